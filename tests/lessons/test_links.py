"""Ways to a lesson: from a word in a ruling, from a rule, and back to the table it was left from."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.screens.lessons.lesson import LessonParts
from referee.app.screens.tables.table import TableScreen
from referee.app.screens.terms import TermsScreen
from referee.app.widgets.folding_tree import FoldingTree
from tests.kit.app import after, shown

REFUSED = 'colon "lannister_military_shae enter escape'


def meant(app: RefereeApp) -> str:
    """What is told of the word that is highlighted."""
    assert isinstance(app.screen, TermsScreen)
    return "\n".join(node.text for node in app.screen.query_one(FoldingTree).nodes)


def lesson(app: RefereeApp) -> str:
    """The lesson that is shown; nothing where none is."""
    return app.screen.lesson.id if isinstance(app.screen, LessonParts) else ""


def test_the_word_list_opens_at_the_word_of_the_ruling(tmp_path: Path) -> None:
    [told] = after(f"{REFUSED} t", meant, place=tmp_path / "games.db", example=True)

    assert "icon" in told.split("\n")[0]
    assert "Lesson 02" in told


def test_a_word_shows_a_worked_example_or_a_dispute(tmp_path: Path) -> None:
    [dispute] = after('t "military_challenge', meant, place=tmp_path / "games.db", example=True)
    [example] = after('t "Luwin', meant, place=tmp_path / "other.db", example=True)

    assert "For example: " in dispute
    assert "Example: Maester Luwin" in example


@pytest.mark.parametrize(("word", "sign"), [("kneeling", "▭"), ("challenge_icon", "⚔ ◉ ♛")])
def test_a_word_that_has_a_sign_on_the_table_shows_it(word: str, sign: str, tmp_path: Path) -> None:
    [told] = after(f't "{word}', meant, place=tmp_path / "games.db", example=True)

    assert told.split("\n")[0].endswith(sign)


def test_a_card_is_found_in_the_word_list_by_its_name(tmp_path: Path) -> None:
    [told] = after('t "winterfell', meant, place=tmp_path / "games.db", example=True)

    assert "Winterfell" in told.split("\n")[0]


def test_a_lesson_opens_from_a_word_and_leads_back_to_the_table(tmp_path: Path) -> None:
    keys = f"{REFUSED} t tab tab end enter"

    opened = after(keys, lesson, place=tmp_path / "games.db", example=True)
    [back] = after(f"{keys} escape escape", shown, place=tmp_path / "other.db", example=True)

    assert opened[0].startswith("hbo.")
    assert "The Hound" in back


def test_a_lesson_opens_from_its_rule_at_an_open_table(tmp_path: Path) -> None:
    def tables(app: RefereeApp) -> tuple[str, int]:
        live = [one for one in app.screen_stack if isinstance(one, TableScreen)]
        return lesson(app), len(live)

    keys = 'b slash "icon_is_required enter enter f enter'

    [found] = after(keys, tables, place=tmp_path / "games.db", example=True)

    assert found == ("hbo.02", 2)


def test_a_plot_without_a_name_has_its_numbers_alone(tmp_path: Path) -> None:
    [page] = after("", shown, place=tmp_path / "games.db", lesson=("lcg", "03"))

    assert "income 4" in page
    assert "plot  ·" not in page
    assert "plot ·" not in page
