"""House Stark."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.common import (
    CHEAPER,
    ICON,
    KEYWORD,
    SEARCH,
    chambers,
    honor_guard,
    makes_cheaper,
    sea,
)
from engine.lcg.cards.prices import gold, kneel_itself, kneel_itself_and
from engine.lcg.cards.recorded import (
    Choices,
    Recorded,
    action,
    by_hand,
    constant,
    passive,
    response,
)
from engine.lcg.cards.saves import by_kneeling, save
from engine.thrones import effects as e
from engine.thrones.table import DEAD, Card, Occasion, Table


def robb_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a military challenge with Robb in it."""
    challenge = c.won(table, card, occasion, "military")
    return challenge is not None and card.id in challenge.participants


def kill_one_of_the_loser(table: Table, card: Card) -> Choices:
    """One of the loser's characters is killed."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    return tuple((e.Kill(one.id),) for one in table.characters(loser) if loser)


def has_defended(table: Table, card: Card, occasion: Occasion) -> bool:
    """It has just been declared a defender."""
    return occasion == Occasion("declared_defender", card.id, card.controller)


def a_stark_lord_is_his(table: Table, source: Card | None, card: Card) -> bool | None:
    """Its player controls a Lord of House Stark."""
    found: bool | None = False
    for one in table.characters(card.controller):
        stark, lord = c.of_house(one, "stark"), c.has_trait(table, one, "lord")
        if stark and lord:
            return True
        if stark is not False and lord is not False:
            found = None
    return found


RECORDS: tuple[Recorded, ...] = (
    action("ice.kill", "challenges", rest="kneeling and discarding it is its price; whom it kills"),
    save("nymeria.save", c.host, by_kneeling, from_zones=(DEAD,)),
    constant("nymeria.str-mod", 1, c.host_named("Arya Stark"), rest=KEYWORD),
    constant("summer.str-mod", 2, c.host, rest=ICON),
    by_hand("summer.gain-keyword", KEYWORD),
    by_hand("ser-rodrik-cassel.no-kneel", "he stays standing as a defender"),
    constant("ser-rodrik-cassel.str-mod", 2, c.itself_while(lambda t, s, one: c.defends(t, one))),
    passive("eddard-stark.power-gain", ("entered_play",), c.entered, aims.power_on_itself),
    response("catelyn-stark.str-ignore", has_defended, rest="whose strength does not count"),
    action("arya-stark.lose-keyword", "any_phase", influence=1, rest="which keywords change hands"),
    response("robb-stark.kill", robb_has_won, kill_one_of_the_loser),
    by_hand("sansa-stark.draw", "whoever attaches a card to her may draw"),
    action("greatjon-umber.join-challenge", "challenges", pay=kneel_itself, rest="he joins the challenge"),
    constant(
        "shaggydog.str-mod",
        3,
        c.itself_while(a_stark_lord_is_his),
        asks="traits",
        rest="his immunity to events",
    ),
    by_hand("hodor.restriction", "he is never declared an attacker"),
    by_hand("hodor.immunity", "he cannot be chosen for Stealth"),
    action(
        "bran-stark.reveal-plot",
        "plot",
        pay=kneel_itself,
        rest="another plot is revealed, three times a round",
    ),
    by_hand("grey-wind.reduce-cost", CHEAPER),
    constant("lady.str-mod", 1, lambda table, source, card: card.name == "Sansa Stark", rest=KEYWORD),
    by_hand("lady.reduce-cost", CHEAPER),
    *honor_guard("winterfell-honor-guard"),
    constant(
        "kennel-master.str-mod",
        1,
        c.itself,
        times=lambda table, source, card: len(c.in_play(table, "direwolf")),
    ),
    by_hand("kennel-master.save", "he is saved and goes back to hand"),
    *makes_cheaper("house-tully-recruiter", "northern-fiefdoms", "godswood"),
    by_hand("trident-reinforcements.return-hand", "they come back from the dead pile"),
    response(
        "winterfell-reserves.deck-top", has_defended, pay=gold(1), rest="the card that goes onto a deck"
    ),
    action("winterfell-kennels.search", "any_phase", pay=kneel_itself_and(1), rest=SEARCH),
    constant("winterfell-castle.str-mod", 1, c.own_of_house("stark"), asks="houses"),
    chambers("lord-eddards-chambers"),
    sea("narrow-sea"),
)
