"""Lines entered in one breath: what is said of each stays until it can be read."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from referee.app.application import RefereeApp
from referee.app.widgets.folding_tree import FoldingTree
from tests.app.keys_at_once import at_once, typed
from tests.kit.app import after, controller, table

TO_THE_LINE = "e colon"
KNEELING = "lannister military ser gregor"
UNREAD = "lannister juggles"
EARLY = "stark ends"
LEGAL = "lannister military hound"


def told(app: RefereeApp) -> list[str]:
    """The sentences in the ruling pane that are not folded away."""
    return [f"{node.mark} {node.text}" for node in table(app).query_one(FoldingTree).nodes]


def test_every_line_that_is_refused_in_one_breath_is_told_with_its_line(tmp_path: Path) -> None:
    lines = f"{KNEELING}\n{UNREAD}\n{EARLY}\n"

    said = at_once(TO_THE_LINE, partial(typed, lines), told, place=tmp_path / "g.db")

    assert said[0].startswith(f"✗ {KNEELING} — Ser Gregor Clegane is kneeling")
    assert said[1].startswith(f'✗ The line "{UNREAD}" was understood up to')
    assert said[2].startswith("✗ Not legal")


def test_a_refused_line_is_told_above_the_legal_one_entered_in_the_same_breath(tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> tuple[list[str], int]:
        return told(app), len(controller(app).session.lines)

    said, entries = at_once(TO_THE_LINE, partial(typed, f"{KNEELING}\n{LEGAL}\n"), seen, place=tmp_path / "g")

    assert entries > 1
    assert said[0].startswith(f"✗ {KNEELING} — Ser Gregor Clegane is kneeling")
    assert said[1].startswith("✓ Legal")


def test_all_of_the_ruling_on_an_earlier_line_stands_under_it(tmp_path: Path) -> None:
    def under(app: RefereeApp) -> tuple[str, ...]:
        return tuple(node.text for node in table(app).query_one(FoldingTree).nodes[0].children)

    said = at_once(TO_THE_LINE, partial(typed, f"{KNEELING}\n{EARLY}\n"), under, place=tmp_path / "g.db")

    assert said[0].startswith("Not legal")


def test_a_refusal_that_was_read_is_gone_with_the_next_line(tmp_path: Path) -> None:
    script = f'{TO_THE_LINE} "{KNEELING.replace(" ", "_")} enter "{EARLY.replace(" ", "_")} enter'

    [said] = after(script, told, place=tmp_path / "g.db")

    assert said[0].startswith("✗ Not legal")
    assert not any(KNEELING in one for one in said)


def test_a_line_entered_twice_in_one_breath_is_told_of_once(tmp_path: Path) -> None:
    said = at_once(TO_THE_LINE, partial(typed, f"{UNREAD}\n\n"), told, place=tmp_path / "g.db")

    assert len([one for one in said if UNREAD in one]) == 1
