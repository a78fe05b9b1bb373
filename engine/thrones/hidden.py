"""The table as everybody sees it, and what a player has told the referee of his hand in secret.

A card that is named stays out of sight until it is played or shown. A move is judged and carried out at the
table everybody sees; then what was told in secret is put back, as far as it can still be true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from engine.kernel.desk import Doubts
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.move import Move, Pass
from engine.kernel.play import carry_out, judge
from engine.kernel.reason import Reason, Verdict
from engine.kernel.view import Area, Row, View
from engine.thrones.counting import hand_size
from engine.thrones.facts import KnowCard
from engine.thrones.records import DECK, DECK_TOP, HAND, SHUFFLED, Card
from engine.thrones.seen import UNSEEN, seen_in
from engine.thrones.table import Table
from engine.thrones.view import piece

IN_DECK = (DECK, DECK_TOP)


def public(table: Table) -> Table:
    """Cards in hands and decks are known to nobody else until they are played or shown."""
    seen = seen_in(table.cards)
    if not seen.secret:
        return table
    kept = table.__dict__.get("public")
    if isinstance(kept, Table):
        return kept
    cards, unseen = seen.open, seen.secret
    open_ = {one.card for one in (*table.occasions, *table.missed)} & seen.secret_by_id.keys()
    if open_:
        unseen = tuple(card for card in seen.secret if card.id not in open_)
        cards = {key: card for key, card in table.cards.items() if key in open_ or key in seen.open}
    found = _counted(table.put(cards=cards), unseen, 1)
    table.__dict__["public"] = found
    return found


def _counted(table: Table, cards: Iterable[Card], each: int) -> Table:
    """A card nobody can see lies there unnamed, a named one no longer; one shuffled away counts already."""
    counts: dict[str, dict[str, int]] = {}
    for card in cards:
        if card.zone != SHUFFLED:
            seat, field = (card.controller, "hand") if card.zone == HAND else (card.owner, "deck")
            of = counts.setdefault(seat, {"hand": 0, "deck": 0})
            of[field] += each
    for seat, more in counts.items():
        here = table.seats[seat]
        table = table.seat(seat, hand=here.hand + more["hand"], deck=here.deck + more["deck"])
    return table


def is_secret(card: Card) -> bool:
    """Whether a card lies where others cannot see it, and has not been shown there."""
    return card.zone in UNSEEN and not card.shown


def is_told_in_secret(move: Move) -> bool:
    """Whether a move names a card that others do not see."""
    return isinstance(move, KnowCard) and is_secret(move.card)


def spoken(table: Table, move: Move) -> Move:
    """A move as it is said before everybody: that a card of a hand was named, and not which."""
    if isinstance(move, KnowCard) and is_secret(move.card):
        card = move.card
        return replace(move, card=Card("", "", card.owner, card.controller, card.zone, ""))
    return move


def openly(move: Move) -> Move:
    """A card that is named before everybody is known to everybody."""
    return replace(move, card=replace(move.card, shown=True)) if isinstance(move, KnowCard) else move


def private(table: Table, seat: str) -> View:
    """The hand of one player as he may see it himself."""
    cards = tuple(piece(table, card) for card in table.hand_of(seat))
    row = Row("hand", cards, hand_size(table, seat))
    return View((Area(seat, table.seats[seat].house or seat, (), (row,)),))


def shown_by(table: Table, move: Move) -> Table:
    """Who makes a move with a card of the hand shows it."""
    secret = seen_in(table.cards).secret_by_id
    if not secret or isinstance(move, KnowCard | Pass):
        return table
    words = _words(msgspec.to_builtins(move))
    named = {key: replace(secret[key], shown=True) for key in words if key in secret}
    return table.put(cards={**table.cards, **named}) if named else table


def _words(said: object) -> set[str]:
    """Every word a move says."""
    if isinstance(said, dict):
        return {one for pair in said.items() for part in pair for one in _words(part)}
    if isinstance(said, list | tuple):
        return {one for part in said for one in _words(part)}
    return {said} if isinstance(said, str) else set()


def made(game: Game, table: Table, move: Move) -> tuple[Table, Doubts]:
    """A move carried out, and for whom what he told in secret cannot be true any more, with the reason."""
    if isinstance(move, KnowCard) and is_secret(move.card):
        return _told(game, table, move)
    table = shown_by(table, move)
    here = public(table)
    after = carry_out(game, here, move)
    secrets = seen_in(table.cards).secret
    if not secrets:
        return laid_open(after), {}
    opened = laid_open(after)
    if opened.cards is here.cards and after.seats is here.seats and not _are_forgotten(secrets, after):
        return after.put(cards=table.cards, seats=table.seats), {}
    return _with(here, opened, secrets)


def _are_forgotten(secrets: tuple[Card, ...], after: Table) -> bool:
    """Whether some of the secrets may not be true any more though no card and no count has changed."""
    lost = any(card.zone == SHUFFLED for card in secrets)
    return lost or any(
        one.what in ("mulligan", "discarded_from_hand", "deck_shuffled") for one in after.events
    )


def _told(game: Game, table: Table, move: KnowCard) -> tuple[Table, Doubts]:
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


def laid_open(table: Table) -> Table:
    """The table with every named card of a hand or deck known to everybody."""
    unseen = seen_in(table.cards).secret
    if not unseen:
        return table
    return table.put(cards={**table.cards, **{card.id: replace(card, shown=True) for card in unseen}})


def _with(before: Table, after: Table, secrets: tuple[Card, ...]) -> tuple[Table, Doubts]:
    """The table with the secrets that can still be true."""
    doubts: Doubts = {}
    kept: list[Card] = []
    for seat in after.order:
        hand = tuple(card for card in secrets if card.zone == HAND and card.controller == seat)
        left = _not_shown(hand, before, after)
        if left and (_left_unseen(before, after, seat) or len(left) > after.seats[seat].hand):
            doubts |= _doubted(seat)
            continue
        deck = tuple(card for card in secrets if card.zone in IN_DECK and card.owner == seat)
        kept += (*left, *(deck if _untouched(before, after, seat) else ()))
    return _put_back(after, kept), doubts


def _put_back(table: Table, secrets: Sequence[Card]) -> Table:
    """A card that is known in secret is one unknown card less."""
    if not secrets:
        return table
    cards = dict(table.cards)
    for card in secrets:
        free = _free(cards, card)
        cards[free] = card if free == card.id else replace(card, id=free)
    return _counted(table.put(cards=cards), secrets, -1)


def _not_shown(hand: tuple[Card, ...], before: Table, after: Table) -> tuple[Card, ...]:
    """The secret cards of a hand without those that have now been shown."""
    left = list(hand)
    for new in _new(before, after):
        same = next((one for one in left if _is_of(one, new)), None)
        if same is not None:
            left.remove(same)
    return tuple(left)


def _new(before: Table, after: Table) -> Iterator[Card]:
    if after.cards is not before.cards:
        yield from (card for key, card in after.cards.items() if key not in before.cards)


def _is_of(secret: Card, shown: Card) -> bool:
    same = secret.face == shown.face if secret.face and shown.face else secret.name == shown.name
    return same and secret.owner == shown.owner


def _left_unseen(before: Table, after: Table, seat: str) -> bool:
    """Whether cards nobody named have left the hand: then nobody knows which are still in it."""
    drawn = sum(one.amount for one in after.events if one.what == "drew" and one.seat == seat)
    named = sum(1 for card in _new(before, after) if card.owner == seat)
    if after.seats[seat].hand < before.seats[seat].hand + drawn - named:
        return True
    gone = sum(1 for card in before.hand_of(seat) if after.cards[card.id].zone != HAND)
    said = (one for one in after.events if one.seat == seat)
    return any(
        one.what == "mulligan" or (one.what == "discarded_from_hand" and one.amount > gone) for one in said
    )


def _untouched(before: Table, after: Table, seat: str) -> bool:
    """Whether a deck lies as it did."""
    shuffled = any(one.what in ("deck_shuffled", "mulligan") and one.seat == seat for one in after.events)
    return not shuffled and after.seats[seat].deck == before.seats[seat].deck
