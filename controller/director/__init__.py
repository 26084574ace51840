"""Asks, waits, times, decides: the director of the evening."""
