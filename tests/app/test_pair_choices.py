"""Whom a card may be paired with in a dialog."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.kernel.decisions import Move
from referee.app.presenters.wording import Wording
from referee.app.prompts.pick_questions import PickQuestions
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from tests.kit.session import BG, attack, session
from tests.session.test_lookahead import played_once


class Answered(PickQuestions):
    """Notes what is offered, and chooses nobody."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(cast("Any", None), controller, Wording())

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
    asked = Answered(GameController(table, OwnedCards("hbo")))
    assert asked.partners(attack(), "robb") == ("tyrion", "cersei")
    table.states[-1] = state.card("cersei", keywords=("stealth",))
    assert asked.partners(attack(), "robb") == ("tyrion",)


def test_who_is_not_known_to_have_stealth_is_not_asked_whom_he_slips_past() -> None:
    table = session("challenges", BG)
    table.states[-1] = table.state.card("robb", keywords=None)
    asked = Answered(GameController(table, OwnedCards("hbo")))
    assert asked.partners(attack(), "robb") == ()


def test_what_has_to_be_asked_before_a_choice_is_judged_is_no_ruling_on_it() -> None:
    table = session("challenges", BG)
    table.states[-1] = table.state.card("robb", icons=None)
    asked = Answered(GameController(table, OwnedCards("hbo")))
    choice = next(one for one, _ in table.choices() if "robb" in one.among)
    said, legal = asked._checklist(choice, "", ())._judge(("robb",))

    assert legal is None
    assert said.startswith("Asked next:")


def test_what_the_texts_rule_differently_is_told_under_both_while_it_is_picked() -> None:
    table = played_once()
    found = next(one for one, rulings in table.listed() if len({each.verdict for each in rulings}) > 1)
    asked = Answered(GameController(table, OwnedCards("hbo")))

    said, legal = asked.judged(found.move)

    assert legal is False
    assert "✓ Legal" in said
    assert "✗ Not legal" in said
