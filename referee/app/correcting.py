"""How is a value that may be set right shown, and read back, in the words of the screen?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from referee.app.asking_base import is_number
from referee.app.wording import Wording
from referee.notation import fields
from referee.notation.lexing import folded


class Correctable(Struct, frozen=True):
    """A field of something on the table of a game, with what stands there now."""

    game: str
    name: str
    value: Any
    ids: tuple[str, ...] = ()
    """Seats and cards, one of which it may hold."""


def shown(field: Correctable, wording: Wording) -> str:
    """What stands there, as it would be typed."""
    if isinstance(field.value, bool):
        return wording.word("yes" if field.value else "no")
    if isinstance(field.value, tuple):
        return ", ".join(_word(field, str(one), wording) for one in field.value)
    return "" if field.value is None else _word(field, str(field.value), wording)


def _word(field: Correctable, value: str, wording: Wording) -> str:
    return fields.value_shown(field.game, field.name, value, wording.language) or wording.names(value)


def told(field: Correctable, typed: str, wording: Wording) -> Any:
    """What was typed, as the kind of value that stood there."""
    if isinstance(field.value, tuple):
        return tuple(_meant(field, part.strip(), wording) for part in typed.split(",") if part.strip())
    if isinstance(field.value, bool):
        said = {
            folded(wording.word("yes")): True,
            "yes": True,
            folded(wording.word("no")): False,
            "no": False,
        }
        return said.get(folded(typed), typed)
    return int(typed) if is_number(typed) else _meant(field, typed.strip(), wording)


def _meant(field: Correctable, typed: str, wording: Wording) -> str:
    """The value a word or a name stands for; as it was typed where none does."""
    there = field.value if isinstance(field.value, tuple) else (field.value,)
    same = _called((str(one) for one in there if one), field, typed, wording)
    known = same or fields.value_meant(field.game, field.name, typed)
    return known or _called(field.ids, field, typed, wording) or typed


def _called(values: Iterable[str], field: Correctable, typed: str, wording: Wording) -> str:
    wanted = folded(typed)
    return next((one for one in values if folded(_word(field, one, wording)) == wanted), "")
