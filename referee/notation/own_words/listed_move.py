"""The move of a line that lists names: a draft, a deck of plots, an order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.decisions import Move
from engine.kernel.grammar import Form
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.listed_names import (
    DECK,
    DRAFT,
    GIVES,
    LISTS,
    NAMES,
    STANDARD,
    ListedNames,
    said_at,
)
from referee.notation.own_words.owned_plots import PLOT_WORDS
from referee.notation.own_words.plot_ids import PlotIds, is_id
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import (
    COUNT,
    FILLER,
    LEAD,
    VERB,
)
from referee.notation.parser.errors import MOST_OFFERS, ParseError
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import PartialReading

ORDERING = frozenset(("order_passives", "order_when_revealed", "resolve", "resolve_passive", "decide"))
"""Verbs that may be said of what is put in order, each of which happens."""
FIRST = frozenset(("go_first", "name_first_player"))
"""Verbs of whoever is first, who decides the order, and of what comes first."""
BOTH = 2
"""So many draft where only the other one receives."""
WORTH = 2
"""So many names make a list that nobody waits for."""


def listed_move(spoken: SpokenLine) -> Move | None:
    """The move of a line that lists names in the words of such a move, if one is told.

    Raises:
        ParseError: it tells of such a list and names nothing.
    """
    line = spoken.line
    for form in _list_forms(spoken):
        fields = ListedNames(spoken, form).fields()
        drafting = _drafting(line)
        alone = drafting if form.makes == DRAFT and len(drafting) == 1 else ()
        asked = line.soon.get(form.makes, ()) or alone or _who_decides(spoken, form)
        names = [name for several in fields.values() for name in several]
        if form.slots[0].holds == NAMES and (_says_now(spoken) or _tells_what_plots_do(spoken)):
            continue
        if drafting and not (names or _may_name(spoken)) and _counts_plots(spoken, form):
            raise _open_list(line)
        seats = _makers(spoken, form, drafting) or list(asked)
        waited = asked and not _is_only_a_word(spoken, form, names)
        if not seats or not names or not (waited or _is_list(spoken, form, names)):
            continue
        if form.makes == DRAFT and not (waited or drafting) and len(fields) < len(form.slots):
            continue  # nobody drafts, and "picks a and b" may tell anything
        raw: dict[str, Any] = {"do": form.makes, "by": seats[0], **fields}
        built = line.built(PartialReading(len(line.tokens), raw), seats[0], said=True)
        found = next((reading.move for reading in built if reading.move is not None), None)
        if found is not None:
            return found
    return None


def _makers(spoken: SpokenLine, form: Form, drafting: tuple[str, ...]) -> list[str]:
    """The seats that are named as those who make the move; of two who draft the one that hands on."""
    receive = ListedNames(spoken, form).receivers()
    named = [seat for sense in _seats(spoken, form) if (seat := sense.ids[0]) not in receive]
    others = [seat for seat in drafting if seat not in receive]
    return named or (others if receive and len(drafting) == BOTH else [])


def _says_now(spoken: SpokenLine) -> bool:
    """Whether a verb is said of a move that the table waits for, in its own words: no order is set then."""
    soon = {verb for frame in spoken.frames if frame.makes in spoken.line.soon for verb in frame.words}
    exact = (
        sense for senses in spoken.said_senses for sense in senses if sense.what == VERB and not sense.cost
    )
    return any(sense.key in soon - FIRST - ORDERING for sense in exact)


def _tells_what_plots_do(spoken: SpokenLine) -> bool:
    """Whether a line tells what the text of a plot does to somebody: no passive ability is put in order."""
    effects = {form.makes for form in spoken.line.lexicon.grammar.effects}
    exact = [
        sense for senses in spoken.said_senses for sense in senses if sense.what == VERB and not sense.cost
    ]
    plots = any(sense.key in PLOT_WORDS for sense in exact)
    cards = any(
        sense.what == known.CARD and not sense.cost for senses in spoken.said_senses for sense in senses
    )
    return plots and cards and any(sense.key in effects for sense in exact)


def _who_decides(spoken: SpokenLine, form: Form) -> tuple[str, ...]:
    """The first player, who sets the order of what happens at once, where whoever speaks says to be that."""
    player = any(
        sense.key in FIRST and sense.end - sense.start > 1 and not sense.cost
        for senses in spoken.said_senses
        for sense in senses
    )
    first = getattr(spoken.line.state, "first_player", "")
    return (first,) if first and player and form.slots[0].holds == NAMES else ()


def _drafting(line: TypedLine) -> tuple[str, ...]:
    """The seats of which it is known that they draft plots: a table does not wait for a draft."""
    return tuple(seat for seat in line.names.seats if line.names.pool(seat, STANDARD))


def _plot_names(line: TypedLine) -> tuple[str, ...]:
    """Some of the plots that may be named."""
    return tuple(sorted(line.names.pool("", "spoken_plots")))[:MOST_OFFERS]


def _may_name(spoken: SpokenLine) -> bool:
    """Whether a letter or an id stands in a line that says nothing but a name."""
    little = (FILLER, LEAD)
    return any(
        (len(word.text) == 1 or is_id(word.text)) and not any(o.what in little and not o.cost for o in senses)
        for word, senses in zip(spoken.words, spoken.said_senses, strict=True)
    )


def _counts_plots(spoken: SpokenLine, form: Form) -> bool:
    """Whether a line says how many plots are kept, or tells the move at length."""
    senses = [sense for here in spoken.said_senses for sense in here if sense.cost <= INFLECTED]
    plots = any(sense.key in PLOT_WORDS for sense in senses) or bool(said_at(spoken, GIVES))
    counted = any(sense.what == COUNT for sense in senses) and plots
    return counted or (form.makes != DRAFT and len(said_at(spoken, form.makes)) >= WORTH)


def told_without_names(spoken: SpokenLine) -> ParseError | None:
    """What is to be asked of a line that tells such a list at length, and names nothing."""
    is_told = any(len(said_at(spoken, form.makes)) >= WORTH for form in _list_forms(spoken))
    return _open_list(spoken.line) if is_told else None


def _open_list(line: TypedLine) -> ParseError:
    return ParseError("line_unfinished", line=line.text.strip(), follows=_plot_names(line))


def _is_list(spoken: SpokenLine, form: Form, names: list[str]) -> bool:
    """Whether names that nobody waits for make a list: they are known, or written as names alone are."""
    titles = set(spoken.line.names.by_name.values())
    enough = len(names) >= WORTH or (form.slots[0].holds != NAMES and all(map(is_id, names)))
    return enough and all(
        len(name) == 1 or is_id(name) or name[-1].isupper() or name in titles for name in names
    )


def _is_only_a_word(spoken: SpokenLine, form: Form, names: list[str]) -> bool:
    """Whether a single word that nobody knows is all that would be put in order."""
    if len(names) > 1 or form.slots[0].holds != NAMES:
        return False
    titles = set(spoken.line.names.by_name.values())
    return all(
        name.islower() and len(name) > 1 and " " not in name and not is_id(name) and name not in titles
        for name in names
    )


def _list_forms(spoken: SpokenLine) -> Iterator[Form]:
    """The forms that take nothing but such names, and that the line says; what is said at length first."""
    forms = {
        form.makes: form
        for form in spoken.line.lexicon.grammar.forms
        if form.slots and all(slot.holds in LISTS for slot in form.slots)
    }
    lengths = {makes: len(said_at(spoken, makes)) for makes in forms}
    deck = DECK in forms and PlotIds(spoken).numbers_a_deck()
    for makes in sorted(
        forms, key=lambda kind: (not (deck and kind == DECK), kind not in spoken.line.soon, -lengths[kind])
    ):
        if lengths[makes] or (deck and makes == DECK):
            yield forms[makes]


def _seats(spoken: SpokenLine, form: Form) -> list[Sense]:
    """The seats that are named, those whose name has no ending first; not in the titles of plots."""
    titles = form.slots[0].holds == NAMES
    named = (
        sense
        for at, senses in enumerate(spoken.said_senses)
        for sense in senses
        if sense.what == known.SEAT
        and sense.cost <= (0 if titles else INFLECTED)
        and not (titles and at and _is_plot_word(spoken, at - 1))
    )
    return sorted(named, key=lambda seat: seat.cost)


def _is_plot_word(spoken: SpokenLine, at: int) -> bool:
    return any(
        sense.what == VERB and sense.key in PLOT_WORDS and not sense.cost for sense in spoken.said_senses[at]
    )
