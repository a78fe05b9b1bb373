"""Triggers: events that passives and reactions answer, and the timing of a text."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.definitions import uses_of
from engine.agot.rule_variants import REACTION_ORDER
from engine.agot.state.records import Card, Frame, Occasion
from engine.agot.state.table import Table
from engine.kernel import moves

ANY_PHASE = "any_phase"


RESPONSES = ("response", "limited_response")


def timing_of(card: Card, kind: str) -> str:
    """When a card may be used: as told of it, else as its record says."""
    if card.timing:
        return card.timing
    recorded = [use for use in uses_of(card) if use.timing]
    fitting = [use for use in uses_of(card, kind) if use.timing] or recorded
    return fitting[0].timing if fitting else ""


def trigger(table: Table, *occasions: Occasion) -> Table:
    """These occasions have come: passives and reactions to them follow before anything else goes on."""
    slots = moves.new_window(first_to_react(table, _actor(occasions)), resolved=(), reacted=(), order=())
    return replace(table, agenda=(*table.agenda, Frame("aftermath", "passives", slots)), occasions=occasions)


ACTS = ("played", "action", "declared_attacker", "declared_defender")
"""What somebody does, as against what comes of it."""


def _actor(occasions: tuple[Occasion, ...]) -> str:
    for one in occasions:
        if one.what in ACTS:
            return one.seat
    return ""


def first_to_react(table: Table, actor: str = "") -> str:
    """Who is asked first for reactions: the first player, unless the table has decided otherwise.

    In a game where they go round from the left of who has acted: his neighbour, and if nobody has acted the
    neighbour of the active player.
    """
    order = REACTION_ORDER.option(table)
    if order == "left_of_acting":
        return left_of(table, actor or table.active or table.first_player or table.order[0])
    if order == "active_player" and table.active:
        return table.active
    return table.first_player or table.order[0]


def left_of(table: Table, seat: str) -> str:
    """The next seat clockwise."""
    return table.order[(table.order.index(seat) + 1) % len(table.order)]
