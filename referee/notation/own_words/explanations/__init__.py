"""Moves weighed by how well they explain a line: what each says of its words, and what is left over."""
