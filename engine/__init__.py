"""Pure rules: from a state and a move a ruling, a new state, the events. No screen, file, clock, chance."""
