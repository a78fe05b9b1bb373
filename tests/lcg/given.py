"""A position, one line of play, what must hold: the words in which the tests of this game are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from engine.kernel.case_comparing import same
from engine.kernel.move import Move
from engine.kernel.play import carry_out, decisions, judge
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling
from engine.kernel.told import Decide
from engine.lcg.game import LCG
from engine.lcg.newgame import new_game
from engine.thrones.cases import implied, paths
from engine.thrones.cases.start import begin
from engine.thrones.table import Table

RU = "ru-2008"
MOVES: Any = reduce(or_, LCG.verbs)
VARIANT = {2: "two", 3: "three", 4: "melee"}
Raw = dict[str, Any]


def card(name: str, **fields: Any) -> Raw:
    """A card of the case format; its id is its name."""
    return {"id": name, "name": name, **fields}


def seat(name: str, *characters: Raw, hand: Sequence[Raw] = (), **fields: Any) -> Raw:
    """A seat of the case format with these characters in play."""
    plot = {"name": f"plot of {name}", "income": 4, "initiative": 3, "claim": 1}
    known = {"count": max(len(hand), 4), "known": list(hand)}
    return {
        "id": name,
        "house": "stark",
        "plot": plot,
        "characters": list(characters),
        "hand": known,
        **fields,
    }


def table(phase: str, *seats: Raw, decided: Mapping[str, str] | None = None, **fields: Any) -> Table:
    """The table of a position; the first seat is first player unless another is named."""
    places = {"variant": VARIANT[len(seats)], "first_player": seats[0]["id"], **fields}
    found = begin(LCG, {"phase": phase, "seats": list(seats), **places}, RU, ())
    for point, option in (decided or {}).items():
        found = carry_out(LCG, found, Decide(point=point, option=option))
    return found


def new(**given: Any) -> Table:
    """A new game."""
    return new_game(RU, given)


def do(verb: str, by: str = "", **arguments: Any) -> Move:
    """A move of the case format; Python's own words take an underscore."""
    raw = {"do": verb, "by": by, **{name.rstrip("_"): value for name, value in arguments.items()}}
    found: Move = msgspec.convert(raw, MOVES)
    return found


def after(given: Table, *moves: Move, passes: str = implied.IMPLIED) -> Table:
    """The table after these moves, all of them legal, and after what then happens in silence."""
    return line(given, moves, passes)[0]


def ruling(given: Table, *moves: Move, passes: str = implied.IMPLIED) -> Ruling:
    """The ruling on the last of these moves; the others are legal."""
    return line(given, moves, passes)[1]


def refused(given: Table, *moves: Move, because: str, passes: str = implied.IMPLIED) -> Ruling:
    """The last of these moves is illegal, and the principal reason rests on this rule."""
    found = ruling(given, *moves, passes=passes)
    assert found.verdict is Verdict.NO, found.rules
    assert because in found.deciding[0].rules, found.because
    return found


def line(given: Table, moves: Sequence[Move], passes: str) -> tuple[Table, Ruling]:
    """Moves one after the other, carried out as the cases of a file are; all but the last legal."""
    before: Move | None = None
    for number, move in enumerate(moves):
        following = tuple(moves[number + 1 :])
        there, found = implied.reach(LCG, given, move, before, passes)
        if found.verdict is not Verdict.YES:
            assert not following, (move, found.because)
            return given, found
        done = carry_out(LCG, there, move)
        found = found.with_done(done.notes)
        given, before = implied.settle_silence(LCG, done, following), move
    return given, found


def holds(given: Table, facts: Mapping[str, Any]) -> None:
    """These facts are so, compared as the case format compares."""
    for path, expected in facts.items():
        found = paths.fact(LCG, path, given, ())
        assert same(expected, found), f"{path}: expected {expected!r}, is {found!r}"


def asked(given: Table) -> list[tuple[str, str]]:
    """What the table waits for: (seat, what is asked)."""
    return [(one.seat, one.asks) for one in decisions(LCG, given)]


def legal(given: Table, move: Move) -> bool:
    """Whether a move is legal on the table as it lies."""
    return judge(LCG, given, move).verdict is Verdict.YES
