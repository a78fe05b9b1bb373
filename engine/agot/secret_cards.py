"""Cards that players have named in secret, while moves are made at the public table.

A move is judged and carried out there; then the secret cards are put back, as far as they can still be
true. A secret stays true as long as nothing that happened can have moved its card. Parts of a table that a
move leaves alone are the same objects afterwards, so ``is`` tells quickly that nothing has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import attrgetter, is_not

from msgspec.structs import replace

from engine.agot.public_table import (
    IN_DECK,
    SecretCards,
    SplitTable,
    counts_of,
    happened,
    is_secret,
    laid_open,
    recounted,
    speak_of,
)
from engine.agot.state.card_index import HIDDEN_ZONES, index_of
from engine.agot.state.declarations import KnowCard
from engine.agot.state.records import HAND, SHUFFLED, Card, Occasion, Seat
from engine.agot.state.table import AgotTable
from engine.kernel.adapter import Doubts
from engine.kernel.decisions import Move
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import NO, Reason, Verdict
from engine.kernel.state import Event, whole, with_told

FORGETTING = frozenset({"mulligan", "discarded_from_hand", "deck_shuffled", "drew", "searched"})
"""Events that may move unnamed cards although no card and no count changes."""
WHAT_OF = attrgetter("what")
CarriedOut = tuple[AgotTable | SplitTable, Doubts]
"""The table after a move, and the seats whose secret cards can no longer be true, with the reason."""


def carry_out_publicly(
    game: Game, table: AgotTable | SplitTable, move: Move, public: AgotTable
) -> CarriedOut:
    """Carries out a move at the public table, and puts the secret cards back.

    ``table``: the table on which the named cards lie open; ``public``: its public view.
    """
    if type(move) is KnowCard and is_secret(move.card):
        return _named_in_secret(game, table, move)
    after = carry_out(game, public, move)
    split = table if isinstance(table, SplitTable) else _split(table, public)
    if split is None:
        # A card of which an occasion has spoken lies among those that everybody sees.
        secret = [card for card in index_of(whole(table).cards).secret if card.id not in public.cards]
        return _with_possible(secret, public, laid_open(after))
    came = after.cards is not public.cards and _may_have_come(public.cards, after.cards)
    after = laid_open(after) if came else after
    secrets = split.secret.by_id
    if not secrets:
        return after, {}
    if _may_have_moved(public, after, came=came):
        return _with_possible([*secrets.values()], public, after)
    kept_apart = SplitTable(after, split.secret, split.cards if after.cards is public.cards else None)
    is_news = after.occasions is not public.occasions or after.missed is not public.missed
    if is_news and speak_of(_news(public, after), secrets):  # what was there before speaks of none
        return _known_to_all(kept_apart), {}
    return kept_apart, {}


def _may_have_moved(before: AgotTable, after: AgotTable, *, came: bool) -> bool:
    """Whether a secret card may lie elsewhere now; ``came``: a card may have come to hands and decks."""
    return bool(
        (came and not after.cards.keys() <= before.cards.keys())
        or (after.seats is not before.seats and not _hold_as_many(before.seats, after.seats))
        or (after.events and not FORGETTING.isdisjoint(map(WHAT_OF, after.events)))
    )


def _news(before: AgotTable, after: AgotTable) -> tuple[Occasion, ...]:
    """The new entries; mostly the old ones are still at the beginning."""
    count = len(before.missed)
    goes_on = after.missed[:count] == before.missed
    return (*after.occasions, *(after.missed[count:] if goes_on else after.missed))


def _split(table: AgotTable, public: AgotTable) -> SplitTable | None:
    """The table taken apart.

    None: an event names a secret card, or the place of one is unknown.
    """
    index = index_of(table.cards)
    if index.shuffled_away or len(public.cards) + len(index.secret) != len(table.cards):
        return None
    return SplitTable(public, SecretCards(index.secret_by_id), table.cards)


def _known_to_all(split: SplitTable) -> AgotTable:
    """The whole table, where everybody hears of cards that have been secret."""
    whole = split.joined()
    del whole.__dict__["public"]
    return whole


def _may_have_come(before: dict[str, Card], after: dict[str, Card]) -> bool:
    """Whether a card may have come to these, or to where others cannot look at it."""
    old, new = before.values(), after.values()
    if len(old) != len(new):
        return True
    changed = compress(zip(old, new, strict=True), map(is_not, old, new))
    return any(card.zone in HIDDEN_ZONES or card.id != was.id for was, card in changed)


def _hold_as_many(before: dict[str, Seat], after: dict[str, Seat]) -> bool:
    """Whether each hand and deck holds as many unnamed cards as before."""
    for key, seat in after.items():
        then = before[key]
        if seat is not then and (seat.hand != then.hand or seat.deck != then.deck):
            return False
    return True


def _named_in_secret(game: Game, table: AgotTable | SplitTable, move: KnowCard) -> CarriedOut:
    """The card becomes known to the referee alone; another card of that id keeps it."""
    known: AgotTable = whole(table)
    card = replace(move.card, id=_free(known.cards, move.card))
    named_move = replace(move, card=card)
    against = judge(game, known, named_move)
    event = Event("card_named", seat=card.owner)
    if against.verdict is NO:
        return with_told(table, (event,), ()), _doubted(card.owner, *against.deciding)
    if isinstance(table, SplitTable) and card.id not in known.cards:
        secret = {**table.secret.by_id, card.id: card}
        if not speak_of(happened(table.public), secret):  # everybody else sees what lay there before
            public = table.public.put(events=(event,), notes=())
            return SplitTable(public, SecretCards(secret), {**known.cards, card.id: card}), {}
    return carry_out(game, known, named_move).put(events=(event,)), {}


def _doubted(seat: str, *why: Reason) -> Doubts:
    return {seat: Reason((), Verdict.CANNOT_TELL, "secret_forgotten", {"seat": seat}, why)}


def _free(cards: dict[str, Card], wanted: Card) -> str:
    """An id that no other card has; one that was shuffled away may turn up again."""
    free, number = wanted.id, 1
    while (other := cards.get(free)) is not None and not _turns_up_again(other, wanted):
        number += 1
        free = f"{wanted.id}_{number}"
    return free


def _turns_up_again(other: Card, card: Card) -> bool:
    return other.zone == SHUFFLED and other.owner == card.owner and other.name == card.name


def _with_possible(secrets: Sequence[Card], before: AgotTable, after: AgotTable) -> CarriedOut:
    """The table with those secrets of before that can still be true."""
    doubts: Doubts = {}
    cards: list[Card] = []
    new = _new_cards(before, after)
    for seat in after.order:
        hand = tuple([card for card in secrets if card.zone == HAND and card.controller == seat])
        unshown = _not_shown(hand, new)
        if unshown and (_left_unseen(before, after, seat, new) or len(unshown) > after.seats[seat].hand):
            doubts |= _doubted(seat)
            continue
        deck = [card for card in secrets if card.zone in IN_DECK and card.owner == seat]
        cards += (*unshown, *(deck if deck and _untouched(before, after, seat) else ()))
    return _put_back(after, cards), doubts


def _merged(cards: dict[str, Card], secrets: Sequence[Card]) -> dict[str, Card]:
    """The cards with the secret ones among them; one whose id is taken by now gets another."""
    merged = dict(cards)
    for card in secrets:
        free = _free(merged, card)
        merged[free] = card if free == card.id else replace(card, id=free)
    return merged


def _put_back(table: AgotTable, secrets: Sequence[Card]) -> AgotTable | SplitTable:
    """A card that is known in secret is one unknown card less."""
    secret = {card.id: card for card in secrets}
    if not secret:
        return table
    if table.cards.keys().isdisjoint(secret) and not speak_of(happened(table), secret):
        return SplitTable(table, SecretCards(secret))
    return table.put(
        cards=_merged(table.cards, secrets), seats=recounted(table.seats, counts_of(secrets), -1)
    )


def _not_shown(hand: tuple[Card, ...], new: Sequence[Card]) -> tuple[Card, ...]:
    """The secret cards of a hand without those that have now been shown."""
    unshown = list(hand)
    for fresh in new:
        same = next((card for card in unshown if _is_of(card, fresh)), None)
        if same is not None:
            unshown.remove(same)
    return tuple(unshown)


def _new_cards(before: AgotTable, after: AgotTable) -> Sequence[Card]:
    if after.cards is before.cards:
        return ()
    return [card for key, card in after.cards.items() if key not in before.cards]


def _is_of(secret: Card, shown: Card) -> bool:
    same = secret.face == shown.face if secret.face and shown.face else secret.name == shown.name
    return same and secret.owner == shown.owner


def _left_unseen(before: AgotTable, after: AgotTable, seat: str, new: Sequence[Card]) -> bool:
    """Whether unnamed cards have left the hand: then it is unknown which are still in it."""
    events = [event for event in after.events if event.seat == seat]
    drawn = sum([event.amount for event in events if event.what in ("drew", "searched")])
    known = len([card for card in new if card.owner == seat])
    if after.seats[seat].hand < before.seats[seat].hand + drawn - known:
        return True
    discarded = [event.amount for event in events if event.what == "discarded_from_hand"]
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
