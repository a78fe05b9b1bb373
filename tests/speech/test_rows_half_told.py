"""Lines about a row that leave open which of two is meant, or only claim something, are asked about."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red lays the trap at one end"),
        ("en", "red puts the trap at one of the ends of the row"),
        ("bg", "червените слагат капана в единия край"),
        ("pl", "czerwoni kładą pułapkę na jednym z końców"),
        ("pl", "czerwoni kładą pułapkę z brzegu"),
        ("ru", "красные кладут ловушку с краю"),
        ("ru", "красные кладут ловушку на один из краёв"),
    ],
)
def test_an_end_that_is_not_told_is_asked_for(language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        told("oriflamme-o03", 0, language, line)
    assert asked.value.says == "which_one"
    assert len(asked.value.offers) == 2


@pytest.mark.parametrize(
    ("language", "line", "end"),
    [
        ("en", "red puts the trap at the left end", "left"),
        ("bg", "червените слагат капана в десния край", "right"),
        ("pl", "czerwoni kładą pułapkę na lewym skraju", "left"),
        ("pl", "czerwoni kładą pułapkę na prawym skraju", "right"),
        ("ru", "красные кладут ловушку справа с краю", "right"),
        ("ru", "красные кладут ловушку с левого края", "left"),
    ],
)
def test_an_end_that_is_told_is_taken(language: str, line: str, end: str) -> None:
    move: dict[str, Any] = told("oriflamme-o03", 0, language, line)
    assert (move["do"], move["card"], move["where"]) == ("place", "trap", end)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red cannot open the felon"),
        ("en", "red isn't allowed to reveal the felon"),
        ("bg", "червените не могат да отворят престъпника"),
        ("pl", "czerwoni nie mogą odkryć przestępcy"),
        ("ru", "красные не могут вскрыть преступника"),
    ],
)
def test_a_card_that_is_said_not_to_be_allowed_to_open_is_not_kept(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-m65", 0, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "green skips"),
        ("bg", "зелените пропускат"),
        ("pl", "zieloni pomijają"),
        ("ru", "зелёные пропускают"),
    ],
)
def test_whoever_skips_as_a_card_acts_is_asked_what(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-n46", 1, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red is not allowed to open the felon"),
        ("pl", "czerwonym nie wolno odkryć przestępcy"),
        ("ru", "красным нельзя вскрыть преступника"),
    ],
)
def test_a_card_that_is_said_not_to_be_allowed_to_open_is_not_opened(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-m65", 0, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "blue gets 1 for the queen"),
        ("bg", "сините получават 1 за кралицата"),
        ("pl", "niebiescy dostają 1 za królową"),
        ("ru", "синие получают 1 за королеву"),
    ],
)
def test_what_another_gains_for_a_card_is_no_move(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-n46", 1, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red opens the replacement with no substitute"),
        ("bg", "червените отварят подмяната без заместник"),
        ("pl", "czerwoni odkrywają podmianę bez zastępstwa"),
        ("ru", "красные вскрывают подмену без замены"),
    ],
)
def test_a_replacement_without_a_substitute_is_opened_so_and_aims_at_nobody(language: str, line: str) -> None:
    move = told("oriflamme-n57", 0, language, line)
    assert (move["do"], move["card"], move["substitute"]) == ("activate", "red.replacement", "none")
    assert "target" not in move or not move["target"]


@pytest.mark.parametrize(
    "line",
    [
        "red passes, not putting a card down",
        "red passes planning without putting a card down",
    ],
)
def test_a_turn_that_is_passed_may_be_told_by_what_is_not_laid(line: str) -> None:
    assert told("oriflamme-o03", 0, "en", line)["do"] == "pass_planning"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red cannot apply the queen"),
        ("bg", "червените не могат да приложат кралицата"),
        ("pl", "czerwoni nie mogą zastosować królowej"),
        ("ru", "красные не могут применить королеву"),
    ],
)
def test_a_card_that_is_said_not_to_be_allowed_to_apply_is_not_skipped(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-n13", 0, language, line)
