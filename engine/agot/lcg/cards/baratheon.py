"""House Baratheon."""

from __future__ import annotations

from cards.facts import facts
from engine.agot.abilities.continuous import POWER_COUNTED, TO_BE_DISCARDED, TO_BE_KILLED, TO_DEFEND
from engine.agot.abilities.definitions import MAY_MEET
from engine.agot.lcg.abilities.choices import PickedIds, ability_step, name_a_card
from engine.agot.lcg.abilities.saves import by_kneeling, for_free, save
from engine.agot.lcg.abilities.triggers import CHANGED, FORESEEN
from engine.agot.lcg.cards import common_effects
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    TO_ACT,
    AbilityRecord,
    action,
    cannot,
    constant,
    constants,
    from_zones,
    gives,
    kept_by_rules,
    keyword,
    limited,
    only_if,
    passive,
    response,
    toll,
    with_effects,
    with_question,
)
from engine.agot.lcg.cards.common_effects import begin_with, chambers, honor_guard, in_play, one_card
from engine.agot.lcg.costs.card_cost import a_card_of, a_character_of, costs_less, reduces_cost
from engine.agot.lcg.costs.card_gold import spendable_gold
from engine.agot.lcg.costs.influence import discard_itself, kneel_itself
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.records import BLANK, CHALLENGE, DEAD, HAND, LOCATION, PHASE, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Question


