"""Cases of the Thrones card games: positions, moves, questions, paths, and what silence means."""
