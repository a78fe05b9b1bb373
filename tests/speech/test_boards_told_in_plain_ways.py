"""The plain ways of telling a move on the board that name a thing by what becomes of it."""

from __future__ import annotations

from contextlib import suppress

import pytest

from referee.notation.parser.errors import ParseError
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


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The footman in B stays there, the siege engine alone comes to A by forced march"),
        ("bg", "Пехотинецът в B остава, в A идва само обсадната машина с усилен марш"),
        ("pl", "Piechur na B zostaje, do A przychodzi wymuszonym marszem tylko machina"),
        ("ru", "Пехотинец в B остаётся, в A ускоренным маршем приходит только осадная машина"),
    ],
)
def test_a_unit_that_stays_may_be_told_with_its_area(language: str, line: str) -> None:
    [body] = told("kings-m59", 1, language, line)["moves"]
    assert body == {"from": "land_b", "units": {"siege_engine": 1}}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The port has no room, so the new ship goes to sea A"),
        ("pl", "W porcie brak miejsca, więc nowy okręt idzie na morze A"),
        ("ru", "В порту места нет, поэтому новый корабль идёт в море A"),
    ],
)
def test_a_new_ship_is_built_where_it_is_told_to_go(language: str, line: str) -> None:
    move = told("kings-m40", 1, language, line)
    assert (move["do"], move["units"]) == ("muster", [{"build": "ship", "place": "sea_a"}])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "В B няма жива душа, затова пехотинецът от A тръгва натам"),
        ("pl", "Na B nie ma nikogo, więc piechur z A tam wchodzi"),
        ("ru", "В B ни души, так что пехотинец из A идёт туда"),
    ],
)
def test_an_area_may_be_named_in_the_reason_of_a_march(language: str, line: str) -> None:
    move = told("kings-v88", 0, language, line)
    assert (move["from"], move["moves"]) == ("land_a", [{"to": "land_b", "units": {"footman": 1}}])


def test_a_preposition_that_begins_a_line_is_no_area() -> None:
    line = "С усилен марш в A идват рицарят от B и пехотинец от C"
    moves = told("kings-d31", 1, "bg", line)["moves"]
    assert [(one["from"], one["units"]) for one in moves] == [
        ("land_b", {"knight": 1}),
        ("land_c", {"footman": 1}),
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "There is one knight more, but the footman in A has to die"),
        ("pl", "Został jeszcze rycerz, ale zginąć musi piechur w A"),
    ],
)
def test_one_unit_that_dies_is_not_everybody(language: str, line: str) -> None:
    assert told("kings-d16", 1, language, line)["do"] == "casualty"


def test_nothing_discarded_leaves_no_card_open() -> None:
    line = "Will of R'hllor in land A goes off, but nothing gets discarded"
    assert "discard" not in told("kings-d33", 1, "en", line)


def test_the_card_of_westeros_may_be_told_by_what_it_brings() -> None:
    assert told("kings-v60", 1, "pl", "Kolejna karta z Westeros: werbunek")["card"] == "Mustering"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "My prince cannot lie on the blue trap, so I put him face down on my twin"),
        ("pl", "Księcia nie wolno na pułapkę niebieskiego, więc kładę go zakrytego na swojego bliźniaka"),
        ("ru", "Принца нельзя на ловушку синего, поэтому кладу его закрытым на своего близнеца"),
    ],
)
def test_a_card_that_is_named_is_never_laid_without_its_name(language: str, line: str) -> None:
    with suppress(ParseError):
        assert told("oriflamme-o02", 2, language, line).get("card") == "prince"


def test_a_ship_by_which_units_go_does_not_go_along() -> None:
    move = told("kings-t60", 2, "bg", "Машината от земя Ц отива с кораба в земя Д")
    assert move["moves"] == [{"to": "land_d", "units": {"siege_engine": 1}}]
