"""What may fill a place of a line: a card, a plot, a seat, a field with its values, a word?"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.grammar import Words
from referee.notation import fields
from referee.notation.candidates import Line
from referee.notation.lexing import folded, quote
from referee.notation.plots import REVEALED
from referee.notation.reading import Want
from referee.notation.spoken import ENGLISH, card_in, seat_in, word_in, written

LEGAL, AWAITED, MEANT, HERE, OTHER, CATALOGUE = range(6)
"""Verbs legal now come first, then the cards a place means, then what else is here, then the catalogue."""


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


def filling(line: Line, want: Want) -> Iterator[Possible]:
    """What may fill a place."""
    holds, slot = want.what, want.slot
    if holds in ("card", "means", "source", "named"):
        yield from _cards(line, want.seat, slot.pool)
    if holds in ("source", "named"):
        yield from _plots(line, "", REVEALED if holds == "source" else "all_plots")
    if holds in ("cards", "plots", "plot"):
        words = line.lexicon.grammar.values.get("none", {"en": ("none",)})
        yield Possible(word_in(words, line.language), all_of(words), "word", OTHER)
    if holds in ("value", "means"):
        for value in slot.among:
            words = line.lexicon.grammar.values.get(value, {"en": (value,)})
            # What could be left out, and is opened by no word, comes after what has to be told.
            aside = holds == "value" and not slot.needed and not slot.lead
            yield Possible(word_in(words, line.language), all_of(words), "word", HERE if aside else MEANT)
    if holds in ("seat", "shown"):
        yield from seats(line, MEANT)
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
    if pool in ("hand", "permanents", "events", "reacting", "found"):
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


def corrections(line: Line, typed: str) -> Iterator[Possible]:
    """Fields by what they are of: stark power, jon-snow kneeling, round; of a card once it is named."""
    known, state = line.lexicon.grammar.fields, line.state
    named, _, _ = typed.rpartition(".")
    cards = (named,) if named in line.names.keys else ()
    for of in cards or ("", *line.names.seats):
        for name in known(state, of, False):
            yield field(line, name, of)
    if not named:
        for one in line.names.things:
            said = (one.id, *line.names.texts(one.id))
            title = line.names.title(one.id, line.language) or one.name
            yield Possible(card_in(line.names, one.id, line.language), said, "card", HERE, title, one.id)


def field(line: Line, name: str, of: str = "") -> Possible:
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


def values(line: Line, name: str, kind: str) -> Iterator[Possible]:
    """What a field may hold, where that is one of a few words or a name."""
    if kind in ("seat", "seats"):
        yield from seats(line, MEANT)
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
    return Possible(word_in(words, line.language), all_of(words), "word", MEANT)


def seats(line: Line, rank: int) -> Iterator[Possible]:
    grammar = line.lexicon.grammar
    for seat, of in line.state.seats.items():
        said = (seat, *all_of(grammar.houses.get(grammar.house_of(of), {})))
        yield Possible(seat_in(line.names, seat, line.language), said, "seat", rank)


def all_of(words: Words) -> tuple[str, ...]:
    return tuple(word for some in words.values() for word in some)
