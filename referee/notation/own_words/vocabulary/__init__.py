"""What the words of a line may stand for: names, terms of the game, numbers, little words."""
