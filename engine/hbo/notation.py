"""How is every move of the HBO edition written as one typed line?"""

from __future__ import annotations

import msgspec

from cards.facts import Face, Value
from engine.hbo.game import HBO
from engine.kernel.grammar import Expansion, Grammar, Raw
from engine.kernel.move import verb
from engine.thrones import notation as shared
from engine.thrones.notation_answers import ANSWERS
from engine.thrones.notation_effects import EFFECT_FORMS
from engine.thrones.notation_forms import FORMS
from engine.thrones.notation_outcome import expand
from engine.thrones.notation_uses import ways
from engine.thrones.notation_words import HOUSES, LEADS, VALUES
from engine.thrones.records import DECK, DISCARD, HAND, Card
from engine.thrones.references import NOBODYS
from engine.thrones.table import Table

UNKNOWN_IN = {HAND: "hand", DECK: "deck", DISCARD: "discard"}
PREFIX = "hbo-"


def show(table: Table, seat: str, zone: str, id_: str, face: Face) -> Raw | None:
    """An unknown card of a hand, deck or pile turns out to be this one of the catalogue.

    What is not known for certain of a card stays unknown, so that the table is asked when it matters.
    """
    if seat not in table.seats or zone not in UNKNOWN_IN or face.type.value == "plot":
        return None
    card = Card(
        id=id_ or free_id(table, face),
        name=face.name("en"),
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
    raw: Raw = msgspec.to_builtins(card)
    return raw


def free_id(table: Table, face: Face) -> str:
    """An id for one more copy of this card."""
    plain = face.id.removeprefix(PREFIX)
    if plain not in table.cards:
        return plain
    number = 2
    while f"{plain}-{number}" in table.cards:
        number += 1
    return f"{plain}-{number}"


def _number(value: Value[int] | None) -> int | None:
    return value.value if value is not None else None


def _words(value: Value[tuple[str, ...]] | None) -> tuple[str, ...] | None:
    """Words that may not be all of them are as good as unknown: "no icon" must never be read off them."""
    return value.value if value is not None and value.complete else None


def _certain(value: Value[tuple[str, ...]] | None) -> tuple[str, ...]:
    """Of words that may not be all of them: those that are there in any case."""
    return value.value if value is not None and not value.complete else ()


def expanded(table: Table, raw: Raw, passes: str) -> Expansion:
    """The moves an outcome stands for."""
    return expand(HBO, table, raw, passes)


GRAMMAR = Grammar(
    forms=(*FORMS, *ANSWERS),
    effects=EFFECT_FORMS,
    bare="apply_effect",
    leads=LEADS,
    values=VALUES,
    houses=HOUSES,
    nobodys=tuple(verb(kind) for kind in NOBODYS),
    things=shared.things,
    pool=shared.pool,
    fill=shared.fill,
    ways=ways,
    spread=shared.spread,
    field=shared.field,
    fields=shared.fields,
    show=show,
    suits=shared.suits,
    never=shared.never,
    apt=shared.apt,
    expand=expanded,
)
