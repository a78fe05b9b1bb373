"""The moves implied before a move at a real table.

Unlike in a case, no set-up cards and no revealed plots are presumed.
"""

from __future__ import annotations

from engine.agot.cases.implied_moves import IMPLIED, LIMIT, LISTED, is_no_answer, may_pass
from engine.agot.state.table import AgotTable
from engine.kernel.adapter import MoveContext
from engine.kernel.cases.model import StepInput
from engine.kernel.decisions import TABLE, Decision, DecisionKind, Move, verb
from engine.kernel.game import Game
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Ruling, Verdict


def reached(game: Game, table: AgotTable, move: Move, before: StepInput | None, passes: str) -> MoveContext:
    """The table at which a move is made, after the undisputed steps before it.

    A player who begins a turn has seen the one before end; that is implied only where it makes the move
    legal. Everything else is implied as `_reached` says.
    """
    found = _reached(game, table, move, before, passes)
    if found.ruling.verdict is not Verdict.NO or passes != IMPLIED:
        return found
    return _after_a_turn(game, table, move, before) or found


def _after_a_turn(game: Game, table: AgotTable, move: Move, before: StepInput | None) -> MoveContext | None:
    """The table at which a move begins a turn, if the one turn before it has ended; None: it begins none."""
    steps: list[Decision] = []
    for _ in range(LIMIT):
        waiting = decisions(game, table)
        if steps and any(_begins(decision, move) for decision in waiting):
            ruling = judge(game, table, move)
            if ruling.verdict is not Verdict.NO:
                return MoveContext(tuple(steps), table, ruling)
        ended = any(decision.kind is DecisionKind.TURN for decision in steps)
        implied = (
            due
            for due in waiting
            if _passes_over(game, table, due, move, before, IMPLIED)
            or (not ended and _ends_before(game, table, due, move))
        )
        step = next(implied, None)
        if step is None or step.default is None:
            return None
        steps.append(step)
        table = carry_out(game, table, step.default)
    return None


def _ends_before(game: Game, table: AgotTable, decision: Decision, move: Move) -> bool:
    """Whether it is another's turn, which would have to end before this move and may."""
    if (
        decision.kind is not DecisionKind.TURN
        or decision.default is None
        or decision.seat in ("", TABLE, move.by)
    ):
        return False
    begins = move.by != "" and verb(move) != verb(decision.default)
    return begins and judge(game, table, decision.default).verdict is Verdict.YES


def _begins(decision: Decision, move: Move) -> bool:
    """Whether the move is made in a turn of the one who makes it."""
    return decision.kind is DecisionKind.TURN and decision.seat == move.by and verb(move) in decision.verbs


def _reached(game: Game, table: AgotTable, move: Move, before: StepInput | None, passes: str) -> MoveContext:
    """The table at which a move is made when no seat uses the windows and offers before it.

    For a move that stays illegal, the first table at which it does not come too soon; or, if there is none,
    the one at which the fewest reasons forbid it.
    """
    steps: list[Decision] = []
    best: MoveContext | None = None
    only_offers = True
    for _ in range(LIMIT):
        here = MoveContext(tuple(steps), table, judge(game, table, move))
        if here.ruling.verdict is not Verdict.NO:
            return here
        best = here if best is None or _is_better(here, best, only_offers=only_offers) else best
        waiting = decisions(game, table)
        only_offers = only_offers and all(is_no_answer(move, decision) for decision in waiting)
        passing = (due for due in waiting if _passes_over(game, table, due, move, before, passes))
        silent = next(passing, None)
        if silent is None or silent.default is None:
            break
        steps.append(silent)
        table = carry_out(game, table, silent.default)
    assert best is not None
    return best


def _is_better(here: MoveContext, best: MoveContext, *, only_offers: bool) -> bool:
    """Whether less speaks against the move here, by other rules.

    Where offers alone have been declined the move's own fault shows; other steps lead away from it.
    """
    against = _against(here.ruling, 0 if only_offers else 1)
    return against <= _against(best.ruling, 0) and _faults(here.ruling) != _faults(best.ruling)


def _against(ruling: Ruling, further: int) -> tuple[bool, int]:
    """How much speaks against a move: whether it comes too soon, and how many reasons."""
    too_soon = any(change.what.startswith("wait") for change in ruling.changes)
    return too_soon, len(ruling.deciding) + further


def _faults(ruling: Ruling) -> list[tuple[str, dict[str, object]]]:
    """What speaks against a move, whatever the table is busy with: that alone is no other fault."""
    return [
        (reason.says, {name: fact for name, fact in reason.facts.items() if name != "busy"})
        for reason in ruling.deciding
    ]


def moves_before(
    game: Game, table: AgotTable, move: Move, before: StepInput | None, passes: str
) -> tuple[Move, ...]:
    """The implied moves before this one; none if they would not help."""
    there = _reached(game, table, move, before, passes)
    return there.moves if there.ruling.verdict is not Verdict.NO else ()


def _passes_over(
    game: Game, table: AgotTable, decision: Decision, move: Move, before: StepInput | None, passes: str
) -> bool:
    """Whether silence answers this decision."""
    if decision.default is None or passes == LISTED:
        return False
    if decision.kind is DecisionKind.WINDOW:
        return may_pass(table, decision, move, before, passes)
    if decision.kind is DecisionKind.PROCEDURE:
        # Who goes on has done what the whole table does by the book, unless something has to be told first:
        # that is asked when the table comes to it.
        return passes == IMPLIED and judge(game, table, decision.default).verdict is Verdict.YES
    return decision.kind in (DecisionKind.OFFER, DecisionKind.CHANCE)
