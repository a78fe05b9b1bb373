"""House Lannister."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.cheaper import a_card_of, a_character_of, discard_itself, makes_cheaper
from engine.lcg.cards.common import LIMIT, chambers, honor_guard
from engine.lcg.cards.giving import gives, keyword, stays_when
from engine.lcg.cards.guarding import guards
from engine.lcg.cards.prices import gold, kneel_itself, kneel_itself_and
from engine.lcg.cards.recorded import Recorded, action, by_hand, response
from engine.lcg.cards.saves import by_discarding, save
from engine.thrones.standing import TO_ATTACK, TO_DEFEND
from engine.thrones.table import Card, Occasion, Table
from engine.thrones.values import strength


def a_lord_or_lady_has_died(table: Table, card: Card, occasion: Occasion) -> bool:
    """A Lord or Lady has just been killed."""
    dead = c.killed(table, occasion)
    return dead is not None and bool(c.has_trait(table, dead, "lord", "lady"))


def tyrion_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge, or any in which Tyrion took part."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and (challenge.kind == "intrigue" or card.id in challenge.participants)


def won_intrigue_with_it(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge in which it took part."""
    challenge = c.won(table, card, occasion, "intrigue")
    return challenge is not None and card.id in challenge.participants


def won_intrigue(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge."""
    return c.won(table, card, occasion, "intrigue") is not None


def a_clansman_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge in which a Clansman took part."""
    challenge = c.won(table, card, occasion)
    there = challenge.participants if challenge is not None else ()
    return any(c.has_trait(table, table.cards[one], "clansman") for one in there)


def is_weak(table: Table, card: Card, one: Card) -> bool:
    """A character of strength 2 or less; one whose strength is not known is asked about."""
    return one.strength is None or strength(table, one) <= 2


RECORDS: tuple[Recorded, ...] = (
    gives("gutter-rats-cunning.str-mod", c.host, keyword("stealth"), strength=2),
    save("gilded-plate.save", c.host, by_discarding, gold=1),
    response("joffrey-baratheon.power-gain", a_lord_or_lady_has_died, aims.power_on_itself, rest=LIMIT),
    gives(
        "ser-jaime-lannister.no-kneel",
        c.itself_while(c.in_a("military")),
        stays_when(TO_ATTACK),
        stays_when(TO_DEFEND),
    ),
    response("tyrion-lannister.draw", tyrion_has_won, aims.draw(1), pay=gold(1)),
    action("cersei-lannister.kneel", "dominance", pay=kneel_itself_and(2), rest="who kneels and stays so"),
    by_hand("tywin-lannister.gold", "gold lies on him and is spent from there"),
    action("ser-ilyn-payne.kill", "marshalling", aims.kill(is_weak), pay=kneel_itself, asks=("strength",)),
    by_hand("the-hound.zone-change", "killed, he is discarded instead"),
    by_hand("the-hound.upkeep", "the choice between him and the top of the deck"),
    response("chella-daughter-of-cheyk.return-hand", a_clansman_has_won, rest="the location and its price"),
    guards("bronn.kill-prevent", 2),
    by_hand("grand-maester-pycelle.to-hand", "cards revealed are not followed"),
    action("raff-the-sweetling.deck-top", "any_phase", pay=gold(1), rest="the top of a deck is looked at"),
    by_hand("ser-jacelyn-bywater.discard-hand", "it works from the dead pile"),
    response("enemy-informer.kneel", c.played, aims.kneel()),
    response("qyburns-informers.draw", won_intrigue_with_it, aims.draw(2)),
    response(
        "cerseis-attendant.kneel",
        c.killed_named("Cersei Lannister"),
        aims.kneel(),
        rest="when it is killed itself it works from the dead pile",
    ),
    *honor_guard("lannisport-honor-guard"),
    response("lannisport.power-gain", won_intrigue, aims.power_for_his_house, pay=gold(1)),
    by_hand("lannisport-brothel.kneel", "characters standing in the standing phase are not answered"),
    by_hand("golden-tooth-mines.draw", "revealing a plot sets nothing off"),
    makes_cheaper("western-fiefdoms", 1, a_card_of("lannister")),
    makes_cheaper("hall-of-heroes", 2, a_character_of("lannister")),
    chambers("queen-cerseis-chambers"),
    makes_cheaper("sunset-sea", 2, a_character_of("lannister", "greyjoy"), discard_itself),
)
