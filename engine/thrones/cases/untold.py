"""What does a plot come to that a case says nothing of? It plays no part there."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.reason import Question
from engine.thrones.records import Plot
from engine.thrones.table import Table

NUMBERS = ("income", "initiative", "claim")


class Said(Struct, frozen=True):
    """What a position says of plots."""

    plots: dict[str, dict[str, Any] | None] = {}
    """Seat -> its plot; none: absent."""
    round: int = 1


def said_of_plots(raw: dict[str, Any]) -> Said:
    """What a position that has been read says of each seat's plot."""
    seats = raw.get("seats") or ()
    return Said({seat["id"]: seat.get("plot") for seat in seats}, raw.get("round") or 1)


def as_the_case_has_it(table: Table, asked: Question | None, said: Said) -> Table | None:
    """The table with the number that is asked for; nothing where the case does not give it either.

    A plot the case says nothing of counts for nothing. One without a name is the plot of its round.
    """
    field = asked.what.removeprefix("plot_") if asked is not None else ""
    if asked is None or asked.seat not in said.plots or field not in NUMBERS:
        return None
    given, plot = said.plots[asked.seat], table.seats[asked.seat].plot or Plot()
    if given is not None and (given.get("name") or table.round != said.round):
        return None
    return table.seat(asked.seat, plot=replace(plot, **{field: (given or {}).get(field) or 0}))
