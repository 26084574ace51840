"""The rules: data in, data out. No clock, chance, input or output in here."""
