"""Cases of the card games: positions, questions, paths, and the moves that a case leaves out."""
