"""An answer to a decision: a plain value that can be printed, stored and compared."""

from __future__ import annotations

import re

from msgspec import Struct

WORD = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """The verb of a move class: ``PlayCard`` is ``play_card``."""
    return WORD.sub("_", name).lower()


class Move(
    Struct, frozen=True, gc=False, kw_only=True, tag_field="do", tag=snake, forbid_unknown_fields=True
):
    """Base of all moves; each game has its own. ``by`` is empty where nobody in particular moves."""

    by: str = ""


class Pass(Move, frozen=True, kw_only=True):
    """Declines to act."""


def verb(move: Move | type[Move]) -> str:
    """The word for this kind of move, as it stands in cases and on the typed line."""
    return str(move.__struct_config__.tag)
