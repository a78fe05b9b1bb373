"""What players of the boards say beside a move, leave open, or mean by an arrow."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary.terms import CHATTER
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import lex
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before
from tests.speech.spoken_lines import QUESTIONS


def told(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    move = parse(line, table, language)
    assert isinstance(move, Move)
    return dict(step_of(move, table))


def asked(case: str, step: int, language: str, line: str) -> str:
    with pytest.raises(ParseError) as found:
        parse(line, table_before(case.partition("-")[0], case, step), language)
    return found.value.says


@pytest.mark.parametrize("arrow", ["->", "-->", "=>", ">", "→", "⇒"])
def test_an_arrow_is_one_sign_however_it_is_drawn(arrow: str) -> None:
    assert [one.text for one in lex(f"b{arrow}a, well-known")] == ["b", ">", "a", ",", "well-known"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "knight b→c, march"), ("ru", "рыцарь land_b->land_c"), ("pl", "marsz land_b → land_c rycerz")],
)
def test_units_go_where_an_arrow_points(language: str, line: str) -> None:
    march = told("kings-v91", 9, language, line)
    assert (march["from"], march["moves"][0]["to"]) == ("land_b", "land_c")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lovely evening, my cousin dozed off over her tea, red lays the trap at the right end"),
        ("bg", "навън вали сняг, съседът пак хърка, червеният слага капана най-вдясно"),
        ("pl", "kolega znowu przysnął nad herbatą, więc czerwony kładzie pułapkę na prawym końcu"),
        ("ru", "чайник свистит, сосед уснул, поэтому красный кладёт ловушку справа"),
    ],
)
def test_parts_of_a_line_that_tell_nothing_of_a_move_do_not_hide_it(language: str, line: str) -> None:
    placed = told("oriflamme-n05", 1, language, line)
    assert (placed["by"], placed["card"], placed["where"]) == ("red", "trap", "right")


@pytest.mark.parametrize(
    ("case", "step", "language", "line"),
    [
        ("kings-f16", 0, "en", "march a bit of land_a into land_b"),
        ("kings-d16", 1, "bg", "Старк губи един от своите в land_a"),
        ("oriflamme-n09", 1, "ru", "красный кладёт ловушку куда-нибудь"),
        ("kings-v49", 0, "pl", "forsowny marsz na sea_a: statek z sea_b i jeszcze kogoś"),
    ],
)
def test_who_or_how_many_that_is_left_open_is_asked(case: str, step: int, language: str, line: str) -> None:
    assert asked(case, step, language, line) in QUESTIONS


def test_a_doubt_in_a_part_of_its_own_is_about_the_move() -> None:
    assert asked("oriflamme-n15", 0, "en", "maybe, red keeps the trap") in QUESTIONS


@pytest.mark.parametrize(
    ("language", "line", "card"),
    [
        ("ru", "Вестерос — Снабжение", "Supply"),
        ("pl", "Westeros: Mobilizacja", "Mustering"),
        ("en", "westeros is game of thrones again", "A Game of Thrones"),
    ],
)
def test_a_card_of_westeros_is_known_by_its_name_in_any_language(language: str, line: str, card: str) -> None:
    assert told("kings-f58", 2, language, line)["card"] == card


def test_a_house_helps_its_own_units_and_not_those_that_attack_them() -> None:
    line = "Мой корабль в port_a помогает моему же кораблю в sea_a, когда Старки нападут"
    assert told("kings-v32", 0, "ru", line)["side"] == "defender"


def test_a_denial_before_a_replacement_does_not_leave_its_place_empty() -> None:
    line = "не искам да чакам, червеният отваря подмяната и маха синята кралица"
    with pytest.raises(ParseError):
        told("oriflamme-d34", 0, "bg", line)


def test_what_is_not_removed_is_no_denial_of_the_card_that_is_given() -> None:
    line = "rhllor land_a melisandre out, remove nothing"
    assert told("kings-t32", 3, "en", line)["discard"] == "Melisandre"


def test_a_fort_and_no_tokens_is_a_fort() -> None:
    taken = told("kings-v91", 11, "en", "Lannister consolidates land_a, fort not token")
    assert taken["take"] == "fortification"


@pytest.mark.parametrize(
    ("case", "step", "line"),
    [
        ("kings-f22", 4, "Stark retreats from Wilfred to land_b"),
        ("kings-v91", 9, "Stark moves the knight from Hargrave to land_c"),
    ],
)
def test_a_place_that_nobody_knows_is_not_left_out_in_silence(case: str, step: int, line: str) -> None:
    asked(case, step, "en", line)


def test_words_of_everyday_speech_are_known_where_no_card_has_a_title() -> None:
    line = TypedLine("red keeps the trap, grandpa", table_before("oriflamme", "oriflamme-n15", 0))
    assert any(one.what == CHATTER for one in SpokenLine(line).said_senses[-1])
    titled = TypedLine("stark passes, grandpa", table_before("hbo", "hbo-e116", 0))
    assert not any(one.what == CHATTER for one in SpokenLine(titled).said_senses[-1])
