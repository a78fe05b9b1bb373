"""Lines matched against frames: a move as places for what is said, filled at the least cost."""
