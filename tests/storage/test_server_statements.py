"""What is said to a file is said to a server in the same words: here to a file that is treated like one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from referee.storage.database import Database, about_new
from referee.storage.errors import HeldElsewhere, LeaseLost, NoSuchGame
from referee.storage.games import (
    create_game,
    entries_citing,
    read_journal,
    remove,
    rename,
    rules_cited,
    saved_games,
)
from referee.storage.lease import holder
from referee.storage.owner_cards import owner_values
from referee.storage.recovery import open_writer
from referee.storage.rule_references import passages_for, rulings_citing
from referee.storage.sqlalchemy_backend import Server, make_tables
from tests.kit.storage import AT, ENTERED, HEADER, by_hand


@pytest.fixture
def server(file: Path) -> Iterator[Database]:
    way = Server(make_url(f"sqlite:///{file}"), str(file))
    database = Database(way, way.place, read_only=False)
    make_tables(database.engine, database.place, about_new())
    yield database
    database.close()


def test_a_game_is_begun_entered_read_and_removed(server: Database) -> None:
    game = create_game(server, "Friday", HEADER, at=AT)
    with open_writer(server, game, at=AT) as writer:
        for kind, body in ENTERED:
            writer.append(kind, body, cites=("hbo.marshal.pay",), at=AT)
    journal = read_journal(server, game)
    assert [(one.kind, one.body) for one in journal.entries] == ENTERED
    assert journal.damage is None
    assert rules_cited(server, game)[1] == ("hbo.marshal.pay",)
    assert entries_citing(server, "hbo.marshal.pay")[-1] == (game, len(ENTERED))
    rename(server, game, "Saturday")
    assert [(one.id, one.name, one.count) for one in saved_games(server)] == [
        (game, "Saturday", len(ENTERED))
    ]
    remove(server, game)
    with pytest.raises(NoSuchGame):
        read_journal(server, game)


def test_one_writer_at_a_time(server: Database) -> None:
    game = create_game(server, "Friday", HEADER)
    with open_writer(server, game) as first:
        with pytest.raises(HeldElsewhere):
            open_writer(server, game)
        second = open_writer(server, game, by_force=True)
        with pytest.raises(LeaseLost):
            first.append("note", "{}")
        second.append("note", "{}")
        second.close()
    assert holder(server, game) is None


def test_a_broken_part_is_set_aside(server: Database, file: Path) -> None:
    game = create_game(server, "Friday", HEADER)
    with open_writer(server, game) as writer:
        for kind, body in ENTERED:
            writer.append(kind, body)
    by_hand(file, "UPDATE journal_entry SET body = 'forged' WHERE number = 5")
    open_writer(server, game, set_aside=True).close()
    with server.reading() as connection:
        kept = list(connection.rows("SELECT number, body FROM set_aside ORDER BY number"))
    assert [tuple(row) for row in kept] == [(5, "forged"), (6, ENTERED[5][1])]


def test_where_the_owner_has_added_nothing_nothing_is_found(server: Database) -> None:
    assert owner_values(server, "hbo").cards == ()
    assert passages_for(server, "hbo.marshal.pay") == []


def test_rulings_are_found_by_the_rules_they_rest_on(server: Database) -> None:
    game = create_game(server, "Friday", HEADER, at=AT)
    with open_writer(server, game, at=AT) as writer:
        writer.append("note", "{}", cites=("hbo.marshal.pay",), at=AT)
        writer.append("ruling", "{}", cites=("hbo.marshal.pay",), at=AT)
    [found] = rulings_citing(server, "hbo.marshal.pay")
    assert (found.game_id, found.name, found.number) == (game, "Friday", 2)
