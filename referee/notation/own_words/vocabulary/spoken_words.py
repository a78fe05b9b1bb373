"""The words of a line as they are compared, each with its place and the sign before it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from referee.notation.own_words.vocabulary.terms import is_aside, speakers
from referee.notation.parser.lexicon import ARROW, folded
from referee.notation.parser.line_readings import TypedLine

FULL_STOP = "."
ENDS = (".", "!", "?", "\N{HORIZONTAL ELLIPSIS}")
DASHES = "-\N{EN DASH}\N{EM DASH}"
SHORTEST_REASON = 3
"""Words of a reason behind which a sentence may go on without a sign."""
APOSTROPHES = ("'", "\N{RIGHT SINGLE QUOTATION MARK}")


class SpokenWord(Struct, frozen=True):
    """A word of a line as it is compared, and where it stands."""

    text: str
    typed: str
    start: int
    end: int
    after: str = ""
    """The sign before it."""


def spoken_words(line: TypedLine) -> tuple[SpokenWord, ...]:
    """The words of a line without its signs, and without parts that only tell when or why."""
    words = all_words(line)
    starts = [at for at, word in enumerate(words) if not at or word.after]
    starts = sorted({*starts, *_main_clauses(line, words, starts)})
    parts = [words[at : ([*starts, len(words)])[number + 1]] for number, at in enumerate(starts)]
    telling = [part for part in parts if not is_aside([word.text for word in part], line.language)]
    if not telling or len(telling) == len(parts):
        return words
    first, *others = (word for part in telling for word in part)
    return (replace(first, after=""), *others)


def _main_clauses(line: TypedLine, words: tuple[SpokenWord, ...], starts: list[int]) -> Iterator[int]:
    """Where behind a reason who speaks goes on without a sign: "since you passed I play it"."""
    for start, end in zip(starts, [*starts[1:], len(words)], strict=False):
        part = [word.text for word in words[start:end]]
        if is_aside(part, line.language) and not speakers(line.language).intersection(part[1:2]):
            later = (at for at in range(SHORTEST_REASON, len(part)) if part[at] in speakers(line.language))
            yield from (start + at for at in islice(later, 1))


def all_words(line: TypedLine) -> tuple[SpokenWord, ...]:
    found: list[SpokenWord] = []
    sign = ""
    for token in line.tokens:
        if token.sign:
            sign = token.text
            continue
        if not token.text.strip(DASHES):
            sign = FULL_STOP
        ends = _ends_of_dash(line, token.text)
        if ends:
            places = ((token.start, token.start + 1), (token.end - 1, token.end))
            signs = (sign, ARROW)
            for typed, (start, end), before in zip(ends, places, signs, strict=True):
                found.append(SpokenWord(folded(typed), typed, start, end, before))
            sign = ""
            continue
        for text in folded(_owner(line, token.text)).split():
            found.append(SpokenWord(text, token.text, token.start, token.end, sign))
            sign = ""
        sign = FULL_STOP if token.text.endswith(ENDS) else sign
    return tuple(found)


def _ends_of_dash(line: TypedLine, text: str) -> tuple[str, ...]:
    """The two letters between which a dash stands that says from where to where: ``A-B``."""
    ends = tuple(piece for sign in DASHES for piece in text.split(sign) if sign in text)
    return ends if len(ends) == len("AB") and _tells_moves(line) and all(map(_is_capital, ends)) else ()


def _is_capital(text: str) -> bool:
    return len(text) == 1 and text.isupper()


def _tells_moves(line: TypedLine) -> bool:
    """Whether players of a game tell moves and hardly anything beside them."""
    grammar = line.lexicon.grammar
    return grammar.meanings is not None and not grammar.remarks


def _owner(line: TypedLine, text: str) -> str:
    """What is named by a word of which something is said: ``land_a's``, ``Red's``."""
    for sign in APOSTROPHES:
        name = text.removesuffix(f"{sign}s")
        if name != text and ("_" in name or _is_seat(line, name) or folded(name) in line.names.by_name):
            return name
    return text


def _is_seat(line: TypedLine, name: str) -> bool:
    """Whether a word names a seat in a game that tells whatever may be meant."""
    return _tells_moves(line) and any(folded(name) in keys for keys in line.names.seats.values())
