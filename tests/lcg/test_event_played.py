"""An event is played like any other card: what answers that may be used then."""

from __future__ import annotations

import pytest

from engine.agot.lcg.adapter import CASEBOOK
from engine.kernel.cases.evaluation import judge_case
from engine.kernel.cases.model import Case

EVENT = {"id": "e", "name": "A Raven", "type": "event", "house": ["stark"], "timing": "any_phase"}
WATCHER = {"id": "w", "name": "A Watcher", "house": ["lannister"], "strength": 1, "timing": "response"}
POSITION = {
    "phase": "challenges",
    "first_player": "A",
    "active_player": "A",
    "seats": [
        {"id": "A", "house": "stark", "hand": {"count": 1, "known": [EVENT]}},
        {"id": "B", "house": "lannister", "characters": [WATCHER]},
    ],
}


@pytest.mark.parametrize("of", [{}, {"of": "e"}])
def test_an_event_that_is_played_can_be_answered_as_played(of: dict[str, str]) -> None:
    play = {"do": "play_event", "by": "A", "card": "e", "expect": {"legal": True}}
    answer = {"do": "respond", "by": "B", "card": "w", "to": "played", **of, "expect": {"legal": True}}
    case = Case(id="played", position=POSITION, steps=(play, answer), game="lcg")
    assert () == judge_case(case, CASEBOOK, "ru-2008").failures
