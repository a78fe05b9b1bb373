"""What is printed on the cards: the known facts, and what the owner reads off their own cards."""
