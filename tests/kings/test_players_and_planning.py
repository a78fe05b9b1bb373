"""What the number of players changes of the board, and when permanent orders are laid."""

from __future__ import annotations

import pytest

from engine.kernel.judge import judge
from engine.kernel.reasons import DERIVED, STATED, Basis, Verdict
from engine.kernel.remedies import remedied
from engine.kings.cases.answers import may_use_martell, overlays, sunspear
from engine.kings.game import KINGS
from tests.kit.kings import area, board, move


@pytest.mark.rule("kings.onetime.steps", "kings.onetime.turn-order")
@pytest.mark.parametrize("told", ["one_time", "permanent"])
def test_a_permanent_order_laid_too_soon_can_be_laid_when_the_one_time_orders_lie(told: str) -> None:
    here = board(
        area("land_a", "stark 1 footman"),
        phase="planning",
        step="one_time",
        turn_order=["stark", "lannister"],
    )
    laid = move("place_order", "stark", order="march", area="land_a", step=told)

    [way] = [one for one in judge(KINGS, here, laid).changes if one.what == "permanent_step"]
    later, made = remedied(KINGS, here, laid, way)

    assert (later.phase, later.step) == ("planning", "permanent")
    assert judge(KINGS, later, made).verdict is Verdict.YES


@pytest.mark.rule("kings.martell.sunspear-token", "kings.martell.only-six", "kings.martell.overlays")
@pytest.mark.parametrize(
    ("players", "token", "basis", "laid", "recommended"),
    [
        (1, True, DERIVED, [], False),
        (5, True, DERIVED, [], True),
        (6, False, STATED, ["southern_westeros", "influence_tracks"], True),
        (7, False, STATED, [], False),
    ],
)
def test_what_six_players_change_of_the_board_is_stated_and_the_rest_follows(
    players: int, token: bool, basis: Basis, laid: list[str], recommended: bool
) -> None:
    used, (reason,) = sunspear(players)

    assert (used, reason.basis) == (token, basis)
    assert overlays(players)[0] == laid
    assert may_use_martell(players)[0] is recommended
