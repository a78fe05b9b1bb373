"""While somebody is being killed only a save comes in between; all else waits, or is carried out after it."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.session import BG, attack, move, session

DEFENDS_NOBODY = move("declare_defenders", "lannister", defenders=[])
VICTIM = move("choose_victims", "lannister", cards=["tyrion"])
PASSES = [move("pass", seat) for seat in ("stark", "lannister")]
THREE_POWER = move("apply_effect", "lannister", effects=[{"kind": "gain_power", "amounts": {"lannister": 3}}])
REACTION = {"id": "wrath", "name": "Wrath", "type": "event", "timing": "response"}
REACTS = move("respond", "stark", card="wrath")
PASSIVE = move("resolve_passive", "lannister", card="cersei")


def about_to_die(*, strict: bool) -> Session:
    """Tyrion has been chosen for a military claim; nobody has said anything about saves."""
    hand = {"count": 1, "known": [REACTION]}
    table = session("challenges", BG, strict=strict, hand=hand)
    line: list[Move] = [attack(), DEFENDS_NOBODY, move("resolve"), VICTIM]
    for one in line:
        while table.enter(one).kind is not OutcomeKind.DONE:
            assert strict
            for seat in PASSES:
                table.enter(seat)
    assert table.state.cards["tyrion"].zone == "play"
    return table


@pytest.mark.rule("hbo.save.interrupt", "hbo.action.resolve_fully", "hbo.action.any_phase")
@pytest.mark.parametrize("breaks_in", [THREE_POWER, REACTS, PASSIVE], ids=["effect", "reaction", "passive"])
def test_only_a_save_breaks_into_a_killing(breaks_in: Move) -> None:
    table = about_to_die(strict=True)
    outcome = table.enter(breaks_in)
    assert outcome.kind is OutcomeKind.REFUSED
    assert outcome.ruling.deciding[0].says == "killing_under_way"
    assert outcome.ruling.because[0] == "hbo.save.interrupt"


def test_the_refusal_names_what_has_to_be_said_first_and_that_helps() -> None:
    table = about_to_die(strict=True)
    missing = table.enter(THREE_POWER).missing
    assert missing[0] == move("decline_saves", "lannister")
    for one in missing:
        assert table.enter(one).kind is OutcomeKind.DONE
    assert table.enter(THREE_POWER).kind is OutcomeKind.DONE
    assert table.state.cards["tyrion"].zone == "dead"


def test_where_silence_passes_the_killing_is_carried_out_before_the_effect() -> None:
    table = about_to_die(strict=False)
    assert table.enter(THREE_POWER).kind is OutcomeKind.DONE
    assert table.state.cards["tyrion"].zone == "dead"
    assert table.state.seats["stark"].power == 1, "the unopposed power comes before what was said afterwards"


@pytest.mark.rule("hbo.save.interrupt")
def test_nobody_declines_saves_where_nobody_is_killed() -> None:
    table = session("challenges", BG)
    outcome = table.enter(move("decline_saves", "lannister"))
    assert outcome.kind is OutcomeKind.REFUSED
    assert outcome.ruling.because[0] == "hbo.save.interrupt"


def test_to_decline_saves_once_more_right_after_the_killing_does_no_harm() -> None:
    table = about_to_die(strict=False)
    for _ in range(2):
        assert table.enter(move("decline_saves")).kind is OutcomeKind.DONE
    assert table.state.cards["tyrion"].zone == "dead"
    table.enter(attack("stark", "power", ("robb",)))
    table.enter(move("end_turn", "stark"))
    table.enter(attack("lannister", "intrigue", ("cersei",)))
    assert table.enter(move("decline_saves")).kind is OutcomeKind.REFUSED
