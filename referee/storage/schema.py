"""The tables of saved games, and of tournaments."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import ForeignKeyConstraint, Index, text
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

WITHOUT_ROWID = {"sqlite_with_rowid": False}
"""One tree per table instead of two: a commit writes one page less."""


class SavedGamesBase(SQLModel, registry=registry()):
    """All tables of saved games."""


class About(SavedGamesBase, table=True):
    """Facts about the database: the number of its schema, and `serial`, which tells it from others."""

    __tablename__: ClassVar[Any] = "referee_about"

    name: str = Field(primary_key=True)
    value: str


class SavedGame(SavedGamesBase, table=True):
    """A game, and where its journal begins and ends."""

    __tablename__: ClassVar[Any] = "saved_game"

    id: int | None = Field(default=None, primary_key=True)
    name: str
    game: str
    header: str
    """JSON text of `engine.kernel.journal.Header`."""
    start: str
    """Link of the header."""
    count: int
    """How many entries there are; with `head` it shows a missing end."""
    head: str
    """Link of the last entry."""
    created: str
    changed: str


RULINGS = text("kind = 'ruling'")


class JournalEntry(SavedGamesBase, table=True):
    __tablename__: ClassVar[Any] = "journal_entry"
    __table_args__ = (
        Index("ruling_entry", "game_id", "number", sqlite_where=RULINGS, postgresql_where=RULINGS),
        WITHOUT_ROWID,
    )

    game_id: int = Field(primary_key=True, foreign_key="saved_game.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    kind: str
    body: str
    at: str
    link: str


class CitedRule(SavedGamesBase, table=True):
    """The rules of an entry, to find the entries of a rule.

    An index over what the entries say, not part of their chain; it can be built again from them.
    """

    __tablename__: ClassVar[Any] = "cited_rule"
    __table_args__ = (
        ForeignKeyConstraint(
            ["game_id", "number"], ["journal_entry.game_id", "journal_entry.number"], ondelete="CASCADE"
        ),
        WITHOUT_ROWID,
    )

    game_id: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    rule: str = Field(primary_key=True)


class SetAside(SavedGamesBase, table=True):
    """Entries that did not follow, kept as they were found when the game went on without them."""

    __tablename__: ClassVar[Any] = "set_aside"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="saved_game.id", ondelete="CASCADE", index=True)
    set_aside_at: str
    wrong: str
    number: int | None
    kind: str | None
    body: str | None
    at: str | None
    link: str | None


class Lease(SavedGamesBase, table=True):
    """The program that may write to a game."""

    __tablename__: ClassVar[Any] = "lease"

    game_id: int = Field(primary_key=True, foreign_key="saved_game.id", ondelete="CASCADE")
    token: str
    """Different for each taking, so that one taken over can be told from its successor."""
    host: str
    machine: str
    process: int
    started: str
    """When the process began, as its machine counts; a number used again is not the same process."""
    since: str
    person: str
    """The account the program runs under; empty: an older program, which did not say."""
    alive: str
    """When the program last showed that it runs."""


class TournamentRow(SavedGamesBase, table=True):
    """A tournament, and where the journal of its judges begins and ends."""

    __tablename__: ClassVar[Any] = "tournament"

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str = Field(unique=True)
    header: str
    """JSON text of `referee.desk.entries.entry_types.DeskHeader`."""
    start: str
    """Link of the header."""
    count: int
    head: str
    """Link of the last entry."""
    created: str
    changed: str


class JudgeEntryRow(SavedGamesBase, table=True):
    """An entry of the judges' journal, chained like a game's."""

    __tablename__: ClassVar[Any] = "judge_entry"

    tournament_id: int = Field(primary_key=True, foreign_key="tournament.id")
    number: int = Field(primary_key=True)
    kind: str
    body: str
    at: str
    link: str


class TournamentPart(SavedGamesBase):
    """A row that the entries of a tournament lead to; `referee verify` compares both."""

    tournament_id: int = Field(primary_key=True, foreign_key="tournament.id")
    number: int = Field(primary_key=True)


class PersonRow(TournamentPart, table=True):
    """The name of a person, which stands nowhere else: the journal has a salted hash of it."""

    __tablename__: ClassVar[Any] = "person"

    name: str
    salt: str
    mark: str
    role: str
    language: str
    public_key: str
    erased: int


class TournamentTableRow(TournamentPart, table=True):
    __tablename__: ClassVar[Any] = "tournament_table"

    round: int
    label: str
    game_id: int
    """0: nobody mirrors this table."""
    seats: str
    """JSON: seat -> number of the person."""
    clock_start: str
    limit_ms: int
    stopped_ms: int
    stopped_since: str
    extension_ms: int


class CallRow(TournamentPart, table=True):
    __tablename__: ClassVar[Any] = "judge_call"

    table_number: int
    seat: str
    at: str
    about: str
    words: str
    taken_by: int
    taken_at: str
    closed_at: str
    extension_ms: int
    ruling: int


class RulingRow(TournamentPart, table=True):
    __tablename__: ClassVar[Any] = "ruling"

    table_number: int
    game_id: int
    entry_number: int
    head_link: str
    asked: str
    seat: str
    position: str
    receipt: str
    state: str
    judge: int
    words: str
    replaces: int
    provisional: int
    decided: str
    key: str


class PenaltyRow(TournamentPart, table=True):
    __tablename__: ClassVar[Any] = "penalty"

    person: int
    round: int
    table_number: int
    ruling: int
    entry_number: int
    rules: str
    infraction: str
    level: str
    suggested: str
    because: str
    judge: int
    lifted: str


class PeekRow(TournamentPart, table=True):
    """A judge's look at a hand."""

    __tablename__: ClassVar[Any] = "peek"

    judge: int
    table_number: int
    seat: str
    at: str
