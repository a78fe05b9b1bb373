"""What may stand at the cursor?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.reason import Verdict
from referee.notation.candidates import Line
from referee.notation.commands import WORDS
from referee.notation.grammar import Form
from referee.notation.lexing import bare, folded, quote
from referee.notation.reading import Want

MOST = 12
MOST_BACK = 5
"""A name may have been begun so many words before the cursor."""
LIKE_ENOUGH = 70
AWAITED, LEGAL, HERE, OTHER, CATALOGUE = range(5)
"""Verbs legal now come first, then names on the table, then everything else, then the catalogue."""


class Completion(Struct, frozen=True):
    """Words that may stand from one place of the line to another."""

    text: str
    start: int
    end: int
    what: str
    """``verb``, ``seat``, ``word``, ``card``, ``plot`` or ``catalogue``."""
    name: str = ""
    """The title of a card that is written by its id."""
    rank: int = OTHER


class Possible(Struct, frozen=True):
    """Something that may stand at a token."""

    text: str
    keys: tuple[str, ...]
    what: str
    rank: int = OTHER
    name: str = ""


def complete(text: str, cursor: int, session: Any) -> list[Completion]:
    """What may stand at the cursor, the likeliest first; misspelt beginnings are forgiven."""
    line = Line(text[:cursor], session)
    tokens = line.tokens
    touching = bool(tokens) and tokens[-1].end == len(line.text) and not tokens[-1].sign
    found: list[Completion] = []
    last = len(tokens) - 1 if touching else len(tokens)
    for at in range(last, max(-1, last - MOST_BACK), -1):
        if any(token.sign for token in tokens[at:]):
            break
        found += _from(line, at, cursor)
        if not touching:
            break
    return _ranked(found)


def _from(line: Line, at: int, cursor: int) -> Iterator[Completion]:
    tokens = line.tokens
    start = tokens[at].start if at < len(tokens) else cursor
    typed = folded(line.text[start:])
    possible = list(_possible(line, at))
    fitting = [one for one in possible if any(_begins(one_key, typed) for one_key in one.keys)]
    for one in fitting or _alike(possible, typed):
        yield Completion(one.text, start, cursor, one.what, one.name, one.rank)


def _begins(key: str, typed: str) -> bool:
    """What was typed begins the name, or each of its words begins a word of it."""
    if key.startswith(typed):
        return True
    parts = key.split()
    return all(any(part.startswith(word) for part in parts) for word in typed.split())


def _alike(possible: list[Possible], typed: str) -> list[Possible]:
    if len(typed) < 3:
        return []
    from rapidfuzz import fuzz, process  # 0.03 s, needed only when something is misspelt

    flat = [(key, one) for one in possible for key in one.keys]
    likest = process.extract(
        typed, [key for key, _ in flat], scorer=fuzz.ratio, score_cutoff=LIKE_ENOUGH, limit=MOST
    )
    return [flat[place][1] for _, _, place in likest]


def _ranked(found: list[Completion]) -> list[Completion]:
    best: dict[tuple[str, int], Completion] = {}
    for one in sorted(found, key=lambda one: (one.rank, one.start, one.text)):
        best.setdefault((one.text, one.start), one)
    return list(best.values())[:MOST]


def words_wanted(line: Line, at: int) -> dict[str, str]:
    """Folded words that may stand at a token, each with how it is written."""
    return {key: one.text for one in _possible(line, at) for key in one.keys if key}


def _possible(line: Line, at: int) -> Iterator[Possible]:
    """Everything that may stand at a token, as the words before it allow."""
    probe = Line(line.text, line.session)
    probe.tokens = line.tokens[:at]
    probe.candidates(probe.tokens)
    if at == 0:
        yield from _seats(line, OTHER)
        yield from _commands()
    done: set[tuple[Any, ...]] = set()
    for want in probe.wants.get(at, ()):
        mark = (want.what, want.words, id(want.slot), want.seat)
        if mark not in done:
            done.add(mark)
            yield from _of(line, want)


def _of(line: Line, want: Want) -> Iterator[Possible]:
    if want.what == "verb":
        yield from _verbs(line)
    elif want.what == "effect":
        yield from (_head(form, OTHER) for form in line.lexicon.grammar.effects if form.words)
    elif want.what == "word":
        yield from (Possible(word, (folded(word) or word,), "word", HERE) for word in want.words[:1])
    else:
        yield from _filling(line, want)


def _verbs(line: Line) -> Iterator[Possible]:
    legal = legal_verbs(line.session)
    for form in line.lexicon.grammar.forms:
        rank = AWAITED if form.makes in legal else LEGAL if form.makes in line.awaited else OTHER
        yield _head(form, rank)


_LEGAL: dict[str, Any] = {}


def legal_verbs(session: Any) -> frozenset[str]:
    """The verbs of what is legal now; asked once for each table, for it costs some milliseconds."""
    if _LEGAL.get("state") is not session.state:
        legal = {
            one.move.__struct_config__.tag
            for one, ruling in session.choices()
            if ruling.verdict is not Verdict.NO
        }
        _LEGAL.update(state=session.state, verbs=frozenset(legal))
    found: frozenset[str] = _LEGAL["verbs"]
    return found


def _head(form: Form, rank: int) -> Possible:
    keys = tuple(folded(word) for words in form.words.values() for word in words)
    return Possible(form.words["en"][0], keys, "verb", rank)


def _commands() -> Iterator[Possible]:
    for name, words in WORDS.items():
        yield Possible(name, tuple(map(folded, words)), "verb", OTHER)


def _seats(line: Line, rank: int) -> Iterator[Possible]:
    for seat, keys in line.names.seats.items():
        yield Possible(_written(seat), tuple(keys), "seat", rank)


def _written(name: str) -> str:
    return name if bare(name) else quote(name)


def _filling(line: Line, want: Want) -> Iterator[Possible]:
    """What may fill a place."""
    holds, slot = want.what, want.slot
    if holds in ("card", "cards", "pairs", "means", "names"):
        yield from _cards(line, want.seat, slot.pool)
    if holds in ("cards", "plots", "plot"):
        yield Possible("none", tuple(line.lexicon.values["none"]), "word", OTHER)
    if holds in ("value", "means"):
        for value in slot.among:
            words = line.lexicon.grammar.values.get(value, {"en": (value,)})
            keys = tuple(line.lexicon.values.get(value, (folded(value),)))
            yield Possible(line.lexicon.printed(words), keys, "word", HERE)
    if holds in ("seat", "seats", "amounts", "bonuses", "ordered", "shown", "correction"):
        yield from _seats(line, HERE)
    if holds in ("plot", "plots"):
        for plot in sorted(line.names.pool(want.seat, slot.pool)):
            yield Possible(quote(plot), tuple(line.names.plot_keys(plot)), "plot", HERE)
    if holds == "point":
        yield from (Possible(one.rule, (folded(one.rule),), "word", HERE) for one in line.session.points())
    if holds == "shown":
        yield from _catalogue(line)


def _cards(line: Line, seat: str, pool: str) -> Iterator[Possible]:
    first = line.names.pool(seat, pool)
    for one in line.names.things:
        rank = LEGAL if one.id in first else HERE
        yield Possible(_written(one.id), tuple(line.names.keys[one.id]), "card", rank, one.name)
    if pool in ("hand", "permanents", "events"):
        yield from _catalogue(line)


def _catalogue(line: Line) -> Iterator[Possible]:
    for face, keys in line.names.face_keys():
        if face.type.value != "plot":
            short = face.id.partition("-")[2]
            yield Possible(short, tuple(keys), "catalogue", CATALOGUE, face.name())
