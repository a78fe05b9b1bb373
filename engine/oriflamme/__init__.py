"""Oriflamme: Ablaze: three to five families, one row of cards, six rounds."""
