"""What a line tells of losers, of what an area loses, and of what becomes what on the board."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tyrell's knight and engine come back to A from B"),
        ("bg", "Рицарят и машината на Тирел се прибират от Б в А"),
        ("pl", "Rycerz i machina Tyrella wracają z B do A"),
        ("ru", "Рыцарь и машина Тирелла идут назад из Б в А"),
    ],
)
def test_a_beaten_attacker_goes_back(language: str, line: str) -> None:
    move = told("kings-m21", 0, language, line)
    assert (move["do"], move["by"], move["from"], move["to"]) == ("retreat", "tyrell", "land_b", "land_a")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Footman and knight march into B, I lose, retreat"),
        ("bg", "Пехотинецът и рицарят към Б, губим, отстъпление"),
        ("pl", "Piechur i rycerz idą na B, tracimy, odwrót"),
        ("ru", "Пехотинец и рыцарь в Б, теряем, отход"),
    ],
)
def test_those_who_lose_and_go_back_lost_the_battle(language: str, line: str) -> None:
    move = told("kings-f52", 0, language, line)
    assert (move["do"], move["battle"]) == ("march", {"winner": "lannister", "losers": "retreat"})


def test_the_winner_is_who_is_told_to_win_last() -> None:
    line = "Baratheon hopes to win with knight and siege engine from A into B, but Stark wins, they retreat"
    assert told("kings-t50", 0, "en", line)["battle"]["winner"] == "stark"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "area B loses the fortification"),
        ("bg", "Б губи укреплението"),
        ("pl", "B traci fortyfikację"),
        ("ru", "Б теряет укрепление"),
    ],
)
def test_an_area_that_loses_its_fortification_stays_whose_it_is(language: str, line: str) -> None:
    assert told("kings-m11", 1, language, line)["do"] == "remove_fortification"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The footman in A dies, there is nobody else there"),
        ("ru", "Гибнет пехотинец в А, больше никого там нет"),
    ],
)
def test_one_unit_that_falls_is_a_casualty(language: str, line: str) -> None:
    assert told("kings-v12", 0, language, line)["do"] == "casualty"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Swap a footman in A for an engine"),
        ("bg", "Сменям един пехотинец в А за обсадна машина"),
        ("pl", "Wymieniam piechura w A na machinę"),
        ("ru", "Сменяю пехотинца в А на осадное орудие"),
    ],
)
def test_a_unit_that_is_swapped_for_another_is_made_into_it(language: str, line: str) -> None:
    units = told("kings-m25", 2, language, line)["units"]
    assert [(unit["upgrade"], unit["to"]) for unit in units] == [("footman", "siege_engine")]


def test_who_stays_a_knight_by_a_call_has_become_one() -> None:
    units = told("kings-v45", 1, "pl", "Wezwanie na A, mój piechur zostaje rycerzem")["units"]
    assert [(unit["upgrade"], unit["to"]) for unit in units] == [("footman", "knight")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I put my ship in port B in place of the Greyjoy one"),
        ("bg", "Пристанище Б: размяна"),
        ("pl", "port B: wymiana"),
        ("ru", "порт Б: обмен"),
    ],
)
def test_ships_in_a_taken_port_are_replaced(language: str, line: str) -> None:
    move = told("kings-t68", 1, language, line)
    assert (move["do"], move["choice"]) == ("capture_port", "replace")


@pytest.mark.parametrize(
    ("language", "line"),
    [("bg", "Бара потапя кораба в пристанище А"), ("ru", "Бара топит корабль в порту А")],
)
def test_a_house_is_called_by_the_beginning_of_its_name(language: str, line: str) -> None:
    assert told("kings-t14", 1, language, line)["by"] == "baratheon"


def test_an_order_that_is_named_is_no_other_order() -> None:
    line = "Старк изпълнява похода от А, после казвам кой накъде"
    with pytest.raises(ParseError, match="which_one"):
        told("kings-t08", 0, "bg", line)
