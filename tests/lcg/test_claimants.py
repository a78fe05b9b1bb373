"""Two reach fifteen power at once: the game is over when the first player has named the winner."""

import pytest

from engine.agot.cases import paths
from engine.agot.cases.implied_moves import reach
from engine.agot.lcg import legal_moves
from engine.agot.lcg.game import LCG
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Verdict
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
        refused = reach(LCG, there, move)[1]
        assert refused.verdict is Verdict.NO
        assert refused.because[0] == "lcg.victory.simultaneous", move
        assert refused.deciding[0].says == "winner_to_be_named"
        assert "game_goes_on" not in [one.what for one in refused.changes]


@pytest.mark.rule("lcg.victory.simultaneous")
def test_what_is_offered_while_two_have_fifteen_is_naming_one_of_them() -> None:
    offered = [one for one in legal_moves.generate_moves(both_at_fifteen()) if not one.by_hand]
    assert {(one.move.by, getattr(one.move, "seat", "")) for one in offered} >= {("A", "B"), ("A", "C")}


@pytest.mark.rule("lcg.victory.immediate")
def test_when_the_winner_is_named_the_game_is_over_and_that_is_the_reason() -> None:
    there = after(both_at_fifteen(), do("name_winner", "A", seat="C"))
    assert (told(there, "game.over"), told(there, "game.winner")) == (True, "C")
    assert ruling(there, do("pass", "A")).because[0] == "lcg.victory.immediate"
