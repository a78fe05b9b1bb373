"""What was done at a desk while its server was gone outlives the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk import ruling_actions, tournament_actions
from referee.desk.offline_queue import UnsentActs
from referee.desk.tournament_journal import DeskJournal, tournament_named
from referee.desk.tournament_rows import DeskRefusal
from referee.storage import device
from referee.storage.database import Database
from referee.storage.errors import NotReachable
from tests.kit.desk import HEAD, JUDGE, TABLE, a_question, a_tournament
from tests.kit.storage import opened


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DeskJournal:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))
    with opened(tmp_path / "games.db") as database:
        return a_tournament(database)


def ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that kept the acts runs no more; this one has another number."""
    monkeypatch.setattr(device, "is_running", lambda _process, _began: False)


def refused(refusal: DeskRefusal) -> None:
    raise refusal


def files(folder: Path) -> list[Path]:
    return list((folder / "state" / "unsent").iterdir())


def test_acts_that_a_program_left_are_sent_by_the_next_in_their_order(
    journal: DeskJournal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = UnsentActs(journal)
    left.keep(tournament_actions.call_judge, table=TABLE, seat_="stark", about="rule", words="May he?")
    left.keep(tournament_actions.take_call, call=1, judge=JUDGE)
    left.keep(ruling_actions.answer, table=TABLE, judge=JUDGE, asked="May he?", grounds=a_question().grounds)
    ended(monkeypatch)

    found = UnsentActs(journal)
    waiting = len(found)
    found.send(refused)

    book = journal.refresh()
    assert waiting == 3
    assert (book.call(1).words, book.call(1).taken_by) == ("May he?", JUDGE)
    [ruling] = book.rulings_at(TABLE)
    assert (ruling.state, ruling.receipt) == ("given", a_question().receipt)
    assert (len(found), files(tmp_path)) == (0, [])


def test_acts_of_a_program_that_runs_are_left_to_it(journal: DeskJournal) -> None:
    UnsentActs(journal).keep(tournament_actions.note, judge=JUDGE, words="late", table=TABLE)

    assert len(UnsentActs(journal)) == 0


def test_what_the_server_no_longer_accepts_is_told_and_the_rest_is_sent(journal: DeskJournal) -> None:
    told: list[DeskRefusal] = []
    waiting = UnsentActs(journal)
    tournament_actions.call_judge(journal, TABLE)
    tournament_actions.take_call(journal, 1, HEAD)
    waiting.keep(tournament_actions.take_call, call=1, judge=JUDGE)
    waiting.keep(tournament_actions.note, judge=JUDGE, words="I was there first", table=TABLE)

    waiting.send(told.append)

    assert ["call-taken" in str(one) for one in told] == [True]
    assert len(waiting) == 0
    assert journal.lines[-1].kind == "note"


def test_an_act_stays_on_the_disk_while_the_server_is_gone(
    journal: DeskJournal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_: Database) -> object:
        raise NotReachable(place="the server", found="gone")

    waiting = UnsentActs(journal)
    waiting.keep(tournament_actions.note, judge=JUDGE, words="late", table=TABLE)
    monkeypatch.setattr(Database, "connected_for_writing", gone)

    with pytest.raises(NotReachable):
        waiting.send(refused)

    assert (len(waiting), len(files(tmp_path))) == (1, 1)


def test_an_entry_that_stands_after_all_is_not_written_twice(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament_actions.call_judge(journal, TABLE)
    UnsentActs(journal).keep(tournament_actions.call_judge, journal.head, table=TABLE)
    ended(monkeypatch)

    UnsentActs(journal).send(refused)

    assert len(journal.refresh().open_calls()) == 1


def test_a_question_that_stands_after_all_is_still_answered(journal: DeskJournal) -> None:
    ruling_actions.ask(journal, TABLE, "May he?")
    waiting = UnsentActs(journal)
    waiting.keep(
        ruling_actions.answer, journal.head, table=TABLE, judge=JUDGE, asked="May he?", words="He may."
    )

    waiting.send(refused)

    assert [one.state for one in journal.refresh().rulings_at(TABLE)] == ["given"]


def test_a_torn_file_holds_up_nobody(journal: DeskJournal, tmp_path: Path) -> None:
    UnsentActs(journal).keep(tournament_actions.note, judge=JUDGE, words="late", table=TABLE)
    [file] = files(tmp_path)
    file.write_bytes(file.read_bytes()[:20])

    assert len(UnsentActs(tournament_named(journal.database, ""))) == 0


def test_acts_of_another_version_stay_for_it(
    journal: DeskJournal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    UnsentActs(journal).keep(tournament_actions.note, judge=JUDGE, words="late", table=TABLE)
    [file] = files(tmp_path)
    file.write_bytes(file.read_bytes().replace(b'"note"', b'"newer"'))
    ended(monkeypatch)

    assert len(UnsentActs(journal)) == 0
    assert files(tmp_path) == [file]


def test_what_was_taken_over_by_a_program_that_ends_too_is_sent_once(
    journal: DeskJournal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    UnsentActs(journal).keep(tournament_actions.note, judge=JUDGE, words="late", table=TABLE)
    ended(monkeypatch)
    UnsentActs(journal)

    UnsentActs(journal).send(refused)

    journal.refresh()
    assert [one.kind for one in journal.lines].count("note") == 1
    assert files(tmp_path) == []
