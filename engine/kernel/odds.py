"""Exact odds of cards drawn at random: every way to draw is as likely as any other."""

from __future__ import annotations

from math import comb

from msgspec import Struct


class Odds(Struct, frozen=True):
    """So many of so many equally likely ways."""

    hits: int
    ways: int

    @property
    def percent(self) -> int:
        """In hundredths, rounded half up."""
        return (200 * self.hits + self.ways) // (2 * self.ways)


def at_least_one(named: int, among: int, drawn: int) -> Odds:
    """The odds that one of some named cards is among those drawn.

    Args:
        named: how many cards would do; none of them lies elsewhere.
        among: how many cards there are, at least one.
        drawn: how many of these are drawn at once.
    """
    ways = comb(among, drawn)
    return Odds(ways - comb(among - named, drawn), ways)
