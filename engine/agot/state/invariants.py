"""What holds at every table of the card games, and what is broken at this one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.agot.state.records import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    DUPLICATE,
    HAND,
    PLAY,
    REMOVED,
    Card,
    Challenge,
)
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Reason, violated

BROUGHT_OUT = (DEAD, DISCARD, REMOVED, HAND)
"""Where nothing that happened to a card in play goes with it."""


def invariants(table: AgotTable) -> Iterator[Reason]:
    """The invariants that a table breaks."""
    for card in table.cards.values():
        yield from _out_of_play(card)
        yield from _under(table, card)
    yield from _uniques(table)
    if table.challenge is not None:
        yield from _participants(table, table.challenge)
    yield from _plots(table)
    yield from _counts(table)


def _out_of_play(card: Card) -> Iterator[Reason]:
    if card.zone not in BROUGHT_OUT:
        return
    if card.power:
        yield violated("out_of_play_with_power", rules=("hbo.power.character_leaves",), card=card.id)
    if card.kneeling or card.host or card.gold:
        yield violated("out_of_play_in_use", rules=("hbo.play.out_of_play",), card=card.id)
    bound = "deathbound" in (card.keywords or ())
    if card.zone == DEAD and (card.printed_kind or card.kind) != CHARACTER and not bound:
        yield violated("dead_and_no_character", rules=("hbo.piles.kill",), card=card.id)


def _under(table: AgotTable, card: Card) -> Iterator[Reason]:
    """Attachments lie under cards in play, duplicates under a copy of their own."""
    host = table.cards.get(card.host)
    if card.zone == DUPLICATE:
        own = host is not None and host.zone == PLAY and host.name == card.name and host.owner == card.owner
        if not own:
            yield violated("duplicate_lies_elsewhere", rules=("hbo.duplicate.attach",), card=card.id)
    elif card.zone == PLAY and card.kind == ATTACHMENT and not card.printed_kind:
        loose = host is None or host.zone != PLAY
        if loose:
            yield violated("attachment_lies_loose", rules=("hbo.type.attachment",), card=card.id)


def _uniques(table: AgotTable) -> Iterator[Reason]:
    """One copy of a unique card for each player, and none beside one in the own dead pile."""
    copies: dict[tuple[str, str], list[Card]] = defaultdict(list)
    for card in table.cards.values():
        if card.unique and card.zone in (PLAY, DEAD):
            for seat in dict.fromkeys((card.owner, card.controller)):
                copies[seat, card.name].append(card)
    for same_name in copies.values():
        there = [copy for copy in same_name if copy.zone == PLAY]
        if len(there) > 1:
            yield violated(
                "two_uniques", rules=("hbo.unique.restriction",), card=there[-1].id, copy=there[0].id
            )
        elif there and len(same_name) > 1:
            dead = next(copy for copy in same_name if copy.zone == DEAD)
            rules = ("hbo.unique.restriction", "hbo.example.eddard_dead")
            yield violated("unique_dead_and_in_play", rules=rules, card=there[0].id, copy=dead.id)


def _participants(table: AgotTable, challenge: Challenge) -> Iterator[Reason]:
    """Characters in play, each once, that knelt to take part."""
    for participant in challenge.participants:
        card = table.cards.get(participant)
        if card is None or card.zone != PLAY or card.kind != CHARACTER:
            yield violated("participant_elsewhere", rules=("hbo.challenge.participants",), card=participant)
        elif not card.kneeling:
            attacks = participant in challenge.attackers
            declared = "hbo.challenge.declare_attackers" if attacks else "hbo.challenge.declare_defenders"
            yield violated("participant_stands", rules=(declared,), card=participant)
    both = set(challenge.attackers) & set(challenge.defenders or ())
    for id_ in sorted(both):
        yield violated("participant_twice", rules=("hbo.challenge.participants",), card=id_)


def _plots(table: AgotTable) -> Iterator[Reason]:
    """A plot lies in the deck, revealed or used."""
    for seat in table.seats.values():
        available = seat.plots_available or ()
        revealed = (seat.plot.name,) if seat.plot is not None and seat.plot.name else ()
        for name in sorted(set(available) & {*seat.plots_used, *(revealed if seat.revealed else ())}):
            yield violated("plot_in_two_places", rules=("hbo.plot.used_pile",), seat=seat.id, plot=name)


def _counts(table: AgotTable) -> Iterator[Reason]:
    for seat in table.seats.values():
        if seat.gold < 0:
            yield violated("fewer_than_none", rules=("hbo.comp.gold_tokens",), seat=seat.id, field="gold")
        if seat.power < 0:
            yield violated("fewer_than_none", rules=("hbo.comp.power_tokens",), seat=seat.id, field="power")
        if min(seat.hand, seat.deck, seat.discard) < 0:
            yield violated("fewer_than_none", rules=("hbo.comp.draw_decks",), seat=seat.id, field="hand")
