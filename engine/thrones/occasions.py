"""Something has happened: the occasion for passives and reactions."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel import windows
from engine.thrones.points import REACTION_ORDER
from engine.thrones.table import Frame, Occasion, Table


def happened(table: Table, *occasions: Occasion) -> Table:
    """These occasions have come: passives and reactions to them follow before anything else goes on."""
    slots = windows.fresh(first_to_react(table), resolved=(), reacted=(), order=())
    return replace(table, agenda=(*table.agenda, Frame("aftermath", "passives", slots)), occasions=occasions)


def first_to_react(table: Table) -> str:
    """Who is asked first for reactions: the first player, unless the table has decided otherwise."""
    if REACTION_ORDER.option(table) == "active_player" and table.active:
        return table.active
    return table.first_player or table.order[0]
