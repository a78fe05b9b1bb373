"""Typed lines: what moves, orders and battles are called, and the forms of the moves."""

from __future__ import annotations

from engine.kings.notation.grammar import GRAMMAR

__all__ = ["GRAMMAR"]
