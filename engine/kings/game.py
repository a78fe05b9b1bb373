"""The game as one value: verbs, procedures, the text, the points on which it is silent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.game import Game, Verb
from engine.kernel.move import Move
from engine.kernel.reason import Finding, Rule, kept_by, rule
from engine.kings import (
    casualties,
    harbour,
    marching,
    mustering,
    planning,
    points,
    power,
    raiding,
    references,
    rounds,
    supporting,
    told,
    westeros,
)
from engine.kings.box import PLACE_ONE_TIME, TEXT
from engine.kings.frame import place_in_turn, step_of
from engine.kings.moves import ExecuteOneTime, PlaceOrder, WesterosCard
from engine.kings.orders import verb as orders
from engine.kings.planning import due
from engine.kings.table import Did, Table, at_step, in_force
from engine.kings.unused import unused

FOUND: tuple[Verb, ...] = (
    planning.CHOOSING_CARDS,
    planning.PLACING_ONE_TIME,
    planning.DECLINING,
    planning.PLACING_ORDER,
    raiding.RAIDING,
    marching.MARCHING,
    supporting.SUPPORTING,
    power.CONSOLIDATING,
    mustering.MUSTERING,
    orders.EXECUTING,
    casualties.GIVING_CASUALTY,
    casualties.RETREATING,
    casualties.DESTROYING,
    harbour.CAPTURING,
    harbour.DESTROYING_SHIPS,
    casualties.REMOVING_FORT,
    westeros.LOSING_AREA,
    westeros.WESTEROS_CARD,
    marching.RESOLVING_BATTLE,
    westeros.GOING_ON,
    *told.VERBS,
)


GAME = "kings"


def name_of(move: Move) -> str:
    """A move as it can be compared with another."""
    return msgspec.json.encode(move).decode()


@rule("kings.onetime.steps")
def brought_to(table: Table, move: Move) -> Table:
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
    """What the move did is told of this move alone."""

    def recorded(table: Table, move: Move) -> Table:
        there = brought_to(table, move)
        if there is not table:
            there = brought_to(unused(table, there.phase, there.step), move)
        after: Table = act(there.put(did=Did(of=name_of(move))), move)
        return after

    return recorded


FOUND_BY_MOVE = {verb.move: verb for verb in FOUND}


def choose(table: Table, move: Move) -> Verb:
    """The verb with the rules that concern this move and the options in force."""
    order = str(move.order) if isinstance(move, ExecuteOneTime) else ""
    return _chosen(type(move), order, frozenset(table.options))


@cache
def _chosen(kind: type[Move], order: str, options: frozenset[int]) -> Verb:
    found = FOUND_BY_MOVE[kind]
    rules = orders.OF_ORDER[order] if order else found.rules
    kept = tuple(one for one in (narrowed(each, options) for each in rules) if one is not None)
    return Verb(kind, kept, _recorded(found.act))


@rule("kings.options.any-combination")
def narrowed(function: Rule, options: frozenset[int]) -> Rule | None:
    """A rule as it stands under these options; none, if it belongs to others alone."""
    kept = kept_by(function)[GAME]
    own = in_force(options, kept.rules)
    if own == kept.rules:
        return function
    if not set(own) & set(kept.rules):
        return None

    def under_these(table: Any, move: Any) -> Finding:
        found: Finding = function(table, move)
        return found

    under_these.kept = {GAME: replace(kept, rules=own)}  # type: ignore[attr-defined]
    return under_these


VERBS: tuple[Verb, ...] = tuple(replace(verb, act=_recorded(verb.act), choose=choose) for verb in FOUND)

KINGS = Game(
    id=GAME,
    texts=(TEXT,),
    verbs={verb.move: verb for verb in VERBS},
    procedures={rounds.TURN.name: rounds.TURN},
    points=tuple(points.EVERY.values()),
    check=references.check,
)
