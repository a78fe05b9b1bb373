"""A verb says all that a game says of a move."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.kernel.corrections import Correct, Decide, act_decide
from engine.kernel.decisions import Decision, DecisionKind, Pass
from engine.kernel.decoders import move_of_case
from engine.kernel.errors import Unreadable
from engine.kernel.game import CaseForm, Game, Verb
from engine.kernel.state import State
from engine.kings.game import KINGS
from engine.kings.moves import PlaceOrder
from engine.oriflamme.game import ORIFLAMME
from referee.session.registry import adapter_of
from referee.words.speech import Speech

ADAPTERS = pytest.mark.parametrize("game", ["hbo", "lcg", "oriflamme", "kings"])
GAMES = pytest.mark.parametrize("game", [HBO, LCG, ORIFLAMME, KINGS], ids=lambda game: game.id)


def first(state: Any, move: Any) -> None:
    """The first rule."""


def second(state: Any, move: Any) -> None:
    """The second rule."""


def third(state: Any, move: Any) -> None:
    """The third rule."""


def unchanged(state: Any, _move: Any) -> Any:
    """What no move changes."""
    return state


PLAIN = Verb(Pass, (first, second), unchanged, entry="fact")


def test_a_rule_added_to_a_verb_decides_after_its_others() -> None:
    assert PLAIN.with_rules(third).rules == (first, second, third)


def test_a_verb_without_a_rule_keeps_the_others() -> None:
    assert PLAIN.without(first).rules == (second,)


def test_a_rule_in_the_place_of_another_decides_where_that_did() -> None:
    assert PLAIN.replacing({first: third}).rules == (third, second)


def test_what_is_wrapped_around_a_verb_is_done_with_what_it_does() -> None:
    after = PLAIN.wrapped(lambda act: lambda state, move: act(state + 1, move))

    assert after.act(1, Pass()) == 2


def test_a_verb_that_is_changed_keeps_all_else() -> None:
    changed = PLAIN.with_rules(third).without(first).replacing({}).wrapped(lambda act: act)

    assert (changed.move, changed.act, changed.entry) == (Pass, PLAIN.act, "fact")


@GAMES
def test_a_decision_is_entered_as_a_choice_and_what_is_set_right_as_a_correction(game: Game) -> None:
    assert game.verbs[Decide].entry == "choice"
    assert game.verbs[Correct].entry == "correction"


@GAMES
def test_what_a_table_decides_holds_from_then_on_and_is_told(game: Game) -> None:
    speech = Speech("en")
    speech.game = game.id
    for point in game.points:
        for option in point.options:
            before = State(game=game.id, text=game.texts[0])

            after = act_decide(before, Decide(point=point.rule, option=option))

            assert after.decided == {point.rule: option}
            assert [speech.event(event) for event in after.events]
            assert speech.faults == set(), point.rule


@GAMES
def test_what_a_table_tells_its_referee_is_no_part_of_the_case_format(game: Game) -> None:
    """Passes that are entered for a whole window are moves, and no facts."""
    moves = ("move", "window")
    told = [verb.move for verb in game.verbs.values() if verb.entry not in moves and verb.case is not None]

    assert not told


def test_a_list_a_case_leaves_out_is_empty() -> None:
    verb = Verb(Correct, (), unchanged, case=CaseForm(absent=("value",)))

    move = move_of_case({"do": "correct", "of": "", "field": "x", "reason": "y"}, (verb,))

    assert move == Correct(of="", field="x", value=(), reason="y")


@pytest.mark.parametrize(
    ("form", "key"),
    [
        (CaseForm(unknown=("reason",)), "unknown_field"),
        (CaseForm(needed=("reason",)), "argument_missing"),
    ],
)
def test_a_case_leaves_out_what_a_table_tells_and_leaves_nothing_open(form: CaseForm, key: str) -> None:
    verb = Verb(Correct, (), unchanged, case=form)

    with pytest.raises(Unreadable) as refused:
        move_of_case({"do": "correct", "of": "", "field": "x", "value": 1, "reason": ""}, (verb,))

    assert refused.value.says == key


@ADAPTERS
@pytest.mark.parametrize("said", [None, 3, "pass", [], {}, {"do": "sing"}, {"do": None}])
def test_what_a_forged_record_holds_for_a_move_is_unreadable(game: str, said: Any) -> None:
    with pytest.raises(Unreadable):
        adapter_of(game).as_said(said)


def test_a_move_whose_secret_is_left_out_is_read_with_its_place_empty() -> None:
    laid = {"do": "place_order", "by": "stark", "area": "moat", "order": ""}
    told = adapter_of("kings").as_said(laid)
    assert isinstance(told, PlaceOrder)
    assert (told.by, told.area, str(told.order)) == ("stark", "moat", "")
    for forged in ({**laid, "colour": "red"}, {key: laid[key] for key in ("do", "by", "area")}):
        with pytest.raises(Unreadable):
            adapter_of("kings").as_said(forged)


@pytest.mark.parametrize("game", ["oriflamme", "kings"])
def test_a_first_game_on_a_board_leaves_no_move_for_later_and_asks_what_every_game_asks(game: str) -> None:
    asked = Decision(
        "red", "keep_or_activate", "oriflamme.event.facedown-choice", DecisionKind.DUTY, ("keep",)
    )
    adapter = adapter_of(game)

    assert adapter.left_out_at_first(None, Pass(by="red")) == ""
    assert adapter.asked_at_first(None, asked) == "keep_or_activate"
