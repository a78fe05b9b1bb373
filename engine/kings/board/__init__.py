"""The board: its pieces, the changes a move makes, ports, supply and victory, and the board of 2003."""
