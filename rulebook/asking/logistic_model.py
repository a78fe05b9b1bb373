"""A logistic model: the probability that follows from what speaks for something and against it."""

from __future__ import annotations

from math import exp

from msgspec import Struct

FAR = 50.0
"""Odds beyond this power of e are as good as certain."""


class Logistic(Struct, frozen=True):
    """What each piece of evidence counts, as the logarithm of the odds."""

    bias: float
    weights: dict[str, float]

    def probability(self, evidence: dict[str, float]) -> float:
        """From 0 to 1; evidence without a weight counts nothing."""
        drawn = self.bias + sum(weight * evidence.get(name, 0) for name, weight in self.weights.items())
        return 1 / (1 + exp(-max(-FAR, min(FAR, drawn))))
