"""The parts of a rulebook: sections, chapters, terms, disputes, links."""

from __future__ import annotations

from typing import Literal

import msgspec

SectionKind = Literal["normative", "descriptive"]
SectionBasis = Literal["stated", "derived", "silent"]
DisputeBasis = Literal["stated", "derived", "silent", "printing"]
LinkKind = Literal["decides", "checks", "uses"]
ShortAnswer = Literal["yes", "no", "depends"]

BASE_LANGUAGE = "en"


class Text(msgspec.Struct, frozen=True):
    """One printing of a game's rules."""

    id: str
    language: str
    year: str
    about: str


class PrintedSource(msgspec.Struct, frozen=True):
    """Where a rule is printed; `page` is empty when the text gives none."""

    text: str
    heading: str
    page: str


class TextReading(msgspec.Struct, frozen=True):
    text: str
    says: str


class TextDifference(msgspec.Struct, frozen=True):
    """A point at which the texts differ, what each says, and the reading to use."""

    id: str
    point: str
    readings: tuple[TextReading, ...]
    use: str
    can_change_a_ruling: bool
    concerns: tuple[str, ...]


class Section(msgspec.Struct, frozen=True):
    """One citable rule.

    `language` is the language of the wording, which is the base language where nobody has translated it
    yet. `silent_texts` are texts that are known to say nothing on the point.
    """

    id: str
    game: str
    chapter: str
    language: str
    title: str
    rule: str
    judge_note: str
    kind: SectionKind
    basis: SectionBasis
    force: str
    sources: tuple[PrintedSource, ...]
    silent_texts: tuple[str, ...]
    titles: dict[str, str]
    related: tuple[str, ...]
    differences: tuple[TextDifference, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    game: str
    language: str
    name: str
    title: str
    sections: tuple[str, ...]


class Term(msgspec.Struct, frozen=True):
    """One concept: by language its forms, the dictionary form first, and the rules it leads to.

    `card` says what kind of card it is when the concept is a card's name.
    """

    id: str
    game: str
    forms: dict[str, tuple[str, ...]]
    rules: tuple[str, ...]
    card: str = ""


class SearchAliases(msgspec.Struct, frozen=True):
    """By language the everyday words under which players look for one rule."""

    rule: str
    words: dict[str, tuple[str, ...]]


class Dispute(msgspec.Struct, frozen=True):
    """A dispute with its ruling; `rules` are what the ruling rests on, the weightiest first."""

    id: str
    game: str
    language: str
    group: str
    question: str
    basis: DisputeBasis
    ruling: str
    why: str
    rules: tuple[str, ...]


class PlayerQuestion(msgspec.Struct, frozen=True):
    """A question as a player puts it, the rule that answers it, and what the rule says to it.

    `says` is nothing where the question asks for more than yes or no.
    """

    rule: str
    game: str
    language: str
    question: str
    says: ShortAnswer | None = None


class UncoveredQuestion(msgspec.Struct, frozen=True):
    """A question that no rule of these games answers, near to their matter."""

    language: str
    question: str


class TableSetting(msgspec.Struct, frozen=True):
    """Something a table should settle before the first round."""

    name: str
    rules: tuple[str, ...]
    readings: tuple[TextReading, ...]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    texts: tuple[Text, ...]
    settings: tuple[TableSetting, ...] = ()


class Link(msgspec.Struct, frozen=True, order=True):
    """A place in code or tests that answers for a rule."""

    rule: str
    kind: LinkKind
    path: str
    name: str
    line: int


class Book(msgspec.Struct, frozen=True):
    """Everything written about one game, in all its languages."""

    game: GameInfo
    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]
    differences: tuple[TextDifference, ...]
    terms: tuple[Term, ...]
    questions: tuple[Dispute, ...]
    asked: tuple[SearchAliases, ...] = ()
