"""The table as everybody sees it, and the cards that players have named in secret."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from itertools import chain
from operator import attrgetter
from types import NoneType
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace

from engine.agot.state.card_index import HIDDEN_ZONES, CardIndex, index_of, with_secrets, with_shown
from engine.agot.state.declarations import KnowCard
from engine.agot.state.records import DECK, DECK_TOP, HAND, Card, Occasion, Seat
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import hand_size
from engine.agot.view import piece
from engine.kernel.decisions import Move, Pass, PassWindow
from engine.kernel.memo import cached_value
from engine.kernel.state import SplitState
from engine.kernel.view import View, ViewArea, ViewRow

IN_DECK = (DECK, DECK_TOP)
CardCounts = dict[str, tuple[int, int]]
"""Seat -> how many cards in its hand, and in its deck."""


class SecretCards(Struct, frozen=True, dict=True):
    """The cards that players have named in secret."""

    by_id: dict[str, Card]

    @cached_value
    def counts(self) -> CardCounts:
        """How many of them there are."""
        return counts_of(self.by_id.values())


class SplitTable(SplitState, frozen=True, eq=False, dict=True):
    """A table split from its secret cards; no latest event names one of them."""

    public: AgotTable
    secret: SecretCards
    """All of them lie in hands and decks."""
    cards: dict[str, Card] | None = None
    """These among those that everybody sees, if that has been put together already."""

    @property
    def secrets_are_last(self) -> bool:
        """Whether the secret cards stand behind those that everybody sees, once they are put back."""
        return self.cards is None or index_of(self.cards).secrets_are_last

    def joined(self) -> AgotTable:
        """The table with the secret cards."""
        open_part, secret = self.public, self.secret
        cards = self.cards or with_secrets(open_part.cards, secret.by_id)
        table = replace(open_part, cards=cards, seats=recounted(open_part.seats, secret.counts, -1))
        table.__dict__["public"] = open_part
        return table


def counts_of(cards: Collection[Card]) -> CardCounts:
    """How many of these cards lie in each hand and deck; one shuffled away counts among the unnamed there."""
    held = [card.controller for card in cards if card.zone == HAND]
    owned = [card.owner for card in cards if card.zone in IN_DECK]
    return {seat: (held.count(seat), owned.count(seat)) for seat in {*held, *owned}}


def recounted(seats: dict[str, Seat], counts: CardCounts, each: int) -> dict[str, Seat]:
    """The seats with their counts of unnamed cards changed: by 1 or -1 for each of these cards."""
    counted = {**seats}
    for key, (hand, deck) in counts.items():
        seat = seats.get(key)
        if seat is not None:
            counted[key] = replace(seat, hand=seat.hand + each * hand, deck=seat.deck + each * deck)
    return counted


CARD_OF = attrgetter("card")
SHOWS_NOTHING = (KnowCard, Pass, PassWindow)
"""Asked of each entry by the type itself: of one that it is not, `isinstance` takes four times as long."""
PLAIN = frozenset({int, bool, NoneType})
"""What a field of a move holds that names nothing."""


def public(table: AgotTable | SplitTable) -> AgotTable:
    """Cards in hands and decks are known to nobody else until they are played or shown."""
    if isinstance(table, SplitTable):
        return table.public
    public_part: AgotTable | None = table.__dict__.get("public")
    if public_part is None:
        index = index_of(table.cards)
        if not index.secret:
            return table
        public_part = table.__dict__["public"] = _without_secrets(table, index)
    return public_part


def _without_secrets(table: AgotTable, index: CardIndex) -> AgotTable:
    """The table without the secret cards, except those that the last events name."""
    cards, unseen = index.open, index.secret
    if speak_of(happened(table), index.secret_by_id):
        named = {occasion.card for occasion in (*table.occasions, *table.missed)}
        unseen = tuple(card for card in index.secret if card.id not in named)
        cards = {key: card for key, card in table.cards.items() if key in named or key in index.open}
    return table.put(cards=cards, seats=recounted(table.seats, counts_of(unseen), 1))


def happened(table: AgotTable) -> Iterable[Occasion]:
    """The latest occasions, and those missed in this phase."""
    return chain(table.occasions, table.missed)


def speak_of(occasions: Iterable[Occasion], secret: dict[str, Card]) -> bool:
    """Whether these occasions name one of these cards."""
    return not secret.keys().isdisjoint(map(CARD_OF, occasions))


def is_secret(card: Card) -> bool:
    """Whether a card lies where others cannot see it, and has not been shown there."""
    return card.zone in HIDDEN_ZONES and not card.shown


def is_told_in_secret(move: Move) -> bool:
    """Whether a move names a card that others do not see."""
    return type(move) is KnowCard and is_secret(move.card)


def announced(table: AgotTable, move: Move) -> Move:
    """A move as all players hear it: that a card of a hand was named, and not which."""
    if isinstance(move, KnowCard) and is_secret(move.card):
        card = move.card
        return replace(move, card=Card("", "", card.owner, card.controller, card.zone, ""))
    return move


def made_public(move: Move) -> Move:
    """The declaration as made before all players: they all know the card."""
    return replace(move, card=replace(move.card, shown=True)) if isinstance(move, KnowCard) else move


def private(table: AgotTable, seat: str) -> View:
    """The hand of one player, as that player sees it."""
    cards = tuple(piece(table, card) for card in table.hand_of(seat))
    row = ViewRow("hand", cards, hand_size(table, seat))
    return View((ViewArea(seat, table.seats[seat].house or seat, (), (row,)),))


def shown_by(table: AgotTable | SplitTable, move: Move) -> AgotTable | SplitTable:
    """The table on which the hidden cards that a move names lie open: a player who uses one shows it."""
    if type(move) in SHOWS_NOTHING:
        return table
    if isinstance(table, SplitTable):
        named = _said_of(table.secret.by_id, move)
        if not named:
            return table
        return _opened(table, named) if table.secrets_are_last else _shown(table.whole, named)
    index = index_of(table.cards)
    named = _said_of(index.secret_by_id, move) if index.secret else set()
    return _shown(table, named) if named else table


def _shown(table: AgotTable, named: Set[str]) -> AgotTable:
    """The whole table on which these secret cards lie open."""
    return table.put(cards=with_shown(index_of(table.cards), named))


def _opened(table: SplitTable, named: Set[str]) -> SplitTable:
    """The split table on which the named cards lie open."""
    open_part, left = table.public, table.secret.by_id.copy()
    in_order = named if len(named) == 1 else [id_ for id_ in left if id_ in named]
    opened = {id_: replace(left.pop(id_), shown=True) for id_ in in_order}
    seats = recounted(open_part.seats, counts_of(opened.values()), -1)
    return SplitTable(open_part.put(cards={**open_part.cards, **opened}, seats=seats), SecretCards(left))


def _said_of(secret: dict[str, Card], move: Move) -> set[str]:
    """The secret cards whose id occurs in a move, however deep."""
    mentioned: set[str] = set()
    _look_for(secret, astuple(move), mentioned)
    return mentioned


def _look_for(secret: dict[str, Card], parts: Iterable[Any], mentioned: set[str]) -> None:
    """Adds the secret cards named in these values or in what they contain."""
    for part in parts:
        kind = type(part)
        if kind is str:
            if part in secret:
                mentioned.add(part)
        elif kind in PLAIN:
            continue
        elif kind is tuple or kind is list:
            _look_for(secret, part, mentioned)
        elif kind is dict:
            _look_for(secret, (*part, *part.values()), mentioned)
        elif isinstance(part, Struct):
            _look_for(secret, astuple(part), mentioned)


def laid_open(table: AgotTable) -> AgotTable:
    """The table with every named card of a hand or deck known to everybody."""
    unseen = index_of(table.cards).secret
    if not unseen:
        return table
    return table.put(cards={**table.cards, **{card.id: replace(card, shown=True) for card in unseen}})
