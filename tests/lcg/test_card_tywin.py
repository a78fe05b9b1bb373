"""Tywin: gold lies on him and is spent like that of the pool, which is spent first."""

from __future__ import annotations

from engine.lcg.game import LCG
from engine.thrones.records import Card
from engine.thrones.starting import at_phase
from engine.thrones.table import Table
from tests.lcg.cards_given import (
    LANNISTER,
    STARK,
    after,
    card,
    covers,
    do,
    effect,
    lannister,
    line,
    plays,
    refused,
    stands,
    stark,
    until,
    uses,
)

TYWIN = "tywin-lannister"


def rich(*cards: list[Card], on_him: int = 2, pool: int = 0, phase: str = "marshalling") -> Table:
    """Lannister's turn, with so much on Tywin and in the pools."""
    there = [card(TYWIN, LANNISTER, gold=on_him)]
    return stands(there, *cards, phase=phase, active=LANNISTER, gold=pool)


def gold(given: Table) -> tuple[int, int]:
    """On him, and in the pool of his player."""
    return given.cards[TYWIN].gold, given.seats[LANNISTER].gold


@covers("tywin-lannister.gold")
def test_two_gold_are_laid_on_him_when_marshalling_begins() -> None:
    given = at_phase(LCG, stands(lannister(TYWIN), phase="plot", active=STARK), "marshalling")
    assert gold(until(given, do("resolve_passive", LANNISTER, card=TYWIN))) == (2, 0)


def test_a_card_is_paid_with_gold_of_the_pool_and_then_with_his() -> None:
    cost = card("enemy-informer", LANNISTER).cost
    assert cost == 3
    given = rich(lannister("enemy-informer", zone="hand"), pool=2)
    played = after(given, do("play_card", LANNISTER, card="enemy-informer"))
    assert gold(played) == (1, 0)
    richer = rich(lannister("enemy-informer", zone="hand"), pool=4)
    assert gold(after(richer, do("play_card", LANNISTER, card="enemy-informer"))) == (2, 1)
    refused(rich(lannister("enemy-informer", zone="hand")), do("play_card", LANNISTER, card="enemy-informer"),
            because="lcg.marshal.pay")  # fmt: skip


def test_a_refusal_tells_how_much_of_the_gold_lies_on_him() -> None:
    poor = rich(lannister("enemy-informer", zone="hand"))
    _, ruling = line(poor, do("play_card", LANNISTER, card="enemy-informer"))
    told = [one for one in ruling.deciding[0].because if one.says == "gold_on_cards"]
    assert [one.facts for one in told] == [{"cards": (TYWIN,), "amount": 2}]


def test_abilities_and_events_are_paid_with_it_too() -> None:
    event = lannister("the-lions-will", zone="hand"), stark("robb-stark")
    given = rich(*event, phase="dominance")
    found = after(given, plays("the-lions-will", effect("kneel", "robb-stark"), by=LANNISTER, gold=2))
    assert (gold(found), found.cards["robb-stark"].kneeling) == ((0, 0), True)
    raff = rich(lannister("raff-the-sweetling"), on_him=1)
    assert gold(until(raff, uses("raff-the-sweetling", by=LANNISTER, gold=1))) == (0, 0)


def test_an_opponent_and_a_blank_tywin_spend_none_of_it() -> None:
    given = rich(stark("the-lions-will", zone="hand"), lannister("raff-the-sweetling"), phase="dominance")
    refused(given, plays("the-lions-will", effect("kneel", TYWIN), gold=2))
    milk = [card("milk-of-the-poppy", STARK, host=TYWIN)]
    refused(rich(lannister("raff-the-sweetling"), milk), uses("raff-the-sweetling", by=LANNISTER, gold=1))


def test_it_is_in_no_pool() -> None:
    given = at_phase(LCG, rich(on_him=2, pool=1), "taxation")
    assert gold(after(given, do("return_gold"))) == (2, 0)


def test_it_goes_with_him_when_he_leaves_play() -> None:
    given = rich(phase="dominance")
    found = after(given, do("apply_effect", effects=[effect("return_to_hand", TYWIN)]))
    assert gold(found) == (0, 0)
