"""Corrections of how far a game has come: each leads to a table that is played on, or is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.judge import decisions
from engine.kernel.reasons import Verdict
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, state_of
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.session import nothing_kept


def opened(game: str, which: str) -> GameController:
    adapter = adapter_of(game)
    session = Session(adapter, state_of(example(game, which, "")), adapter.game.texts, nothing_kept)
    return GameController(session, OwnedCards(game))


def corrected(table: GameController, field: str, value: Any, of: str = "") -> bool:
    """Whether it was entered."""
    return table.session.correct(of, field, value, "it lies so").kind is OutcomeKind.DONE


def attacked() -> GameController:
    table = opened("hbo", "middle")
    move = table.session.adapter.read_move(
        b'{"do":"declare_challenge","by":"lannister","kind":"military","target":"stark",'
        b'"attackers":["hound","guards"]}'
    )
    assert table.session.enter(move).kind is OutcomeKind.DONE
    return table


def waits_for(table: GameController) -> set[str]:
    return {one.seat for one in decisions(table.session.adapter.game, table.session.state)}


def test_a_phase_begins_where_the_judge_says() -> None:
    for phase in ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"):
        table = opened("hbo", "middle")
        assert corrected(table, "phase", phase)
        assert table.session.state.phase == phase
        assert waits_for(table)
    assert not corrected(opened("hbo", "middle"), "phase", "supper")


def test_the_active_player_and_the_player_to_act_are_set_right() -> None:
    table = opened("hbo", "middle")
    assert corrected(table, "active", "stark")
    assert table.session.state.active == "stark"
    assert corrected(attacked(), "word", "stark")
    table = attacked()
    assert corrected(table, "word", "stark")
    assert "stark" in waits_for(table)
    assert not corrected(table, "active", "nobody")


def test_a_turn_and_a_window_that_are_not_there_are_not_offered_to_be_set_right() -> None:
    table = opened("hbo", "middle")
    assert {"active", "word", "passed"} <= table.correctable("").keys()

    assert corrected(table, "phase", "draw")

    assert not {"active", "word", "passed"} & table.correctable("").keys()


def test_who_has_passed_is_set_right_but_not_all_of_them() -> None:
    table = attacked()
    assert corrected(table, "passed", ("lannister",))
    assert waits_for(table) >= {"stark"}
    assert not corrected(table, "passed", ("lannister", "stark"))


@pytest.mark.rule("hbo.challenge.participants")
def test_participants_are_characters_in_play_of_their_own_side() -> None:
    table = attacked()
    assert corrected(table, "attackers", ("hound",))
    assert table.session.state.challenge.attackers == ("hound",)
    for wrong in ((), ("jon",), ("encampment",), ("hound", "hound")):
        assert not corrected(table, "attackers", wrong), wrong
    assert not corrected(table, "defenders", ("jon",)), "none have been declared"
    assert not corrected(opened("hbo", "middle"), "attackers", ("hound",)), "there is no challenge"


def test_the_claim_still_to_pay_is_set_right() -> None:
    table = attacked()
    for move in (
        b'{"do":"declare_defenders","by":"stark","defenders":[]}',
        b'{"do":"resolve"}',
    ):
        assert table.enter(table.session.adapter.read_move(move)).kind is OutcomeKind.DONE
    assert corrected(table, "due", 2)
    assert table.session.state.challenge.due == 2
    [asked] = decisions(table.session.adapter.game, table.session.state)
    assert (asked.seat, asked.count) == ("stark", 2)


def test_the_revealed_plot_is_another_whose_numbers_have_to_be_told() -> None:
    table = opened("hbo", "middle")
    assert corrected(table, "plot", "Storm of Swords", "stark")
    plot = table.session.state.seats["stark"].plot
    assert (plot.name, plot.claim) == ("Storm of Swords", None)


def test_a_lasting_effect_is_taken_away_and_none_is_made() -> None:
    from msgspec.structs import replace

    from engine.agot.state.records import Lasting, Modifier

    table = opened("hbo", "middle")
    session = table.session
    state = session.state.put(lasting=(Lasting("no_challenge", "stark", origin="A card"),))
    stronger = Modifier("strength", 2, origin="A song", until="phase")
    session.states[-1] = replace(state.card("jon", modifiers=(stronger,)))
    recorded = session.adapter.recorded(session.state)
    assert recorded["", "lasting"] == ("no_challenge stark A card",)
    assert recorded["jon", "modifiers"] == ("strength +2 A song",)
    assert not corrected(table, "modifiers", ("strength +9 A song",), "jon")
    assert corrected(table, "modifiers", (), "jon")
    assert session.state.cards["jon"].modifiers == ()
    assert corrected(table, "lasting", ())
    assert session.state.lasting == ()


def test_step_and_phase_of_a_turn_are_set_right() -> None:
    table = opened("kings", "march")
    assert corrected(table, "step", "raid")
    assert (table.session.state.phase, table.session.state.step) == ("action", "raid")
    assert corrected(table, "phase", "planning")
    assert (table.session.state.phase, table.session.state.step) == ("planning", "one_time")
    assert corrected(table, "spoken", ("stark",))
    assert "stark" not in waits_for(table)
    assert not corrected(table, "step", "dance")


def test_pointer_and_phase_of_a_round_are_set_right() -> None:
    table = opened("oriflamme", "middle")
    assert corrected(table, "pointer", "green.1")
    assert table.session.state.at_pointer.top.tag == "green.1"
    assert not corrected(table, "pointer", "nowhere")
    assert corrected(table, "phase", "planning")
    assert corrected(table, "placed", ("red",))
    assert waits_for(table) == {"blue"}


def test_a_challenge_is_of_another_kind_or_was_never_made() -> None:
    table = attacked()
    assert corrected(table, "challenge", "power")
    assert table.session.state.challenge.kind == "power"
    assert not corrected(table, "challenge", "supper")
    assert corrected(table, "challenge", "")
    assert table.session.state.challenge is None
    assert (table.session.state.phase, waits_for(table)) == ("challenges", {"lannister"})
    assert not corrected(table, "challenge", "military"), "there is none to be another"


def test_participants_stay_correctable_while_the_claim_is_paid() -> None:
    table = resolved()
    assert corrected(table, "attackers", ("hound",))
    assert corrected(table, "winner", "stark")
    challenge = table.session.state.challenge or table.session.state.last_challenge
    assert (challenge.winner, challenge.loser, challenge.due) == ("stark", "lannister", 0)
    assert not corrected(table, "winner", "lannister"), "a claim is not made up by hand"


def resolved() -> GameController:
    table = attacked()
    for move in (b'{"do":"declare_defenders","by":"stark","defenders":[]}', b'{"do":"resolve"}'):
        assert table.enter(table.session.adapter.read_move(move)).kind is OutcomeKind.DONE
    return table


def recorded(table: GameController, field: str, of: str = "") -> tuple[str, ...]:
    """Words that stand in the record."""
    found = table.session.adapter.recorded(table.session.public)[of, field]
    assert isinstance(found, tuple)
    return found


def test_the_row_is_laid_again_and_every_card_keeps_what_lies_on_it() -> None:
    table = opened("oriflamme", "middle")
    session = table.session
    row = recorded(table, "row_of_cards")
    assert row[4:6] == ("blue.2", "green.prince")
    here, tokens = session.state.at_pointer.id, session.adapter.recorded(session.public)["green.1", "tokens"]
    without = tuple(one for one in row if one != "green.prince")
    assert corrected(table, "row_of_cards", without)
    assert recorded(table, "row_of_cards") == without
    assert corrected(table, "row_of_cards", row)
    assert recorded(table, "row_of_cards") == row
    assert session.adapter.recorded(session.public)["green.1", "tokens"] == tokens
    assert session.state.at_pointer.id == here
    for wrong in (("nobody.1",), ("^blue.1",), (*row, row[0]), ("red.jester",)):
        assert not corrected(table, "row_of_cards", wrong), wrong


def test_a_card_of_the_row_is_opened_and_closed_by_hand() -> None:
    table = opened("oriflamme", "middle")
    row = recorded(table, "row_of_cards")
    closed = tuple("red.1" if one == "red.queen" else one for one in row)
    assert corrected(table, "row_of_cards", closed)
    [card] = [one for one in table.session.state.all_cards() if one.tag == "red.1"]
    assert not card.open
    assert corrected(table, "row_of_cards", row)
    [card] = [one for one in table.session.state.all_cards() if one.tag == "red.1"]
    assert (card.open, card.name) == (True, "queen")


def test_units_and_orders_of_an_area_are_set_right() -> None:
    table = opened("kings", "march")
    areas = table.session.state.areas
    assert corrected(table, "units", ("lannister:footman:1",), "old-wood")
    assert table.session.state.areas["old-wood"].units == {"lannister": {"footman": 1}}
    for wrong in (
        ("lannister:ship:1",),
        ("lannister:footman:99",),
        ("stark:footman:1", "lannister:footman:1"),
        ("lannister",),
    ):
        assert not corrected(table, "units", wrong, "old-wood"), wrong
    assert len(areas["north-hold"].orders) == 2
    assert corrected(table, "orders", ("stark:support",), "north-hold")
    assert [one.order for one in table.session.state.areas["north-hold"].orders] == ["support"]
    assert not corrected(table, "orders", ("stark:march",), "north-hold"), "orders are not made by hand"


def test_an_order_that_lies_face_down_is_named_by_no_record() -> None:
    table = opened("kings", "planning")
    move = table.session.adapter.read_move(
        b'{"do":"place_one_time","by":"stark","order":"call","area":"north-hold"}'
    )
    assert table.enter(move).kind is OutcomeKind.DONE
    assert recorded(table, "orders", "north-hold") == ("stark:face_down",)


@pytest.mark.parametrize(
    ("game", "which"), [("hbo", "middle"), ("lcg", "council"), ("oriflamme", "middle"), ("kings", "march")]
)
def test_whatever_is_recorded_can_be_set_to_what_it_is(game: str, which: str) -> None:
    table = opened(game, which)
    session = table.session
    for (of, field), value in session.adapter.recorded(session.public).items():
        if isinstance(value, tuple) and field == "passed":
            continue
        branch = session.branch()
        outcome = branch.correct(of, field, value, "counted")
        assert outcome.ruling.verdict is Verdict.YES or value in ("", None), (of, field, value)
