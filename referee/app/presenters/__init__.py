"""Texts and lists for the screens, made from rulings, moves and pages."""
