"""What does a card of the catalogue bring to the table?"""

from __future__ import annotations

from typing import Any, cast

from cards.facts import Face, Value
from engine.lcg.cards.registry import INFLUENCE
from engine.thrones.records import CHARACTER, EVENT, Card


def printed(face: Face, id_: str, seat: str, zone: str) -> Card:
    """The card with all that is printed on it and known for certain; the rest is asked when it matters."""
    event = face.type.value == EVENT
    return Card(
        id=id_,
        name=face.name("en"),
        owner=seat,
        controller=seat,
        zone=zone,
        kind=face.type.value,
        face=face.id,
        # Events of this game print no cost in gold: what they cost stands in their text.
        cost=0 if event and face.cost is None else _value(face.cost),
        strength=_value(face.strength),
        icons=_words(face.icons),
        keywords=_words(face.keywords),
        surely=(*_certain(face.icons), *_certain(face.keywords)),
        traits=_words(face.traits),
        houses=_words(face.houses),
        crests=cast(
            "tuple[str, ...] | None", _more(face, "crests", None if face.type.value == CHARACTER else ())
        ),
        unique=False if event and face.unique is None else _value(face.unique),
        income=_value(face.income),
        initiative=cast("int", _more(face, "initiative", 0)),
        influence=cast("int", _more(face, "influence", 0)),
        influence_price=INFLUENCE.get(face.id, 0),
        immune_to=cast("tuple[str, ...]", _more(face, "immune_to", ())),
    )


def _value(value: Value[Any] | None) -> Any:
    return value.value if value is not None else None


def _more(face: Face, field: str, absent: object) -> object:
    value = face.known(field)
    return absent if value is None else value.value


def _words(value: Value[tuple[str, ...]] | None) -> tuple[str, ...] | None:
    """Words that may not be all of them are as good as unknown: "no icon" must never be read off them."""
    return value.value if value is not None and value.complete else None


def _certain(value: Value[tuple[str, ...]] | None) -> tuple[str, ...]:
    return value.value if value is not None and not value.complete else ()
