"""The parser of typed lines."""
