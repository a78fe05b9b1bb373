"""The referee beside the table: command line, screen, sessions."""
