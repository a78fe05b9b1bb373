"""Two reach fifteen power at once: the game is over when the first player has named the winner."""

import pytest

from engine.agot.cases import paths
from engine.agot.cases.implied_moves import table_and_ruling
from engine.agot.lcg import candidates
from engine.agot.lcg.game import LCG
from engine.agot.state.table import AgotTable
from engine.kernel.decisions import Move
from engine.kernel.reasons import Verdict
from referee.words.speech import Speech
from tests.kit.lcg import after, do, ruling, seat, table

OTHER_MOVES = (
    do("pass", "A"),
    do("end_turn", "A"),
    do("end_round"),
    do("draw_phase"),
    do("declare_challenge", "A", kind="military", target="B", attackers=[]),
)


def both_at_fifteen() -> AgotTable:
    """A is the first player; B and C get their fifteenth power together."""
    given = table("challenges", seat("A"), seat("B", power=14), seat("C", power=14))
    return after(given, do("apply_effect", effects=[{"kind": "gain_power", "amounts": {"B": 1, "C": 1}}]))


def told(there: AgotTable, path: str) -> object:
    """What stands at a path of the case format."""
    return paths.PLAIN[path](LCG, there)


@pytest.mark.rule("lcg.victory.simultaneous", "lcg.victory.immediate")
def test_until_the_winner_is_named_nothing_is_refused_because_the_game_is_over() -> None:
    there = both_at_fifteen()
    assert (told(there, "game.over"), told(there, "game.claimants")) == (False, ["B", "C"])
    for move in OTHER_MOVES:
        refused = table_and_ruling(LCG, there, move)[1]
        assert refused.verdict is Verdict.NO
        assert refused.because[0] == "lcg.victory.simultaneous", move
        assert refused.deciding[0].says == "winner_to_be_named"
        assert "game_goes_on" not in [one.what for one in refused.changes]


@pytest.mark.rule("lcg.victory.simultaneous")
def test_what_is_offered_while_two_have_fifteen_is_naming_one_of_them() -> None:
    offered = [one for one in candidates.generate_moves(both_at_fifteen()) if not one.by_hand]
    assert {(one.move.by, getattr(one.move, "seat", "")) for one in offered} >= {("A", "B"), ("A", "C")}


@pytest.mark.rule("lcg.victory.immediate")
def test_when_the_winner_is_named_the_game_is_over_and_that_is_the_reason() -> None:
    there = after(both_at_fifteen(), do("name_winner", "A", seat="C"))
    assert (told(there, "game.over"), told(there, "game.winner")) == (True, "C")
    assert ruling(there, do("pass", "A")).because[0] == "lcg.victory.immediate"


def partners(**power: int) -> AgotTable:
    """Two against two, A with C and B with D, with so much power."""
    seats = [seat(one, power=power.get(one.lower(), 0)) for one in "ABCD"]
    return table("challenges", *seats, variant="team", teams=[["A", "C"], ["B", "D"]])


def gains(**amounts: int) -> Move:
    return do("apply_effect", effects=[{"kind": "gain_power", "amounts": amounts}])


def who_won(there: AgotTable) -> tuple[object, list[str], str]:
    """What the case format, the log and the head of the screen say of the winners."""
    assert there.over is not None
    logged = [one.seat for one in there.events if one.what == "game_won"]
    return told(there, "game.winner"), logged, Speech().outcome(there.over, str)


@pytest.mark.rule("lcg.variant.team.victory30")
def test_partners_win_together_and_are_both_named() -> None:
    there = after(partners(a=20, c=9), gains(A=1))
    assert who_won(there) == (["A", "C"], ["A", "C"], "A, C have won the game")
    [won] = [one for one in there.notes if one.says == "team_won"]
    assert (won.facts["seats"], won.facts["power"]) == (("A", "C"), ("A: 21", "C: 9"))
    over = ruling(there, do("pass", "A")).deciding[0]
    assert (over.says, over.facts["winner"]) == ("game_is_over", ("A", "C"))


@pytest.mark.rule("lcg.variant.team.victory30", "lcg.victory.simultaneous")
def test_of_two_teams_with_thirty_that_of_whoever_is_named_wins() -> None:
    there = after(partners(a=20, c=9, b=20, d=9), gains(A=1, D=1), do("name_winner", "A", seat="D"))
    assert who_won(there) == (["B", "D"], ["D", "B"], "D, B have won the game")
    assert ["team_won"] == [one.says for one in there.notes if one.rules[0].startswith("lcg.victory")]
