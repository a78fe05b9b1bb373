"""Whom a line helps, what it raids, what it builds and where: told on a board without saying all of it."""

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
    table = table_before("kings", f"kings-{case}", step)
    try:
        found = parse(line, table, language)
    except ParseError:
        return {}
    assert isinstance(found, Move)
    return {name: value for name, value in step_of(found, table).items() if value}


def moved(case: str, step: int, line: str) -> list[tuple[str, dict[str, int]]]:
    """Where units go to or come from, and which."""
    moves = told(case, step, "en", line).get("moves", ())
    return [(one.get("to") or one.get("from"), one["units"]) for one in moves]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "support from port_a into land_a, Tyrell"),
        ("en", "port_a helps land_a against Tyrell"),
        ("bg", "port_a помага на land_a срещу Тирел"),
        ("pl", "port_a wspiera land_a przeciw Tyrellom"),
        ("ru", "port_a помогает land_a против Тирелла"),
    ],
)
def test_who_helps_in_an_own_area_defends_it_against_the_house_that_is_named(
    language: str, line: str
) -> None:
    move = told("f30", 0, language, line)
    assert (move.get("battle"), move.get("side"), move.get("attacker")) == ("land_a", "defender", "tyrell")


@pytest.mark.parametrize("line", ["rajd ze portu A na Joyów w sea_a", "rajd z portu A na Greyjoyów w sea_a"])
def test_a_house_that_is_raided_does_not_raid_itself_also_by_a_part_of_its_name(line: str) -> None:
    assert told("t19", 0, "pl", line) == {"do": "raid", "by": "stark", "from": "port_a", "target": "sea_a"}


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("t43", 0, "en", "in A I take no tokens, I build a fortification"),
        ("t43", 0, "pl", "w A nie biore żetonów tylko stawiam fortyfikację"),
        ("v08", 1, "bg", "От A взимам укрепление вместо жетони, значи власт този път не получавам."),
        ("v08", 1, "ru", "В А беру укрепление вместо жетонов, власть не получаю"),
    ],
)
def test_who_takes_no_tokens_but_a_fortification_gets_it_alone(
    case: str, step: int, language: str, line: str
) -> None:
    move = told(case, step, language, line)
    assert (move.get("take"), move.get("tokens")) == ("fortification", None)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "muster in A: a ship to the port, a ship to the sea and a knight"),
        ("bg", "набор в А: кораб в пристанището, кораб в морето и рицар"),
        ("pl", "mobilizacja w A: statek do portu, statek na morze i rycerz"),
        ("ru", "сбор в А: корабль в порт, корабль в море и рыцарь"),
    ],
)
def test_each_new_ship_is_put_where_it_is_told_and_the_others_stay_where_they_are_built(
    language: str, line: str
) -> None:
    built = told("f39", 1, language, line).get("units", ())
    assert [(one["build"], one["place"]) for one in built] == [
        ("ship", "port_a"),
        ("ship", "sea_a"),
        ("knight", None),
    ]


@pytest.mark.parametrize(
    ("case", "line", "goes"),
    [
        ("m57", "forced march, the knight from b joins the footman in a", ("land_b", {"knight": 1})),
        (
            "m57",
            "forced march, the knight from b joins the siege engine in a",
            ("land_b", {"knight": 1, "siege_engine": 1}),
        ),
        (
            "f21",
            "march: the knight from land_a joins the siege engine in land_b",
            ("land_b", {"knight": 1, "siege_engine": 1}),
        ),
    ],
    ids=["it lies there", "nobody has one", "it lies where the march begins"],
)
def test_only_a_unit_that_lies_where_others_go_is_left_out_as_the_one_they_join(
    case: str, line: str, goes: tuple[str, dict[str, int]]
) -> None:
    assert moved(case, 0, f"Stark: {line}") == [goes]
