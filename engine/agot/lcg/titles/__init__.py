"""Titles of the multiplayer game: the council, support, redirected challenges."""
