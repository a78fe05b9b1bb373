"""The referee beside the table: command line, screen, sessions."""

__version__ = "0.2.0"
"""Written into every journal that is begun. To ask the installed package for it takes 12 ms."""
