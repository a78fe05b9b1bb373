"""Provisional rulings: played on under, confirmed or reversed by one entry each; kept, verified, told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from referee.app.presenters.log_words import LogWords
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.record.log_document import FORMATS, log_document
from referee.record.public_journal import public_journal
from referee.record.rejudgement import journal_judged_again
from referee.repair.consequences import RepairRefused
from referee.repair.repair_entry import (
    SETTLEMENTS,
    Settlement,
    begin_provisional,
    played_since,
    settle_provisional,
)
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.log_line import ProvisionalRuling
from tests.kit.repairs import Repaired, scripted_errors
from tests.kit.two_worlds import World, two_worlds
from tests.repair.test_repair_records import Journal

LANGUAGES = ("en", "bg", "pl", "ru")
BEFORE = next(one for one in scripted_errors() if one.id == "hbo-01")
"""A challenge with a defence, a resolution and a choice for the claim."""


def played(how: Settlement | None = None) -> tuple[Repaired, Journal]:
    """The first line, then a provisional ruling, then the other lines; settled so."""
    journal = Journal()
    error = BEFORE
    first = Repaired(replace(error, lines=error.lines[:1]), journal.keep)
    begin_provisional(first.controller, "it is looked up", "7")
    for line in error.lines[1:]:
        first._enter(line)
    if how is not None:
        settle_provisional(first.controller, how, "the head judge said so")
    return first, journal


def test_a_table_plays_on_under_it_and_says_so() -> None:
    table, _ = played()
    since = played_since(table.controller)
    assert (since.ruling.ruling, since.ruling.because) == ("7", "it is looked up")
    assert len(since.lines) >= 3
    assert [one.who for one in since.learnt if one.how == "chosen"] == [("stark",), ("stark",)]


@pytest.mark.parametrize("how", SETTLEMENTS)
def test_it_is_settled_by_one_entry(how: Settlement) -> None:
    table, _ = played()
    count, end = len(table.session.lines), table.session.state
    since = settle_provisional(table.controller, how, "the head judge said so")
    assert len(table.session.lines) == count + 1
    assert table.session.provisional is None
    if how == "confirmed":
        assert table.session.state is end
    else:
        assert table.session.state is table.session.state_before(since.lines[0].number)
        assert all(table.session.lines[one.number - 1].undone for one in since.lines)


def test_there_is_one_at_a_time_and_none_without_a_reason() -> None:
    table, _ = played()
    with pytest.raises(RepairRefused, match="provisional_open"):
        begin_provisional(table.controller, "again")
    with pytest.raises(RepairRefused, match="repair_reason_missing"):
        settle_provisional(table.controller, "confirmed", " ")
    settle_provisional(table.controller, "confirmed", "it was right")
    with pytest.raises(RepairRefused, match="provisional_none"):
        settle_provisional(table.controller, "reversed", "too late")


def test_what_was_taken_back_can_be_brought_back() -> None:
    table, _ = played()
    end = table.session.state
    settle_provisional(table.controller, "reversed", "the head judge said so")
    assert table.session.state is not end
    while table.controller.redo():
        pass
    assert table.session.state is end


@pytest.mark.parametrize("how", [None, *SETTLEMENTS])
def test_a_journal_with_it_leads_to_the_same_table(how: Settlement | None) -> None:
    table, journal = played(how)
    again = journal_judged_again(*journal.done(table), {})
    assert again.session.state == table.session.state
    assert again.session.provisional == table.session.provisional
    assert [one for one in again.changed if one.matters] == []


@pytest.mark.parametrize("how", [None, *SETTLEMENTS])
def test_every_form_of_the_log_tells_of_it(how: Settlement | None) -> None:
    table, journal = played(how)
    public = public_journal(*journal.done(table))
    for form, written in FORMATS.items():
        wording = Wording("en")
        said = written(log_document("Friday", public, wording, book=None), wording.speech)
        assert "it is looked up" in said, form
        assert "ruling 7" in said, form
        if how is not None:
            assert "the head judge said so" in said, form
        if how == "reversed":
            assert "Learnt since" in said, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    for how in SETTLEMENTS:
        table, _ = played(how)
        wording = Wording(language)
        wording.of_game("hbo")
        wording.names = TableNames(table.controller, wording)
        words = LogWords(table.session, wording)
        told = [words.text(one) for one in table.session.lines if "provisional" in one.body]
        assert len(told) == 2
        assert all(told)
        assert (wording.speech.faults, wording.speech.borrowed) == (set(), set())


def test_two_worlds_that_differ_in_what_is_hidden_look_alike() -> None:
    learnt = 0
    for game in ("hbo", "lcg", "oriflamme"):
        for seed in range(4):
            pair = two_worlds(game, seed)
            told = [_reversed(one) for one in pair]
            assert told[0] == told[1], (game, seed)
            learnt += len(told[0])
            public = [public_journal(*one.journal) for one in pair]
            assert public[0] == public[1], (game, seed)
    assert learnt > 20


def _reversed(world: World) -> list[object]:
    """What a reversal at this table takes back, and what it says was learnt."""
    controller = GameController(world.session, OwnedCards(world.session.adapter.game.id))
    counting = controller.counting_lines()
    first = counting[-min(6, len(counting))].number
    controller.session.provisional = ProvisionalRuling(first, "7", "it is looked up")
    since = settle_provisional(controller, "reversed", "it was wrong")
    return [*since.learnt, controller.session.lines[-1].body]
