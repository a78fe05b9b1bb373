"""The grammar of typed lines: the forms of every move and the verbs they begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, product
from typing import Any

from engine.kernel.corrections import FIELD_KINDS
from engine.kernel.grammar import Form, Grammar, LineWords, RawMove, Slot, Thing, Vocabulary
from engine.oriflamme.corrections import CARD_FIELDS, SEAT_FIELDS, TABLE_FIELDS
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.meanings.moves import meanings
from engine.oriflamme.table import (
    CARDS,
    DIRECTIONS,
    SHUFFLED,
    FamilyCard,
    OriflammeTable,
    is_character,
    spot_of,
)

CARD, VALUE, FLAG = "card", "value", "flag"
ENDS = ("left", "right")
CHOICES = (
    Slot("target", CARD, "against", False),
    Slot("target_shows", VALUE, "showing", False, CARDS),
    Slot("substitute", VALUE, "substitute", False, ("none", "discard", "set_aside")),
    Slot("bribe", CARD, "bribing", False, pool="strangers"),
    Slot("twin.where", VALUE, "twin", False, ENDS),
    Slot("twin.on", CARD, "twin_on", False, pool="own"),
    Slot("twin.between", "cards", "twin_between", False),
)
STAYS = "stays_closed"
"""Words for a card that is kept; they add nothing."""


_KEPT = (Slot(STAYS, FLAG, "closed", False, means=True),)
_OPENED = (
    Slot("shows", VALUE, "as", False, CARDS),
    *CHOICES,
    Slot("step_by_step", FLAG, "step_by_step", False, means=True),
)

EVENT_FORMS = (
    Form("keep", "keep", (Slot("card", CARD, pool="closed"), *_KEPT)),
    Form("activate", "activate", (Slot("card", CARD, pool="closed"), *_OPENED)),
    Form("resolve", "resolve", (Slot("card", CARD, pool="open"), *CHOICES)),
    Form("keep", "keep", _KEPT, asked=True),
    Form("activate", "activate", _OPENED, asked=True),
    Form("resolve", "resolve", CHOICES, asked=True),
    Form(
        "resolve",
        "eliminate",
        (Slot("target", CARD), Slot("card", CARD, "with", False, pool="open"), *CHOICES[1:3]),
        asked=True,
    ),
    Form(
        "resolve",
        "eliminate",
        (Slot("target", CARD), Slot("card", CARD, pool="open"), *CHOICES[1:3]),
        asked=True,
    ),
)
"""A line without a card means the card at the pointer, if it belongs to the same player."""


TOLD_AT_ONCE = frozenset(slot.at.partition(".")[0] for slot in CHOICES)
"""Choices made when a card is applied: a player who gives one while opening it takes both steps at once."""


def filled(table: OriflammeTable, raw: RawMove) -> RawMove:
    """With the card at the pointer, if a move names none; that a kept card stays closed is told anyway."""
    left_out = {STAYS, "step_by_step"} if TOLD_AT_ONCE & raw.keys() else {STAYS}
    move = {name: value for name, value in raw.items() if name not in left_out}
    place = table.at_pointer
    if move.get("do") not in ("keep", "activate", "resolve") or "card" in move or place is None:
        return move
    return {**move, "card": place.top.called}


FACE = Slot("face", VALUE, "face", False, ("up", "down"))
UNTOLD = Slot("card", VALUE, "", False, (*SHUFFLED, "twin"))

FORMS = (
    Form(
        "place",
        "place",
        (UNTOLD, Slot("where", VALUE, "", True, ENDS), Slot("face", VALUE, "face", False, ("up", "down"))),
    ),
    Form("place", "place", (UNTOLD, Slot("on", CARD, "on", pool="own"), FACE), {"where": "on"}),
    Form("place", "place", (UNTOLD, Slot("between", "cards", "between"), FACE), {"where": "between"}),
    Form("pass_planning", "pass_planning"),
    *EVENT_FORMS,
    Form(
        "combine",
        "combine",
        (
            Slot("card", CARD, "", False, pool="characters"),
            Slot("token", VALUE, "token", False, ("take", "repeat")),
            *CHOICES[:2],
        ),
    ),
    Form("skip", "skip", (Slot("card", CARD, pool="own"),)),
    Form("take_tokens", "take_tokens", (Slot("card", CARD, pool="own"),)),
    Form("set_direction", "set_direction", (Slot("direction", VALUE, "", True, DIRECTIONS),)),
    Form(
        "know_card", "know_card", (Slot("card", CARD, pool="unknown"), Slot("name", VALUE, "as", among=CARDS))
    ),
    Form(
        "know_cards",
        "know_cards",
        (
            Slot("seat", "seat"),
            Slot("zone", VALUE, "", True, ("hand", "set_aside")),
            Slot("cards", "values", among=SHUFFLED),
        ),
    ),
    Form("decide", "decide", (Slot("point", "point"), Slot("option", "option"))),
    Form("correct", "correct", (Slot("", "correction"),)),
)


def things(table: OriflammeTable, words: Vocabulary) -> tuple[Thing, ...]:
    """The cards of the row, by what everybody calls them."""
    return tuple(
        Thing(card.called, card.called, also=(*also, *_of_shown(words, card)), titles=titles)
        for card in table.all_cards()
        for also, titles in (_names(words, *card.called.split(".")),)
    )


def _of_shown(words: Vocabulary, card: FamilyCard) -> tuple[str, ...]:
    """Further names of a card whose name is public."""
    return _names(words, card.family, card.name)[0] if card.shown else ()


@lru_cache(maxsize=512)
def _names(words: Vocabulary, family: str, card: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """All that a card is called, and its title in each language as the screen has it.

    What lies closed has a number; a twin has its name even then, for everybody has seen it laid.
    """
    named = card in words.values
    houses, of_family = words.houses[family], words.names[f"of_{family}"]
    what = words.values[card] if named else dict.fromkeys(houses, (card,))
    titles = _open_titles(of_family, what) if named else _closed_titles(words.names[f"closed_{family}"], card)
    also = (*_in_full(houses, of_family, what), *(chain.from_iterable(what.values()) if named else ()))
    return tuple(dict.fromkeys(also)), dict(titles)


def _in_full(houses: LineWords, of_family: LineWords, what: LineWords) -> Iterator[str]:
    """By family and name, or number, in either order; both in one language."""
    for language in houses:
        family = (*houses[language], *of_family.get(language, ()))
        for family_name, other in product(family, what[language]):
            yield from (f"{family_name} {other}", f"{other} {family_name}")


def _open_titles(of_family: LineWords, what: LineWords) -> Iterator[tuple[str, str]]:
    """``королева красных``; in English a card has no other title than its name."""
    for language, [of] in of_family.items():
        yield language, f"{what[language][0]} {of}"


def _closed_titles(closed: LineWords, number: str) -> Iterator[tuple[str, str]]:
    """``красная 2``: a closed card is its family's, with a number."""
    for language, [of] in closed.items():
        yield language, f"{of} {number}"


