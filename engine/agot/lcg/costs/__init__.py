"""What cards, abilities and attacks cost in the Living Card Game."""
