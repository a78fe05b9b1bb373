"""What a line tells of a unit without its kind, of a number of tokens, and of who raids whom."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark gains power in port A, taking 2 tokens"),
        ("bg", "Старк събира власт в пристанище А и взема 2 жетона власт"),
        ("pl", "Stark umacnia władzę w porcie A i bierze 2 żetony władzy"),
    ],
)
def test_a_number_of_tokens_from_a_port_is_kept(language: str, line: str) -> None:
    move = told("kings-v104", 0, language, line)
    assert (move["do"], move["area"], move["tokens"]) == ("consolidate", "port_a", 2)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "In land A Stark loses a unit"),
        ("bg", "В А Старк губи единица"),
        ("pl", "Na A Stark traci jednostkę"),
        ("ru", "Старк в А теряет отряд"),
    ],
)
def test_which_unit_is_lost_is_asked(language: str, line: str) -> None:
    with pytest.raises(ParseError, match="which_one"):
        told("kings-d16", 0, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The Stark ship in port A raids the Greyjoy one out at sea A"),
        ("bg", "Корабът на Старк в пристанище А напада с набег Грейджой в море А"),
        ("pl", "Okręt Starka w porcie A najeżdża Greyjoya na morzu A"),
        ("ru", "Корабль Старков в порту А совершает набег на Грейджоев в море А"),
    ],
)
def test_who_stands_before_the_verb_raids(language: str, line: str) -> None:
    assert told("kings-t19", 0, language, line)["by"] == "stark"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The Stark ship in port A is raided by Greyjoy in sea A"),
        ("pl", "Okręt Starka w porcie A zostaje najechany przez Greyjoya z morza A"),
    ],
)
def test_who_is_raided_by_another_does_not_raid(language: str, line: str) -> None:
    assert told("kings-t19", 0, language, line)["by"] == "greyjoy"


def test_a_denied_card_does_not_take_back_what_is_removed() -> None:
    line = "Волята на Р'хлор от land_a: Баратеон не чистят карта и махат подкрепата от пристанище port z."
    with pytest.raises(ParseError):
        told("kings-f73", 1, "bg", line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark does not march"),
        ("bg", "Старк не марширува"),
        ("pl", "Stark nie maszeruje"),
        ("ru", "Старк не марширует"),
    ],
)
def test_a_denied_march_spends_no_forced_march(language: str, line: str) -> None:
    with pytest.raises(ParseError):
        told("kings-m57", 0, language, line)
