"""Lessons: games taught step by step on positions that the engine judges."""
