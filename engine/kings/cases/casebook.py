"""The case format of this game: the steps of a case."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.cases.model import Casebook, StepInput
from engine.kernel.decisions import Move
from engine.kernel.decoders import move_of_case
from engine.kernel.judge import judge
from engine.kernel.reasons import Facts, Reason, Ruling, rule
from engine.kings.board.components import HIGHGARDEN, SHIP
from engine.kings.board.supply_and_victory import ships_may
from engine.kings.cases import questions
from engine.kings.cases.builder import begin
from engine.kings.cases.paths import check_path, fact
from engine.kings.cases.position import KingsPosition
from engine.kings.common_rules import LATER
from engine.kings.game import KINGS, brought_to, check
from engine.kings.moves import (
    Built,
    Casualty,
    DestroyAll,
    ExecuteOneTime,
    Muster,
    Retreat,
)
from engine.kings.phases.westeros import left_behind
from engine.kings.table import Fight, HouseCard, KingsTable, called, neighbours


def read_step(raw: dict[str, Any], table: KingsTable) -> StepInput:
    """One step of a case.

    Raises:
        Unreadable: the verb, a field, a House or an area is unknown.
    """
    if "ask" in raw:
        return questions.read_question(raw, table)
    move = at_the_only_place(table, move_of_case(_without_nobody(raw), KINGS.in_cases))
    check(table, move)
    return move


@rule("kings.port.muster")
def at_the_only_place(table: KingsTable, move: Move) -> Move:
    """A new ship of which nobody says where it goes, goes where alone it can: into the one sea or port."""
    if not isinstance(move, Muster | ExecuteOneTime) or move.area not in table.areas:
        return move
    near = [neighbour for neighbour in neighbours(table, move.area) if ships_may(table.areas[neighbour])]
    if len(near) != 1:
        return move
    ships = (replace(unit, place=near[0]) if _lacks_place(unit) else unit for unit in move.units)
    return replace(move, units=tuple(ships))


def _lacks_place(built: Built) -> bool:
    return built.build == SHIP and not built.place


def _without_nobody(raw: dict[str, Any]) -> dict[str, Any]:
    """Where units are counted, those of which none goes are not named."""
    moves = raw.get("moves")
    if not isinstance(moves, list):
        return raw
    return {**raw, "moves": [_going(move) for move in moves]}


def _going(step: Any) -> Any:
    units = step.get("units") if isinstance(step, dict) else None
    if not isinstance(units, dict):
        return step
    return {**step, "units": {piece: count for piece, count in units.items() if count != 0}}


def told_otherwise(table: KingsTable, move: Move) -> KingsTable:
    """What a case leaves open of a battle before it goes on, it does not ask about."""
    if not isinstance(move, LATER):
        return table
    given = table.fight if table.fight is not None and not table.fight.open else None
    return table.put(fight=given, fled=None)


def table_and_ruling(
    table: KingsTable, move: Move, before: StepInput | None = None
) -> tuple[KingsTable, Ruling]:
    """The move is judged at its own step of the turn."""
    brought = brought_to(table, move)
    there = fought_before(strong_enough(told_otherwise(brought, move), move), move)
    ruling = judge(KINGS, there, move)
    return there, replace(ruling, reasons=(*ruling.reasons, *_skipped_steps(table, brought)))


@rule("kings.scope.draft")
def fought_before(table: KingsTable, move: Move) -> KingsTable:
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


def _skipped_steps(table: KingsTable, there: KingsTable) -> tuple[Reason, ...]:
    """What silence means between where the position stands and the step of a move.

    The steps between are over and changed nothing.
    """
    begun, end = table.step or table.phase, there.step or there.phase
    if begun == end:
        return ()
    orders = tuple(called(area, order) for area, order in left_behind(table, there.phase, there.step))
    if orders:
        facts: Facts = {"begun": begun, "step": end, "orders": orders}
        return (Reason(says="steps_skipped_with_orders", facts=facts),)
    return (Reason(says="steps_skipped", facts={"begun": begun, "step": end}),)


@rule("kings.highgarden.limit")
def strong_enough(table: KingsTable, move: Move) -> KingsTable:
    """A House the position says nothing of has what the case needs: its card is as strong as it has to be."""
    if not isinstance(move, ExecuteOneTime) or move.discard is None or move.order != HIGHGARDEN:
        return table
    seat = table.seats[move.by]
    untold = seat.hand is None and seat.power is None
    card = HouseCard(move.discard, sum(move.take_from.values()))
    return table.seat(move.by, hand=(card,)) if untold else table


CASEBOOK = Casebook(
    game=KINGS,
    position=begin,
    step=read_step,
    check_path=check_path,
    fact=fact,
    answer=questions.answer,
    reach=table_and_ruling,
    skip=lambda table, skip: table,
    settle=lambda table, following: table,
    round_rule="kings.onetime.steps",
    fields=KingsPosition,
)
