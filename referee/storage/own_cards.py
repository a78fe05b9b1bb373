"""What has the owner read off their own cards, and which cards has he added?

Read without the database layer, for commands that have no time for it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from datetime import date

import msgspec

from cards.catalogue import Catalogue, catalogue
from cards.origin import Raw
from cards.owner import Entry, NewCard, OwnerValues
from referee.storage.plain_reading import VARIABLE, is_elsewhere, rows, usual_file

CARDS = 'SELECT id, names, type, by, "on" FROM owner_card WHERE game = ? ORDER BY number'
VALUES = 'SELECT card, field, value, by, "on" FROM owner_card_value WHERE game = ? ORDER BY id'


def own_catalogue(game: str, environment: Mapping[str, str] = os.environ) -> Catalogue:
    """The known facts about the cards of a game, with the owner's cards and values over them."""
    known, url = catalogue(game), environment.get(VARIABLE, "")
    values = _through_the_database_layer(game) if is_elsewhere(url) else _plainly(game, url)
    return known.with_owner(values) if values.cards or values.entries else known


def _plainly(game: str, url: str) -> OwnerValues:
    file = usual_file(url)
    try:
        cards = tuple(_card(*row) for row in rows(file, CARDS, game))
        return OwnerValues(game, cards, tuple(_entry(*row) for row in rows(file, VALUES, game)))
    except (msgspec.DecodeError, ValueError):  # a damaged row: whoever opens the database is told
        return OwnerValues(game)


def _card(id_: str, names: str, kind: str, by: str, on: str) -> NewCard:
    return NewCard(id_, msgspec.json.decode(names, type=dict[str, str]), kind, by, date.fromisoformat(on))


def _entry(card: str, field: str, value: str, by: str, on: str) -> Entry:
    told = msgspec.json.decode(value, type=Raw | None)
    return Entry(card, field, told, by, date.fromisoformat(on))


def _through_the_database_layer(game: str) -> OwnerValues:
    from cards.store import load  # 0.4 s, only for those who keep their games on a server
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError

    try:
        with closing(open_database(read_only=True)) as database:
            return load(database.engine, game)
    except StorageError:
        return OwnerValues(game)
