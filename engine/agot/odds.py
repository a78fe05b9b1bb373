"""Odds of what chance decides, and the answers a seat could still have."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from msgspec import Struct

from engine.agot.phases.challenge_resolution import claim_of
from engine.agot.phases.claim import still_due
from engine.agot.phases.draw import CARDS
from engine.agot.state.moves import CHALLENGE_KINDS
from engine.agot.state.records import DUPLICATE, Challenge
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.agot.values.power_and_victory import deck_size, hand_size
from engine.kernel.reasons import DERIVED, Facts, Reason


class Odds(Struct, frozen=True):
    """So many of so many equally likely ways."""

    hits: int
    ways: int

    @property
    def percent(self) -> int:
        """In hundredths, rounded half up."""
        return (200 * self.hits + self.ways) // (2 * self.ways)


def at_least_one(named: int, among: int, drawn: int) -> Odds:
    """The odds that one of some named cards is among those drawn.

    Args:
        named: how many cards would do; none of them lies elsewhere.
        among: how many cards there are, at least one.
        drawn: how many of these are drawn at once.
    """
    ways = comb(among, drawn)
    return Odds(ways - comb(among - named, drawn), ways)


INTRIGUE = "intrigue"
CLAIM, DRAWN, OUT_OF_PLAY = "hbo.claim.intrigue", "hbo.draw.two_cards", "hbo.play.out_of_play"
DEFENCE, DUPLICATES = "hbo.challenge.declare_defenders", "hbo.duplicate.save"


def odds(public: AgotTable, own: AgotTable, seat: str) -> Iterator[Reason]:
    """The possible results of chance, with their odds.

    Args:
        public: the public table.
        own: the same with what players know of their own hands.
        seat: the seat whose own hand counts as known; empty: none.
    """
    challenge = public.challenge
    if challenge is not None and challenge.kind == INTRIGUE:
        yield from _claim(public, own if challenge.target == seat else public, challenge)
    for other in public.order:
        yield from _draw(public, other)
        if other != seat:
            yield from _unseen(public, other)


def _claim(public: AgotTable, hand: AgotTable, challenge: Challenge) -> Iterator[Reason]:
    """What an intrigue claim takes from a hand.

    Args:
        hand: the table on which the cards of that hand count as known.
    """
    payer = challenge.target
    claim = still_due(public) if challenge.winner else claim_of(public, challenge.by)
    held = hand_size(public, payer)
    if challenge.winner not in ("", challenge.by) or not claim or claim >= held:
        return
    chance = Odds(claim, held)
    yield Reason(
        (CLAIM,),
        claim,
        "odds_of_claim",
        {
            "seat": payer,
            "claim": claim,
            "among": held,
            "hits": chance.hits,
            "ways": chance.ways,
            "percent": chance.percent,
        },
        basis=DERIVED,
    )
    known = tuple(card.id for card in hand.hand_of(payer))
    if len(known) > 1:
        yield _one_of(payer, known, at_least_one(len(known), held, claim))


def _one_of(payer: str, known: tuple[str, ...], chance: Odds) -> Reason:
    facts: Facts = {
        "seat": payer,
        "cards": known,
        "hits": chance.hits,
        "ways": chance.ways,
        "percent": chance.percent,
    }
    return Reason((CLAIM,), len(known), "odds_of_named", dict(facts), basis=DERIVED)


def _draw(public: AgotTable, seat: str) -> Iterator[Reason]:
    """The next two cards of a draw deck."""
    left = deck_size(public, seat)
    if left <= CARDS:
        return
    chance = Odds(CARDS, left)
    yield Reason(
        (DRAWN,),
        left,
        "odds_of_draw",
        {
            "seat": seat,
            "drawn": CARDS,
            "among": left,
            "hits": chance.hits,
            "ways": chance.ways,
            "percent": chance.percent,
        },
        basis=DERIVED,
    )


def _unseen(public: AgotTable, seat: str) -> Iterator[Reason]:
    """The places where an unseen card may lie, each equally likely."""
    held, left = public.seats[seat].hand, public.seats[seat].deck
    if not held or not left:
        return
    chance = Odds(held, held + left)
    yield Reason(
        (OUT_OF_PLAY,),
        held,
        "odds_in_hand",
        {
            "seat": seat,
            "hand": held,
            "deck": left,
            "hits": chance.hits,
            "ways": chance.ways,
            "percent": chance.percent,
        },
        basis=DERIVED,
    )


def threats(public: AgotTable, seat: str) -> Iterator[Reason]:
    """Which kinds of answer a seat could still have, from what lies open; never from its hand."""
    standing = tuple(card for card in public.characters(seat) if not card.kneeling)
    for kind in CHALLENGE_KINDS:
        able = tuple(card.id for card in standing if has_icon(public, card, kind) is not False)
        facts: Facts = {"seat": seat, "kind": kind, "count": len(able), "cards": able}
        yield Reason((DEFENCE,), len(able), "threat_defends", dict(facts), basis=DERIVED)
    saved = tuple(card.id for card in public.characters(seat) if any(public.under(card.id, DUPLICATE)))
    if saved:
        facts = {"seat": seat, "cards": saved, "count": len(saved)}
        yield Reason((DUPLICATES,), len(saved), "threat_duplicates", dict(facts), basis=DERIVED)
    held, gold = hand_size(public, seat), public.seats[seat].gold
    yield Reason(
        (OUT_OF_PLAY,),
        held,
        "threat_hand",
        {"seat": seat, "hand": held, "gold": gold},
        basis=DERIVED,
    )
