"""The plain ways of telling a move on the board that name a thing by what becomes of it."""

from __future__ import annotations

import pytest

from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Defence in A"),
        ("bg", "Отбрана в A"),
        ("pl", "Obrona na A"),
        ("ru", "Оборона в A"),
    ],
)
def test_the_name_of_an_order_lays_it_in_planning(language: str, line: str) -> None:
    assert told("kings-d25", 5, language, line)["do"] == "place_order"


def test_what_an_order_does_lays_it_in_planning() -> None:
    move = told("kings-f85", 2, "en", "Tyrell supports from land B this time")
    assert (move["do"], move["order"], move["area"]) == ("place_order", "support", "land_b")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Nobody is left in B, take the fort off"),
        ("bg", "В B не остана никой, махаме укреплението"),
        ("pl", "Na B nikogo już nie ma, zdejmujemy fortyfikację"),
        ("ru", "В B никого не осталось, убираем укрепление"),
    ],
)
def test_a_fortification_where_nobody_is_left_is_removed(language: str, line: str) -> None:
    move = told("kings-m11", 1, language, line)
    assert (move["do"], move["area"]) == ("remove_fortification", "land_b")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The Stark ship in port A sinks"),
        ("bg", "Корабът на Старк в порта потъва"),
        ("pl", "Okręt Starka w porcie tonie"),
        ("ru", "Корабль Старка в порту тонет"),
    ],
)
def test_ships_of_another_are_sunk_by_who_took_their_port(language: str, line: str) -> None:
    assert told("kings-t14", 1, language, line)["by"] == "baratheon"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A footman marches to C and wipes out Tyrell"),
        ("bg", "Атакувам C с един пехотинец и унищожавам Тирел"),
        ("pl", "Idę piechurem na C i niszczę Tyrella"),
        ("ru", "Иду пехотинцем на C и уничтожаю Тирелла"),
    ],
)
def test_those_who_are_destroyed_do_not_march(language: str, line: str) -> None:
    move = told("kings-f64", 2, language, line)
    assert (move["by"], move["battle"]) == ("stark", {"winner": "stark", "losers": "destroyed"})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "Молодой волк: пехотинец идёт в B, а рыцарь плывёт морем A в C"),
        ("pl", "Młody Wilk: piechur idzie na B, a rycerz morzem A do C"),
    ],
)
def test_units_cross_a_water_that_is_named_before_where_they_go(language: str, line: str) -> None:
    moves = told("kings-f63", 0, language, line)["moves"]
    assert [one.get("via") for one in moves] == [None, ["sea_a"]]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Supply delivery comes to land A"),
        ("bg", "Провизиите идват в земя A"),
        ("pl", "Dostawa przychodzi na ląd A"),
        ("ru", "Снабжение приходит в землю A"),
    ],
)
def test_supplies_come_by_their_order(language: str, line: str) -> None:
    assert told("kings-v47", 0, language, line)["do"] == "execute_one_time"


def test_a_card_is_given_where_only_the_orders_are_denied() -> None:
    move = told("kings-t32", 3, "en", "Will of R'hllor: Melisandre goes, but no order comes off")
    assert move["discard"] == "Melisandre"


def test_a_letter_is_read_where_its_form_leaves_it_unclear() -> None:
    assert told("kings-t28", 0, "en", "Lannister raids A from B.")["target"] == "land_a"
