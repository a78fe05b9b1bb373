"""The case format as this game reads it.

A move of a later step implies that the steps between are over and changed nothing. Only where the position
gives a turn order is nobody's turn to place an order implied.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.cases import Asked, Casebook
from engine.kernel.move import Move
from engine.kernel.play import judge
from engine.kernel.reading import move_of_case
from engine.kernel.reason import rule
from engine.kernel.ruling import Ruling
from engine.kings.box import HIGHGARDEN, SHIP
from engine.kings.cases import paths, questions
from engine.kings.cases.build import begin
from engine.kings.frame import LATER
from engine.kings.game import KINGS, brought_to
from engine.kings.moves import (
    Built,
    Casualty,
    DestroyAll,
    ExecuteOneTime,
    Muster,
    NextStep,
    ResolveBattle,
    Retreat,
)
from engine.kings.references import check
from engine.kings.table import Card, Fight, Table, neighbours, ships_may
from engine.kings.told import VERBS

NOT_IN_CASES = (*(one.move for one in VERBS), NextStep, ResolveBattle)
"""What a table tells a referee, and the outcome of a battle told later, are no part of the case format."""

PLAYABLE = tuple(kind for kind in KINGS.verbs if kind not in NOT_IN_CASES)


def read_step(raw: dict[str, Any], table: Table) -> Asked:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a House or an area is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    move = at_the_only_place(table, move_of_case(_without_nobody(raw), PLAYABLE))
    check(table, move)
    return move


@rule("kings.port.muster")
def at_the_only_place(table: Table, move: Move) -> Move:
    """A new ship of which nobody says where it goes, goes where alone it can: into the one sea or port."""
    if not isinstance(move, Muster | ExecuteOneTime) or move.area not in table.areas:
        return move
    near = [one for one in neighbours(table, move.area) if ships_may(table.areas[one])]
    if len(near) != 1:
        return move
    ships = (replace(one, place=near[0]) if _lacks_place(one) else one for one in move.units)
    return replace(move, units=tuple(ships))


def _lacks_place(one: Built) -> bool:
    return one.build == SHIP and not one.place


def _without_nobody(raw: dict[str, Any]) -> dict[str, Any]:
    """Where units are counted, those of which none goes are not named."""
    moves = raw.get("moves")
    if not isinstance(moves, list):
        return raw
    return {**raw, "moves": [_going(one) for one in moves]}


def _going(step: Any) -> Any:
    units = step.get("units") if isinstance(step, dict) else None
    if not isinstance(units, dict):
        return step
    return {**step, "units": {piece: count for piece, count in units.items() if count != 0}}


def told_otherwise(table: Table, move: Move) -> Table:
    """What a case leaves open of a battle before it goes on, it does not ask about."""
    if not isinstance(move, LATER):
        return table
    given = table.fight if table.fight is not None and not table.fight.open else None
    return table.put(fight=given, fled=None)


def reach(table: Table, move: Move, before: Asked | None = None) -> tuple[Table, Ruling]:
    """The move is judged at its own step of the turn."""
    there = told_otherwise(brought_to(table, move), move)
    there = fought_before(strong_enough(there, move), move)
    return there, judge(KINGS, there, move)


@rule("kings.scope.draft")
def fought_before(table: Table, move: Move) -> Table:
    """A case that goes on behind a battle need not tell it."""
    if not isinstance(move, Retreat | Casualty | DestroyAll):
        return table
    area = move.from_ if isinstance(move, Retreat) else move.area
    fight, fled = table.fight, table.fled
    if fight is not None and fight.area in ("", area):
        return table
    if fled is not None and fled.area == area and (fled.house == move.by or isinstance(move, DestroyAll)):
        return table
    return table.put(fight=Fight(area=area))


@rule("kings.highgarden.limit")
def strong_enough(table: Table, move: Move) -> Table:
    """A House the position says nothing of has what the case needs: its card is as strong as it has to be."""
    if not isinstance(move, ExecuteOneTime) or move.discard is None or move.order != HIGHGARDEN:
        return table
    seat = table.seats[move.by]
    untold = seat.hand is None and seat.power is None
    card = Card(move.discard, sum(move.take_from.values()))
    return table.seat(move.by, hand=(card,)) if untold else table


CASEBOOK = Casebook(
    game=KINGS,
    position=begin,
    step=read_step,
    check_path=paths.check_path,
    fact=paths.fact,
    answer=questions.answer,
    reach=reach,
    skip=lambda table, skip: table,
    settle=lambda table, following: table,
    round_rule="kings.onetime.steps",
)
