"""The typed lines of the HBO edition."""

from __future__ import annotations

import msgspec

from cards.facts import Face, PrintedValue
from engine.agot.hbo.game import HBO
from engine.agot.notation import slots as shared
from engine.agot.notation.card_uses import alternatives
from engine.agot.notation.descriptions import described
from engine.agot.notation.effects import ANSWERS, EFFECT_FORMS
from engine.agot.notation.forms import DENIED, FORMS, OUTRIGHT
from engine.agot.notation.meanings import CardGameMeanings
from engine.agot.notation.outcome import expand
from engine.agot.state.records import DECK, DISCARD, HAND, Card
from engine.agot.state.references import NOBODYS
from engine.agot.state.table import AgotTable
from engine.kernel.grammar import Expansion, Grammar, RawMove

UNKNOWN_IN = {HAND: "hand", DECK: "deck", DISCARD: "discard"}
PREFIX = "hbo-"


def show(table: AgotTable, seat: str, zone: str, id_: str, face: Face) -> RawMove | None:
    """An unknown card of a hand, deck or pile turns out to be this one of the catalogue.

    What is not known for certain of a card stays unknown, so that the table is asked when it matters.
    """
    if seat not in table.seats or zone not in UNKNOWN_IN or face.type.value == "plot":
        return None
    card = Card(
        id=id_ or free_id(table, face),
        name=face.name(),
        owner=seat,
        controller=seat,
        zone=zone,
        kind=face.type.value,
        face=face.id,
        cost=_number(face.cost),
        strength=_number(face.strength),
        icons=_words(face.icons),
        keywords=_words(face.keywords),
        surely=(*_certain(face.icons), *_certain(face.keywords)),
        traits=_words(face.traits),
        houses=_words(face.houses),
        unique=face.unique.value if face.unique is not None else None,
        income=_number(face.income),
    )
    raw: RawMove = msgspec.to_builtins(card)
    return raw


def free_id(table: AgotTable, face: Face) -> str:
    """An id for one more copy of this card."""
    plain = face.id.removeprefix(PREFIX)
    if plain not in table.cards:
        return plain
    number = 2
    while f"{plain}-{number}" in table.cards:
        number += 1
    return f"{plain}-{number}"


def _number(value: PrintedValue[int] | None) -> int | None:
    return value.value if value is not None else None


def _words(value: PrintedValue[tuple[str, ...]] | None) -> tuple[str, ...] | None:
    """Words that may not be all of them are as good as unknown: "no icon" must never be read off them."""
    return value.value if value is not None and value.complete else None


def _certain(value: PrintedValue[tuple[str, ...]] | None) -> tuple[str, ...]:
    """Of words that may not be all of them: those that are there in any case."""
    return value.value if value is not None and not value.complete else ()


def expanded(table: AgotTable, raw: RawMove, passes: str) -> Expansion:
    """The moves that lead to an outcome."""
    return expand(HBO, table, raw, passes)


ALL_FORMS = (*FORMS, *ANSWERS)
GRAMMAR = Grammar(
    forms=ALL_FORMS,
    effects=EFFECT_FORMS,
    bare="apply_effect",
    speaks=("agot",),
    nobodys=NOBODYS,
    outright=OUTRIGHT,
    denied=DENIED,
    things=shared.things,
    pool=shared.pool,
    with_defaults=shared.with_defaults,
    alternatives=alternatives,
    as_typed=shared.as_typed,
    field=shared.field,
    fields=shared.fields,
    show=show,
    fits_pool=shared.fits_pool,
    barred_from_pool=shared.barred_from_pool,
    worth_suggesting=shared.worth_suggesting,
    meanings=CardGameMeanings(ALL_FORMS, DENIED),
    described=described,
    remarks=True,
    expand=expanded,
)
