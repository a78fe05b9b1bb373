"""The words of a line, found by what they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from referee.notation.own_words.explanations.sense_filter import NAMED, SenseFilter
from referee.notation.own_words.vocabulary.sense_index import SenseIndex
from referee.notation.own_words.vocabulary.senses import Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.parser.line_readings import TypedLine


class WordIndex(SenseIndex):
    """The words of one line with what each stands for, without the senses that are not meant.

    ``given`` has all that each word may stand for.
    """

    def __init__(self, line: TypedLine, words: tuple[SpokenWord, ...], given: Senses) -> None:
        meant = SenseFilter(line, words, given)
        super().__init__(meant.senses())
        self.line = line
        self.words = words
        self.given = given
        self.apposed = meant.apposed
        """The words nobody knows that a name in brackets behind them explains."""
        self.talks: bool = line.lexicon.grammar.remarks
        """Whether players of this game talk beside their moves."""

    @cached_property
    def _by_key(self) -> dict[tuple[str, str], list[Sense]]:
        """The senses by their kind and key; of what has names, by each thing that it may be."""
        found: dict[tuple[str, str], list[Sense]] = {}
        for sense in (sense for here in self.senses for sense in here):
            for key in sense.ids if sense.what in NAMED else (sense.key,):
                found.setdefault((sense.what, key), []).append(sense)
        return found

    def keyed(self, kind: str, key: str) -> Sequence[Sense]:
        """The senses of a kind that have a key; of what has names, those that may be this thing."""
        return self._by_key.get((kind, key), ())

    def of_keys(self, kind: str, keys: Iterable[str]) -> list[Sense]:
        """The senses of a kind that have one of these keys."""
        return [sense for key in keys for sense in self.keyed(kind, key)]

    def ends_at(self, at: int) -> bool:
        """Whether the line, or a part of it between two signs, ends before this word."""
        return at >= len(self.words) or bool(self.words[at].after)

    def end_behind(self, at: int) -> int:
        """Where the part between two signs ends in which the word before this one stands."""
        return next((end for end in range(at, len(self.words)) if self.words[end].after), len(self.words))

    def start_before(self, at: int) -> int:
        """Where the part between two signs begins in which a word stands."""
        return next((start for start in range(at, 0, -1) if self.words[start].after), 0)

    @cached_property
    def signed_parts(self) -> tuple[range, ...]:
        """The parts of the line between its signs."""
        starts = [at for at, word in enumerate(self.words) if not at or word.after]
        return ranges(starts, len(self.words))


def ranges(starts: list[int], end: int) -> tuple[range, ...]:
    """From each start to the next, the last to the end."""
    return tuple(range(a, b) for a, b in zip(starts, [*starts[1:], end], strict=True))
