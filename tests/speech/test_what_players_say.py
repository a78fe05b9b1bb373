"""What players say at a table of cards: results asked for, who gives gold, what is over already."""

from __future__ import annotations

import pytest

from engine.agot.state.moves import DeclareDefenders, PlaceSetup, ResolveChallenge, Save
from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def _read(game: str, case: str, step: int, language: str, line: str) -> Move:
    found = parse(line, table_before(game, case, step), language)
    assert isinstance(found, Move)
    return found


@pytest.mark.parametrize(
    ("game", "case", "step", "language", "line"),
    [
        ("hbo", "hbo-f004", 2, "ru", "ну и какой итог?"),
        ("hbo", "hbo-e625", 2, "en", "who won? count"),
        ("lcg", "lcg-c059", 2, "en", "B1 already defended, resolve the battle"),
    ],
    ids=["a question", "a question and the step", "what is over before it"],
)
def test_a_challenge_is_resolved_where_its_result_is_asked_for(
    game: str, case: str, step: int, language: str, line: str
) -> None:
    assert isinstance(_read(game, case, step, language, line), ResolveChallenge)


def test_who_is_named_first_gives_the_gold() -> None:
    table = table_before("lcg", "lcg-r059", 1)
    found = step_of(_read("lcg", "lcg-r059", 1, "bg", "A дава на B една жълтица"), table)
    assert (found["by"], found["to"], found["amount"]) == ("A", "B", 1)


def test_a_word_for_a_pass_declines_the_defence_that_is_asked_for() -> None:
    assert _read("lcg", "lcg-b128", 3, "ru", "Б пропускает") == DeclareDefenders(by="B", defenders=())


def test_set_up_is_no_correction() -> None:
    assert isinstance(_read("hbo", "hbo-i004", 1, "en", "stark set-up: s1 and s2"), PlaceSetup)


def test_a_save_that_comes_too_late_is_read_for_its_ruling() -> None:
    assert isinstance(_read("lcg", "lcg-c240", 1, "bg", "A изчиства двойника за да спаси A1"), Save)


def test_what_a_response_asks_of_its_price_is_asked() -> None:
    with pytest.raises(ParseError):
        _read("hbo", "hbo-g142", 3, "ru", "играю Debts, склоняю N, A умирает")
