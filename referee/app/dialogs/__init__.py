"""Small screens that ask one thing and return the answer."""
