from __future__ import annotations

import pytest

from referee.desk import ruling_actions, tournament_actions
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRefusal
from tests.kit.desk import HEAD, JUDGE, LANNISTER, STARK, TABLE, a_ruling


def test_the_infraction_is_preselected_from_the_rule_that_decided(journal: DeskJournal) -> None:
    number = a_ruling(journal)

    found = ruling_actions.infraction_of(journal.book, number)

    assert found is not None
    assert found.id == "illegal-move"


def test_a_penalty_names_ruling_rules_judge_and_level(journal: DeskJournal) -> None:
    given = ruling_actions.penalise(
        journal, LANNISTER, TABLE, JUDGE, "illegal-move", ruling=a_ruling(journal)
    )

    assert given.rules == ("hbo.challenge.attackers_standing", "policy.illegal-move")
    assert (given.judge, given.level, given.ruling) == (JUDGE, "caution", 1)


def test_the_ladder_counts_over_all_rounds(journal: DeskJournal) -> None:
    tournament_actions.add_table(journal, "1", 2, 0, 0)
    levels = [
        ruling_actions.penalise(journal, LANNISTER, table, JUDGE, "late", because="came late").level
        for table in (TABLE, 2)
    ]

    assert levels == ["caution", "game-loss"]


def test_the_same_person_is_not_penalised_twice_for_the_same(journal: DeskJournal) -> None:
    number = a_ruling(journal)
    ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "illegal-move", ruling=number)

    with pytest.raises(DeskRefusal, match="penalty-twice"):
        ruling_actions.penalise(journal, LANNISTER, TABLE, HEAD, "illegal-move", ruling=number)
    ruling_actions.penalise(journal, STARK, TABLE, HEAD, "illegal-move", ruling=number)

    assert [one.person for one in journal.book.history(LANNISTER)] == [LANNISTER]


def test_of_the_same_entry_of_a_game_one_penalty_is_given(journal: DeskJournal) -> None:
    ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "slow-play", entry=12)

    with pytest.raises(DeskRefusal, match="penalty-twice"):
        ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "slow-play", entry=12)
    ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "slow-play", entry=40)


def test_of_what_is_told_in_words_alone_the_words_tell_one_event_from_another(journal: DeskJournal) -> None:
    ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "slow-play", because="over the plot")

    with pytest.raises(DeskRefusal, match="penalty-twice"):
        ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "slow-play", because=" Over the plot ")
    again = ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "slow-play", because="over the claim")

    assert (again.number, again.level) == (2, "warning")


def test_a_lifted_penalty_stays_in_the_record_and_counts_no_more(journal: DeskJournal) -> None:
    ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "late", because="came late")
    ruling_actions.lift(journal, 1, HEAD, "the train")

    again = ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "late", because="came late again")

    assert journal.book.penalty(1).lifted == "the train"
    assert (again.number, again.level) == (2, "caution")


def test_a_level_the_policy_does_not_suggest_needs_words(journal: DeskJournal) -> None:
    number = a_ruling(journal)

    with pytest.raises(DeskRefusal, match="deviation-without-words"):
        ruling_actions.penalise(
            journal, LANNISTER, TABLE, JUDGE, "illegal-move", ruling=number, level="warning"
        )
    given = ruling_actions.penalise(
        journal, LANNISTER, TABLE, JUDGE, "illegal-move", ruling=number, level="warning", because="on purpose"
    )

    assert (given.level, given.suggested, given.because) == ("warning", "caution", "on purpose")


@pytest.mark.parametrize(
    ("infraction", "judge", "refused"),
    [
        ("late", JUDGE, "penalty-without-event"),
        ("nothing", JUDGE, "no-infraction"),
        ("late", STARK, "not-a-judge"),
    ],
)
def test_a_penalty_without_event_infraction_or_judge_is_none(
    journal: DeskJournal, infraction: str, judge: int, refused: str
) -> None:
    with pytest.raises(DeskRefusal, match=refused):
        ruling_actions.penalise(journal, LANNISTER, TABLE, judge, infraction)

    assert journal.book.history(LANNISTER) == []


def test_a_level_nobody_knows_is_refused_with_those_there_are(journal: DeskJournal) -> None:
    with pytest.raises(DeskRefusal, match=r"no-level.*disqualification"):
        ruling_actions.penalise(journal, LANNISTER, TABLE, JUDGE, "late", level="exile", because="x")
