"""What everybody sees is kept beside the table it is a part of, and is the same when worked out anew."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.agot.hbo.adapter import ADAPTER
from engine.agot.hbo.game import TEXTS
from referee.session.session import Session
from tests.kit.random_games import PLANS, Plan, begun

MOVES = 300


@pytest.mark.parametrize("plan", PLANS[:6], ids=str)
def test_what_everybody_sees_rests_on_the_table_alone(plan: Plan) -> None:
    policy, start = begun(plan)
    session = Session(ADAPTER, start, TEXTS[:1], lambda *_: None)

    while len(session.lines) < MOVES and session.state.over is None:
        session.enter(policy.next(session.state))

    for state in session.states:
        anew = replace(state)  # nothing is kept beside a copy
        assert msgspec.json.encode(ADAPTER.public(state)) == msgspec.json.encode(ADAPTER.public(anew))
