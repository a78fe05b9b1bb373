"""What a line of the boards leaves half told is asked about, and not made of the part that is told."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before
from tests.speech.spoken_lines import QUESTIONS


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    return dict(step_of(move, table))


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-f18", 0, "en", "Stark musters footmen in A"),
        ("kings-f18", 0, "bg", "Старк строи обсадни машини в А"),
        ("kings-f18", 0, "pl", "Stark werbuje piechurów w A"),
        ("kings-f18", 0, "ru", "Старк строит осадные машины в А"),
        ("kings-t30", 1, "bg", "Железният флот маха две заповеди, едната е събирането в пристанището"),
        ("kings-t30", 1, "en", "the Iron Fleet removes two orders, one is the consolidate in the port"),
        ("kings-v91", 20, "bg", "Старк тръгва от Б към А с рицаря и пешака и побеждава"),
        ("kings-v91", 20, "en", "Stark goes from B to A with the knight and the footman and wins"),
        ("kings-v68", 1, "pl", "swoją nie można, więc Żądło Skorpiona, Tyrell odrzuca tę drugą kartę"),
    ],
)
def test_what_is_half_told_is_asked(case: str, step: int, language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        told(case, step, language, line)
    assert asked.value.says in QUESTIONS


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "my two ships retreat from sea A to sea B"),
        ("bg", "двата ми кораба отстъпват от море А в море Б"),
        ("pl", "moje dwa okręty wycofują się z morza A na morze B"),
        ("ru", "два моих корабля отступают из моря А в море Б"),
    ],
)
def test_units_that_retreat_may_be_counted(language: str, line: str) -> None:
    retreat = told("kings-f77", 1, language, line)
    assert (retreat["do"], retreat["from"], retreat["to"]) == ("retreat", "sea_a", "sea_b")


def test_one_unit_of_several_falls_and_does_not_retreat() -> None:
    assert told("kings-v13", 0, "pl", "spada jeden piechur Starków z A")["do"] == "casualty"


def test_an_order_of_ones_own_may_lie_beside_the_one_that_removes_it() -> None:
    line = "Will of R'hllor: I discard Melisandre and remove my own defense"
    assert told("kings-v72", 1, "en", line)["remove"] == ("land_a:defense",)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tyrell from C supports Greyjoy in the attack on A, Lannister and I are not friends"),
        ("pl", "Tyrell z C wspiera Greyjoya w ataku na krainę A, z Lannistrem mam na pieńku"),
    ],
)
def test_who_is_named_behind_support_is_the_side_that_is_helped(language: str, line: str) -> None:
    support = told("kings-m75", 0, language, line)
    assert (support["side"], support["attacker"]) == ("attacker", "greyjoy")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "knight from A to B, and the siege engine leaves A too"),
        ("bg", "рицарят от А в Б, а обсадната машина тръгва от А"),
        ("pl", "rycerz z A do B, a machina oblężnicza wychodzi z A"),
        ("ru", "рыцарь из А в Б, а осадная машина выходит из А"),
    ],
)
def test_where_a_second_unit_goes_is_asked(language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        told("kings-f21", 1, language, line)
    assert asked.value.says in QUESTIONS


def test_a_fort_that_is_built_by_the_order_of_power_is_no_choice_of_tokens() -> None:
    assert told("kings-f07", 0, "ru", "усиливаю власть в А — строю укрепление")["take"] == "fortification"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I reveal the trap on top of the red queen"),
        ("bg", "отварям капана върху червената кралица"),
        ("pl", "odkrywam pułapkę na wierzchu czerwonej królowej"),
        ("ru", "открываю ловушку, что поверх красной королевы"),
    ],
)
def test_a_card_is_told_by_the_one_it_lies_on(language: str, line: str) -> None:
    assert told("oriflamme-m55", 0, language, line)["do"] == "activate"


def test_the_character_of_a_combination_is_told_by_a_nickname() -> None:
    line = "odkrywam kombinację, kopiuję swojego rzezimieszka i zabijam niebieską królową"
    [applied] = told("oriflamme-m57", 0, "pl", line)["sequence"]
    assert applied["target"] == "blue.queen"
