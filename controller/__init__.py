"""The game and everything that directs it."""
