"""Whatever is overruled, every card and every plot lies in exactly one place afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.kernel.errors import RefereeError
from engine.kernel.reason import Verdict
from engine.thrones.plot_decks import deck_owner
from engine.thrones.table import Table
from referee.session import Session, What
from tests.lcg.test_advice import mistaken
from tests.properties import holds
from tests.properties.mutants import mutated
from tests.properties.positions import DESKS, Position, positions

EACH = 6
"""Moves overruled at each table."""


def kept_nowhere(*entry: object) -> None:
    """Nothing is written."""


def plots_in_two_places(table: Table) -> Iterator[str]:
    """Plots of one deck that lie there, in the used pile or revealed, and in another of these places too."""
    for seat in table.order:
        deck = table.seats[deck_owner(table, seat)]
        plot = table.seats[seat].plot
        revealed = (plot.name,) if plot is not None and plot.name else ()
        there = Counter((*(deck.plots_available or ()), *deck.plots_used, *revealed))
        yield from (
            f"the plot {name} of {seat} lies in {count} places" for name, count in there.items() if count > 1
        )


def wrong(before: Table, after: Table) -> list[str]:
    """What lies nowhere, or in two places."""
    return [
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
    assert outcome.what is What.DONE
    yield from (f"{fault} after {move}" for fault in wrong(table, session.state))


@pytest.mark.parametrize("game", ["hbo", "lcg"])
def test_after_an_overruled_move_every_card_and_plot_lies_in_one_place(game: str) -> None:
    chance = Random(game)
    faults = [fault for one in positions(game) for _ in range(EACH) for fault in overruled(game, one, chance)]
    assert faults == []
