"""Rulings given at desks stand under their rules, and a change of a rule flags exactly those that name it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.agot.phases import challenge_declaration
from referee.desk import ruling_actions
from referee.desk.judged_questions import of_text
from referee.desk.precedents import precedents
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import DeskRuling
from referee.session.log import ruling_entries
from referee.storage.database import Database
from referee.storage.rule_references import desk_rulings_citing
from referee.words.desk_text import desk_ruling_lines, precedent_line
from referee.words.ruling_text import changed_text, desk_resting_lines
from referee.words.speech import Speech
from rulebook.content.files import CONTENT
from tests.kit.desk import DISPUTED, JUDGE, TABLE, a_question, a_ruling

STANDING = "hbo.challenge.attackers_standing"
ELSEWHERE = DISPUTED.replace("? lannister military gregor", "? stark saves eddard with duplicate")


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    ruling_entries.rule_print.cache_clear()
    yield
    ruling_entries.rule_print.cache_clear()


def another_ruling(journal: DeskJournal) -> int:
    """A ruling that rests on other rules."""
    question = of_text(ELSEWHERE, "en")
    number = ruling_actions.ask(journal, TABLE, question.asked).number
    return ruling_actions.give(journal, number, JUDGE, question.grounds, "").number


def rewrite(monkeypatch: pytest.MonkeyPatch, rule: str) -> None:
    """From here on a section says something else in Bulgarian."""
    folder = CONTENT / rule.partition(".")[0] / "bg"
    said = {**ruling_entries.sections(folder)}
    said[rule] += "\n\nИначе."
    written = ruling_entries.sections
    monkeypatch.setattr(ruling_entries, "sections", lambda one: said if one == folder else written(one))
    ruling_entries.rule_print.cache_clear()


def flagged(journal: DeskJournal) -> dict[int, bool]:
    given = [one for one in journal.book.all(DeskRuling) if one.receipt is not None]
    return {one.number: bool(changed_text(Speech("en"), one.receipt)) for one in given if one.receipt}


def test_a_receipt_holds_the_fingerprint_of_each_rule_it_rests_on(journal: DeskJournal) -> None:
    receipt = journal.book.ruling(a_ruling(journal)).receipt
    assert receipt is not None
    assert tuple(receipt.prints) == receipt.rules
    assert all(len(one) == 12 for one in receipt.prints.values())


def test_a_changed_text_flags_exactly_the_rulings_that_name_the_rule(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, other = a_ruling(journal), another_ruling(journal)
    before = flagged(journal)
    rewrite(monkeypatch, STANDING)
    assert before == {named: False, other: False}
    assert flagged(journal) == {named: True, other: False}


def test_a_changed_function_flags_exactly_the_rulings_that_name_the_rule(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, other = a_ruling(journal), another_ruling(journal)
    deciding = ruling_entries.deciding()[STANDING]
    written = ruling_entries.function_source
    monkeypatch.setattr(
        ruling_entries, "function_source", lambda one: written(one) + (" changed" if one in deciding else "")
    )
    ruling_entries.rule_print.cache_clear()
    assert challenge_declaration.__name__ in {module for module, _ in deciding}
    assert flagged(journal) == {named: True, other: False}


def test_a_precedent_and_a_ruling_say_that_their_rule_has_changed(
    journal: DeskJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = a_ruling(journal)
    rewrite(monkeypatch, STANDING)
    question = a_question()
    [found] = precedents(journal.book, question.key, question.rules)
    speech = Speech("en")
    assert f"changed since: {STANDING}" in precedent_line(found, journal.book, speech)
    told = "\n".join(desk_ruling_lines(journal.book.ruling(number), journal.book, speech))
    assert f"changed since: {STANDING}" in told


def test_a_rule_lists_the_rulings_given_at_desks(journal: DeskJournal, database: Database) -> None:
    number = a_ruling(journal)
    ruling_actions.ask(journal, TABLE, "and this?")
    [found] = desk_rulings_citing(database, STANDING)
    assert (found.event, found.number, found.table, found.state) == ("Autumn Cup", number, "1", "given")
    [line] = desk_resting_lines(Speech("en"), [found])
    assert "Autumn Cup, round 1, table 1" in line
    assert "He kneels." in line
    assert desk_rulings_citing(database, "hbo.challenge.attackers") == []


def test_comments_and_layout_of_a_function_are_no_change(tmp_path: Path) -> None:
    function = next(iter(ruling_entries.deciding()[STANDING]))
    assert "#" not in ruling_entries.function_source(function)
    assert ruling_entries.function_source(("engine.no_such_module", "nothing")) == ""
