"""Completions at the cursor, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from cards.names import FROM_KEYS, TO_KEYS
from referee.notation.completion.expected import Possibility, possible
from referee.notation.formatter import ENGLISH
from referee.notation.parser.commands import SIGNS, question_at
from referee.notation.parser.errors import longer_than_read
from referee.notation.parser.lexicon import folded, in_cyrillic
from referee.notation.parser.line_readings import TypedLine
from referee.session.session import Session

MOST = 12
MOST_BACK = 5
"""A name may have been begun so many words before the cursor."""
LIKE_ENOUGH = 70
FOREIGN = 10
"""Polish words share their letters with English ones, and come after all that those begin."""


Written = Callable[[Possibility, str], str | None]
"""(what may stand there, what was typed) -> how it is completed; None: it was not begun."""


class Completion(Struct, frozen=True):
    """Words for a stretch of the line."""

    text: str
    start: int
    end: int
    what: str
    """``verb``, ``seat``, ``word``, ``card``, ``plot`` or ``catalogue``."""
    name: str = ""
    """The title of a card that is written by its id."""
    rank: int = 0


def complete(text: str, cursor: int, session: Session, language: str = "") -> list[Completion]:
    """The words that may stand at the cursor, likeliest first; misspelt beginnings are forgiven.

    Args:
        language: that of the screen; empty where there is no screen.
    """
    if longer_than_read(text) is not None:
        return []
    behind = _behind_question(text[:cursor])
    if behind:
        inner = complete(text[behind:], cursor - behind, session, language)
        return [
            replace(completion, start=completion.start + behind, end=completion.end + behind)
            for completion in inner
        ]
    line = TypedLine(text[:cursor], session, language=language or ENGLISH)
    written = _of_the_screen if language else _as_begun
    begun = list(_begun(line, cursor))
    found = [completion for at, start in begun for completion in _fitting(line, at, start, cursor, written)]
    if not found and begun and begun[0][1] < cursor:
        found = list(_like(line, *begun[0], cursor, written))
    return _ranked(found, line.text)


def _behind_question(begun: str) -> int:
    """The start of the line behind a question; 0: there is no question."""
    asked = question_at(begun)
    if asked is None or not (begun[asked[1] :][:1].isspace() or begun[asked[1] - 1] in SIGNS):
        return 0
    return asked[1] + len(begun[asked[1] :]) - len(begun[asked[1] :].lstrip())


def _begun(line: TypedLine, cursor: int) -> Iterator[tuple[int, int]]:
    """The possible beginnings of what is being typed, as token and place, the last word first."""
    tokens = line.tokens
    touching = bool(tokens) and tokens[-1].end == len(line.text) and not tokens[-1].sign
    if not touching:
        yield len(tokens), cursor
        return
    for at in range(len(tokens) - 1, max(-1, len(tokens) - 1 - MOST_BACK), -1):
        if tokens[at].sign:
            return
        yield at, tokens[at].start


def _fitting(line: TypedLine, at: int, start: int, cursor: int, written: Written) -> Iterator[Completion]:
    typed = line.text[start:]
    for possibility in possible(line, at, typed):
        said = written(possibility, typed)
        if said is not None:
            rank = possibility.rank + FOREIGN * _foreign(possibility, said, typed)
            yield Completion(said, start, cursor, possibility.what, possibility.name, rank)


def _foreign(possibility: Possibility, said: str, typed: str) -> bool:
    """Whether a verb was begun by another word than the screen's."""
    if possibility.what != "verb":
        return False
    if said == possibility.text:
        return bool(typed) and not _starts(folded(said), folded(typed))
    return in_cyrillic(said) == in_cyrillic(possibility.text)


def _of_the_screen(possibility: Possibility, typed: str) -> str | None:
    """The screen's wording, if one in any language begins with what was typed."""
    wanted = folded(typed)
    fits = not typed or any(_starts(folded(said), wanted) for said in (possibility.text, *possibility.said))
    return possibility.text if fits else None


def _as_begun(possibility: Possibility, typed: str) -> str | None:
    """The wording that begins with what was typed, in its script."""
    if not typed:
        return possibility.text
    wanted, script = folded(typed), in_cyrillic(typed)
    if possibility.what in ("verb", "word"):
        same = [
            wording for wording in (possibility.text, *possibility.said) if in_cyrillic(wording) == script
        ]
        same.sort(key=lambda wording: not wording.casefold().startswith(typed.casefold()))
        return next((wording for wording in same if _starts(folded(wording), wanted)), None)
    if not any(_starts(folded(wording), wanted) for wording in possibility.said):
        return None
    return possibility.text if script or not in_cyrillic(possibility.text) else possibility.said[0]


def _starts(said: str, typed: str) -> bool:
    """Whether what was typed begins a wording, or each of its words begins a word of it."""
    if said.startswith(typed):
        return bool(typed)
    parts = said.split()
    return bool(typed) and all(any(part.startswith(word) for part in parts) for word in typed.split())


def _like(line: TypedLine, at: int, start: int, cursor: int, written: Written) -> Iterator[Completion]:
    """The possibilities that are spelt alike, or begin alike on another layout of the keyboard."""
    from rapidfuzz import fuzz, process  # 0.03 s, needed only when something is misspelt

    typed, there = line.text[start:], possible(line, at)
    tables = TO_KEYS if in_cyrillic(typed) else FROM_KEYS
    for other in dict.fromkeys(typed.casefold().translate(table) for table in tables):
        for possibility in there:
            wording = written(possibility, other)
            if wording is not None:
                yield Completion(wording, start, cursor, possibility.what, possibility.name, possibility.rank)
    if len(typed) < 3:
        return
    flat = [(folded(wording), possibility) for possibility in there for wording in possibility.said]
    keys = [key for key, _ in flat]
    likest = process.extract(folded(typed), keys, scorer=fuzz.ratio, score_cutoff=LIKE_ENOUGH, limit=MOST)
    for place in (place for _, _, place in likest):
        likely = flat[place][1]
        yield Completion(likely.text, start, cursor, likely.what, likely.name, likely.rank)


def _ranked(found: list[Completion], text: str) -> list[Completion]:
    """Each completion once, literal beginnings first among equals."""
    best: dict[tuple[str, int], Completion] = {}
    for completion in sorted(found, key=lambda it: (it.rank, not _literal(it, text), it.start)):
        best.setdefault((completion.text, completion.start), completion)
    return list(best.values())[:MOST]


def _literal(completion: Completion, text: str) -> bool:
    return completion.text.startswith(text[completion.start : completion.end].casefold())
