"""Abilities of cards: when they may be used, what they cost, what they do."""
