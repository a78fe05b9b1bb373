"""The table in the terminal. `startup.run` starts it; nothing is imported here."""
