"""Position text: a table and its disputed moves as a few typed lines. No game is known here."""
