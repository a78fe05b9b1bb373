"""The parts of a booklet, and the result of aligning them with sections."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Certainty(StrEnum):
    """How surely a passage belongs to a section."""

    SURE = "sure"
    """The heading is the one our section names, and its words or its shortness leave no other passage."""
    LIKELY = "likely"
    """The heading is right and the words speak for this passage, but another one is not excluded."""
    UNSURE = "unsure"
    """The heading is right or the words are, not both; told in the list, not shown under a rule."""


SHOWN = (Certainty.SURE, Certainty.LIKELY)
"""What is shown under a rule: rather no passage than a wrong one."""


class BookletPart(Struct, frozen=True):
    """A paragraph; `headings` are those it stands under, its own first, as they stand in the file."""

    number: int
    text: str
    headings: tuple[str, ...]
    page: int | None = None
    """The page marked in the file, which may count otherwise than the printed one."""


class BookletPassage(Struct, frozen=True):
    """What is shown under one section."""

    rule: str
    heading: str
    text: str
    certainty: Certainty
    page: str = ""
    """The printed page, as our section names it."""
    score: float = 0.0
    """How much of what the section says stands in the passage, from 0 to 1."""


class Aligned(Struct, frozen=True):
    """A booklet with what was found in it."""

    text: str
    game: str
    language: str
    parts: int
    headings_found: int
    """Headings that our sections name and that stand in the file ..."""
    headings_known: int
    """... of so many."""
    sections: int
    """Sections that are printed in this text."""
    passages: tuple[BookletPassage, ...]

    def count(self, certainty: Certainty) -> int:
        """How many sections have a passage of this certainty."""
        return sum(passage.certainty is certainty for passage in self.passages)

    @property
    def without(self) -> int:
        """Sections for which nothing was found."""
        return self.sections - len(self.passages)
