"""A ruling that is given is an entry of the journal, with a receipt by which it can be judged again."""

from __future__ import annotations

import msgspec
import pytest

from engine.agot.hbo.adapter import ADAPTER
from engine.kernel.decisions import Move
from engine.kernel.reasons import Verdict
from engine.kernel.receipts import GivenRuling, given_in
from referee.session.log.log_line import LogLine
from referee.session.log.ruled_history import OutcomeKind
from referee.session.log.ruling_entries import judged_now, receipt_now
from referee.session.session import Session
from tests.kit.session import BG, PL, Disk, attack, move, nothing_kept, session

WRONG = attack(kind="intrigue")
"""Robb has no intrigue icon."""


def rulings(table: Session) -> list[GivenRuling]:
    found = (given_in(line.body) for line in lines(table))
    return [one for one in found if one is not None]


def lines(table: Session) -> list[LogLine]:
    return [one for one in table.lines if one.kind == "ruling"]


def overruled(disk: Disk | None = None, *, wrong: Move = WRONG) -> Session:
    table = session("challenges", disk=disk)
    assert table.enter(wrong, overrule="He has one by his attachment").kind is OutcomeKind.DONE
    table.write_rulings()
    return table


def resumed(table: Session, disk: Disk) -> Session:
    again = Session(ADAPTER, table.states[0], table.texts, nothing_kept, strict=table.strict)
    for kind, body, _ in disk.kept:
        again.replay(kind, msgspec.json.decode(body))
    return again


def test_an_overruled_move_leaves_its_ruling_with_the_reason_of_the_table() -> None:
    disk = Disk()
    table = overruled(disk)

    assert [kind for kind, _, _ in disk.kept] == ["move", "ruling"]
    [given] = rulings(table)
    assert (given.how, given.of, given.because) == ("overruled", 1, "He has one by his attachment")
    assert [(one.text, one.verdict) for one in given.receipt.verdicts] == [(BG, Verdict.NO), (PL, Verdict.NO)]
    assert given.receipt.deciding[0] in disk.kept[1][2]
    assert given.on == msgspec.to_builtins(WRONG)


def test_overruling_what_is_legal_leaves_no_ruling() -> None:
    assert rulings(overruled(wrong=attack())) == []


def test_a_legal_move_is_decided_by_no_rule() -> None:
    table = session("challenges")
    for made, decides in ((attack(), False), (WRONG, True)):
        found = receipt_now(table, judged_now(table, made))
        assert [bool(one.rule) for one in found.verdicts] == [decides, decides]
        assert bool(found.deciding) is decides


def test_a_ruling_waits_for_the_paint_and_for_no_longer_than_the_next_entry() -> None:
    disk = Disk()
    table = session("challenges", disk=disk)
    table.enter(WRONG, overrule="so be it")
    assert [kind for kind, _, _ in disk.kept] == ["move"]

    table.note("we go on")

    assert [kind for kind, _, _ in disk.kept] == ["move", "ruling", "note"]


def test_the_move_after_an_overruled_one_is_an_input_of_its_own() -> None:
    table = session("challenges")
    with table.one_input():
        table.enter(WRONG, overrule="so be it")
    with table.one_input():
        table.enter(move("pass", "lannister"))
    assert [line.kind for line in table.lines] == ["move", "ruling", "move"]
    assert not table.lines[2].body.get("joined")


def test_undo_passes_over_a_ruling_and_redo_goes_on_after_it() -> None:
    table = session("challenges")
    table.enter(attack())
    table.undo()
    before = table.state
    table.ruling_entries.give(table, "given", judged_now(table, WRONG))
    table.write_rulings()

    assert table.redo()
    assert table.state is not before
    assert table.undo() == 1
    assert table.state is before
    assert len(rulings(table)) == 1
    assert not lines(table)[0].undone


def test_a_strict_table_keeps_each_refusal_once() -> None:
    table = session("challenges", strict=True)
    for _ in range(3):
        assert table.enter(WRONG).kind is OutcomeKind.REFUSED
    table.write_rulings()
    assert [one.how for one in rulings(table)] == ["refused"]
    assert table.enter(attack("lannister")).kind is OutcomeKind.REFUSED
    table.write_rulings()
    assert len(rulings(table)) == 2


def test_a_table_that_is_not_strict_keeps_no_refusal() -> None:
    table = session("challenges")
    table.enter(WRONG)
    table.write_rulings()
    assert table.lines == []


def test_what_is_only_tried_on_a_branch_gives_no_ruling() -> None:
    table = session("challenges", strict=True)
    table.branch().enter(WRONG)
    table.note("a")
    assert rulings(table) == []


def test_a_ruling_read_again_is_judged_to_the_same_receipt() -> None:
    disk = Disk()
    table = session("challenges", disk=disk)
    table.enter(attack())
    table.undo()
    table.ruling_entries.give(table, "given", judged_now(table, WRONG))
    table.enter(WRONG, overrule="so be it")
    table.write_rulings()
    again = resumed(table, disk)

    assert again.states == table.states
    assert msgspec.json.encode(rulings(again)) == msgspec.json.encode(rulings(table))
    for each in (table, again):
        for line, given in zip(lines(each), rulings(each), strict=True):
            judged = each.ruling_entries.again(each, line)
            assert judged is not None
            assert receipt_now(each, judged) == given.receipt


def test_a_ruling_says_who_gave_it_and_how() -> None:
    disk = Disk()
    table = session("challenges", disk=disk)
    with table.entering("typed"):
        table.enter(WRONG, overrule="so be it")
    table.note("a")
    again = resumed(table, disk)
    assert [one.origin for one in lines(table)] == ["typed"]
    assert [(one.actor, one.origin) for one in again.lines] == [
        (one.actor, one.origin) for one in table.lines
    ]


def test_a_ruling_that_no_longer_can_be_judged_is_still_one() -> None:
    disk = Disk()
    table = overruled(disk)
    body = {**msgspec.json.decode(disk.kept[1][1]), "on": {"do": "was_once_a_move"}}
    again = resumed(table, Disk())
    again.replay("ruling", body)
    [line] = lines(again)
    assert given_in(line.body) is not None
    assert again.ruling_entries.again(again, line) is None


def test_where_the_disk_is_full_a_ruling_waits_until_there_is_room() -> None:
    disk = Disk()
    table = session("challenges", disk=disk)
    table.enter(WRONG, overrule="so be it")
    disk.full = True
    with pytest.raises(OSError, match="no space"):
        table.write_rulings()
    assert lines(table) == []

    disk.full = False
    table.note("there is room")

    assert [kind for kind, _, _ in disk.kept] == ["move", "ruling", "note"]


def test_a_strict_table_that_is_only_looked_at_gives_no_rulings() -> None:
    table = session("challenges", strict=True)
    table.read_only = True
    table.enter(WRONG)
    table.write_rulings()
    assert table.lines == []
