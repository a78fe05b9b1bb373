"""What is a rulebook made of?

Words: a *section* is one citable rule with an id that never changes; a *text* is one printing in one
language; a *reading* is what one text says; a *difference* is a point at which the texts of a game part.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["normative", "descriptive"]
Basis = Literal["stated", "derived", "silent"]
QuestionBasis = Literal["stated", "derived", "silent", "printing"]
LinkKind = Literal["decides", "checks", "uses"]

BASE_LANGUAGE = "en"


class Text(msgspec.Struct, frozen=True):
    """One printing of a game's rules."""

    id: str
    language: str
    year: str
    about: str


class Source(msgspec.Struct, frozen=True):
    """Where a rule is printed; `page` is empty when the text gives none."""

    text: str
    heading: str
    page: str


class Reading(msgspec.Struct, frozen=True):
    text: str
    says: str


class Difference(msgspec.Struct, frozen=True):
    """A point at which the texts differ, what each says, and the reading to use."""

    id: str
    point: str
    readings: tuple[Reading, ...]
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
    kind: Kind
    basis: Basis
    force: str
    sources: tuple[Source, ...]
    silent_texts: tuple[str, ...]
    titles: dict[str, str]
    related: tuple[str, ...]
    differences: tuple[Difference, ...] = ()


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


class Asked(msgspec.Struct, frozen=True):
    """By language the everyday words under which players look for one rule."""

    rule: str
    words: dict[str, tuple[str, ...]]


class Question(msgspec.Struct, frozen=True):
    """A dispute with its ruling; `rules` are what the ruling rests on, the weightiest first."""

    id: str
    game: str
    language: str
    group: str
    question: str
    basis: QuestionBasis
    ruling: str
    why: str
    rules: tuple[str, ...]


class Setting(msgspec.Struct, frozen=True):
    """Something a table should settle before the first round."""

    name: str
    rules: tuple[str, ...]
    readings: tuple[Reading, ...]
    default: str


class Game(msgspec.Struct, frozen=True):
    id: str
    title: str
    texts: tuple[Text, ...]
    settings: tuple[Setting, ...] = ()


class Link(msgspec.Struct, frozen=True, order=True):
    """A place in code or tests that answers for a rule."""

    rule: str
    kind: LinkKind
    path: str
    name: str
    line: int


class Book(msgspec.Struct, frozen=True):
    """Everything written about one game, in all its languages."""

    game: Game
    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]
    differences: tuple[Difference, ...]
    terms: tuple[Term, ...]
    questions: tuple[Question, ...]
    asked: tuple[Asked, ...] = ()
