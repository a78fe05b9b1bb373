"""House Lannister."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.cheaper import a_card_of, a_character_of, discard_itself, makes_cheaper
from engine.lcg.cards.common import chambers, honor_guard
from engine.lcg.cards.giving import gives, keyword, stays_when
from engine.lcg.cards.guarding import guards
from engine.lcg.cards.prices import gold, kneel_itself
from engine.lcg.cards.recorded import Recorded, action, response
from engine.lcg.cards.saves import by_discarding, save
from engine.thrones.records import Card, Occasion
from engine.thrones.standing import TO_ATTACK, TO_DEFEND
from engine.thrones.table import Table
from engine.thrones.values import strength


def tyrion_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge, or any in which Tyrion took part."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and (challenge.kind == "intrigue" or card.id in challenge.participants)


def won_intrigue_with_it(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge in which it took part."""
    challenge = c.won(table, card, occasion, "intrigue")
    return challenge is not None and card.id in challenge.participants


def is_weak(table: Table, card: Card, one: Card) -> bool:
    """A character of strength 2 or less; one whose strength is not known is asked about."""
    return one.strength is None or strength(table, one) <= 2


RECORDS: tuple[Recorded, ...] = (
    gives("gutter-rats-cunning.str-mod", c.host, keyword("stealth"), strength=2),
    save("gilded-plate.save", c.host, by_discarding, gold=1),
    gives(
        "ser-jaime-lannister.no-kneel",
        c.itself_while(c.in_a("military")),
        stays_when(TO_ATTACK),
        stays_when(TO_DEFEND),
    ),
    response("tyrion-lannister.draw", tyrion_has_won, aims.draw(1), pay=gold(1)),
    action("ser-ilyn-payne.kill", "marshalling", aims.kill(is_weak), pay=kneel_itself, asks=("strength",)),
    guards("bronn.kill-prevent", 2),
    response("enemy-informer.kneel", c.played, aims.kneel()),
    response("qyburns-informers.draw", won_intrigue_with_it, aims.draw(2)),
    *honor_guard("lannisport-honor-guard"),
    makes_cheaper("western-fiefdoms", 1, a_card_of("lannister")),
    makes_cheaper("hall-of-heroes", 2, a_character_of("lannister")),
    chambers("queen-cerseis-chambers"),
    makes_cheaper("sunset-sea", 2, a_character_of("lannister", "greyjoy"), discard_itself),
)
