"""Rules as people meet them: house rules from files, what is wrong with them, and how two sets of rules differ."""
