"""What a line speaks of, as its game sees it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.meanings import PARTED, Mentions
from referee.notation.own_words.explanations.counted_numbers import CountedNumbers
from referee.notation.own_words.explanations.exclusions import Exclusions
from referee.notation.own_words.explanations.sense_filter import FUZZY, OTHERS, unlike
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import PER_SLIP, SLIP
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import LEAD, NOT, VERB
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import ARROW

UNHEARD = SLIP + PER_SLIP
"""What a verb costs that is not heard in a word, which is only a little like it."""
HERE = (known.CARD, known.SEAT)
"""What a word names."""
NEAR = 1
"""By how much a name may be further than another that is said by the same words."""
NamedAt = tuple[int, tuple[str, ...]]
"""The word at which something is named, and the ids or the key it may stand for."""


class MentionFinder:
    """Finds what one line speaks of."""

    def __init__(self, words: WordIndex, numbers: CountedNumbers, exclusions: Exclusions) -> None:
        self._line = words
        self._numbers = numbers
        self._exclusions = exclusions

    def mentions(self) -> Mentions:
        """What the line speaks of."""
        words, named = self._line, self._named()
        seats = (seat.ids[0] for seat in words.of(known.SEAT) if seat.cost < FUZZY)
        return Mentions(
            things=tuple(card.ids for card in words.of(known.CARD)),
            values=tuple(value.key for value in words.of(WORD_VALUE)),
            counts=self._counts(),
            order=tuple(self._keys_in_order()),
            leads=self._leads(),
            seats=tuple(dict.fromkeys(seats)),
            asked=words.line.soon,
            denies=bool(words.of(NOT)),
            named=tuple(ids for _, ids in named),
            numbers=tuple(dict.fromkeys(self._numbers.numbers())),
            verbs=frozenset(key for senses in words.senses for key in _verbs_heard(senses)),
            plots=tuple(dict.fromkeys(id_ for plot in words.of(known.PLOT) for id_ in plot.ids)),
            course=tuple(ids for _, ids in sorted((*named, *self._values()), key=lambda pair: pair[0])),
            prices=tuple(dict.fromkeys(self._numbers.prices())),
        )

    def _counts(self) -> tuple[tuple[str, int], ...]:
        """The kinds that are said, each with its number."""
        counted = {
            (sense.start, sense.key): (sense.key, self._numbers.before(sense))
            for senses in self._line.senses
            for sense in senses
            if sense.what in (WORD_VALUE, LEAD) and sense.cost < FUZZY
        }
        return tuple(counted.values())

    def _keys_in_order(self) -> Iterator[str]:
        """All keys and ids, and the signs between them."""
        for at, senses in enumerate(self._line.senses):
            yield from self._sign(at)
            yield from (key for sense in _first(senses) for key in (*sense.ids, sense.key))

    def _leads(self) -> frozenset[str]:
        leads = frozenset(lead.key for lead in self._line.of(LEAD))
        return leads | {ARROW} if any(ARROW in word.after for word in self._line.words) else leads

    def _sign(self, at: int) -> tuple[str, ...]:
        """The sign between a word and the one before it."""
        parted = at and self._line.words[at].after not in ("", ARROW) and not self._line.talks
        return (PARTED,) if parted else ()

    def _values(self) -> Iterator[NamedAt]:
        """Each value that is said, with the word it begins at."""
        for at in range(len(self._line)):
            values = self._line.within((at,), WORD_VALUE)
            keys = dict.fromkeys(value.key for value in values if value.cost < FUZZY)
            yield from ((at, (key,)) for key in keys)

    def _named(self) -> list[NamedAt]:
        """The ids that each name of the line stands for, of what is nearest, with the word it begins at."""
        groups: list[list[Sense]] = []
        for card in sorted(self._cards(), key=lambda card: (unlike(card), card.start - card.end)):
            group = next((group for group in groups if _overlap(group[0], card)), None)
            if group is None:
                groups.append([card])
            elif unlike(card) <= unlike(group[0]) + NEAR:
                group.append(card)
        ordered = sorted(groups, key=lambda group: group[0].start)
        return [
            (group[0].start, tuple(dict.fromkeys(id_ for card in group for id_ in card.ids)))
            for group in ordered
        ]

    def _cards(self) -> list[Sense]:
        """The cards that are named and neither taken back nor denied; all, where no others are."""
        cards = list(self._line.of(known.CARD))
        start, denied = self._exclusions.corrected, self._exclusions.cards
        return [card for card in cards if card.start >= start and card.start not in denied] or cards


def _overlap(sense: Sense, other: Sense) -> bool:
    return sense.start < other.end and other.start < sense.end


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
