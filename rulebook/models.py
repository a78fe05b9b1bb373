"""Which tables does the rulebook's database have?

Columns are what is searched, joined or sorted by; `body` is the whole record as JSON, so that a reader gets
a section with one row and without the database layer, which costs 0.4 s to import.
"""

from __future__ import annotations

from sqlmodel import Field, SQLModel


class MetaRow(SQLModel, table=True):
    __tablename__ = "meta"
    key: str = Field(primary_key=True)
    value: str


class GameRow(SQLModel, table=True):
    __tablename__ = "game"
    id: str = Field(primary_key=True)
    title: str
    body: str


class ChapterRow(SQLModel, table=True):
    __tablename__ = "chapter"
    game: str = Field(primary_key=True, foreign_key="game.id")
    language: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    title: str
    body: str


class SectionRow(SQLModel, table=True):
    """One section in one language; `position` counts through the book."""

    __tablename__ = "section"
    id: str = Field(primary_key=True)
    language: str = Field(primary_key=True)
    game: str = Field(foreign_key="game.id", index=True)
    chapter: str
    position: int = Field(index=True)
    title: str
    kind: str
    basis: str
    body: str


class RelationRow(SQLModel, table=True):
    __tablename__ = "relation"
    rule: str = Field(primary_key=True)
    related: str = Field(primary_key=True)
    position: int


class DifferenceRow(SQLModel, table=True):
    __tablename__ = "difference"
    game: str = Field(primary_key=True, foreign_key="game.id")
    id: str = Field(primary_key=True)
    point: str
    can_change_a_ruling: bool
    body: str


class TermRow(SQLModel, table=True):
    __tablename__ = "term"
    game: str = Field(primary_key=True, foreign_key="game.id")
    id: str = Field(primary_key=True)
    body: str


class FormRow(SQLModel, table=True):
    """A form of a term with case and diacritics folded away."""

    __tablename__ = "form"
    key: int | None = Field(default=None, primary_key=True)
    folded: str = Field(index=True)
    game: str
    language: str
    term: str
    position: int


class QuestionRow(SQLModel, table=True):
    __tablename__ = "question"
    id: str = Field(primary_key=True)
    language: str = Field(primary_key=True)
    game: str = Field(foreign_key="game.id")
    body: str


class QuestionRuleRow(SQLModel, table=True):
    __tablename__ = "question_rule"
    question: str = Field(primary_key=True)
    rule: str = Field(primary_key=True, index=True)
    position: int


class LinkRow(SQLModel, table=True):
    __tablename__ = "link"
    key: int | None = Field(default=None, primary_key=True)
    rule: str = Field(index=True)
    kind: str
    path: str = Field(index=True)
    name: str
    line: int


class PassageRow(SQLModel, table=True):
    """Something that can be found: a title, a term's forms, a question or a rule's text.

    `rules` are the rules it leads to, `shown` is what a reader sees of it, `source` its own id; `stems` are
    kept because working them out again for forty candidates would cost more than the rest of a search.
    """

    __tablename__ = "passage"
    key: int = Field(primary_key=True)
    kind: str
    game: str
    language: str
    source: str
    rules: str
    shown: str
    stems: str


class WordRow(SQLModel, table=True):
    """A word that occurs in some passage of a game, folded, with the stems it is filed under.

    Each game has its own words: a word of one must not be taken for another's, nor hide a misspelling.
    """

    __tablename__ = "word"
    key: int = Field(primary_key=True)
    word: str = Field(index=True)
    game: str
    stems: str


class StemRow(SQLModel, table=True):
    """In how many passages of a game a stem occurs."""

    __tablename__ = "stem"
    stem: str = Field(primary_key=True)
    game: str = Field(primary_key=True)
    passages: int


FULL_TEXT = (
    "CREATE VIRTUAL TABLE passage_stems USING fts5(stems, content='')",
    "CREATE VIRTUAL TABLE word_letters USING fts5(word, content='', tokenize='trigram')",
)
"""SQLModel has no words for full-text tables."""
