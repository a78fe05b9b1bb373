"""Words that say nothing where they stand, and steps of the table that are told before they are due."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.other_lines import table_before
from tests.speech.test_what_is_told_with_a_march import told


def _made(case: str, step: int, language: str, line: str) -> str:
    """What a line makes; nothing, where it is asked about."""
    try:
        found = parse(line, table_before(case.partition("-")[0], case, step), language)
    except ParseError:
        return ""
    assert isinstance(found, Move)
    return str(type(found).__struct_config__.tag)


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("Przestępca czerwonych zostaje odkryty", "activate"),
        ("Przestępca czerwonych zostaje zakryty", "keep"),
        ("Przestępca czerwonych zostaje", "keep"),
    ],
)
def test_a_verb_that_makes_a_passive_is_no_move(line: str, made: str) -> None:
    assert _made("oriflamme-o41", 1, "pl", line) == made


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "after dominance everything stands"),
        ("bg", "след надмощието всичко се изправя"),
        ("pl", "po dominacji wszystko wstaje"),
        ("ru", "после господства всё поднимается"),
    ],
)
def test_what_is_over_before_is_not_done(language: str, line: str) -> None:
    assert _made("lcg-c161", 1, language, line) == "stand_all"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "draw phase, everybody draws, let it begin"),
        ("bg", "фазата теглене, всички теглят и тръгваме"),
        ("pl", "faza dobierania, wszyscy dobierają i ruszamy"),
        ("ru", "фаза добора, все добирают и поехали"),
    ],
)
def test_a_step_of_the_table_is_told_before_anybody_waits_for_it(language: str, line: str) -> None:
    assert _made("hbo-h011", 4, language, line) == "draw_phase"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark draws a card"),
        ("pl", "Stark dobiera kartę"),
        ("ru", "Старк берёт карту"),
    ],
)
def test_a_seat_that_draws_tells_no_step_of_the_table(language: str, line: str) -> None:
    assert _made("hbo-h011", 4, language, line) != "draw_phase"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Stark musters two brand new siege engines in land A"),
        ("bg", "Старк набира в land_a две чисто нови обсадни машини"),
        ("pl", "Stark mobilizuje w land_a dwie lśniące machiny oblężnicze"),
        ("ru", "Старк набирает в land_a две сверкающие осадные машины"),
    ],
)
def test_a_word_nobody_knows_may_stand_between_a_number_and_its_kind(language: str, line: str) -> None:
    assert told("kings-f18", 0, language, line)["units"] == [{"build": "siege_engine"}] * 2


def test_income_that_is_taken_is_no_theft() -> None:
    assert told("lcg-r045", 0, "ru", "Ланнистер забирает доход")["do"] == "collect_income"


@pytest.mark.parametrize("line", ["Ланнистер забирает доход у Старка", "Ланнистер теряет доход"])
def test_income_that_another_loses_is_asked_about(line: str) -> None:
    assert not _made("lcg-r045", 0, "ru", line)
