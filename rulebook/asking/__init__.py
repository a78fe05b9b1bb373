"""Questions in whole sentences: which rule answers one, how surely, and what it says."""
