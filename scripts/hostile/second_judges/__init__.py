"""Rule checkers written from the sources alone, one module a game, by nobody who had read the engine."""
