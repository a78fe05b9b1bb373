"""How is every move of this game written as one typed line?

Only data and small questions to the table stand here; reading, completing and printing are done elsewhere.
Closed cards are called by their tag, so nothing that can be typed depends on a hidden name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain, product
from typing import Any

from engine.kernel.grammar import LANGUAGES, Grammar, Raw, Thing, Words
from engine.kernel.move import verb
from engine.kernel.told import FIELD_KINDS
from engine.oriflamme import box
from engine.oriflamme.notation_acting import filled
from engine.oriflamme.notation_forms import FORMS
from engine.oriflamme.notation_words import CLOSED, HOUSES, LEADS, OPEN, VALUES
from engine.oriflamme.references import NOBODYS
from engine.oriflamme.table import Card, Table, spot
from engine.oriflamme.told import CARD_FIELDS, SEAT_FIELDS, TABLE_FIELDS


def things(table: Table) -> tuple[Thing, ...]:
    """The cards of the row, by what everybody calls them."""
    return tuple(
        Thing(card.called, card.called, also=also, titles=titles)
        for card in table.all_cards()
        for also, titles in (_names(*card.called.split(".")),)
    )


@cache
def _names(family: str, said: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """All that a card is called, and its title in each language as the screen has it.

    What lies closed has a number; a twin has its name even then, for everybody has seen it laid.
    """
    named = said in VALUES
    what = VALUES[said] if named else dict.fromkeys(LANGUAGES, (said,))
    also = (*_in_full(family, what), *(_words(what) if named else ()))
    return tuple(dict.fromkeys(also)), dict(_titles(family, what, OPEN if named else {}))


def _in_full(family: str, what: Words) -> Iterator[str]:
    """By family and name, or number, in either order; both in one language."""
    for language in LANGUAGES:
        of = (family_words.get(language, ()) for family_words in (HOUSES[family], OPEN[family]))
        for one, other in product(chain.from_iterable(of), what[language]):
            yield from (f"{one} {other}", f"{other} {one}")


def _titles(family: str, what: Words, named: Mapping[str, Words]) -> Iterator[tuple[str, str]]:
    """``красная 2``, ``королева красных``; in English a card has no other title than its name."""
    for language in LANGUAGES[1:]:
        [said, *_] = what[language]
        [of] = (named or CLOSED)[family][language]
        yield language, f"{said} {of}" if named else f"{of} {said}"


def _words(said: Words) -> Iterator[str]:
    return (word for several in said.values() for word in several)


def fill(table: Table, raw: Raw) -> Raw:
    """Whoever lays a twin on a card, or between two, need not say where besides."""
    raw = filled(table, raw)
    twin = raw.get("twin")
    if not twin or "where" in twin:
        return raw
    return {**raw, "twin": {**twin, "where": "on" if twin.get("on") else "between"}}


def spread(table: Table, raw: Raw) -> Raw:
    """A twin that lies on a card, or between two, is told by these alone."""
    twin = raw.get("twin")
    if not twin or not (twin.get("on") or twin.get("between")):
        return raw
    return {**raw, "twin": {name: value for name, value in twin.items() if name != "where"}}


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
    fill=fill,
    spread=spread,
    field=field,
    fields=fields,
)
