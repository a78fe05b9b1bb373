"""Whatever is overruled, every card and every plot lies in exactly one place afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.agot.state.piles import deck_owner
from engine.agot.state.table import AgotTable
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Verdict
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.lcg.test_advice import mistaken
from tests.properties import table_invariants as holds
from tests.properties.positions import DESKS, Position, positions
from tests.properties.random_moves import mutated

EACH = 6
"""Moves overruled at each table."""


def kept_nowhere(*entry: object) -> None:
    """Nothing is written."""


def plots_in_two_places(table: AgotTable) -> Iterator[str]:
    """Plots of one deck that lie there, in the used pile or revealed, and in another of these places too."""
    for seat in table.order:
        deck = table.seats[deck_owner(table, seat)]
        plot = table.seats[seat].plot
        revealed = (plot.name,) if plot is not None and plot.name else ()
        there = Counter((*(deck.plots_available or ()), *deck.plots_used, *revealed))
        yield from (
            f"the plot {name} of {seat} lies in {count} places" for name, count in there.items() if count > 1
        )


def below_nothing(table: AgotTable) -> Iterator[str]:
    """Players who hold less than no gold."""
    there = ((seat, table.seats[seat].gold) for seat in table.order)
    yield from (f"{seat} holds {gold} gold" for seat, gold in there if gold < 0)


def wrong(before: AgotTable, after: AgotTable) -> list[str]:
    """What lies nowhere, or in two places, or is less than nothing."""
    return [
        *below_nothing(after),
        *holds.cards_lost(before, after),
        *holds.badly_placed(after),
        *plots_in_two_places(after),
    ]


def overruled(game: str, position: Position, chance: Random) -> Iterator[str]:
    """What is wrong after a mistaken move was made at this table all the same."""
    table = position.state
    if any(plots_in_two_places(table)):
        return
    move = chance.choice(position.moves)
    change = mistaken if game == "lcg" else mutated
    move = change(table, chance, move) if chance.random() < 0.7 else move
    session = Session(DESKS[game], table, (table.text,), kept_nowhere, strict=chance.random() < 0.3)
    try:
        if session.rule_on(move)[1][0].verdict is not Verdict.NO:
            return
        outcome = session.enter(move, overrule="We saw it so.")
    except RefereeError:
        return
    assert outcome.kind is OutcomeKind.DONE
    yield from (f"{fault} after {move}" for fault in wrong(table, session.state))


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_after_an_overruled_move_all_lies_in_one_place_and_nobody_holds_less_than_no_gold(game: str) -> None:
    chance = Random(game)
    faults = [fault for one in positions(game) for _ in range(EACH) for fault in overruled(game, one, chance)]
    assert faults == []
