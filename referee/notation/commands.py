"""What can a line ask for that is not one move?"""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.grammar import Words, words
from engine.kernel.move import Move
from referee.notation.grammar import keys_of
from referee.notation.lexing import folded


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


WORDS: dict[str, Words] = {
    "note": words("note", "бележка", "notatka; uwaga", "заметка"),
    "undo": words("undo", "върни; отмени", "cofnij", "отмена; отменить; назад"),
    "redo": words("redo", "повтори; отново; възстанови", "ponów; przywróć", "вернуть; повторить"),
}
"""Commands and the words for them."""


def command_of(text: str) -> Command | None:
    """Undo, redo or a note."""
    head, _, rest = text.strip().partition(" ")
    said, rest = folded(head.rstrip(":")), rest.strip()
    meant = next((name for name, words in WORDS.items() if said in keys_of(words)), "")
    if meant == "note" and rest:
        return Note(rest)
    if meant == "undo" and (not rest or (rest.isdecimal() and len(rest) < 8)):
        return Undo(int(rest) if rest else None)
    return Redo() if meant == "redo" and not rest else None
