"""The case format of this game: its questions, and the printed values of a named card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cards.facts import Face, facts
from engine.agot.abilities.definitions import first_to_react
from engine.agot.cases.questions import ANSWERS_OF, QuestionAnswer, belongs_to
from engine.agot.lcg.abilities.effect_handlers import draws_left
from engine.agot.lcg.cards.catalogue import of_face, printed
from engine.agot.lcg.keywords.infamy import left_out_notes
from engine.agot.lcg.titles.small_council import rivals_of
from engine.agot.state.records import DUPLICATE, EVENT, PLAY
from engine.agot.state.table import AgotTable, clockwise
from engine.agot.values.power_and_victory import total_power, uncounted_power
from engine.kernel.cases.model import QuestionArguments
from engine.kernel.reasons import DERIVED, Reason, rule

FIELDS = {
    "name": "name",
    "type": "kind",
    "house": "houses",
    "cost": "cost",
    "strength": "strength",
    "icons": "icons",
    "keywords": "keywords",
    "traits": "traits",
    "crests": "crests",
    "unique": "unique",
    "income": "income",
    "initiative": "initiative",
    "influence": "influence",
    "influence_price": "influence_price",
    "immune_to": "immune_to",
}
"""Field of a position -> what it is called on the table."""


def fields_of(id_: str) -> dict[str, Any] | None:
    """All that is printed on this card, as a position says it; None: there is no such card."""
    face = _faces().get(id_)
    if face is None:
        return None
    if face.type.value == "plot":
        plot = of_face(face)
        return {
            "name": face.name(),
            **{field: getattr(plot, field) for field in ("income", "initiative", "claim")},
        }
    card = printed(face, id_, "", "")
    values = {name: getattr(card, field) for name, field in FIELDS.items()}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value is not None
    }


@cache
def _faces() -> dict[str, Face]:
    return {face.id: face for face in facts("lcg").cards}


def _rivals(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    rules = ("lcg.rivalry.scheme", "lcg.title.unchosen")
    return list(rivals_of(table, arguments["seat"])), Reason(rules, says="rivals_by_title")


def _response_order(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    """Whose action is answered is known here, and for that the order is stated."""
    order = clockwise(table.order, first_to_react(table, arguments["seat"]))
    return list(order), Reason(("lcg.response.order",), says="responses_from_the_left")


def _titles(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    rules = ("lcg.title.select", "lcg.variant.three.titles")
    return list(table.council), Reason(rules, says="titles_in_the_chamber")


def _draws(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    left = draws_left(table, arguments["by"])
    return left, Reason(("lcg.drawcap.three",), left, "draws_left", {"seat": arguments["by"]})


def _in_play(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    if "card" in arguments:
        zone = table.cards[arguments["card"]].zone
        if zone == DUPLICATE:
            # In none of the places named as out of play, and it has entered play under its copy.
            rules = ("lcg.inplay.definition", "lcg.duplicate.only_when_under")
            return True, Reason(rules, says="zone_decides", basis=DERIVED)
        return zone == PLAY, Reason(("lcg.inplay.definition",), says="zone_decides")
    of_things = {
        "agenda": ("lcg.cardtype.agenda", "lcg.inplay.definition"),
        "title": ("lcg.title.not_in_play",),
        "plot": ("lcg.inplay.definition",),
    }
    return False, Reason(of_things[arguments["thing"]], says="not_in_play_by_rule")


@rule("lcg.cardtype.event", "lcg.cardtype.neutral")
def _belongs_to(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    """Events are neutral, whatever Houses their text concerns."""
    if table.cards[arguments["card"]].kind != EVENT:
        return belongs_to(table, arguments)
    return False, Reason(("lcg.cardtype.event", "lcg.cardtype.neutral"), says="house_by_symbol")


@rule("lcg.variant.team.partner_not_opponent", "lcg.variant.team.you_text")
def _affected(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    by = arguments["by"]
    seats = {"you": [by], "all_opponents": list(table.opponents(by)), "all_players": list(table.order)}
    rules: tuple[str, ...] = ("lcg.anatomy.rules_text",)
    if table.teams:
        rules = ("lcg.variant.team.partner_not_opponent", "lcg.variant.team.you_text")
    return seats[arguments["scope"]], Reason(rules, says="text_names_players")


def _victory_power(table: AgotTable, arguments: QuestionArguments) -> QuestionAnswer:
    seat = arguments["seat"]
    left_out = uncounted_power(table, seat)
    on_cards = sum(card.power for card in table.in_play(seat)) - left_out
    facts = {"banner": table.seats[seat].power, "cards": on_cards}
    rules: tuple[str, ...] = ("lcg.victory.counts", "lcg.keyword.infamy_counts")
    total = total_power(table, seat)
    rules = (*rules, "lcg.anatomy.rules_text") if left_out else rules
    return total, Reason(rules, total, "total_power", dict(facts), left_out_notes(table, seat))


ANSWERS: dict[str, Callable[[AgotTable, QuestionArguments], QuestionAnswer]] = {
    "rivals_of": _rivals,
    "available_titles": _titles,
    "draws_left": _draws,
    "response_order": _response_order,
    "in_play": _in_play,
    "belongs_to": _belongs_to,
    "affected": _affected,
    "victory_power": _victory_power,
}


def register_questions() -> None:
    """Makes these answers known to the shared code."""
    ANSWERS_OF["lcg"] = ANSWERS