def with_defaults(table: OriflammeTable, raw: RawMove) -> RawMove:
    """Whoever lays a twin on a card, or between two, need not say where besides."""
    raw = filled(table, raw)
    twin = raw.get("twin")
    if not twin or "where" in twin:
        return raw
    return {**raw, "twin": {**twin, "where": "on" if twin.get("on") else "between"}}


def as_typed(table: OriflammeTable, raw: RawMove) -> RawMove:
    """A twin on a card, or between two, is written with these alone."""
    twin = raw.get("twin")
    if not twin or not (twin.get("on") or twin.get("between")):
        return raw
    return {**raw, "twin": {name: value for name, value in twin.items() if name != "where"}}


FamilyCardTest = Callable[[OriflammeTable, FamilyCard, str], bool]


def _own(card: FamilyCard, seat: str) -> bool:
    return not seat or card.owner == seat


def _at_pointer(table: OriflammeTable, card: FamilyCard) -> bool:
    place = table.at_pointer
    return place is not None and place.top.tag == card.tag


POOLS: dict[str, FamilyCardTest] = {
    "closed": lambda table, card, seat: not card.open and _own(card, seat) and _at_pointer(table, card),
    "open": lambda table, card, seat: card.open and _own(card, seat) and _at_pointer(table, card),
    "own": lambda table, card, seat: _own(card, seat),
    "characters": lambda table, card, seat: card.open and _own(card, seat) and is_character(card.name),
    "strangers": lambda table, card, seat: card.open and is_character(card.name),
    "unknown": lambda table, card, seat: not card.open,
}


def pool(table: OriflammeTable, seat: str, name: str) -> tuple[str, ...]:
    """The cards a place of this kind means first."""
    test = POOLS.get(name)
    return tuple(card.called for card in table.all_cards() if test is None or test(table, card, seat))


def fields(table: OriflammeTable, of: str, printed: bool) -> tuple[str, ...]:
    """What can be corrected of a family, of a card or of the table; nothing is read off a card."""
    return () if printed else tuple(_limits(table, of))


def field(table: OriflammeTable, of: str, name: str) -> str:
    """What a field that can be corrected holds."""
    known = _limits(table, of)
    return FIELD_KINDS[known[name].kind] if name in known else ""


def _limits(table: OriflammeTable, of: str) -> Mapping[str, Any]:
    if not of:
        return TABLE_FIELDS
    if of in table.seats:
        return SEAT_FIELDS
    return CARD_FIELDS if spot_of(table, of) is not None else {}


GRAMMAR = Grammar(
    forms=FORMS,
    speaks=("oriflamme",),
    house_of=lambda seat: str(seat.id),
    nobodys=ORIFLAMME.seatless,
    denied={"activate": "keep", "place": "pass_planning"},
    things=things,
    pool=pool,
    with_defaults=with_defaults,
    as_typed=as_typed,
    field=field,
    fields=fields,
    meanings=meanings,
)
