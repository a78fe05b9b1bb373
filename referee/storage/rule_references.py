"""What is stored under a rule: the owner's booklet passages and rulings citing it, read without SQLModel."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import StorageError

if TYPE_CHECKING:
    from referee.storage.database import Database

MOST = 20
"""Rulings that are told, those of the game played last first."""
CITING = (
    "SELECT saved_game.id, saved_game.name, saved_game.game, journal_entry.number, journal_entry.at,"
    " journal_entry.body FROM journal_entry"
    " JOIN cited_rule ON cited_rule.game_id = journal_entry.game_id"
    " AND cited_rule.number = journal_entry.number"
    " JOIN saved_game ON saved_game.id = journal_entry.game_id"
    " WHERE journal_entry.kind = 'ruling' AND cited_rule.rule = :rule"
    " ORDER BY saved_game.changed DESC, saved_game.id DESC, journal_entry.number DESC LIMIT :most"
)
"""The kind is written out, so that the index over rulings serves."""


class CitingRuling(Struct, frozen=True):
    """A ruling's entry, and the game it stands in."""

    game_id: int
    name: str
    game: str
    number: int
    at: str
    body: str


def rulings_citing(database: Database, rule: str) -> list[CitingRuling]:
    """The rulings that rest on a rule."""
    with database.reading() as connection:
        return [CitingRuling(*row) for row in connection.rows(CITING, rule=rule, most=MOST)]


AT_DESKS = (
    "SELECT tournament.name, ruling.number, tournament_table.label, tournament_table.round, ruling.asked,"
    " ruling.state, ruling.words, ruling.receipt FROM ruling"
    " JOIN tournament ON tournament.id = ruling.tournament_id"
    " JOIN tournament_table ON tournament_table.tournament_id = ruling.tournament_id"
    " AND tournament_table.number = ruling.table_number"
    " WHERE ruling.state <> 'asked' AND ruling.receipt LIKE :rule"
    " ORDER BY tournament.changed DESC, tournament.id DESC, ruling.number DESC"
)


class DeskCitation(Struct, frozen=True):
    """A ruling a judge gave at a tournament."""

    event: str
    number: int
    table: str
    round: int
    asked: str
    state: str
    words: str
    receipt: str


class _Cited(Struct):
    """The part of a receipt that names its rules."""

    rules: tuple[str, ...] = ()


def desk_rulings_citing(database: Database, rule: str) -> list[DeskCitation]:
    """The rulings given at desks that rest on a rule, those of the last tournament first."""
    with database.reading() as connection:
        if "ruling" not in connection.tables():
            return []
        citations = [DeskCitation(*row) for row in connection.rows(AT_DESKS, rule=f'%"{rule}"%')]
    return [
        citation for citation in citations if rule in msgspec.json.decode(citation.receipt, type=_Cited).rules
    ][:MOST]


class OwnPassage(Struct, frozen=True):
    """A passage of one of the owner's booklets, under the section it belongs to."""

    text: str
    rule: str
    heading: str
    page: str
    body: str
    certainty: str
    """`sure`, `likely`, or `unsure`; unsure ones are listed but not shown under a rule."""


OF_RULE = (
    "SELECT text, rule, heading, page, body, certainty FROM owner_passage"
    " WHERE rule = :rule AND certainty <> 'unsure' ORDER BY text"
)


def passages_for(database: Database, rule: str) -> list[OwnPassage]:
    """The passages to be shown under a rule, at most one for each booklet."""
    with database.reading() as connection:
        if "owner_passage" not in connection.tables():
            return []
        return [OwnPassage(*row) for row in connection.rows(OF_RULE, rule=rule)]


def passages_of(rule: str, environment: Mapping[str, str] = os.environ) -> list[OwnPassage]:
    """The same for a command that only shows rules: what is wrong with the database is told elsewhere."""
    try:
        with closing(open_database(usual_place(environment, make=False), read_only=True)) as database:
            return passages_for(database, rule)
    except StorageError:
        return []
