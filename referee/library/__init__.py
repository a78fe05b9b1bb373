"""Referee for other programs: disputes judged, rules read and found."""
