"""A Clash of Kings for the referee: reading and checking tables, answers, display."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import Unreadable
from engine.kernel.judge import candidates
from engine.kernel.reasons import Question
from engine.kernel.remedies import remedied
from engine.kernel.table_defects import (
    AllowedValues,
    Defect,
    TableFields,
    defects,
    key_defects,
    one_of,
    repeated,
)
from engine.kernel.view import DisplayName
from engine.kings import corrections, declarations, public_table, view
from engine.kings.battle.aftermath import RETREAT
from engine.kings.battle.calculator import CALCULATOR
from engine.kings.board import changes, components
from engine.kings.cases.casebook import CASEBOOK
from engine.kings.cases.position_text import FORM
from engine.kings.cases.table_position import position_of
from engine.kings.game import KINGS
from engine.kings.invariants import invariants
from engine.kings.new_game import START, new_game
from engine.kings.odds import forecasts, odds
from engine.kings.public_table import announced
from engine.kings.table import KingsTable
from engine.kings.view import seen_differences


def _seats(table: Any) -> tuple[str, ...]:
    return tuple(table.seats)


def _areas(table: Any) -> tuple[str, ...]:
    return tuple(table.areas)


def _areas_or_none(table: Any) -> tuple[str, ...]:
    return ("", *table.areas)


def _seats_or_none(table: Any) -> tuple[str, ...]:
    return ("", *table.seats)


PIECES, ORDERS = one_of(*components.PIECES), one_of(*components.PERMANENT, *components.ONE_TIME)
AMONG: dict[str, AllowedValues] = {
    "HouseSeat.id": one_of(*components.HOUSES),
    "HouseSeat.available": PIECES,
    "HouseSeat.left": one_of(*components.ONE_TIME),
    "HouseSeat.out": one_of(*components.ONE_TIME),
    "Area.kind": one_of(components.LAND, components.SEA, components.PORT),
    "Area.holder": _seats_or_none,
    "Area.units": _seats,
    "Area.units.*": PIECES,
    "Area.power_token": _seats_or_none,
    "Order.house": _seats,
    "Order.order": ORDERS,
    "State.phase": one_of("", components.SETUP, components.WESTEROS, components.PLANNING, components.ACTION),
    "State.step": one_of("", *(step for _, step in components.TURN)),
    "State.turn_order": _seats,
    "State.fiefdoms": _seats,
    "State.spoken": _seats,
    "State.mustered": _areas,
    "State.taken": _areas,
    "State.taken.*": _seats_or_none,
    "State.settled": _areas,
    "State.delivered": _seats,
    "Fight.area": _areas_or_none,
    "Fight.attacker": _seats_or_none,
    "Fight.loser": _seats_or_none,
    "Fight.origin": _areas_or_none,
    "Fight.attacking": PIECES,
    "Fight.supporting": one_of("attacker", "defender"),
    "Fight.supporting.*": PIECES,
    "Fight.helpers": _areas,
    "RetreatedUnits.house": _seats,
    "RetreatedUnits.area": _areas,
    "RetreatedUnits.units": PIECES,
    "RetreatedUnits.at": _areas_or_none,
    "Ban.by": _seats,
    "Ban.named": _seats,
    "Resolved.order": ORDERS,
    "Resolved.house": _seats,
    "Resolved.area": _areas,
    "LastMove.gained": _seats,
    "LastMove.plundered": _seats,
    "LastMove.plundered_untold": _seats,
    "LastMove.destroyed": _seats,
    "LastMove.destroyed.*": PIECES,
    "LastMove.moved": PIECES,
}
FIELDS = TableFields(
    AMONG, frozenset({"LastMove.gained"}), once=frozenset({"turn"}), texts=frozenset({"LastMove.of"})
)


def table_defects(table: KingsTable) -> Iterator[Defect]:
    """The defects of a table."""
    if not table.seats:
        yield Defect("table_no_seats", "seats")
    yield from defects(KINGS, FIELDS, table)
    yield from key_defects(table.seats, "seats")
    yield from key_defects(table.areas, "areas")
    yield from repeated(table.turn_order, "turn_order")
    yield from repeated(table.fiefdoms, "fiefdoms")
    for option in table.options:
        if option not in components.OPTIONS:
            yield Defect("table_no_number", "options", option)


YES_NO = ("no", "yes")


def answers(table: KingsTable, question: Question) -> tuple[str, ...]:
    """The only answers there are."""
    return YES_NO if question.what == RETREAT else ()


def answer(table: KingsTable, question: Question, value: Any) -> Move:
    """The move that tells what was asked: a strength, a number of the base game, a yes or no."""
    try:
        number = YES_NO.index(str(value)) if str(value) in YES_NO else int(str(value))
    except ValueError:
        raise Unreadable("number_wanted", read=str(value)) from None
    return declarations.KnowFact(by=question.seat, what=question.what, of=question.card, value=number)


def know(seat: str, zone: str, given: dict[str, Any]) -> Move:
    """The move that declares a missing number."""
    return declarations.KnowFact(
        by=seat,
        what=str(given.get("what", zone)),
        of=str(given.get("of", "")),
        value=int(given.get("value", 0)),
    )


TAKEN = ("power_token", "power_tokens", "fortification")
"""What an order brings, by the words of the table."""


WESTEROS_CARDS = {
    "A Game of Thrones": "westeros-game_of_thrones",
    "Supply": "westeros-supply",
    "Mustering": "westeros-mustering",
}
"""The cards the expansion speaks of; others are called what players typed."""


def display_name(key: str) -> DisplayName | None:
    """What players call a House, an order, a unit, what an order brings, a Westeros card."""
    if key in WESTEROS_CARDS:
        return DisplayName(WESTEROS_CARDS[key])
    area, _, order = key.rpartition(":")
    house, _, piece = area.partition(":")
    if house in components.HOUSES and order:
        return _of_house(house, piece, order)
    if area and order in (*components.PERMANENT, *components.ONE_TIME):
        return DisplayName("order-in", {"order": order, "area": area})
    if key in components.HOUSES:
        return DisplayName(f"house-{key}")
    if key in components.PIECES:
        return DisplayName(f"piece-{key}")
    if key.startswith(components.PORT_OF):
        return DisplayName("port-of-land", {"area": key.removeprefix(components.PORT_OF)})
    if key in TAKEN:
        return DisplayName(key)
    if key == corrections.FACE_DOWN:
        return DisplayName(f"lies-{key}")
    tokens = (*components.PERMANENT, *components.ONE_TIME)
    return DisplayName(f"token-{key}") if key in tokens else None


def _of_house(house: str, piece: str, last: str) -> DisplayName:
    """Units of a House, or its order, as a correction names them."""
    if piece:
        return DisplayName("units-of", {"seat": house, "piece": piece, "amount": last})
    return DisplayName("order-of", {"seat": house, "order": last})


ADAPTER = GameAdapter(
    game=KINGS,
    casebook=CASEBOOK,
    new=new_game,
    table=KingsTable,
    choices=partial(candidates, KINGS),
    view=view.view,
    explain=view.explain,
    answer=answer,
    know=know,
    remedy=partial(remedied, KINGS),
    start=START,
    defects=table_defects,
    display_name=display_name,
    announced=announced,
    face_up=public_table.taken_off,
    revealed=public_table.revealed,
    answers=answers,
    forecasts=forecasts,
    results=changes.RESULTS,
    held=changes.held,
    foresees=True,
    odds=lambda table, _: odds(table),
    sheet=CALCULATOR,
    position_text=FORM,
    seen_differences=seen_differences,
    recorded=corrections.recorded,
    invariants=invariants,
    position_of=position_of,
)
