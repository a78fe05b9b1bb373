"""The phases of a round: the rules of each and the order of its steps."""
