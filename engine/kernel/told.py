"""What may any table tell its referee? Its own decisions, and corrections by hand.

What a value may be says a `Limit`; which fields there are, and under which rules, is each game's own.
"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.move import Move
from engine.kernel.reason import RuleId

Told = None | bool | int | str | tuple[str, ...]
FIELD_KINDS: dict[type, str] = {int: "number", bool: "flag", str: "word", tuple: "words"}


class Decide(Move, frozen=True, kw_only=True):
    """The table decides a point on which its texts are silent or differ."""

    point: RuleId
    option: str


class Correct(Move, frozen=True, kw_only=True):
    """A judge sets something right by hand: a field of a seat, of a card or other thing, or of the table."""

    of: str
    """A seat, a card or another thing, or empty for the table."""
    field: str
    value: Told
    reason: str


class Limit(Struct, frozen=True):
    """What a field that may be corrected can hold."""

    kind: type
    rule: RuleId
    least: int = 0
    most: int | None = None
    among: tuple[str, ...] | None = None
    """The words it may hold, each once; any word where there are none."""


def fits(limit: Limit, value: Told) -> bool:
    """Whether a field can hold this value."""
    if not isinstance(value, limit.kind) or (isinstance(value, bool) and limit.kind is not bool):
        return False
    if isinstance(value, tuple) and not all(isinstance(one, str) for one in value):
        return False
    if isinstance(value, int):
        return limit.least <= value and (limit.most is None or value <= limit.most)
    return limit.among is None or _among(value, limit.among)


def _among(value: Told, known: tuple[str, ...]) -> bool:
    told = value if isinstance(value, tuple) else (value,)
    return all(one in known for one in told) and len(set(told)) == len(told)
