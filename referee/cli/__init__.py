"""What the command `referee` does, one file for each thing it can be asked."""
