"""Commands on a typed line: undo, redo, a note, several moves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.kernel.command_spec import LineWords
from engine.kernel.moves import Move
from referee.notation.parser.lexer import folded
from referee.notation.parser.lexicon import COMMON, keys_of, line_words


class Command(Struct, frozen=True):
    """Base of what is asked of the session rather than of the game."""


class Note(Command, frozen=True):
    """A remark for the log."""

    words: str


class Undo(Command, frozen=True):
    """Takes back the last entry, or all after a line of the log."""

    to: int | None = None


class Redo(Command, frozen=True):
    """Brings back what was taken back last."""


class Several(Command, frozen=True):
    """Moves to be entered one after the other: an outcome, or a card shown and then played."""

    moves: tuple[Move, ...]


def command_words() -> Mapping[str, LineWords]:
    """Commands and the words for them."""
    return line_words(COMMON)["commands"]


def command_of(text: str) -> Command | None:
    """Undo, redo or a note."""
    head, _, rest = text.strip().partition(" ")
    said, rest = folded(head.rstrip(":")), rest.strip()
    meant = next((name for name, words in command_words().items() if said in keys_of(words)), "")
    if meant == "note" and rest:
        return Note(rest)
    if meant == "undo" and (not rest or (rest.isdecimal() and len(rest) < 8)):
        return Undo(int(rest) if rest else None)
    return Redo() if meant == "redo" and not rest else None
