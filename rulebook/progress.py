"""Long work that tells how far it has come, to whoever listens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
Listener = Callable[[str, int, int], None]
"""(what is done, how much of it, of how much; 0 of 0: it has begun, and nobody knows how long it takes)."""
LISTENERS: list[Listener] = []


def begun(what: str) -> None:
    """Something has begun that takes a while."""
    for listener in LISTENERS:
        listener(what, 0, 0)


def followed(what: str, steps: Sequence[T]) -> Iterator[T]:
    """The steps one after the other; listeners hear of each when it is done."""
    for done, step in enumerate(steps, 1):
        yield step
        for listener in LISTENERS:
            listener(what, done, len(steps))
