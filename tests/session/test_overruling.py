"""An overruled move is made where a legal one would be, and leaves everything in one place."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.hbo.adapter import ADAPTER, CASEBOOK
from engine.agot.state.table import AgotTable
from engine.kernel.errors import Unreadable
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.session import ARYA, BG, JON, ROBB, TYRION, Disk, move, session

PLOT = {"income": 3, "initiative": 5, "claim": 1}


def at_the_end_of_the_round() -> Session:
    """The taxation phase: gold is still to be returned. Each has one plot revealed, one used and two left."""
    seats = [_seat("stark", ROBB), _seat("lannister", TYRION)]
    given: dict[str, Any] = {"seats": seats, "phase": "taxation", "first_player": "stark"}
    table = Session(ADAPTER, CASEBOOK.position(given, BG, ()), (BG,), Disk().keep)
    assert table.enter(move("return_gold")).kind is OutcomeKind.DONE
    return table


def _seat(house: str, character: dict[str, Any]) -> dict[str, Any]:
    plots = {"available": [f"{house} 2", f"{house} 3"], "used": [f"{house} 0"], "revealed": f"{house} 1"}
    plot = {**PLOT, "name": f"{house} 1"}
    return {"id": house, "house": house, "characters": [character], "plot": plot, "plots": plots}


def places(table: AgotTable, seat: str) -> dict[str, tuple[str, ...]]:
    """Where the plots of a seat lie."""
    there = table.seats[seat]
    plot = (there.plot.name,) if there.plot is not None and there.revealed else ()
    return {"available": there.plots_available or (), "used": there.plots_used, "revealed": plot}


@pytest.mark.rule("hbo.plot.used_pile", "hbo.round.next_round")
def test_a_used_plot_overruled_is_revealed_in_the_round_the_table_is_asked_about() -> None:
    table = at_the_end_of_the_round()
    assert table.waiting[0].asks == "reveal_plot"
    again = move("reveal_plot", "stark", plot="stark 0")
    assert table.enter(again).kind is OutcomeKind.REFUSED
    assert table.enter(again, overrule="We play it so.").kind is OutcomeKind.DONE
    assert (table.state.round, table.state.phase) == (2, "plot")
    assert places(table.state, "stark") == {
        "available": ("stark 2", "stark 3"),
        "used": ("stark 1",),
        "revealed": ("stark 0",),
    }
    assert [one.seat for one in table.waiting] == ["lannister"]
    assert table.enter(move("reveal_plot", "lannister", plot="lannister 2")).kind is OutcomeKind.DONE
    assert table.state.round == 2


def test_the_steps_before_an_overruled_move_stand_in_its_entry() -> None:
    table = at_the_end_of_the_round()
    outcome = table.enter(move("reveal_plot", "stark", plot="stark 0"), overrule="We play it so.")
    assert outcome.implied
    assert len(table.lines[-1].body["implied"]) == len(outcome.implied)
    assert table.undo() == 1
    assert table.state.round == 1


def test_what_would_lie_in_two_places_or_nowhere_is_not_overruled_into_being() -> None:
    table = session("challenges", BG)
    before = table.state
    attack = move("declare_challenge", "stark", kind="military", target="lannister", attackers=["jon"])
    with pytest.raises(Unreadable, match="would_be_misplaced"):
        table.enter(attack, overrule="He was there.")
    assert table.state is before


CARDS = {"count": 1, "known": [{**JON, "cost": 4}]}
PLAY_JON = move("play_card", "stark", card="jon")


def before_the_draw() -> Session:
    """The first player is named; drawing two cards and collecting three gold lie ahead."""
    table = session("plot", BG, hand=CARDS, gold=0, plot={**PLOT, "initiative": 6}, characters=[ROBB, ARYA])
    assert table.enter(move("determine_initiative")).kind is OutcomeKind.DONE
    assert table.enter(move("name_first_player", "stark", seat="stark")).kind is OutcomeKind.DONE
    return table


@pytest.mark.rule("hbo.gold.pay_for_cards", "hbo.marshal.income_collect")
def test_a_refusal_is_reckoned_on_the_table_as_it_will_be() -> None:
    table = before_the_draw()
    refused = table.enter(PLAY_JON)
    assert refused.kind is OutcomeKind.REFUSED
    assert [(one.what, one.facts.get("amount")) for one in refused.ruling.changes] == [("gold", 1)]
    assert ("income", "stark", 3) in [(one.what, one.seat, one.amount) for one in refused.reckoned]
    assert table.state.seats["stark"].gold == 0


def test_what_is_counted_in_is_done_when_the_refused_move_is_made_all_the_same() -> None:
    table = before_the_draw()
    assert table.enter(PLAY_JON, overrule="One gold was left over.").kind is OutcomeKind.DONE
    stark = table.state.seats["stark"]
    assert (table.state.phase, stark.drawn, stark.last_income) == ("marshalling", 2, 3)
    assert table.state.cards["jon"].zone == "play"


@pytest.mark.rule("hbo.gold.pay_for_cards")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_a_card_that_cannot_be_paid_takes_the_gold_there_is_and_the_log_says_what_is_missing(
    gold: int,
) -> None:
    table = session("marshalling", BG, gold=gold, plot={**PLOT, "income": 0})
    entered = table.enter(move("play_card", "stark", card="jon"), overrule="He pays the rest next round.")

    assert entered.kind is OutcomeKind.DONE
    assert table.state.seats["stark"].gold == 0
    missing = [one for ruling in entered.rulings for one in ruling.done if one.says == "gold_missing"]
    assert [one.facts for one in missing] == [{"seat": "stark", "needs": 3, "has": gold, "amount": 3 - gold}]


def test_a_card_that_is_paid_in_full_leaves_no_note_of_missing_gold() -> None:
    table = session("marshalling", BG, gold=4, plot={**PLOT, "income": 0})
    entered = table.enter(move("play_card", "stark", card="jon"))

    assert entered.kind is OutcomeKind.DONE
    assert table.state.seats["stark"].gold == 1
    assert not [one for ruling in entered.rulings for one in ruling.done if one.says == "gold_missing"]
