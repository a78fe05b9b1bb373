"""What might be done now, and what does each text of the game say of it?

Nothing is entered: under each text the table is looked at as silence would leave it under that text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.choosing import Choice
from engine.kernel.desk import Desk
from engine.kernel.move import Move
from engine.kernel.ruling import Ruling
from referee import ahead

Answered = tuple[Choice, tuple[Ruling, ...]]
"""A choice with the ruling on it under each text."""
Judge = Callable[[Move], tuple[Ruling, ...]]
"""The rulings that entering a move would bring."""


def listed_under_each(
    desk: Desk, state: Any, texts: tuple[str, ...], judge: Judge, strict: bool
) -> list[Answered]:
    """Everything that might be done under any of the texts; ``strict``: at this moment, and not later."""
    states = [replace(state, text=text) for text in texts]
    if strict:
        each = [one for one, _ in ahead.listed(desk, iter(states))]
        return [(one, tuple(desk.ruling_of(there, one) for there in states)) for one in each]
    under = [ahead.listed_on_the_way(desk, there) for there in states]
    if len(under) == 1:
        return [(choice, (ruling,)) for choice, ruling in under[0]]
    return [(one, _rulings(desk, one, states, under, judge)) for one in _each_once(under)]


def _each_once(under: list[list[ahead.Listed]]) -> list[Choice]:
    found: list[Choice] = []
    for listed in under:
        known = [*found]
        found += [choice for choice, _ in listed if choice not in known]
    return found


def _rulings(
    desk: Desk, choice: Choice, states: list[Any], under: list[list[ahead.Listed]], judge: Judge
) -> tuple[Ruling, ...]:
    """The ruling under each text; where they are not at one, those that entering the move would bring."""
    found = tuple(
        next((ruling for one, ruling in listed if one == choice), None) or desk.ruling_of(state, choice)
        for state, listed in zip(states, under, strict=True)
    )
    if choice.pick or len({one.verdict for one in found}) == 1:
        return found
    return judge(choice.move)
