"""How is an ability of a card recorded, and how much of it does the referee carry out?

A record stands under the id of the ability in the facts. What it does is the shared records of the family;
`by_hand` says what of it, if anything, its players see to themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.reason import Question
from engine.thrones.abilities import Affects, Constant, Instead, Standing, Times, Use
from engine.thrones.effects import Carried, Effect
from engine.thrones.moves import Demands, Pay
from engine.thrones.records import Card, Occasion
from engine.thrones.table import Table

Choices = tuple[tuple[Effect, ...], ...]
Ways = Callable[[Table, Card], tuple[Pay, ...]]
Aims = Callable[[Table, Card], Choices]
Does = Callable[[Table, Card], tuple[Carried, ...]]
When = Callable[[Table, Card], "bool | None"]
Fits = Callable[[Table, Card, Pay, tuple[Effect, ...]], bool]
Trigger = Callable[[Table, Card, Occasion], bool]
Untold = Callable[[Table, Card, Occasion], "Question | None"]

RULE = "lcg.anatomy.rules_text"
PREFIX = "lcg-core-"
AUTOMATED, IN_PART, BY_HAND = "automated", "in part", "by hand"


class Recorded(Struct, frozen=True):
    """One ability."""

    ability: str
    """Its id in the facts."""
    does: tuple[Constant | Standing | Use | Instead, ...] = ()
    by_hand: str = ""
    """What its players see to themselves, and why; empty: nothing."""
    influence: int = 0
    """Influence it costs."""
    kept_by_rules: bool = False
    """It is looked up by the rule it changes."""

    @property
    def face(self) -> str:
        """The card it stands on."""
        return self.ability.partition(".")[0]

    @property
    def how_far(self) -> str:
        """How much of it the referee carries out."""
        if not self.by_hand:
            return AUTOMATED
        return IN_PART if any(map(_carried_out, self.does)) else BY_HAND


def _carried_out(one: Constant | Standing | Use | Instead) -> bool:
    if isinstance(one, Constant | Standing | Instead) or one.kind == "save":
        return True
    return one.effects is not None or one.does is not None


def face_of(ability: str) -> str:
    """The id of the card an ability stands on."""
    return PREFIX + ability.partition(".")[0]


def constant(
    ability: str, amount: int, affects: Affects, *, asks: str = "", times: Times | None = None, rest: str = ""
) -> Recorded:
    """Strength for as long as the card or plot is there; ``rest``: what it does besides, by hand."""
    return constants(ability, (amount, affects), asks=asks, times=times, rest=rest)


def constants(
    ability: str,
    *parts: tuple[int, Affects],
    asks: str = "",
    times: Times | None = None,
    rest: str = "",
) -> Recorded:
    """Several strengths, each where its condition holds."""
    face = face_of(ability)
    origin = face.removeprefix(PREFIX).replace("-", " ").title()
    does = tuple(Constant(face, amount, affects, RULE, asks, origin, times) for amount, affects in parts)
    return Recorded(PREFIX + ability, does, rest)


def action(
    ability: str,
    timing: str,
    effects: Aims | None = None,
    *,
    pay: Ways | None = None,
    influence: int = 0,
    asks: tuple[str, ...] = (),
    chooses: bool = True,
    rest: str = "",
) -> Recorded:
    """An action: its phase, its price, and what it may do; without effects its player says what it did."""
    face = face_of(ability)
    use = Use(face, "action", RULE, timing, pay=pay, effects=effects, asks=asks, chooses=chooses)
    return Recorded(PREFIX + ability, (use,), rest, influence)


def response(
    ability: str,
    trigger: Trigger,
    effects: Aims | None = None,
    *,
    timing: str = "",
    pay: Ways | None = None,
    influence: int = 0,
    demands: Demands | None = None,
    asks: tuple[str, ...] = (),
    rest: str = "",
) -> Recorded:
    """A response: what it answers, its price, and what it may do."""
    face = face_of(ability)
    use = Use(face, "reaction", RULE, timing, trigger, pay=pay, demands=demands, effects=effects, asks=asks)
    return Recorded(PREFIX + ability, (use,), rest, influence)


def passive(
    ability: str, on: tuple[str, ...], trigger: Trigger, effects: Aims | None = None, *, rest: str = ""
) -> Recorded:
    """A passive: what sets it off, and what it then does."""
    use = Use(face_of(ability), "passive", RULE, trigger=trigger, on=on, effects=effects)
    return Recorded(PREFIX + ability, (use,), rest)


def kept_by_rules(ability: str) -> Recorded:
    """An ability that the rule it changes looks up by itself."""
    return Recorded(PREFIX + ability, kept_by_rules=True)


def instead(ability: str, wanted: str, zone: str) -> Recorded:
    """A card that goes elsewhere than it would go."""
    return Recorded(PREFIX + ability, (Instead(face_of(ability), wanted, zone),))


def when_revealed(ability: str, does: Does, *, rest: str = "") -> Recorded:
    """A plot that does something when it is revealed; ``rest``: what of it is by hand."""
    return Recorded(PREFIX + ability, (Use(face_of(ability), "when_revealed", RULE, does=does),), rest)


def changed(record: Recorded, **fields: Any) -> Recorded:
    """The same ability with more told of its use."""
    does = tuple(replace(one, **fields) if isinstance(one, Use) else one for one in record.does)
    return replace(record, does=does)


def limited(record: Recorded, until: str, times: int = 1) -> Recorded:
    """The ability may be used so often in a challenge, phase or round."""
    return changed(record, limit=(times, until))


def out_of(record: Recorded, *zones: str) -> Recorded:
    """The ability works from there."""
    return changed(record, zones=zones)


def doing(record: Recorded, does: Does) -> Recorded:
    """What comes of the ability is worked out, and asked for, as it is done."""
    return changed(record, does=does)


def asking(record: Recorded, untold: Untold) -> Recorded:
    """What must be told of an occasion before it can be said whether it sets the response off."""
    return changed(record, untold=untold)


def only_if(record: Recorded, when: When) -> Recorded:
    """The ability is used only while this is so."""
    return changed(record, when=when)


def bound(record: Recorded, fits: Fits) -> Recorded:
    """What is paid and what is chosen go together."""
    return changed(record, fits=fits)


def paid_with_known(record: Recorded, field: str) -> Recorded:
    """A card that kneels for it is known to fit by this printed value."""
    return changed(record, pay_asks=field)


def or_influence(record: Recorded, amount: int) -> Recorded:
    """One of its prices is so much influence; what is knelt beyond that is lost."""
    return changed(record, or_influence=amount)


def by_hand(ability: str, why: str) -> Recorded:
    """An ability that no verb of the table carries out: its players do, and the table takes their word."""
    return Recorded(PREFIX + ability, (), why)
