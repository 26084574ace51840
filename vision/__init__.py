"""Cameras, hands and what they show."""
