"""Undo, redo, preview, notes, replay; and a disk that is full."""

import msgspec
import pytest

from engine.agot.hbo.adapter import ADAPTER
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.session import BG, PL, Disk, attack, move, session


def played(*texts: str, disk: Disk | None = None) -> Session:
    """Attackers declared, defenders declared, the challenge resolved."""
    table = session("challenges", *texts, disk=disk)
    for one in (attack(), move("declare_defenders", "lannister", defenders=["tyrion"]), move("resolve")):
        assert table.enter(one).kind is OutcomeKind.DONE
    return table


def test_undo_takes_back_the_last_entry_and_leaves_it_in_the_log() -> None:
    table = played(BG)
    before = table.states[-2]
    assert table.undo() == 1
    assert table.state is before
    assert [(line.kind, line.undone) for line in table.lines] == [
        ("move", False),
        ("move", False),
        ("move", True),
        ("undo", False),
    ]


def test_what_was_there_before_a_line_is_told_also_after_an_undo() -> None:
    table = played(BG)
    states = list(table.states)
    assert [table.state_before(line) for line in (1, 2, 3)] == states[:3]
    table.undo(1)
    assert [table.state_before(line) for line in (1, 2)] == states[:2]
    assert table.state_before(3) is states[2]  # undone, it is told at the table it was entered at
    table.redo()
    assert table.state_before(2) is states[1]


def test_undo_to_a_line_takes_back_all_since() -> None:
    table = played(BG)
    assert table.undo(1) == 2
    assert table.state.challenge.defenders is None
    assert [line.undone for line in table.lines] == [False, True, True, False]


def test_undo_to_the_beginning_leaves_the_first_table_and_then_nothing() -> None:
    table = played(BG)
    first = table.states[0]
    assert table.undo(0) == 3
    assert table.state is first
    assert table.undo() == 0
    assert table.undo(0) == 0
    assert len(table.lines) == 4


def test_a_preview_shows_what_undo_would_leave_and_take_back() -> None:
    table = played(BG)
    state, lines = table.preview_undo(1)
    assert [line.number for line in lines] == [2, 3]
    table.undo(1)
    assert table.state is state


def test_redo_brings_back_entry_by_entry() -> None:
    table = played(BG)
    states = list(table.states)
    table.undo(0)
    for expected in states[1:]:
        assert table.redo()
        assert table.state is expected
    assert not table.redo()
    assert table.states == states


def test_an_entry_after_undo_ends_what_could_be_brought_back() -> None:
    table = played(BG)
    table.undo(1)
    table.note("They thought again.")
    assert table.redo()
    table.undo()
    table.enter(move("declare_defenders", "lannister"))
    assert not table.redo()


def test_a_note_changes_nothing_but_the_log() -> None:
    table = played(BG)
    before = table.state
    table.note("Tyrion was nearly forgotten.")
    assert table.state is before
    assert table.lines[-1].kind == "note"
    assert table.undo() == 1
    assert not table.lines[3].undone


def test_replayed_entries_give_the_same_table_and_log() -> None:
    disk = Disk()
    table = played(BG, PL, disk=disk)
    table.undo(1)
    table.redo()
    table.note("Checked.")
    table.correct("stark", "power", 2, "Forgotten.")
    table.enter(attack("lannister", "power", ("robb",)), overrule="It is so.")
    again = Session(ADAPTER, table.states[0], (BG, PL), Disk().keep)
    for kind, body, _ in disk.kept:
        again.replay(kind, msgspec.json.decode(body))
    assert again.states == table.states
    assert msgspec.json.encode(again.lines) == msgspec.json.encode(table.lines)
    assert again.enter(move("pass", "stark")).kind == table.enter(move("pass", "stark")).kind


@pytest.mark.parametrize("what", ["enter", "overrule", "undo", "redo", "note", "decide", "tell", "correct"])
def test_when_an_entry_cannot_be_kept_nothing_has_happened(what: str) -> None:
    disk = Disk()
    table = played(BG, disk=disk)
    table.undo()
    states, lines, waiting = list(table.states), list(table.lines), table.waiting
    disk.full = True
    with pytest.raises(OSError, match="no space left"):
        entered(table, what)
    assert (list(table.states), table.lines, table.waiting) == (states, lines, waiting)
    disk.full = False
    assert table.redo()


def entered(table: Session, what: str) -> None:
    """One entry of this sort."""
    if what == "enter":
        table.enter(move("resolve"))
    elif what == "overrule":
        table.enter(attack(), overrule="Again.")
    elif what == "undo":
        table.undo(0)
    elif what == "redo":
        table.redo()
    elif what == "note":
        table.note("Lost.")
    elif what == "decide":
        table.decide("hbo.draw.empty_deck", "reshuffle")
    elif what == "tell":
        table.enter(move("know_value", "", card="robb", field="cost", value=3))
    else:
        table.correct("stark", "gold", 0, "Spent.")


def test_lines_are_brought_back_in_the_order_in_which_they_were_entered() -> None:
    table = played(BG)
    before = table.state
    table.undo(1)
    assert table.enter(move("declare_defenders", "lannister", defenders=[])).kind is OutcomeKind.DONE
    since = table.state
    assert not table.exchange_lines(1, [3, 2])
    assert table.state is since
    assert table.exchange_lines(1, [2, 3])
    assert table.state is before
