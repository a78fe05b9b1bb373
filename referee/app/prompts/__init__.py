"""Questions to the players, asked in dialogs."""
