"""The moves implied before a move at a real table.

Other than in a case, nobody is presumed to have laid set-up cards or revealed a plot.
"""

from __future__ import annotations

from engine.agot.cases.implied_moves import IMPLIED, LIMIT, LISTED, is_no_answer, may_pass
from engine.agot.state.table import Table
from engine.kernel.adapter import Reached
from engine.kernel.cases.model import StepInput
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.moves import Decision, DecisionKind, Move
from engine.kernel.reasons import Verdict
from engine.kernel.rulings import Ruling


def reached(game: Game, table: Table, move: Move, before: StepInput | None, passes: str) -> Reached:
    """The table at which a move is made when nobody disputes the steps before it.

    Of a move that stays illegal, the first table at which it does not come too soon; or, if there is none,
    at which the fewest reasons speak against it.
    """
    steps: list[Decision] = []
    best: Reached | None = None
    only_offers = True
    for _ in range(LIMIT):
        here = Reached(tuple(steps), table, judge(game, table, move))
        if here.ruling.verdict is not Verdict.NO:
            return here
        # Where offers have been declined the move's own fault shows; other steps lead away from it.
        if best is None or (
            _against(here.ruling, 0 if only_offers else 1) <= _against(best.ruling, 0)
            and _faults(here.ruling) != _faults(best.ruling)
        ):
            best = here
        waiting = decisions(game, table)
        only_offers = only_offers and all(is_no_answer(move, one) for one in waiting)
        silent = next((one for one in waiting if _passes_over(game, table, one, move, before, passes)), None)
        if silent is None or silent.default is None:
            break
        steps.append(silent)
        table = carry_out(game, table, silent.default)
    assert best is not None
    return best


def _against(ruling: Ruling, further: int) -> tuple[bool, int]:
    """How much speaks against a move: whether it comes too soon, and how many reasons."""
    too_soon = any(one.what.startswith("wait") for one in ruling.changes)
    return too_soon, len(ruling.deciding) + further


def _faults(ruling: Ruling) -> list[tuple[str, dict[str, object]]]:
    """What speaks against a move, whatever the table is busy with: that alone is no other fault."""
    return [
        (one.says, {name: fact for name, fact in one.facts.items() if name != "busy"})
        for one in ruling.deciding
    ]


def moves_before(
    game: Game, table: Table, move: Move, before: StepInput | None, passes: str
) -> tuple[Move, ...]:
    """The moves that silence stands for before this one; none if they would not help."""
    there = reached(game, table, move, before, passes)
    return there.moves if there.ruling.verdict is not Verdict.NO else ()


def _passes_over(
    game: Game, table: Table, one: Decision, move: Move, before: StepInput | None, passes: str
) -> bool:
    """Whether silence answers this decision."""
    if one.default is None or passes == LISTED:
        return False
    if one.kind is DecisionKind.WINDOW:
        return may_pass(table, one, move, before, passes)
    if one.kind is DecisionKind.PROCEDURE:
        # Who goes on has done what the whole table does by the book, unless something has to be told first:
        # that is asked when the table comes to it.
        return passes == IMPLIED and judge(game, table, one.default).verdict is Verdict.YES
    return one.kind in (DecisionKind.OFFER, DecisionKind.CHANCE)
