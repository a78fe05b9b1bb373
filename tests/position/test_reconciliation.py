"""A table that is told whole: the shortest list between it and its record, or what cannot be."""

from __future__ import annotations

import pytest

from engine.kernel.errors import Impossible, Unreadable
from engine.kernel.moves import Move, verb
from referee.position.reconciliation import Reconciliation, reconcile
from referee.position.writer import table_text
from referee.session.controller import GameController
from referee.session.session import OutcomeKind
from tests.session.test_seen import ready

SEEN = """\
hbo r3 challenges, lannister to act, real cards
{challenge}stark {gold} 4p h5: {stark}; dead: septa mordane
lannister 3g 6p {hand}: {lannister}
"""
USUAL = {
    "challenge": "",
    "gold": "2g",
    "stark": "eddard, jon, arya",
    "hand": "h4",
    "lannister": "tywin, cersei, hound",
}


def told(**otherwise: str) -> str:
    return SEEN.format(**{**USUAL, **otherwise})


def table(game: str = "hbo") -> GameController:
    return ready(game).controller


def changed(found: Reconciliation) -> set[tuple[str, str, object]]:
    return {(one.of, one.field, one.value) for one in found.corrections}


def entered(controller: GameController, moves: tuple[Move, ...]) -> None:
    for one in moves:
        assert controller.enter(one).kind is OutcomeKind.DONE, one


def test_a_record_that_agrees_needs_nothing() -> None:
    found = reconcile(table(), told(), "en")
    assert found.agrees
    assert "sansa" in found.unnamed


@pytest.mark.parametrize("game", ["hbo", "lcg", "kings"])
def test_the_text_of_a_table_agrees_with_it(game: str) -> None:
    controller = table(game)
    session = controller.session
    text = table_text(session.adapter, session.state, "en")
    assert reconcile(controller, text, "en").agrees


def test_what_differs_is_set_right_as_one_entry() -> None:
    controller = table()
    found = reconcile(controller, told(gold="1g", stark="eddard k, jon, arya"), "en")
    assert changed(found) == {("stark", "gold", 1), ("eddard", "kneeling", True)}
    entered(controller, found.moves("as it lies"))
    assert len(found.moves("as it lies")) == 1
    assert reconcile(controller, told(gold="1g", stark="eddard k, jon, arya"), "en").agrees


def test_a_move_that_explains_several_differences_is_an_entry() -> None:
    text = told(challenge="lannister mil stark: hound\n", lannister="tywin, cersei, hound k")
    controller = table()
    found = reconcile(controller, text, "en")
    assert [verb(one) for one in found.entries] == ["declare_challenge"]
    assert not found.corrections
    entered(controller, found.moves(""))
    assert reconcile(controller, text, "en").agrees


def test_of_moves_that_explain_as_much_none_is_guessed() -> None:
    found = reconcile(table(), told(lannister="tywin k, cersei, hound"), "en")
    assert not found.entries
    assert changed(found) == {("tywin", "kneeling", True)}


def test_a_card_nobody_has_named_comes_out_of_the_hand() -> None:
    controller = table()
    found = reconcile(controller, told(hand="h3", lannister="tywin, cersei, hound, tyrion"), "en")
    assert found.cannot_be is None
    entered(controller, found.moves("played unseen"))
    tyrion = next(one for one in controller.session.public.cards.values() if "Tyrion" in one.name)
    assert (tyrion.zone, controller.session.public.seats["lannister"].hand) == ("play", 3)


def test_the_first_fact_that_cannot_be_is_named_and_nothing_else() -> None:
    found = reconcile(table(), told().replace("challenges", "setup"), "en")
    assert found.cannot_be is not None
    assert found.cannot_be.change is not None
    assert (found.cannot_be.change.field, found.cannot_be.ruling is None) == ("phase", False)


def test_a_position_that_cannot_exist_names_its_rule() -> None:
    with pytest.raises(Impossible) as fault:
        reconcile(table(), told(stark="eddard, eddard"), "en")
    assert fault.value.defects[0][1] == "hbo.unique.restriction"


def test_the_text_of_another_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="another_game"):
        reconcile(table("lcg"), told(), "en")


def test_nothing_is_entered_by_looking() -> None:
    controller = table()
    before = controller.session.state, len(controller.session.lines)
    reconcile(controller, told(gold="1g", hand="h3", lannister="tywin, tyrion"), "en")
    assert (controller.session.state, len(controller.session.lines)) == before
