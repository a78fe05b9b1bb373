import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.kernel.journal import JournalLine
from referee.storage.database import Database
from referee.storage.errors import DiskFull, LeaseLost, NotText
from referee.storage.games import read_journal
from referee.storage.lease import release, take_lease
from referee.storage.recovery import open_writer
from referee.storage.writer import Writer
from tests.kit.storage import by_hand, opened


def allow_pages(writer: Writer, pages: int) -> None:
    list(writer._connection.rows(f"PRAGMA max_page_count = {pages}"))


def test_an_entry_is_on_the_disk_when_append_returns(file: Path, database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        entry = writer.append("move", '{"do":"pass"}')

        with opened(file, read_only=True) as another:
            assert read_journal(another, game).entries == (entry,)


def test_entries_are_numbered_from_one_across_openings(database: Database, game: int) -> None:
    for expected in (1, 2, 3):
        with open_writer(database, game) as writer:
            assert writer.append("note", "{}").number == expected


def test_every_commit_waits_for_the_disk(database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        settings = writer._connection
        assert list(settings.rows("PRAGMA journal_mode")) == [("wal",)]
        assert list(settings.rows("PRAGMA synchronous")) == [(2,)]
        assert list(settings.rows("PRAGMA foreign_keys")) == [(1,)]


def test_a_writer_can_be_used_from_another_thread(database: Database, game: int) -> None:
    with ThreadPoolExecutor(1) as worker:
        writer = worker.submit(open_writer, database, game).result()
        worker.submit(writer.append, "note", '{"from":"worker"}').result()
    writer.append("note", '{"from":"main"}')
    writer.close()

    assert len(read_journal(database, game).entries) == 2


def test_entries_from_many_threads_stand_in_one_chain(database: Database, game: int) -> None:
    with open_writer(database, game) as writer, ThreadPoolExecutor(8) as workers:
        start = threading.Barrier(8)

        def enter(number: int) -> JournalLine:
            start.wait()
            return writer.append("note", str(number))

        entered = list(workers.map(enter, range(8)))

    journal = read_journal(database, game)
    assert journal.damage is None
    assert set(journal.entries) == set(entered)


def test_on_a_full_disk_the_entry_is_refused_and_the_rest_stays(database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        kept = writer.append("note", "{}")
        allow_pages(writer, 1)  # SQLite takes this as: no more than there are

        with pytest.raises(DiskFull, match=database.place):
            writer.append("note", "x" * 100_000)

        assert read_journal(database, game).entries == (kept,)
        allow_pages(writer, 1_000_000)
        after = writer.append("note", "there is room again")

    assert after.number == 2
    assert read_journal(database, game).damage is None


def test_text_that_cannot_be_written_down_is_refused(database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        with pytest.raises(NotText):
            writer.append("note", "half a letter: \ud800")

        assert writer.append("note", "{}").number == 1


def test_a_writer_whose_game_was_taken_over_keeps_nothing_more(database: Database, game: int) -> None:
    first = open_writer(database, game)
    first.append("note", '{"from":"first"}')
    second = open_writer(database, game, by_force=True)

    with pytest.raises(LeaseLost, match=f"game {game}"):
        first.append("note", '{"late":true}')
    second.append("note", '{"from":"second"}')
    first.close()
    second.append("note", '{"still":"mine"}')
    second.close()

    journal = read_journal(database, game)
    assert [entry.body for entry in journal.entries] == [
        '{"from":"first"}',
        '{"from":"second"}',
        '{"still":"mine"}',
    ]
    assert journal.damage is None


def test_a_writer_whose_game_was_removed_is_told(file: Path, database: Database, game: int) -> None:
    with open_writer(database, game) as writer:
        by_hand(file, "PRAGMA foreign_keys = ON", "DELETE FROM saved_game")

        with pytest.raises(LeaseLost):
            writer.append("note", "{}")


def test_a_journal_written_behind_the_writers_back_is_not_overwritten(
    file: Path, database: Database, game: int
) -> None:
    with open_writer(database, game) as writer:
        by_hand(file, "UPDATE saved_game SET head = 'another', count = 1")

        with pytest.raises(LeaseLost):
            writer.append("note", "{}")


def test_closing_twice_does_no_harm_to_the_next_writer(database: Database, game: int) -> None:
    first = open_writer(database, game)
    first.close()
    second = open_writer(database, game)
    first.close()

    second.append("note", "{}")
    second.close()
    release(database, take_lease(database, game).holder)
