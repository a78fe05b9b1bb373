"""The game as one value, and the check that a move names only what is on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import TABLE, Move, verb
from engine.kernel.decoders import AREA, SEAT, Lookup, check_references, check_seat
from engine.kernel.errors import Unreadable
from engine.kernel.game import Game, Verb
from engine.kernel.reasons import Finding, Rule, obeyed_reasons, rule
from engine.kings import declarations, rule_variants
from engine.kings import moves as m
from engine.kings.battle import aftermath, strength
from engine.kings.board import components, ports
from engine.kings.board.components import PLACE_ONE_TIME, TEXT, in_force
from engine.kings.common_rules import place_in_turn, step_of
from engine.kings.moves import ExecuteOneTime, PlaceOrder, WesterosCard
from engine.kings.one_time_orders import execution as orders
from engine.kings.phases import consolidate_power, march, mustering, planning, raid, turn, westeros
from engine.kings.phases.planning import due
from engine.kings.phases.westeros import unused
from engine.kings.remedies import REMEDIES
from engine.kings.table import KingsTable, LastMove, at_step

LOOKUPS = {
    AREA: Lookup(
        lambda table, area: area in table.areas,
        lambda table, area: Unreadable("unknown_area", area=area, known=tuple(table.areas)),
    ),
    SEAT: Lookup(
        lambda table, seat: seat in table.seats,
        lambda table, seat: Unreadable("unknown_seat", seat=seat, known=tuple(table.seats)),
    ),
}


def check(table: KingsTable, move: Move) -> None:
    """All Houses and areas a move names are at the table.

    Raises:
        Unreadable: names the first that is not, or an incomplete part.
    """
    needed = KINGS.verbs[type(move)].needs_seat
    check_seat(move, table.seats, needed=needed, nobody=("", TABLE))
    check_references(table, move, LOOKUPS)
    _check_parts(table, move)
    for name in getattr(move, "remove", ()):
        check_called(table, name)


def check_called(table: KingsTable, name: str) -> None:
    """An order written ``land_a:march``: the area is on the board, and there is such an order.

    Raises:
        Unreadable: one of the two is not.
    """
    area, _, order = name.rpartition(":")
    if area not in table.areas:
        raise Unreadable("unknown_area", area=area, known=tuple(table.areas))
    if order not in (*components.PERMANENT, *components.ONE_TIME):
        raise Unreadable("unknown_thing", read=name, known=(*components.PERMANENT, *components.ONE_TIME))


def _steps(move: Move) -> tuple[m.UnitMovement, ...]:
    return move.moves if isinstance(move, m.March | m.ExecuteOneTime) else ()


def _own_area(move: Move) -> str:
    """The area the move itself names: of a march where it begins, of a one-time order where it lies."""
    return move.from_ if isinstance(move, m.March) else str(getattr(move, "area", ""))


def _built(move: Move) -> tuple[m.Built, ...]:
    return move.units if isinstance(move, m.Muster | m.ExecuteOneTime) else ()


def _check_parts(table: KingsTable, move: Move) -> None:
    """A march names where units go, a forced march whence they come; built is a unit or an upgrade."""
    for step in _steps(move):
        gathering = isinstance(move, m.ExecuteOneTime) and move.order == components.FORCED_MARCH
        wanted, other = (step.from_, step.to) if gathering else (step.to, step.from_)
        if not wanted or other not in ("", _own_area(move)):
            argument = "from" if gathering else "to"
            raise Unreadable("argument_missing", question=verb(move), argument=argument)
        start = table.areas.get(step.from_ or _own_area(move))
        if not step.units and start is not None and not start.units_of(move.by):
            raise Unreadable("nobody_to_go", area=start.id, seat=move.by)
        if not step.units:
            raise Unreadable("units_missing", area=wanted)
    for built in _built(move):
        if (built.build is None) == (built.upgrade is None) or (built.to is None) != (built.upgrade is None):
            raise Unreadable("argument_missing", question=verb(move), argument="build")
        if built.build == components.SHIP and not built.place:
            raise Unreadable("argument_missing", question=verb(move), argument="place")


FOUND: tuple[Verb, ...] = (
    planning.CHOOSING_CARDS,
    planning.PLACING_ONE_TIME,
    planning.DECLINING,
    planning.PLACING_ORDER,
    raid.RAIDING,
    march.MARCHING,
    strength.SUPPORTING,
    consolidate_power.CONSOLIDATING,
    mustering.MUSTERING,
    orders.EXECUTING,
    aftermath.GIVING_CASUALTY,
    aftermath.RETREATING,
    aftermath.DESTROYING,
    ports.CAPTURING,
    ports.DESTROYING_SHIPS,
    aftermath.REMOVING_FORT,
    westeros.LOSING_AREA,
    westeros.WESTEROS_CARD,
    march.RESOLVING_BATTLE,
    westeros.GOING_ON,
    *declarations.VERBS,
)


GAME = "kings"


def move_key(move: Move) -> str:
    """A move as it can be compared with another."""
    return msgspec.json.encode(move).decode()


@rule("kings.onetime.steps")
def brought_to(table: KingsTable, move: Move) -> KingsTable:
    """The table at the step of the move, if that still lies ahead; the steps between changed nothing."""
    wanted = step_of(move)
    if wanted is None or isinstance(move, WesterosCard) or not table.phase:
        return table
    if isinstance(move, PlaceOrder) and (move.step == PLACE_ONE_TIME or due(table)):
        return table
    if place_in_turn(table.phase, table.step) >= place_in_turn(*wanted):
        return table
    return at_step(table, *wanted)


def _recorded(act: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """The record of what a move did covers this move alone."""

    def recorded(table: KingsTable, move: Move) -> KingsTable:
        there = brought_to(table, move)
        if there is not table:
            there = brought_to(unused(table, there.phase, there.step), move)
        after: KingsTable = act(there.put(did=LastMove(of=move_key(move))), move)
        return after

    return recorded


FOUND_BY_MOVE = {verb.move: verb for verb in FOUND}


def choose(table: KingsTable, move: Move) -> Verb:
    """The verb with the rules that concern this move and the options in force."""
    order = str(move.order) if isinstance(move, ExecuteOneTime) else ""
    return _chosen(type(move), order, frozenset(table.options))


@cache
def _chosen(kind: type[Move], order: str, options: frozenset[int]) -> Verb:
    verb = FOUND_BY_MOVE[kind]
    rules = orders.OF_ORDER[order] if order else verb.rules
    rules_left = tuple(rule for rule in (narrowed(each, options) for each in rules) if rule is not None)
    return replace(verb.wrapped(_recorded), rules=rules_left)


@rule("kings.options.any-combination")
def narrowed(function: Rule, options: frozenset[int]) -> Rule | None:
    """A rule as it stands under these options; none, if it belongs to others alone."""
    obeyed = obeyed_reasons(function)[GAME]
    own = in_force(options, obeyed.rules)
    if own == obeyed.rules:
        return function
    if not set(own) & set(obeyed.rules):
        return None

    def under_these(table: Any, move: Any) -> Finding:
        finding: Finding = function(table, move)
        return finding

    # What `@rule` puts on a function: no type says that a function has it.
    under_these.obeyed = {GAME: replace(obeyed, rules=own)}  # type: ignore[attr-defined]
    return under_these


VERBS: tuple[Verb, ...] = tuple(replace(verb.wrapped(_recorded), choose=choose) for verb in FOUND)

KINGS = Game(
    id=GAME,
    texts=(TEXT,),
    verbs={verb.move: verb for verb in VERBS},
    procedures={turn.TURN.name: turn.TURN},
    points=tuple(rule_variants.RULE_VARIANTS.values()),
    check=check,
    remedies=REMEDIES,
)
