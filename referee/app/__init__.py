"""The table in the terminal. `main.run` starts it; nothing is imported here."""
