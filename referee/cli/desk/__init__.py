"""The command `desk`: a tournament from its set-up to its record."""
