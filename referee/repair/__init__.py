"""Repairs of a game in which something went wrong: four remedies tried on copies, and one carried out."""
