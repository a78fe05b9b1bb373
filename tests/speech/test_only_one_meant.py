"""Lines that leave something unsaid of which only one thing can be meant at their table."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before


def _done(case: str, step: int, language: str, line: str) -> dict[str, Any]:
    table = table_before(case.partition("-")[0], case, step)
    found = parse(line, table, language)
    assert isinstance(found, Move)
    return step_of(found, table)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "I defend!"), ("bg", "браня се!"), ("pl", "bronię się!"), ("ru", "защищаюсь!")],
)
def test_the_only_one_who_can_defend_needs_no_name(language: str, line: str) -> None:
    assert _done("hbo-g021", 1, language, line)["defenders"] == ("d",)


def test_who_sneaks_in_without_stealth_attacks_and_passes_nobody() -> None:
    done = _done("hbo-e504", 6, "en", "Bran sneaks into Lannister, intrigue")
    assert (done["attackers"], done["stealth"]) == (("s4",), {})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("bg", "Старк играе събитието си и убива ланистърския герой"),
        ("pl", "Stark zagrywa swoje wydarzenie i zabija lannisterowską postać"),
        ("ru", "Старк играет своё событие и убивает ланнистеровского персонажа"),
    ],
)
def test_whose_a_card_is_may_be_an_adjective(language: str, line: str) -> None:
    assert _done("hbo-i050", 0, language, line)["effects"] == ({"kind": "kill", "target": "l1"},)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I pay 2 gold, play my event and your L1 kneels"),
        ("bg", "давам 2 злато, пускам си събитието и вашият L1 ляга на колене"),
        ("pl", "płacę 2 złota, zagrywam swoje wydarzenie i twój L1 klęka"),
        ("ru", "плачу 2 золота, играю своё событие и твой L1 преклоняется"),
    ],
)
def test_a_card_that_is_described_is_another_than_the_one_behind_and(language: str, line: str) -> None:
    done = _done("hbo-h041", 0, language, line)
    assert (done["card"], done["effects"]) == ("s9", ({"kind": "kneel", "target": "l1"},))
