"""The rule texts, as data over the abilities."""
