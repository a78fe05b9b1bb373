"""Everything that may stand at a word of a line, and the few things a player is told of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.grammar import Form, LineWords
from engine.kernel.reasons import Verdict
from engine.kernel.state import State
from referee.notation.formatter import ENGLISH, card_in, seat_in, word_in, written
from referee.notation.parser import field_names
from referee.notation.parser.commands import command_words, question_words
from referee.notation.parser.lexicon import COMMON, folded, line_words, quote
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import Want
from referee.notation.parser.slots import REVEALED
from referee.session.session import Session

ANYWHERE, FIGHTING = "play", "fighting"
"""Where any card in play may be meant, those that fight now come first."""
LEGAL, AWAITED, MEANT, HERE, OTHER, CATALOGUE = range(6)
"""Verbs legal now come first, then the cards a place means, then what else is here, then the catalogue."""


class Possibility(Struct, frozen=True):
    """A possible continuation at a token."""

    text: str
    """As it is written in the language of the screen."""
    said: tuple[str, ...]
    """Words and names it can be begun by, in any language, as they are printed."""
    what: str
    rank: int = OTHER
    name: str = ""
    id: str = ""
    """Of a card on the table: which one."""


def filling(line: TypedLine, want: Want) -> Iterator[Possibility]:
    """The possible fillings of a place."""
    holds, slot = want.what, want.slot
    if holds in ("card", "means", "source", "named"):
        yield from _cards(line, want.seat, slot.pool)
    if holds in ("source", "named"):
        yield from _plots(line, "", REVEALED if holds == "source" else "all_plots")
    if holds in ("cards", "plots", "plot"):
        words = line.lexicon.words.values.get("none", {"en": ("none",)})
        yield Possibility(word_in(words, line.language), all_of(words), "word", OTHER)
    if holds in ("value", "means"):
        for value in slot.among:
            words = line.lexicon.words.values.get(value, {"en": (value,)})
            # What could be left out, and is opened by no word, comes after what has to be told.
            aside = holds == "value" and not slot.needed and not slot.lead
            yield Possibility(word_in(words, line.language), all_of(words), "word", HERE if aside else MEANT)
    if holds in ("seat", "shown"):
        yield from seats(line, MEANT)
    if holds in ("plot", "whose_plot"):
        yield from _plots(line, want.seat, slot.pool)
    if holds == "point":
        yield from (
            Possibility(point.rule, (point.rule,), "word", HERE) for point in line.session.rule_variants()
        )
    if holds == "shown":
        yield from _catalogue(line)


def _plots(line: TypedLine, seat: str, pool: str) -> Iterator[Possibility]:
    known = line.names.pool(seat, pool)
    for plot in sorted(known):
        yield _plot(line, plot, MEANT)
    for plot in () if pool == REVEALED else line.names.unseen_plots(known):
        yield _plot(line, plot, CATALOGUE)


def _plot(line: TypedLine, plot: str, rank: int) -> Possibility:
    title = line.names.plot_title(plot, line.language)
    return Possibility(quote(title), tuple(line.names.plot_keys(plot)), "plot", rank, title)


def _cards(line: TypedLine, seat: str, pool: str) -> Iterator[Possibility]:
    first = line.names.pool(seat, pool)
    fighting = line.names.pool("", FIGHTING) if pool == ANYWHERE else frozenset()
    for thing in sorted(line.names.things, key=lambda thing: thing.id not in fighting):
        rank = MEANT if thing.id in first else HERE
        wordings = (thing.id, *line.names.texts(thing.id))
        yield Possibility(
            card_in(line.names, thing.id, line.language),
            wordings,
            "card",
            rank,
            line.names.title(thing.id, line.language) or thing.name,
            thing.id,
        )
    if pool in ("hand", "permanents", "events", "reacting", "found"):
        yield from _catalogue(line)


def _catalogue(line: TypedLine) -> Iterator[Possibility]:
    show, seat = line.lexicon.grammar.show, next(iter(line.names.seats), "")
    for face, keys in line.names.face_keys():
        shown = show(line.state, seat, "hand", "", face)
        if shown is not None:
            title = next((name.text for name in face.names if name.language == line.language), "")
            plain = str(shown["id"]) if folded(str(shown["id"])) in keys else face.name()
            short = plain if line.language == ENGLISH or not title else title.casefold()
            texts = tuple(name.text for name in face.names)
            wordings = (plain, *texts, *keys)
            yield Possibility(written(short), wordings, "catalogue", CATALOGUE, face.name(line.language))


def corrections(line: TypedLine, typed: str) -> Iterator[Possibility]:
    """The fields by their things: stark power, jon-snow kneeling, round; of a named card its own."""
    known, state = line.lexicon.grammar.fields, line.state
    named, _, _ = typed.rpartition(".")
    cards = (named,) if named in line.names.keys else ()
    for of in cards or ("", *line.names.seats):
        for name in known(state, of, False):
            yield field(line, name, of)
    if not named:
        for thing in line.names.things:
            wordings = (thing.id, *line.names.texts(thing.id))
            title = line.names.title(thing.id, line.language) or thing.name
            yield Possibility(
                card_in(line.names, thing.id, line.language), wordings, "card", HERE, title, thing.id
            )


def field(line: TypedLine, name: str, of: str = "") -> Possibility:
    """A field in the words of the screen; it can be begun as one word with its thing, too."""
    whose = _of_whom(line, of)
    shown = field_names.shown(line.lexicon.game, name, line.language)
    others = (f"{whose}{word}" for word in field_names.called(line.lexicon.game, name))
    dotted = (f"{of}.{name}",) if of else ()
    return Possibility(f"{whose}{shown}", (*dotted, *others), "word", MEANT)


def _of_whom(line: TypedLine, of: str) -> str:
    if of in line.names.seats:
        return f"{seat_in(line.names, of, line.language)} "
    return f"{card_in(line.names, of, line.language)} " if of else ""


def values(line: TypedLine, name: str, kind: str) -> Iterator[Possibility]:
    """The values of a field that holds words of a closed list, or names."""
    if kind in ("seat", "seats"):
        yield from seats(line, MEANT)
    elif kind == "card":
        yield from _cards(line, "", "play")
    elif kind == "flag":
        yield from (_value_word(line, answer) for answer in ("yes", "no"))
    else:
        known = {*line.lexicon.words.values, *line.lexicon.words.houses}
        every = field_names.WORDS_OF.get(name) == "zone"
        for value in (
            value for value in field_names.values(line.lexicon.game, name) if every or value in known
        ):
            wordings = field_names.value_called(line.lexicon.game, name, value)
            text = field_names.value_shown(line.lexicon.game, name, value, line.language)
            yield Possibility(text, (text, *wordings, value), "word", MEANT)


def _value_word(line: TypedLine, value: str) -> Possibility:
    words = line.lexicon.words.values[value]
    return Possibility(word_in(words, line.language), all_of(words), "word", MEANT)


def seats(line: TypedLine, rank: int) -> Iterator[Possibility]:
    grammar = line.lexicon.grammar
    for seat, of in line.names.seated.items():
        wordings = (seat, *all_of(line.lexicon.words.houses.get(grammar.house_of(of), {})))
        yield Possibility(seat_in(line.names, seat, line.language), wordings, "seat", rank)


def all_of(words: LineWords) -> tuple[str, ...]:
    return tuple(word for wordings in words.values() for word in wordings)


STEPS_PER_WORD = 1
"""What it takes to write out one thing that may stand somewhere."""


def possible(line: TypedLine, at: int, typed: str = "") -> list[Possibility]:
    """Every continuation at a token; ``typed`` is its beginning, where that narrows it down.

    Lines that begin alike and share their effort share the answer.
    """
    before = tuple((token.text, token.sign, token.quoted) for token in line.tokens[:at])
    kept = line.effort.kept
    if (before, typed) not in kept:
        kept[before, typed] = _possible(line, at, typed)
    found: list[Possibility] = kept[before, typed]
    return found


def _possible(line: TypedLine, at: int, typed: str) -> list[Possibility]:
    probe = line.other(line.text)
    probe.tokens = line.tokens[:at]
    probe.candidates(probe.tokens)
    found = [*seats(line, OTHER), *_commands(line.language)] if at == 0 else []
    done: set[tuple[object, ...]] = set()
    for want in probe.wants.get(at, ()):
        slot = want.slot
        mark = (want.what, want.words, slot.pool, slot.lead, slot.among, want.seat)
        if mark not in done:
            done.add(mark)
            found += _of(line, want, typed)
    line.effort.spend(STEPS_PER_WORD * len(found))
    return found


def _of(line: TypedLine, want: Want, typed: str) -> Iterator[Possibility]:
    if want.what == "verb":
        yield from _verbs(line)
    elif want.what == "effect":
        yield from (_head(line, form, OTHER) for form in line.lexicon.grammar.effects if form.words)
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


def _words(line: TypedLine, want: Want) -> Iterator[Possibility]:
    """The words that are the same in every language, or that open a place."""
    for number, word in enumerate(want.words):
        yield Possibility(word, (word,), "word", OTHER if number else HERE)
    if not want.words and want.slot.lead:
        words = line.lexicon.words.leads[want.slot.lead]
        yield Possibility(word_in(words, line.language), all_of(words), "word", HERE)


def _verbs(line: TypedLine) -> Iterator[Possibility]:
    legal = legal_verbs(line.session)
    for form in line.lexicon.grammar.forms:
        rank = LEGAL if form.makes in legal else AWAITED if form.makes in line.awaited else OTHER
        yield _head(line, form, rank)


_LEGAL: list[tuple[State, frozenset[str]]] = []


def legal_verbs(session: Session) -> frozenset[str]:
    """The verbs of legal moves, asked once for each table since that costs some milliseconds."""
    for state, verbs in _LEGAL:
        if state is session.state:
            return verbs
    moves = (choice.move for choice, ruling in session.choices() if ruling.verdict is not Verdict.NO)
    verbs = frozenset(str(move.__struct_config__.tag) for move in moves)
    _LEGAL[:] = [(session.state, verbs)]
    return verbs


def _head(line: TypedLine, form: Form, rank: int) -> Possibility:
    words = line.lexicon.said(form)
    return Possibility(word_in(words, line.language), all_of(words), "verb", rank)


def _commands(language: str) -> Iterator[Possibility]:
    for said in (*command_words().values(), *question_words().values()):
        yield Possibility(word_in(said, language), all_of(said), "verb")


TITLES = ("catalogue", "plot")
"""What may stand where a card or a plot nobody has seen yet may be named."""
MOST_TOLD = 6
"""As many as can be taken in at a glance."""


def follows_at(line: TypedLine, at: int) -> tuple[str, ...]:
    """A few continuations at a token, likeliest first; of verbs those that are asked for."""
    found = [possibility for possibility in possible(line, at) if possibility.rank < CATALOGUE]
    found.sort(key=lambda possibility: possibility.rank)
    fitting = [possibility for possibility in found if possibility.rank < HERE] or found
    return tuple(dict.fromkeys(possibility.text for possibility in fitting))[:MOST_TOLD]


def told_at(line: TypedLine, at: int) -> tuple[str, ...]:
    """The same as the player reads it: by titles, and that any title may stand there."""
    found = possible(line, at)
    unseen = {possibility.what for possibility in found if possibility.rank == CATALOGUE}
    there = [
        possibility
        for possibility in found
        if possibility.rank < (HERE if "catalogue" in unseen else CATALOGUE)
    ]
    if any(possibility.what == "verb" and possibility.rank <= AWAITED for possibility in there):
        there = [
            possibility for possibility in there if possibility.what != "verb" or possibility.rank <= AWAITED
        ]
    if any(possibility.what == "card" and possibility.rank == MEANT for possibility in there):
        there = [
            possibility for possibility in there if possibility.what != "card" or possibility.rank == MEANT
        ]
    there.sort(key=lambda possibility: possibility.rank)
    names = line_words(COMMON)["names"]
    titles = [word_in(names[what], line.language) for what in TITLES if what in unseen]
    titles += [word_in(names["number"], line.language)] if _wants_number(line, at) else []
    words = dict.fromkeys(possibility.name or possibility.text for possibility in there)
    return (*tuple(words)[: MOST_TOLD - len(titles)], *titles)


def _wants_number(line: TypedLine, at: int) -> bool:
    """Whether the value of something countable stands there."""
    return any(want.what == "value_of" and want.words[1] == "number" for want in line.wants.get(at, ()))
