"""What arrives late at a desk counts from when it was done, and says when it arrived."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from referee.desk import ruling_actions, tournament_actions
from referee.desk import tournament_journal as journals
from referee.desk.entries.tables import CallClosed, CallMade, ClockStarted
from referee.desk.judged_questions import of_game
from referee.desk.offline_queue import UnsentActs
from referee.desk.tournament_journal import DeskJournal, tournament_named
from referee.desk.tournament_rows import DeskRefusal, left_ms
from referee.desk.verification import check_tournament
from referee.session.game_setup import example, examples
from referee.session.persistence import begin
from referee.storage import device
from referee.storage.games import create_game, read_journal
from referee.storage.recovery import open_writer
from referee.words.desk_text import desk_ruling_lines
from referee.words.speech import Speech
from tests.kit.desk import HEAD, HOUR_MS, JUDGE, TABLE, a_question, a_tournament
from tests.kit.storage import HEADER, opened

NOON, FIVE, TEN, TWELVE = (f"2096-11-21T12:{minutes}:00Z" for minutes in ("00", "05", "10", "12"))
QUARTER, TWENTY, HALF = (f"2096-11-21T12:{minutes}:00Z" for minutes in ("15", "20", "30"))
AN_HOUR_SLOW = "2096-11-21T11:{}:00Z"
MINUTE_MS = 60_000
SetClock = Callable[[str], None]


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DeskJournal:
    monkeypatch.setenv("REFEREE_STATE", str(tmp_path / "state"))
    with opened(tmp_path / "games.db") as database:
        return a_tournament(database)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the clock of the server; the one of this computer is an hour slow."""

    def set_to(at: str) -> None:
        monkeypatch.setattr(journals, "database_time", lambda _: at)
        monkeypatch.setattr(device, "now", lambda: AN_HOUR_SLOW.format(at[14:16]))

    return set_to


def refused(refusal: DeskRefusal) -> None:
    raise refusal


def kept(
    journal: DeskJournal, clock: SetClock, seen: str, at: str, act: Callable[..., object], **facts: object
) -> UnsentActs:
    """An act done at a time, while a server that was last seen at another is gone."""
    clock(seen)
    journal.now()
    clock(at)
    unsent = UnsentActs(journal)
    unsent.keep(act, "", journal.believed_now(), **facts)
    return unsent


def sent(unsent: UnsentActs, clock: SetClock, at: str) -> None:
    clock(at)
    unsent.send(refused)


def begun_at_noon(journal: DeskJournal) -> None:
    journal.write(lambda _: ClockStarted(TABLE, HOUR_MS), at=NOON)


def left(journal: DeskJournal, now: str) -> int:
    found = left_ms(journal.refresh().table(TABLE), now)
    assert found is not None
    return found // MINUTE_MS


def test_a_late_call_stops_the_clock_when_it_was_made_and_says_when_it_arrived(
    journal: DeskJournal, clock: SetClock
) -> None:
    begun_at_noon(journal)

    sent(
        kept(journal, clock, FIVE, TEN, tournament_actions.call_judge, table=TABLE, seat_="stark"),
        clock,
        QUARTER,
    )

    [call] = journal.refresh().open_calls()
    assert (call.at, left(journal, HALF)) == (TEN, 50)
    assert (journal.lines[-1].at, f'"done_at":"{TEN}"' in journal.lines[-1].body) == (QUARTER, True)


def test_a_late_closing_gives_back_the_time_until_it_was_done(journal: DeskJournal, clock: SetClock) -> None:
    begun_at_noon(journal)
    journal.write(lambda _: CallMade(1, TABLE, "stark"), at=FIVE)

    sent(kept(journal, clock, TEN, TWELVE, tournament_actions.close_call, call=1, judge=JUDGE), clock, TWENTY)

    call = journal.refresh().call(1)
    assert (call.closed_at, call.extension_ms) == (TWELVE, 7 * MINUTE_MS)
    assert (left(journal, TWELVE), left(journal, TWENTY)) == (55, 47)
    assert journal.book.table(TABLE).stopped_ms == 7 * MINUTE_MS


def test_a_clock_runs_between_a_call_closed_late_and_one_made_after(
    journal: DeskJournal, clock: SetClock
) -> None:
    begun_at_noon(journal)
    journal.write(lambda _: CallMade(1, TABLE, "stark"), at=FIVE)
    closing = kept(journal, clock, FIVE, TEN, tournament_actions.close_call, call=1, judge=JUDGE)
    journal.write(lambda _: CallMade(2, TABLE, "lannister"), at=QUARTER)

    sent(closing, clock, TWENTY)

    table = journal.refresh().table(TABLE)
    assert (table.stopped_ms, table.stopped_since) == (5 * MINUTE_MS, QUARTER)
    assert left(journal, HALF) == 50
    journal.write(lambda _: CallClosed(2, JUDGE, 0), at=HALF)
    assert journal.book.table(TABLE).stopped_ms == 20 * MINUTE_MS


