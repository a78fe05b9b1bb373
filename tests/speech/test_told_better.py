"""Moves that the rules allow are not made where a line tells better another that they forbid, or denies."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


def _asked(case: str, step: int, language: str, line: str) -> bool:
    """Whether a line is asked about."""
    try:
        told(case, step, language, line)
    except ParseError:
        return True
    return False


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I use the ability of A2: stand A3"),
        ("bg", "използвам способността на A2: изправям A3"),
        ("pl", "używam zdolności A2: prostuję A3"),
        ("ru", "использую способность A2: поднимаю A3"),
    ],
)
def test_a_card_that_is_stood_does_not_use_its_own_ability(language: str, line: str) -> None:
    move = told("lcg-m066", 1, language, line)
    assert (move["card"], move["effects"]) == ("a2", [{"kind": "stand", "target": "a3"}])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I use the ability of A3: stand A2"),
        ("bg", "използвам способността на A3: изправям A2"),
        ("pl", "używam zdolności A3: prostuję A2"),
        ("ru", "использую способность A3: поднимаю A2"),
    ],
)
def test_the_card_whose_ability_is_used_stands_another(language: str, line: str) -> None:
    move = told("lcg-m066", 1, language, line)
    assert (move["card"], move["effects"]) == ("a3", [{"kind": "stand", "target": "a2"}])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark marches no footman from land B into land E"),
        ("bg", "Старк марширува от land_b в land_e без пехотинец"),
        ("pl", "Stark maszeruje z land_b do land_e bez piechura"),
        ("ru", "Старк идёт из land_b в land_e без пехотинца"),
    ],
)
def test_a_unit_that_is_denied_does_not_march(language: str, line: str) -> None:
    assert _asked("kings-m73", 7, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark marches one footman from land B into land E, no problem"),
        ("bg", "Старк марширува с един пехотинец от land_b в land_e, няма проблем"),
        ("pl", "Stark maszeruje jednym piechurem z land_b do land_e, nie ma sprawy"),
        ("ru", "Старк ведёт одного пехотинца из land_b в land_e, без проблем"),
    ],
)
def test_a_turn_of_speech_denies_no_march(language: str, line: str) -> None:
    moves = [{"units": {"footman": 1}, "to": "land_e"}]
    assert told("kings-m73", 7, language, line)["moves"] == moves


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "you get 1 gold from me, Lannister (Stark)"),
        ("bg", "имаш 1 злато от мен, Ланистър (Старк дава)"),
        ("pl", "dostajesz 1 złota ode mnie, Lannister (Stark daje)"),
        ("ru", "тебе 1 золото от меня, Ланнистер (Старк даёт)"),
    ],
)
def test_who_speaks_in_brackets_is_given_nothing(language: str, line: str) -> None:
    try:
        move = told("lcg-b265", 2, language, line)
    except ParseError:
        return
    assert (move["by"], move["to"]) == ("A", "B")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red's cutthroat resolves, I do not choose a target"),
        ("bg", "главорезът на червените се прилага, цел не избирам"),
        ("pl", "zbir czerwonych się rozpatruje, celu nie wybieram"),
        ("ru", "головорез красных применяется, цель не выбираю"),
    ],
)
def test_a_card_that_is_applied_to_nobody_is_not_skipped(language: str, line: str) -> None:
    assert told("oriflamme-m01", 0, language, line)["do"] == "resolve"


def test_a_card_that_is_not_applied_is_skipped() -> None:
    assert told("oriflamme-m01", 0, "en", "red does not apply the cutthroat")["do"] == "skip"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Lannister places 1 power for renown on the Mines"),
        ("bg", "Ланистър слага 1 власт за слава върху Mines"),
        ("ru", "Ланнистер кладёт 1 власть за известность на Mines"),
    ],
)
def test_power_for_a_keyword_is_not_that_for_the_claim(language: str, line: str) -> None:
    try:
        assert told("lcg-d089", 4, language, line).get("source") == "renown"
    except ParseError:
        return


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red's apothecary is applied to a neighbour"),
        ("bg", "аптекарят на червените се прилага върху съсед"),
        ("ru", "аптекарь красных применяется к соседу"),
    ],
)
def test_of_two_neighbours_the_rules_choose_none(language: str, line: str) -> None:
    assert _asked("oriflamme-m16", 0, language, line)
