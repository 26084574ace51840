"""Buttons and lights: pins, debouncing, light scenes, board tables."""
