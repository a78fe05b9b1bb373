"""A table goes on while its server is gone; what was entered meanwhile is sent, or a game of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from referee.storage import lease
from referee.storage.connection import SqlValue
from referee.storage.database import Database, open_database
from referee.storage.errors import Branched, DeviceFailed, NotReachable, TakenOver
from referee.storage.games import create_game, read_journal, rules_cited, saved_games
from referee.storage.recovery import Takeover, open_writer
from referee.storage.sqlalchemy_backend import ServerConnection
from referee.storage.writer import Writer
from tests import postgres
from tests.kit.storage import HEADER


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def url(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "table"))
    return postgres.new_database(server)


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    with closing(open_database(url)) as database:
        yield database


@pytest.fixture
def game(database: Database) -> int:
    return create_game(database, "Friday", HEADER)


@contextmanager
def gone(url: str) -> Iterator[None]:
    """Nobody reaches the database, and whoever was connected is no more."""
    address, _, name = url.replace("+psycopg", "").rpartition("/")
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        try:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )
            yield
        finally:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())


def entered(writer: Writer, *words: str) -> None:
    for one in words:
        writer.append("note", f'{{"words":"{one}"}}', cites=("hbo.marshal.pay",))


def words(database: Database, game: int) -> list[str]:
    journal = read_journal(database, game)
    assert journal.damage is None
    return [one.body.split('"')[3] for one in journal.entries]


def test_what_is_entered_while_the_server_is_gone_is_sent_in_order(
    url: str, database: Database, game: int
) -> None:
    with open_writer(database, game) as writer:
        entered(writer, "one")
        with gone(url):
            entered(writer, "two", "three")
            assert writer.unsent == 2
            with pytest.raises((NotReachable, DeviceFailed)):
                writer.send()
        assert writer.send() == 2
        entered(writer, "four")

        assert writer.unsent == 0
    assert words(database, game) == ["one", "two", "three", "four"]
    assert rules_cited(database, game) == dict.fromkeys(range(1, 5), ("hbo.marshal.pay",))


def test_an_entry_whose_answer_was_lost_is_there_once(
    database: Database, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_writer(database, game) as writer:
        plain = ServerConnection.at_once

        def at_once(self: ServerConnection, statement: str, **values: SqlValue | list[str]) -> int | None:
            plain(self, statement, **values)
            monkeypatch.undo()
            raise DeviceFailed(place="", found="gone")

        monkeypatch.setattr(ServerConnection, "at_once", at_once)
        entered(writer, "one", "two")
        assert writer.unsent == 2
        writer.send()

    assert words(database, game) == ["one", "two"]


def test_a_program_that_died_with_unsent_entries_sends_them_when_it_opens_the_game_again(
    url: str, database: Database, game: int
) -> None:
    writer = open_writer(database, game)
    entered(writer, "one")
    with gone(url):
        entered(writer, "two")
    died(database)

    with open_writer(database, game) as again:
        assert [one.body.split('"')[3] for one in again.journal.entries] == ["one", "two"]
        entered(again, "three")

    assert words(database, game) == ["one", "two", "three"]


def died(database: Database) -> None:
    """The holder's program runs no more."""
    with database.writing() as connection:
        connection.change("UPDATE lease SET started = 'an-earlier-boot/1', process = 999999999")


def taken_over(url: str, game: int, elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another computer takes the game and enters something."""
    with monkeypatch.context() as patch:
        patch.setenv("REFEREE_STATE", str(elsewhere))
        with (
            closing(open_database(url)) as database,
            open_writer(database, game, takeover=Takeover("its network is gone")) as writer,
        ):
            entered(writer, "theirs")


def test_a_table_that_was_taken_over_comes_back_as_a_branch(
    url: str, database: Database, game: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = open_writer(database, game)
    entered(writer, "one")
    with gone(url):
        entered(writer, "two", "three")
    taken_over(url, game, tmp_path / "judge", monkeypatch)

    with pytest.raises(Branched) as branched:
        writer.send()
    with pytest.raises(TakenOver):
        entered(writer, "four")
    writer.close()

    assert branched.value.facts["because"] == "its network is gone"
    assert words(database, game)[-1] == "theirs"
    [branch] = [one for one in saved_games(database) if one.id != game]
    assert branch.name == "Friday ⑂1"
    assert words(database, branch.id) == ["one", "two", "three"]
    assert lease.holder(database, game) is None
    with open_writer(database, game) as again:
        assert again.branch == ""


def test_unsent_entries_stay_here_until_their_branch_is_kept(
    url: str, database: Database, game: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = open_writer(database, game)
    entered(writer, "one")
    with gone(url):
        entered(writer, "two")
    taken_over(url, game, tmp_path / "judge", monkeypatch)

    with monkeypatch.context() as killed:
        killed.setattr("referee.storage.writer.store", lambda *_, **__: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            open_writer(database, game)
    with open_writer(database, game) as again:
        assert again.branch == "Friday ⑂1"


def test_unsent_entries_of_a_program_that_died_become_a_branch_where_others_went_on(
    url: str, database: Database, game: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = open_writer(database, game)
    entered(writer, "one")
    with gone(url):
        entered(writer, "two")
    taken_over(url, game, tmp_path / "judge", monkeypatch)

    with open_writer(database, game) as again:
        assert again.branch == "Friday ⑂1"
        entered(again, "after")

    assert words(database, game)[-1] == "after"
    [branch] = [one for one in saved_games(database) if one.id != game]
    assert words(database, branch.id) == ["one", "two"]
    with open_writer(database, game) as third:
        assert third.branch == ""


def test_an_entry_that_the_server_refuses_is_not_kept_here_either(
    url: str, database: Database, game: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = open_writer(database, game)
    entered(writer, "one")
    taken_over(url, game, tmp_path / "judge", monkeypatch)

    with pytest.raises(TakenOver):
        entered(writer, "two")
    writer.close()
    with open_writer(database, game) as again:
        assert again.branch == ""

    assert "two" not in words(database, game)


def test_a_program_ends_in_peace_while_the_server_is_gone(url: str, database: Database, game: int) -> None:
    writer = open_writer(database, game)
    with gone(url):
        entered(writer, "one")
        writer.close()
    died(database)

    with open_writer(database, game):
        pass
    assert words(database, game) == ["one"]
