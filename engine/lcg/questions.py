"""Questions of the case format that this game answers otherwise, or alone."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.reason import DERIVED, Reason, rule
from engine.lcg.deeds import draws_left
from engine.lcg.infamy import left_out_notes
from engine.lcg.titles import rivals_of
from engine.thrones.cases.questions import ANSWERS_OF, Found, Given, belongs_to
from engine.thrones.counting import total_power, uncounted_power
from engine.thrones.occasions import first_to_react
from engine.thrones.records import DUPLICATE, EVENT, PLAY
from engine.thrones.table import Table, clockwise


def _rivals(table: Table, given: Given) -> Found:
    rules = ("lcg.rivalry.scheme", "lcg.title.unchosen")
    return list(rivals_of(table, given["seat"])), Reason(rules, says="rivals_by_title")


def _response_order(table: Table, given: Given) -> Found:
    """Whose action is answered is known here, and for that the order is stated."""
    order = clockwise(table.order, first_to_react(table, given["seat"]))
    return list(order), Reason(("lcg.response.order",), says="responses_from_the_left")


def _titles(table: Table, given: Given) -> Found:
    rules = ("lcg.title.select", "lcg.variant.three.titles")
    return list(table.council), Reason(rules, says="titles_in_the_chamber")


def _draws(table: Table, given: Given) -> Found:
    left = draws_left(table, given["by"])
    return left, Reason(("lcg.drawcap.three",), left, "draws_left", {"seat": given["by"]})


def _in_play(table: Table, given: Given) -> Found:
    if "card" in given:
        zone = table.cards[given["card"]].zone
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
    return False, Reason(of_things[given["thing"]], says="not_in_play_by_rule")


@rule("lcg.cardtype.event", "lcg.cardtype.neutral")
def _belongs_to(table: Table, given: Given) -> Found:
    """Events are neutral, whatever Houses their text concerns."""
    if table.cards[given["card"]].kind != EVENT:
        return belongs_to(table, given)
    return False, Reason(("lcg.cardtype.event", "lcg.cardtype.neutral"), says="house_by_symbol")


@rule("lcg.variant.team.partner_not_opponent", "lcg.variant.team.you_text")
def _affected(table: Table, given: Given) -> Found:
    by = given["by"]
    seats = {"you": [by], "all_opponents": list(table.opponents(by)), "all_players": list(table.order)}
    rules: tuple[str, ...] = ("lcg.anatomy.rules_text",)
    if table.teams:
        rules = ("lcg.variant.team.partner_not_opponent", "lcg.variant.team.you_text")
    return seats[given["scope"]], Reason(rules, says="text_names_players")


def _victory_power(table: Table, given: Given) -> Found:
    seat = given["seat"]
    left_out = uncounted_power(table, seat)
    on_cards = sum(card.power for card in table.in_play(seat)) - left_out
    facts = {"banner": table.seats[seat].power, "cards": on_cards}
    rules: tuple[str, ...] = ("lcg.victory.counts", "lcg.keyword.infamy_counts")
    total = total_power(table, seat)
    rules = (*rules, "lcg.anatomy.rules_text") if left_out else rules
    return total, Reason(rules, total, "total_power", dict(facts), left_out_notes(table, seat))


ANSWERS: dict[str, Callable[[Table, Given], Found]] = {
    "rivals_of": _rivals,
    "available_titles": _titles,
    "draws_left": _draws,
    "response_order": _response_order,
    "in_play": _in_play,
    "belongs_to": _belongs_to,
    "affected": _affected,
    "victory_power": _victory_power,
}


def enlist() -> None:
    """Makes these answers known to the shared code."""
    ANSWERS_OF["lcg"] = ANSWERS
