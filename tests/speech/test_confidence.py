"""A move is made without asking only where it is sure enough to be what the line means."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from referee.notation.own_words.confidence import BARS, learnt_weights
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from rulebook.asking.logistic_model import Logistic
from tests.speech.other_lines import other_lines, table_before
from tests.speech.renamed_lines import with_unknown_name

EVERY = 12


def _became(text: str, game: str, case: str, step: int, language: str) -> str:
    try:
        parse(text, table_before(game, case, step), language)
    except ParseError:
        return "asked"
    return "acted"


def test_a_line_that_names_a_card_nobody_knows_is_mostly_asked_about() -> None:
    drawn, found = random.Random(1), Counter[str]()
    for one in other_lines()[::EVERY]:
        text = with_unknown_name(one, table_before(one.game, one.case, one.step), drawn)
        if text:
            found[_became(text, one.game, one.case, one.step, one.language)] += 1
    assert found["asked"] > 3 * found["acted"], found


def test_evidence_adds_up() -> None:
    weights = Logistic(0.0, {"for": 1.0, "against": -2.0})
    assert weights.probability({}) == 0.5
    assert weights.probability({"for": 1}) > 0.7
    assert weights.probability({"for": 1, "against": 1, "of no weight": 9}) < 0.3


@pytest.mark.parametrize("name", BARS)
def test_what_bars_a_move_is_known_as_evidence(name: str) -> None:
    assert name in learnt_weights().weights
