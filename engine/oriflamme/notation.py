"""How is every move of this game written as one typed line?

Only data and small questions to the table stand here; reading, completing and printing are done elsewhere.
Closed cards are called by their tag, so nothing that can be typed depends on a hidden name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.grammar import Grammar, Thing, Words
from engine.kernel.move import verb
from engine.kernel.told import FIELD_KINDS
from engine.oriflamme import box
from engine.oriflamme.notation_forms import FORMS, HOUSES, LEADS, VALUES
from engine.oriflamme.references import NOBODYS
from engine.oriflamme.table import Card, Table, spot
from engine.oriflamme.told import CARD_FIELDS, SEAT_FIELDS, TABLE_FIELDS


def things(table: Table) -> tuple[Thing, ...]:
    """The cards of the row, by what everybody calls them."""
    return tuple(
        Thing(card.called, card.called, also=tuple(_called(card)), titles=_titles(card))
        for card in table.all_cards()
    )


def _titles(card: Card) -> dict[str, str]:
    """``красная 2``, ``королева красных``: as the screen of the booklet's language has it."""
    _, _, of_one, of_all, _ = HOUSES[card.family]["ru"]
    if card.open:
        return {"ru": f"{VALUES[card.name]['ru'][0]} {of_all}"}
    return {"ru": f"{of_one} {card.tag.rpartition('.')[2]}"}


def _called(card: Card) -> Iterator[str]:
    """A closed card by its family and number, an open one by its family and name, in either order."""
    what = VALUES[card.name] if card.open else {"en": (card.tag.rpartition(".")[2],)}
    for family in _words(HOUSES[card.family]):
        for one in _words(what):
            yield from (f"{family} {one}", f"{one} {family}")
    if card.open:
        yield from _words(what)


def _words(said: Words) -> Iterator[str]:
    return (word for several in said.values() for word in several)


CardTest = Callable[[Table, Card, str], bool]


def _own(card: Card, seat: str) -> bool:
    return not seat or card.owner == seat


def _at_pointer(table: Table, card: Card) -> bool:
    place = table.at_pointer
    return place is not None and place.top.tag == card.tag


POOLS: dict[str, CardTest] = {
    "closed": lambda table, card, seat: not card.open and _own(card, seat) and _at_pointer(table, card),
    "open": lambda table, card, seat: card.open and _own(card, seat) and _at_pointer(table, card),
    "own": lambda table, card, seat: _own(card, seat),
    "characters": lambda table, card, seat: card.open and _own(card, seat) and box.is_character(card.name),
    "strangers": lambda table, card, seat: card.open and box.is_character(card.name),
    "unknown": lambda table, card, seat: not card.open,
}


def pool(table: Table, seat: str, name: str) -> tuple[str, ...]:
    """The cards a place of this kind means first."""
    test = POOLS.get(name)
    return tuple(card.called for card in table.all_cards() if test is None or test(table, card, seat))


def fields(table: Table, of: str, printed: bool) -> tuple[str, ...]:
    """What can be corrected of a family, of a card or of the table; nothing is read off a card."""
    return () if printed else tuple(_limits(table, of))


def field(table: Table, of: str, name: str) -> str:
    """What a field that can be corrected holds."""
    known = _limits(table, of)
    return FIELD_KINDS[known[name].kind] if name in known else ""


def _limits(table: Table, of: str) -> Mapping[str, Any]:
    if not of:
        return TABLE_FIELDS
    if of in table.seats:
        return SEAT_FIELDS
    return CARD_FIELDS if spot(table, of) is not None else {}


GRAMMAR = Grammar(
    forms=FORMS,
    leads=LEADS,
    values=VALUES,
    houses=HOUSES,
    house_of=lambda seat: str(seat.id),
    nobodys=tuple(verb(kind) for kind in NOBODYS),
    things=things,
    pool=pool,
    field=field,
    fields=fields,
)
