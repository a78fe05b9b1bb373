"""Entries read from a journal: most in the shortest way, and every one with the same result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.agot.hbo.adapter import ADAPTER
from engine.kernel.journal import EntryActor, JournalLine
from referee.session.session import Session
from tests.kit.session import BG, PL, Disk, attack, move, session

ATTACKED = {"do": "declare_challenge", "by": "stark", "kind": "power", "target": "lannister", "attackers": []}


def journal(disk: Disk) -> list[JournalLine]:
    """What was kept, as the lines of a journal."""
    return [JournalLine(at, kind, body, "", "") for at, (kind, body, _) in enumerate(disk.kept, 1)]


def line_of(body: dict[str, Any]) -> JournalLine:
    return JournalLine(1, "move", msgspec.json.encode(body).decode(), "", "")


def plain(one: Any) -> Any:
    """It as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(one))


def told(table: Session) -> list[Any]:
    """The lines of the log, each with its body."""
    return [(plain(line.body), plain(replace(line, entered={}))) for line in table.lines]


def fresh(*texts: str) -> Session:
    found: Session = session("challenges", *texts)
    return found


@pytest.mark.parametrize("texts", [(BG,), (BG, PL)])
def test_a_journal_that_is_read_leads_to_the_tables_and_lines_that_were_entered(
    texts: tuple[str, ...],
) -> None:
    disk = Disk()
    table = session("challenges", *texts, disk=disk)
    table.actor = EntryActor("Anna", "judge", "d1")
    for one in (attack(), move("declare_defenders", "lannister", defenders=["tyrion"]), move("resolve")):
        table.enter(one)
    table.undo()
    table.enter(move("resolve"))

    again = Session(ADAPTER, table.states[0], table.texts, lambda *_: None)
    for entry in journal(disk):
        again.read(entry)

    assert again.states == table.states
    assert told(again) == told(table)
    assert again.set_aside == table.set_aside


def test_the_body_of_a_line_is_what_was_entered_without_its_signature() -> None:
    table = fresh(BG)
    table.read(line_of({"move": plain(attack()), "actor": {"person": "Anna"}, "origin": "key"}))
    [line] = table.lines
    assert line.body == {"move": plain(attack())}
    assert (line.actor, line.origin) == (EntryActor("Anna"), "key")


def with_more(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"covered": [[["phase"], "dominance"]]}


def with_an_origin_nobody_knows(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"origin": "dream"}


def refused(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"move": ATTACKED}


def unreadable(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"move": {"do": "forgotten_verb"}}


@pytest.mark.parametrize("changed", [with_more, with_an_origin_nobody_knows, refused, unreadable])
def test_an_entry_that_is_no_legal_move_alone_is_read_like_its_body(
    changed: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    body = changed({"move": plain(attack()), "actor": {"person": ""}, "origin": "key"})
    read, replayed = fresh(BG), fresh(BG)
    read.read(line_of(body))
    replayed.replay("move", body)
    assert read.states == replayed.states
    assert told(read) == told(replayed)
