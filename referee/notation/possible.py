"""What may stand at a token of a line, as the words before it allow?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.grammar import Form, Words, words
from engine.kernel.reason import Verdict
from referee.notation.candidates import Line
from referee.notation.commands import WORDS
from referee.notation.lexing import bare, folded, quote
from referee.notation.reading import Want

LEGAL, AWAITED, MEANT, HERE, OTHER, CATALOGUE = range(6)
"""Verbs legal now come first, then the cards a place means, then what else is here, then the catalogue."""


TITLES = {
    "catalogue": words("the title of a card", "името на карта", "nazwa karty", "название карты"),
    "plot": words("the title of a plot", "името на сценарий", "nazwa fabuły", "название замысла"),
}
"""What may stand where a card or a plot nobody has seen yet may be named."""
MOST_TOLD = 6
"""As many as can be taken in at a glance."""


class Possible(Struct, frozen=True):
    """Something that may stand at a token."""

    text: str
    said: tuple[str, ...]
    """Words and names it can be begun by."""
    what: str
    rank: int = OTHER
    name: str = ""
    told: str = ""
    """A word of the line in the reader's language."""


def possible(line: Line, at: int, typed: str = "") -> list[Possible]:
    """Everything that may stand at a token; ``typed`` is the beginning of it, where that narrows it down."""
    probe = Line(line.text, line.session)
    probe.tokens = line.tokens[:at]
    probe.candidates(probe.tokens)
    found = [*_seats(line, OTHER), *_commands()] if at == 0 else []
    done: set[tuple[Any, ...]] = set()
    for want in probe.wants.get(at, ()):
        mark = (
            want.what,
            want.words,
            getattr(want.slot, "pool", ""),
            getattr(want.slot, "among", ()),
            want.seat,
        )
        if mark not in done:
            done.add(mark)
            found += _of(line, want, typed)
    return found


def follows_at(line: Line, at: int) -> tuple[str, ...]:
    """A few of the things that may stand at a token, the likeliest first, as they are typed."""
    found = [one for one in possible(line, at) if one.rank < CATALOGUE]
    found.sort(key=lambda one: one.rank)
    return tuple(dict.fromkeys(one.text for one in found))[:MOST_TOLD]


def told_at(line: Line, at: int) -> tuple[str, ...]:
    """The same as a player is told it: titles, words of his language, and that any title may stand there."""
    found = possible(line, at)
    unseen = {one.what for one in found if one.rank == CATALOGUE}
    there = [one for one in found if one.rank < (HERE if "catalogue" in unseen else CATALOGUE)]
    if any(one.what == "verb" and one.rank <= AWAITED for one in there):
        there = [one for one in there if one.what != "verb" or one.rank <= AWAITED]
    there = [one for one in there if one.what != "word" or one.told or one.rank != OTHER]
    if any(one.what == "card" and one.rank == MEANT for one in there):
        there = [one for one in there if one.what != "card" or one.rank == MEANT]
    there.sort(key=lambda one: one.rank)
    titles = [_in(TITLES[what], line.language) for what in TITLES if what in unseen]
    words = dict.fromkeys(one.name or one.told or one.text for one in there)
    return (*tuple(words)[: MOST_TOLD - len(titles)], *titles)


def words_wanted(line: Line, at: int) -> dict[str, str]:
    """Folded words that may stand at a token, each with how it is written."""
    return {folded(said): one.text for one in possible(line, at) for said in one.said if folded(said)}


def _of(line: Line, want: Want, typed: str) -> Iterator[Possible]:
    if want.what == "verb":
        yield from _verbs(line)
    elif want.what == "effect":
        yield from (_head(form, OTHER, line.language) for form in line.lexicon.grammar.effects if form.words)
    elif want.what == "word":
        elsewhere = tuple(word for tongue, some in want.tongues.items() if tongue != "en" for word in some)
        for number, word in enumerate(want.words):
            said = (word,) if number else (word, *elsewhere)
            told = _in(want.tongues, line.language) if want.tongues and not number else ""
            yield Possible(word, said, "word", OTHER if number else HERE, told=told)
    elif want.what == "correction":
        yield from _corrections(line, typed)
    else:
        yield from _filling(line, want)


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
    said = tuple(word for words in form.words.values() for word in words)
    return Possible(form.words["en"][0], said, "verb", rank, told=_in(form.words, language))


