"""Random games, and random moves nobody would make."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.kernel.decisions import Move
from engine.kernel.judge import candidates, judge
from engine.kernel.reasons import Verdict
from engine.oriflamme import moves as m
from engine.oriflamme.game import ORIFLAMME, new_game
from engine.oriflamme.rule_variants import RULE_VARIANTS
from engine.oriflamme.table import CARDS, DIRECTIONS, FAMILIES, SHUFFLED, OriflammeTable


def new(chance: random.Random, players: int, *, shown: bool = True) -> OriflammeTable:
    """A new game of random hands, direction and points decided by the table."""
    given = dealt(chance, players, shown=shown)
    given["decided"] = {rule: chance.choice(point.options) for rule, point in RULE_VARIANTS.items()}
    return new_game("ru", given)


def dealt(chance: random.Random, players: int, *, shown: bool = True) -> dict[str, Any]:
    """What a new game of random hands and direction is begun with."""
    families = FAMILIES[:players]
    given: dict[str, Any] = {"families": families, "direction": chance.choice(DIRECTIONS)}
    if shown:
        cards = {family: chance.sample(SHUFFLED, 10) for family in families}
        given["hands"] = {family: tuple(ten[3:]) for family, ten in cards.items()}
        given["set_aside"] = {family: tuple(ten[:3]) for family, ten in cards.items()}
    return given


def listed(table: OriflammeTable) -> list[Move]:
    """Everything that is offered, legal or not, with every pick."""
    found: list[Move] = []
    for choice in candidates(ORIFLAMME, table):
        found += [choice.with_picks((one,)) for one in choice.among] or [choice.move]
    return found


def legal(table: OriflammeTable, offered: list[Move]) -> list[Move]:
    """What of it is legal."""
    return [one for one in offered if judge(ORIFLAMME, table, one).verdict is Verdict.YES]


def strange(chance: random.Random, table: OriflammeTable) -> Iterator[Move]:
    """Moves with anything in any field."""
    cards = [card.key for card in table.all_cards()] or [f"{table.order[0]}.queen"]
    seat, card, other = chance.choice(table.order), chance.choice(cards), chance.choice(cards)
    owner = card.partition(".")[0]
    for kind in (m.Keep, m.Skip, m.TakeTokens, m.ApplyCard):
        yield kind(by=seat, card=card)
    yield m.Activate(by=owner, card=card, target=other)
    yield m.Activate(by=owner, card=card, bribe=other)
    yield m.Activate(by=owner, card=card, twin=m.TwinPlace(where="on", on=other))
    yield m.Activate(
        by=owner, card=card, target=other, substitute=chance.choice(("none", "discard", "set_aside"))
    )
    steps = (_step(chance, cards) for _ in range(chance.randint(1, 3)))
    yield m.Activate(by=owner, card=card, sequence=tuple(steps))
    yield m.PassPlanning(by=seat)
    yield m.Place(by=seat, card=chance.choice(CARDS), where="right", face=chance.choice(("up", None)))
    yield m.Place(by=seat, card=chance.choice(CARDS), where="on", on=card)
    yield m.Combine(by=seat, card=card, token=chance.choice((None, "take", "repeat")))
    yield m.SetDirection(by=seat, direction="left_to_right")


def _step(chance: random.Random, cards: list[str]) -> m.Spend:
    return m.Spend(
        token=chance.choice((None, "take", "repeat")),
        apply=chance.choice((None, *cards)),
        target=chance.choice((None, *cards)),
    )
