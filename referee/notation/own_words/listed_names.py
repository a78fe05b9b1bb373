"""Lines that list names which the table may not know: plots of a draft or a deck, passives in their order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.kernel.grammar import Form
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.owned_plots import ENDS, PLOT_OF, OwnedPlots
from referee.notation.own_words.plot_ids import FULL_DECK, PlotIds, is_id
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    COUNT,
    FILLER,
    LEAD,
    MINE,
    NOT,
    TWICE,
    VALUE,
    VERB,
)
from referee.notation.parser.lexicon import COMMON, folded, in_cyrillic, keys_of, line_words

LISTS, NAMES = ("plots", "names"), "names"
"""Slots that hold a list of names, and the one of titles in any words."""
GIVES = "passing"
"""The key of words behind which stands what is handed on."""
BESIDE = "beside"
"""The key of words that may be said of such a list, and of much else."""
BUT = ("a", "\N{CYRILLIC SMALL LETTER A}")
"""Words that go on behind a sign, and are the name of a plot elsewhere."""
AND = ("and", "и", "i", "oraz")
"""Words between the names of a list, and never before the next part of a sentence."""
DECK = "build_plot_deck"
"""The move that puts a deck of plots together."""
OF_A_DECK = (str(FULL_DECK), "deck", "draw_deck")
"""What may be said of such a deck."""
OPENERS = (VERB, LEAD, MINE)
"""What stands before a name of one letter."""
PLOTS = "plots"
"""The field of the plots of a deck, which are no cards on the table."""
MOST_IN_NAME = 2
"""A name that nobody knows has no more words."""
LONGEST = 4
"""Words of a verb that are looked back at."""
DRAFT, STANDARD = "draft_pick", "standard_plots"
"""The move by which plots are drafted, and the pool of the plots of those who draft."""
RECEIVING = ("to", "on")
"""Words before who receives something."""


class ListedNames:
    """The names that a line lists, each as it was typed."""

    def __init__(self, spoken: SpokenLine, form: Form) -> None:
        self.spoken = spoken
        self.form = form
        self.words = spoken.words
        self.senses = spoken.said_senses
        self._ids = PlotIds(spoken)
        self._owned = OwnedPlots(spoken)
        self.own = said_at(spoken, form.makes) | said_at(spoken, BESIDE)
        gives = said_at(spoken, GIVES) - said_at(spoken, form.makes, least=2)
        self.gives = gives if len(form.slots) > 1 else frozenset()

    def fields(self) -> dict[str, list[str]]:
        """The fields of the move that are told; none, where something else than names is told too."""
        slots = [slot.at for slot in self.form.slots]
        clauses = [part for part in self._clauses() if not self._announces(part)]
        parts = [
            ([], False) if self._denies(part) else (self._names_in(part), self._hands_on(part))
            for part in clauses
        ]
        parts = [*self._with_plots_of(clauses, parts)]
        if any(named is None for named, _ in parts):
            return {}
        lists = [(named or [], gives) for named, gives in parts]
        given = next((number for number, (_, gives) in enumerate(lists) if gives), len(lists))
        if given < len(lists) and not any(named for named, _ in lists[given:]):
            given = max((number for number, (named, _) in enumerate(lists[:given]) if named), default=0)
        latin = any(len(name) == 1 and name.isascii() for named, _ in lists for name in named)
        first = [_in_latin(name) if latin else name for named, _ in lists[:given] for name in named]
        others = [_in_latin(name) if latin else name for named, _ in lists[given:] for name in named]
        return {at: names for at, names in zip(slots, (first, others), strict=False) if names}

    def _with_plots_of(
        self, clauses: list[range], parts: list[tuple[list[str] | None, bool]]
    ) -> Iterator[tuple[list[str] | None, bool]]:
        """The same with the plot of a seat that is named alone behind one whose plot is: ``then Stark's``."""
        is_list = False
        for clause, (named, gives) in zip(clauses, parts, strict=True):
            seats = [seat for at in clause if (seat := self._owned.seat_at(at)) and at > clause.start]
            yield [PLOT_OF.format(seats[0])] if is_list and named == [] and len(seats) == 1 else named, gives
            is_list |= any(self._plot_of_a_seat(at, clause.stop)[1] for at in clause)

    def _hands_on(self, clause: range) -> bool:
        """Whether a part of the line tells what is handed on: by its words, or by who receives it."""
        return any(at in self.gives for at in clause) or bool(self.receivers_in(clause))

    def receivers(self) -> frozenset[str]:
        """The seats that receive what is handed on in a draft."""
        return frozenset(seat for clause in self._clauses() for seat in self.receivers_in(clause))

    def receivers_in(self, clause: range) -> list[str]:
        """The seats that are named behind what they receive in a draft: ``e and f for Stark``."""
        if self.form.makes != DRAFT or not clause.start:
            return []
        behind = [at for at in clause if at > clause.start and self._receives(at)]
        return [seat for at in behind if (seat := self._owned.seat_at(at))]

    def _receives(self, at: int) -> bool:
        """Whether a word stands before who receives something, or an ending shows it."""
        to = any(
            sense.what == LEAD and sense.key in RECEIVING and not sense.cost for sense in self.senses[at - 1]
        )
        return to or self._owned.is_owner(at)

    def _clauses(self) -> Iterator[range]:
        """The parts of the line between two signs, and those from what is handed on."""
        start = 0
        for at in range(1, len(self.words)):
            if self.words[at].after or (at in self.gives and at - 1 not in self.gives):
                yield range(start, at)
                start = at
        yield range(start, len(self.words))

    def _announces(self, clause: range) -> bool:
        """Whether a part of the line says which list follows behind a colon, and is none of it."""
        follows = clause.stop < len(self.words) and self.words[clause.stop].after == ":"
        return follows and any(at in self.own for at in clause)

    def _denies(self, clause: range) -> bool:
        """Whether a part of the line only says that something is not done: "nothing to pass along"."""
        start = next((at for at in range(clause.start, 0, -1) if self.words[at].after), 0)
        part = range(start, clause.stop)
        denies = any(sense.what == NOT and not sense.cost for at in part for sense in self.senses[at])
        return denies and not any(is_id(self.words[at].text) or len(self.words[at].text) == 1 for at in part)

    def _names_in(self, clause: range) -> list[str] | None:
        """The names in a part of the line; nothing if something else than names is told there."""
        found: list[str] = []
        unknown: list[str] = []
        at = clause.start
        while at < clause.stop:
            behind, between = self._ids.range_at(at, clause.stop)
            if between:
                found += (*self._named_by(unknown, clause), *between)
                unknown, at = [], behind
                continue
            end, name = self._name_at(at, clause.stop)
            if not name and self._tells(at):
                return None
            if name or self._parts(at) or self._is_idle(at):
                found += (*self._named_by(unknown, clause), *((name,) if name else ()))
                found += found[-1:] if self._says_twice(at) else ()
                unknown = []
            else:
                unknown.append(self.words[at].typed.rstrip(ENDS))
            at = end
        return [*found, *self._named_by(unknown, clause)]

    def _named_by(self, unknown: list[str], clause: range) -> tuple[str, ...]:
        """What words that nobody knows name; beside a card that is known they only tell of it."""
        if self.form.makes == DECK and self._ids.numbers_a_deck():
            return tuple(filter(is_id, unknown))
        if self.form.makes == DRAFT and self._has_short_names():
            return tuple(name for name in unknown if is_id(name) or len(name) == 1)
        known_here = self.form.slots[0].holds == NAMES and any(
            self._name_at(at, clause.stop)[1] for at in clause
        )
        return _whole([name for name in unknown if not known_here or is_id(name) or name[:1].isupper()])

    def _has_short_names(self) -> bool:
        """Whether something is named by a letter or an id, as all plots of a draft then are."""
        return any(
            is_id(word.text) or (len(word.text) == 1 and self._stands_alone(at))
            for at, word in enumerate(self.words)
        )

    def _says_twice(self, at: int) -> bool:
        return any(sense.what == TWICE and not sense.cost for sense in self.senses[at])

    def _name_at(self, at: int, stop: int) -> tuple[int, str]:
        """A card or plot that is known, with where its name ends; a plot may be named by whose it is."""
        end, owned = self._plot_of_a_seat(at, stop)
        if owned:
            return end, owned
        plots = self.form.slots[0].at == PLOTS or self.form.slots[0].holds != NAMES
        what = (known.PLOT,) if plots else (known.CARD,)
        here = [sense for sense in self.senses[at] if sense.what in what and sense.cost <= INFLECTED]
        whole = max((sense for sense in here if sense.end <= stop), key=lambda each: each.end, default=None)
        if whole is None or (len(whole.ids) > 1 and self.form.slots[0].holds == NAMES):
            return at + 1, ""
        names = self.spoken.line.names
        return whole.end, whole.ids[0] if plots else names.by_name.get(whole.ids[0], whole.ids[0])

    def _plot_of_a_seat(self, at: int, stop: int) -> tuple[int, str]:
        """The plot of a seat that is named there, with where that ends; none, where plots have ids."""
        return self._owned.plot_at(at, stop) if self.form.slots[0].holds == NAMES else (at + 1, "")

    def _parts(self, at: int) -> bool:
        """Whether a word stands between two names."""
        word = self.words[at]
        if word.text in BUT:
            follows = self.words[at + 1] if at + 1 < len(self.words) else None
            listed = follows is None or bool(follows.after) or follows.text in AND
            return word.after == "," and not listed
        return word.text in _between()

    def _is_idle(self, at: int) -> bool:
        """Whether a word is a verb of the move, says who makes it, or says nothing."""
        letter = len(self.words[at].text) == 1 and self._stands_alone(at)
        here = [sense for sense in self.senses[at] if sense.cost <= INFLECTED]
        if (
            at in self.own
            or at in self.gives
            or any(sense.what == known.SEAT and not sense.cost for sense in here)
        ):
            return True
        if letter:
            return False
        verb = any(sense.what == VERB and sense.cost <= INFLECTED for sense in self._over(at))
        return verb or any(sense.what not in (known.CARD, known.FACE, known.PLOT) for sense in here)

    def _over(self, at: int) -> list[Sense]:
        """What a word is a part of."""
        return [
            sense
            for senses in self.senses[max(0, at - LONGEST) : at + 1]
            for sense in senses
            if sense.end > at
        ]

    def _stands_alone(self, at: int) -> bool:
        """Whether a word stands between two signs or words that part names."""
        opened = not at or bool(self.words[at].after) or self._parts(at - 1) or self._opens(at - 1)
        opened |= at - 1 in self.own or at - 1 in self.gives
        closed = at + 1 == len(self.words) or bool(self.words[at + 1].after) or self._parts(at + 1)
        return bool(at) and opened and closed

    def _opens(self, at: int) -> bool:
        return any(sense.what in OPENERS and sense.cost <= INFLECTED for sense in self.senses[at])

    def _tells(self, at: int) -> bool:
        """Whether a word tells something else than a name."""
        here = [sense for sense in self.senses[at] if not sense.cost]
        if self.form.slots[0].holds != NAMES and any(sense.what == known.CARD for sense in here):
            return True
        here += [sense for sense in self._over(at) if sense.what == VERB]
        if at in self.own or (self._stands_alone(at) and len(self.words[at].text) == 1):
            return False
        idle = any(sense.what in (VERB, LEAD, FILLER, CHATTER, known.CARD, known.PLOT) for sense in here)
        idle |= self.form.makes == DECK and any(sense.key in OF_A_DECK for sense in self.senses[at])
        return not idle and any(sense.what in (VALUE, COUNT, NUMBER) for sense in here)


def _whole(words: list[str]) -> tuple[str, ...]:
    """Words that follow each other as names: one of a few words, or several of letters and numbers."""
    ids = tuple(filter(is_id, words))
    if len(ids) == len(words) or len(ids) > MOST_IN_NAME:
        return ids
    return (" ".join(words),) if len(words) <= MOST_IN_NAME else ()


def _in_latin(name: str) -> str:
    """A name of one letter as it is typed in the alphabet of the others."""
    return folded(name) if len(name) == 1 and in_cyrillic(name) else name


@cache
def _between() -> frozenset[str]:
    """Words between the names of a list."""
    particles = line_words(COMMON)["particles"]
    return keys_of(particles["then"]) | frozenset((*AND, *BUT))


def said_at(spoken: SpokenLine, key: str, least: int = 1) -> frozenset[int]:
    """The words of a line that say such a move, in at least so many words."""
    phrases = [text.split() for text in keys_of(spoken.line.lexicon.words.listed.get(key, {}))]
    texts = [word.text for word in spoken.words]
    return frozenset(
        at
        for start in range(len(texts))
        for phrase in phrases
        if len(phrase) >= least and texts[start : start + len(phrase)] == phrase
        for at in range(start, start + len(phrase))
    )
