"""In strict mode every pass is said."""

from referee.session.log.ruled_history import OutcomeKind
from tests.kit.session import BG, attack, move, session


def test_judges_want_every_pass_said() -> None:
    table = session("challenges", BG, strict=True)
    assert table.enter(attack()).kind is OutcomeKind.REFUSED
    for seat in ("stark", "lannister"):
        assert table.enter(move("pass", seat)).implied == ()
    assert table.enter(attack()).kind is OutcomeKind.DONE


def test_a_pass_out_of_turn_is_refused() -> None:
    table = session("challenges", BG, strict=True)
    outcome = table.enter(move("pass", "lannister"))
    assert outcome.kind is OutcomeKind.REFUSED
    assert outcome.ruling.because[0] == "hbo.action.first_player_first"


def test_only_what_can_be_done_this_moment_is_listed() -> None:
    listed = [choice.move for choice, ruling in session("challenges", BG, strict=True).choices()]
    assert listed == [move("pass", "stark")]


def test_a_refusal_names_the_passes_that_are_missing() -> None:
    table = session("challenges", BG, strict=True)
    missing = table.enter(attack()).missing
    assert missing == (move("pass", "stark"), move("pass", "lannister"))
    for one in missing:
        table.enter(one)
    assert table.enter(attack()).kind is OutcomeKind.DONE


def test_no_pass_is_named_that_would_not_help() -> None:
    table = session("challenges", BG, strict=True)
    assert table.enter(attack(kind="power", attackers=("arya",))).missing == ()
