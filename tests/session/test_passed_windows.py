"""A window that everybody passes is one move, one entry and one line of the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.agot.lcg.adapter import ADAPTER as LCG
from engine.agot.public_table import laid_open
from engine.agot.state.moves import DeclineSaves
from engine.kernel.decisions import Move, Pass, PassWindow
from engine.kernel.errors import Unreadable
from engine.kernel.judge import decisions
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.wording import Wording
from referee.session.log.log_line import PassedWindow
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.session import BG, Disk, attack, move, session

SEATS = ("stark", "lannister", "baratheon", "targaryen")
BOTH = SEATS[:2]


def table_of_four(disk: Disk) -> Session:
    """Four players in the challenges phase, the first window open."""
    icons = ["military", "intrigue", "power"]
    seats = [
        {
            "id": one,
            "house": one,
            "plot": {"income": 4, "initiative": 5, "claim": 1},
            "characters": [
                {"id": f"{one}-{number}", "name": f"{one} {number}", "strength": 3, "icons": icons}
                for number in (1, 2)
            ],
        }
        for one in SEATS
    ]
    raw = {"seats": seats, "phase": "challenges", "first_player": "stark", "variant": "melee"}
    state = LCG.casebook.position(raw, LCG.game.texts[0], ())
    return Session(LCG, laid_open(state), LCG.game.texts[:1], disk.keep)


def entered(table: Session, *moves: Move) -> None:
    for one in moves:
        outcome = table.enter(one)
        assert outcome.kind is OutcomeKind.DONE, (one, outcome.ruling.deciding)


def asked(table: Session) -> tuple[str, ...]:
    return tuple(one.asks for one in decisions(table.adapter.game, table.public))


def reopened(table: Session, disk: Disk) -> Session:
    """The same journal taken again from the beginning."""
    again = Session(table.adapter, table.states[0], table.texts, disk.keep, strict=table.strict)
    for kind, body, _ in tuple(disk.kept):
        again.replay(kind, msgspec.json.decode(body))
    return again


def body(disk: Disk, number: int = -1) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(disk.kept[number][1])
    return found


def test_everybody_passes_in_one_entry_that_says_in_which_order_they_were_asked() -> None:
    disk = Disk()
    table = table_of_four(disk)
    entered(table, PassWindow())
    ((kind, _, _),) = disk.kept
    assert kind == "window"
    assert body(disk)["moves"] == [{"do": "pass", "by": seat} for seat in SEATS]
    assert "challenge" in asked(table)
    assert table.lines[0].passed == (PassedWindow("action", SEATS, SEATS),)


def test_it_is_taken_back_and_brought_back_in_one_step() -> None:
    table = table_of_four(Disk())
    before = table.state
    entered(table, PassWindow())
    after = table.state
    assert table.undo() == 1
    assert table.state is before
    assert table.redo()
    assert table.state is after


def test_a_program_that_knows_the_passes_alone_comes_to_the_same_table() -> None:
    disk = Disk()
    table = table_of_four(disk)
    entered(table, PassWindow())
    one_by_one = table_of_four(Disk())
    for raw in body(disk)["moves"]:
        entered(one_by_one, Pass(by=raw["by"]))
    assert one_by_one.state == table.state


def test_whom_silence_stands_for_is_told_apart_from_who_said_so() -> None:
    table = table_of_four(Disk())
    entered(table, Pass(by="targaryen"))
    assert table.lines[0].passed == (PassedWindow("action", SEATS, ("targaryen",)),)
    entered(table, attack_on("lannister"))
    entered(table, move_of("declare_defenders", "lannister", defenders=[]))
    found = [(one.asks, one.said) for one in table.lines[-1].passed]
    assert ("action", ()) in found
    assert [one.asks for one in table.lines[-1].passed].count("action") == 1


def test_a_journal_opens_with_the_same_lines_rulings_and_tables() -> None:
    disk = Disk()
    table = table_of_four(disk)
    entered(table, PassWindow(), attack_on("lannister"), PassWindow(), PassWindow())
    entered(table, move_of("declare_defenders", "lannister", defenders=["lannister-1"]))
    again = reopened(table, disk)
    assert again.states == table.states
    for old, new in zip(table.lines, again.lines, strict=True):
        assert (new.kind, new.passed, new.differs) == (old.kind, old.passed, "")
        assert [one.rules for one in new.rulings] == [one.rules for one in old.rulings]


def test_nobody_saves_is_one_entry_with_all_who_were_asked() -> None:
    disk = Disk()
    table = killing_to_be_saved_from(disk)
    before = len(disk.kept)
    entered(table, DeclineSaves())
    assert len(disk.kept) == before + 1
    first, *others = SEATS[1], SEATS[0], *SEATS[2:]
    assert table.lines[-1].passed[-1] == PassedWindow("save", (first, *others), (first, *others))
    assert body(disk)["moves"] == [{"do": "decline_saves", "by": seat} for seat in (first, *others)]
    assert reopened(table, disk).state == table.state


def killing_to_be_saved_from(disk: Disk) -> Session:
    """Four players; Lannister has chosen a victim, and everybody is asked for a save."""
    table = table_of_four(disk)
    entered(table, attack_on("lannister"), move_of("declare_defenders", "lannister", defenders=[]))
    entered(
        table,
        move_of("resolve"),
        move_of("choose_victims", "lannister", cards=["lannister-1"], **{"for": "claim"}),
    )
    assert asked(table) == ("save",)
    return table


def test_that_everybody_passes_answers_the_window_that_is_open() -> None:
    table = killing_to_be_saved_from(Disk())
    entered(table, PassWindow())
    first, *others = SEATS[1], SEATS[0], *SEATS[2:]
    assert table.lines[-1].passed == (PassedWindow("save", (first, *others), (first, *others)),)


def test_that_one_passes_answers_what_is_asked() -> None:
    table = killing_to_be_saved_from(Disk())
    entered(table, Pass(by="lannister"))
    assert asked(table) == ("save",)
    assert [one.seat for one in decisions(table.adapter.game, table.public)] == ["stark"]


def test_a_strict_table_has_every_pass_said() -> None:
    table = session("challenges", BG, strict=True)
    with pytest.raises(Unreadable) as refused:
        table.enter(PassWindow())
    assert "each_pass_is_said" in str(refused.value)
    offered = [choice.move for choice, _ in table.offered_choices()]
    assert Pass(by="stark") in offered
    assert PassWindow() not in offered


def test_where_silence_passes_one_line_is_offered_for_all() -> None:
    offered = [choice.move for choice, _ in table_of_four(Disk()).offered_choices()]
    assert offered.count(PassWindow()) == 1
    assert not any(isinstance(one, Pass) for one in offered)


def test_everybody_passes_where_windows_come_first_that_silence_passes() -> None:
    table = session("challenges", BG)
    entered(table, attack())
    assert asked(table) == ("react",)
    entered(table, PassWindow(), PassWindow())
    assert asked(table) == ("declare_defenders",)
    assert table.enter(PassWindow()).kind is OutcomeKind.REFUSED


def test_the_log_tells_who_was_asked_who_passed_and_who_was_silent() -> None:
    table = session("challenges", BG)
    entered(table, PassWindow(), attack(), move("pass", "stark"))
    words = LogWords(table, Wording("en"))
    whole, challenge, last = table.lines
    assert words.text(whole) == "stark, lannister: pass"
    assert words.passed(whole) == []
    assert words.passed(challenge) == []
    assert words.passed(last) == []
    entered(table, move("declare_defenders", "lannister", defenders=[]))
    assert words.passed(table.lines[-1])[-1].endswith("pass (silence)")


def attack_on(target: str) -> Move:
    return move_of("declare_challenge", "stark", kind="military", target=target, attackers=["stark-1"])


def move_of(do: str, by: str = "", **fields: Any) -> Move:
    return LCG.read_move(msgspec.json.encode({"do": do, **({"by": by} if by else {}), **fields}))
