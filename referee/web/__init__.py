"""A table in the browser: one process holds the game, and visitors look at it and press its keys."""
