"""Letters and keys, whatever is written with them."""
