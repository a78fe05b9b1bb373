from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from scripts.dispute_costs import Cost, cost_of, disputes

MOST_QUESTIONS = 4


@pytest.fixture(scope="module")
def costs() -> list[Cost]:
    return [cost_of(one) for one in disputes()]


def test_ten_typed_disputes_of_each_game_end_in_a_ruling(costs: list[Cost]) -> None:
    assert Counter(one.game for one in costs) == {"hbo": 10, "lcg": 10, "oriflamme": 10, "kings": 10}
    assert [one.title for one in costs if not one.ruled] == []


def test_a_dispute_is_typed_in_a_few_lines_and_mostly_nothing_is_asked(costs: list[Cost]) -> None:
    assert median(one.keys for one in costs) <= 250
    assert median(one.questions for one in costs) == 0
    assert max(one.questions for one in costs) <= MOST_QUESTIONS


def test_an_answer_is_counted_with_its_keys() -> None:
    [asked] = (one for one in disputes() if "Not Today" in one.title)
    told = cost_of(asked)
    [(old, new)] = asked.answers
    assert (told.questions, told.keys) == (1, len(asked.text) + len(new) - len(old) + 1)
