"""Tournaments: what the judges of one write down, on one chain of entries."""
