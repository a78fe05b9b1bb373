"""Which message belongs to an error, from whichever part of Referee it comes?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True):
    """One message of an error."""

    subject: str
    key: str
    facts: dict[str, Any]


def parts_of(error: Exception) -> tuple[Part, ...]:
    """The messages of one of our errors; nothing for an error that is not ours.

    Told by what they carry and not by their classes, which would load the database and the catalogue: errors
    of the engine have ``says``, those of the storage ``key``, those of the cards several ``messages``.
    """
    several = getattr(error, "messages", None)
    if isinstance(several, tuple):
        return tuple(Part("cards", one.key, dict(one.facts)) for one in several)
    key = getattr(error, "says", "") or getattr(error, "key", "")
    if isinstance(key, str) and key:
        facts = getattr(error, "facts", {})
        return (Part("errors", key, dict(facts) if isinstance(facts, Mapping) else {}),)
    rule = getattr(error, "rule_id", "")
    if rule:
        return (
            Part("errors", "unknown_rule", {"rule": rule, "nearest": tuple(getattr(error, "nearest", ()))}),
        )
    return ()
