"""The game as one value: verbs, procedures, the text, the points on which it is silent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.game import Game, Verb
from engine.kernel.move import Move
from engine.kings import (
    casualties,
    harbour,
    marching,
    mustering,
    planning,
    points,
    power,
    raiding,
    rounds,
    supporting,
    told,
    westeros,
)
from engine.kings.box import TEXT
from engine.kings.orders import verb as orders
from engine.kings.table import Did, Table

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


def name_of(move: Move) -> str:
    """A move as it can be compared with another."""
    return msgspec.json.encode(move).decode()


def _recorded(act: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """What the move did is told of this move alone."""

    def recorded(table: Table, move: Move) -> Table:
        after: Table = act(table.put(did=Did(of=name_of(move))), move)
        return after

    return recorded


def _recording(verb: Verb) -> Verb:
    kinds = {name: _recording(kind) for name, kind in verb.kinds.items()}
    return replace(verb, act=_recorded(verb.act), kinds=kinds)


VERBS: tuple[Verb, ...] = tuple(_recording(verb) for verb in FOUND)

KINGS = Game(
    id="kings",
    texts=(TEXT,),
    verbs={verb.move: verb for verb in VERBS},
    procedures={rounds.TURN.name: rounds.TURN},
    points=tuple(points.EVERY.values()),
)
