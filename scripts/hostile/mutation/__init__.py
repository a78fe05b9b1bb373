"""Mutants of the engine: what is changed, where it is tried, and which tests ought to notice."""
