"""A table that is told whole: the shortest list between it and its record, or what cannot be."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move, verb
from engine.kernel.errors import Impossible, Unreadable
from engine.oriflamme.declarations import KnowRowCard
from referee.position.reconciliation import Reconciliation, reconcile
from referee.position.writer import seen_text
from referee.session.controller import GameController
from referee.session.log.ruled_history import OutcomeKind
from tests.session.test_seen_lines import ready

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


@pytest.mark.parametrize("language", ["en", "bg", "pl", "ru"])
@pytest.mark.parametrize("game", ["hbo", "lcg", "kings", "oriflamme"])
def test_the_text_of_a_table_agrees_with_it(game: str, language: str) -> None:
    controller = table(game)
    text = seen_text(controller.session.adapter, controller.session.state, language)
    assert reconcile(controller, text, language).agrees


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
    assert fault.value.faults[0].rule == "hbo.unique.restriction"


def test_the_text_of_another_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="another_game"):
        reconcile(table("lcg"), told(), "en")


def test_nothing_is_entered_by_looking() -> None:
    controller = table()
    before = controller.session.state, len(controller.session.lines)
    reconcile(controller, told(gold="1g", hand="h3", lannister="tywin, tyrion"), "en")
    assert (controller.session.state, len(controller.session.lines)) == before


ROW = """\
oriflamme r4 events, red first
row: blue schemer open, 2 green, red queen open, 2 red, 1 blue, green prince open, red, \
blue queen open + 1 blue, green twin open, green
red 5 discard felon hand 3
blue 6 hand 3
green 4 discard apothecary hand 3
"""
"""A judge sees whose a closed card is, what lies on it and how many cards a player holds, and no more."""


def test_closed_cards_are_told_by_their_family_and_none_is_named() -> None:
    controller = table("oriflamme")
    session = controller.session
    assert seen_text(session.adapter, session.state, "en") == ROW
    entered(controller, (KnowRowCard(card="red.2", name="trap"),))
    assert list(session.state.all_cards()) != list(session.public.all_cards())
    assert seen_text(session.adapter, session.state, "en") == ROW
    assert reconcile(controller, ROW, "en").agrees


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ("2 green, red", "3 green, red", {("green.1", "tokens", 3)}),
        ("green 4", "green 2", {("green", "influence", 2)}),
        ("events, red first", "events, blue first", {("", "first_player", "blue")}),
        ("events, red first", "events, right to left, red first", {("", "direction", "right_to_left")}),
    ],
)
def test_what_lies_openly_on_a_row_is_set_right(old: str, new: str, changes: set[object]) -> None:
    found = reconcile(table("oriflamme"), ROW.replace(old, new), "en")
    assert found.cannot_be is None
    assert changed(found) == changes


def test_a_card_that_was_never_laid_goes_back_to_the_hand_and_nobody_says_which() -> None:
    text = ROW.replace(", green twin open, green\n", ", green twin open\n").replace(
        "apothecary hand 3", "apothecary hand 4"
    )
    controller = table("oriflamme")
    found = reconcile(controller, text, "en")
    entered(controller, found.moves("as it lies"))
    assert len(found.moves("as it lies")) == 1
    assert reconcile(controller, text, "en").agrees


def test_a_row_that_does_not_add_up_with_the_hand_is_refused_with_the_rule() -> None:
    text = ROW.replace(", green twin open, green\n", ", green twin open\n")
    found = reconcile(table("oriflamme"), text, "en")
    assert found.cannot_be is not None
    assert found.cannot_be.broken is not None
    assert found.cannot_be.broken.rules == ("oriflamme.components.family-set",)


def test_which_of_two_like_closed_cards_is_missing_is_not_guessed() -> None:
    controller = table("oriflamme")
    text = ROW.replace("1 blue, green", "1 blue, blue, green").replace("blue 6 hand 3", "blue 6 hand 2")
    entered(controller, reconcile(controller, text, "en").moves("as it lies"))
    assert reconcile(controller, ROW, "en").cannot_be is None
    found = reconcile(controller, ROW.replace("1 blue, green", "3 blue, green"), "en")
    assert "row" in found.untouched
    assert not [one for one in found.corrections if one.field == "row_of_cards"]
