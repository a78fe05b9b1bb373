"""Battles: strength, support, casualties and retreat."""
