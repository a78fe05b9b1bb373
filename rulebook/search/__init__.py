"""Search in the rulebook, and answers to questions."""
