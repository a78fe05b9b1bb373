"""What a screen shows: the view, the legal moves, the remedies."""
