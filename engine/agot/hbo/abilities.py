"""The abilities of the cards that the referee carries out; all others are played by hand.

Only abilities from a printed text or a named public source are here; where the printed trigger is not
known, the record covers the use that the booklets show.
"""

from __future__ import annotations

from engine.agot.abilities.definitions import Constant, DominanceBonus, Use, register
from engine.agot.hbo.rule_variants import ENTERS_OR_PLAYED, VARYS_TRIGGER
from engine.agot.state import effects as e
from engine.agot.state.moves import Demands, Pay
from engine.agot.state.records import Card, Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import rule


@rule("hbo.example.eddard")
def eddard_has_come(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Bulgarian: after he enters play; Polish: when he is played."""
    return occasion.card == card.id and occasion.what == ENTERS_OR_PLAYED.option(table)


def varys_has_come(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Bulgarian: after he enters play; Polish: when he is played."""
    return occasion.card == card.id and occasion.what == VARYS_TRIGGER.option(table)


def is_defending(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """It has just been declared a defender."""
    return occasion == Occasion("declared_defender", card.id, card.controller)


def lost_as_defender(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """A challenge in which he defended has just been lost."""
    challenge = table.challenge or table.last_challenge
    return (
        occasion.what == "challenge_result"
        and challenge is not None
        and card.id in (challenge.defenders or ())
        and challenge.loser == card.controller
    )


def player_lost(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The event's player has just lost a challenge."""
    challenge = table.challenge or table.last_challenge
    return (
        occasion.what == "challenge_result" and challenge is not None and challenge.loser == card.controller
    )


def power_on_himself(table: AgotTable, card: Card) -> e.EffectChoices:
    """One power from the pool onto his card."""
    return ((e.GainPowerOnCard(card.id, 1),),)


def draw_one(table: AgotTable, card: Card) -> e.EffectChoices:
    """Its player draws one card."""
    return ((e.Draw((card.controller,), 1),),)


@rule("hbo.example.luwin")
def draw_two(table: AgotTable, card: Card) -> e.EffectChoices:
    """Its player draws two cards."""
    return ((e.Draw((card.controller,), 2),),)


def he_stands(table: AgotTable, card: Card) -> e.EffectChoices:
    """He stands, if he kneels."""
    return ((e.Stand(card.id),),) if card.kneeling else ()


@rule("hbo.passive.varys")
def discard_an_ally(table: AgotTable, card: Card) -> e.EffectChoices:
    """One Ally in play, of either player, Varys included; the Polish text says a character."""
    there = table.in_play() if VARYS_TRIGGER.option(table) == "entered_play" else table.characters()
    allies = [other for other in there if other.traits is None or "ally" in _traits(other)]
    return tuple((e.Discard(ally.id),) for ally in allies)


def _traits(card: Card) -> set[str]:
    return {trait.casefold() for trait in card.traits or ()}


def strengthen(table: AgotTable, card: Card) -> e.EffectChoices:
    """A character gets +2 for the challenge; its player draws two cards if he wins.

    The booklets show it on an attacker; which characters the card allows is not known, so none is excluded.
    Its player's own participants come first.
    """
    reward = e.IfWin((e.Draw((card.controller,), 2),))
    there = table.challenge.participants if table.challenge is not None else ()
    characters = sorted(
        table.characters(), key=lambda other: (other.id not in there, other.controller != card.controller)
    )
    return tuple((e.Strength(other.id, 2, "challenge"), reward) for other in characters)


@rule("hbo.example.cunning")
def kneel_anybody(table: AgotTable, card: Card) -> e.EffectChoices:
    """A character of choice kneels."""
    return tuple((e.Kneel(character.id),) for character in table.characters() if not character.kneeling)


@rule("hbo.reaction.debts_example")
def kill_a_participant(table: AgotTable, card: Card) -> e.EffectChoices:
    """A participating character of choice is killed."""
    challenge = table.challenge or table.last_challenge
    there = challenge.participants if challenge is not None else ()
    return tuple((e.Kill(id_),) for id_ in there if table.cards[id_].zone == "play")


def two_gold(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """Two gold."""
    return (Pay(gold=2),)


def kneel_itself(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """The card kneels."""
    return (Pay(kneel=(card.id,)),)


def kneel_a_lannister(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """The player kneels one of their own House Lannister characters."""
    own = [
        character
        for character in table.characters(card.controller)
        if character.houses is None or "lannister" in character.houses
    ]
    return tuple(Pay(kneel=(other.id,)) for other in own)


@rule("hbo.lasting.winterfell")
def is_his_stark_character(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """A character of House Stark of the location's player."""
    if source is None or card.kind != "character" or card.controller != source.controller:
        return False
    return None if card.houses is None else "stark" in card.houses


def lacks_intrigue(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """A character without an intrigue icon."""
    if card.kind != "character":
        return False
    for modifier in reversed(card.modifiers):
        if modifier.value == "intrigue" and modifier.what in ("gain_icon", "lose_icon"):
            return modifier.what == "lose_icon"
    return None if card.icons is None else "intrigue" not in card.icons


GOLDEN, EXAMPLE = "hbo.golden.card_over_rules", "hbo.example.challenge"
EDDARD = "hbo.example.eddard"

RECORDS: tuple[Constant | Use | DominanceBonus, ...] = (
    Use(
        "hbo-eddard-stark",
        "reaction",
        "hbo.example.eddard",
        trigger=eddard_has_come,
        effects=power_on_himself,
        point=ENTERS_OR_PLAYED,
    ),
    Use(
        "hbo-varys",
        "passive",
        "hbo.passive.varys",
        trigger=varys_has_come,
        on=VARYS_TRIGGER.options,
        effects=discard_an_ally,
        asks=("traits",),
        point=VARYS_TRIGGER,
    ),
    Use("hbo-not-today", "save", "hbo.save.not_today"),
    Use("hbo-direwolf", "save", "hbo.save.interrupt", pay=kneel_itself),
    Use("hbo-stark-retinue", "reaction", EXAMPLE, trigger=is_defending, effects=draw_one, certain=False),
    Use("hbo-jon-snow", "reaction", EXAMPLE, trigger=lost_as_defender, effects=he_stands, certain=False),
    Use("hbo-insidious-ways", "action", EXAMPLE, "challenges", effects=strengthen),
    Use(
        "hbo-the-lions-cunning",
        "action",
        "hbo.example.cunning",
        "any_phase",
        pay=two_gold,
        effects=kneel_anybody,
    ),
    Use(
        "hbo-a-lannister-always-pays-his-debts",
        "reaction",
        "hbo.reaction.debts_example",
        trigger=player_lost,
        pay=kneel_a_lannister,
        demands=Demands("lannister", True),
        effects=kill_a_participant,
    ),
    Use("hbo-maester-luwin", "action", "hbo.example.luwin", "dominance", pay=kneel_itself, effects=draw_two),
    Constant("hbo-winterfell", 1, is_his_stark_character, "hbo.lasting.winterfell", "houses", "Winterfell"),
    Constant("hbo-plot-hear-me-roar", -1, lacks_intrigue, GOLDEN, "icons", "Hear Me Roar"),
    DominanceBonus("hbo-plot-illyrios-gift", 3, "hbo.example.illyrio"),
)


def register_abilities() -> None:
    """Makes these records known to the table."""
    register("hbo", *RECORDS)
