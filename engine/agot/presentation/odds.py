"""Odds of what chance decides, and the answers a seat could still have, from what somebody may know."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.phases.claim import still_due
from engine.agot.phases.draw import CARDS
from engine.agot.phases.resolution import claim_of
from engine.agot.state.records import DUPLICATE, Challenge
from engine.agot.state.table import Table
from engine.agot.values.card_values import has_icon
from engine.agot.values.counts import deck_size, hand_size
from engine.kernel.odds import Odds, at_least_one
from engine.kernel.reasons import DERIVED, Facts, Reason

INTRIGUE = "intrigue"
KINDS = ("military", "intrigue", "power")
CLAIM, DRAWN, OUT_OF_PLAY = "hbo.claim.intrigue", "hbo.draw.two_cards", "hbo.play.out_of_play"
DEFENCE, DUPLICATES = "hbo.challenge.declare_defenders", "hbo.duplicate.save"


def odds(seen: Table, own: Table, seat: str) -> Iterator[Reason]:
    """What chance may bring.

    Args:
        seen: the table as everybody sees it.
        own: the same with what players know of their own hands.
        seat: whose own hand counts as known; empty: nobody's.
    """
    challenge = seen.challenge
    if challenge is not None and challenge.kind == INTRIGUE:
        yield from _claim(seen, own if challenge.target == seat else seen, challenge)
    for one in seen.order:
        yield from _draw(seen, one)
        if one != seat:
            yield from _unseen(seen, one)


def _claim(seen: Table, hand: Table, challenge: Challenge) -> Iterator[Reason]:
    """What an intrigue claim takes from a hand.

    Args:
        hand: the table on which the cards of that hand count as known.
    """
    payer = challenge.target
    claim = still_due(seen) if challenge.winner else claim_of(seen, challenge.by)
    held = hand_size(seen, payer)
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


def _draw(seen: Table, seat: str) -> Iterator[Reason]:
    """The next two cards of a draw deck."""
    left = deck_size(seen, seat)
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


def _unseen(seen: Table, seat: str) -> Iterator[Reason]:
    """Where a card lies that nobody has seen: it is as likely to be any of those."""
    held, left = seen.seats[seat].hand, seen.seats[seat].deck
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


def threats(seen: Table, seat: str) -> Iterator[Reason]:
    """Which kinds of answer a seat could still have, from what lies open; never from its hand."""
    standing = tuple(card for card in seen.characters(seat) if not card.kneeling)
    for kind in KINDS:
        able = tuple(card.id for card in standing if has_icon(seen, card, kind) is not False)
        facts: Facts = {"seat": seat, "kind": kind, "count": len(able), "cards": able}
        yield Reason((DEFENCE,), len(able), "threat_defends", dict(facts), basis=DERIVED)
    saved = tuple(card.id for card in seen.characters(seat) if any(seen.under(card.id, DUPLICATE)))
    if saved:
        facts = {"seat": seat, "cards": saved, "count": len(saved)}
        yield Reason((DUPLICATES,), len(saved), "threat_duplicates", dict(facts), basis=DERIVED)
    held, gold = hand_size(seen, seat), seen.seats[seat].gold
    yield Reason(
        (OUT_OF_PLAY,),
        held,
        "threat_hand",
        {"seat": seat, "hand": held, "gold": gold},
        basis=DERIVED,
    )
