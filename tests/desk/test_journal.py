from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.errors import Unreadable
from engine.kernel.journal import BreakKind
from referee.desk import ruling_actions, tournament_actions
from referee.desk.entries.tables import CallMade, TournamentClosed
from referee.desk.tournament_journal import DeskJournal, tournament_named
from referee.desk.tournament_rows import ROWS, DeskRefusal, Person
from referee.desk.verification import check_tournament, read_tournament_record, record_bytes
from referee.storage.connection import Connection
from referee.storage.database import Database
from referee.storage.errors import NotReachable
from tests.kit.command import inside
from tests.kit.desk import HEAD, JUDGE, LANNISTER, TABLE, a_ruling, a_tournament
from tests.kit.storage import by_hand, opened

A_SECOND = """
    INSERT INTO penalty SELECT tournament_id, 2, person, round, table_number, 0, 0, rules, infraction, level,
    suggested, because, judge, lifted FROM penalty
"""


def busy(journal: DeskJournal) -> None:
    """Something of every kind."""
    tournament_actions.start_clock(journal, TABLE, 0, HEAD)
    tournament_actions.call_judge(journal, TABLE, "stark", words="Ж")
    tournament_actions.take_call(journal, 1, JUDGE)
    ruling = a_ruling(journal)
    ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "illegal-move", ruling=ruling)
    tournament_actions.look_at_hand(journal, TABLE, "stark", JUDGE)
    tournament_actions.close_call(journal, 1, JUDGE, ruling=ruling)
    tournament_actions.note(journal, JUDGE, "all is well", TABLE)


def test_another_program_reads_what_was_written(journal: DeskJournal) -> None:
    busy(journal)

    other = tournament_named(journal.database, "Autumn Cup")

    assert other.refresh().rows == journal.book.rows
    assert other.head == journal.head


def test_every_row_is_what_the_entries_come_to(journal: DeskJournal) -> None:
    busy(journal)

    found = check_tournament(journal.database, journal.tournament)

    assert found.sound
    assert found.entries == len(journal.lines)
    assert {type(one) for one in journal.book} == set(ROWS)


@pytest.mark.parametrize(
    ("changed", "row"),
    [
        ("UPDATE penalty SET level = 'disqualification'", "penalty 1"),
        ("UPDATE ruling SET state = 'upheld', words = 'Yes.'", "ruling 1"),
        ("DELETE FROM judge_call", "judge_call 1"),
        ("DELETE FROM peek", "peek 1"),
        ("UPDATE tournament_table SET extension_ms = 600000", "tournament_table 1"),
        ("UPDATE person SET name = 'Nobody' WHERE number = 2", "person 2"),
        ("UPDATE person SET role = 'head' WHERE number = 4", "person 4"),
        (A_SECOND, "penalty 2"),
    ],
)
def test_a_row_changed_behind_its_back_is_found(
    journal: DeskJournal, tmp_path: Path, changed: str, row: str
) -> None:
    busy(journal)

    by_hand(tmp_path / "games.db", changed)

    assert check_tournament(journal.database, journal.tournament).differing == (row,)


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ("UPDATE judge_entry SET body = replace(body, 'caution', 'warning')", BreakKind.CHANGED),
        ("DELETE FROM judge_entry WHERE number = 9", BreakKind.MISSING),
        ("DELETE FROM judge_entry WHERE number > 12", BreakKind.CUT),
        ("UPDATE tournament SET head = 'feed'", BreakKind.HEAD),
    ],
)
def test_an_entry_changed_cut_or_taken_out_is_found(
    journal: DeskJournal, tmp_path: Path, changed: str, wrong: BreakKind
) -> None:
    busy(journal)

    by_hand(tmp_path / "games.db", changed)

    damage = check_tournament(journal.database, journal.tournament).damage
    assert damage is not None
    assert damage.wrong is wrong


def test_a_journal_that_was_cut_and_given_another_head_is_found_by_its_witness(
    journal: DeskJournal, tmp_path: Path
) -> None:
    busy(journal)
    last = journal.lines[11]
    tournament_actions.note(journal, JUDGE, "the last word")
    cut = (
        "DELETE FROM judge_entry WHERE number > 12",
        f"UPDATE tournament SET count = 12, head = '{last.link}'",
        "DELETE FROM penalty",
        "DELETE FROM peek",
    )
    by_hand(tmp_path / "games.db", *cut)

    found = check_tournament(journal.database, journal.tournament)

    assert found.damage is None
    assert found.missing == len(journal.lines)
    assert not found.sound


