"""The log of a game: its lines and states, rulings and windows on record, and what is taken back."""
