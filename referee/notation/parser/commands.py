"""Lines that enter no move: commands, and questions about the table or the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.grammar import LineWords
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine

SIGNS = {"??": "legal", "?": "judge"}
"""Signs before a line that mean the same as words; the longer one is tried first."""
LONGEST_COMMAND = 2
"""Words a command begins with."""
LONGEST_QUESTION = 3
"""Words a question begins with."""


class Command(Struct, frozen=True):
    """A line to the session instead of a move of the game."""


class Note(Command, frozen=True):
    """A remark for the log."""

    words: str


class Undo(Command, frozen=True):
    """Takes back the last entry, or all after a line of the log."""

    to: int | None = None


class Redo(Command, frozen=True):
    """Brings back what was taken back last."""


class Overrule(Command, frozen=True):
    """Makes the last refused move anyway."""

    reason: str = ""


class Several(Command, frozen=True):
    """Moves to be entered one after the other: an outcome, or a card shown and then played."""

    moves: tuple[Move, ...]


class DescribeCard(Command, frozen=True):
    """The printed values of a card, read off it."""

    title: str
    told: dict[str, Any]
    """Field of a position -> its value."""


class LineQuestion(Command, frozen=True):
    """A question about the table, which enters nothing."""

    about: str
    """The words behind the question."""


class JudgeLine(LineQuestion, frozen=True):
    """Asks whether a line is legal, and what would follow."""


class WhyNot(LineQuestion, frozen=True):
    """Asks for every rule that forbids a line."""


class ListLegal(LineQuestion, frozen=True):
    """Asks what a seat or a card may do now, and which rules forbid the rest."""


class SeeTable(LineQuestion, frozen=True):
    """Describes what lies before a seat, so that the screen can be corrected."""


class OpenBranch(LineQuestion, frozen=True):
    """Opens a branch of the table, on which a line is tried."""


class AskOdds(LineQuestion, frozen=True):
    """Asks what chance may bring, and what a hidden card would do."""


class AskThreats(LineQuestion, frozen=True):
    """Asks which kinds of answer a seat may still have."""


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
    """The commands with their words."""
    return line_words(COMMON)["commands"]


def question_words() -> Mapping[str, LineWords]:
    """The questions with their words."""
    return line_words(COMMON)["questions"]


def command_of(text: str) -> Command | None:
    """The command or question that a line begins with, if it begins with one."""
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
    """The command that the first words of a line name, and the words behind it."""
    words = text.split(maxsplit=LONGEST_COMMAND)
    for length in range(min(LONGEST_COMMAND, len(words)), 0, -1):
        said = folded(" ".join(words[:length]).rstrip(":"))
        meant = next((name for name, wordings in command_words().items() if said in keys_of(wordings)), "")
        if meant:
            return meant, text[_end_of(text, length) :].lstrip(": ").strip()
    return "", ""


def question_at(text: str) -> tuple[str, int] | None:
    """The question that a line begins with, and where the words behind it begin."""
    start = len(text) - len(text.lstrip())
    for sign, name in SIGNS.items():
        if text.startswith(sign, start):
            return name, start + len(sign)
    words = text.split(maxsplit=LONGEST_QUESTION)
    for length in range(min(LONGEST_QUESTION, len(words)), 0, -1):
        opening = folded(" ".join(words[:length]).rstrip(":"))
        name = next(
            (question for question, known in question_words().items() if opening in keys_of(known)), ""
        )
        if name and not words[length - 1].endswith(","):  # "why not, let all stand" asks nothing
            return name, _end_of(text, length)
    return None


def _end_of(text: str, words: int) -> int:
    """The place behind so many words."""
    at = 0
    for word in text.split()[:words]:
        at = text.index(word, at) + len(word)
    return at


OPENING_WORDS = 4
"""The words that show whether a sentence begins as a question; a longer line may be a move."""
STORY_WORDS = 12
"""A story has several sentences and more words than this."""
SHORT_WORD = 3
"""Letters of a word that may stand before what asks: "at what", "во что"."""
SENTENCE = re.compile(r"(?<=[.?!])\s+")
PARTS = re.compile(r"[,;.!:\N{EN DASH}\N{EM DASH}]\s")
BARE = {"do", "by"}
"""The fields of a move of which nothing is told but who makes it."""


def ends_as_question(text: str) -> bool:
    return text.rstrip().endswith("?")


def opens_as_question(text: str, language: str) -> bool:
    """Whether the first words of a line ask; it may also ask about a move."""
    from rulebook.asking.rankers import is_question  # its data is read with the first question

    opening = text.replace("?", " ").split()[:OPENING_WORDS]
    particle = _particles().intersection(word.casefold() for word in opening)
    return (
        bool(particle)
        or wants_more(text, language)
        or is_question(" ".join(opening), _spoken(text, language))
    )


def closes_as_question(text: str, language: str) -> bool:
    """Whether the last part of a line asks: "he would die, so does Stark pass?"."""
    if not ends_as_question(text):
        return False
    closing = [word for word in PARTS.split(text.rstrip(" ?"))[-1].split() if word]
    first = 1 if len(closing) > 1 and folded(closing[0]) in _links() else 0
    return opens_as_question(" ".join(closing[first:]), language)


@cache
def _particles() -> frozenset[str]:
    """Words that make a sentence a question wherever they stand in it."""
    return frozenset(word for words in line_words(COMMON)["asking"]["particle"].values() for word in words)


@cache
def _links() -> frozenset[str]:
    """Words that join a part of a sentence to the one before it."""
    particles = line_words(COMMON)["particles"]
    return keys_of(particles["concluding"]) | keys_of(particles["but"])


def wants_more(text: str, language: str) -> bool:
    """Whether a line begins with who, how many or what, which no judged move answers."""
    from rulebook.asking.rankers import ASKS_FOR_MORE
    from rulebook.text.stems import fold, words

    more = {fold(word) for word in ASKS_FOR_MORE[_spoken(text, language)].split()}
    first_words = [fold(word) for word in words(text)][:2]
    behind = ends_as_question(text) and len(first_words[0]) <= SHORT_WORD if first_words else False
    return len(first_words) > 1 and (first_words[0] in more or (behind and first_words[1] in more))


def is_story(text: str) -> bool:
    """Whether a line tells a story in several sentences and then asks."""
    return (
        ends_as_question(text) and len(SENTENCE.split(text.strip())) > 1 and len(text.split()) > STORY_WORDS
    )


def asks_about_rules(line: TypedLine, found: Iterable[Move]) -> bool:
    """Whether a question that was read as moves is about the rules: they were guessed, or it wants more."""
    text = line.text
    if not ends_as_question(text):
        return False
    if is_story(text) or wants_more(text, line.language):
        return True
    return opens_as_question(text, line.language) and any(map(_picks, found)) and not names_one(line)


def _spoken(text: str, language: str) -> str:
    """The reader's language, or the first one with the script of the text."""
    from rulebook.text.stems import LANGUAGES_OF_SCRIPT, SCRIPT_OF, script

    written = script("".join(text.split()))
    return language if SCRIPT_OF.get(language) == written else LANGUAGES_OF_SCRIPT[written][0]


def _picks(move: Move) -> bool:
    """Whether a move tells more than its verb and its seat."""
    return any(value for name, value in msgspec.to_builtins(move).items() if name not in BARE)


def names_one(line: TypedLine) -> bool:
    """Whether a line names a thing or a seat of the table."""
    from referee.notation.own_words.frames.spoken_line import SpokenLine
    from referee.notation.own_words.vocabulary.known_names import CARD, SEAT

    named = (sense for senses in SpokenLine(line).said_senses for sense in senses if not sense.cost)
    return any(sense.what == SEAT or (sense.what == CARD and len(sense.ids) == 1) for sense in named)
