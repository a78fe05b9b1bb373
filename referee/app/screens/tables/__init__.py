"""The table of one game: cards of seats, a row, a board; what is entered on it and shown."""
