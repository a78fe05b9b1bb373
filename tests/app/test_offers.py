"""The list of moves: what stands in it, in which words, and what stands under the highlight."""

from __future__ import annotations

import pytest

from referee.app.naming import TableNames
from referee.app.offering import offers
from referee.app.widgets.moves import MovesPane, Offer
from referee.app.wording import Wording
from referee.desk.owned import OwnedCards
from referee.desk.refereeing import Refereeing
from referee.session import Session
from tests.session.test_ahead import played_once


def listed(table: Session, language: str = "en") -> tuple[Offer, ...]:
    """The list of a table in a language."""
    bench, wording = Refereeing(table, OwnedCards("hbo")), Wording(language)
    wording.of_game("hbo")
    wording.names = TableNames(bench, wording)
    return offers(bench, wording)


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "the texts differ"),
        ("bg", "изданията се различават"),
        ("pl", "wydania się różnią"),
        ("ru", "издания расходятся"),
    ],
)
def test_a_move_the_texts_rule_differently_has_a_sign_and_a_word_and_both_answers(
    language: str, word: str
) -> None:
    found = listed(played_once(), language)
    pane = MovesPane()
    pane.offers = found
    number = next(at for at, one in enumerate(found) if one.apart)
    closed = pane._drawn(number).plain
    pane._long = number
    opened = pane._drawn(number).plain

    assert "≠" in closed
    assert word in " ".join(closed.split())
    assert all(mark in opened and mark not in closed for mark in "✓✗")
    assert not found[number].why_not


def test_it_stands_behind_what_every_text_allows_and_before_what_all_refuse() -> None:
    kinds = ["≠" if one.apart else "✗" if one.why_not else "✓" for one in listed(played_once())]

    assert kinds == sorted(kinds, key="✓≠✗".index)
    assert "≠" in kinds
