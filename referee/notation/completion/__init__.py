"""Completions of a typed line."""
