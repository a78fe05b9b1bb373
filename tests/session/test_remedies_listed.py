"""A refusal at a table tells its ways out: alternatives apart from what one of them takes besides."""

from __future__ import annotations

import pytest

from engine.kernel.reasons import Ruling
from referee.session.log.ruled_history import OutcomeKind
from tests.kit.session import ARYA, BG, ROBB, attack, move, session

HODOR = {"id": "hodor", "name": "Hodor", "strength": 2, "icons": ["power"], "kneeling": True}


def told(ruling: Ruling) -> list[list[str]]:
    """The ways out by the words for their changes."""
    return [[one.what for one in way] for way in ruling.ways]


@pytest.mark.rule("hbo.challenge.declare_attackers", "hbo.challenge.icon_required")
def test_leaving_a_card_out_does_not_ask_for_what_that_makes_needless() -> None:
    table = session("challenges", BG, characters=[ROBB, ARYA, HODOR])
    refused = table.enter(attack(attackers=("robb", "hodor")))
    assert refused.kind is OutcomeKind.REFUSED
    assert len(refused.ruling.deciding) == 2
    assert told(refused.ruling)[0] == ["leave_out"]
    assert all("leave_out" not in way for way in told(refused.ruling)[1:])


@pytest.mark.rule("hbo.challenge.icon_required")
def test_what_a_lone_attacker_lacks_is_asked_for_together() -> None:
    table = session("challenges", BG, characters=[HODOR])
    refused = table.enter(attack(attackers=("hodor",)))
    assert sorted(told(refused.ruling)[0]) == ["icon", "stand"]


def test_where_nothing_helps_no_way_out_is_claimed() -> None:
    table = session("challenges", BG)
    over = move("apply_effect", "stark", effects=[{"kind": "gain_power", "amounts": {"stark": 15}}])
    assert table.enter(over).kind is OutcomeKind.DONE
    refused = table.enter(attack())
    assert (refused.kind, refused.ruling.ways) == (OutcomeKind.REFUSED, ())


def test_looking_at_a_refused_move_tells_the_same_ways_as_entering_it() -> None:
    table = session("challenges", BG, characters=[ROBB, ARYA, HODOR])
    wrong = attack(attackers=("robb", "hodor"))
    assert table.rulings_with_remedies(wrong) == table.enter(wrong).rulings
