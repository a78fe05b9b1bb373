"""House Baratheon."""

from __future__ import annotations

from engine.lcg.at_nothing import CHANGED
from engine.lcg.cards import aims
from engine.lcg.cards import conditions as c
from engine.lcg.cards.cheaper import a_card_of, a_character_of, costs_less, makes_cheaper
from engine.lcg.cards.common import chambers, honor_guard
from engine.lcg.cards.giving import TO_ACT, cannot, gives, keyword, toll
from engine.lcg.cards.prices import kneel_itself
from engine.lcg.cards.recorded import Recorded, action, constant, constants, kept_by_rules, response
from engine.lcg.cards.saves import by_kneeling, save
from engine.thrones import effects as e
from engine.thrones.records import CHALLENGE, DEAD, PHASE, Card, Occasion
from engine.thrones.standing import POWER_COUNTED, TO_BE_DISCARDED, TO_BE_KILLED, TO_DEFEND
from engine.thrones.table import Table


def won_power_by_four(table: Table, card: Card, occasion: Occasion) -> bool:
    """Its player has won a power challenge by four or more."""
    challenge = c.won(table, card, occasion, "power")
    return challenge is not None and c.margin(challenge) >= 4


def is_asshai_while_she_stands(table: Table, source: Card | None, card: Card) -> bool | None:
    """Any Asshai character while the card stands."""
    if source is None or source.kneeling or not c.is_character(card):
        return False
    return c.has_trait(table, card, "asshai")


def changed_for_a_while(table: Table, source: Card | None, card: Card) -> bool:
    """Its strength has changed in this phase."""
    strengths = (one for one in card.modifiers if one.what == "strength" and one.amount)
    now = any(one.until in (CHALLENGE, PHASE) for one in strengths)
    return now or any(one.what == CHANGED for one in card.modifiers)


def enemy_characters(table: Table, source: Card | None, card: Card) -> bool:
    """Characters of opponents."""
    return (
        source is not None and c.is_character(card) and card.controller in table.opponents(source.controller)
    )


def attacked_by_it_without_a_lord(table: Table, source: Card | None, card: Card) -> bool | None:
    """Characters of the player it attacks, if he has no Lord."""
    challenge = table.challenge
    if source is None or challenge is None or source.id not in challenge.attackers:
        return False
    if card.controller != challenge.target:
        return False
    lords = [c.has_trait(table, one, "lord") for one in table.characters(challenge.target)]
    return False if any(lords) else None if None in lords else True


def one_for_each_of_asshai(table: Table, seat: str, card: Card) -> int | None:
    """One less for each Asshai character of its player."""
    known = [c.has_trait(table, one, "asshai") for one in table.characters(seat)]
    return None if None in known else known.count(True)


def one_of_his_carries_power(table: Table, source: Card | None, card: Card) -> bool:
    """A character of its player carries power."""
    return any(one.power for one in table.characters(card.controller))


RECORDS: tuple[Recorded, ...] = (
    constants(
        "shadows-blessing.str-mod",
        (2, c.host_has_icon("power")),
        (-2, c.host_has_icon("power", without=True)),
        asks="icons",
    ),
    kept_by_rules("motley.attach-rule"),
    gives("motley.tax", c.host, toll(TO_ACT)),
    save("lightbringer.save", c.host, by_kneeling, from_zones=(DEAD,)),
    constant("stinking-drunk.str-mod", -4, c.host_while(lambda t, s, one: c.participates(t, one))),
    action(
        "selyse-baratheon.gain-icon",
        "challenges",
        aims.each(lambda one: (e.GainIcon(one, "intrigue", "phase"),), lambda t, card, one: one.unique),
        influence=1,
        asks=("unique",),
    ),
    gives("stannis-baratheon.restriction", attacked_by_it_without_a_lord, cannot(TO_DEFEND), asks="traits"),
    action("renly-baratheon.stand", "any_phase", aims.stands, influence=1),
    constant("melisandre.str-mod", 1, is_asshai_while_she_stands, asks="traits"),
    gives("melisandre.power-rule", enemy_characters, cannot(POWER_COUNTED)),
    action(
        "maester-cressen.discard-play",
        "marshalling",
        aims.discard_attachment(lambda table, card, one: c.has_trait(table, one, "condition")),
        pay=kneel_itself,
    ),
    response("ser-axell-florent.stand", won_power_by_four, aims.stands),
    gives("devan-seaworth.gain-keyword", c.itself_while(one_of_his_carries_power), keyword("stealth")),
    gives("knight-of-the-rainwood.immunity", c.itself, cannot(TO_BE_DISCARDED)),
    gives(
        "stanniss-northern-cavalry.immunity",
        c.itself_while(changed_for_a_while),
        cannot(TO_BE_KILLED),
        cannot(TO_BE_DISCARDED),
    ),
    *honor_guard("highgarden-honor-guard"),
    costs_less("army-of-the-faithful.reduce-cost", one_for_each_of_asshai),
    kept_by_rules("dragonstone-port.timing"),
    makes_cheaper("stormlands-fiefdoms", 1, a_card_of("baratheon")),
    makes_cheaper("great-hall", 2, a_character_of("baratheon")),
    chambers("king-roberts-chambers"),
)
