"""What is the form of a file of cards, and is this one of them?

The form only, read strictly: size, JSON, format, every part of its kind and no part too many. Whether its
cards and values can be true is asked in `cards.exchange`.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import msgspec
from msgspec import Struct

from cards.fields import shown
from cards.messages import CardsError, message
from cards.owner import NewCard

FORMAT = "referee-cards/1"
MOST_BYTES = 2 * 1024 * 1024


class FileValue(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry. `name` is there for people who read the file and is not used."""

    card: str
    field: str
    value: Any
    by: str
    on: date
    name: str | None = None


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    game: str
    cards: tuple[NewCard, ...]
    values: tuple[FileValue, ...]


class Header(Struct, frozen=True):
    """The part that is looked at first: which format, which game."""

    format: str
    game: str


def decoded(content: bytes) -> CardFile:
    if len(content) > MOST_BYTES:
        raise CardsError(message("card-file-too-large", limit=MOST_BYTES))
    try:
        header = msgspec.json.decode(content, type=Header)
        if header.format != FORMAT:
            raise CardsError(message("card-file-wrong-format", format=shown(header.format), expected=FORMAT))
        return msgspec.json.decode(content, type=CardFile)
    except msgspec.ValidationError as error:
        entry = _place(content, str(error))
        raise CardsError(message("card-file-wrong-shape", problem=shown(str(error)), entry=entry)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CardsError(message("card-file-not-json", problem=shown(str(error)))) from None


def _place(content: bytes, problem: str) -> str:
    """The entry a decoding error is about, in words: which card, field and value were read."""
    found = re.search(r"\$\.(values|cards)\[(\d+)\]", problem)
    if not found:
        return ""
    entry = msgspec.json.decode(content)[found[1]][int(found[2])]
    if not isinstance(entry, dict):
        return ""
    said = [f"{part} {shown(entry[part])}" for part in ("card", "id", "field", "value") if part in entry]
    return f" (read: {', '.join(said)})"
