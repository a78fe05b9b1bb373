"""Cards that would lie in two places, or nowhere, after a move the table has made in spite of a rule."""

from __future__ import annotations

from collections.abc import Iterator

from engine.thrones.records import (
    ATTACHMENT,
    DEAD,
    DECK,
    DECK_TOP,
    DISCARD,
    DUPLICATE,
    HAND,
    PLAY,
    REMOVED,
    SHUFFLED,
    Card,
)
from engine.thrones.table import Table


def misplaced(before: Table, after: Table) -> tuple[str, ...]:
    """Cards and seats of which something lies in two places, or nowhere, and did not before the move."""
    if after.cards is before.cards and after.seats is before.seats and after.challenge is before.challenge:
        return ()
    already = set(_lying_nowhere(before))
    found = [one for one in _lying_nowhere(after) if one not in already]
    return tuple(dict.fromkeys((*found, *_appeared(before, after))))


def _lying_nowhere(table: Table) -> Iterator[str]:
    """Cards that lie under nothing or out of play with others, or take part from there; piles below zero."""
    yield from (card.id for card in table.cards.values() if _loose(table, card))
    participants = table.challenge.participants if table.challenge is not None else ()
    yield from (one for one in participants if table.cards[one].zone != PLAY)
    yield from (seat.id for seat in table.seats.values() if min(seat.hand, seat.deck, seat.discard) < 0)


ZONES = (HAND, DECK, DECK_TOP, PLAY, DEAD, DISCARD, REMOVED, DUPLICATE, SHUFFLED)


def _loose(table: Table, card: Card) -> bool:
    if card.zone not in ZONES or card.controller not in table.seats:
        return True
    if card.zone not in (PLAY, DUPLICATE):
        return card.controller != card.owner
    on_the_house_card = bool(card.printed_kind) and not card.host
    if card.zone == PLAY and (card.kind != ATTACHMENT or on_the_house_card):
        return False
    return card.host not in table.cards or table.cards[card.host].zone != PLAY


def _appeared(before: Table, after: Table) -> Iterator[str]:
    """Cards that lie somewhere and still count among the unknown ones of a pile; owners that changed."""
    shuffled = [one for one in before.cards.values() if one.zone == SHUFFLED]
    out = [one for one in shuffled if one.id in after.cards and after.cards[one.id].zone != SHUFFLED]
    for seat in before.order:
        if _owned(before, seat) != _owned(after, seat):
            yield from [one.id for one in out if one.owner == seat] or (seat,)
    both = (one for one in before.cards.values() if one.id in after.cards)
    yield from (one.id for one in both if after.cards[one.id].owner != one.owner)


def _owned(table: Table, seat: str) -> int:
    """How many cards a player owns, known or not."""
    here = table.seats[seat]
    known = sum(one.owner == seat and one.zone != SHUFFLED for one in table.cards.values())
    return here.hand + here.deck + here.discard + known
