"""The next player's turn implies that the one before is over; the log says so, and a strict table asks."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import verb
from referee.app.presenters.log_words import LogWords
from referee.session.game_setup import example, examples, state_of
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from tests.kit.typed_table import TypedTable


def ready(game: str = "hbo", language: str = "en", *, strict: bool = False) -> TypedTable:
    table = TypedTable(language, state_of(example(game, examples(game)[0].id, "")), game)
    table.controller.session.strict = strict
    return table


def implied(outcome: EntryOutcome) -> list[str]:
    return [verb(one) for one in outcome.implied if verb(one) != "pass"]


@pytest.mark.parametrize(
    ("game", "line"),
    [("hbo", "stark military arya"), ("lcg", "lannister military gregor against stark")],
)
def test_a_challenge_of_the_next_player_ends_the_turn_before(game: str, line: str) -> None:
    outcome = ready(game).type(line)

    assert outcome.kind is OutcomeKind.DONE
    assert implied(outcome) == ["end_turn"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Lannister ends the turn (implied)"),
        ("bg", "(подразбира се)"),
        ("pl", "(domyślnie)"),
        ("ru", "(подразумевается)"),
    ],
)
def test_the_log_says_that_the_end_was_implied(language: str, said: str) -> None:
    table = ready(language=language)
    table.type("stark military arya")
    line = next(one for one in table.controller.session.lines if one.kind == "move")

    assert any(said in one for one in LogWords(table.controller.session, table.wording).passed(line))


def test_one_undo_brings_the_turn_back() -> None:
    table = ready()
    before = table.controller.session.state
    table.type("stark military arya")

    table.controller.undo()

    assert table.controller.session.state is before


def test_a_strict_table_waits_for_the_end_to_be_said() -> None:
    assert ready(strict=True).type("stark military arya").kind is OutcomeKind.REFUSED


@pytest.mark.parametrize("line", ["stark ends", "stark military hodor", "stark military sansa"])
def test_a_move_that_is_not_legal_then_either_ends_nobodys_turn(line: str) -> None:
    outcome = ready().type(line)

    assert outcome.kind is OutcomeKind.REFUSED
    assert implied(outcome) == []


def test_only_the_next_player_is_meant_and_no_turn_is_left_out() -> None:
    assert ready("lcg").type("targaryen power daenerys against stark").kind is OutcomeKind.REFUSED
