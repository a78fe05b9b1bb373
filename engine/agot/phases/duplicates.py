"""Duplicates attached in marshalling: when, under which card, free of charge."""

from __future__ import annotations

from engine.agot.abilities.activation import a_limited_duplicate
from engine.agot.phases.card_play import (
    income_comes_first,
    it_is_in_his_hand,
    nothing_else_is_going_on,
    the_others_had_their_chance,
)
from engine.agot.rounds.action_windows import after_marshalling
from engine.agot.rule_variants import DUPLICATES_CHARACTERS_ONLY
from engine.agot.state.moves import PlayDuplicate
from engine.agot.state.records import CHARACTER, DUPLICATE, PLAY
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword
from engine.agot.values.power_and_victory import the_game_goes_on
from engine.kernel.game import Verb
from engine.kernel.reasons import SILENT, Finding, Question, Reason, cannot_tell, change, rule, violated
from engine.kernel.state import Event, add_events, add_notes


@rule(
    "hbo.duplicate.timing",
    "hbo.marshal.duplicates_free",
    "hbo.setup.limit_duplicates",
    "lcg.duplicate.play",
    "lcg.marshal.duplicates_free",
    "lcg.setup.no_copies",
)
def duplicates_are_attached_in_marshalling(table: AgotTable, move: PlayDuplicate) -> Finding:
    """Only the active player attaches duplicates, and only in the marshalling phase."""
    if table.phase == "marshalling" and table.active in ("", move.by):
        return None
    wait = change("wait_marshalling", seat=move.by)
    rules: tuple[str, ...] = ("hbo.duplicate.timing", "hbo.marshal.duplicates_free")
    rules = ("hbo.setup.limit_duplicates", *rules) if table.phase == "setup" else rules
    rules = (*rules, "hbo.marshal.only_active_plays") if table.phase == "marshalling" else rules
    says = "duplicates_in_your_marshalling_turn"
    return violated(says, wait, rules=rules, phase=table.phase, active=table.active)


@rule("hbo.duplicate.attach", "hbo.unique.flag")
def it_is_a_copy_of_a_unique_character(table: AgotTable, move: PlayDuplicate) -> Finding:
    """A duplicate is a copy from hand of a unique character that the player already has in play."""
    card, host = table.cards[move.card], table.cards[move.host]
    if card.id == host.id:
        return violated("under_itself", rules=("hbo.duplicate.attach",), card=card.id)
    if host.zone != PLAY:
        return violated("not_in_play", change("in_play", card=host.id, seat=move.by), card=host.id)
    if host.controller != move.by:
        rules = ("hbo.duplicate.attach", "hbo.marshal.duplicates_free")
        return violated(
            "your_own_character_only",
            change("control", card=host.id, seat=move.by),
            rules=rules,
            card=host.id,
        )
    if card.name != host.name:
        return violated(
            "not_a_copy", change("same_name", card=card.id, host=host.id), card=card.id, host=host.id
        )
    if host.unique is None:
        return cannot_tell(Question("unique", host.id))
    return None if host.unique else violated("not_unique", change("unique", card=host.id), card=host.id)


@rule("hbo.duplicate.characters_only", "hbo.duplicate.attach")
def only_characters_carry_duplicates(table: AgotTable, move: PlayDuplicate) -> Finding:
    """The section on duplicates covers unique characters only."""
    host = table.cards[move.host]
    if host.kind == CHARACTER:
        return None
    point = DUPLICATES_CHARACTERS_ONLY.reason(table, "duplicates_on_characters", card=host.id)
    if DUPLICATES_CHARACTERS_ONLY.option(table) == "unique_cards":
        return Reason(says="unique_cards_carry_duplicates", because=(point,))
    return violated(
        "characters_only",
        change("host_character", card=host.id),
        basis=SILENT,
        because=(point,),
        card=host.id,
    )


@rule(
    "hbo.duplicate.free",
    "hbo.duplicate.multiple",
    "hbo.duplicate.blank",
    "hbo.duplicate.under",
    "lcg.marshal.duplicates_free",
    "lcg.duplicate.many",
    "lcg.duplicate.blank",
    "lcg.duplicate.only_when_under",
    "lcg.version.top_counts",
)
def act_play_duplicate(table: AgotTable, move: PlayDuplicate) -> AgotTable:
    """The duplicate is slid under its character, free of charge; only its title counts."""
    limited = 1 if has_keyword(table, table.cards[move.card], "limited") else 0
    seat = table.seats[move.by]
    table = after_marshalling(table, move.by)
    table = table.card(move.card, zone=DUPLICATE, host=move.host).put(paid=0)
    table = table.seat(move.by, limited_duplicates=seat.limited_duplicates + limited)
    rules = ("hbo.duplicate.free", "hbo.duplicate.under", "hbo.duplicate.blank", "hbo.duplicate.multiple")
    table = add_notes(
        table, Reason(rules, says="duplicate_attached", facts={"card": move.card, "host": move.host})
    )
    return add_events(table, Event("duplicate_attached", move.card, move.by, rule="hbo.duplicate.free"))


PLAY_DUPLICATE = Verb(
    PlayDuplicate,
    (
        the_game_goes_on,
        duplicates_are_attached_in_marshalling,
        income_comes_first,
        nothing_else_is_going_on,
        the_others_had_their_chance,
        it_is_in_his_hand,
        it_is_a_copy_of_a_unique_character,
        only_characters_carry_duplicates,
        a_limited_duplicate,
    ),
    act_play_duplicate,
)
