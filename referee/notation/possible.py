"""What may stand at a token of a line, as the words before it allow?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.grammar import Form, Words, words
from engine.kernel.reason import Verdict
from referee.notation import fields
from referee.notation.candidates import Line
from referee.notation.commands import WORDS
from referee.notation.lexing import folded, quote
from referee.notation.plots import REVEALED
from referee.notation.reading import Want
from referee.notation.spoken import ENGLISH, card_in, seat_in, word_in, written

LEGAL, AWAITED, MEANT, HERE, OTHER, CATALOGUE = range(6)
"""Verbs legal now come first, then the cards a place means, then what else is here, then the catalogue."""


TITLES = {
    "catalogue": words("the title of a card", "името на карта", "nazwa karty", "название карты"),
    "plot": words(
        "the title of a plot (an unknown one in quotes)",
        "името на сценарий (непознат – в кавички)",
        "nazwa fabuły (nieznanej – w cudzysłowie)",
        "название замысла (неизвестного – в кавычках)",
    ),
}
"""What may stand where a card or a plot nobody has seen yet may be named."""
MOST_TOLD = 6
"""As many as can be taken in at a glance."""


class Possible(Struct, frozen=True):
    """Something that may stand at a token."""

    text: str
    """As it is written in the language of the screen."""
    said: tuple[str, ...]
    """Words and names it can be begun by, in any language, as they are printed."""
    what: str
    rank: int = OTHER
    name: str = ""
    id: str = ""
    """Of a card on the table: which one."""


def possible(line: Line, at: int, typed: str = "") -> list[Possible]:
    """Everything that may stand at a token; ``typed`` is the beginning of it, where that narrows it down."""
    probe = line.other(line.text)
    probe.tokens = line.tokens[:at]
    probe.candidates(probe.tokens)
    found = [*_seats(line, OTHER), *_commands(line.language)] if at == 0 else []
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


def follows_at(line: Line, at: int) -> tuple[str, ...]:
    """A few of the things that may stand at a token, the likeliest first; of verbs those asked for."""
    found = [one for one in possible(line, at) if one.rank < CATALOGUE]
    found.sort(key=lambda one: one.rank)
    fitting = [one for one in found if one.rank < HERE] or found
    return tuple(dict.fromkeys(one.text for one in fitting))[:MOST_TOLD]


def told_at(line: Line, at: int) -> tuple[str, ...]:
    """The same as a player is told it: by titles, and that any title may stand there."""
    found = possible(line, at)
    unseen = {one.what for one in found if one.rank == CATALOGUE}
    there = [one for one in found if one.rank < (HERE if "catalogue" in unseen else CATALOGUE)]
    if any(one.what == "verb" and one.rank <= AWAITED for one in there):
        there = [one for one in there if one.what != "verb" or one.rank <= AWAITED]
    if any(one.what == "card" and one.rank == MEANT for one in there):
        there = [one for one in there if one.what != "card" or one.rank == MEANT]
    there.sort(key=lambda one: one.rank)
    titles = [word_in(TITLES[what], line.language) for what in TITLES if what in unseen]
    words = dict.fromkeys(one.name or one.text for one in there)
    return (*tuple(words)[: MOST_TOLD - len(titles)], *titles)


def _of(line: Line, want: Want, typed: str) -> Iterator[Possible]:
    if want.what == "verb":
        yield from _verbs(line)
    elif want.what == "effect":
        yield from (_head(form, OTHER, line.language) for form in line.lexicon.grammar.effects if form.words)
    elif want.what == "word":
        yield from _words(line, want)
    elif want.what == "correction":
        yield from _corrections(line, typed)
    elif want.what == "field":
        yield from (_field(line, name) for name in want.words)
    elif want.what == "value_of":
        yield from _values(line, *want.words)
    else:
        yield from _filling(line, want)


def _words(line: Line, want: Want) -> Iterator[Possible]:
    """Words that are the same in every language, or those that open a place."""
    for number, word in enumerate(want.words):
        yield Possible(word, (word,), "word", OTHER if number else HERE)
    if not want.words and want.slot is not None:
        words = line.lexicon.grammar.leads[want.slot.lead]
        yield Possible(word_in(words, line.language), _all(words), "word", HERE)


def _all(words: Words) -> tuple[str, ...]:
    return tuple(word for some in words.values() for word in some)


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
    return Possible(word_in(form.words, language), _all(form.words), "verb", rank)


def _commands(language: str) -> Iterator[Possible]:
    for said in WORDS.values():
        yield Possible(word_in(said, language), _all(said), "verb")


def _seats(line: Line, rank: int) -> Iterator[Possible]:
    grammar = line.lexicon.grammar
    for seat, of in line.state.seats.items():
        said = (seat, *_all(grammar.houses.get(grammar.house_of(of), {})))
        yield Possible(seat_in(line.names, seat, line.language), said, "seat", rank)


def _filling(line: Line, want: Want) -> Iterator[Possible]:
    """What may fill a place."""
    holds, slot = want.what, want.slot
    if holds in ("card", "means", "source"):
        yield from _cards(line, want.seat, slot.pool)
    if holds == "source":
        yield from _plots(line, "", REVEALED)
    if holds in ("cards", "plots", "plot"):
        words = line.lexicon.grammar.values.get("none", {"en": ("none",)})
        yield Possible(word_in(words, line.language), _all(words), "word", OTHER)
    if holds in ("value", "means"):
        for value in slot.among:
            words = line.lexicon.grammar.values.get(value, {"en": (value,)})
            yield Possible(word_in(words, line.language), _all(words), "word", MEANT)
    if holds in ("seat", "shown"):
        yield from _seats(line, MEANT)
    if holds in ("plot", "whose_plot"):
        yield from _plots(line, want.seat, slot.pool)
    if holds == "point":
        yield from (Possible(one.rule, (one.rule,), "word", HERE) for one in line.session.points())
    if holds == "shown":
        yield from _catalogue(line)


def _plots(line: Line, seat: str, pool: str) -> Iterator[Possible]:
    known = line.names.pool(seat, pool)
    for plot in sorted(known):
        yield _plot(line, plot, MEANT)
    for plot in () if pool == REVEALED else line.names.unseen_plots(known):
        yield _plot(line, plot, CATALOGUE)


def _plot(line: Line, plot: str, rank: int) -> Possible:
    title = line.names.plot_title(plot, line.language)
    return Possible(quote(title), tuple(line.names.plot_keys(plot)), "plot", rank, title)


def _cards(line: Line, seat: str, pool: str) -> Iterator[Possible]:
    first = line.names.pool(seat, pool)
    for one in line.names.things:
        rank = MEANT if one.id in first else HERE
        said = (one.id, *line.names.texts(one.id))
        yield Possible(
            card_in(line.names, one.id, line.language),
            said,
            "card",
            rank,
            line.names.title(one.id, line.language) or one.name,
            one.id,
        )
    if pool in ("hand", "permanents", "events", "reacting"):
        yield from _catalogue(line)


def _catalogue(line: Line) -> Iterator[Possible]:
    show, seat = line.lexicon.grammar.show, next(iter(line.names.seats), "")
    for face, keys in line.names.face_keys():
        shown = show(line.state, seat, "hand", "", face)
        if shown is not None:
            title = next((one.text for one in face.names if one.language == line.language), "")
            plain = str(shown["id"]) if folded(str(shown["id"])) in keys else face.name()
            short = plain if line.language == ENGLISH or not title else title.casefold()
            texts = tuple(one.text for one in face.names)
            said = (plain, *texts, *keys)
            yield Possible(written(short), said, "catalogue", CATALOGUE, face.name(line.language))


def _corrections(line: Line, typed: str) -> Iterator[Possible]:
    """Fields by what they are of: stark power, jon-snow kneeling, round; of a card once it is named."""
    known, state = line.lexicon.grammar.fields, line.state
    named, _, _ = typed.rpartition(".")
    cards = (named,) if named in line.names.keys else ()
    for of in cards or ("", *line.names.seats):
        for name in known(state, of, False):
            yield _field(line, name, of)
    if not named:
        for one in line.names.things:
            said = (one.id, *line.names.texts(one.id))
            title = line.names.title(one.id, line.language) or one.name
            yield Possible(card_in(line.names, one.id, line.language), said, "card", HERE, title, one.id)


def _field(line: Line, name: str, of: str = "") -> Possible:
    """A field in the words of the screen; it can be begun as one word with what it is of, too."""
    whose = _of_whom(line, of)
    shown = fields.shown(line.lexicon.game, name, line.language)
    others = (f"{whose}{one}" for one in fields.called(line.lexicon.game, name))
    dotted = (f"{of}.{name}",) if of else ()
    return Possible(f"{whose}{shown}", (*dotted, *others), "word", MEANT)


def _of_whom(line: Line, of: str) -> str:
    if of in line.names.seats:
        return f"{seat_in(line.names, of, line.language)} "
    return f"{card_in(line.names, of, line.language)} " if of else ""


def _values(line: Line, name: str, kind: str) -> Iterator[Possible]:
    """What a field may hold, where that is one of a few words or a name."""
    if kind in ("seat", "seats"):
        yield from _seats(line, MEANT)
    elif kind == "card":
        yield from _cards(line, "", "play")
    elif kind == "flag":
        yield from (_value_word(line, one) for one in ("yes", "no"))
    else:
        known = {*line.lexicon.grammar.values, *line.lexicon.grammar.houses}
        every = fields.WORDS_OF.get(name) == "zone"
        for value in (one for one in fields.values(line.lexicon.game, name) if every or one in known):
            said = fields.value_called(line.lexicon.game, name, value)
            text = fields.value_shown(line.lexicon.game, name, value, line.language)
            yield Possible(text, (text, *said, value), "word", MEANT)


def _value_word(line: Line, value: str) -> Possible:
    words = line.lexicon.grammar.values[value]
    return Possible(word_in(words, line.language), _all(words), "word", MEANT)
