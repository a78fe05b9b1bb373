"""The owner's cards and card values, read without SQLModel."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from datetime import date

import msgspec

from cards.catalogue import Catalogue, catalogue
from cards.facts import NewCard, OwnerEntry, OwnerValues, RawValue
from referee.storage.database import Database, open_database, usual_place
from referee.storage.errors import StorageError

TABLES = {"owner_card", "owner_card_value"}
CARDS = 'SELECT id, names, type, by, "on" FROM owner_card WHERE game = :game ORDER BY number'
VALUES = 'SELECT card, field, value, by, "on" FROM owner_card_value WHERE game = :game ORDER BY id'


SIZES = (
    "SELECT (SELECT count(*) FROM owner_card WHERE game = :game),"
    " (SELECT count(*) FROM owner_card_value WHERE game = :game)"
)
Size = tuple[int, int]
"""How many cards and how many values are kept; both only grow."""


def size_of(database: Database, game: str) -> Size:
    """How many cards and values of this game the owner has entered, in any program."""
    with database.reading() as connection:
        if not connection.tables() >= TABLES:
            return 0, 0
        [(cards, values)] = connection.rows(SIZES, game=game)
        return int(cards), int(values)


def owner_values(database: Database, game: str) -> OwnerValues:
    """All values of this game that the owner has entered."""
    with database.reading() as connection:
        if not connection.tables() >= TABLES:
            return OwnerValues(game)
        cards = tuple(_card(*row) for row in connection.rows(CARDS, game=game))
        return OwnerValues(game, cards, tuple(_entry(*row) for row in connection.rows(VALUES, game=game)))


def own_catalogue(game: str, environment: Mapping[str, str] = os.environ) -> Catalogue:
    """The catalogue of a game with the owner's values, if they can be read."""
    known = catalogue(game)
    try:
        with closing(open_database(usual_place(environment, make=False), read_only=True)) as database:
            return known.with_owner(owner_values(database, game))
    except (StorageError, msgspec.DecodeError, ValueError):  # whoever opens the database is told
        return known


def _card(id_: str, names: str, kind: str, by: str, on: str | date) -> NewCard:
    return NewCard(id_, msgspec.json.decode(names, type=dict[str, str]), kind, by, _day(on))


def _entry(card: str, field: str, value: str, by: str, on: str | date) -> OwnerEntry:
    decoded = msgspec.json.decode(value, type=RawValue | None)
    return OwnerEntry(card, field, decoded, by, _day(on))


def _day(stored: str | date) -> date:
    """A day, which a file stores as text and a server as a day."""
    return date.fromisoformat(stored) if isinstance(stored, str) else stored