def _in(words: Words, language: str) -> str:
    """The word in this language, or the English one."""
    return (words.get(language) or words["en"])[0]


def _commands() -> Iterator[Possible]:
    for name, said in WORDS.items():
        yield Possible(name, said, "verb")


def _seats(line: Line, rank: int) -> Iterator[Possible]:
    for seat, keys in line.names.seats.items():
        yield Possible(written(seat), tuple(keys), "seat", rank)


def written(name: str) -> str:
    """A name as it stands in a line."""
    return name if bare(name) else quote(name)


def _filling(line: Line, want: Want) -> Iterator[Possible]:
    """What may fill a place."""
    holds, slot = want.what, want.slot
    if holds in ("card", "means"):
        yield from _cards(line, want.seat, slot.pool)
    if holds in ("cards", "plots", "plot"):
        none = tuple(line.lexicon.values.get("none", frozenset()))
        told = _in(line.lexicon.grammar.values["none"], line.language)
        yield Possible("none", none, "word", OTHER, told=told)
    if holds in ("value", "means"):
        for value in slot.among:
            words = line.lexicon.grammar.values.get(value, {"en": (value,)})
            yield Possible(
                line.lexicon.printed(words),
                tuple(w for some in words.values() for w in some),
                "word",
                MEANT,
                told=_in(words, line.language),
            )
    if holds in ("seat", "shown"):
        yield from _seats(line, MEANT)
    if holds == "plot":
        yield from _plots(line, want.seat, slot.pool)
    if holds == "point":
        yield from (Possible(one.rule, (one.rule,), "word", HERE) for one in line.session.points())
    if holds == "shown":
        yield from _catalogue(line)


def _plots(line: Line, seat: str, pool: str) -> Iterator[Possible]:
    known = line.names.pool(seat, pool)
    for plot in sorted(known):
        yield Possible(quote(plot), tuple(line.names.plot_keys(plot)), "plot", MEANT)
    for plot in line.names.unseen_plots(known):
        yield Possible(quote(plot), tuple(line.names.plot_keys(plot)), "plot", CATALOGUE)


def _cards(line: Line, seat: str, pool: str) -> Iterator[Possible]:
    first = line.names.pool(seat, pool)
    for one in line.names.things:
        rank = MEANT if one.id in first else HERE
        yield Possible(written(one.id), tuple(line.names.keys[one.id]), "card", rank, one.name)
    if pool in ("hand", "permanents", "events", "reacting"):
        yield from _catalogue(line)


def _catalogue(line: Line) -> Iterator[Possible]:
    show, seat = line.lexicon.grammar.show, next(iter(line.names.seats), "")
    for face, keys in line.names.face_keys():
        shown = show(line.state, seat, "hand", "", face)
        if shown is not None:
            plain = str(shown["id"]) if folded(str(shown["id"])) in keys else written(face.name())
            yield Possible(plain, tuple(keys), "catalogue", CATALOGUE, face.name())


def _corrections(line: Line, typed: str) -> Iterator[Possible]:
    """Fields by what they are of: stark.power, jon-snow.kneeling, round; of a card once it is named."""
    fields, state = line.lexicon.grammar.fields, line.state
    named, _, _ = typed.rpartition(".")
    cards = (named,) if named in line.names.keys else ()
    for of in cards or ("", *line.names.seats):
        for name in fields(state, of, False):
            text = f"{of}.{name}" if of else name
            yield Possible(text, (text,), "word", MEANT)
    if not named:
        yield from (
            Possible(f"{one.id}.", (one.id, one.name), "card", HERE, one.name) for one in line.names.things
        )
