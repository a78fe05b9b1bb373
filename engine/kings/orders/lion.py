"""Lannister's Guile of the Lion: a neighbour is named."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.reason import Facts, Finding, Reason, change, no, rule
from engine.kernel.state import tell
from engine.kings.moves import ExecuteOneTime
from engine.kings.orders.common import done, near, nothing
from engine.kings.table import Ban, Table, noted


@rule("kings.lion.name")
def a_neighbour_is_named(table: Table, move: ExecuteOneTime) -> Finding:
    """A House that has units in an area adjacent to the order."""
    others = [house for house in near(table, move.area) if house != move.by]
    if move.named is None or move.named in others:
        return None
    name = (change("name_house", seat=others[0]),) if others else ()
    return no("not_a_neighbour", *name, seat=str(move.named))


@rule("kings.lion.name", "kings.lion.ban", "kings.lion.duration")
def act(table: Table, move: ExecuteOneTime) -> Table:
    """Until the end of the turn that House does not march, raid or support an attack against Lannister."""
    if move.named is None:
        return nothing(table, move, Reason(("kings.lion.name",), says="lion_names_nobody"))
    table = table.put(ban=Ban(move.by, str(move.named)))
    facts: Facts = {"seat": str(move.named)}
    rules = ("kings.lion.name", "kings.lion.ban", "kings.lion.duration")
    table = noted(table, Reason(rules, says="lion_names", facts=facts))
    return done(tell(table, Event("house_named", seat=str(move.named))), move)


RULES = (a_neighbour_is_named,)
