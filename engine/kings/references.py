"""Does everything a move names exist on this table?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.errors import Unreadable
from engine.kernel.move import Move, verb
from engine.kernel.told import Correct, Decide
from engine.kings import box, entering, told
from engine.kings import moves as m
from engine.kings.table import Table

NOBODYS = (
    m.RemoveFortification,
    m.WesterosCard,
    m.ResolveBattle,
    m.NextStep,
    entering.EnterArea,
    told.KnowFact,
    Decide,
    Correct,
)
"""Moves that need no seat."""


def check(table: Table, move: Move) -> None:
    """All Houses and areas a move names are at the table.

    Raises:
        Unreadable: names the first that is not, or what is not told in full.
    """
    if not move.by and not isinstance(move, NOBODYS):
        raise Unreadable("seat_missing", verb=verb(move))
    if move.by and move.by not in (*table.seats, "TABLE"):
        raise Unreadable("unknown_seat", seat=move.by, known=tuple(table.seats))
    for area in areas_named(move):
        if area not in table.areas:
            raise Unreadable("unknown_area", area=area, known=tuple(table.areas))
    for house in houses_named(move):
        if house not in table.seats:
            raise Unreadable("unknown_seat", seat=house, known=tuple(table.seats))
    _check_parts(table, move)
    for name in getattr(move, "remove", ()):
        check_called(table, name)


def check_called(table: Table, name: str) -> None:
    """An order written ``land_a:march``: the area is on the board, and there is such an order.

    Raises:
        Unreadable: one of the two is not.
    """
    area, _, order = name.rpartition(":")
    if area not in table.areas:
        raise Unreadable("unknown_area", area=area, known=tuple(table.areas))
    if order not in (*box.PERMANENT, *box.ONE_TIME):
        raise Unreadable("unknown_thing", read=name, known=(*box.PERMANENT, *box.ONE_TIME))


def areas_named(move: Move) -> Iterator[str]:
    """Every area a move names."""
    if isinstance(move, m.RemoveFortification | entering.EnterArea | told.KnowFact):
        return
    for name in ("area", "from_", "target", "battle", "to", "port"):
        value = getattr(move, name, None)
        if isinstance(value, str):
            yield value
    for step in _steps(move):
        yield from (one for one in (step.to, step.from_) if one)
        yield from step.via
    for built in _built(move):
        if built.place:
            yield built.place


def houses_named(move: Move) -> Iterator[str]:
    """Every House a move names beside its own."""
    if isinstance(move, m.ExecuteOneTime):
        yield from move.take_from
        yield from move.discard_of
        yield from (move.named,) if move.named else ()
    if isinstance(move, m.Support) and move.attacker:
        yield move.attacker
    battle = getattr(move, "battle", None)
    if isinstance(battle, m.Battle):
        yield battle.winner


def _steps(move: Move) -> tuple[m.Step, ...]:
    return move.moves if isinstance(move, m.March | m.ExecuteOneTime) else ()


def _own_area(move: Move) -> str:
    """The area the move itself names: of a march where it begins, of a one-time order where it lies."""
    return move.from_ if isinstance(move, m.March) else str(getattr(move, "area", ""))


def _built(move: Move) -> tuple[m.Built, ...]:
    return move.units if isinstance(move, m.Muster | m.ExecuteOneTime) else ()


def _check_parts(table: Table, move: Move) -> None:
    """A march names where units go, a forced march whence they come; built is a unit or an upgrade."""
    for step in _steps(move):
        gathering = isinstance(move, m.ExecuteOneTime) and move.order == box.FORCED_MARCH
        wanted, other = (step.from_, step.to) if gathering else (step.to, step.from_)
        if not wanted or other not in ("", _own_area(move)):
            argument = "from" if gathering else "to"
            raise Unreadable("argument_missing", question=verb(move), argument=argument)
        start = table.areas.get(step.from_ or _own_area(move))
        if not step.units and start is not None and not start.of(move.by):
            raise Unreadable("nobody_to_go", area=start.id, seat=move.by)
        if not step.units:
            raise Unreadable("units_missing", area=wanted)
    for built in _built(move):
        if (built.build is None) == (built.upgrade is None) or (built.to is None) != (built.upgrade is None):
            raise Unreadable("argument_missing", question=verb(move), argument="build")
        if built.build == box.SHIP and not built.place:
            raise Unreadable("argument_missing", question=verb(move), argument="place")
