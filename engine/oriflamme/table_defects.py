"""What cannot be in a whole table of Oriflamme."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.kernel.table_defects import Among, Defect, Fields, defects, key_defects, one_of, twice
from engine.oriflamme.box import CARDS, CHARACTERS, DIRECTIONS, FAMILIES, HAND, SET_ASIDE
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.table import EVENTS, GAME_OVER, PLANNING, Place, Table


def _seats(table: Any) -> tuple[str, ...]:
    return tuple(table.seats)


def _seats_or_none(table: Any) -> tuple[str, ...]:
    return ("", *table.seats)


AMONG: dict[str, Among] = {
    "a.seat": _seats,
    "a.tag": lambda table: tuple(card.tag for card in table.all_cards()),
    "Seat.id": one_of(*FAMILIES),
    "Seat.hand": one_of(*CARDS),
    "Seat.set_aside": one_of(*CARDS),
    "Seat.discard": one_of(*CARDS),
    "Card.family": _seats,
    "Card.name": one_of("", *CARDS),
    "Card.bribe": _seats_or_none,
    "Entry.seat": _seats,
    "State.phase": one_of(PLANNING, EVENTS, GAME_OVER),
    "State.direction": one_of(*DIRECTIONS),
    "State.first_player": _seats_or_none,
    "State.placed": _seats,
    "Outcome.winner": _seats_or_none,
    "Outcome.claimants": _seats,
}
SLOTS = {
    "effect": {"seat": "a.seat", "tag": "a.tag"},
    "combination": {"seat": "a.seat", "tag": "word", "applied": "flag", "place": "number"},
}
FIELDS = Fields(AMONG, frozenset({"Entry.change"}), SLOTS, frozenset({"round"}))


def table_defects(table: Table) -> Iterator[Defect]:
    """What is wrong with a table."""
    if not table.seats:
        yield Defect("table_no_seats", "seats")
    yield from defects(ORIFLAMME, FIELDS, table)
    yield from key_defects(table.seats, "seats")
    yield from twice(table.placed, "placed")
    yield from twice([str(place.id) for place in table.row], "row")
    for number, place in enumerate(table.row):
        yield from _place(place, number, table.places)
    yield from twice([card.tag for card in table.all_cards()], "row")
    yield from _cards(table)


def _place(place: Place, number: int, places: int) -> Iterator[Defect]:
    if not place.cards:
        yield Defect("table_empty", f"row[{number}].cards")
    if place.id > places:
        yield Defect("table_no_number", f"row[{number}].id", place.id)
    for at, card in enumerate(place.cards):
        where = f"row[{number}].cards[{at}]"
        family, _, said = card.tag.partition(".")
        if family != card.family or not said or "." in said:
            yield Defect("table_no_such", f"{where}.tag", card.tag)
        if card.bribe and card.name not in CHARACTERS:
            yield Defect("table_no_such", f"{where}.bribe", card.bribe)
        if card.open and not card.name:
            yield Defect("table_empty", f"{where}.name")


def _cards(table: Table) -> Iterator[Defect]:
    """Every card is in one place, and nobody has more than a family has."""
    there = Counter(f"{card.family}.{card.name}" for card in table.all_cards() if card.name)
    for seat in table.seats.values():
        held = (*(seat.hand or ()), *(seat.set_aside or ()), *seat.discard)
        there.update(f"{seat.id}.{name}" for name in held)
        for name, count, most in (
            ("hand_count", seat.hand_count, HAND),
            ("set_aside_count", seat.set_aside_count, SET_ASIDE),
        ):
            if count > most:
                yield Defect("table_no_number", f"seats.{seat.id}.{name}", count)
    yield from (Defect("table_twice", "row", card) for card, times in there.items() if times > 1)
    tokens = Counter(card.bribe for card in table.all_cards() if card.bribe)
    yield from (Defect("table_twice", "row", family) for family, times in tokens.items() if times > 1)
