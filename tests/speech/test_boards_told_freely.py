"""Areas, cards and Houses that players of the boards tell without their names, and what they deny."""

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
    ("language", "line"),
    [
        ("en", "my footman marches into the empty land"),
        ("bg", "пехотинецът ми влиза в празната земя"),
        ("pl", "mój piechur wchodzi na pustą krainę"),
        ("ru", "мой пехотинец идёт в пустую землю"),
    ],
)
def test_the_only_area_without_units_is_told_by_that(language: str, line: str) -> None:
    assert [one["to"] for one in told("kings-t45", 0, language, line)["moves"]] == ["land_c"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "my ship raids against Tyrell from the port"),
        ("bg", "корабът от пристанището прави набег срещу Тирел"),
        ("ru", "мой корабль из порта делает набег против Тирелла"),
    ],
)
def test_who_is_raided_is_not_taken_for_the_raider(language: str, line: str) -> None:
    raid = told("kings-v29", 0, language, line)
    assert (raid["by"], raid["from"], raid["target"]) == ("stark", "port_a", "sea_a")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "defense in the port with my ship"), ("ru", "защита в порту с моим кораблём")],
)
def test_an_order_is_laid_where_the_units_are_that_are_named(language: str, line: str) -> None:
    laid = told("kings-t70", 0, language, line)
    assert (laid["order"], laid["area"]) == ("defense", "port_a")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "iron fleet: off goes Stark's consolidate power, and Lannister's march"),
        ("bg", "железният флот: махам събирането на Старк и похода на Ланистър"),
    ],
)
def test_orders_that_come_off_are_told_by_whose_they_are(language: str, line: str) -> None:
    removed = told("kings-t30", 1, language, line)["remove"]
    assert sorted(removed) == ["land_b:march", "port_a:consolidate_power"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "will of r'hllor, Melisandre stays in hand"),
        ("bg", "Волята на Р'хлор, Мелисандра остава в ръката"),
        ("pl", "wola R'hllora, Melisandra zostaje w ręce"),
        ("ru", "воля Р'глора, Мелисандра остаётся на руке"),
    ],
)
def test_a_card_that_stays_in_hand_is_not_discarded(language: str, line: str) -> None:
    assert not told("kings-t33", 1, language, line).get("discard")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "mustering in land A, upgrade both footmen"),
        ("pl", "mobilizacja w krainie A, ulepszam obu piechurów"),
    ],
)
def test_footmen_that_become_nobody_knows_what_are_asked_about(language: str, line: str) -> None:
    with pytest.raises(ParseError) as asked:
        parse(line, table_before("kings", "kings-t52", 1), language)
    assert asked.value.says in QUESTIONS


def test_a_token_that_lies_where_units_go_is_not_left_behind() -> None:
    line = "Młody Wilk z krainy A: piechur i rycerz idą do B, tam stoi tylko żeton"
    assert "leave_power_token" not in told("kings-m67", 0, "pl", line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I take no tokens in A, I build a fortification"),
        ("pl", "w A nie biorę żetonów, buduję fortyfikację"),
    ],
)
def test_tokens_that_are_denied_are_not_taken_beside_a_fortification(language: str, line: str) -> None:
    assert "tokens" not in told("kings-t43", 0, language, line)


def test_a_letter_with_an_ending_names_an_area() -> None:
    raid = told("kings-t35", 1, "bg", "Грейджой прави набег в морето C от D-то")
    assert (raid["from"], raid["target"]) == ("sea_d", "sea_c")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the blue cutthroat kills his neighbour"),
        ("bg", "синият главорез премахва съседа"),
        ("pl", "niebieski zbir zabija sąsiada"),
        ("ru", "синий головорез убивает соседа"),
    ],
)
def test_the_only_card_beside_a_cutthroat_is_the_neighbour(language: str, line: str) -> None:
    assert told("oriflamme-n24", 0, language, line)["target"] == "red.twin"


def test_a_bribed_card_is_told_from_others_of_its_kind_by_that() -> None:
    line = "mój aptekarz zatruwa przekupionego przestępcę"
    assert told("oriflamme-d40", 0, "pl", line)["target"] == "blue.felon"


@pytest.mark.parametrize(
    ("language", "line"), [("en", "I reveal! blue does not wait"), ("ru", "вскрываю! синие не ждут")]
)
def test_who_opens_a_card_and_does_not_wait_does_not_keep_it(language: str, line: str) -> None:
    assert told("oriflamme-o40", 5, language, line)["do"] == "activate"


def test_a_closed_card_is_not_what_lies_open_in_the_same_family() -> None:
    assert told("oriflamme-o55", 5, "ru", "синий преступник делает своё дело")["card"] == "blue.felon"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "jak muszę to muszę, czerwona łapówka w górę i przekupuję niebieskiego złoczyńcę"),
        ("ru", "как уж вышло, красный подкуп открываю и подкупаю синего преступника"),
    ],
)
def test_a_remark_that_begins_like_a_question_does_not_make_a_line_one(language: str, line: str) -> None:
    assert told("oriflamme-n60", 1, language, line)["bribe"] == "blue.felon"


def test_waiting_that_is_denied_with_words_between_is_not_told() -> None:
    table = table_before("oriflamme", "oriflamme-d18", 0)
    with pytest.raises(ParseError):
        parse("Не ми се чака повече", table, "bg")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I reveal the felon, I hope there is something to steal"),
        ("bg", "Разкривам престъпника, дано има какво да открадна"),
        ("pl", "odkrywam przestępcę, oby było co ukraść"),
        ("ru", "вскрываю преступника, надеюсь, есть что украсть"),
    ],
)
def test_what_is_hoped_beside_a_move_does_not_leave_it_open(language: str, line: str) -> None:
    opened = told("oriflamme-o17", 0, language, line)
    assert (opened["do"], opened["card"]) == ("activate", "red.felon")


def test_a_combination_without_tokens_repeats_nothing() -> None:
    steps = told("oriflamme-m57", 0, "en", "combo up, cutthroat again, blue queen dies")["sequence"]
    assert [(one["apply"], one["target"]) for one in steps] == [("red.cutthroat", "blue.queen")]


@pytest.mark.parametrize(
    ("language", "line"), [("ru", "Старк кладёт марш на land_b"), ("ru", "Старк ставит марш в land_b")]
)
def test_a_march_that_may_be_two_orders_is_the_plain_one(language: str, line: str) -> None:
    assert told("kings-v92", 2, language, line)["order"] == "march"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark lays a march order where the knight is"),
        ("bg", "Старк слага поход при рицаря"),
        ("ru", "Старк кладёт поход туда, где рыцарь"),
    ],
)
def test_an_order_is_laid_beside_the_only_unit_of_a_kind(language: str, line: str) -> None:
    laid = told("kings-v92", 2, language, line)
    assert (laid["order"], laid["area"]) == ("march", "land_b")


def test_units_that_come_from_two_areas_are_not_taken_for_those_from_one() -> None:
    line = "форсиран марш в морето А: един кораб от съседното море и един от пристанището"
    moves = told("kings-v49", 0, "bg", line)["moves"]
    assert sorted(one["from"] for one in moves) == ["port_a", "sea_b"]
