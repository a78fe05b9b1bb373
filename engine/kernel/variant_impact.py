"""Whether another answer to an open rule variant would change the outcome.

The engine itself never asks this; the program that shows a ruling does.

It carries out the moves that led to the ruling under each answer of the points cited. A point under
whose answers the outcome is the same is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import partial
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Decision, DecisionKind, Move, verb
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.game import Game
from engine.kernel.judge import Candidates, carry_out, decisions, judge
from engine.kernel.memo import memoize
from engine.kernel.reasons import Basis, Reason, RuleId, Ruling, Verdict
from engine.kernel.rule_variants import RuleVariant
from engine.kernel.state import State, innermost

MOST_RESOLUTIONS = 16
"""So many resolutions are carried out to learn whether a point matters; beyond, it may matter."""
SILENT_ANSWERS = 60
"""More offers than any resolution can decline one after the other."""


class Impact(StrEnum):
    """Whether the answer to an open point makes a difference."""

    MATTERS = "matters"
    MAY_MATTER = "may_matter"
    NONE = "none"


class TrailStep(Struct, frozen=True):
    """A move and the state it was made or judged in."""

    state: Any
    move: Move


Trail = tuple[TrailStep, ...]
"""Moves one after the other; the last is the one ruled on."""
ChoicesOf = Callable[[Any], Candidates]


class _TooMany(Exception):
    """More resolutions than are worth carrying out."""


class _Budget:
    """How many resolutions may still be carried out."""

    def __init__(self) -> None:
        self.left = MOST_RESOLUTIONS

    def spend(self, count: int) -> None:
        if count > self.left:
            raise _TooMany
        self.left -= count


def state_per_answer(point: RuleVariant, state: Any, text: str) -> Iterator[Any]:
    """The state under the answer that holds, and under every other that the text does not rule out."""
    here = replace(state, text=text)
    holds = point.option(here)
    others = (option for option in point.options if option not in (holds, *point.ruled_out.get(text, ())))
    for option in (holds, *others):
        state = replace(here, decided={**here.decided, point.rule: option})
        yield state if point.as_if_decided is None else point.as_if_decided(state, option)


def impact_of(game: Game, point: RuleVariant, trail: Trail, text: str, choices: ChoicesOf | None) -> Impact:
    """Whether the last move of the trail comes out differently under another answer."""
    since = _since(point, trail)
    trail = since or trail[-1:]
    starts = tuple(state_per_answer(point, trail[0].state, text))
    if point.always or len(starts) == 1:
        return Impact.MATTERS  # No other answer can be carried out.
    walk = _Walk(game, point, choices)
    ours = walk.follow(starts[0], trail)
    try:
        differs = any(walk.differ(ours, walk.follow(start, trail)) for start in starts[1:])
    except _TooMany:
        return Impact.MAY_MATTER
    except NOTHING_TO_ACT_ON:
        return Impact.MATTERS  # Under another answer the moves cannot be made at all.
    if differs:
        return Impact.MATTERS
    return Impact.NONE if since else Impact.MAY_MATTER


def _since(point: RuleVariant, trail: Trail) -> Trail:
    """The moves since another answer would first make a difference; none: that is before the trail."""
    procedure, _, step = point.since.partition(".")
    if not procedure:
        return trail[-1:]
    for at in range(len(trail) - 1, -1, -1):
        frame = innermost(trail[at].state, procedure)
        if frame.step == step if frame is not None and step else frame is None and not step:
            return trail[at:]
    return ()


class _Walk:
    """Carrying out one matter under two answers side by side."""

    def __init__(self, game: Game, point: RuleVariant, choices: ChoicesOf | None) -> None:
        self.game = game
        self.procedure = point.since.partition(".")[0]
        self.choices = choices
        self.budget = _Budget()

    def follow(self, state: Any, trail: Trail) -> Any:
        """The state after these moves, or why one of them cannot be made."""
        for number, step in enumerate(trail):
            there, ruling = self._made_in(state, step.move)
            if ruling.verdict is not Verdict.YES:
                return number, ruling.verdict, frozenset(ruling.because)
            state = carry_out(self.game, there, step.move)
        return state

    def _made_in(self, state: Any, move: Move) -> tuple[Any, Ruling]:
        """The place where the move is legal after declined offers, if there is one."""
        first = judge(self.game, state, move)
        there, ruling = state, first
        for _ in range(SILENT_ANSWERS):
            if ruling.verdict is Verdict.YES:
                return there, ruling
            declined = _silence(decisions(self.game, there))
            if declined is None:
                break
            there = carry_out(self.game, there, declined)
            ruling = judge(self.game, there, move)
        return state, first

    def differ(self, ours: Any, other: Any) -> bool:
        """Whether two states come to different ends, whatever is chosen on the way."""
        if not (isinstance(ours, State) and isinstance(other, State)):
            self.budget.spend(2)
            return bool(ours != other)
        if not self.procedure and self._lies(ours) != self._lies(other):
            return True
        ours, other = self._settled(ours), self._settled(other)
        asked = self._choice(ours)
        if asked is None or asked != self._choice(other):
            self.budget.spend(2)
            return self._lies(ours) != self._lies(other)
        ways = tuple(self._answers(ours, asked))
        if not ways or 2 * len(ways) > self.budget.left:
            raise _TooMany
        make = partial(carry_out, self.game)
        return any(self.differ(make(ours, move), make(other, move)) for move in ways)

    def _open(self, state: Any) -> bool:
        """An order of things is compared, and not all of them are over."""
        return state.over is None and innermost(state, self.procedure) is not None

    def _settled(self, state: Any) -> Any:
        """The state after declined offers and unknown results of chance."""
        for _ in range(SILENT_ANSWERS):
            on = self._open(state) or not self.procedure
            declined = _silence(decisions(self.game, state)) if on else None
            if declined is None:
                break
            state = carry_out(self.game, state, declined)
        return state

    def _choice(self, state: Any) -> Decision | None:
        """The next choice a player has to make before the matter is settled."""
        waiting = decisions(self.game, state) if self._open(state) else ()
        return next((decision for decision in waiting if decision.kind is DecisionKind.DUTY), None)

    def _answers(self, state: Any, asked: Decision) -> Iterator[Move]:
        """The legal answers to a decision; ``_TooMany`` where there are more than can be tried."""
        for choice in self.choices(state) if self.choices is not None else ():
            if verb(choice.move) not in asked.verbs or choice.move.by != asked.seat:
                continue
            counts = range(choice.least, choice.most + 1) if choice.pick else (0,)
            for number, picks in enumerate(
                combination for count in counts for combination in combinations(choice.among, count)
            ):
                if number > MOST_RESOLUTIONS:
                    raise _TooMany
                move = choice.with_picks(picks)
                if judge(self.game, state, move).verdict is Verdict.YES:
                    yield move

    def _lies(self, state: Any) -> tuple[Any, ...]:
        """What lies on the table, and what it waits for."""
        there = (field for field in state.__struct_fields__ if field not in state.aside)
        return tuple(getattr(state, field) for field in there), decisions(self.game, state)


def _silence(waiting: tuple[Decision, ...]) -> Move | None:
    """The answer to an optional decision."""
    silent = (
        decision.default for decision in waiting if decision.kind in (DecisionKind.OFFER, DecisionKind.CHANCE)
    )
    return next((move for move in silent if move is not None), None)


def with_impact(game: Game, trail: Trail, ruling: Ruling, choices: ChoicesOf | None = None) -> Ruling:
    """The ruling on the last move of the trail, marked as a default only where that makes a difference."""
    cited = open_points(game, ruling)
    if not cited:
        return ruling
    weights = {variant.rule: impact_of(game, variant, trail, ruling.text, choices) for variant in cited}
    return rewritten(ruling, weights, _obeyed_reasons(game, trail[-1], ruling))


def answer_with_impact(game: Game, state: Any, ruling: Ruling, answer: Callable[[Any], Any]) -> Ruling:
    """The ruling on a question, marked as a default only where another answer would be given."""
    cited = open_points(game, ruling)
    if not cited:
        return ruling
    weights = {}
    for point in cited:
        ours, *others = state_per_answer(point, state, ruling.text)
        now = answer(ours)
        differs = not others or any(answer(option) != now for option in others)
        weights[point.rule] = Impact.MATTERS if differs else Impact.NONE
    followed = tuple(replace(reason, basis=Basis.DERIVED) for reason in ruling.reasons)
    return rewritten(ruling, weights, followed)


def open_points(game: Game, ruling: Ruling) -> tuple[RuleVariant, ...]:
    """The points a ruling cites that its text leaves open and the table has not decided."""
    left_open = _left_open(ruling)
    return tuple(point for point in game.points if point.rule in left_open) if left_open else ()


@memoize
def _left_open(ruling: Ruling) -> frozenset[RuleId]:
    """The rules of the points a ruling cites that its text leaves open; most rulings are constants."""
    return frozenset(
        reason.rules[0]
        for top in (*ruling.reasons, *ruling.done)
        if top.because or top.facts
        for reason in top.walk()
        if rests_on_a_point(reason)
    )


def rests_on_a_point(reason: Reason) -> bool:
    """Whether a reason is the default on a point that its text leaves open."""
    return reason.basis is Basis.SILENT and reason.facts.get("decided_by") == "text"


def _obeyed_reasons(game: Game, last: TrailStep, ruling: Ruling) -> tuple[Reason, ...]:
    """The reasons of the rules when none has anything to tell, if they stand in the ruling's order."""
    obeyed = game.bound_for(last.state, last.move).obeyed
    in_order = ruling.verdict is Verdict.YES and len(obeyed) == len(ruling.reasons)
    return obeyed if in_order else ()


