"""The pages: the host's phone, the public table screen and, in simulation, the table itself."""