def test_the_call_made_first_stands_first_whenever_it_arrives(journal: DeskJournal, clock: SetClock) -> None:
    late = kept(journal, clock, FIVE, TEN, tournament_actions.call_judge, table=TABLE, words="first")
    journal.write(lambda _: CallMade(1, TABLE, words="second"), at=QUARTER)

    sent(late, clock, TWENTY)

    assert [one.words for one in journal.refresh().open_calls()] == ["first", "second"]


def test_a_late_ruling_tells_when_it_was_given_and_when_it_arrived(
    journal: DeskJournal, clock: SetClock
) -> None:
    facts = {"table": TABLE, "judge": JUDGE, "asked": "?", "grounds": a_question().grounds}

    sent(kept(journal, clock, FIVE, TEN, ruling_actions.answer, **facts), clock, QUARTER)

    told = list(desk_ruling_lines(journal.refresh().ruling(1), journal.book, Speech()))
    assert "given: Boris (judge), 2096-11-21 12:10 UTC (arrived 12:15)" in told


def test_a_late_act_is_never_older_than_what_its_judge_had_seen(
    journal: DeskJournal, clock: SetClock
) -> None:
    journal.write(lambda _: CallMade(1, TABLE), at=TEN)

    sent(kept(journal, clock, FIVE, FIVE, tournament_actions.take_call, call=1, judge=JUDGE), clock, QUARTER)

    assert journal.refresh().call(1).taken_at == TEN


def test_other_programs_read_late_acts_alike_and_the_journal_stays_in_order(
    journal: DeskJournal, clock: SetClock
) -> None:
    begun_at_noon(journal)
    journal.write(lambda _: CallMade(1, TABLE), at=FIVE)
    closing = kept(journal, clock, FIVE, TEN, tournament_actions.close_call, call=1, judge=JUDGE)
    journal.write(lambda _: CallMade(2, TABLE), at=QUARTER)
    sent(closing, clock, TWENTY)

    other = tournament_named(journal.database, "")

    assert other.refresh().rows == journal.book.rows
    assert check_tournament(journal.database, journal.tournament).sound
    assert [line.at for line in journal.lines[-4:]] == [NOON, FIVE, QUARTER, TWENTY]


# What is meant stays what was meant


def test_a_late_answer_is_none_to_a_question_asked_meanwhile(journal: DeskJournal, clock: SetClock) -> None:
    facts = {"table": TABLE, "judge": JUDGE, "asked": "May he?", "words": "He may."}
    late = kept(journal, clock, FIVE, TEN, ruling_actions.answer, **facts)
    ruling_actions.ask(journal, TABLE, "Who pays?", HEAD)

    sent(late, clock, QUARTER)

    found = {one.asked: one.state for one in journal.refresh().rulings_at(TABLE)}
    assert found == {"Who pays?": "asked", "May he?": "given"}


def test_a_late_appeal_is_none_against_a_ruling_given_meanwhile(
    journal: DeskJournal, clock: SetClock
) -> None:
    late = kept(
        journal, clock, FIVE, TEN, ruling_actions.appeal_at, table=TABLE, judge=JUDGE, asked="May he?"
    )
    ruling_actions.answer(journal, TABLE, HEAD, "Who pays?", words="Stark.")

    sent(late, clock, QUARTER)

    found = {one.asked: one.state for one in journal.refresh().rulings_at(TABLE)}
    assert found == {"Who pays?": "given", "May he?": "appealed"}


def test_a_ruling_stands_at_the_entry_it_was_judged_at(journal: DeskJournal) -> None:
    game = create_game(journal.database, "Friday", HEADER)
    with open_writer(journal.database, game) as writer:
        first = writer.append("note", '{"words":"a"}')
        tournament_actions.link_game(journal, TABLE, game)
        writer.append("note", '{"words":"c"}')
    grounds = a_question().grounds
    judged = replace(grounds, entry_number=first.number, head_link=first.link)

    number = ruling_actions.ask(journal, TABLE, "May he?", JUDGE).number
    given = ruling_actions.give(journal, number, JUDGE, judged)

    assert (given.entry_number, given.head_link) == (first.number, first.link)


def test_a_line_at_a_mirrored_table_is_judged_after_an_entry_that_is_there(journal: DeskJournal) -> None:
    kept = begin(journal.database, "Friday", example("hbo", examples("hbo")[0].id, "both"))
    game = kept.game_id
    kept.close()
    head = read_journal(journal.database, game).sound_head

    grounds = of_game(journal.database, game, None, "lannister military gregor", "en").grounds

    assert (grounds.entry_number, grounds.head_link) == (head.count, head.link)
    with pytest.raises(DeskRefusal, match="no-entry"):
        of_game(journal.database, game, head.count + 1, "lannister military gregor", "en")
