"""Odds are exact: they are counted over every way to draw."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.agot.odds import Odds, at_least_one


@given(among=st.integers(1, 9), data=st.data())
def test_at_least_one_of_some_cards_is_counted_over_every_draw(among: int, data: st.DataObject) -> None:
    named, drawn = data.draw(st.integers(0, among)), data.draw(st.integers(0, among))
    draws = list(combinations(range(among), drawn))
    hits = sum(any(card < named for card in draw) for draw in draws)

    found = at_least_one(named, among, drawn)

    assert Fraction(found.hits, found.ways) == Fraction(hits, len(draws))


@pytest.mark.parametrize(
    ("odds", "percent"), [(Odds(2, 5), 40), (Odds(1, 8), 13), (Odds(2, 31), 6), (Odds(3, 3), 100)]
)
def test_hundredths_are_rounded_half_up(odds: Odds, percent: int) -> None:
    assert odds.percent == percent
