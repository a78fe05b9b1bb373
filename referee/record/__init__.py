"""The record of a game as it leaves the program: told, checked, and handed to others."""
