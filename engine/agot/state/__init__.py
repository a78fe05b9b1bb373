"""The table of the card games: records, moves, effects, declarations."""
