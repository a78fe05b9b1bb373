"""Inputs from strangers: files, lines and strings."""
