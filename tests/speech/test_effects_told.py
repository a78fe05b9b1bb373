"""Effects told by their numbers, and moves that all who are there make together."""

from __future__ import annotations

from typing import Any

import pytest

from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import OtherLine, became_of, table_before
from tests.speech.spoken_lines import UNDERSTOOD


def _becomes(line: str, language: str, case: str, step: int, meant: dict[str, Any]) -> str:
    game = case.partition("-")[0]
    return became_of(OtherLine(game, language, case, step, line, meant, complete=True))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "plus two for a1 this challenge, plus one more for the phase"),
        ("bg", "a1 плюс две за предизвикателството и още плюс едно до края на фазата"),
        ("pl", "a1 plus dwa na wyzwanie i jeszcze plus jeden do końca fazy"),
        ("ru", "a1 плюс два на испытание и ещё плюс один до конца фазы"),
    ],
)
def test_each_number_of_strength_lasts_as_long_as_is_said_of_it(language: str, line: str) -> None:
    strength = {"kind": "strength", "target": "a1"}

    meant = {
        "do": "apply_effect",
        "effects": [
            {**strength, "amount": 2, "until": "challenge"},
            {**strength, "amount": 1, "until": "phase"},
        ],
    }
    assert _becomes(line, language, "lcg-b067", 1, meant) == UNDERSTOOD


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Robb +2 until the phase ends"),
        ("pl", "Robb +2 do końca fazy"),
        ("ru", "Робб +2 до конца фазы"),
    ],
)
def test_strength_of_a_card_that_nobody_uses_comes_of_an_effect(language: str, line: str) -> None:
    strength = {"kind": "strength", "target": "a1", "amount": 2, "until": "phase"}

    meant = {"do": "apply_effect", "effects": [strength]}
    assert _becomes(line, language, "lcg-d070", 1, meant) == UNDERSTOOD


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "both draw four"),
        ("bg", "и двамата теглят по четири"),
        ("pl", "Obaj po cztery karty."),
        ("ru", "каждому по четыре карты"),
    ],
)
def test_more_cards_for_everyone_than_the_draw_phase_gives_come_of_an_effect(
    language: str, line: str
) -> None:
    draw = {"kind": "draw", "seats": ["A", "B"], "amount": 4}

    meant = {"do": "apply_effect", "effects": [draw]}
    assert _becomes(line, language, "lcg-c028", 0, meant) == UNDERSTOOD


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "both slip past b1"),
        ("bg", "И двамата подминават b1"),
        ("pl", "Obaj omijają b1"),
        ("ru", "оба проходят мимо b1"),
    ],
)
def test_all_attackers_may_go_past_the_same_character(language: str, line: str) -> None:
    meant = {"do": "assign_stealth", "by": "A", "pairs": {"a1": "b1", "a2": "b1"}}

    assert _becomes(line, language, "lcg-c212", 1, meant) == UNDERSTOOD


@pytest.mark.parametrize(
    ("language", "line"),
    [("pl", "Zasadzka X1: klęka L1 i Namiestnik"), ("en", "Ambush X1: kneel L1 plus the Hand title")],
)
def test_the_title_of_the_hand_pays_for_an_ambush_where_it_is_named(language: str, line: str) -> None:
    pay = {"influence": ["l1"], "hand_title": True}

    meant = {"do": "put_into_play", "by": "A", "card": "x1", "via": "ambush", "pay": pay}
    assert _becomes(line, language, "lcg-c259", 0, meant) == UNDERSTOOD


def test_power_beside_an_attack_is_the_kind_of_a_challenge() -> None:
    meant = {"do": "declare_challenge", "by": "A", "kind": "power", "target": "B", "attackers": ["a1"]}
    line = OtherLine("lcg", "pl", "lcg-m008", 0, "A1 atakuje, władza", meant, complete=False)

    assert became_of(line) == UNDERSTOOD


def test_nobody_else_is_saved_than_who_is_named() -> None:
    with pytest.raises(ParseError):
        parse("b1 nie ginie, zrzucam duplikat i ratuję", table_before("lcg", "lcg-m032", 5), "pl")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Robb Stark in his motley attacks Lannister, military"),
        ("pl", "Robb Stark z motley idzie militarnie na Lannistera"),
    ],
)
def test_an_attachment_does_not_attack_beside_its_character(language: str, line: str) -> None:
    meant = {"do": "declare_challenge", "by": "A", "kind": "military", "target": "B", "attackers": ["robb"]}

    assert _becomes(line, language, "lcg-t010", 0, meant) == UNDERSTOOD
