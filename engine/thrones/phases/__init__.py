"""One file per phase of the round: its rules and the order of its steps."""
