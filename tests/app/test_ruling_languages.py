"""A ruling is shown in the next language, or in two, and the table keeps its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee.app.presenters.ruling_tree import Node
from referee.app.widgets.folding_tree import FoldingTree, side_by_side
from tests.kit.app import after, shown, table

REFUSED = 'e colon "lannister_military:_hound,_gregor enter escape escape'


def texts(app: Any) -> str:
    def of(nodes: tuple[Node, ...]) -> list[str]:
        return [text for node in nodes for text in (node.text, *of(node.children))]

    return "\n".join(of(table(app).query_one(FoldingTree).nodes))


def test_a_ruling_turns_to_the_next_language_and_back(tmp_path: Path) -> None:
    english, bulgarian, again = after(f"{REFUSED} @ g @ g g g", texts, place=tmp_path / "games.db")
    assert "Not legal" in english
    assert "Непозволено" in bulgarian or "позволено" in bulgarian
    assert "Not legal" not in bulgarian
    assert again == english


def test_only_the_ruling_turns(tmp_path: Path) -> None:
    (screen,) = after(f"{REFUSED} g", shown, place=tmp_path / "games.db")
    assert "Lannister: make a challenge, or end the turn" in screen


def test_two_languages_stand_beside_each_other(tmp_path: Path) -> None:
    (both,) = after(f"{REFUSED} v", texts, place=tmp_path / "games.db")
    assert "Not legal" in both
    assert "позволено" in both


def test_the_ruling_on_a_move_that_was_made_turns_with_what_it_changed(tmp_path: Path) -> None:
    script = 'e colon "lannister_power:_tywin enter "stark_does_not_defend enter "resolve enter escape escape'
    (said,) = after(f"{script} g", texts, place=tmp_path / "games.db")
    assert "7 → 10" in said or "7 → 9" in said
    assert "Ланистър печели" in said


def test_a_line_that_both_languages_say_alike_stands_once() -> None:
    assert side_by_side((Node("= 3"), Node("a")), (Node("= 3"), Node("b"))) == (
        Node("= 3"), Node("a"), Node("b", "‖"),
    )  # fmt: skip
