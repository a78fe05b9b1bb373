"""The coach of a live game: what each player knows, and what is told beside a ruling."""
