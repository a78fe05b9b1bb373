"""What is told of a combination, of a card that is applied after all, and of a round without a card."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    """What is told by the move of a line; nothing, where the line is asked about."""
    table = table_before("oriflamme", f"oriflamme-{case}", step)
    try:
        found = parse(line, table, language)
    except ParseError:
        return {}
    assert isinstance(found, Move)
    return {name: value for name, value in step_of(found, table).items() if value}


def steps(case: str, step: int, language: str, line: str) -> list[tuple[str | None, str | None]]:
    """What a combination does: for each step the token it costs and the card that is applied."""
    sequence = told(case, step, language, line).get("sequence", ())
    return [(one.get("token"), one.get("apply")) for one in sequence]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Combination: I copy the red prince and that's all."),
        ("en", "combination as the prince"),
        ("bg", "Комбинация: копирам червения принц и толкоз."),
        ("pl", "Kombinacja: kopiuję czerwonego księcia i tyle."),
        ("ru", "Комбинация: копирую красного принца и всё."),
    ],
)
def test_a_combination_applies_the_character_that_is_named(language: str, line: str) -> None:
    assert steps("m62", 1, language, line) == [(None, "red.prince")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Combination: the queen, and for both tokens the queen two more times"),
        ("en", "I open the combination as the queen and repeat the queen with both tokens"),
        ("bg", "отварям комбинацията: кралицата, и с двата жетона още два пъти кралицата"),
        ("pl", "odkrywam kombinację: królowa, i za oba żetony jeszcze dwa razy królowa"),
        ("ru", "открываю Комбинацию: королева, и за оба жетона ещё два раза королева"),
    ],
)
def test_each_token_that_is_not_taken_applies_the_character_once_more(language: str, line: str) -> None:
    again = [("repeat", "red.queen")] * 2
    assert steps("m59", 0, language, line) == [(None, "red.queen"), *again]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I take the influence from the combination"),
        ("en", "red takes the influence off the combination"),
        ("bg", "прибирам влиянието от комбинацията"),
        ("pl", "zabieram wpływy z kombinacji"),
        ("ru", "забираю влияние с комбинации"),
    ],
)
def test_who_takes_what_lies_on_a_combination_has_not_said_that_it_is_opened(
    language: str, line: str
) -> None:
    assert told("o24", 4, language, line).get("do") != "activate"


@pytest.mark.parametrize(
    ("case", "step"), [("d43", 1), ("n70", 0)], ids=["a character to apply", "tokens to take"]
)
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens the combination"),
        ("bg", "червеният отваря комбинацията"),
        ("pl", "czerwoni odkrywają kombinację"),
        ("ru", "красный вскрывает комбинацию"),
    ],
)
def test_a_combination_that_may_do_something_is_not_opened_before_it_is_told_what(
    case: str, step: int, language: str, line: str
) -> None:
    assert told(case, step, language, line) == {}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I don't skip, the red queen acts"),
        ("bg", "не пропускам, червената кралица действа"),
        ("pl", "jednak nie pomijam, królowa czerwonych działa"),
        ("ru", "не пропускаю, королева красных действует"),
    ],
)
def test_a_card_that_is_not_skipped_is_applied(language: str, line: str) -> None:
    assert told("o35", 1, language, line) == {"do": "resolve", "by": "red", "card": "red.queen"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red does not lay a card"),
        ("bg", "червеният не слага карта"),
        ("pl", "czerwony nie kładzie karty"),
        ("ru", "красный не выкладывает карту"),
    ],
)
def test_who_does_not_lay_a_card_passes_in_planning(language: str, line: str) -> None:
    assert told("d01", 0, language, line) == {"do": "pass_planning", "by": "red"}
