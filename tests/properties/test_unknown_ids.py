"""Whatever a move names that is not on the table, judging it ends in a refusal or in an error of ours."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from engine.kernel.adapter import GameAdapter
from engine.kernel.decisions import Move
from engine.kernel.errors import Refused, Unreadable
from engine.kernel.judge import play
from tests.properties.positions import DESKS, positions

NOBODY = "zz"
PUT: tuple[Any, ...] = (
    NOBODY,
    [NOBODY],
    [NOBODY, NOBODY],
    {NOBODY: NOBODY},
    {NOBODY: 1},
    [{"kind": "kill", "target": NOBODY}],
    [{"kind": "attach", "target": NOBODY, "host": NOBODY}],
    [{"kind": "gain_power", "amounts": {NOBODY: 1}}],
    [{"kind": "steal_gold", "giver": NOBODY, "to": NOBODY, "amount": 1}],
    [{"seat": NOBODY, "effects": [{"kind": "kill", "target": NOBODY}]}],
    [{"seat": NOBODY, "power": 1}],
    [{"to": NOBODY, "from": NOBODY, "units": {NOBODY: 1}}],
    [{"build": NOBODY, "place": NOBODY}],
    [{"apply": NOBODY, "target": NOBODY, "token": "repeat"}],
    {"kneel": [NOBODY], "influence": [NOBODY], "discard": [NOBODY]},
    {"seat": NOBODY},
    {"where": "on", "on": NOBODY},
    {"where": "between", "between": [NOBODY, NOBODY]},
    1,
)
"""What is put into a field; each takes what can be read there."""
FEW = 12
"""Tables on which every verb is tried."""


def read(adapter: GameAdapter, raw: dict[str, Any]) -> Move | None:
    """The move, if that is one."""
    try:
        return adapter.read_move(msgspec.json.encode(raw))
    except Unreadable:
        return None


def each_verb(adapter: GameAdapter, by: str) -> Iterator[Move]:
    """Every kind of move, with something nobody knows in one or in all of its fields."""
    for kind in adapter.game.verbs:
        base: dict[str, Any] = {"do": kind.__struct_config__.tag, "by": by}
        for field in msgspec.structs.fields(kind):
            fits = [one for one in PUT if _fits(field.type, one)]
            if field.name != "by" and field.required and fits:
                base[field.encode_name] = fits[0]
        for field in msgspec.structs.fields(kind):
            found = (read(adapter, {**base, field.encode_name: one}) for one in PUT)
            yield from (one for one in found if one is not None)


def _fits(wanted: Any, value: Any) -> bool:
    try:
        msgspec.convert(value, wanted)
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def in_each_field(adapter: GameAdapter, move: Move) -> Iterator[Move]:
    """The move with something nobody knows in one of its fields."""
    raw = msgspec.to_builtins(move)
    for field in type(move).__struct_encode_fields__:
        found = (read(adapter, {**raw, field: one}) for one in PUT)
        yield from (one for one in found if one is not None)


def fault(adapter: GameAdapter, state: Any, move: Move) -> str:
    """What is wrong with the answer: neither a ruling nor an error of ours, or it is carried out."""
    try:
        after = play(adapter.game, state, move).state
    except (Refused, Unreadable):
        return ""
    except Exception as error:  # noqa: BLE001 - whatever else comes out is what is looked for
        return f"{type(error).__name__}: {error}"
    try:
        adapter.check(state, move)
    except Unreadable as error:
        lies_there = after.put(events=(), notes=())
        return f"carried out: {error}" if f'"{NOBODY}"'.encode() in msgspec.json.encode(lies_there) else ""
    return ""


@pytest.mark.parametrize("game", DESKS)
def test_what_is_not_on_the_table_is_refused_or_unreadable_and_never_breaks_the_judge(game: str) -> None:
    adapter, chance = DESKS[game], Random(game)
    there = positions(game)
    faults: dict[tuple[str, str], Move] = {}
    for one in there:
        for move in in_each_field(adapter, one.moves[0]):
            found = fault(adapter, one.state, move)
            if found:
                faults.setdefault((type(move).__name__, found[:60]), move)
    for one in chance.sample(there, min(FEW, len(there))):
        for move in each_verb(adapter, next(iter(one.state.seats))):
            found = fault(adapter, one.state, move)
            if found:
                faults.setdefault((type(move).__name__, found[:60]), move)
    assert not faults
