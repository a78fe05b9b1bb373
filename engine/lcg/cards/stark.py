"""House Stark."""

from __future__ import annotations

from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.cheaper import (
    Less,
    a_card_of,
    a_character_of,
    costs_less,
    discard_itself,
    makes_cheaper,
)
from engine.lcg.cards.common import chambers, honor_guard
from engine.lcg.cards.giving import cannot, gives, icon, immunity, keyword, stays_when
from engine.lcg.cards.recorded import (
    Choices,
    Recorded,
    action,
    constant,
    passive,
    response,
)
from engine.lcg.cards.saves import by_kneeling, save
from engine.thrones import effects as e
from engine.thrones.immunity import EVENTS
from engine.thrones.records import DEAD, Card, Occasion
from engine.thrones.standing import TO_ATTACK, TO_BE_BYPASSED, TO_DEFEND
from engine.thrones.table import Table
from engine.thrones.values import has_keyword


def robb_has_won(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a military challenge with Robb in it."""
    challenge = c.won(table, card, occasion, "military")
    return challenge is not None and card.id in challenge.participants


def kill_one_of_the_loser(table: Table, card: Card) -> Choices:
    """One of the loser's characters is killed."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    return tuple((e.Kill(one.id),) for one in table.characters(loser) if loser)


def two_less_beside(name: str) -> Less:
    """Two less while a character of this name is in play, whosever it is."""
    return lambda table, seat, card: 2 if any(one.name == name for one in table.characters()) else 0


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


def every_direwolf_is_known(table: Table, source: Card | None, card: Card) -> bool | None:
    """Of all cards in play it is known whether they are Direwolves."""
    return None if any(c.has_trait(table, one, "direwolf") is None for one in table.in_play()) else True


def takes_stealth_and_renown(table: Table, card: Card) -> Choices:
    """A character with Stealth or Renown loses both for the phase; she gains what it had of them."""
    keywords: tuple[e.Keyword, ...] = ("stealth", "renown")
    found: list[tuple[e.Effect, ...]] = []
    for one in table.characters():
        known = [has_keyword(table, one, keyword) for keyword in keywords]
        if any(has is not False for has in known):
            lost = tuple(e.LoseKeyword(one.id, keyword) for keyword in keywords)
            had = (keyword for keyword, has in zip(keywords, known, strict=True) if has)
            found.append((*lost, *(e.GainKeyword(card.id, keyword) for keyword in had)))
    return tuple(found)


RECORDS: tuple[Recorded, ...] = (
    save("nymeria.save", c.host, by_kneeling, from_zones=(DEAD,)),
    gives("nymeria.str-mod", c.host_named("Arya Stark"), keyword("stealth"), strength=1),
    gives("summer.str-mod", c.host, icon("military"), strength=2),
    gives("summer.gain-keyword", c.host_named("Bran Stark"), keyword("stealth")),
    gives("ser-rodrik-cassel.no-kneel", c.itself, stays_when(TO_DEFEND)),
    constant("ser-rodrik-cassel.str-mod", 2, c.itself_while(lambda t, s, one: c.defends(t, one))),
    passive("eddard-stark.power-gain", ("entered_play",), c.entered, aims.power_on_itself),
    action("arya-stark.lose-keyword", "any_phase", takes_stealth_and_renown, influence=1, asks=("keywords",)),
    response("robb-stark.kill", robb_has_won, kill_one_of_the_loser),
    gives(
        "shaggydog.str-mod",
        c.itself_while(a_stark_lord_is_his),
        immunity(EVENTS),
        strength=3,
        asks="traits houses",
    ),
    gives("hodor.restriction", c.itself, cannot(TO_ATTACK)),
    gives("hodor.immunity", c.itself, cannot(TO_BE_BYPASSED)),
    costs_less("grey-wind.reduce-cost", two_less_beside("Robb Stark")),
    gives("lady.str-mod", c.named("Sansa Stark"), keyword("renown"), strength=1),
    costs_less("lady.reduce-cost", two_less_beside("Sansa Stark")),
    *honor_guard("winterfell-honor-guard"),
    constant(
        "kennel-master.str-mod",
        1,
        c.itself_while(every_direwolf_is_known),
        asks="traits",
        times=lambda table, source, card: len(c.in_play(table, "direwolf")),
    ),
    makes_cheaper("house-tully-recruiter", 1, a_character_of("stark")),
    makes_cheaper("northern-fiefdoms", 1, a_card_of("stark")),
    makes_cheaper("godswood", 2, a_character_of("stark")),
    constant("winterfell-castle.str-mod", 1, c.own_of_house("stark"), asks="houses"),
    chambers("lord-eddards-chambers"),
    makes_cheaper("narrow-sea", 2, a_character_of("stark", "baratheon"), discard_itself),
)
