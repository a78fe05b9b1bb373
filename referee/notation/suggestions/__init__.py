"""Lines that may have been meant by a line that cannot be read."""
