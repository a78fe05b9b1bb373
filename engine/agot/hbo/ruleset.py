"""The ruleset of the HBO edition: where it differs from shared code, and printed values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from cards.facts import Face, PrintedValue, facts
from engine.agot.abilities.definitions import BONUSES, CONSTANTS
from engine.agot.cases.position import AgotPosition, PositionSeat
from engine.agot.hbo.rule_variants import BG, PL
from engine.agot.ruleset import RULESETS, Ruleset
from engine.agot.state.records import Plot
from engine.kernel.errors import Fault, fault
from engine.kernel.reasons import rule


@rule("hbo.plot.other_text", "hbo.golden.card_over_rules")
def plot_with_its_text(name: str) -> Plot:
    """A plot revealed by its title brings the text that is known of it; its numbers are told by the table."""
    return Plot(name, _with_text().get(_spelled(name), ""))


@cache
def _with_text() -> dict[str, str]:
    """Every title, in any language, of a plot whose text is carried out -> its id."""
    plots = (face for face in facts("hbo").cards if face.id in CONSTANTS or face.id in BONUSES)
    return {
        _spelled(title): face.id
        for face in plots
        for name in face.names
        for title in (name.text, *name.aliases)
    }


def _spelled(name: str) -> str:
    return " ".join(name.replace("’", "'").casefold().split())


NUMBERS = ("cost", "strength", "income")
WORDS = {"icons": "icons", "keywords": "keywords", "traits": "traits", "house": "houses"}
"""Field of a position -> what it is called in the catalogue."""
PLOT_NUMBERS = {"income": "plot_income", "initiative": "plot_initiative", "claim": "plot_claim"}


def fields_of(id_: str) -> dict[str, Any] | None:
    """What is known to be printed on this card, as a position says it; None: there is no such card."""
    face = _faces().get(id_)
    if face is None:
        return None
    if face.type.value == "plot":
        return {"name": face.name(), **_known(face, PLOT_NUMBERS)}
    unique = {} if face.unique is None else {"unique": face.unique.value}
    numbers = _known(face, {field: field for field in NUMBERS})
    return {"name": face.name(), "type": face.type.value, **numbers, **_words(face), **unique}


def _known(face: Face, fields: dict[str, str]) -> dict[str, Any]:
    printed: dict[str, PrintedValue[int] | None] = {
        field: getattr(face, name) for field, name in fields.items()
    }
    return {field: value.value for field, value in printed.items() if value is not None}


def _words(face: Face) -> dict[str, list[str]]:
    """Words that may not be all of them are left to the position to say."""
    printed: dict[str, PrintedValue[tuple[str, ...]] | None] = {
        field: getattr(face, name) for field, name in WORDS.items()
    }
    return {
        field: list(words.value) for field, words in printed.items() if words is not None and words.complete
    }


@cache
def _faces() -> dict[str, Face]:
    return {face.id: face for face in facts("hbo").cards}


PLAYABLE_HOUSES = ("stark", "lannister")
DECK = 50
"""Cards of a House's draw deck."""


def defects(position: AgotPosition) -> Iterator[Fault]:
    """Two Houses, each played once, with a deck of fifty; titles and agendas are another game's."""
    played = [seat.house for seat in position.seats if seat.house is not None]
    if len(set(played)) < len(played):
        yield fault("house_played_twice", "hbo.setup.choose_houses")
    for house in played:
        if house not in PLAYABLE_HOUSES:
            yield fault("no_deck_of_house", "hbo.comp.draw_decks", house=house)
    for seat in position.seats:
        yield from _of_another_game(seat)
        if seat.deck > DECK:
            yield fault("draw_deck_over_fifty", "hbo.comp.draw_decks", seat=seat.id)
    if position.council:
        yield fault("no_council_here", "hbo.setup.play_area")


def _of_another_game(seat: PositionSeat) -> Iterator[Fault]:
    if seat.title or seat.agenda:
        yield fault("title_or_agenda_here", "hbo.setup.play_area", seat=seat.id)


RULESET = Ruleset(
    gold_in_box={BG: 26, PL: 20},
    foreign_fields=frozenset(
        {
            ("draw_phase", "laws_extra"),
            ("play_card", "on_house"),
            ("pay", "influence"),
            ("pay", "hand_title"),
            ("choose_victims", "deadly"),
        }
    ),
    plot=plot_with_its_text,
    fields_of=fields_of,
    more_defects=defects,
)


def register_ruleset() -> None:
    """Makes this edition known to the shared code."""
    RULESETS["hbo"] = RULESET
