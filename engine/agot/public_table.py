"""The table as everybody sees it, and the cards a player has named in secret.

A card that is named stays out of sight until it is played or shown. A move is judged and carried out at the
table everybody sees; then what was told in secret is put back, as far as it can still be true.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace

from engine.agot.state.card_index import HIDDEN_ZONES, CardIndex, index_of, with_secrets, with_shown
from engine.agot.state.declarations import KnowCard
from engine.agot.state.records import DECK, DECK_TOP, HAND, SHUFFLED, Card, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_gold import hand_size
from engine.agot.view import piece
from engine.kernel.adapter import Doubts
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, judge
from engine.kernel.moves import Move, Pass, PassWindow
from engine.kernel.reasons import Reason, Verdict
from engine.kernel.state import Event
from engine.kernel.view import View, ViewArea, ViewRow

IN_DECK = (DECK, DECK_TOP)
CARD_OF, WHAT_OF = attrgetter("card"), attrgetter("what")
SHOWS_NOTHING = (KnowCard, Pass, PassWindow)
FORGETTING = frozenset({"mulligan", "discarded_from_hand", "deck_shuffled", "drew", "searched"})
"""What may happen to cards nobody has named though no card and no count changes."""


def public(table: AgotTable) -> AgotTable:
    """Cards in hands and decks are known to nobody else until they are played or shown."""
    found: AgotTable | None = table.__dict__.get("public")
    if found is None:
        seen = index_of(table.cards)
        if not seen.secret:
            return table
        found = table.__dict__["public"] = _without(table, seen)
    return found


def _without(table: AgotTable, seen: CardIndex) -> AgotTable:
    """The table without the secret cards, unless what has just happened speaks of them."""
    cards, unseen = seen.open, seen.secret
    if _speaks_of(table, seen.secret_by_id):
        told = {occasion.card for occasion in (*table.occasions, *table.missed)}
        unseen = tuple(card for card in seen.secret if card.id not in told)
        cards = {key: card for key, card in table.cards.items() if key in told or key in seen.open}
    return table.put(cards=cards, seats=_counted(table.seats, unseen, 1))


def _speaks_of(table: AgotTable, secret: dict[str, Card]) -> bool:
    """Whether what has just happened speaks of one of these cards."""
    happened = chain(table.occasions, table.missed)
    return not secret.keys().isdisjoint(map(CARD_OF, happened))


def _counted(seats: dict[str, Seat], cards: Sequence[Card], each: int) -> dict[str, Seat]:
    """A card nobody can see lies there unnamed, a named one no longer; one shuffled away counts already."""
    hands = [card.controller for card in cards if card.zone == HAND]
    decks = [card.owner for card in cards if card.zone in IN_DECK]
    return {
        key: replace(seat, hand=seat.hand + each * hands.count(key), deck=seat.deck + each * decks.count(key))
        for key, seat in seats.items()
    }


def is_secret(card: Card) -> bool:
    """Whether a card lies where others cannot see it, and has not been shown there."""
    return card.zone in HIDDEN_ZONES and not card.shown


def is_told_in_secret(move: Move) -> bool:
    """Whether a move names a card that others do not see."""
    return isinstance(move, KnowCard) and is_secret(move.card)


def announced(table: AgotTable, move: Move) -> Move:
    """A move as it is said before everybody: that a card of a hand was named, and not which."""
    if isinstance(move, KnowCard) and is_secret(move.card):
        card = move.card
        return replace(move, card=Card("", "", card.owner, card.controller, card.zone, ""))
    return move


def made_public(move: Move) -> Move:
    """A card that is named before everybody is known to everybody."""
    return replace(move, card=replace(move.card, shown=True)) if isinstance(move, KnowCard) else move


def private(table: AgotTable, seat: str) -> View:
    """The hand of one player as he may see it himself."""
    cards = tuple(piece(table, card) for card in table.hand_of(seat))
    row = ViewRow("hand", cards, hand_size(table, seat))
    return View((ViewArea(seat, table.seats[seat].house or seat, (), (row,)),))


def shown_by(table: AgotTable, move: Move) -> AgotTable:
    """Who makes a move with a card of the hand shows it."""
    if isinstance(move, SHOWS_NOTHING):
        return table
    # The move is judged, and then made: it is looked through once.
    last: tuple[Move, AgotTable | None] | None = table.__dict__.get("shown_by")
    if last is None or last[0] is not move:
        last = table.__dict__["shown_by"] = (move, _with_named(table, move))
    return last[1] or table


def _with_named(table: AgotTable, move: Move) -> AgotTable | None:
    """The table on which the secret cards that a move names lie open; None: it names none."""
    seen = index_of(table.cards)
    named = _said_of(seen.secret_by_id, move) if seen.secret else ()
    return table.put(cards=with_shown(seen, named)) if named else None


def _said_of(secret: dict[str, Card], move: Move) -> set[str]:
    """The secret cards whose id is among the words that a move says."""
    found: set[str] = set()
    said: list[Any] = [move]
    for part in said:  # what holds other things puts them at the end; most are words, numbers or nothing
        kind = type(part)
        if kind is str:
            if part in secret:
                found.add(part)
        elif kind is tuple or kind is list:
            said += part
        elif kind is dict:
            said += (*part, *part.values())
        elif isinstance(part, Struct):
            said += astuple(part)
    return found


def carry_out_and_forget(game: Game, table: AgotTable, move: Move) -> tuple[AgotTable, Doubts]:
    """A move carried out, and for whom what he told in secret cannot be true any more, with the reason."""
    if isinstance(move, KnowCard) and is_secret(move.card):
        return _told(game, table, move)
    table = shown_by(table, move)
    here = public(table)
    after = carry_out(game, here, move)
    seen = index_of(table.cards)
    if not seen.secret:
        return laid_open(after), {}
    if _nobody_drew(seen, here, after):
        return _as_before(table, seen, here, after), {}
    # A card of which an occasion has spoken lies among those that everybody sees.
    unseen = tuple([card for card in seen.secret if card.id not in here.cards])
    return _with(table, here, laid_open(after), unseen)


def _nobody_drew(seen: CardIndex, before: AgotTable, after: AgotTable) -> bool:
    """Whether no card came to a hand or a deck, or left it, that anybody could not follow."""
    if before.cards is not seen.open:
        return False  # what has just happened speaks of one of them
    if after.cards is not before.cards and not after.cards.keys() <= before.cards.keys():
        return False
    if after.seats is not before.seats:
        for key, seat in after.seats.items():
            then = before.seats[key]
            if seat is not then and (seat.hand != then.hand or seat.deck != then.deck):
                return False
    return not _are_forgotten(seen, after)


def _as_before(told: AgotTable, seen: CardIndex, before: AgotTable, after: AgotTable) -> AgotTable:
    """The table with all the secrets there were.

    ``told``: the table of before with them, whose cards are ``seen``.
    """
    cards, seats = told.cards, told.seats
    if after.cards is not before.cards:
        after = laid_open(after)
        cards = with_secrets(after.cards, seen)
    if after.seats is not before.seats:
        seats = {key: _unnamed(seat, before.seats[key], seats[key]) for key, seat in after.seats.items()}
    found = replace(after, cards=cards, seats=seats)
    if after.occasions is before.occasions and after.missed is before.missed:
        found.__dict__["public"] = after  # what has happened spoke of no secret before either
        return found
    return _put_beside(found, after)


def _put_beside(table: AgotTable, everybody: AgotTable) -> AgotTable:
    """A table of which ``everybody`` is all but its secrets: without them, that is what is seen again."""
    if not _speaks_of(table, index_of(table.cards).secret_by_id):
        table.__dict__["public"] = everybody
    return table


def _unnamed(seat: Seat, before: Seat, told: Seat) -> Seat:
    """The seat with the cards that lie there unnamed counted as they were."""
    if seat is before:
        return told
    if told.hand == before.hand and told.deck == before.deck:
        return seat
    return replace(seat, hand=told.hand, deck=told.deck)


def _are_forgotten(seen: CardIndex, after: AgotTable) -> bool:
    """Whether some of the secrets may not be true any more though no card and no count has changed."""
    if seen.shuffled_away:
        return True
    return not FORGETTING.isdisjoint(map(WHAT_OF, after.events))


def _told(game: Game, table: AgotTable, move: KnowCard) -> tuple[AgotTable, Doubts]:
    """The referee keeps it to himself; another card that is called so already keeps its name."""
    named = replace(move, card=replace(move.card, id=_free(table.cards, move.card)))
    against = judge(game, table, named)
    said = Event("card_named", seat=named.card.owner)
    if against.verdict is Verdict.NO:
        return table.put(events=(said,), notes=()), _doubted(named.card.owner, *against.deciding)
    return carry_out(game, table, named).put(events=(said,)), {}


def _doubted(seat: str, *why: Reason) -> Doubts:
    return {seat: Reason((), Verdict.CANNOT_TELL, "secret_forgotten", {"seat": seat}, why)}


def _free(cards: dict[str, Card], wanted: Card) -> str:
    """An id that no other card has; one that was shuffled away may turn up again."""
    free, number = wanted.id, 1
    while (other := cards.get(free)) is not None and not _again(other, wanted):
        number += 1
        free = f"{wanted.id}_{number}"
    return free


def _again(other: Card, card: Card) -> bool:
    return other.zone == SHUFFLED and other.owner == card.owner and other.name == card.name


def laid_open(table: AgotTable) -> AgotTable:
    """The table with every named card of a hand or deck known to everybody."""
    unseen = index_of(table.cards).secret
    if not unseen:
        return table
    return table.put(cards={**table.cards, **{card.id: replace(card, shown=True) for card in unseen}})


def _with(
    told: AgotTable, before: AgotTable, after: AgotTable, secrets: tuple[Card, ...]
) -> tuple[AgotTable, Doubts]:
    """The table with the secrets that can still be true.

    ``told``: the table of before with all of them.
    """
    doubts: Doubts = {}
    kept: list[Card] = []
    new = _new(before, after)
    for seat in after.order:
        hand = tuple([card for card in secrets if card.zone == HAND and card.controller == seat])
        left = _not_shown(hand, new)
        if left and (_left_unseen(before, after, seat, new) or len(left) > after.seats[seat].hand):
            doubts |= _doubted(seat)
            continue
        deck = [card for card in secrets if card.zone in IN_DECK and card.owner == seat]
        kept += (*left, *(deck if deck and _untouched(before, after, seat) else ()))
    if after.cards is before.cards and list(told.cards.values())[-len(secrets) :] == kept:
        return _put_back(after, told.cards, kept), doubts
    return _put_back(after, _among(after.cards, kept), kept), doubts


def _among(cards: dict[str, Card], secrets: Sequence[Card]) -> dict[str, Card]:
    """The cards with secret ones among them; whoever is called as another is now gets another id."""
    found = dict(cards)
    for card in secrets:
        free = _free(found, card)
        found[free] = card if free == card.id else replace(card, id=free)
    return found


def _put_back(table: AgotTable, cards: dict[str, Card], secrets: Sequence[Card]) -> AgotTable:
    """A card that is known in secret is one unknown card less."""
    if not secrets:
        return table
    found = table.put(cards=cards, seats=_counted(table.seats, secrets, -1))
    if len(cards) != len(table.cards) + len(secrets):
        return found
    index_of(cards).__dict__["open"] = table.cards
    return _put_beside(found, table)


def _not_shown(hand: tuple[Card, ...], new: Sequence[Card]) -> tuple[Card, ...]:
    """The secret cards of a hand without those that have now been shown."""
    left = list(hand)
    for fresh in new:
        same = next((card for card in left if _is_of(card, fresh)), None)
        if same is not None:
            left.remove(same)
    return tuple(left)


def _new(before: AgotTable, after: AgotTable) -> Sequence[Card]:
    if after.cards is before.cards:
        return ()
    return [card for key, card in after.cards.items() if key not in before.cards]


def _is_of(secret: Card, shown: Card) -> bool:
    same = secret.face == shown.face if secret.face and shown.face else secret.name == shown.name
    return same and secret.owner == shown.owner


def _left_unseen(before: AgotTable, after: AgotTable, seat: str, new: Sequence[Card]) -> bool:
    """Whether cards nobody named have left the hand: then nobody knows which are still in it."""
    said = [event for event in after.events if event.seat == seat]
    drawn = sum([event.amount for event in said if event.what in ("drew", "searched")])
    named = len([card for card in new if card.owner == seat])
    if after.seats[seat].hand < before.seats[seat].hand + drawn - named:
        return True
    discarded = [event.amount for event in said if event.what == "discarded_from_hand"]
    return bool(discarded) and max(discarded) > _gone(before, after, seat)


def _gone(before: AgotTable, after: AgotTable, seat: str) -> int:
    """How many cards that everybody has seen in a hand have left it."""
    return sum(after.cards[card.id].zone != HAND for card in before.hand_of(seat))


def _untouched(before: AgotTable, after: AgotTable, seat: str) -> bool:
    """Whether a deck lies as it did."""
    shuffled = any(
        event.what in ("deck_shuffled", "mulligan") and event.seat == seat for event in after.events
    )
    return not shuffled and after.seats[seat].deck == before.seats[seat].deck
