"""What a line may mean at a row of cards, one file for each matter."""
