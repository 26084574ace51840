"""What the command line can do, one module each."""
