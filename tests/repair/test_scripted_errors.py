"""Thirty scripted errors: what each remedy leaves, what it keeps, what it says it loses."""

from __future__ import annotations

from collections import Counter

from engine.kernel.reasons import Reason
from referee.app.presenters.repair_words import RepairWords
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.repair.consequences import RepairRefused
from referee.repair.options import REMEDIES, RemedyKind, RepairCase, TriedRemedy, position_hash
from referee.repair.repair_entry import BackUp, carry_out_repair
from tests.each import each
from tests.kit.repairs import Repaired, ScriptedError, label, scripted_errors

ERRORS = scripted_errors()
DONE: tuple[RemedyKind, ...] = ("mend", "replay", "back-up")


def carried_out(table: Repaired, kind: RemedyKind) -> TriedRemedy | None:
    """The remedy carried out; nothing where it is refused."""
    try:
        return carry_out_repair(table.case(), kind, "the judge said so", "7", agreed=True)
    except RepairRefused:
        return None


def broken(table: Repaired) -> set[tuple[str, str]]:
    adapter = table.session.adapter
    return {called(one) for one in adapter.invariants(table.session.public)}


def called(one: Reason) -> tuple[str, str]:
    return one.says, str(one.facts)


def test_there_are_thirty_spread_over_all_games() -> None:
    count = Counter(one.game for one in ERRORS)
    assert sum(count.values()) >= 30
    assert min(count[game] for game in ("hbo", "lcg", "oriflamme", "kings")) >= 6


@each(ERRORS, by=lambda error: error.game)
def test_each_remedy_comes_out_as_its_label_says(error: ScriptedError) -> None:
    case = Repaired(error).case()
    assert {one.kind: label(one) for one in case.remedies()} == error.remedies


@each(ERRORS)
def test_trying_changes_nothing(error: ScriptedError) -> None:
    table = Repaired(error)
    state, lines = table.session.state, list(table.session.lines)
    table.case().remedies()
    assert (table.session.state, table.session.lines) == (state, lines)


@each(ERRORS)
def test_what_is_carried_out_is_what_was_shown_and_breaks_nothing(error: ScriptedError) -> None:
    for kind in DONE:
        table = Repaired(error)
        before = broken(table)
        if carried_out(table, kind) is None:
            continue
        assert position_hash(table.controller, table.session.state) == error.remedies[kind]["hash"]
        assert broken(table) <= before


@each(ERRORS)
def test_a_backup_ends_in_the_stored_table_and_can_be_brought_back(error: ScriptedError) -> None:
    table = Repaired(error)
    end = table.session.state
    case = table.case()
    stored = table.session.state_before(case.wrong.number)
    back_up = BackUp(case, "the judge said so")
    while not back_up.is_over:
        back_up.step()
    assert table.session.state is stored
    while table.session.redo():
        pass
    assert table.session.state is end


@each(ERRORS)
def test_undo_of_a_mending_or_a_replay_ends_in_the_very_table_from_before(error: ScriptedError) -> None:
    for kind in ("mend", "replay"):
        table = Repaired(error)
        end, counting = table.session.state, [one.number for one in table.controller.counting_lines()]
        if carried_out(table, kind) is None:
            continue
        table.controller.undo()
        assert table.session.state is end
        assert [one.number for one in table.controller.counting_lines()] == counting


@each(ERRORS)
def test_a_repair_that_drops_a_later_line_says_which(error: ScriptedError) -> None:
    table = Repaired(error)
    words = told(table.case(), "en")
    for tried in table.case().remedies():
        said = list(words.details(tried))
        for line in tried.cost.lost:
            assert any(str(line) in one for one in said), (tried.kind, line)
        assert f"lost {len(tried.cost.lost)}" in " ".join(said)


@each(ERRORS)
def test_every_remedy_is_told_in_every_language(error: ScriptedError) -> None:
    table = Repaired(error)
    case = table.case()
    tried = case.remedies()
    for language in ("en", "bg", "pl", "ru"):
        wording = Wording(language)
        wording.of_game(error.game)
        wording.names = TableNames(table.controller, wording)
        words = RepairWords(case, wording)
        assert all([*words.head(), *(line for one in tried for line in words.details(one))])
        assert (wording.speech.faults, wording.speech.borrowed) == (set(), set())


@each(ERRORS)
def test_a_value_that_is_empty_is_told_as_nothing(error: ScriptedError) -> None:
    case = Repaired(error).case()
    for language in ("en", "bg", "pl", "ru"):
        said = [line for tried in case.remedies() for line in told(case, language).details(tried)]
        assert not [line for line in said if line.rstrip().endswith(("→", ":")) and "→" in line], language


def test_a_challenge_that_should_not_have_been_made_leaves_nothing() -> None:
    case = Repaired(next(one for one in ERRORS if one.id == "hbo-02")).case()
    said = " ".join(told(case, "en").details(case.tried("mend")))
    assert "challenges made military → nothing" in said


@each(ERRORS)
def test_nobody_is_said_to_have_learnt_nothing_above_what_was_learnt(error: ScriptedError) -> None:
    case = Repaired(error).case()
    for tried in case.remedies():
        if tried.cause == "last-act":
            assert not any(one.is_grave or one.how == "shown" for one in case.learnt), tried.kind
        assert "nobody has learnt" not in told(case, "en").rated(tried)


def told(case: RepairCase, language: str) -> RepairWords:
    wording = Wording(language)
    wording.of_game(case.controller.session.adapter.game.id)
    wording.names = TableNames(case.controller, wording)
    return RepairWords(case, wording)


def test_all_four_are_tried_in_their_order() -> None:
    assert tuple(one.kind for one in Repaired(ERRORS[0]).case().remedies()) == REMEDIES
