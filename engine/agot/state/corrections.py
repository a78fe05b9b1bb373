"""Corrections by a judge: values of the table, of seats and of cards."""

from __future__ import annotations

from typing import Any

from engine.agot.ruleset import ruleset
from engine.agot.state.moves import CHALLENGE_KINDS
from engine.agot.state.progress_corrections import (
    PROGRESS_FIELDS,
    lasting_name,
    progress_is_possible,
    recorded_progress,
    set_progress,
    with_plot,
)
from engine.agot.state.records import RULE_OF_VALUE
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import check_victory, total_power
from engine.kernel.corrections import Correct, Limit, RecordedValues, correctable, correction_verb, read_off
from engine.kernel.reasons import Facts, Finding, Value, rule
from engine.kernel.state import Event, add_events

BANNER = "banner_power"
"""The field for the power of a seat; power on cards is a field of the cards."""
SEAT_FIELDS = {
    "power": Limit(int, "hbo.comp.power_tokens"),
    "gold": Limit(int, "hbo.comp.gold_tokens"),
    "hand": Limit(int, "hbo.play.out_of_play"),
    "deck": Limit(int, "hbo.comp.draw_decks"),
    "discard": Limit(int, "hbo.piles.discard"),
    "limited_played": Limit(int, "hbo.keyword.limited"),
    "income_taken": Limit(bool, "hbo.marshal.income_collect"),
    "challenges_made": Limit(tuple, "hbo.challenge.one_of_each"),
    "plot": Limit(str, "hbo.plot.replaces"),
    "plots_available": Limit(tuple, "hbo.plot.used_pile"),
    "plots_used": Limit(tuple, "hbo.plot.used_pile"),
}
CARD_FIELDS = {
    "power": Limit(int, "hbo.power.on_character"),
    "kneeling": Limit(bool, "hbo.position.kneel"),
    "zone": Limit(str, "hbo.play.in_play"),
    "host": Limit(str, "hbo.type.attachment"),
    "controller": Limit(str, "hbo.type.attachment_control"),
    "modifiers": Limit(tuple, "hbo.lasting.definition"),
    **{field: Limit(int, RULE_OF_VALUE[field], -99) for field in ("cost", "strength", "income")},
    **{field: Limit(tuple, RULE_OF_VALUE[field]) for field in ("icons", "keywords", "traits", "houses")},
    "unique": Limit(bool, RULE_OF_VALUE["unique"]),
    "crests": Limit(tuple, RULE_OF_VALUE["crests"]),
}
TABLE_FIELDS = {
    "first_player": Limit(str, "hbo.plot.first_player_choice"),
    "round": Limit(int, "hbo.round.seven_phases", 1),
    **PROGRESS_FIELDS,
}
OF_KINDS = frozenset({"challenges_made", "icons"})
"""Fields that hold kinds of challenges and nothing else."""
ZONES = ("hand", "deck", "deck_top", "play", "dead", "discard", "removed", "duplicate")
OF_SOME_GAMES = frozenset({"crests"})
"""Values that are printed on the cards of some games only."""


def is_printed(table: AgotTable, field: str) -> bool:
    """Whether cards of this game have such a value."""
    return field not in OF_SOME_GAMES or field in ruleset(table).more_values


@rule("hbo.round.both_take_part", "lcg.round.simultaneous")
def it_can_be_set_right(table: AgotTable, move: Correct) -> Finding:
    """The record shows what lies on the table; a judge may correct the record and gives a reason."""
    return correctable(_limit(table, move), table, move, _names_something)


def _limit(table: AgotTable, move: Correct) -> Limit | None:
    if not move.of:
        return TABLE_FIELDS.get(move.field)
    if move.of in table.seats:
        return SEAT_FIELDS.get(move.field)
    return CARD_FIELDS.get(move.field) if move.of in table.cards and is_printed(table, move.field) else None


def recorded(table: AgotTable) -> RecordedValues:
    """The values a judge may correct: of the table, of each seat, of each card."""
    values = read_off("", table, (field for field in TABLE_FIELDS if field not in PROGRESS_FIELDS))
    values |= recorded_progress(table)
    for seat in table.seats.values():
        values |= read_off(seat.id, seat, (field for field in SEAT_FIELDS if field != "plot"))
        if seat.plot is not None:
            values[seat.id, "plot"] = seat.plot.name
    fields = tuple(field for field in CARD_FIELDS if field != "modifiers" and is_printed(table, field))
    for card in table.cards.values():
        values |= read_off(card.id, card, fields)
        values[card.id, "modifiers"] = tuple(lasting_name(modifier) for modifier in card.modifiers)
    return values


def _names_something(table: AgotTable, move: Correct) -> bool:
    known: dict[str, Any] = {"first_player": table.seats, "controller": table.seats, "zone": ZONES}
    if not move.of and move.field in PROGRESS_FIELDS:
        return progress_is_possible(table, move)
    if move.field in OF_KINDS:
        return isinstance(move.value, tuple) and set(move.value) <= set(CHALLENGE_KINDS)
    if move.field == "host":
        return move.value == "" or move.value in table.cards
    if move.field == "modifiers":
        there = {lasting_name(modifier) for modifier in table.cards[move.of].modifiers}
        return isinstance(move.value, tuple) and set(move.value) <= there
    if move.field == "plot":
        return table.seats[move.of].plot is not None and bool(move.value)
    return move.field not in known or move.value in known[move.field]


def act_correct(table: AgotTable, move: Correct) -> AgotTable:
    """The record is what the judge says it is."""
    old, table = _recorded_value(table, move), _with_value(table, move)
    banner = move.of in table.seats and move.field == "power"
    facts: Facts = {
        "field": BANNER if banner else move.field,
        "old": old,
        "value": move.value,
        "total": total_power(table, move.of) if banner else None,
        "why": move.reason,
    }
    return add_events(table, Event("corrected", move.of, facts=facts))


def _with_value(table: AgotTable, move: Correct) -> AgotTable:
    """The table with the corrected value: of the game's progress, a card, a plot, a seat or the table."""
    changed: dict[str, Value] = {move.field: move.value}
    if not move.of and move.field in PROGRESS_FIELDS:
        return set_progress(table, move.field, move.value)
    if move.field == "modifiers":
        names = move.value if isinstance(move.value, tuple) else ()
        carried = table.cards[move.of].modifiers
        return table.card(move.of, modifiers=tuple(each for each in carried if lasting_name(each) in names))
    if move.field == "plot":
        return table.seat(move.of, plot=with_plot(table.seats[move.of].plot, str(move.value)))
    if not move.of:
        return table.put(**changed)
    return table.seat(move.of, **changed) if move.of in table.seats else table.card(move.of, **changed)


def _recorded_value(table: AgotTable, move: Correct) -> Value:
    """What was recorded before."""
    return recorded(table).get((move.of, move.field))


VERBS = correction_verb(it_can_be_set_right, act_correct, check_victory)
