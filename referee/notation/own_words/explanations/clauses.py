"""The parts a line is made of: which ask, which tell why, which tell what is over."""

from __future__ import annotations

from functools import cache, cached_property
from itertools import chain

from referee.notation.own_words.explanations.table_context import TableContext
from referee.notation.own_words.explanations.word_index import WordIndex, ranges
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    LEAD,
    NOT,
    UNSURE,
    VERB,
    aside_words,
)
from referee.notation.parser.lexicon import ARROW, COMMON, keys_of, line_words

LONGEST_AIM = 3
"""Words of the longest beginning of what something is done for."""
BUT = "but"
"""The key of the words that set one part of a sentence against another."""


@cache
def connecting_words() -> frozenset[str]:
    """Words that begin the next part of a sentence."""
    return keys_of(line_words(COMMON)["particles"].get("going_on", {}))


@cache
def _aiming() -> frozenset[str]:
    """Words before what something is done for."""
    return keys_of(line_words(COMMON)["particles"].get("aiming", {}))


@cache
def _already() -> frozenset[str]:
    """Words for what has come to be before."""
    return keys_of(line_words(COMMON)["particles"].get("already", {}))


class Clauses:
    """The parts of one line, between its signs and its connecting words."""

    def __init__(self, words: WordIndex, table: TableContext) -> None:
        self._line = words
        self._table = table

    @cached_property
    def every(self) -> tuple[range, ...]:
        """All parts of the line."""
        starts = [at for at in range(len(self._line)) if not at or self.begins_at(at)]
        return ranges(starts, len(self._line))

    def of(self, at: int) -> range:
        """The part in which a word stands."""
        return next(part for part in self.every if at in part)

    @property
    def are_several(self) -> bool:
        """Whether the line has more than one part."""
        return len(self.every) > 1

    def begins_at(self, at: int) -> bool:
        """Whether a sign stands before a word, or the word begins another part of a sentence."""
        return self._line.words[at].after not in ("", ARROW) or self._connects(at)

    def _connects(self, at: int) -> bool:
        """Whether a word begins another part of a sentence: ``so``, ``but``, ``then``."""
        text = self._line.words[at].text
        if not self._line.talks and text in aside_words(self._line.line.language):
            return True
        if text in connecting_words() and not self._is_within_chatter(at):
            return True
        return any(sense.key == BUT for sense in self._line.within((at,), UNSURE))

    def _is_within_chatter(self, at: int) -> bool:
        return any(sense.what == CHATTER and sense.start < at < sense.end for sense in self._line.over(at))

    def asks(self, part: range) -> bool:
        """Whether a part of the line ends in a question mark."""
        end, text = self._line.words[part.stop - 1].end, self._line.line.text
        return text[end - 1 : end + 2].strip().endswith("?") or text[end : end + 1] == "?"

    def denies(self, part: range) -> bool:
        """Whether something is denied in a part of the line."""
        return self._line.has(part, NOT)

    @cached_property
    def reasons(self) -> frozenset[int]:
        """The words of those parts of the line that ask, or tell why: ``nobody? then``, ``he left, so``."""
        behind = [*self.every[1:], None]
        telling = (part for part, then in zip(self.every, behind, strict=True) if self._tells_why(part, then))
        return frozenset(at for part in telling for at in part)

    @cached_property
    def aims(self) -> frozenset[int]:
        """The words of later parts that tell what for, where players tell moves: ``so that it grows``."""
        later = () if self._line.talks else self.every[1:]
        return frozenset(at for part in later if self._tells_what_for(part) for at in part)

    def _tells_what_for(self, part: range) -> bool:
        texts = [self._line.words[at].text for at in part]
        return any(" ".join(texts[:length]) in _aiming() for length in range(1, LONGEST_AIM + 1))

    def _tells_why(self, part: range, behind: range | None) -> bool:
        words = self._line.words
        if part.start in self.aims:
            return True
        if behind is not None and (self.asks(part) or words[behind.start].text in connecting_words()):
            return True
        opens = words[part.start].text in aside_words(self._line.line.language)
        return opens or (self.are_several and self.describes_a_card(part))

    @cached_property
    def why(self) -> tuple[range, ...]:
        """The parts of a line that tell why, or what cannot be, and no move that may be made now."""
        before = (part for part in self.every[:-1] if part.start in self.reasons or self.denies(part))
        last = (part for part in self.every[-1:] if part.start in self.aims)
        return tuple(
            part for part in chain(before, last) if part.start in self.aims or not self.tells_now(part)
        )

    def tells_now(self, part: range) -> bool:
        """Whether a part of a line says the verb of a move that may be made now."""
        return any(
            verb.cost <= INFLECTED and verb.key in self._table.expected_verbs
            for verb in self._line.within(part, VERB)
        )

    def is_over(self, part: range) -> bool:
        """Whether a part of a line tells what has been done: a move that nobody can make now."""
        if self._says_already(part):
            return True
        if self.denies(part):
            return False
        keys = [verb.key for verb in self._line.within(part, VERB, exact=True)]
        return bool(keys) and not any(
            key in self._table.expected_verbs or key not in self._table.move_verbs for key in keys
        )

    def is_past(self, at: int) -> bool:
        """Whether the part of the line in which a word stands tells, beside another, what has come to be."""
        return self.are_several and self._says_already(self.of(at))

    def _says_already(self, part: range) -> bool:
        return any(self._line.words[at].text in _already() for at in part)

    def describes_a_card(self, part: range) -> bool:
        """Whether a part of a line says of a card how it lies there: "Jon is kneeling"."""
        states = {lead.key for lead in self._line.within(part, LEAD, exact=True)}
        ids = [id_ for card in self._line.within(part, known.CARD, exact=True) for id_ in card.ids]
        on_the_table = getattr(self._line.line.state, "cards", {})
        cards = (on_the_table.get(id_) for id_ in ids)
        return bool(ids) and all(any(getattr(card, key, None) is True for key in states) for card in cards)