def won_power_by_four(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a power challenge by four or more."""
    challenge = c.won(table, card, occasion, "power")
    return challenge is not None and c.margin(challenge) >= 4


def is_asshai_while_she_stands(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Any Asshai character while the card stands."""
    if source is None or source.kneeling or not c.is_character(card):
        return False
    return c.has_trait(table, card, "asshai")


MAY_MEET[is_asshai_while_she_stands] = lambda source, card: c.may_have_trait(card, "asshai")


def changed_for_a_while(table: AgotTable, source: Card | None, card: Card) -> bool:
    """Its strength has changed in this phase."""
    strengths = (modifier for modifier in card.modifiers if modifier.what == "strength" and modifier.amount)
    now = any(strength.until in (CHALLENGE, PHASE) for strength in strengths)
    return now or any(modifier.what == CHANGED for modifier in card.modifiers)


def enemy_characters(table: AgotTable, source: Card | None, card: Card) -> bool:
    """Characters of opponents."""
    return (
        source is not None and c.is_character(card) and card.controller in table.opponents(source.controller)
    )


def attacked_by_it_without_a_lord(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Characters of the player it attacks, if that player has no Lord."""
    challenge = table.challenge
    if source is None or challenge is None or source.id not in challenge.attackers:
        return False
    if card.controller != challenge.target:
        return False
    lords = [c.has_trait(table, character, "lord") for character in table.characters(challenge.target)]
    return False if any(lords) else None if None in lords else True


def one_for_each_of_asshai(table: AgotTable, seat: str, card: Card) -> int | None:
    """One less for each Asshai character of its player."""
    known = [c.has_trait(table, character, "asshai") for character in table.characters(seat)]
    return None if None in known else known.count(True)


def one_of_his_carries_power(table: AgotTable, source: Card | None, card: Card) -> bool:
    """A character of its player carries power."""
    return any(character.power for character in table.characters(card.controller))


RECORDS: tuple[AbilityRecord, ...] = (
    constants(
        "shadows-blessing.str-mod",
        (2, c.host_has_icon("power")),
        (-2, c.host_has_icon("power", without=True)),
        asks="icons",
    ),
    kept_by_rules("motley.attach-rule"),
    gives("motley.tax", c.host, toll(TO_ACT)),
    save("lightbringer.save", c.host, by_kneeling, from_zones=(DEAD,)),
    constant("stinking-drunk.str-mod", -4, c.host_while(lambda t, s, card: c.participates(t, card))),
    action(
        "selyse-baratheon.gain-icon",
        "challenges",
        common_effects.each(
            lambda id_: (e.GainIcon(id_, "intrigue", "phase"),), lambda t, card, other: other.unique
        ),
        influence=1,
        asks=("unique",),
    ),
    gives("stannis-baratheon.restriction", attacked_by_it_without_a_lord, cannot(TO_DEFEND), asks="traits"),
    action("renly-baratheon.stand", "any_phase", common_effects.stands, influence=1),
    constant("melisandre.str-mod", 1, is_asshai_while_she_stands, asks="traits"),
    gives("melisandre.power-rule", enemy_characters, cannot(POWER_COUNTED)),
    action(
        "maester-cressen.discard-play",
        "marshalling",
        common_effects.discard_attachment(lambda table, card, other: c.has_trait(table, other, "condition")),
        pay=kneel_itself,
    ),
    response("ser-axell-florent.stand", won_power_by_four, common_effects.stands),
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
    reduces_cost("stormlands-fiefdoms", 1, a_card_of("baratheon")),
    reduces_cost("great-hall", 2, a_character_of("baratheon")),
    chambers("king-roberts-chambers"),
)


RENOWN = "renown"


def gained_by_renown(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """He has just claimed power by Renown."""
    return occasion.what == RENOWN and occasion.card == card.id


def attacked_for_power_and_won_by_four(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has attacked for power and won by four or more."""
    challenge = c.won(table, card, occasion, "power")
    return challenge is not None and challenge.by == card.controller and c.margin(challenge) >= 4


def one_more_for_power(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """Its player may make one more power challenge this phase."""
    return (text_effects.Last("extra_challenge", card.controller, value="power", until="phase"),)


def _pay_or_go(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    return ("pay", "return") if spendable_gold(table, ask.chooser) else ("return",)


def _paid_or_gone(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    return (text_effects.PayGold(ask.chooser, 1),) if picked == ("pay",) else (e.ReturnToHand(ask.card),)


PAID_OR_BACK = ability_step("ser-davos-seaworth.after", "way", _pay_or_go, _paid_or_gone)
A_LOCATION_KNEELS = one_card(
    "old-red-priest.location",
    in_play(lambda table, ask, card: card.controller == ask.by and not card.kneeling, "location"),
    lambda ask, chosen: (e.Kneel(chosen),),
)
BLANK_ONE = one_card(
    "renlys-courtier.one",
    in_play(lambda table, ask, card: not card.unique),
    lambda ask, chosen: (text_effects.Mark(chosen, BLANK),),
    asks=("unique",),
)


def killed_with_a_location_left(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The card itself has been killed, and its player has a location that can kneel."""
    places = table.in_play(card.controller, LOCATION)
    return c.itself_killed(table, card, occasion) and any(not place.kneeling for place in places)


def one_of_the_house_has_died(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """One of the player's House Baratheon characters has just been killed."""
    dead = c.killed(table, occasion)
    own = dead is not None and occasion.seat == card.controller
    return own and dead is not None and bool(c.of_house(dead, "baratheon"))


def house_of_his_dead(table: AgotTable, card: Card, occasion: Occasion) -> Question | None:
    """The House of the player's character that has just been killed, where nobody has told it."""
    return c.house_of(c.killed(table, occasion)) if occasion.seat == card.controller else None


def comes_in(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """The card enters play under its player."""
    return (text_effects.Enter(card.id, card.controller),)


def nobody_has_revealed(table: AgotTable, card: Card) -> bool:
    """Plots have been chosen and none is revealed."""
    return not any(seat.revealed for seat in table.seats.values())


def _plots_to_come(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    """Plots that opponents may reveal now: those known to be in their decks, else any of the catalogue."""
    decks = [table.seats[seat].plots_available for seat in table.opponents(ask.by)]
    return tuple(sorted({plot for deck in decks for plot in (PLOTS if deck is None else deck)}))


def _foreseen(table: AgotTable, ask: text_effects.Ask, picked: PickedIds) -> tuple[text_effects.Carried, ...]:
    """For this phase the plot named is worth power to the player's House."""
    return tuple(text_effects.Last(FORESEEN, ask.by, value=plot, until="phase") for plot in picked)


PLOTS = tuple(face.name() for face in facts("lcg").cards if face.type.value == "plot")
FORESEES = name_a_card("dragonstone-port.names", _plots_to_come, _foreseen)

TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    passive("robert-baratheon.power-gain", (RENOWN,), gained_by_renown, common_effects.power_on_itself),
    save("ser-davos-seaworth.save", c.itself, for_free, from_zones=(DEAD,), then=begin_with(PAID_OR_BACK)),
    with_effects(
        response(
            "edric-storm.extra-challenge",
            attacked_for_power_and_won_by_four,
            timing="limited_response",
            pay=discard_itself,
        ),
        one_more_for_power,
    ),
    from_zones(
        with_effects(
            passive("old-red-priest.kneel", ("killed",), killed_with_a_location_left),
            begin_with(A_LOCATION_KNEELS),
        ),
        DEAD,
    ),
    only_if(
        limited(with_effects(action("dragonstone-port.power-gain", "plot"), begin_with(FORESEES)), "phase"),
        nobody_has_revealed,
    ),
    with_effects(action("renlys-courtier.blank", "any_phase", pay=kneel_itself), begin_with(BLANK_ONE)),
    with_question(
        from_zones(
            with_effects(response("house-tyrell-guard.put-into-play", one_of_the_house_has_died), comes_in),
            HAND,
        ),
        house_of_his_dead,
    ),
)
