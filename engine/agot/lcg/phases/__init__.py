"""The phases of a round, where the Living Card Game goes another way."""
