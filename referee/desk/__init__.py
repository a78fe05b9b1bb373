"""What stands between a session and whoever shows it: saved games, the owner's cards, ready examples."""
