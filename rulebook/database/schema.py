"""The tables of the rules as models: games, chapters, sections, their citations, terms, disputes and links.

The database is filled and read in plain SQL, which needs no models: their statements stand in ``tables.sql``,
written from here by ``python -m scripts.schemas --write``. By object the rules are queried so::

    with Session(create_engine(f"sqlite:///{path}")) as session:
        session.exec(select(RuleSection).where(RuleSection.chapter == "challenges"))

A ``body`` is the JSON text of the record of `rulebook.content.models`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import Index
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

WITHOUT_ROWID = {"sqlite_with_rowid": False}
"""One tree instead of two, for tables that are all key."""


class RulebookBase(SQLModel, registry=registry()):
    """All tables of the rules."""


class RulebookMeta(RulebookBase, table=True):
    """Facts about the database itself: `content`, the hash of what it was made of."""

    __tablename__: ClassVar[Any] = "meta"

    key: str = Field(primary_key=True)
    value: str


class RulebookGame(RulebookBase, table=True):
    """A game with its texts."""

    __tablename__: ClassVar[Any] = "game"

    id: str = Field(primary_key=True)
    title: str
    body: str


class RuleChapter(RulebookBase, table=True):
    """A chapter in one language."""

    __tablename__: ClassVar[Any] = "chapter"

    game: str = Field(primary_key=True, foreign_key="game.id")
    language: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    title: str
    body: str


class RuleSection(RulebookBase, table=True):
    """A section in one language; `position` counts through the book."""

    __tablename__: ClassVar[Any] = "section"
    __table_args__ = (Index("section_position", "game", "position"),)

    id: str = Field(primary_key=True)
    language: str = Field(primary_key=True)
    game: str = Field(foreign_key="game.id")
    chapter: str
    position: int
    title: str
    kind: str
    basis: str
    body: str


class RuleCitation(RulebookBase, table=True):
    """Where a rule is printed: a text, its heading and the page, which is empty where the text has none."""

    __tablename__: ClassVar[Any] = "citation"
    __table_args__ = (Index("citation_text", "text"), WITHOUT_ROWID)

    rule: str = Field(primary_key=True)
    position: int = Field(primary_key=True)
    text: str
    heading: str
    page: str


class RuleRelation(RulebookBase, table=True):
    """A rule that points to another."""

    __tablename__: ClassVar[Any] = "relation"
    __table_args__ = (Index("relation_related", "related"), WITHOUT_ROWID)

    rule: str = Field(primary_key=True)
    related: str = Field(primary_key=True)
    position: int


class PrintedDifference(RulebookBase, table=True):
    """A point at which the texts of a game differ."""

    __tablename__: ClassVar[Any] = "difference"

    game: str = Field(primary_key=True, foreign_key="game.id")
    id: str = Field(primary_key=True)
    point: str
    can_change_a_ruling: bool
    body: str


class RulebookTerm(RulebookBase, table=True):
    """A concept with its names in all languages."""

    __tablename__: ClassVar[Any] = "term"

    game: str = Field(primary_key=True, foreign_key="game.id")
    id: str = Field(primary_key=True)
    body: str


class TermForm(RulebookBase, table=True):
    """A form of a term, with case and diacritics folded away."""

    __tablename__: ClassVar[Any] = "form"
    __table_args__ = (WITHOUT_ROWID,)

    folded: str = Field(primary_key=True)
    game: str = Field(primary_key=True)
    language: str = Field(primary_key=True)
    term: str = Field(primary_key=True)
    position: int = Field(primary_key=True)


class DisputedQuestion(RulebookBase, table=True):
    """A disputed question with its answer, in one language."""

    __tablename__: ClassVar[Any] = "question"

    id: str = Field(primary_key=True)
    language: str = Field(primary_key=True)
    game: str = Field(foreign_key="game.id")
    body: str


class QuestionRule(RulebookBase, table=True):
    """A rule on which the answer to a disputed question rests."""

    __tablename__: ClassVar[Any] = "question_rule"
    __table_args__ = (Index("question_rule_rule", "rule"), WITHOUT_ROWID)

    question: str = Field(primary_key=True)
    rule: str = Field(primary_key=True)
    position: int


class CodeLink(RulebookBase, table=True):
    """A line of the code or of the tests that answers for a rule."""

    __tablename__: ClassVar[Any] = "link"
    __table_args__ = (Index("link_path", "path"), WITHOUT_ROWID)

    rule: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    path: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    line: int = Field(primary_key=True)
