"""The commands by which a game leaves the program, is checked, and comes back."""
