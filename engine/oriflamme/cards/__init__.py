"""What each of the eleven cards does, whom it may be used against, and which choices it asks for."""
