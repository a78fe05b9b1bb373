"""Out of whose plot deck does a player reveal, and to whose used pile does a plot go?

Plots belong to whoever brought them, even while a text has two players swap decks.
"""

from __future__ import annotations

from engine.kernel.reason import Facts, Reason, Verdict, rule
from engine.kernel.state import note
from engine.thrones.edition import of
from engine.thrones.records import Seat
from engine.thrones.table import Table

PLOT_DECK = 7
"""Plots a deck has."""
SWAPPED = "plots_swapped"
"""Lasting: these two have each other's plot deck and used pile."""


def deck_owner(table: Table, seat: str) -> str:
    """Whose plot deck this player has now."""
    holds = seat
    for one in reversed(table.lasting):
        if one.what == SWAPPED and holds in (one.seat, one.other):
            holds = one.other if holds == one.seat else one.seat
    return holds


@rule("hbo.plot.used_pile", "hbo.plot.replaces")
def put_away(table: Table, seat: str, name: str) -> Table:
    """The plot revealed before goes to the used pile of its owner."""
    plot = table.seats[seat].plot
    if plot is None or not plot.name or plot.name == name:
        return table
    owner = plot.owner or seat
    if owner != seat:
        facts: Facts = {"card": plot.name, "seat": owner}
        pile = Reason(("hbo.piles.owner",), Verdict.YES, "owners_pile", facts, basis=of(table).others_pile)
        table = note(table, pile)
    return table.seat(owner, plots_used=(*table.seats[owner].plots_used, plot.name))


@rule("hbo.plot.recycle")
def take_out(table: Table, owner: str, name: str) -> Table:
    """The plot lies in the deck or used pile no more; the last unused one brings the used ones back."""
    seat = table.seats[owner]
    if name not in (seat.plots_available or ()):
        table = table.seat(owner, plots_used=tuple(plot for plot in seat.plots_used if plot != name))
        seat = table.seats[owner]
    available, secret = seat.plots_available, seat.plots_secret
    if available is not None:
        available = tuple(plot for plot in available if plot != name)
    if available == () or _all_seen(seat):
        # The whole deck has been seen: it is known which plots they are.
        returning = seat.plots_used
        table = note(table, Reason(("hbo.plot.recycle",), Verdict.YES, "plots_return", {"plots": returning}))
        return table.seat(owner, plots_available=returning, plots_used=(), plots_secret=False)
    return table.seat(owner, plots_available=available, plots_secret=secret)


def _all_seen(seat: Seat) -> bool:
    return seat.plots_available is None and seat.plots_secret and len(seat.plots_used) + 1 >= PLOT_DECK
