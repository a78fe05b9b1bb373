"""The lessons: their list, and each at its table."""
