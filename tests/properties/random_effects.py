"""Effects at random: every verb of the closed list, aimed at what is on the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.agot.state import effects as e
from engine.agot.state.records import ATTACHMENT, CHARACTER, HAND, PLAY
from engine.agot.state.table import AgotTable

UNTIL: tuple[e.Until, ...] = ("challenge", "phase", "round", "always")
Aim = Callable[[AgotTable, Random], e.Effect | None]


def some_effects(table: AgotTable, rng: Random, most: int = 3) -> tuple[e.Effect, ...]:
    """Up to so many effects that can be aimed at something now."""
    kinds = rng.choices(tuple(AIMS), k=rng.randint(0, most))
    found = (AIMS[kind](table, rng) for kind in kinds)
    return tuple(one for one in found if one is not None)


def in_play(table: AgotTable, rng: Random, kind: str = "") -> str:
    """Some card in play; empty: there is none."""
    there = [card.id for card in table.in_play(kind=kind)]
    return rng.choice(there) if there else ""


def aimed(kind: type[e.Aimed], of: str = CHARACTER) -> Aim:
    """An effect that needs a target and nothing else."""

    def aim(table: AgotTable, rng: Random) -> e.Effect | None:
        target = in_play(table, rng, of)
        return kind(target) if target else None  # type: ignore[return-value]

    return aim


def with_word(
    kind: type[e.GainIcon] | type[e.LoseIcon] | type[e.GainKeyword] | type[e.LoseKeyword], *words: Any
) -> Aim:
    """An icon or keyword for a while."""

    def aim(table: AgotTable, rng: Random) -> e.Effect | None:
        target = in_play(table, rng, CHARACTER)
        return kind(target, rng.choice(words), rng.choice(UNTIL)) if target else None

    return aim


def strength(table: AgotTable, rng: Random) -> e.Effect | None:
    """Strength up or down."""
    target = in_play(table, rng, CHARACTER)
    return e.Strength(target, rng.randint(-4, 3), rng.choice(UNTIL)) if target else None


def participant(table: AgotTable, rng: Random) -> e.Effect | None:
    """A participant leaves the challenge."""
    there = table.challenge.participants if table.challenge else ()
    return e.RemoveFromChallenge(rng.choice(there)) if there else None


def power_on_card(table: AgotTable, rng: Random) -> e.Effect | None:
    """Power onto a character."""
    target = in_play(table, rng, CHARACTER)
    return e.GainPowerOnCard(target, 1) if target else None


def control(table: AgotTable, rng: Random) -> e.Effect | None:
    """A character changes sides."""
    target = in_play(table, rng, CHARACTER)
    return e.TakeControl(target, rng.choice(table.order)) if target else None


def attachment_off(table: AgotTable, rng: Random) -> e.Effect | None:
    """An attachment is discarded."""
    target = in_play(table, rng, ATTACHMENT)
    return e.DiscardAttachment(target) if target else None


def steal(table: AgotTable, rng: Random) -> e.Effect | None:
    """A gold changes its owner."""
    giver, to = rng.sample(table.order, 2)
    return e.StealGold(giver, to, 1)


def attach(table: AgotTable, rng: Random) -> e.Effect | None:
    """An attachment goes from hand, or from another host, under a character of either side."""
    loose = [c.id for c in table.cards.values() if c.kind == ATTACHMENT and c.zone in (HAND, PLAY)]
    host = in_play(table, rng, CHARACTER)
    return e.Attach(rng.choice(loose), host) if loose and host else None


def enter(table: AgotTable, rng: Random) -> e.Effect | None:
    """A character enters play from a hand."""
    there = [c.id for c in table.cards.values() if c.kind == CHARACTER and c.zone == HAND]
    return e.EnterPlay(rng.choice(there)) if there else None


def if_win(table: AgotTable, rng: Random) -> e.Effect | None:
    """Something that waits for the end of the challenge."""
    later = some_effects(table, rng, 1)
    return e.IfWin(later) if later else None


AIMS: dict[type[e.Base], Aim] = {
    e.Kill: aimed(e.Kill),
    e.Discard: aimed(e.Discard, ""),
    e.ReturnToHand: aimed(e.ReturnToHand, ""),
    e.ReturnToDeck: aimed(e.ReturnToDeck, ""),
    e.RemoveFromGame: aimed(e.RemoveFromGame, ""),
    e.RemoveFromChallenge: participant,
    e.Kneel: aimed(e.Kneel, ""),
    e.Stand: aimed(e.Stand, ""),
    e.Strength: strength,
    e.GainKeyword: with_word(e.GainKeyword, "renown", "stealth", "limited"),
    e.LoseKeyword: with_word(e.LoseKeyword, "renown", "stealth"),
    e.GainIcon: with_word(e.GainIcon, "military", "intrigue", "power"),
    e.LoseIcon: with_word(e.LoseIcon, "military", "intrigue", "power"),
    e.Draw: lambda table, rng: e.Draw(rng.choice((table.order, table.order[:1])), rng.randint(1, 3)),
    e.SearchToHand: lambda table, rng: e.SearchToHand(rng.choice(table.order), 1),
    e.DiscardFromHand: lambda table, rng: e.DiscardFromHand(rng.choice(table.order), rng.randint(1, 2)),
    e.GainPower: lambda table, rng: e.GainPower({rng.choice(table.order): 1}),
    e.GainPowerOnCard: power_on_card,
    e.GainGold: lambda table, rng: e.GainGold(rng.choice(table.order), rng.randint(-2, 2)),
    e.TakeControl: control,
    e.DiscardAttachment: attachment_off,
    e.StealGold: steal,
    e.Attach: attach,
    e.EnterPlay: enter,
    e.IfWin: if_win,
}
