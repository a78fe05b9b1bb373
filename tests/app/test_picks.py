"""Whom a card may be paired with in a dialog."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.kernel.move import Move
from referee.app.asking_picks import PickQuestions
from referee.app.wording import Wording
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing
from tests.session.given import BG, attack, session


class Answered(PickQuestions):
    """Notes what is offered, and chooses nobody."""

    def __init__(self, bench: Refereeing) -> None:
        super().__init__(cast("Any", None), bench, Wording())

    def partners(self, move: Move, attacker: str) -> tuple[str, ...]:
        return self._partners(move, "stealth", attacker)


@pytest.mark.rule("hbo.keyword.stealth", "hbo.keyword.stealth_immunity")
def test_stealth_may_choose_a_character_whose_keywords_nobody_has_told() -> None:
    table = session("challenges", BG)
    told = {"robb": ("stealth",), "tyrion": (), "cersei": None}
    state = table.state
    for card, keywords in told.items():
        state = state.card(card, keywords=keywords)
    table.states[-1] = state
    asked = Answered(Refereeing(table, OwnedCards("hbo")))
    assert asked.partners(attack(), "robb") == ("tyrion", "cersei")
    table.states[-1] = state.card("cersei", keywords=("stealth",))
    assert asked.partners(attack(), "robb") == ("tyrion",)


def test_who_is_not_known_to_have_stealth_is_not_asked_whom_he_slips_past() -> None:
    table = session("challenges", BG)
    table.states[-1] = table.state.card("robb", keywords=None)
    asked = Answered(Refereeing(table, OwnedCards("hbo")))
    assert asked.partners(attack(), "robb") == ()


def test_what_has_to_be_asked_before_a_choice_is_judged_is_no_ruling_on_it() -> None:
    table = session("challenges", BG)
    table.states[-1] = table.state.card("robb", icons=None)
    asked = Answered(Refereeing(table, OwnedCards("hbo")))
    choice = next(one for one, _ in table.choices() if "robb" in one.among)
    said, legal = asked._checklist(choice, "", ())._judge(("robb",))

    assert legal is None
    assert said.startswith("To be asked:")
