"""What happened, in the past tense."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.reason import Facts, RuleId


class Event(Struct, frozen=True, gc=False):
    """One thing that happened on the table."""

    what: str
    """``knelt``, ``killed``, ``power_gained``..."""
    card: str = ""
    seat: str = ""
    amount: int = 0
    rule: RuleId = ""
    facts: Facts = {}
