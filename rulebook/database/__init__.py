"""The database of the rulebook: built from the pages, and read."""
