"""The core set as the referee knows it: all ability records and printed values."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from cards.facts import Face, PrintedValue, facts
from engine.agot.abilities.definitions import register, uses_of
from engine.agot.lcg.cards.ability_record import AbilityRecord
from engine.agot.lcg.cards.baratheon import RECORDS as BARATHEON
from engine.agot.lcg.cards.baratheon import TRIGGERED_RECORDS as BARATHEON_TRIGGERED
from engine.agot.lcg.cards.events import RECORDS as EVENTS
from engine.agot.lcg.cards.events import TRIGGERED_RECORDS as EVENTS_TRIGGERED
from engine.agot.lcg.cards.lannister import RECORDS as LANNISTER
from engine.agot.lcg.cards.lannister import TRIGGERED_RECORDS as LANNISTER_TRIGGERED
from engine.agot.lcg.cards.neutral import RECORDS as NEUTRAL
from engine.agot.lcg.cards.neutral import TRIGGERED_RECORDS as NEUTRAL_TRIGGERED
from engine.agot.lcg.cards.plots import RECORDS as PLOTS
from engine.agot.lcg.cards.plots import TRIGGERED_RECORDS as PLOTS_TRIGGERED
from engine.agot.lcg.cards.search_events import NAMING_RECORDS as EVENTS_NAMING
from engine.agot.lcg.cards.search_events import RECORDS as EVENTS_SEARCHING
from engine.agot.lcg.cards.stark import RECORDS as STARK
from engine.agot.lcg.cards.stark import TRIGGERED_RECORDS as STARK_TRIGGERED
from engine.agot.lcg.cards.targaryen import RECORDS as TARGARYEN
from engine.agot.lcg.cards.targaryen import TRIGGERED_RECORDS as TARGARYEN_TRIGGERED
from engine.agot.state.moves import ResolvePassive, UseOfCard
from engine.agot.state.records import CHARACTER, EVENT, Card, Plot
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Finding, rule, violated

PRINTED = [ability.id for face in facts("lcg").cards for ability in face.abilities]
RECORDS: tuple[AbilityRecord, ...] = tuple(
    sorted(
        (
            *STARK,
            *LANNISTER,
            *BARATHEON,
            *TARGARYEN,
            *NEUTRAL,
            *EVENTS,
            *PLOTS,
            *STARK_TRIGGERED,
            *LANNISTER_TRIGGERED,
            *BARATHEON_TRIGGERED,
            *TARGARYEN_TRIGGERED,
            *NEUTRAL_TRIGGERED,
            *EVENTS_TRIGGERED,
            *EVENTS_SEARCHING,
            *EVENTS_NAMING,
            *PLOTS_TRIGGERED,
        ),
        key=lambda record: PRINTED.index(record.ability),
    )
)
"""In the order of the facts."""

INFLUENCE = {record.face: record.influence for record in RECORDS if record.influence}
"""Card -> influence its ability costs."""


def register_abilities() -> None:
    """Makes these records known to the table."""
    register("lcg", *(ability for record in RECORDS for ability in record.does))


def printed(face: Face, id_: str, seat: str, zone: str) -> Card:
    """The card with all that is printed on it and known for certain; the rest is asked when it matters."""
    event = face.type.value == EVENT
    return Card(
        id=id_,
        name=face.name(),
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


def _value(value: PrintedValue[Any] | None) -> Any:
    return value.value if value is not None else None


def _more(face: Face, field: str, absent: object) -> object:
    value = face.known(field)
    return absent if value is None else value.value


def _words(value: PrintedValue[tuple[str, ...]] | None) -> tuple[str, ...] | None:
    """Words that may not be all of them are as good as unknown: "no icon" must never be read off them."""
    return value.value if value is not None and value.complete else None


def _certain(value: PrintedValue[tuple[str, ...]] | None) -> tuple[str, ...]:
    return value.value if value is not None and not value.complete else ()


@rule("lcg.cardtype.plot", "lcg.anatomy.plot_income", "lcg.anatomy.plot_initiative", "lcg.anatomy.claim")
def printed_plot(name: str) -> Plot:
    """A plot revealed by its name has the values printed on it; of one nobody knows they are asked."""
    face = _faces().get(_spelled(name))
    return Plot(name) if face is None else of_face(face, name)


def of_face(face: Face, name: str = "") -> Plot:
    """What is printed on a plot of the catalogue; ``name``: what it was called."""
    income, initiative, claim = (
        printed.value if printed is not None else None
        for printed in (face.plot_income, face.plot_initiative, face.plot_claim)
    )
    traits = face.traits.value if face.traits is not None else ()
    return Plot(name or face.name(), face.id, income, initiative, claim, traits=traits)


@cache
def _faces() -> dict[str, Face]:
    """Every plot by its titles, in any language."""
    plots = (face for face in facts("lcg").cards if face.type.value == "plot")
    return {
        _spelled(title): face for face in plots for name in face.names for title in (name.text, *name.aliases)
    }


def _spelled(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())


@cache
def wholly_known() -> frozenset[str]:
    """The cards of the catalogue all of whose text the referee carries out, and those that have none."""
    by_hand = {record.face for record in RECORDS if record.by_hand}
    return frozenset(face.id for face in facts("lcg").cards if face.id not in by_hand)


@rule("lcg.anatomy.rules_text", "lcg.action.definition", "lcg.response.definition")
def it_has_an_ability_to_use(table: AgotTable, move: UseOfCard | ResolvePassive) -> Finding:
    """The card has an ability that can be used or triggered."""
    card = table.cards[move.card]
    if card.face not in wholly_known() or uses_of(card) or card.timing:
        return None
    return violated("nothing_to_use", card=card.id)


UNASKED = ("constant", "passive", "replacement", "limit", "rule", "when_revealed")
"""Kinds of ability that work unused: what is used is offered, and says *by hand* there."""


@cache
def left_to_players() -> frozenset[str]:
    """The cards with such text."""
    kinds = {ability.id: ability.kind for face in facts("lcg").cards for ability in face.abilities}
    return frozenset(
        record.face for record in RECORDS if record.by_hand and kinds.get(record.ability) in UNASKED
    )