def rewritten(ruling: Ruling, weights: dict[RuleId, Impact], obeyed: tuple[Reason, ...]) -> Ruling:
    """The ruling without points that make no difference; ``obeyed`` replaces the reasons that rest on one."""
    if all(weight is Impact.MATTERS for weight in weights.values()):
        return ruling
    reasons = tuple(
        changed
        for number, reason in enumerate(ruling.reasons)
        if (changed := _rewritten(reason, weights) or _instead(reason, obeyed[number : number + 1]))
        is not None
    )
    done = tuple(changed for reason in ruling.done if (changed := _rewritten(reason, weights)) is not None)
    return replace(ruling, reasons=reasons, done=done)


def _instead(reason: Reason, obeyed: tuple[Reason, ...]) -> Reason | None:
    """A refusal stays; an obeyed rule loses the note on its default."""
    if reason.found in (Verdict.NO, Verdict.CANNOT_TELL, Verdict.NOT_COVERED):
        return reason
    return obeyed[0] if obeyed else None


def _rewritten(reason: Reason, weights: dict[RuleId, Impact]) -> Reason | None:
    """The reason with what is under it; None where it rests on a point that makes no difference."""
    weight = weights.get(reason.rules[0]) if reason.rules and rests_on_a_point(reason) else None
    if weight is Impact.NONE:
        return None
    if weight is Impact.MAY_MATTER:
        reason = replace(reason, facts={**reason.facts, "weight": str(weight)})
    if not reason.because:
        return reason
    return replace(
        reason, because=tuple(rewritten for x in reason.because if (rewritten := _rewritten(x, weights)))
    )
