"""The list of moves: what stands in it, in which words, and what stands under the highlight."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.presenters.offered_moves import offers
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.widgets.folding_tree import FoldingTree
from referee.app.widgets.move_list import MovesPane, OfferedMove
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.session import Session
from tests.kit.app import after, table
from tests.session.test_lookahead import played_once


def listed(session: Session, language: str = "en") -> tuple[OfferedMove, ...]:
    """The list of a table in a language."""
    controller, wording = GameController(session, OwnedCards("hbo")), Wording(language)
    wording.of_game("hbo")
    wording.names = TableNames(controller, wording)
    return offers(controller, wording)


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


def test_a_move_with_cards_still_to_be_picked_is_shown_under_all_texts(tmp_path: Path) -> None:
    def head(app: RefereeApp) -> str:
        return table(app).query_one(FoldingTree).nodes[0].text

    [said] = after("e down up", head, place=tmp_path / "g.db")

    assert said == "Legal  ≡ The texts agree."
