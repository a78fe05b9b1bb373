"""How is a suggested change brought about: on a copy of the table, or in the move itself?

The suggestions of a refusal are only worth giving if they work. Each game has a table of functions that carry
them out, for "what if" and for the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engine.kernel.errors import RefereeError
from engine.kernel.reason import Change

Given = dict[str, Any]
"""The facts of a change, by name."""
Remedy = TypeVar("Remedy")


class NoRemedy(RefereeError):
    """A change that cannot be brought about by itself: one only the players can make."""


def remedy_for(change: Change, known: Mapping[str, Remedy]) -> Remedy:
    """The function that brings this change about.

    Raises:
        NoRemedy: nobody knows how.
    """
    if change.what not in known:
        raise NoRemedy("no_remedy", change=change.what)
    return known[change.what]
