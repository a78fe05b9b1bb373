"""What may stand at a token of a line, as the words before it allow?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.grammar import Form
from engine.kernel.reason import Verdict
from referee.notation.candidates import Line
from referee.notation.commands import WORDS
from referee.notation.filling import (
    AWAITED,
    HERE,
    LEGAL,
    OTHER,
    Possible,
    all_of,
    corrections,
    field,
    filling,
    seats,
    values,
)
from referee.notation.reading import Want
from referee.notation.spoken import word_in


def possible(line: Line, at: int, typed: str = "") -> list[Possible]:
    """Everything that may stand at a token; ``typed`` is the beginning of it, where that narrows it down."""
    probe = line.other(line.text)
    probe.tokens = line.tokens[:at]
    probe.candidates(probe.tokens)
    found = [*seats(line, OTHER), *_commands(line.language)] if at == 0 else []
    done: set[tuple[Any, ...]] = set()
    for want in probe.wants.get(at, ()):
        mark = (
            want.what,
            want.words,
            getattr(want.slot, "pool", ""),
            getattr(want.slot, "lead", ""),
            getattr(want.slot, "among", ()),
            want.seat,
        )
        if mark not in done:
            done.add(mark)
            found += _of(line, want, typed)
    return found


def _of(line: Line, want: Want, typed: str) -> Iterator[Possible]:
    if want.what == "verb":
        yield from _verbs(line)
    elif want.what == "effect":
        yield from (_head(form, OTHER, line.language) for form in line.lexicon.grammar.effects if form.words)
    elif want.what == "word":
        yield from _words(line, want)
    elif want.what == "correction":
        yield from corrections(line, typed)
    elif want.what == "field":
        yield from (field(line, name) for name in want.words)
    elif want.what == "value_of":
        yield from values(line, *want.words)
    else:
        yield from filling(line, want)


def _words(line: Line, want: Want) -> Iterator[Possible]:
    """Words that are the same in every language, or those that open a place."""
    for number, word in enumerate(want.words):
        yield Possible(word, (word,), "word", OTHER if number else HERE)
    if not want.words and want.slot is not None:
        words = line.lexicon.grammar.leads[want.slot.lead]
        yield Possible(word_in(words, line.language), all_of(words), "word", HERE)


def _verbs(line: Line) -> Iterator[Possible]:
    legal = legal_verbs(line.session)
    for form in line.lexicon.grammar.forms:
        rank = LEGAL if form.makes in legal else AWAITED if form.makes in line.awaited else OTHER
        yield _head(form, rank, line.language)


_LEGAL: dict[str, Any] = {}


def legal_verbs(session: Any) -> frozenset[str]:
    """The verbs of what is legal now; asked once for each table, for it costs some milliseconds."""
    if _LEGAL.get("state") is not session.state:
        found = (one.move for one, ruling in session.choices() if ruling.verdict is not Verdict.NO)
        legal = frozenset(str(move.__struct_config__.tag) for move in found)
        _LEGAL.update(state=session.state, verbs=legal)
    verbs: frozenset[str] = _LEGAL["verbs"]
    return verbs


def _head(form: Form, rank: int, language: str) -> Possible:
    return Possible(word_in(form.words, language), all_of(form.words), "verb", rank)


def _commands(language: str) -> Iterator[Possible]:
    for said in WORDS.values():
        yield Possible(word_in(said, language), all_of(said), "verb")
