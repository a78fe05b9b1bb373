"""House Targaryen."""

from __future__ import annotations

from engine.lcg.at_nothing import is_its_only_attachment
from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.cheaper import a_card_of, a_character_of, discard_itself, makes_cheaper
from engine.lcg.cards.common import chambers, honor_guard
from engine.lcg.cards.giving import gives, icon, keyword, trait
from engine.lcg.cards.recorded import Choices, Recorded, action, constant, passive, response
from engine.lcg.cards.saves import by_gold, is_noble, save
from engine.lcg.immunity import BY_OPPONENTS
from engine.thrones import effects as e
from engine.thrones.records import ATTACHMENT, DEAD, PLAY, Card, Occasion
from engine.thrones.standing import UNCHOSEN
from engine.thrones.table import Table


def onto_another_character(table: Table, card: Card) -> Choices:
    """It moves to another character."""
    return tuple((e.Attach(card.id, one.id),) for one in table.characters() if one.id != card.host)


def he_played_an_attachment(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has just played an attachment."""
    return _attached(table, occasion) and occasion.seat == card.controller


def _attached(table: Table, occasion: Occasion) -> bool:
    return occasion.what == "played" and table.cards[occasion.card].kind == ATTACHMENT


def she_won_alone(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge in which she alone attacked."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and challenge.by == card.controller and challenge.attackers == (card.id,)


def all_gold_of_the_loser(table: Table, card: Card) -> Choices:
    """All the loser's gold goes to her player; with none there is nothing to do."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    amount = table.seats[loser].gold if loser else 0
    return ((e.StealGold(loser, card.controller, amount),),) if amount else ()


def one_of_his_goes_back(table: Table, card: Card) -> Choices:
    """A character its player controls goes to its owner's hand."""
    return tuple((e.ReturnToHand(one.id),) for one in table.characters(card.controller))


def has_a_weapon(table: Table, source: Card | None, card: Card) -> bool | None:
    """A Weapon is attached to it."""
    known = [
        c.has_trait(table, one, "weapon") for one in table.under(card.id, PLAY) if one.kind == ATTACHMENT
    ]
    return True if True in known else None if None in known else False


def has_an_attachment(table: Table, source: Card | None, card: Card) -> bool:
    """Something is attached to it."""
    return any(one.kind == ATTACHMENT for one in table.under(card.id, PLAY))


def a_dragon_is_there(table: Table, source: Card | None, card: Card) -> bool | None:
    """A Dragon character is in play."""
    known = [c.has_trait(table, one, "dragon") for one in table.characters()]
    return True if True in known else None if None in known else False


RECORDS: tuple[Recorded, ...] = (
    gives(
        "blood-of-the-dragon.str-mod",
        c.host_while(lambda t, s, one: c.participates(t, one)),
        trait("dragon"),
        strength=6,
    ),
    constant("poisoned-wine.str-mod", -2, c.host),
    action("poisoned-wine.move-attachment", "any_phase", onto_another_character, influence=1),
    constant("aegons-blade.str-mod", 2, c.host_has_icon("military"), asks="icons"),
    gives("aegons-blade.gain-keyword", c.host_has_icon("intrigue"), keyword("stealth"), asks="icons"),
    gives("aegons-blade.gain-keyword-2", c.host_has_icon("power"), keyword("renown"), asks="icons"),
    constant("flame-kissed.str-mod", -2, c.host_while(is_its_only_attachment)),
    passive("daenerys-targaryen.gold", ("challenge_result",), she_won_alone, all_gold_of_the_loser),
    save("strong-belwas.save", is_noble, by_gold, from_zones=(DEAD,), gold=2, asks="crests"),
    gives("quaithe-of-the-shadow.immunity", c.itself_while(has_an_attachment), (UNCHOSEN, BY_OPPONENTS)),
    passive("xaro-xoan-daxos.return-hand", ("played",), c.played, one_of_his_goes_back),
    constant("jhogo.str-mod", 2, c.itself_while(has_a_weapon), asks="traits"),
    *honor_guard("dothraki-honor-guard"),
    gives(
        "qartheen-fanatic.str-mod",
        c.itself_while(a_dragon_is_there),
        icon("military"),
        strength=1,
        asks="traits",
    ),
    makes_cheaper("illyrios-man", 1, a_character_of("targaryen")),
    makes_cheaper("eastern-fiefdoms", 1, a_card_of("targaryen")),
    makes_cheaper("great-pyramid", 2, a_character_of("targaryen")),
    response("xaros-home.draw", he_played_an_attachment, aims.draw(1), influence=1),
    chambers("khal-drogos-tent"),
    makes_cheaper("summer-sea", 2, a_character_of("targaryen", "martell"), discard_itself),
)
