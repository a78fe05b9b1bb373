"""Who may use a port: the House that holds its land, and no other."""

from __future__ import annotations

from engine.kernel.reason import DERIVED, Finding, no, rule
from engine.kings import box
from engine.kings.moves import Consolidate, PlaceOrder, Raid, Support
from engine.kings.table import Area, Table, owner

Using = Raid | Support | Consolidate | PlaceOrder


def port_of_move(table: Table, move: Using) -> Area | None:
    """The port whose ships act, if they lie in one."""
    area = table.areas[move.from_ if isinstance(move, Raid | Support) else move.area]
    return area if area.kind == box.PORT else None


@rule("kings.port.owner", "kings.port.capture")
def the_port_is_his(table: Table, move: Using) -> Finding:
    """Ships whose land another House holds take no orders and carry none out."""
    port = port_of_move(table, move)
    has = owner(table, port) if port is not None else ""
    if port is None or has in ("", move.by):
        return None
    return no("only_the_owner_uses_it", area=port.id, seat=has)


@rule("kings.port.owner", "kings.port.abandoned")
def its_land_is_held(table: Table, move: Consolidate) -> Finding:
    """Nobody trades in a port whose land nobody holds."""
    port = port_of_move(table, move)
    if port is None or owner(table, port):
        return None
    return no("nobody_uses_it", basis=DERIVED, area=port.id)
