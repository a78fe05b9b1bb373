"""Abilities as the Living Card Game has them: keywords, responses, restrictions, choices by text."""