def test_nothing_is_written_on_a_broken_chain(journal: DeskJournal, tmp_path: Path) -> None:
    busy(journal)
    by_hand(tmp_path / "games.db", "UPDATE judge_entry SET body = '{}' WHERE number = 4")

    with pytest.raises(DeskRefusal, match="journal-broken"):
        tournament_named(journal.database, "").refresh()


def test_a_refused_entry_leaves_nothing_behind(journal: DeskJournal) -> None:
    before = (len(journal.lines), journal.head)

    with pytest.raises(DeskRefusal):
        tournament_actions.take_call(journal, 7, JUDGE)
    with pytest.raises(Unreadable):
        tournament_actions.call_judge(journal, TABLE, words="a\x1bb")

    journal.refresh()
    assert (len(journal.lines), journal.head) == before
    assert check_tournament(journal.database, journal.tournament).sound


def test_an_entry_whose_commit_brought_no_answer_stands_there_once(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks between the commit and its answer."""
    from referee.storage import sqlite_backend
    from referee.storage.errors import DeviceFailed

    plain = sqlite_backend.FileConnection.commit

    def commit(self: Connection) -> None:
        plain(self)  # type: ignore[arg-type]
        monkeypatch.undo()
        raise DeviceFailed(place="", found="gone")

    monkeypatch.setattr(sqlite_backend.FileConnection, "commit", commit)
    made = tournament_actions.call_judge(journal, TABLE, words="once")

    assert [one.words for one in journal.refresh().open_calls()] == ["once"]
    assert made.number == 1


def test_an_entry_that_was_not_committed_is_told(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    from referee.storage import sqlite_backend
    from referee.storage.errors import DeviceFailed

    def commit(self: Connection) -> None:
        monkeypatch.undo()
        raise DeviceFailed(place="", found="gone")

    monkeypatch.setattr(sqlite_backend.FileConnection, "commit", commit)
    with pytest.raises(DeviceFailed):
        tournament_actions.call_judge(journal, TABLE)

    assert journal.refresh().open_calls() == []


def test_an_over_tournament_takes_nothing_but_erasure(journal: DeskJournal) -> None:
    journal.write(lambda _: TournamentClosed(HEAD))

    with pytest.raises(DeskRefusal, match="tournament-over"):
        journal.write(lambda _: CallMade(1, TABLE))
    tournament_actions.erase(journal, [LANNISTER])

    assert journal.book.person(LANNISTER).erased


# Persons


def test_a_name_stands_in_no_entry(journal: DeskJournal) -> None:
    busy(journal)

    told = " ".join(line.body for line in journal.lines)

    assert [one.name for one in journal.book.all(Person) if one.name in told] == []


def test_erased_names_are_nowhere_and_the_record_is_as_sound_as_before(
    journal: DeskJournal, tmp_path: Path
) -> None:
    busy(journal)
    tournament_actions.erase(journal, [1, 2, 3, 4])
    database = journal.database
    database.close()

    data = b"".join(one.read_bytes() for one in tmp_path.glob("games.db*"))
    with opened(tmp_path / "games.db") as again:
        assert check_tournament(again, 1).sound
        book = tournament_named(again, "").refresh()
    assert [book.name(one) for one in (1, 4)] == ["№1", "№4"]
    assert book.history(LANNISTER) != []
    assert [name for name in (b"Anna", b"Boris", b"Mira", b"Ivan") if name in data] == []


def test_a_person_sits_at_one_table_in_a_round(journal: DeskJournal) -> None:
    tournament_actions.add_table(journal, "2", 1, 0, 0)

    with pytest.raises(DeskRefusal, match="seated-twice"):
        tournament_actions.seat(journal, 2, "stark", LANNISTER)


def test_two_tournaments_have_two_names(journal: DeskJournal) -> None:
    with pytest.raises(DeskRefusal, match="tournament-there"):
        a_tournament(journal.database)


# The record


def test_a_record_holds_the_chain_and_no_name(journal: DeskJournal) -> None:
    busy(journal)

    data = record_bytes(journal)

    record = read_tournament_record(data)
    assert record.damage() is None
    assert record.newer() == 0
    assert b"Mira" not in data


def test_a_record_in_which_a_sign_was_changed_is_not_sound(journal: DeskJournal) -> None:
    busy(journal)
    data = record_bytes(journal)

    record = read_tournament_record(data.replace(b"all is well", b"all is bad!"))

    damage = record.damage()
    assert damage is not None
    assert damage.number == len(record.entries)


@pytest.mark.parametrize("data", [b"", b"{}", b'{"format":"referee-tournament/1"}', b"\xff\xfe"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(DeskRefusal, match="record-unreadable"):
        read_tournament_record(data)


# Any order of what is done

DONE = st.lists(
    st.sampled_from(
        ["call", "take", "back", "close", "ask", "give", "appeal", "settle", "penalty", "extend"]
    ),
    max_size=25,
)


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    with opened(tmp_path_factory.mktemp("many") / "games.db") as database:
        yield database


@settings(max_examples=25)
@given(done=DONE, judges=st.lists(st.sampled_from([HEAD, JUDGE]), min_size=25, max_size=25))
def test_whatever_is_done_the_rows_are_what_the_entries_come_to(
    many: Database, done: list[str], judges: list[int]
) -> None:
    name = f"cup {len(list(many_names(many)))}"
    journal = a_tournament(many, name)
    for act, judge in zip(done, judges, strict=False):
        with suppress(DeskRefusal):
            do(journal, act, judge)

    assert check_tournament(many, journal.tournament).sound
    calls = journal.book.open_calls(TABLE)
    assert (
        bool(calls) == bool(journal.book.table(TABLE).stopped_since)
        or not journal.book.table(TABLE).clock_start
    )


def many_names(database: Database) -> Iterator[str]:
    with database.reading() as connection:
        yield from (str(name) for (name,) in connection.rows("SELECT name FROM tournament"))


def do(journal: DeskJournal, act: str, judge: int) -> None:
    calls = [one.number for one in journal.book.open_calls()] or [1]
    rulings = len(journal.book.rulings_at(TABLE)) or 1
    done: dict[str, Callable[[], object]] = {
        "call": lambda: tournament_actions.call_judge(journal, TABLE),
        "take": lambda: tournament_actions.take_call(journal, calls[0], judge),
        "back": lambda: tournament_actions.return_call(journal, calls[0], judge),
        "close": lambda: tournament_actions.close_call(journal, calls[-1], judge),
        "ask": lambda: ruling_actions.ask(journal, TABLE, "?"),
        "give": lambda: ruling_actions.give(journal, rulings, judge, None, "yes"),
        "appeal": lambda: ruling_actions.appeal(journal, rulings),
        "settle": lambda: ruling_actions.settle(journal, rulings, judge, "overruled", "no"),
        "penalty": lambda: ruling_actions.penalise(journal, LANNISTER, TABLE, judge, "late", ruling=rulings),
        "extend": lambda: tournament_actions.extend(journal, TABLE, judge, 60_000, ""),
    }
    done[act]()


# The command


def test_verify_looks_at_a_tournament_by_its_name_and_at_all(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'games.db'}"
    with opened(tmp_path / "games.db") as database:
        journal = a_tournament(database)
        busy(journal)
        (tmp_path / "cup.json").write_bytes(record_bytes(journal))

    def verified(*named: str) -> tuple[int, str]:
        found = inside("verify", *named, "--lang", "en", REFEREE_DATABASE_URL=place)
        return found.code, found.out

    assert verified("Autumn Cup")[0] == verified()[0] == verified(str(tmp_path / "cup.json"))[0] == 0
    by_hand(tmp_path / "games.db", "UPDATE penalty SET level = 'note'")

    code, out = verified("Autumn Cup")
    assert (code, "penalty 1" in out) == (1, True)
    assert verified()[0] == 1


def test_a_tournament_nobody_knows_is_refused(tmp_path: Path) -> None:
    with (
        opened(tmp_path / "games.db") as database,
        pytest.raises(DeskRefusal, match="none-yet"),
    ):
        tournament_named(database, "x")


def test_a_tournament_of_another_name_is_refused_with_those_there_are(tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as database:
        a_tournament(database)
        with pytest.raises(DeskRefusal, match=r"no-tournament.*Autumn Cup"):
            tournament_named(database, "x")


def test_what_was_read_stays_in_sight_while_the_server_is_gone(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament_actions.call_judge(journal, TABLE, "stark")

    def gone() -> None:
        raise NotReachable(place="the server", found="gone")

    monkeypatch.setattr(journal.database, "writing", gone)
    with pytest.raises(NotReachable):
        tournament_actions.note(journal, HEAD, "nobody hears it")
    assert len(journal.book.open_calls()) == 1
