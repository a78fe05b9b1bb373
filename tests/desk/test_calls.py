from __future__ import annotations

import pytest

from referee.desk import tournament_actions
from referee.desk.entries.tables import CallClosed, CallMade, ClockStarted, TournamentClosed
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRefusal, left_ms
from tests.kit.desk import HEAD, HOUR_MS, JUDGE, STARK, TABLE, a_ruling

NOON = "2036-11-21T12:00:00Z"
TEN_PAST = "2036-11-21T12:10:00Z"
QUARTER_PAST = "2036-11-21T12:15:00Z"
TWENTY_PAST = "2036-11-21T12:20:00Z"
MINUTE_MS = 60_000


def left(journal: DeskJournal, now: str) -> int | None:
    found = left_ms(journal.book.table(TABLE), now)
    return None if found is None else found // MINUTE_MS


def called(journal: DeskJournal) -> None:
    journal.write(lambda _: ClockStarted(TABLE, HOUR_MS), at=NOON)
    journal.write(lambda _: CallMade(1, TABLE, "stark"), at=TEN_PAST)


def test_the_clock_of_a_table_stands_from_the_call_on(journal: DeskJournal) -> None:
    called(journal)

    assert [left(journal, at) for at in (TEN_PAST, TWENTY_PAST)] == [50, 50]


def test_a_closed_call_gives_back_the_time_it_took(journal: DeskJournal) -> None:
    called(journal)

    journal.write(lambda _: CallClosed(1, JUDGE, 5 * MINUTE_MS), at=QUARTER_PAST)

    assert left(journal, QUARTER_PAST) == 50
    assert left(journal, TWENTY_PAST) == 45
    assert journal.book.table(TABLE).stopped_ms == 5 * MINUTE_MS


def test_the_clock_stands_until_the_last_of_two_calls_is_closed(journal: DeskJournal) -> None:
    called(journal)
    journal.write(lambda _: CallMade(2, TABLE, "lannister"), at=TEN_PAST)

    journal.write(lambda _: CallClosed(1, JUDGE, 0), at=QUARTER_PAST)

    assert left(journal, TWENTY_PAST) == left(journal, QUARTER_PAST)


def test_closing_without_a_number_gives_the_time_since_the_call(journal: DeskJournal) -> None:
    tournament_actions.call_judge(journal, TABLE, "stark")
    made = journal.book.call(1)

    given = tournament_actions.close_call(journal, 1, JUDGE)

    assert journal.book.call(1).extension_ms == given == journal.book.table(TABLE).extension_ms
    assert made.at <= journal.book.call(1).closed_at


def test_a_closed_call_names_the_ruling_given_since_it_was_made(journal: DeskJournal) -> None:
    a_ruling(journal)
    called(journal)
    tournament_actions.close_call(journal, 1, JUDGE)
    tournament_actions.call_judge(journal, TABLE, "stark")

    given = a_ruling(journal)
    tournament_actions.close_call(journal, 2, JUDGE)

    assert [journal.book.call(one).ruling for one in (1, 2)] == [0, given]


def test_a_call_waits_until_somebody_closes_it(journal: DeskJournal) -> None:
    tournament_actions.call_judge(journal, TABLE)
    tournament_actions.take_call(journal, 1, JUDGE)
    tournament_actions.return_call(journal, 1, JUDGE)

    assert [one.number for one in journal.refresh().open_calls()] == [1]
    with pytest.raises(DeskRefusal, match="desk-calls-open"):
        journal.write(lambda _: TournamentClosed(HEAD))


def test_the_oldest_call_stands_first(journal: DeskJournal) -> None:
    for words in ("one", "two", "three"):
        tournament_actions.call_judge(journal, TABLE, words=words)
    tournament_actions.close_call(journal, 2, JUDGE)

    assert [one.words for one in journal.book.open_calls()] == ["one", "three"]


def test_who_comes_second_is_told_who_goes(journal: DeskJournal) -> None:
    tournament_actions.call_judge(journal, TABLE)
    tournament_actions.take_call(journal, 1, JUDGE)

    with pytest.raises(DeskRefusal) as refusal:
        tournament_actions.take_call(journal, 1, HEAD)

    assert (refusal.value.key, refusal.value.facts["person"]) == ("desk-call-taken", "Boris")


def test_a_judge_closes_no_call_another_has_taken_but_the_head_judge_does(journal: DeskJournal) -> None:
    tournament_actions.call_judge(journal, TABLE)
    tournament_actions.call_judge(journal, TABLE)
    tournament_actions.take_call(journal, 1, HEAD)
    tournament_actions.take_call(journal, 2, JUDGE)

    with pytest.raises(DeskRefusal, match="call-taken"):
        tournament_actions.close_call(journal, 1, JUDGE)
    tournament_actions.close_call(journal, 2, HEAD)

    assert [one.number for one in journal.book.open_calls()] == [1]


def test_a_player_takes_no_call(journal: DeskJournal) -> None:
    tournament_actions.call_judge(journal, TABLE)

    with pytest.raises(DeskRefusal, match="not-a-judge"):
        tournament_actions.take_call(journal, 1, STARK)


def test_an_extension_is_no_more_than_a_day_and_no_less_than_nothing(journal: DeskJournal) -> None:
    for extension in (-HOUR_MS, 25 * HOUR_MS):
        with pytest.raises(DeskRefusal, match="no-such-time"):
            tournament_actions.extend(journal, TABLE, JUDGE, extension, "")
    tournament_actions.extend(journal, TABLE, JUDGE, 2 * MINUTE_MS, "a spilled drink")

    assert journal.book.table(TABLE).extension_ms == 2 * MINUTE_MS
