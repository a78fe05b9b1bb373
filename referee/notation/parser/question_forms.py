"""How a line that asks about the rules is told from one that asks about a move of this table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import msgspec

from engine.kernel.decisions import Move
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine

OPENING = 4
"""So many words tell whether a sentence begins as a question; a longer line may be a move that is told."""
STORY = 12
"""So many words of several sentences tell a story."""
SHORT_WORD = 3
"""Letters of a word that may stand before what asks: "at what", "во что"."""
SENTENCE = re.compile(r"(?<=[.?!])\s+")
PARTS = re.compile(r"[,;.!:\N{EN DASH}\N{EM DASH}]\s")
PARTICLE = "ли"
BARE = {"do", "by"}
"""The fields of a move of which nothing is told but who makes it."""


def ends_as_question(text: str) -> bool:
    return text.rstrip().endswith("?")


def opens_as_question(text: str, language: str) -> bool:
    """Whether the first words of a line ask; it may also be one about a move."""
    from rulebook.asking.rankers import is_question  # its data is read with the first question

    opening = text.replace("?", " ").split()[:OPENING]
    particle = PARTICLE in (word.casefold() for word in opening)
    return particle or wants_more(text, language) or is_question(" ".join(opening), _spoken(text, language))


def closes_as_question(text: str, language: str) -> bool:
    """Whether the last part of a line asks: "he would die, so does Stark pass?"."""
    if not ends_as_question(text):
        return False
    said = [word for word in PARTS.split(text.rstrip(" ?"))[-1].split() if word]
    first = 1 if len(said) > 1 and folded(said[0]) in _links() else 0
    return opens_as_question(" ".join(said[first:]), language)


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
    said = [fold(word) for word in words(text)][:2]
    behind = ends_as_question(text) and len(said[0]) <= SHORT_WORD if said else False
    return len(said) > 1 and (said[0] in more or (behind and said[1] in more))


def is_story(text: str) -> bool:
    """Whether several sentences tell what happened, and the last of them asks."""
    return ends_as_question(text) and len(SENTENCE.split(text.strip())) > 1 and len(text.split()) > STORY


def asks_about_rules(line: TypedLine, found: Iterable[Move]) -> bool:
    """Whether a question that was read as moves is none about them: they were guessed, or it wants more."""
    text = line.text
    if not ends_as_question(text):
        return False
    if is_story(text) or wants_more(text, line.language):
        return True
    return opens_as_question(text, line.language) and any(map(_picks, found)) and not names_one(line)


def _spoken(text: str, language: str) -> str:
    """The language of the reader, or where it is written otherwise the first of those that are not."""
    from rulebook.text.stems import LANGUAGES_OF_SCRIPT, SCRIPT_OF, script

    written = script("".join(text.split()))
    return language if SCRIPT_OF.get(language) == written else LANGUAGES_OF_SCRIPT[written][0]


def _picks(move: Move) -> bool:
    """Whether more is told of a move than what it is and who makes it."""
    return any(value for name, value in msgspec.to_builtins(move).items() if name not in BARE)


def names_one(line: TypedLine) -> bool:
    """Whether a line calls a thing or a seat of the table by its name."""
    from referee.notation.own_words.frames.spoken_line import SpokenLine
    from referee.notation.own_words.vocabulary.known_names import CARD, SEAT

    told = (one for some in SpokenLine(line).said_senses for one in some if not one.cost)
    return any(one.what == SEAT or (one.what == CARD and len(one.ids) == 1) for one in told)
