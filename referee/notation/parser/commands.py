"""Commands on a typed line: undo, redo, overrule, note, several moves; and questions, which enter nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.grammar import LineWords
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words

SIGNS = {"??": "legal", "?": "judge"}
"""Signs before a line that mean the same as words; the longer one is tried first."""
LONGEST_COMMAND = 2
"""Words a command begins with."""
LONGEST_QUESTION = 3
"""Words a question begins with."""


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


class Overrule(Command, frozen=True):
    """Makes the move that was refused last anyway."""

    reason: str = ""


class Several(Command, frozen=True):
    """Moves to be entered one after the other: an outcome, or a card shown and then played."""

    moves: tuple[Move, ...]


class DescribeCard(Command, frozen=True):
    """What is printed on a card, read off it."""

    title: str
    told: dict[str, Any]
    """Field of a position -> its value."""


class LineQuestion(Command, frozen=True):
    """Base of what is asked about the table; nothing is entered."""

    about: str
    """The words behind the question."""


class JudgeLine(LineQuestion, frozen=True):
    """Whether a line is legal, and what would follow."""


class WhyNot(LineQuestion, frozen=True):
    """Every rule that forbids a line."""


class ListLegal(LineQuestion, frozen=True):
    """What a seat or a card may do now, and which rules forbid the rest."""


class SeeTable(LineQuestion, frozen=True):
    """What lies before a seat; where the screen differs is set right."""


class OpenBranch(LineQuestion, frozen=True):
    """A branch of the table, on which a line is tried."""


class AskOdds(LineQuestion, frozen=True):
    """What chance may bring, and what a hidden card would, whichever it is."""


class AskThreats(LineQuestion, frozen=True):
    """Which kinds of answer a seat could still have."""


QUESTIONS: Mapping[str, type[LineQuestion]] = {
    "judge": JudgeLine,
    "why_not": WhyNot,
    "legal": ListLegal,
    "see": SeeTable,
    "what_if": OpenBranch,
    "odds": AskOdds,
    "threats": AskThreats,
}


def command_words() -> Mapping[str, LineWords]:
    """Commands and the words for them."""
    return line_words(COMMON)["commands"]


def question_words() -> Mapping[str, LineWords]:
    """Questions and the words for them."""
    return line_words(COMMON)["questions"]


def command_of(text: str) -> Command | None:
    """Undo, redo, overrule or a note; or a question."""
    asked = question_at(text)
    if asked is not None:
        name, start = asked
        return QUESTIONS[name](text[start:].strip())
    meant, rest = _commanded(text)
    if meant == "overrule":
        return Overrule(rest)
    if meant == "note" and rest:
        return Note(rest)
    if meant == "undo" and (not rest or (rest.isdecimal() and len(rest) < 8)):
        return Undo(int(rest) if rest else None)
    return Redo() if meant == "redo" and not rest else None


def _commanded(text: str) -> tuple[str, str]:
    """The command that the first one or two words of a line mean, and what stands behind them."""
    words = text.split(maxsplit=LONGEST_COMMAND)
    for length in range(min(LONGEST_COMMAND, len(words)), 0, -1):
        said = folded(" ".join(words[:length]).rstrip(":"))
        meant = next((name for name, wordings in command_words().items() if said in keys_of(wordings)), "")
        if meant:
            return meant, text[_end_of(text, length) :].lstrip(": ").strip()
    return "", ""


def question_at(text: str) -> tuple[str, int] | None:
    """The question a line begins with and where the words behind it begin."""
    start = len(text) - len(text.lstrip())
    for sign, name in SIGNS.items():
        if text.startswith(sign, start):
            return name, start + len(sign)
    words = text.split(maxsplit=LONGEST_QUESTION)
    for length in range(min(LONGEST_QUESTION, len(words)), 0, -1):
        said = folded(" ".join(words[:length]).rstrip(":"))
        name = next((question for question, known in question_words().items() if said in keys_of(known)), "")
        if name:
            return name, _end_of(text, length)
    return None


def _end_of(text: str, words: int) -> int:
    """The place behind so many words."""
    at = 0
    for word in text.split()[:words]:
        at = text.index(word, at) + len(word)
    return at
