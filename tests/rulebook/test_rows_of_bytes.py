"""Rows of bytes are weighed and added as one number each, and come out as if it were done lane by lane."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook.asking.meaning_space import combination, row

LANES = 7
ROWS = st.lists(
    st.tuples(st.binary(min_size=LANES, max_size=LANES), st.floats(-1e4, 1e4)), min_size=1, max_size=80
)


@given(ROWS)
def test_a_combination_is_the_sum_of_all_rows_by_their_weights(rows: list[tuple[bytes, float]]) -> None:
    weights = [weight for _, weight in rows]
    plain = [sum(weight * steps[lane] for steps, weight in rows) for lane in range(LANES)]

    found = combination([row(steps) for steps, _ in rows], weights, LANES)

    assert found == pytest.approx(plain, abs=1e-6 * max(map(abs, weights)) * len(rows))


def test_no_rows_add_up_to_nothing() -> None:
    assert combination([], [], LANES) == [0.0] * LANES
