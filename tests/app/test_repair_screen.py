"""The repair wizard by keys: four columns, what is right, a remedy carried out, a backup step by step."""

from __future__ import annotations

from pathlib import Path

from referee.app.application import RefereeApp
from referee.app.presenters.outcome_lines import TYPED
from referee.app.screens.desk.repair import RepairScreen
from referee.app.screens.log import LogScreen
from referee.app.widgets.folding_tree import FoldingTree
from tests.kit.app import after, controller, shown, table

WIDE = (160, 50)
OVERRULED = 'e colon "lannister_military_gregor enter escape o "we_agreed enter'
TO_REPAIR = f"{OVERRULED} l home down R"
"""The first line is a note on the table."""
RIGHT = 'i "lannister_military_hound enter'


def lines(app: RefereeApp) -> list[tuple[str, bool]]:
    return [(str(one.kind), one.undone) for one in controller(app).session.lines if one.kind != "undo"][1:]


def test_the_four_remedies_stand_beside_each_other_with_their_damage(tmp_path: Path) -> None:
    first, second, third = after(
        f"{TO_REPAIR} @ {RIGHT} @ escape",
        lambda app: (type(app.screen), shown(app)),
        place=tmp_path / "games.db",
        size=WIDE,
    )
    assert first[0] is RepairScreen
    for said in ("1 Leave", "2 Mend", "3 Replay", "4 Back up", "lines kept 1", "lost 1"):
        assert said in first[1], said
    assert "Correct would have been" in second[1]
    assert "The Hound" in second[1]
    assert third[0] is LogScreen


def test_a_mending_is_one_entry_and_is_undone_as_one(tmp_path: Path) -> None:
    mended, undone = after(
        f'{TO_REPAIR} {RIGHT} 2 enter "Gregor_knelt enter @ u',
        lambda app: (lines(app), controller(app).session.state.cards["hound"].kneeling),
        place=tmp_path / "games.db",
        size=WIDE,
    )
    assert mended == ([("move", False), ("ruling", False), ("repair", False)], True)
    assert undone[0] == [("move", False), ("ruling", False), ("repair", True)]
    assert undone[1] is False


def test_a_replay_puts_in_what_is_right_and_is_undone_as_one(tmp_path: Path) -> None:
    replayed, undone = after(
        f'{TO_REPAIR} {RIGHT} 3 enter "Gregor_knelt enter @ u',
        lambda app: (lines(app), controller(app).session.state.challenge.attackers),
        place=tmp_path / "games.db",
        size=WIDE,
    )
    assert replayed[1] == ("hound",)
    assert replayed[0][0] == ("move", True)
    assert undone[1] == ("gregor",)
    assert undone[0][0] == ("move", False)


def test_a_backup_goes_step_by_step_and_stops_where_it_is_left(tmp_path: Path) -> None:
    asked, done, brought_back = after(
        f'{TO_REPAIR} 4 enter "Gregor_knelt enter @ y @ r',
        lambda app: (shown(app), controller(app).session.state.challenge is None),
        place=tmp_path / "games.db",
        size=WIDE,
    )
    assert "Step 1 of 1" in asked[0]
    assert asked[1] is False
    assert done[1] is True
    assert brought_back[1] is False


def test_nothing_is_entered_before_a_reason_is_given(tmp_path: Path) -> None:
    (seen,) = after(
        f"{TO_REPAIR} {RIGHT} 3 enter escape escape", lines, place=tmp_path / "games.db", size=WIDE
    )
    assert seen == [("move", False), ("ruling", False)]


def test_what_would_not_have_been_right_either_is_told_with_its_reason(tmp_path: Path) -> None:
    (seen,) = after(
        f'{TO_REPAIR} i "lannister_military_tywin enter',
        lambda app: [one.message for one in app._notifications],
        place=tmp_path / "games.db",
        size=WIDE,
    )
    assert any("would not have been legal either" in one for one in seen)


def test_from_a_line_that_moved_nothing_the_first_wrong_line_is_proposed(tmp_path: Path) -> None:
    (seen,) = after(f"{OVERRULED} l end R", shown, place=tmp_path / "games.db", size=WIDE)
    assert "Repair of line 2" in seen


def test_a_provisional_ruling_is_begun_and_reversed_by_key(tmp_path: Path) -> None:
    begun, asked, back = after(
        'e V "it_is_looked_up enter @ colon "lannister_military_hound enter escape V @ '
        'down enter "it_was_wrong enter',
        lambda app: (
            shown(app),
            controller(app).session.provisional,
            controller(app).session.state.challenge,
            [one.mark for one in table(app).query_one(FoldingTree).nodes],
        ),
        place=tmp_path / "games.db",
    )
    assert "provisional since line" in begun[0]
    assert begun[1] is not None
    assert "Lines since then: 1" in asked[0]
    assert "Lannister made a choice" in asked[0]
    assert (back[1], back[2]) == (None, None)
    assert "provisional since line" not in back[0]
    assert "Lannister declared a challenge" not in back[0]
    assert TYPED in asked[3]
    assert TYPED not in back[3]
