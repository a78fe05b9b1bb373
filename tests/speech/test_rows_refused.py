"""Moves at a row that the rules refuse are read as they are told, and never as those that they allow."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


def _done(case: str, step: int, language: str, line: str) -> str:
    """What a line does; nothing, where it is asked about."""
    try:
        return str(told(case, step, language, line)["do"])
    except ParseError:
        return ""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red grabs the influence from blue's felon"),
        ("bg", "червените взимат жетона от престъпника на сините"),
        ("pl", "czerwoni zabierają żeton z niebieskiego przestępcy"),
        ("ru", "красные снимают жетон с синего преступника"),
    ],
)
def test_influence_is_taken_off_the_card_of_another(language: str, line: str) -> None:
    move = told("oriflamme-n78", 0, language, line)
    assert (move["do"], move["by"], move["card"]) == ("take_tokens", "red", "blue.felon")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red skips the felon"),
        ("bg", "червените пропускат престъпника"),
        ("pl", "czerwoni pomijają przestępcę"),
        ("ru", "красные пропускают преступника"),
    ],
)
def test_a_closed_card_that_is_skipped_is_not_opened(language: str, line: str) -> None:
    assert told("oriflamme-m65", 1, language, line)["do"] == "skip"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red applies the felon"),
        ("bg", "червените прилагат престъпника"),
        ("pl", "czerwoni rozpatrują przestępcę"),
        ("ru", "красные применяют преступника"),
    ],
)
def test_a_closed_card_that_is_applied_is_not_opened(language: str, line: str) -> None:
    assert _done("oriflamme-m65", 2, language, line) in ("resolve", "")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red keeps the queen as she is"),
        ("bg", "червените оставят кралицата, както си е"),
        ("pl", "czerwoni zostawiają królową tak, jak jest"),
        ("ru", "красные оставляют королеву как есть"),
    ],
)
def test_an_open_card_that_is_kept_is_not_applied(language: str, line: str) -> None:
    assert told("oriflamme-n13", 0, language, line)["do"] == "keep"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "now red applies the queen"),
        ("bg", "сега червените прилагат кралицата"),
        ("pl", "teraz czerwoni rozpatrują królową"),
        ("ru", "теперь красные применяют королеву"),
    ],
)
def test_a_card_that_lies_under_another_is_applied(language: str, line: str) -> None:
    move = told("oriflamme-o47", 2, language, line)
    assert (move["do"], move["card"]) == ("resolve", "red.queen")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red does not turn the queen, she stays down"),
        ("bg", "червените не обръщат кралицата, остава закрита"),
        ("pl", "czerwoni nie odkrywają królowej, zostaje zakryta"),
        ("ru", "красные не вскрывают королеву, она остаётся закрытой"),
    ],
)
def test_a_covered_card_that_is_kept_is_not_the_one_on_top(language: str, line: str) -> None:
    assert told("oriflamme-o41", 2, language, line)["card"] == "red.queen"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the schemer gathers influence"),
        ("bg", "интригантката събира влияние"),
    ],
)
def test_an_open_card_that_gains_is_applied_and_no_token_is_taken_off(language: str, line: str) -> None:
    assert _done("oriflamme-m26", 0, language, line) in ("resolve", "")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens the prince, the twin goes on top of it"),
        ("bg", "червените обръщат принца и слагат близнака върху него"),
        ("pl", "czerwoni odkrywają księcia i kładą bliźniaka na nim"),
        ("ru", "красные вскрывают принца и кладут близнеца прямо на него"),
    ],
)
def test_a_twin_is_laid_on_the_prince_that_brings_it(language: str, line: str) -> None:
    move = told("oriflamme-n18", 0, language, line)
    assert move["twin"] == {"where": "on", "on": "red.prince"}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red covers his felon with the schemer"),
        ("bg", "червените слагат интригантката върху своя престъпник"),
        ("pl", "czerwoni przykrywają swojego przestępcę intrygantką"),
        ("ru", "красные накрывают своего преступника интриганкой"),
    ],
)
def test_a_card_is_laid_on_one_that_lies_under_another(language: str, line: str) -> None:
    move = told("oriflamme-m72", 1, language, line)
    assert (move["do"], move["card"], move["on"]) == ("place", "schemer", "red.felon")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red places the trap on top of the felon"),
        ("bg", "червените слагат капана отгоре върху престъпника"),
        ("pl", "czerwoni kładą pułapkę na wierzchu przestępcy"),
        ("ru", "красные кладут ловушку поверх преступника"),
    ],
)
def test_a_card_is_not_laid_to_an_end_where_the_one_under_it_is_told(language: str, line: str) -> None:
    move = told("oriflamme-m66", 0, language, line)
    assert (move["card"], move["on"]) == ("trap", "red.felon")


def test_one_token_that_is_taken_is_not_both() -> None:
    line = "the red combination opens: the queen first, then I take one token off it"
    assert _done("oriflamme-o24", 2, "en", line) in ("activate", "")
    line = "красная комбинация открывается: применяю королеву, потом снимаю один жетон"
    move = told("oriflamme-o24", 2, "ru", line)
    assert [step.get("token") for step in move["sequence"]] == [None, "take"]
