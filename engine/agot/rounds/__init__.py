"""The order of a round, and the seat whose turn it is."""
