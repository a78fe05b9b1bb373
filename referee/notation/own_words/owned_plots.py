"""Plots that a line names by whose they are."""

from __future__ import annotations

from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.terms import LEAD, VERB

ENDS = ".!?\N{HORIZONTAL ELLIPSIS}"
"""Signs that end a sentence, and no name."""
PLOT_OF = "plot {}"
"""The name of the plot of a seat among what is put in order."""
OWNING = ("of", "player")
"""Words before whose something is."""
PLOT_WORDS = frozenset(("plot", "reveal_plot", "build_plot_deck"))
"""Keys of the words for a plot."""


class OwnedPlots:
    """The seats in one line that are named as owners, and their plots."""

    def __init__(self, spoken: SpokenLine) -> None:
        self.words = spoken.words
        self.senses = spoken.said_senses

    def plot_at(self, at: int, stop: int) -> tuple[int, str]:
        """The plot of a seat that is named beside a word for it, with where that ends: ``Stark's plot``."""
        if at + 1 >= stop or self.words[at + 1].after:
            return at + 1, ""
        if self.is_owner(at) and self._has(at + 1, PLOT_WORDS):
            return at + 2, PLOT_OF.format(self.seat_at(at))
        behind = at + 1
        while behind + 1 < stop and self._is_of(behind):
            behind += 1
        letter = self.words[behind].typed.rstrip(ENDS)
        seat = self.seat_at(behind) or (letter if len(letter) == 1 and letter.isupper() else "")
        return (behind + 1, PLOT_OF.format(seat)) if seat and self._has(at, PLOT_WORDS) else (at + 1, "")

    def seat_at(self, at: int) -> str:
        """The seat that is named there."""
        here = [sense for sense in self.senses[at] if sense.what == known.SEAT and sense.cost <= INFLECTED]
        return min(here, key=lambda each: each.cost).ids[0] if here else ""

    def is_owner(self, at: int) -> bool:
        """Whether a seat is named there with an ending, as owners are."""
        exact = any(sense.what == known.SEAT and not sense.cost for sense in self.senses[at])
        return bool(self.seat_at(at)) and not exact

    def _is_of(self, at: int) -> bool:
        """Whether a word stands before whose something is: ``of``, ``of player A``."""
        return any(sense.what == LEAD and sense.key in OWNING and not sense.cost for sense in self.senses[at])

    def _has(self, at: int, keys: frozenset[str]) -> bool:
        return any(
            sense.what in (VERB, LEAD) and sense.key in keys and sense.cost <= 1 for sense in self.senses[at]
        )
