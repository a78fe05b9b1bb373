"""Neutral characters, locations and attachments."""

from __future__ import annotations

from engine.agot.abilities.targets import EVENTS
from engine.agot.lcg.abilities.choices import ability_step, next_step
from engine.agot.lcg.abilities.saves import by_discarding, by_kneeling, is_of_the_watch, save
from engine.agot.lcg.abilities.triggers import BEGINS
from engine.agot.lcg.cards import common_effects
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    BLANK_TEXT,
    AbilityRecord,
    EffectsOf,
    action,
    constant,
    from_zones,
    gives,
    icon,
    immunity,
    only_if,
    passive,
    response,
    trait,
    with_effects,
)
from engine.agot.lcg.cards.common_effects import begin_with, one_opponent
from engine.agot.lcg.costs.card_cost import a_character_with, reduces_cost
from engine.agot.lcg.costs.influence import kneel_itself
from engine.agot.state import text_effects
from engine.agot.state.moves import CHALLENGE_KINDS
from engine.agot.state.piles import SWAPPED
from engine.agot.state.records import DEAD, DISCARD, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import total_power


def jon_or_ghost_has_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge with Jon Snow or Ghost taking part."""
    challenge = c.won(table, card, occasion)
    there = (
        [table.cards[participant] for participant in challenge.participants] if challenge is not None else []
    )
    return any(other.name in ("Jon Snow", "Ghost") and other.controller == card.controller for other in there)


def his_gold(table: AgotTable, source: Card | None, card: Card) -> int:
    """Gold in the pool of its player."""
    return table.seats[card.controller].gold


def of_somebody_with_more_power(table: AgotTable, card: Card, other: Card) -> bool:
    """Its player has more power than the player of the card."""
    return total_power(table, other.controller) > total_power(table, card.controller)


RECORDS: tuple[AbilityRecord, ...] = (
    gives("jon-snow.immunity", c.characters_named("Ghost"), immunity(EVENTS)),
    response("jon-snow.power-gain", jon_or_ghost_has_won, common_effects.power_on_itself),
    gives("ghost.immunity", c.characters_named("Jon Snow"), immunity(EVENTS)),
    save("ghost.save", is_of_the_watch, by_kneeling),
    reduces_cost("street-of-steel", 1, a_character_with("military")),
    reduces_cost("shadowblack-lane", 1, a_character_with("intrigue")),
    reduces_cost("street-of-sisters", 1, a_character_with("power")),
    gives("lordship.gain-trait", c.host, trait("lord"), icon("power")),
    constant("lordship.str-mod", 4, c.host_while(lambda table, source, card: table.phase == "dominance")),
    constant("littlefinger.str-mod", 1, c.itself, times=his_gold),
    gives("milk-of-the-poppy.blank", c.host, BLANK_TEXT),
    save("bodyguard.save", c.host, by_discarding),
    save("maester-aemon.save", is_of_the_watch, by_kneeling, from_zones=(DEAD,)),
    action("shae.kneel", "challenges", common_effects.kneel(of_somebody_with_more_power), pay=kneel_itself),
)


def every_pile(zone: str) -> EffectsOf:
    """Every player shuffles their own pile of this kind into their deck."""
    return lambda table, card: (text_effects.Shuffle(table.turn_order, (zone,)),)


def dominance_begins_and_he_stands(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The dominance phase begins and the card is standing."""
    return occasion.what == BEGINS and table.phase == "dominance" and not card.kneeling


KIND = ability_step(
    "magister-illyrio.kind",
    "way",
    lambda table, ask: CHALLENGE_KINDS,
    lambda table, ask, picked: tuple(
        text_effects.Last("toll", ask.about, ask.by, kind, 1, "phase") for kind in picked
    ),
)
WHO_PAYS = one_opponent("magister-illyrio.who", lambda ask, seat: (next_step(KIND, ask, about=seat),))

SWAPS_WITH = one_opponent(
    "varys.with", lambda ask, seat: (text_effects.Last(SWAPPED, ask.by, seat, until="round"),)
)


def has_two_opponents(table: AgotTable, card: Card) -> bool:
    """Its player has two opponents or more."""
    return len(table.opponents(card.controller)) > 1


TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    from_zones(
        with_effects(passive("benjen-stark.shuffle", ("killed",), c.itself_killed), every_pile(DEAD)), DEAD
    ),
    with_effects(passive("ser-barristan-selmy.shuffle", ("entered_play",), c.entered), every_pile(DISCARD)),
    only_if(
        with_effects(action("varys.plot-swap", "plot", pay=kneel_itself), begin_with(SWAPS_WITH)),
        has_two_opponents,
    ),
    with_effects(action("magister-illyrio.tax", "challenges", pay=kneel_itself), begin_with(WHO_PAYS)),
    passive(
        "knight-of-flowers.power-gain",
        (BEGINS,),
        dominance_begins_and_he_stands,
        common_effects.power_on_itself,
    ),
)
