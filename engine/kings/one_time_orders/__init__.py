"""The nine one-time orders, one file for each matter."""
