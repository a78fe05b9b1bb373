"""A line that names several cards which its seat plays: each is played, or the line is asked about."""

from __future__ import annotations

import msgspec
import pytest

from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from tests.speech.test_contrary_moves import WHILE_CARDS_ARE_PLAYED, _table

REAL_CARDS = """lcg r2 marshalling two, stark first, stark to act, real cards
stark 9g 2p h4: "arya stark"
lannister 1g 3p h5: "tyrion lannister\""""


def _played(text: str, language: str, line: str) -> list[str]:
    """The cards that a line plays, in their order."""
    found = parse(line, _table(text), language)
    raws = map(msgspec.to_builtins, found.moves if isinstance(found, Several) else (found,))
    return [raw["card"] for raw in raws if raw["do"] == "play_card"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark plays robb and hodor"),
        ("en", "stark plays robb, hodor"),
        ("pl", "stark zagrywa robba i hodora"),
        ("bg", "старк играе роб и ходор"),
        ("ru", "старк играет робба и ходора"),
    ],
)
def test_both_cards_of_a_line_are_played(language: str, line: str) -> None:
    assert _played(WHILE_CARDS_ARE_PLAYED, language, line) == ["robb", "hodor"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stark plays robb stark and jon snow"),
        ("pl", "stark zagrywa robba i jona"),
        ("bg", "старк играе роб старк и джон сняг"),
        ("ru", "старк играет робба старка и джона сноу"),
    ],
)
def test_cards_that_nobody_has_seen_are_played_one_after_the_other(language: str, line: str) -> None:
    assert _played(REAL_CARDS, language, line) == ["robb-stark", "jon-snow"]


def test_a_card_that_is_not_clear_is_asked_with_the_other_kept() -> None:
    with pytest.raises(ParseError) as asked:
        parse("старк играе роб и джон", _table(REAL_CARDS), "bg")
    assert asked.value.says == "name_ambiguous"
    assert all("джон" in offer.line for offer in asked.value.offers)
