"""A tournament on a real server: two roles, many programs, and a server that goes away."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Event, Thread

import pytest

from referee.desk import ruling_actions, tournament_actions
from referee.desk.server import DeskWatch, prepare
from referee.desk.table_grid import DeskGrid
from referee.desk.tournament_actions import take_over
from referee.desk.tournament_journal import HOLD, DeskJournal, tournament_named
from referee.desk.tournament_rows import DeskRefusal, JudgeCall
from referee.desk.verification import check_tournament
from referee.storage import lease
from referee.storage.database import Database, open_database
from referee.storage.errors import NewerSchema, NotMigrated, NotPermitted
from referee.storage.games import create_game
from referee.storage.lease import SILENCE_S
from referee.storage.recovery import open_writer
from tests import postgres
from tests.kit.command import ROOT
from tests.kit.desk import HEAD, JUDGE, LANNISTER, TABLE, a_ruling, a_tournament
from tests.kit.storage import HEADER

TAKERS, ROUNDS = 8, 12
TAKER = """
import sys
from contextlib import closing
from referee.desk import tournament_actions
from referee.desk.tournament_rows import DeskRefusal
from referee.desk.tournament_journal import tournament_named
from referee.storage.database import open_database

url, judge, rounds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with closing(open_database(url)) as database:
    journal = tournament_named(database, "")
    journal.refresh()
    print("ready", flush=True)
    for line in sys.stdin:
        try:
            tournament_actions.take_call(journal, int(line), judge)
            print("won", flush=True)
        except DeskRefusal as refusal:
            print(refusal.why, flush=True)
"""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def url(server: str) -> str:
    return postgres.new_database(server)


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    with closing(open_database(url)) as database:
        yield database


@pytest.fixture
def journal(database: Database) -> DeskJournal:
    return a_tournament(database)


class TakenBy:
    """A judge's program of its own."""

    def __init__(self, url: str, judge: int) -> None:
        command = [sys.executable, "-c", TAKER, url, str(judge), str(ROUNDS)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.said()

    def said(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def wants(self, call: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{call}\n")
        self.process.stdin.flush()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)


def test_of_eight_judges_who_take_a_call_at_once_one_goes(url: str, journal: DeskJournal) -> None:
    judges = [
        tournament_actions.add_person(journal, f"judge {n}", "judge", "en").number for n in range(TAKERS)
    ]
    takers = [TakenBy(url, judge) for judge in judges]
    try:
        for _ in range(ROUNDS):
            call = tournament_actions.call_judge(journal, TABLE).number
            for one in takers:
                one.wants(call)
            assert sorted(one.said() for one in takers) == ["call-taken"] * (TAKERS - 1) + ["won"]
    finally:
        for one in takers:
            one.close()

    assert all(one.taken_by in judges for one in journal.refresh().all(JudgeCall))
    assert check_tournament(journal.database, journal.tournament).sound


def test_what_many_write_at_once_stands_on_one_chain(url: str, journal: DeskJournal) -> None:
    def write(number: int) -> None:
        with closing(open_database(url)) as database:
            own = tournament_named(database, "")
            for _ in range(10):
                tournament_actions.call_judge(own, TABLE, words=str(number))

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(write, range(6)))

    calls = journal.refresh().all(JudgeCall)
    assert [one.number for one in calls] == list(range(1, 61))
    assert check_tournament(journal.database, journal.tournament).sound


# Roles


@pytest.fixture
def roles(journal: DeskJournal) -> dict[str, str]:
    return {one.kind: one.url for one in prepare(journal.database)}


def as_role(roles: dict[str, str], role: str) -> Database:
    return open_database(roles[role])


def test_a_table_calls_and_a_judge_rules(journal: DeskJournal, roles: dict[str, str]) -> None:
    with closing(as_role(roles, "table")) as table:
        tournament_actions.call_judge(tournament_named(table, ""), TABLE, "stark")
    with closing(as_role(roles, "judge")) as judge:
        own = tournament_named(judge, "")
        own.refresh()
        tournament_actions.take_call(own, 1, JUDGE)
        ruling_actions.penalise(own, LANNISTER, TABLE, JUDGE, "illegal-move", ruling=a_ruling(own))
        tournament_actions.close_call(own, 1, JUDGE)
        assert check_tournament(judge, own.tournament).sound


def test_a_table_gives_no_ruling(journal: DeskJournal, roles: dict[str, str]) -> None:
    before = len(journal.refresh().rows), len(journal.lines)
    with closing(as_role(roles, "table")) as table:
        own = tournament_named(table, "")
        own.refresh()
        for act in (
            lambda: tournament_actions.note(own, JUDGE, "as if"),
            lambda: ruling_actions.ask(own, TABLE, "?"),
        ):
            with pytest.raises(NotPermitted):
                act()

    assert (len(journal.refresh().rows), len(journal.lines)) == before


@pytest.mark.parametrize("role", ["table", "judge"])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE judge_entry SET body = '{}'",
        "DELETE FROM judge_entry",
        "UPDATE journal_entry SET body = '{}'",
        "DELETE FROM journal_entry",
        "DELETE FROM saved_game",
        "DELETE FROM tournament",
        "UPDATE tournament SET count = count + 2, head = 'x'",
        "UPDATE tournament SET count = count - 1, head = 'x'",
        "UPDATE tournament SET count = count + 1, head = 'x'",
        "UPDATE saved_game SET count = count + 1, head = 'x'",
        "UPDATE saved_game SET count = 0, head = start",
        "TRUNCATE judge_entry",
        "DROP TABLE judge_entry",
        "ALTER TABLE judge_entry DISABLE TRIGGER ALL",
    ],
)
def test_neither_role_changes_what_was_written(
    journal: DeskJournal, roles: dict[str, str], role: str, statement: str
) -> None:
    import psycopg

    game = create_game(journal.database, "Friday", HEADER)
    with open_writer(journal.database, game) as writer:
        writer.append("note", "{}")
    with psycopg.connect(roles[role].replace("+psycopg", "")) as connection:

        def committed() -> None:
            connection.execute(statement.encode())
            connection.commit()

        with pytest.raises(psycopg.Error):
            committed()

    assert check_tournament(journal.database, journal.tournament).sound


