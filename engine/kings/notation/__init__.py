"""Typed lines: what moves, orders and battles are called, and the forms of the moves."""
