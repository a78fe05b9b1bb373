"""Entries of before are read under the rules as they are judged now: none is lost, none ends the reading."""

from __future__ import annotations

from typing import Any

import msgspec

from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.session import BG, PL, Disk, attack, move, session

Body = dict[str, Any]


def plain(one: object) -> Any:
    return msgspec.to_builtins(one)


def differing(table: Session) -> list[tuple[int, str]]:
    return [(line.number, line.differs) for line in table.lines if line.differs]


def test_what_was_entered_by_the_same_rules_is_not_marked() -> None:
    disk = Disk()
    table = session("challenges", BG, PL, disk=disk)
    table.enter(attack())
    table.enter(move("resolve"))
    again = session("challenges", BG, PL)
    for kind, body, _ in disk.kept:
        again.replay(kind, msgspec.json.decode(body))

    assert again.state == table.state
    assert differing(again) == []


def test_a_move_no_longer_known_is_kept_as_given_and_the_table_stays() -> None:
    table = session("challenges", BG)
    before = table.state
    given: Body = {"move": {"do": "forgotten_verb", "by": "stark"}}
    table.replay("move", given)

    assert differing(table) == [(1, "given")]
    assert table.lines[0].body == given
    assert table.state == before
    assert table.enter(attack()).kind is OutcomeKind.DONE


def test_an_answer_that_would_now_be_refused_is_carried_out_and_marked() -> None:
    table = session("challenges", BG)
    table.replay("move", {"move": plain(attack("stark", "power", attackers=("arya",)))})

    assert differing(table) == [(1, "judged")]
    assert table.state.challenge is not None
    assert table.lines[0].rulings[0].verdict == "no"


def test_an_answer_to_what_the_table_does_not_ask_now_is_not_given_twice() -> None:
    table = session("challenges", BG)
    before = table.state
    table.replay(
        "move", {"move": plain(move("choose_victims", "lannister", cards=["tyrion"], **{"for": "claim"}))}
    )

    assert differing(table) == [(1, "given")]
    assert table.state is before


def test_a_move_before_which_other_passes_are_implied_now_is_carried_out_after_them() -> None:
    disk = Disk()
    table = session("challenges", BG, disk=disk)
    table.enter(move("end_turn", "stark"))
    [body] = [msgspec.json.decode(body) for _, body, _ in disk.kept]
    assert body.pop("implied")
    again = session("challenges", BG)
    again.replay("move", body)

    assert differing(again) == [(1, "silence")]
    assert again.state == table.state


def test_undo_and_redo_go_across_a_line_that_was_kept_as_given() -> None:
    table = session("challenges", BG)
    first = table.state
    table.replay("move", {"move": plain(attack())})
    attacked = table.state
    table.replay("move", {"move": {"do": "forgotten_verb"}})
    table.replay("undo", {"to": 1, "count": 1})
    assert [line.undone for line in table.lines] == [False, True, False]
    table.replay("redo", {"line": 2})
    assert (table.state, [line.undone for line in table.lines[:2]]) == (attacked, [False, False])
    table.undo()
    table.undo()
    assert table.state == first
    assert table.redo()
    assert table.redo()
    assert table.state == attacked


def test_every_entry_is_one_line_whatever_it_holds() -> None:
    table = session("challenges", BG)
    odd: list[tuple[Any, Body]] = [
        ("undo", {}),
        ("undo", {"to": "x"}),
        ("undo", {"to": 99}),
        ("redo", {}),
        ("move", {}),
        ("move", {"move": None, "implied": 3}),
        ("window", {"moves": []}),
        ("correction", {"move": {"do": "correct", "of": "nobody", "field": "power", "value": 1}}),
        ("note", {}),
    ]
    for number, (kind, body) in enumerate(odd, 1):
        table.replay(kind, body)
        assert len(table.lines) == number

    assert table.enter(attack()).kind is OutcomeKind.DONE