@pytest.mark.parametrize("role", ["table", "judge"])
def test_a_role_begins_goes_on_with_and_gives_back_a_game(
    journal: DeskJournal, roles: dict[str, str], role: str
) -> None:
    with closing(as_role(roles, role)) as database:
        game = create_game(database, "Friday", HEADER)
        for words in ("one", "two"):
            with open_writer(database, game) as writer:
                writer.append("note", f'{{"words":"{words}"}}', cites=("hbo.marshal.pay",))
                writer.rest()

    assert lease.holder(journal.database, game) is None


def test_roles_are_prepared_again_with_new_passwords(journal: DeskJournal, roles: dict[str, str]) -> None:
    again = {one.kind: one.url for one in prepare(journal.database)}

    assert again.keys() == roles.keys()
    with closing(open_database(again["judge"])) as database:
        assert tournament_named(database, "").refresh().round == 1


# Told by the server


def test_the_desk_hears_of_an_entry_as_it_is_made(journal: DeskJournal, roles: dict[str, str]) -> None:
    heard, listening = Event(), Event()
    watch = DeskWatch(journal.database, heard.set, listening.set)
    watch.start()
    try:
        assert listening.wait(10)
        with closing(as_role(roles, "table")) as table:
            tournament_actions.call_judge(tournament_named(table, ""), TABLE)
        assert heard.wait(10)
    finally:
        watch.stop()


def test_a_desk_that_is_just_writing_holds_up_no_move_of_a_table(
    journal: DeskJournal, roles: dict[str, str]
) -> None:
    game = create_game(journal.database, "Friday", HEADER)
    tournament_actions.link_game(journal, TABLE, game)
    entered = Event()
    with closing(as_role(roles, "table")) as table, open_writer(table, game) as writer:

        def enter() -> None:
            writer.append("note", '{"words":"the next move"}')
            entered.set()

        with journal.database.writing() as connection:
            connection.change(HOLD, tournament=journal.tournament)
            Thread(target=enter, daemon=True).start()

            assert entered.wait(10)


# Takeover


def held(journal: DeskJournal, silent: int) -> int:
    """A game of the table, held by a program that was last heard so many seconds ago."""
    game = create_game(journal.database, "Friday", HEADER)
    tournament_actions.link_game(journal, TABLE, game)
    lease.take_lease(journal.database, game)
    with journal.database.writing() as connection:
        ago = (
            f"to_char(now() at time zone 'utc' - interval '{silent} s', 'YYYY-MM-DD\"T\"HH24\\:MI\\:SS\"Z\"')"
        )
        connection.change(f"UPDATE lease SET alive = {ago}, machine = 'elsewhere', host = 'table-1'")
    return game


def test_a_silent_program_is_taken_over_by_any_judge_and_both_journals_say_so(journal: DeskJournal) -> None:
    game = held(journal, SILENCE_S + 5)

    take_over(journal, TABLE, JUDGE, "its computer died")

    assert lease.holder(journal.database, game) is None
    assert '"because":"its computer died"' in journal.lines[-1].body
    with open_writer(journal.database, game) as writer:
        assert "its computer died (Boris)" in writer.journal.entries[-1].body


def test_a_program_that_was_just_heard_is_taken_over_by_the_head_judge_alone(journal: DeskJournal) -> None:
    game = held(journal, 3)

    with pytest.raises(DeskRefusal, match="holder-lives"):
        take_over(journal, TABLE, JUDGE, "I want it")
    assert lease.holder(journal.database, game) is not None
    take_over(journal, TABLE, HEAD, "the players ask for it")

    assert lease.holder(journal.database, game) is None


def test_the_desk_sees_which_table_is_silent(journal: DeskJournal) -> None:
    held(journal, 3)
    assert [one.silent_s for one in DeskGrid(journal).rows()] == [0]

    held(journal, SILENCE_S + 5)
    [row] = DeskGrid(journal).rows()
    assert row.silent_s >= SILENCE_S + 5


def test_a_heartbeat_is_heard(journal: DeskJournal) -> None:
    held(journal, SILENCE_S + 5)
    [holder] = lease.holders(journal.database).values()

    lease.show_alive(journal.database, holder)

    [again] = lease.holders(journal.database).values()
    assert lease.silent_for(journal.database, again) < SILENCE_S


def test_a_takeover_without_words_takes_nothing(journal: DeskJournal) -> None:
    game = held(journal, SILENCE_S + 5)

    with pytest.raises(DeskRefusal, match="words-missing"):
        take_over(journal, TABLE, JUDGE, " ")

    assert lease.holder(journal.database, game) is not None


# Programs of two versions


def test_an_older_program_names_both_schemas_and_a_role_brings_none_up_to_date(
    journal: DeskJournal, roles: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from referee.storage.migrations import SCHEMA

    with monkeypatch.context() as older:
        older.setattr("referee.storage.database.SCHEMA", 3)
        with pytest.raises(NewerSchema) as refused:
            as_role(roles, "judge")
    assert (refused.value.facts["found"], refused.value.facts["known"]) == (SCHEMA, 3)

    with journal.database.writing() as connection:
        connection.change("UPDATE referee_about SET value = '3' WHERE name = 'schema'")
    with pytest.raises(NotMigrated):
        as_role(roles, "judge")
