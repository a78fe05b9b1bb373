"""A Clash of Kings: what the expansion adds to the first-edition board game, and where its draft stops."""
