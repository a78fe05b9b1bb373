"""Neutral characters, locations and attachments."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.cheaper import a_character_with, makes_cheaper
from engine.lcg.cards.giving import BLANK_TEXT, gives, icon, immunity, trait
from engine.lcg.cards.prices import kneel_itself
from engine.lcg.cards.recorded import Recorded, action, constant, response
from engine.lcg.cards.saves import by_discarding, by_kneeling, is_of_the_watch, save
from engine.thrones.counting import total_power
from engine.thrones.immunity import EVENTS
from engine.thrones.records import DEAD, Card, Occasion
from engine.thrones.table import Table


def jon_or_ghost_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge with Jon Snow or Ghost on his side."""
    challenge = c.won(table, card, occasion)
    there = [table.cards[one] for one in challenge.participants] if challenge is not None else []
    return any(one.name in ("Jon Snow", "Ghost") and one.controller == card.controller for one in there)


def his_gold(table: Table, source: Card | None, card: Card) -> int:
    """Gold in his player's pool."""
    return table.seats[card.controller].gold


def of_somebody_with_more_power(table: Table, card: Card, one: Card) -> bool:
    """Its player has more power than the player of the card."""
    return total_power(table, one.controller) > total_power(table, card.controller)


RECORDS: tuple[Recorded, ...] = (
    gives("jon-snow.immunity", c.named("Ghost"), immunity(EVENTS)),
    response("jon-snow.power-gain", jon_or_ghost_has_won, aims.power_on_itself),
    gives("ghost.immunity", c.named("Jon Snow"), immunity(EVENTS)),
    save("ghost.save", is_of_the_watch, by_kneeling),
    makes_cheaper("street-of-steel", 1, a_character_with("military")),
    makes_cheaper("shadowblack-lane", 1, a_character_with("intrigue")),
    makes_cheaper("street-of-sisters", 1, a_character_with("power")),
    gives("lordship.gain-trait", c.host, trait("lord"), icon("power")),
    constant("lordship.str-mod", 4, c.host_while(lambda table, source, one: table.phase == "dominance")),
    constant("littlefinger.str-mod", 1, c.itself, times=his_gold),
    gives(
        "milk-of-the-poppy.blank",
        c.host,
        BLANK_TEXT,
        rest="whether symbols of income and influence go with the text",
    ),
    save("bodyguard.save", c.host, by_discarding),
    save("maester-aemon.save", is_of_the_watch, by_kneeling, from_zones=(DEAD,)),
    action("shae.kneel", "challenges", aims.kneel(of_somebody_with_more_power), pay=kneel_itself),
)
