"""Cards of the catalogue on a table of two: the words in which the tests of their texts are told.

    given = stands(stark("robb-stark"), lannister("the-hound"))
    found = after(given, attacks("robb-stark"), ...)

A card is called by its name in the catalogue; seats are `stark` and `lannister`, Stark is first player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from cards.facts import facts
from engine.kernel.move import Move
from engine.kernel.play import carry_out
from engine.kernel.reason import Verdict
from engine.kernel.ruling import Ruling
from engine.lcg.game import LCG
from engine.lcg.printed import printed
from engine.thrones.cases import implied
from engine.thrones.cases.start import begin
from engine.thrones.records import Card, Plot
from engine.thrones.table import Table
from engine.thrones.values import strength

FACES = {face.id: face for face in facts("lcg").cards}
PREFIX = "lcg-core-"
STARK, LANNISTER = "stark", "lannister"
MOVES: Any = reduce(or_, LCG.verbs)
Raw = dict[str, Any]
Tested = TypeVar("Tested", bound=Callable[..., Any])


def covers(*abilities: str) -> Callable[[Tested], Tested]:
    """Names the abilities a test puts to the proof; another test reads these names."""
    return lambda test: test


def card(name: str, seat: str = STARK, zone: str = "play", **changes: Any) -> Card:
    """A card of the catalogue; ``name`` may end in a number for a further copy."""
    face = FACES.get(PREFIX + name) or FACES[PREFIX + name.rpartition("-")[0]]
    return replace(printed(face, name, seat, zone), **changes)


def stark(*names: str, zone: str = "play", **changes: Any) -> list[Card]:
    """Cards of Stark."""
    return [card(name, STARK, zone, **changes) for name in names]


def lannister(*names: str, zone: str = "play", **changes: Any) -> list[Card]:
    """Cards of Lannister."""
    return [card(name, LANNISTER, zone, **changes) for name in names]


def stands(
    *cards: list[Card],
    phase: str = "challenges",
    active: str = STARK,
    gold: int = 0,
    plots: Mapping[str, str] | None = None,
    **fields: Any,
) -> Table:
    """A table in this phase with these cards; ``gold`` in both pools; ``plots``: seat -> a plot revealed."""
    seats = [
        {"id": seat, "house": seat, "gold": gold, "income_taken": True, "deck": 30, "hand": {"count": 3},
         "plot": {"name": "Plot", "income": 0, "initiative": 0, "claim": 0}}
        for seat in (STARK, LANNISTER)
    ]  # fmt: skip
    raw: Raw = {"phase": phase, "variant": "two", "first_player": active, "seats": seats}
    if phase in ("marshalling", "challenges"):
        raw["active_player"] = active
    elif phase in ("dominance", "standing", "taxation"):
        raw["window"] = {"first": active}
    table = begin(LCG, {"options": {"printed": True}, **raw, **fields}, "ru-2008", ())
    table = table.put(cards={one.id: one for group in cards for one in group})
    for seat, plot in (plots or {}).items():
        table = table.seat(seat, plot=Plot("Plot", PREFIX + plot, 0, 0, 0))
    return table


def challenge(
    *cards: list[Card],
    kind: str = "military",
    attackers: tuple[str, ...],
    defenders: tuple[str, ...] = (),
    by: str = STARK,
    **fields: Any,
) -> Table:
    """A challenge whose defenders have been declared, with these cards in play."""
    target = LANNISTER if by == STARK else STARK
    table = stands(*cards, active=by, **fields)
    return after(table, do("declare_challenge", by, kind=kind, target=target, attackers=attackers),
                 do("declare_defenders", target, defenders=defenders))  # fmt: skip


def do(verb: str, by: str = "", **arguments: Any) -> Move:
    """A move of the case format."""
    raw = {
        "do": verb,
        **({"by": by} if by else {}),
        **{name.rstrip("_"): one for name, one in arguments.items()},
    }
    found: Move = msgspec.convert(raw, MOVES)
    return found


def effect(kind: str, target: str = "", **fields: Any) -> Raw:
    """One effect of a text."""
    return {"kind": kind, **({"target": target} if target else {}), **fields}


def uses(name: str, *effects: Raw, by: str = STARK, **pay: Any) -> Move:
    """An action of a card in play."""
    return do("use_ability", by, card=name, effects=effects, pay=pay)


def plays(name: str, *effects: Raw, by: str = STARK, **pay: Any) -> Move:
    """An event as an action."""
    return do("play_event", by, card=name, effects=effects, pay=pay)


def responds(name: str, *effects: Raw, by: str = STARK, **pay: Any) -> Move:
    """A response."""
    return do("respond", by, card=name, effects=effects, pay=pay)


def chooses(*cards: str, by: str = STARK, **other: str) -> Move:
    """What a text leaves to him: cards, or ``seat=``, or ``way=``."""
    return do("choose_by_text", by, cards=cards, **other)


def resolve() -> Move:
    """The challenge is resolved."""
    return do("resolve")


def line(given: Table, *moves: Move, settled: bool = True) -> tuple[Table, Ruling]:
    """These moves one after the other, all but the last legal, silence meaning passes.

    Not ``settled``: what the last one sets off may still be answered.
    """
    before: Move | None = None
    for number, move in enumerate(moves):
        there, ruling = implied.reach(LCG, given, move, before, implied.IMPLIED)
        if ruling.verdict is not Verdict.YES:
            assert number == len(moves) - 1, f"{move}: {ruling.deciding}"
            return given, ruling
        done = carry_out(LCG, there, move)
        following = tuple(moves[number + 1 :])
        silent = settled or bool(following)
        given, before = implied.settle_silence(LCG, done, following) if silent else done, move
    return given, ruling


def after(given: Table, *moves: Move) -> Table:
    """The table after these moves, all legal."""
    found, ruling = line(given, *moves)
    assert ruling.verdict is Verdict.YES, (ruling.deciding, [f"{f.procedure}.{f.step}" for f in found.agenda])
    return found


def until(given: Table, *moves: Move) -> Table:
    """The table after these moves, all legal, the last of which may still be answered."""
    found, ruling = line(given, *moves, settled=False)
    assert ruling.verdict is Verdict.YES, ruling.deciding
    return found


def refused(given: Table, *moves: Move, because: str = "") -> None:
    """The last of these moves is illegal, under this rule if one is named."""
    _, ruling = line(given, *moves)
    assert ruling.verdict is Verdict.NO, "it was not refused"
    assert not because or because in ruling.deciding[0].rules, ruling.deciding[0]


def strength_of(given: Table, name: str) -> int:
    """The current strength of a card."""
    return strength(given, given.cards[name])
