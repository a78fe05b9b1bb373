"""A challenge told with its Stealth is declared, and then the Stealth is assigned."""

from __future__ import annotations

import pytest

from referee.position.dispute import case_of
from referee.position.reader import read_text

TWO = """lcg r2 challenges two, lannister first, lannister to act, real cards
stark 1g 2p h4 claim 2: sansa, catelyn
lannister 1g 3p h1 claim 1: tyrion, cersei
"""


@pytest.mark.rule("lcg.keyword.stealth")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lannister intrigue tyrion stealth tyrion>sansa"),
        ("bg", "ланистър интриги tyrion засада tyrion>sansa"),
        ("pl", "lannister intryga tyrion skrytość tyrion>sansa"),
        ("ru", "ланнистер интриги tyrion скрытность tyrion>sansa"),
    ],
)
def test_both_are_steps_of_the_dispute(language: str, line: str) -> None:
    steps = case_of(read_text(f"{TWO}? {line}\n", language)).steps
    assert [step["do"] for step in steps] == ["declare_challenge", "assign_stealth"]
    assert not steps[0].get("stealth")
    assert steps[1]["pairs"] == {"tyrion-lannister": "sansa-stark"}
