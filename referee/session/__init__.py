"""The session of a table: its state and history, its journal, its files."""
