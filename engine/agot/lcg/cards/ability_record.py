"""The record of an ability, and how much of it the referee carries out.

A record has the id of its ability in the facts. Its effects are records that both editions share;
`by_hand` names what the players carry out themselves, if anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.abilities.continuous import DOES_NOT_KNEEL, FORBIDDEN, ICON, IMMUNITY, KEYWORD, TOLL, TRAIT
from engine.agot.abilities.definitions import Affects, Constant, ContinuousEffect, Times, Use, ZoneReplacement
from engine.agot.state.effects import Effect, EffectChoices
from engine.agot.state.moves import Demands, Pay
from engine.agot.state.records import BLANK, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.state.text_effects import Carried
from engine.kernel.reasons import Question

Payments = Callable[[AgotTable, Card], tuple[Pay, ...]]
TargetChoices = Callable[[AgotTable, Card], EffectChoices]
EffectsOf = Callable[[AgotTable, Card], tuple[Carried, ...]]
Condition = Callable[[AgotTable, Card], "bool | None"]
FitsPayment = Callable[[AgotTable, Card, Pay, tuple[Effect, ...]], bool]
Trigger = Callable[[AgotTable, Card, Occasion], bool]
MissingFact = Callable[[AgotTable, Card, Occasion], "Question | None"]

RULE = "lcg.anatomy.rules_text"
PREFIX = "lcg-core-"
AUTOMATED, IN_PART, BY_HAND = "automated", "in part", "by hand"


class AbilityRecord(Struct, frozen=True):
    """One ability."""

    ability: str
    """Its id in the facts."""
    does: tuple[Constant | ContinuousEffect | Use | ZoneReplacement, ...] = ()
    by_hand: str = ""
    """What its players see to themselves, and why; empty: nothing."""
    influence: int = 0
    """Influence it costs."""
    kept_by_rules: bool = False
    """It is looked up by the rule it changes."""

    @property
    def face(self) -> str:
        """The card of the ability."""
        return self.ability.partition(".")[0]

    @property
    def how_far(self) -> str:
        """How much of it the referee carries out."""
        if not self.by_hand:
            return AUTOMATED
        return IN_PART if any(map(_carried_out, self.does)) else BY_HAND


def _carried_out(ability: Constant | ContinuousEffect | Use | ZoneReplacement) -> bool:
    if isinstance(ability, Constant | ContinuousEffect | ZoneReplacement) or ability.kind == "save":
        return True
    return ability.effects is not None or ability.does is not None


def face_of(ability: str) -> str:
    """The id of the card that has an ability."""
    return PREFIX + ability.partition(".")[0]


def constant(
    ability: str, amount: int, affects: Affects, *, asks: str = "", times: Times | None = None, rest: str = ""
) -> AbilityRecord:
    """Strength for as long as the card or plot is there; ``rest``: its other effects, by hand."""
    return constants(ability, (amount, affects), asks=asks, times=times, rest=rest)


def constants(
    ability: str, *parts: tuple[int, Affects], asks: str = "", times: Times | None = None, rest: str = ""
) -> AbilityRecord:
    """Several strengths, each where its condition holds."""
    face = face_of(ability)
    origin = face.removeprefix(PREFIX).replace("-", " ").title()
    does = tuple(Constant(face, amount, affects, RULE, asks, origin, times) for amount, affects in parts)
    return AbilityRecord(PREFIX + ability, does, rest)


def action(
    ability: str,
    timing: str,
    effects: TargetChoices | None = None,
    *,
    pay: Payments | None = None,
    influence: int = 0,
    asks: tuple[str, ...] = (),
    chooses: bool = True,
    rest: str = "",
) -> AbilityRecord:
    """An action: its phase, its price, and what it may do; without effects its player says what it did."""
    face = face_of(ability)
    use = Use(face, "action", RULE, timing, pay=pay, effects=effects, asks=asks, chooses=chooses)
    return AbilityRecord(PREFIX + ability, (use,), rest, influence)


def response(
    ability: str,
    trigger: Trigger,
    effects: TargetChoices | None = None,
    *,
    timing: str = "",
    pay: Payments | None = None,
    influence: int = 0,
    demands: Demands | None = None,
    asks: tuple[str, ...] = (),
    rest: str = "",
) -> AbilityRecord:
    """A response: what it answers, its price, and what it may do."""
    face = face_of(ability)
    use = Use(face, "reaction", RULE, timing, trigger, pay=pay, demands=demands, effects=effects, asks=asks)
    return AbilityRecord(PREFIX + ability, (use,), rest, influence)


def passive(
    ability: str,
    on: tuple[str, ...],
    trigger: Trigger,
    effects: TargetChoices | None = None,
    *,
    rest: str = "",
) -> AbilityRecord:
    """A passive: what sets it off, and what it then does."""
    use = Use(face_of(ability), "passive", RULE, trigger=trigger, on=on, effects=effects)
    return AbilityRecord(PREFIX + ability, (use,), rest)


def kept_by_rules(ability: str) -> AbilityRecord:
    """An ability that the rule it changes looks up by itself."""
    return AbilityRecord(PREFIX + ability, kept_by_rules=True)


def goes_elsewhere(ability: str, wanted: str, zone: str) -> AbilityRecord:
    """A card that goes elsewhere than it would go."""
    return AbilityRecord(PREFIX + ability, (ZoneReplacement(face_of(ability), wanted, zone),))


def when_revealed(ability: str, does: EffectsOf, *, rest: str = "") -> AbilityRecord:
    """A plot that does something when it is revealed; ``rest``: what of it is by hand."""
    return AbilityRecord(PREFIX + ability, (Use(face_of(ability), "when_revealed", RULE, does=does),), rest)


def changed(record: AbilityRecord, **fields: Any) -> AbilityRecord:
    """The ability with these fields of its use replaced."""
    does = tuple(
        replace(ability, **fields) if isinstance(ability, Use) else ability for ability in record.does
    )
    return replace(record, does=does)


def limited(record: AbilityRecord, until: str, times: int = 1) -> AbilityRecord:
    """The ability may be used so often in a challenge, phase or round."""
    return changed(record, limit=(times, until))


def from_zones(record: AbilityRecord, *zones: str) -> AbilityRecord:
    """The ability works from there."""
    return changed(record, zones=zones)


def with_effects(record: AbilityRecord, does: EffectsOf) -> AbilityRecord:
    """The ability, with effects that are worked out, or asked for, when it is carried out."""
    return changed(record, does=does)


def with_question(record: AbilityRecord, untold: MissingFact) -> AbilityRecord:
    """The ability with the question that decides whether an occasion triggers the response."""
    return changed(record, untold=untold)


def only_if(record: AbilityRecord, when: Callable[[AgotTable, Card], bool]) -> AbilityRecord:
    """The ability is used only while this is so."""
    return changed(record, when=when)


def bound(record: AbilityRecord, fits: FitsPayment) -> AbilityRecord:
    """What is paid and what is chosen go together."""
    return changed(record, fits=fits)


def paid_with_known(record: AbilityRecord, field: str) -> AbilityRecord:
    """A card that kneels for it is known to fit by this printed value."""
    return changed(record, pay_asks=field)


def or_influence(record: AbilityRecord, amount: int) -> AbilityRecord:
    """One of its prices is so much influence; what is knelt beyond that is lost."""
    return changed(record, or_influence=amount)


Grant = tuple[str, str]


def keyword(name: str) -> Grant:
    """They have this keyword."""
    return (KEYWORD, name)


def icon(name: str) -> Grant:
    """They have this icon."""
    return (ICON, name)


def trait(name: str) -> Grant:
    """They have this trait."""
    return (TRAIT, name)


def immunity(against: str) -> Grant:
    """They ignore effects of this kind."""
    return (IMMUNITY, against)


def cannot(what: str) -> Grant:
    """This cannot be done to or with them."""
    return (FORBIDDEN, what)


def stays_when(side: str) -> Grant:
    """They stay standing when they attack or defend."""
    return (DOES_NOT_KNEEL, side)


def toll(what: str) -> Grant:
    """Somebody must be paid for what they do."""
    return (TOLL, what)


TO_CHALLENGE, TO_PLAY, TO_ACT = "military_challenge", "event", "act"
"""What is tolled."""
BLANK_TEXT: Grant = (BLANK, "")
"""Their text counts as blank."""


def gives(
    ability: str, affects: Affects, *grants: Grant, strength: int = 0, asks: str = "", rest: str = ""
) -> AbilityRecord:
    """The affected cards get all of this, and so much strength; ``rest``: its other effects, by hand."""
    standing = tuple(
        ContinuousEffect(face_of(ability), what, value, affects, RULE, asks) for what, value in grants
    )
    added = constant(ability, strength, affects, asks=asks).does if strength else ()
    return AbilityRecord(PREFIX + ability, (*added, *standing), rest)
