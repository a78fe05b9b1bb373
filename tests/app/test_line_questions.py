"""Questions on the line of a table, and several moves on it: nothing is entered that was not meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.app.application import RefereeApp
from referee.app.dialogs.text import AskText
from referee.app.screens.tables import lines as line_screen
from referee.app.widgets.command_line import Beneath, CommandLine
from referee.app.widgets.folding_tree import FoldingTree
from tests.kit.app import after, controller, shown, table

TO_THE_LINE = "e colon"


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_screen, "PAUSE", 0.001)


def entries(app: RefereeApp) -> int:
    return len(controller(app).counting())


def told(app: RefereeApp) -> list[str]:
    return [f"{node.mark} {node.text}" for node in table(app).query_one(FoldingTree).nodes]


def line(app: RefereeApp) -> str:
    return table(app).query_one(CommandLine).value


def words(said: str) -> str:
    return '"' + said.replace(" ", "_")


def test_a_judged_line_is_answered_enters_nothing_and_comes_back_with_one_key(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[list[str], int, str]:
        return told(app), entries(app), line(app)

    script = f"{TO_THE_LINE} {words('? lannister military hound')} enter @ up @ enter"
    asked, back, made = after(script, look, place=tmp_path / "g.db")

    assert asked[0][0].startswith("✓ Legal")
    assert asked[1:] == (0, "")
    assert back[1:] == (0, "lannister military hound")
    assert made[1] > 0


def test_a_meaning_taken_for_a_question_is_judged_and_not_made(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[bool, int]:
        return table(app).query_one(Beneath).numbered, entries(app)

    script = f"{TO_THE_LINE} {words('? lannister militry')} enter @ 1 @"
    unclear, taken, _ = after(script, look, place=tmp_path / "g.db")

    assert unclear == (True, 0)
    assert taken == (False, 0)


def test_what_is_seen_is_set_right_with_one_enter(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, list[str]]:
        return shown(app), [one.kind for one in controller(app).counting()]

    script = f"{TO_THE_LINE} {words('see stark: eddard k; gold 3')} enter @ enter"
    asked, done = after(script, look, place=tmp_path / "g.db", size=(100, 34))

    assert "Stark, gold 2 → 3" in asked[0]
    assert "Eddard Stark, kneeling no → yes" in asked[0]
    assert asked[1] == []
    assert done[1] == ["correction"]


def test_leaving_the_list_of_what_is_seen_sets_nothing_right(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[bool, int]:
        return isinstance(app.screen, AskText), entries(app)

    script = f"{TO_THE_LINE} {words('see stark: eddard k')} enter @ escape"
    asked, left = after(script, look, place=tmp_path / "g.db")

    assert asked == (True, 0)
    assert left == (False, 0)


def test_moves_parted_by_a_semicolon_are_shown_before_they_are_entered(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[bool, str, int]:
        beneath = app.screen.query_one(Beneath)
        return beneath.display, shown(app), entries(app)

    typed = words("lannister military hound; stark defends hodor; stark passes")
    [(display, screen, count)] = after(f"{TO_THE_LINE} {typed} @", look, place=tmp_path / "g.db")[:1]

    assert display
    assert "✓ lannister military hound" in screen
    assert "✗ stark defends hodor" in screen
    assert count == 0


def test_the_first_move_refused_stops_the_line_and_the_rest_stays_in_it(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, int]:
        return line(app), len([one for one in controller(app).counting() if one.kind == "move"])

    typed = words("lannister military hound; stark defends hodor; stark passes")
    [(rest, made)] = after(f"{TO_THE_LINE} {typed} enter", look, place=tmp_path / "g.db")

    assert rest == "stark defends hodor; stark passes"
    assert made == 1


def test_several_legal_moves_are_all_entered_with_one_enter(tmp_path: Path) -> None:
    def look(app: RefereeApp) -> tuple[str, str]:
        return line(app), shown(app)

    typed = words("lannister military hound; stark defends jon; resolve")
    [(rest, screen)] = after(f"{TO_THE_LINE} {typed} enter", look, place=tmp_path / "g.db")

    assert rest == ""
    assert "✓ Legal" in screen
