"""What a screen or a player sees: the view, the legal moves, the remedies, the hidden cards."""
