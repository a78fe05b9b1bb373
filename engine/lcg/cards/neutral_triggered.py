"""Neutral cards: what they do in parts, or from elsewhere than play."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.chosen import beginning, one_opponent
from engine.lcg.cards.part import go_on, text_part
from engine.lcg.cards.prices import kneel_itself
from engine.lcg.cards.recorded import Does, Recorded, action, doing, only_if, out_of, passive
from engine.lcg.moments import BEGINS
from engine.thrones import effects as e
from engine.thrones.plot_decks import SWAPPED
from engine.thrones.records import DEAD, DISCARD, Card, Occasion
from engine.thrones.table import Table


def every_pile(zone: str) -> Does:
    """Every player shuffles this pile of his into his deck."""
    return lambda table, card: (e.Shuffle(table.turn_order, (zone,)),)


def dominance_begins_and_he_stands(table: Table, card: Card, occasion: Occasion) -> bool:
    """The dominance phase begins and the card is standing."""
    return occasion.what == BEGINS and table.phase == "dominance" and not card.kneeling


KIND = text_part(
    "magister-illyrio.kind",
    "way",
    lambda table, asked: ("military", "intrigue", "power"),
    lambda table, asked, picked: tuple(
        e.Last("toll", asked.about, asked.by, kind, 1, "phase") for kind in picked
    ),
)
WHO_PAYS = one_opponent("magister-illyrio.who", lambda asked, seat: (go_on(KIND, asked, about=seat),))

SWAPS_WITH = one_opponent("varys.with", lambda asked, seat: (e.Last(SWAPPED, asked.by, seat, until="round"),))


def has_two_opponents(table: Table, card: Card) -> bool:
    """Its player has two opponents or more."""
    return len(table.opponents(card.controller)) > 1


RECORDS: tuple[Recorded, ...] = (
    out_of(doing(passive("benjen-stark.shuffle", ("killed",), c.itself_killed), every_pile(DEAD)), DEAD),
    doing(passive("ser-barristan-selmy.shuffle", ("entered_play",), c.entered), every_pile(DISCARD)),
    only_if(
        doing(action("varys.plot-swap", "plot", pay=kneel_itself), beginning(SWAPS_WITH)), has_two_opponents
    ),
    doing(action("magister-illyrio.tax", "challenges", pay=kneel_itself), beginning(WHO_PAYS)),
    passive("knight-of-flowers.power-gain", (BEGINS,), dominance_begins_and_he_stands, aims.power_on_itself),
)
