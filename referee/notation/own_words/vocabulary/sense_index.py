"""The senses of a line, found by their kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.notation.own_words.vocabulary.senses import Sense, Senses

WORDS_BACK = 4
"""So many words may stand behind the first of what is said by several."""


class SenseIndex:
    """What the words of one line may stand for; ``senses`` has for each word those that begin at it."""

    def __init__(self, senses: Senses) -> None:
        self.senses = senses
        self._by_kind: dict[str, list[Sense]] = {}
        self._exact: dict[str, list[Sense]] = {}
        for sense in (sense for here in senses for sense in here):
            self._by_kind.setdefault(sense.what, []).append(sense)
            if not sense.cost:
                self._exact.setdefault(sense.what, []).append(sense)

    def __len__(self) -> int:
        return len(self.senses)

    def of(self, kind: str, *, exact: bool = False) -> Sequence[Sense]:
        """The senses of a kind, in the order of the line; ``exact``: of words that are spelt so."""
        return (self._exact if exact else self._by_kind).get(kind, ())

    def keys(self, kind: str, most: int) -> frozenset[str]:
        """The keys of a kind that are said; ``most``: what a word may cost to be one."""
        return frozenset(sense.key for sense in self.of(kind) if sense.cost <= most)

    def within(self, part: Iterable[int], kind: str, *, exact: bool = False) -> list[Sense]:
        """The senses of a kind that begin in a part of the line."""
        return [
            sense
            for at in part
            for sense in self.senses[at]
            if sense.what == kind and not (exact and sense.cost)
        ]

    def has(self, part: Iterable[int], kind: str, *, exact: bool = False) -> bool:
        """Whether a sense of a kind begins in a part of the line."""
        return any(
            sense.what == kind and not (exact and sense.cost) for at in part for sense in self.senses[at]
        )

    def over(self, at: int, back: int = WORDS_BACK) -> list[Sense]:
        """The senses that a word is a part of; ``back``: how far before it they may begin."""
        return [sense for here in self.senses[max(0, at - back) : at + 1] for sense in here if sense.end > at]
