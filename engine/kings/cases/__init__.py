"""Cases: positions, moves, questions and paths."""
