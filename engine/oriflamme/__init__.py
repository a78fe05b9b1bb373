"""Oriflamme: Ablaze: three to five families, one row of cards, six rounds."""

from engine.oriflamme.game import ORIFLAMME

__all__ = ["ORIFLAMME"]
