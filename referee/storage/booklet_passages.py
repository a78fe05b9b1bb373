"""Passages of the owner's booklets under a rule, read without SQLModel."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing

from msgspec import Struct

from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import StorageError


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
