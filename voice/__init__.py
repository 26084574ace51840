"""All words, and the voice that speaks them."""
