"""What has to be said of a move? Its fields as facts, with what lies inside it taken apart.

No move is known by name here: a field that holds values of its own becomes facts with a longer name
(``pay_gold``), one that holds a list of things with a kind of their own becomes sentences inside its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.move import snake

SEAT_FIELDS = {"to": "to_seat"}
"""Inside an effect ``to`` is a seat; in a move it is what is reacted to."""


class Described(Struct, frozen=True):
    """A message key, plain facts, and what has to be said inside it."""

    key: str
    facts: dict[str, Any]
    inner: dict[str, tuple[Described, ...]] = {}


def described(move: Struct) -> Described:
    """A move, or a thing inside one, as key and facts."""
    facts: dict[str, Any] = {}
    inner: dict[str, tuple[Described, ...]] = {}
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if isinstance(value, Struct):
            facts |= _flat(field, value)
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            inner[field] = tuple(described(one) for one in value)
        elif isinstance(value, Mapping):
            inner[field] = tuple(_pair(field, *one) for one in value.items())
        else:
            facts[_name(move, field)] = value
    return Described(_key(move), facts, inner)


def _key(one: Struct) -> str:
    """``play_card`` of a move, ``effect-kill`` of an effect, ``ordered`` of what has no kind."""
    config = one.__struct_config__
    if config.tag is None:
        return snake(type(one).__name__)
    return str(config.tag) if config.tag_field == "do" else f"effect-{config.tag}"


def _name(one: Struct, field: str) -> str:
    return SEAT_FIELDS.get(field, field) if one.__struct_config__.tag_field == "kind" else field


def _flat(name: str, value: Struct) -> dict[str, Any]:
    """A part of a move; one that has a name of its own is called by it."""
    if hasattr(value, "name"):
        return {
            name: value.name,
            f"{name}_owner": getattr(value, "owner", ""),
            f"{name}_zone": getattr(value, "zone", ""),
        }
    return {f"{name}_{field}": getattr(value, field) for field in value.__struct_fields__}


def _pair(name: str, one: str, other: Any) -> Described:
    return Described(
        f"pair-{name}",
        {"card": one, "host": other} if isinstance(other, str) else {"seat": one, "amount": other},
    )
