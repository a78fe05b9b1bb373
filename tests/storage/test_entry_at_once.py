"""An entry on PostgreSQL is one statement in one round trip, and fails as the several statements did."""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest

from referee.storage.connection import Conflict
from referee.storage.database import Database, open_database
from referee.storage.errors import LeaseLost, NotText
from referee.storage.games import create_game, read_journal
from referee.storage.recovery import open_writer
from referee.storage.sqlalchemy_backend import ServerConnection
from referee.storage.writer import ADD_AT_ONCE, Writer
from tests import postgres
from tests.kit.storage import HEADER

CITES = ("hbo.action.alternate", "hbo.action.closing")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def database(server: str) -> Iterator[Database]:
    found = open_database(postgres.new_database(server))
    yield found
    found.close()


@pytest.fixture
def writer(database: Database) -> Iterator[Writer]:
    with open_writer(database, create_game(database, "Friday", HEADER)) as found:
        yield found


def test_an_entry_its_rules_and_the_head_are_written_by_one_statement(
    database: Database, writer: Writer
) -> None:
    with mock.patch.object(ServerConnection, "begin", side_effect=AssertionError("a second round trip")):
        entry = writer.append("move", '{"do":"pass"}', cites=CITES)
    kept = read_journal(database, writer.journal.game_id)
    assert kept.entries[-1] == entry
    assert kept.sound_head.link == entry.link
    with database.reading() as connection:
        cited = connection.rows("SELECT rule FROM cited_rule ORDER BY rule")
        assert tuple(rule for (rule,) in cited) == CITES


def test_without_the_lease_nothing_is_written(database: Database, writer: Writer) -> None:
    with database.writing() as connection:
        connection.change("DELETE FROM lease")
    with pytest.raises(LeaseLost):
        writer.append("move", "{}", cites=CITES)
    assert read_journal(database, writer.journal.game_id).entries == ()


def test_what_a_server_cannot_take_is_told_and_the_next_is_written(
    database: Database, writer: Writer
) -> None:
    with pytest.raises(NotText):
        writer.append("move", '{"words":"\x00"}')
    writer.append("note", '{"words":"on"}')
    assert [one.kind for one in read_journal(database, writer.journal.game_id).entries] == ["note"]


def test_a_number_that_is_taken_is_a_conflict_and_leaves_the_head(database: Database, writer: Writer) -> None:
    game, head = writer.journal.game_id, writer.head.link
    with database.writing() as connection:
        connection.change(
            "INSERT INTO journal_entry (game_id, number, kind, body, at, link)"
            " VALUES (:game, 1, 'note', '{}', '', 'x')",
            game=game,
        )
    connection = database.connected_for_writing()
    token = next(str(one) for (one,) in connection.rows("SELECT token FROM lease"))
    connection.rollback()
    told = {"number": 1, "kind": "note", "body": "{}", "at": "", "link": "y", "rules": list[str]()}
    with pytest.raises(Conflict):
        connection.at_once(ADD_AT_ONCE, game=game, token=token, previous=head, **told)  # type: ignore[arg-type]
    assert [str(one) for (one,) in connection.rows("SELECT head FROM saved_game")] == [head]
    connection.close()
