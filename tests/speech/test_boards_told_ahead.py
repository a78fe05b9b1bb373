"""Lines that say what somebody will do, or name some of the units by their number alone."""

from __future__ import annotations

import pytest

from referee.notation.parser.errors import ParseError
from tests.speech.test_what_is_told_with_a_march import told


@pytest.mark.parametrize(
    ("case", "step", "language", "line", "verb"),
    [
        ("kings-m50", 0, "bg", "Ще изпратя един пехотинец от А към Б", "march"),
        ("kings-m50", 0, "pl", "Poprowadzę jednego piechura z A na B", "march"),
        ("kings-m50", 0, "ru", "Переведу одного воина из А в Б", "march"),
        ("kings-v88", 1, "bg", "Тирел ще вдигне стена в C", "consolidate"),
        ("kings-v88", 1, "pl", "Tyrell postawi fort na C", "consolidate"),
        ("kings-v88", 1, "ru", "Тирелл возведёт укрепление в C", "consolidate"),
        ("kings-v57", 2, "bg", "Старк ще подкрепи от C защитника в D срещу Ланистър", "support"),
        ("kings-v57", 2, "pl", "Stark pomoże z C obrońcy w D przeciw Lannisterowi", "support"),
        ("kings-v57", 2, "ru", "Старк поддержит из C защитника в D против Ланнистера", "support"),
        ("oriflamme-n84", 1, "bg", "Синият ще обърне кралицата", "activate"),
        ("oriflamme-n84", 1, "pl", "Niebieski odsłoni królową", "activate"),
        ("oriflamme-n84", 1, "ru", "Синий вскроет королеву", "activate"),
    ],
)
def test_what_will_be_done_now_is_done(case: str, step: int, language: str, line: str, verb: str) -> None:
    assert told(case, step, language, line)["do"] == verb


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "One man walks from A into B"),
        ("ru", "Один человек идёт из А в Б"),
    ],
)
def test_so_many_go_as_are_told_where_one_kind_lies(language: str, line: str) -> None:
    assert told("kings-m50", 0, language, line)["moves"][0]["units"] == {"footman": 1}


def test_one_that_goes_may_be_one_of_those_who_go() -> None:
    with pytest.raises(ParseError):
        told("kings-t48", 0, "en", "A marches out, one heads for the castle")


def test_so_many_of_a_kind_that_lies_elsewhere_are_no_ships_of_the_port() -> None:
    """Given ships in the port of land A, and a knight, even shortened, whom a line sends to sea."""
    with pytest.raises(ParseError):
        told("kings-v26", 0, "en", "stark marches land_a to sea_a kni 1")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The footman goes from A to B, I drop a power token in A"),
        ("bg", "Пехотинецът тръгва от А към Б, а в А слагам жетон власт"),
        ("pl", "Piechur idzie z A na B, na A kładę żeton władzy"),
        ("ru", "Пехотинец идёт из А в Б, а в А кладу жетон власти"),
    ],
)
def test_an_area_named_behind_from_is_where_units_start(language: str, line: str) -> None:
    move = told("kings-f17", 0, language, line)
    assert (move["from"], move["leave_power_token"]) == ("land_a", True)
