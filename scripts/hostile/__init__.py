"""The harness that breaks Referee: ``python -m scripts.hostile PART --rounds N --seed S``."""
