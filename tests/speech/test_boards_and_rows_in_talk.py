"""What a line says beside a move, of where things lie and how a battle ended, is no part of the move."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    return dict(step_of(move, table))


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "units"),
    [
        (
            "kings-m57",
            0,
            "en",
            "Stark: forced march, the knight from b joins the footman in a",
            {"knight": 1},
        ),
        (
            "kings-m05",
            1,
            "ru",
            "Старк двумя рыцарями из А в Б, побеждает, воин Ланнистера убит",
            {"knight": 2},
        ),
        ("kings-t35", 2, "bg", "Грейджой мърда кораба от b в a, марш", {"ship": 1}),
    ],
    ids=["who lies there", "who has fallen", "one in another form"],
)
def test_only_the_units_that_move_are_counted(
    case: str, step: int, language: str, line: str, units: dict[str, int]
) -> None:
    [body] = told(case, step, language, line)["moves"]
    assert body["units"] == units


def test_units_named_in_the_plural_are_not_read_as_one() -> None:
    with pytest.raises(ParseError):
        told("kings-t16", 1, "ru", "Старки заводят корабли из моря А в порт А")


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-v99", 0, "ru", "Старки идут походом из land_a"),
        ("kings-v99", 0, "en", "Stark marches out of a"),
    ],
)
def test_the_only_place_a_march_can_go_to_goes_without_saying(
    case: str, step: int, language: str, line: str
) -> None:
    [body] = told(case, step, language, line)["moves"]
    assert body["to"] == "land_g"


@pytest.mark.parametrize(
    "line",
    [
        "two stark ships from port a into sea a, they win, Greyjoy's fleet goes to the bottom",
        "two Stark ships sail from port A into sea A. Stark wins, Greyjoy is destroyed.",
    ],
    ids=["by those who move", "by name"],
)
def test_who_is_named_behind_a_sign_has_not_won(line: str) -> None:
    move = told("kings-f28", 0, "en", line)
    assert move["battle"] == {"winner": "stark", "losers": "destroyed"}
    assert move["moves"][0]["units"] == {"ship": 2}


def test_an_area_named_where_something_is_denied_still_counts() -> None:
    line = "Stark doesn't take the tokens in a, builds a fortification there"
    move = told("kings-v105", 0, "en", line)
    assert (move["by"], move["area"], move["take"]) == ("stark", "land_a", "fortification")


def test_what_somebody_would_rather_do_takes_nothing_back() -> None:
    assert told("kings-f07", 0, "en", "in land a i'd rather have a fort, stark")["area"] == "land_a"


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "the trap's gone so the queen under it is next, i flip her"), ("ru", "вскрываю королеву")],
)
def test_a_reason_is_no_part_of_a_move(language: str, line: str) -> None:
    move = told("oriflamme-n71", 1, language, line)
    assert (move["do"], move["card"]) == ("activate", "red.queen")


def test_a_misspelt_name_with_an_article_is_understood_or_offered_first() -> None:
    assert told("oriflamme-d13", 0, "bg", "аз, червеният, обръщам кралицата отдолу")["card"] == "red.queen"

    misspelt = "аз, червеният, обръщам кралцата отдолу"
    try:
        move = told("oriflamme-d13", 0, "bg", misspelt)
    except ParseError as asked:
        move = told("oriflamme-d13", 0, "bg", asked.offers[0].line)

    assert move["card"] == "red.queen"


def test_a_card_that_can_reach_nobody_needs_no_target() -> None:
    move = told("oriflamme-n44", 1, "en", "flip the apothecary, red's")
    assert move["do"] == "activate"
    assert not move.get("target")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "подкупить бы кого-нибудь, да некого"),
        ("bg", "чака да отвори подкупа"),
        ("en", "the bribe on the queen would be nice"),
    ],
)
def test_a_wish_enters_nothing(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("oriflamme-n59", 2, language, line)
