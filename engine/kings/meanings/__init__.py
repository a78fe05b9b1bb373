"""What a line may mean on the board, one file for each matter."""
