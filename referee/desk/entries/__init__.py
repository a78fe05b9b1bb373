"""The entries of a tournament: what each may be written on, and what it changes."""
