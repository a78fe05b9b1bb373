"""Suggested changes, each brought about: in the move, on the table, or by waiting."""
