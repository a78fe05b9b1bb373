"""Rulings in saved games that rest on a rule, read without SQLModel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

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
