"""The phases of a round of A Clash of Kings."""
