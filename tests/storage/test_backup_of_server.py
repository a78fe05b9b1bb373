"""A backup of a server is a file that opens like any other, and holds all that the server held."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.session.game_setup import new_start
from referee.session.persistence import begin, resume
from referee.storage.database import Database, open_database
from referee.storage.games import create_game, read_journal, rules_cited, saved_games
from referee.storage.lease import holder
from referee.storage.recovery import back_up, open_writer
from tests import postgres
from tests.kit.command import inside
from tests.kit.storage import ENTERED, HEADER, opened


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def url(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))
    return postgres.new_database(server)


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    with closing(open_database(url)) as database:
        yield database


def test_a_copy_holds_every_entry_and_every_rule_and_goes_on(database: Database, tmp_path: Path) -> None:
    kept = begin(database, "Friday", new_start("kings", "both"))
    kept.session.note("one")
    other = create_game(database, "Saturday", HEADER)
    with open_writer(database, other) as writer:
        for kind, body in ENTERED:
            writer.append(kind, body, cites=("hbo.marshal.pay",))

    found = back_up(database, tmp_path / "copy.db")

    assert (found.games, found.broken) == (2, ())
    with opened(tmp_path / "copy.db") as copy:
        assert saved_games(copy) == saved_games(database)
        for game in (kept.game_id, other):
            assert read_journal(copy, game).entries == read_journal(database, game).entries
            assert rules_cited(copy, game) == rules_cited(database, game)
            assert holder(copy, game) is None
        again = resume(copy, kept.game_id)
        again.session.note("on")
        again.close()
        assert create_game(copy, "Sunday", HEADER) == other + 1
    kept.close()


def test_a_copy_made_while_others_write_is_of_one_moment(database: Database, tmp_path: Path) -> None:
    game = create_game(database, "Friday", HEADER)
    writer, stop = open_writer(database, game), threading.Event()

    def write() -> None:
        while not stop.is_set():
            writer.append("note", "{}")

    writing = threading.Thread(target=write)
    writing.start()
    try:
        found = [back_up(database, tmp_path / f"copy{number}.db") for number in range(8)]
    finally:
        stop.set()
        writing.join()
        writer.close()

    assert [one.broken for one in found] == [()] * 8
    assert sorted(one.entries for one in found) == [one.entries for one in found]


def test_the_command_copies_a_server_and_the_copy_is_verified(url: str, tmp_path: Path) -> None:
    with closing(open_database(url)) as database:
        begin(database, "Friday", new_start("kings", "both")).close()
    copy = tmp_path / "copy.db"

    made = inside("backup", str(copy), REFEREE_DATABASE_URL=url)
    again = inside("backup", str(copy), REFEREE_DATABASE_URL=url)

    assert (made.code, again.code) == (0, 3)
    assert inside("verify", str(copy), REFEREE_DATABASE_URL=url).code == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert [one.name for one in tmp_path.glob("copy.db*")] == ["copy.db"]
