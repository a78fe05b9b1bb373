"""The short names of plots that a line lists: one by one, or from the first to the last."""

from __future__ import annotations

from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import NUMBER
from referee.notation.own_words.vocabulary.terms import COUNT
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

FULL_DECK = 7
"""How many plots a deck of them has."""
DASHES = ("-", "\N{EN DASH}", "\N{EM DASH}")
"""Signs between the first and the last of several."""


class PlotIds:
    """The short names in one line."""

    def __init__(self, spoken: SpokenLine) -> None:
        self.words = spoken.words
        self.senses = spoken.said_senses

    def range_at(self, at: int, stop: int) -> tuple[int, list[str]]:
        """The plots from one to another, with where they end: ``S1 to S7``, ``S1-S7``."""
        for end in (position for position in (at + 1, at + 2, at + 3) if position < stop):
            first, last = (_numbered(self.words[position].text) for position in (at, end))
            if first and last and first[0] == last[0] and first[1] < last[1] and self._leads_on(at, end):
                return end + 1, [f"{first[0]}{number}" for number in range(first[1], last[1] + 1)]
        return at, []

    def _leads_on(self, at: int, end: int) -> bool:
        """Whether a dash or a word like "to" stands between two names."""
        if end > at + 1:
            between = " ".join(word.text for word in self.words[at + 1 : end])
            return between in keys_of(line_words(COMMON)["particles"]["up_to"])
        return self.words[at].start == self.words[end].start and any(
            dash in self.words[at].typed for dash in DASHES
        )

    def numbers_a_deck(self) -> bool:
        """Whether the line names as many plots as a deck has, one by one or from the first to the last."""
        ids: list[str] = []
        at = 0
        while at < len(self.words):
            behind, between = self.range_at(at, len(self.words))
            single = (self.words[at].text,) if self._is_plot_id(at) else ()
            ids += between or single
            at = behind if between else at + 1
        return len(set(ids)) == len(ids) == FULL_DECK

    def _is_plot_id(self, at: int) -> bool:
        """Whether a word is the id of a plot, or of something that is no card on the table."""
        return is_id(self.words[at].text) and not any(
            sense.what in (known.CARD, NUMBER, COUNT) and not sense.cost for sense in self.senses[at]
        )


def _numbered(text: str) -> tuple[str, int] | None:
    """The letters and the number of an id."""
    letters = text.rstrip("0123456789")
    number = text[len(letters) :]
    return (letters, int(number)) if letters and number and number.isascii() else None


def is_id(name: str) -> bool:
    """Whether a name is one of letters and a number, as plots of a draft are written."""
    return name[-1:].isdecimal() and " " not in name
