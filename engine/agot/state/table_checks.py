"""Checks of a whole table: what holds at every one, and what is seen of a seat compared with the record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from engine.agot.state.declarations import CARD_FIELDS, SEAT_FIELDS
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
    Seat,
)
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import total_power
from engine.kernel.grammar import RawRecord
from engine.kernel.reasons import Reason, no
from engine.kernel.view import Comparison, SeenDifferences

BROUGHT_OUT = (DEAD, DISCARD, REMOVED, HAND)
"""Where nothing that happened to a card in play goes with it."""


def invariants(table: AgotTable) -> Iterator[Reason]:
    """What is broken at a table."""
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
        yield no("out_of_play_with_power", rules=("hbo.power.character_leaves",), card=card.id)
    if card.kneeling or card.host or card.gold:
        yield no("out_of_play_in_use", rules=("hbo.play.out_of_play",), card=card.id)
    bound = "deathbound" in (card.keywords or ())
    if card.zone == DEAD and (card.printed_kind or card.kind) != CHARACTER and not bound:
        yield no("dead_and_no_character", rules=("hbo.piles.kill",), card=card.id)


def _under(table: AgotTable, card: Card) -> Iterator[Reason]:
    """Attachments lie under cards in play, duplicates under a copy of their own."""
    host = table.cards.get(card.host)
    if card.zone == DUPLICATE:
        own = host is not None and host.zone == PLAY and host.name == card.name and host.owner == card.owner
        if not own:
            yield no("duplicate_lies_elsewhere", rules=("hbo.duplicate.attach",), card=card.id)
    elif card.zone == PLAY and card.kind == ATTACHMENT and not card.printed_kind:
        loose = host is None or host.zone != PLAY
        if loose:
            yield no("attachment_lies_loose", rules=("hbo.type.attachment",), card=card.id)


def _uniques(table: AgotTable) -> Iterator[Reason]:
    """One copy of a unique card for each player, and none beside one in the own dead pile."""
    copies: dict[tuple[str, str], list[Card]] = defaultdict(list)
    for card in table.cards.values():
        if card.unique and card.zone in (PLAY, DEAD):
            for seat in dict.fromkeys((card.owner, card.controller)):
                copies[seat, card.name].append(card)
    for found in copies.values():
        there = [copy for copy in found if copy.zone == PLAY]
        if len(there) > 1:
            yield no("two_uniques", rules=("hbo.unique.restriction",), card=there[-1].id, copy=there[0].id)
        elif there and len(found) > 1:
            dead = next(copy for copy in found if copy.zone == DEAD)
            rules = ("hbo.unique.restriction", "hbo.example.eddard_dead")
            yield no("unique_dead_and_in_play", rules=rules, card=there[0].id, copy=dead.id)


def _participants(table: AgotTable, challenge: Challenge) -> Iterator[Reason]:
    """Characters in play, each once, that knelt to take part."""
    for participant in challenge.participants:
        card = table.cards.get(participant)
        if card is None or card.zone != PLAY or card.kind != CHARACTER:
            yield no("participant_elsewhere", rules=("hbo.challenge.participants",), card=participant)
        elif not card.kneeling:
            attacks = participant in challenge.attackers
            declared = "hbo.challenge.declare_attackers" if attacks else "hbo.challenge.declare_defenders"
            yield no("participant_stands", rules=(declared,), card=participant)
    both = set(challenge.attackers) & set(challenge.defenders or ())
    for id_ in sorted(both):
        yield no("participant_twice", rules=("hbo.challenge.participants",), card=id_)


def _plots(table: AgotTable) -> Iterator[Reason]:
    """A plot lies in the deck, revealed or used."""
    for seat in table.seats.values():
        available = seat.plots_available or ()
        revealed = (seat.plot.name,) if seat.plot is not None and seat.plot.name else ()
        for name in sorted(set(available) & {*seat.plots_used, *(revealed if seat.revealed else ())}):
            yield no("plot_in_two_places", rules=("hbo.plot.used_pile",), seat=seat.id, plot=name)


def _counts(table: AgotTable) -> Iterator[Reason]:
    for seat in table.seats.values():
        if seat.gold < 0:
            yield no("fewer_than_none", rules=("hbo.comp.gold_tokens",), seat=seat.id, field="gold")
        if seat.power < 0:
            yield no("fewer_than_none", rules=("hbo.comp.power_tokens",), seat=seat.id, field="power")
        if min(seat.hand, seat.deck, seat.discard) < 0:
            yield no("fewer_than_none", rules=("hbo.comp.draw_decks",), seat=seat.id, field="hand")


IN_PLAY, OUT_OF_PLAY = ("characters", "locations", "attachments"), ("dead", "discard")
CARDS_IN_PLAY = "play"
NOT_COMPARED = ("id", "name", "type", "card", "version")
"""What a card is called, and what it is by being called so."""
CARD_FIELD = {"house": "houses"}


def seen_differences(table: AgotTable, at: str, raw: RawRecord) -> SeenDifferences:
    """Where the record of a seat differs from what was seen of it."""
    found = Comparison()
    if at == "seats" and raw["id"] in table.seats:
        _seat(table, raw, found)
        for row in IN_PLAY:
            _row(table, raw["id"], raw.get(row), CARDS_IN_PLAY, found)
        for row in OUT_OF_PLAY:
            _row(table, raw["id"], raw.get(row), row, found)
        _unnamed(table, raw, found)
    return found.found()


def _seat(table: AgotTable, raw: RawRecord, found: Comparison) -> None:
    seat = table.seats[raw["id"]]
    for field, value in raw.items():
        if field in (*IN_PLAY, *OUT_OF_PLAY, "id", "house"):
            continue
        if field == "hand" and isinstance(value, dict) and isinstance(value.get("count"), int):
            known = sum(1 for _ in table.hand_of(seat.id))
            found.compare(seat.id, "hand", seat.hand, max(0, value["count"] - known))
        elif field == "deck" and isinstance(value, int):
            known = sum(1 for card in table.cards.values() if (card.owner, card.zone) == (seat.id, "deck"))
            found.compare(seat.id, "deck", seat.deck, max(0, value - known))
        elif field == "power" and isinstance(value, int):
            _banner(table, seat, value - _told_on_cards(table, raw), found)
        elif field in SEAT_FIELDS and not isinstance(value, dict):
            found.compare(seat.id, field, getattr(seat, field), value)
        else:
            found.untouched.append(field)


def _banner(table: AgotTable, seat: Seat, total: int, found: Comparison) -> None:
    """The power of a seat is what it shows in all; what is not on its cards is on the banner."""
    banner = total - (total_power(table, seat.id) - seat.power)
    if banner < 0:
        found.untouched.append("power")
    else:
        found.compare(seat.id, "power", seat.power, banner)


def _told_on_cards(table: AgotTable, raw: RawRecord) -> int:
    """How much more power lies on the cards that were named than is recorded."""
    told = (
        told_card
        for row in IN_PLAY
        for told_card in raw.get(row) or ()
        if isinstance(told_card.get("power"), int)
    )
    return sum(laid["power"] - table.cards[laid["id"]].power for laid in told if laid["id"] in table.cards)


def _row(table: AgotTable, seat: str, row: list[RawRecord] | None, zone: str, found: Comparison) -> None:
    for raw in row or ():
        card = table.cards.get(raw["id"])
        if card is None:
            continue
        found.compare(card.id, "zone", card.zone, zone)
        if zone == CARDS_IN_PLAY:
            found.compare(card.id, "controller", card.controller, seat)
            found.compare(card.id, "kneeling", card.kneeling, bool(raw.get("kneeling")))
        elif card.kneeling:
            found.compare(card.id, "kneeling", True, False)
        _printed(card, raw, found)
        if isinstance(raw.get("duplicates"), int):
            _duplicates(table, card, raw["duplicates"], found)


def _printed(card: Card, raw: RawRecord, found: Comparison) -> None:
    """What else is told of a card, besides where it lies and whether it kneels."""
    for field, value in raw.items():
        own = CARD_FIELD.get(field, field)
        if field in (*NOT_COMPARED, "kneeling", "duplicates") or value == "?":
            continue
        if own in CARD_FIELDS:
            found.compare(card.id, own, getattr(card, own), value)
        else:
            found.untouched.append(field)


def _duplicates(table: AgotTable, card: Card, count: int, found: Comparison) -> None:
    """Duplicates too many are discarded; one too few is a card nobody has named."""
    lying = tuple(table.under(card.id, DUPLICATE))
    for other in lying[count:]:
        found.compare(other.id, "host", other.host, "")
        found.compare(other.id, "zone", other.zone, "discard")
    if count > len(lying):
        found.untouched.append("duplicates")


def _unnamed(table: AgotTable, raw: RawRecord, found: Comparison) -> None:
    """The cards that lie in play beside those of their kind which were named."""
    named = {laid["id"] for row in (*IN_PLAY, *OUT_OF_PLAY) for laid in raw.get(row) or ()}
    kinds = {table.cards[id_].kind for id_ in named if id_ in table.cards}
    for card in _in_play(table, raw["id"]):
        if card.kind in kinds and card.id not in named:
            found.unnamed.append(card.id)


def _in_play(table: AgotTable, seat: str) -> Iterator[Any]:
    return (card for card in table.cards.values() if card.zone == CARDS_IN_PLAY and card.controller == seat)
