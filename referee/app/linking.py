"""Which things on the table does a move name?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.kernel.move import Move
from referee.app.widgets.moves import Offer

WHO = ("do", "by")
"""Fields that say what is done and by whom, not with what."""


def named_in(move: Move) -> frozenset[str]:
    """Every word in a move that may be the id of a card or of a place."""
    plain: dict[str, Any] = msgspec.to_builtins(move)
    return frozenset(word for name, value in plain.items() if name not in WHO for word in _words(value))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _words(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _words(one)


def about(thing: str, offers: tuple[Offer, ...]) -> tuple[int, ...]:
    """Which of the offers are about this thing."""
    return tuple(
        number
        for number, one in enumerate(offers)
        if one.choice is not None and thing in named_in(one.choice.move)
    )


def may_be_chosen(offers: tuple[Offer, ...]) -> frozenset[str]:
    """All that some offer which is not refused names."""
    able = (one.choice.move for one in offers if one.choice is not None and not one.why_not)
    return frozenset(word for move in able for word in named_in(move))
