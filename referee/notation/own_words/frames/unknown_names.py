"""Words that found no place and may be names."""

from __future__ import annotations

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.known_names import LONGEST
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.sense_index import SenseIndex
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    AMENDED,
    CHATTER,
    FILLER,
    LEAD,
    NOT,
    UNSURE,
    VALUE,
    VERB,
)
from referee.notation.own_words.vocabulary.title_words import TRANSLATED

TELLING = (VALUE, NUMBER, NOT, UNSURE, AMENDED, VERB, known.CARD, known.SEAT, known.PLOT, known.FACE)
"""What a part of a line that says nothing of the move has none of."""
NAMING = ("with", "against", "and")
"""Words before names."""
SENTENCE_ENDS = (".", "!", "?", ";", ":")
NEARLY = 2
"""What a lead or a verb may cost that parts the items of a list."""


class UnknownNames:
    """The words of one line that may be names, though nobody knows them."""

    def __init__(self, words: tuple[SpokenWord, ...], senses: Senses) -> None:
        self._words = words
        self._index = SenseIndex(senses)

    def is_known(self, at: int) -> bool:
        """Whether a word that found no place means something elsewhere."""
        return any(sense.what not in (FILLER, CHATTER, VERB) for sense in self._index.senses[at])

    def is_name(self, at: int) -> bool:
        """Whether a word that found no place is written like a name."""
        word = self._words[at]
        opens = not at or word.after in SENTENCE_ENDS
        return (word.typed[:1].isupper() and not opens) or self._is_listed(at)

    def may_be_named(self, at: int) -> bool:
        """Whether a word that found no place stands where a name would: alone in a list, behind a lead."""
        first = not at and len(self._words) > 1 and not self._words[1].after
        return self.is_name(at) or first or self._is_like_a_name(at) or self._is_alone(at)

    def _is_like_a_name(self, at: int) -> bool:
        return any(sense.what in (known.CARD, known.FACE, known.PLOT) for sense in self._index.senses[at])

    def _is_listed(self, at: int) -> bool:
        """Whether a word stands right behind one that opens a place, or in a list with another name."""
        behind = at and not self._words[at].after and self._opens(at - 1)
        joined = at + 2 < len(self._words) and self._opens(at + 1)
        before_a_card = joined and self._index.has((at + 2,), known.CARD)
        return bool(behind) or self._ends_a_list(at) or before_a_card

    def _opens(self, at: int) -> bool:
        """Whether a word opens a place for names, as it is."""
        return any(
            not sense.cost and sense.what == LEAD and sense.key in NAMING for sense in self._index.senses[at]
        )

    def _ends_a_list(self, at: int) -> bool:
        """Whether a word follows a card that is named, and nothing follows it."""
        ends = at + 1 == len(self._words) or bool(self._words[at + 1].after)
        if not ends or self._words[at].after:
            return False
        before = range(max(0, at - LONGEST), at)
        return any(card.end == at for card in self._index.within(before, known.CARD))

    def _is_alone(self, at: int) -> bool:
        """Whether a word is an item of a list, in which nothing is named that is known."""
        item = self._item(at)
        begins = not item.start or self._words[item.start].after in SENTENCE_ENDS
        ends = item.stop == len(self._words) or self._words[item.stop].after in SENTENCE_ENDS
        return not (tells_something(item, self._index.senses) or (begins and ends))

    def _item(self, at: int) -> range:
        """The words around one up to the next signs, leads and verbs."""
        start = at
        while start and not self._words[start].after and not self._parts_items(start - 1):
            start -= 1
        end = at + 1
        while end < len(self._words) and not self._words[end].after and not self._parts_items(end):
            end += 1
        return range(start, end)

    def _parts_items(self, at: int) -> bool:
        return any(sense.what in (LEAD, VERB) and sense.cost <= NEARLY for sense in self._index.senses[at])


def tells_something(part: range, senses: Senses) -> bool:
    """Whether a part of a line says anything of which a move is made."""
    return any(sense.what in TELLING and sense.cost <= _most(sense) for at in part for sense in senses[at])


def _most(sense: Sense) -> int:
    """What a sense may cost that tells something: a card on the table may be called in one's own language."""
    return TRANSLATED + INFLECTED + 1 if sense.what == known.CARD else INFLECTED
