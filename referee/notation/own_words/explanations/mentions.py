"""The words of a line as a game sees them: what they name, what stands before it, what is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property

from engine.kernel.meanings import PARTED, Mentions, Part
from referee.notation.own_words.explanations.clear_senses import FUZZY, OPENING, OTHERS, unlike
from referee.notation.own_words.explanations.said_numbers import LEADS_BACK, OPENED_BACK, SaidNumbers
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, PER_SLIP, SLIP
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    AMENDED,
    CHATTER,
    FILLER,
    INSTEAD,
    LEAD,
    NOT,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import ARROW, COMMON, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine

POINTED_AT = frozenset(("to", "against", "on"))
"""Leads that an arrow stands for before what it points at: ``land_a -> land_b``."""
INSTEAD_OF = 3
"""Words behind "instead of" among which that stands which is not done."""
UNHEARD = SLIP + PER_SLIP
"""What a verb costs that is not heard in a word, which is only a little like it."""
HERE = (known.CARD, known.SEAT)
"""What a word names."""
STEALTHY = ("stealth", "assign_stealth")
"""Where it is said, who is kept from defending is named, and that he cannot."""
NEAR = 1
"""By how much a name may be further than another that is said by the same words."""


class SaidWords(SaidNumbers):
    """The words of one line with what they say: what is named, counted, denied and taken back."""

    def __init__(
        self, line: TypedLine, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
    ) -> None:
        super().__init__(line, words, senses)
        self.taken_back = self._taken_back()

    @cached_property
    def left_out(self) -> frozenset[int]:
        """The words of what is not done: ``instead of the tokens``, ``no fort``."""
        found: set[int] = set()
        for senses in self.senses:
            for sense in senses:
                if sense.what == INSTEAD and not sense.cost:
                    found.update(range(sense.start, self._end_of_named(sense.end)))
        instead = frozenset(found) if self._names_more(found) else frozenset[int]()
        return instead | self.denied | self.apposed | self.cards_denied

    def _names_more(self, but: set[int]) -> bool:
        """Whether something is named besides what is not done."""
        return any(
            sense.what in (known.CARD, WORD_VALUE) and sense.cost < FUZZY
            for at, some in enumerate(self.senses)
            for sense in some
            if at not in but
        )

    def _end_of_named(self, start: int) -> int:
        """Behind the first value that is named from a word on; where none is, that word."""
        for at in range(start, min(start + INSTEAD_OF, len(self.words))):
            named = [
                sense.end for sense in self.senses[at] if sense.what == WORD_VALUE and sense.cost < FUZZY
            ]
            told = any(sense.what == VERB and not sense.cost for sense in self.senses[at])
            if told and at > start and not named:
                return start
            if named and not self.words[at].after:
                return max(named)
        return start

    @cached_property
    def names_anew(self) -> bool:
        """Whether a thing is named besides what is taken back or denied."""
        behind = range(self.taken_back, len(self.words))
        here = (sense for at in behind if at not in self.left_out for sense in self.senses[at])
        return any(sense.what == known.CARD and sense.cost < FUZZY for sense in here)

    def _taken_back(self) -> int:
        """Up to which word a line is taken back by a later one."""
        for at, some in enumerate(self.senses):
            word = self.words[at]
            denies = word.after and at and any(sense.what == NOT for sense in some)
            after = at + 1 < len(self.words) and self.words[at + 1].after
            instead = any(sense.what == INSTEAD for sense in some)
            amended = not instead and any(sense.what == AMENDED for sense in some)
            amended &= not (self._addresses_behind(at) or self._is_adverb(at))
            if at and ((amended and self._goes_on_behind(at)) or (denies and after)):
                return at + 1
        return 0

    def _is_adverb(self, at: int) -> bool:
        """Whether a word that may amend stands within a part, and is chatter, too: "he actually leaves"."""
        chats = any(
            sense.what == CHATTER and not sense.cost and sense.end == at + 1 for sense in self.senses[at]
        )
        behind = at + 1 == len(self.words) or bool(self.words[at + 1].after)
        return self.line.lexicon.grammar.remarks and chats and not (self.words[at].after or behind)

    def _addresses_behind(self, at: int) -> bool:
        """Whether a word like "sorry" is said to somebody who is named right behind it: "sorry, Stark,"."""
        end = next(
            (position for position in range(at + 2, len(self.words)) if self.words[position].after),
            len(self.words),
        )
        named = [
            any(sense.what == known.SEAT and not sense.cost for sense in senses)
            for senses in self.senses[at + 1 : end]
        ]
        return self.line.lexicon.grammar.remarks and len(named) == 1 and named[0] and end < len(self.words)

    def _goes_on_behind(self, at: int) -> bool:
        """Whether something is said behind a word; "sorry, mate" at the end of a line takes nothing back."""
        later = (sense for senses in self.senses[at + 1 :] for sense in senses)
        return any(sense.what not in (FILLER, CHATTER, AMENDED) and sense.cost < FUZZY for sense in later)

    @cached_property
    def said(self) -> Mentions:
        """What the line speaks of."""
        things = tuple(sense.ids for senses in self.senses for sense in senses if sense.what == known.CARD)
        values = [sense.key for senses in self.senses for sense in senses if sense.what == WORD_VALUE]
        order = [
            key for at, some in enumerate(self.senses) for key in (*self._sign(at), *_keys(_first(some)))
        ]
        counts = tuple(
            {
                (sense.start, sense.key): (sense.key, self.number_before(sense))
                for senses in self.senses
                for sense in senses
                if sense.what in (WORD_VALUE, LEAD) and sense.cost < FUZZY
            }.values()
        )
        leads = frozenset(sense.key for senses in self.senses for sense in senses if sense.what == LEAD)
        leads |= {ARROW} if any(ARROW in word.after for word in self.words) else frozenset()
        seats = [
            sense.ids[0]
            for senses in self.senses
            for sense in senses
            if sense.what == known.SEAT and sense.cost < FUZZY
        ]
        denies = any(sense.what == NOT for senses in self.senses for sense in senses)
        named = self._named()
        return Mentions(
            things,
            tuple(values),
            counts,
            tuple(order),
            leads,
            tuple(dict.fromkeys(seats)),
            self.line.soon,
            denies,
            tuple(ids for _, ids in named),
            tuple(dict.fromkeys(self._numbers())),
            frozenset(key for senses in self.senses for key in _verbs_heard(senses)),
            tuple(dict.fromkeys(id_ for (what, id_) in self.by_key if what == known.PLOT)),
            tuple(ids for _, ids in sorted((*named, *self._values_at()), key=lambda one: one[0])),
            tuple(dict.fromkeys(self._prices())),
        )

    def _sign(self, at: int) -> tuple[str, ...]:
        """The sign between a word and the one before it."""
        parted = at and self.words[at].after not in ("", ARROW) and not self.line.lexicon.grammar.remarks
        return (PARTED,) if parted else ()

    def _values_at(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Each value that is said, with the word it begins at."""
        for at, some in enumerate(self.senses):
            keys = dict.fromkeys(
                sense.key for sense in some if sense.what == WORD_VALUE and sense.cost < FUZZY
            )
            yield from ((at, (key,)) for key in keys)

    def _named(self) -> list[tuple[int, tuple[str, ...]]]:
        """The ids that each name of the line stands for, of what is nearest, with the word it begins at."""
        found = [sense for senses in self.senses for sense in senses if sense.what == known.CARD]
        denied = self.cards_denied
        cards = [
            sense for sense in found if sense.start >= self.taken_back and sense.start not in denied
        ] or found
        groups: list[list[Sense]] = []
        for spoken in sorted(cards, key=lambda one: (unlike(one), one.start - one.end)):
            over = next(
                (
                    senses
                    for senses in groups
                    if senses[0].start < spoken.end and spoken.start < senses[0].end
                ),
                None,
            )
            if over is None:
                groups.append([spoken])
            elif unlike(spoken) <= unlike(over[0]) + NEAR:
                over.append(spoken)
        ordered = sorted(groups, key=lambda some: some[0].start)
        return [
            (senses[0].start, tuple(dict.fromkeys(id_ for sense in senses for id_ in sense.ids)))
            for senses in ordered
        ]

    @cached_property
    def cards_denied(self) -> frozenset[int]:
        """The words of a part that says what other cards do not do: "Tyrion defends, Cersei does not"."""
        if not self.line.lexicon.grammar.remarks or any(map(self._is_key_said, STEALTHY)):
            return frozenset()
        starts = [at for at, word in enumerate(self.words) if not at or word.after]
        clauses = [range(a, b) for a, b in zip(starts, [*starts[1:], len(self.words)], strict=True)]
        told = [(self._denies(part) or self._holds_back(part), self._cards(part), part) for part in clauses]
        plain = {id_ for denies, ids, _ in told if not denies for id_ in ids}
        beside = [one for denies, ids, one in told if denies and plain and ids and not ids & plain]
        return frozenset(at for part in beside for at in part)

    def _is_key_said(self, key: str) -> bool:
        """Whether a value, a lead or a verb is said."""
        return any((what, key) in self.by_key for what in (WORD_VALUE, LEAD, VERB))

    def _denies(self, clause: range) -> bool:
        """Whether a part of a line denies something, and not only with a word of a name: "Not Today"."""
        here = [sense for at in clause for sense in self.senses[at] if sense.cost < FUZZY]
        named = {at for sense in here if sense.what == known.CARD for at in range(sense.start, sense.end)}
        return any(sense.what == NOT and sense.start not in named for sense in here)

    def _holds_back(self, clause: range) -> bool:
        """Whether a part of a line says that somebody takes no part: "the Hound stays home"."""
        said = f" {' '.join(self.words[at].text for at in clause)} "
        return any(f" {one} " in said for one in _holding_back())

    def _cards(self, clause: range) -> set[str]:
        """The ids of the cards that a part of a line names."""
        here = (sense for at in clause for sense in self.senses[at])
        sure = (sense for sense in here if sense.what == known.CARD and unlike(sense) <= FUZZY + INFLECTED)
        return {id_ for sense in sure for id_ in sense.ids}

    @cached_property
    def denied(self) -> frozenset[int]:
        """The words of a part of the line that says what is not done, beside one that says what is."""
        starts = [at for at, word in enumerate(self.words) if not at or word.after]
        clauses = [range(a, b) for a, b in zip(starts, [*starts[1:], len(self.words)], strict=True)]
        told = [(self._has(part, NOT), self._values(part), part) for part in clauses]
        plain = {key for denies, keys, _ in told if not denies for key in keys}
        beside = [
            one for denies, keys, one in told if denies and plain and keys and not keys & (plain | {"none"})
        ]
        alone = [one for denies, _, one in told if denies and len(one) == 1 and len(told) > 1]
        return frozenset(at for part in (*beside, *alone) for at in part)

    def _has(self, clause: range, what: str) -> bool:
        return any(sense.what == what for at in clause for sense in self.senses[at])

    def _values(self, clause: range) -> frozenset[str]:
        """The values that are said there."""
        return frozenset(
            sense.key
            for at in clause
            for sense in self.senses[at]
            if sense.what == WORD_VALUE and sense.cost <= INFLECTED and sense.key not in OPENING
        )

    def is_opened(self, part: Part, sense: Sense) -> bool:
        """Whether a word that opens the place stands a little before."""
        before = self.senses[max(0, sense.start - OPENED_BACK) : sense.start]
        return any(spoken.what == LEAD and spoken.key in part.leads for senses in before for spoken in senses)

    def _leads_over(self, start: int, last: int) -> frozenset[str]:
        """The words that open a place and go from one word to another."""
        return frozenset(
            sense.key
            for sense in self.senses[start]
            if sense.what == LEAD and sense.end == last + 1 and sense.cost <= 1 and sense.key in OPENING
        )

    def leads_before(self, sense: Sense) -> frozenset[str]:
        """The words that open a place before something that is said; an arrow that points at it."""
        if self.words[sense.start].after == ARROW:
            return POINTED_AT
        for at in range(sense.start - 1, max(-1, sense.start - 2 - LEADS_BACK), -1):
            found = next(
                filter(None, (self._leads_over(start, at) for start in range(max(0, at - 5), at + 1))), None
            )
            if found:
                return found
            if any(spoken.what in (known.CARD, VERB) and spoken.cost < FUZZY for spoken in self.senses[at]):
                return frozenset()
        return frozenset()


@cache
def _holding_back() -> frozenset[str]:
    """The words that say that somebody takes no part in what is done now."""
    return keys_of(line_words(COMMON)["particles"].get("holding_back", {}))


def _first(senses: tuple[Sense, ...]) -> tuple[Sense, ...]:
    """The senses of a word, of a letter only the things that it means first."""
    near = any(sense.what == known.CARD and sense.cost < OTHERS for sense in senses)
    return tuple(
        sense for sense in senses if not (near and sense.what == known.CARD and sense.cost >= OTHERS)
    )


def _verbs_heard(senses: tuple[Sense, ...]) -> Iterator[str]:
    """The verbs that a word says; what is known for something else is no verb that it only begins."""
    known_for_else = any(not sense.cost and sense.what in (*HERE, WORD_VALUE) for sense in senses)
    most = FUZZY if known_for_else else UNHEARD
    return (sense.key for sense in senses if sense.what == VERB and unlike(sense) < most)


def _keys(senses: tuple[Sense, ...]) -> Iterator[str]:
    return (key for sense in senses for key in (*sense.ids, sense.key))
