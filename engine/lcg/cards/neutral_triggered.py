"""Neutral cards: what they do in parts, or from elsewhere than play."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.recorded import Does, Recorded, doing, out_of, passive
from engine.lcg.moments import BEGINS
from engine.thrones import effects as e
from engine.thrones.table import DEAD, DISCARD, Card, Occasion, Table


def every_pile(zone: str) -> Does:
    """Every player shuffles this pile of his into his deck."""
    return lambda table, card: (e.Shuffle(table.turn_order, (zone,)),)


def dominance_begins_and_he_stands(table: Table, card: Card, occasion: Occasion) -> bool:
    """The dominance phase begins and the card is standing."""
    return occasion.what == BEGINS and table.phase == "dominance" and not card.kneeling


RECORDS: tuple[Recorded, ...] = (
    out_of(doing(passive("benjen-stark.shuffle", ("killed",), c.itself_killed), every_pile(DEAD)), DEAD),
    doing(passive("ser-barristan-selmy.shuffle", ("entered_play",), c.entered), every_pile(DISCARD)),
    passive("knight-of-flowers.power-gain", (BEGINS,), dominance_begins_and_he_stands, aims.power_on_itself),
)
