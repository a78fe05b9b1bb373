"""The four remedies for a wrong line, each tried on a copy of the table, with what it costs and its class."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.corrections import FieldCorrection
from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.reasons import Reason
from referee.repair.consequences import SHOWS, LearntFact, RepairCost, cost_of, differences, learnt_by
from referee.repair.partial_correction import (
    UNTOUCHED,
    PartialCorrection,
    enter_partial_correction,
    out_of_reach,
    partial_correction,
)
from referee.repair.replay import (
    BackUpStep,
    Replayed,
    StoppedAt,
    enter_right,
    lines_since,
    replayed,
    steps,
)
from referee.session.controller import GameController
from referee.session.log.log_line import LogLine
from referee.session.log.reentry import moves_on

RemedyKind = Literal["leave", "mend", "replay", "back-up"]
REMEDIES: tuple[RemedyKind, ...] = ("leave", "mend", "replay", "back-up")
RemedyClass = Literal["simple", "full", "not-advised"]
ClassCause = Literal[
    "last-act",
    "nothing-left",
    "later-acts",
    "learnt",
    "outcome",
    "broken",
    "stays",
    "lines-lost",
    "illegal-stays",
]
AskedOnce = Literal["ends-game", "reveals"]
TRIED = "repair"
"""The reason of a correction that is only tried."""


class RepairRequest(Struct, frozen=True):
    """The wrong line, and what is known of the error."""

    line: int
    right: tuple[Move, ...] = ()
    """What would have been right in its place, or what was left out before it."""
    left_out: bool = False
    """The line itself stands; something was left out before it."""


class TriedRemedy(Struct, frozen=True):
    """A remedy that was tried on a copy."""

    kind: RemedyKind
    state: Any
    cost: RepairCost
    rated: RemedyClass
    cause: ClassCause
    broken: tuple[Reason, ...] = ()
    """What the remedy would break; then it is not carried out."""
    asks: tuple[AskedOnce, ...] = ()
    """What the judge is asked once more."""
    mending: PartialCorrection | None = None
    replay: Replayed | None = None
    steps: tuple[BackUpStep, ...] = ()
    stays: tuple[FieldCorrection, ...] = ()
    """What the wrong line did and stays so."""
    other: tuple[FieldCorrection, ...] = ()
    """Of a partial correction: what would lie otherwise, had it been right and the later lines the same."""

    hashed: str = ""
    """Hash of the table everybody would see."""

    @property
    def stopped(self) -> StoppedAt | None:
        """The line at which a replay stopped."""
        return self.replay.stopped if self.replay is not None else None


def position_hash(controller: GameController, state: Any) -> str:
    """Hash of the public table, and of how far it has come.

    What a remedy would turn up that lies face down now is in no hash.
    """
    adapter = controller.session.adapter
    public = adapter.outward(state)
    recorded = {f"{of}.{field}": value for (of, field), value in adapter.recorded(public).items()}
    raw = [recorded, [(frame.procedure, frame.step) for frame in public.agenda]]
    return blake2b(msgspec.json.encode(raw, order="sorted"), digest_size=16).hexdigest()


class RepairCase:
    """A wrong line with its remedies."""

    def __init__(self, controller: GameController, request: RepairRequest) -> None:
        """The table itself stays as it is.

        Raises:
            RepairRefused: there is no such line that counts.
            RepairRefused: what is said to be right is refused at that table.
        """
        self.controller, self.request = controller, request
        self._session = controller.session
        self.lines = lines_since(controller, request.line)
        """The wrong line and all since."""
        self._before = self._session.state_before(request.line)
        self._already = {str(invariant) for invariant in self._broken_at(self._session.state)}
        self._right, self._shows = self._made_right()

    @property
    def wrong(self) -> LogLine:
        """The wrong line."""
        return self.lines[0]

    @property
    def later(self) -> tuple[LogLine, ...]:
        """The lines that a replay enters again."""
        return self.lines if self.request.left_out else self.lines[1:]

    @property
    def line_before(self) -> int:
        """The line that led to the table of the wrong one; 0: the first table."""
        return self._session.line_leading_to(self.wrong.number)

    @cached_property
    def learnt(self) -> tuple[LearntFact, ...]:
        """The facts and decisions that the line and all later ones have brought players."""
        return tuple(fact for line in self.lines for fact in learnt_by(self._session, line))

    def remedies(self) -> tuple[TriedRemedy, ...]:
        """All remedies, from the least to the greatest change."""
        return tuple(self.tried(kind) for kind in REMEDIES)

    def tried(self, kind: RemedyKind) -> TriedRemedy:
        """One remedy, tried on a copy."""
        methods = {"leave": self._leave, "mend": self._mend, "replay": self._replay, "back-up": self._back_up}
        remedy = methods[kind]()
        broken = tuple(reason for reason in self._broken_at(remedy.state) if str(reason) not in self._already)
        if broken:
            remedy = replace(remedy, broken=broken, rated="not-advised", cause="broken")
        return replace(remedy, hashed=position_hash(self.controller, remedy.state), asks=self._asks(remedy))

    # What is right

    def _made_right(self) -> tuple[Any, tuple[Move, ...]]:
        """The table as it should have become, and the facts told with it."""
        session = self._session
        state = self._before
        for move in self._moves():
            state = session.adapter.shown_by(state, move)
        if not self.request.right:
            return state, ()
        copy = self.controller.branch()
        copy.session.undo(self.line_before)
        enter_right(copy, self.request.right)
        verbs = session.adapter.game.verbs
        shows = tuple(move for move in self.request.right if verbs[type(move)].entry == "fact")
        state = copy.session.state
        for move in self._moves():
            state = session.adapter.shown_by(state, move)
        return state, shows

    def _moves(self) -> tuple[Move, ...]:
        try:
            return tuple(moves_on(self.wrong, self._session.adapter))
        except NOTHING_TO_ACT_ON:  # an old line may name what is no longer there
            return ()

    @property
    def _wrong_table(self) -> Any:
        """The table that the error led to."""
        if self.request.left_out:
            return self._before
        return self._session.state_after(self.request.line)

    def partial_correction(self, reason: str) -> PartialCorrection:
        """The corrections of the partial correction, for this reason."""
        replay = self._tried_replay
        then = replay.controller.session.state if replay.stopped is None else None
        return partial_correction(self._session, self._wrong_table, self._right, self._shows, reason, then)

    # The remedies

    def _numbers(self, lines: tuple[LogLine, ...]) -> tuple[int, ...]:
        return tuple(line.number for line in lines)

    def _leave(self) -> TriedRemedy:
        stays = self.partial_correction(TRIED)
        cost = cost_of(self._session, self._session.state, kept=self._numbers(self.lines))
        illegal = (*stays.changes, *stays.stays)
        return TriedRemedy(
            "leave",
            self._session.state,
            cost,
            "full" if illegal else "simple",
            "illegal-stays" if illegal else "nothing-left",
            stays=tuple(
                FieldCorrection(change.of, change.field, change.value, change.old) for change in illegal
            ),
        )

    def _mend(self) -> TriedRemedy:
        correction = self.partial_correction(TRIED)
        state = self._after(correction)
        cost = cost_of(self._session, state, kept=self._numbers(self.lines))
        other = self._had_it_been_right(state)
        stays = correction.stays
        if other is not None:  # what does not lie otherwise then, does not matter any more
            stays = tuple(change for change in stays if change.of in {each.of for each in other})
            other = tuple(change for change in other if change.of not in {each.of for each in stays})
        rated: tuple[RemedyClass, ClassCause] = ("full", "outcome" if other else "later-acts")
        if stays:
            rated = "not-advised", "stays"
        elif len(self.lines) == 1 and not other:
            rated = ("full", "learnt") if _is_grave(self.learnt) else ("simple", "last-act")
        return TriedRemedy("mend", state, cost, *rated, mending=correction, stays=stays, other=other or ())

    def _had_it_been_right(self, state: Any) -> tuple[FieldCorrection, ...] | None:
        """The fields that would differ; nothing where a later line would be lost."""
        if self._tried_replay.stopped is not None:
            return None
        adapter, then = self._session.adapter, self._tried_replay.controller.session.state
        now, right = adapter.public(state), adapter.public(then)
        beyond = out_of_reach(now, right, now, adapter.recorded(now))
        lies = differences(adapter, state, then)
        return (*(change for change in lies if change.field not in UNTOUCHED), *beyond)

    def _after(self, made: PartialCorrection) -> Any:
        """The table after the corrections, on a copy."""
        if not made.changes:
            return self._session.state
        copy = self.controller.branch().session
        enter_partial_correction(copy, made.moves(TRIED), {})
        return copy.state

    def _replay(self) -> TriedRemedy:
        done = self._tried_replay
        replaced = bool(self.request.right) and not self.request.left_out
        gone = () if self.request.left_out or replaced else (self.wrong,)
        cost = cost_of(
            self._session,
            done.controller.session.state,
            kept=self._numbers(done.kept),
            changed=self._numbers((*((self.wrong,) if replaced else ()), *done.changed)),
            lost=(*gone, *done.lost),
        )
        rated = self._rated(cost, done.lost)
        return TriedRemedy("replay", done.controller.session.state, cost, *rated, replay=done)

    @cached_property
    def _tried_replay(self) -> Replayed:
        return self.replayed_on(self.controller.branch())

    def replayed_on(self, controller: GameController) -> Replayed:
        """The replay on this table."""
        return replayed(controller, self.line_before, self.later, self.request.right)

    def _back_up(self) -> TriedRemedy:
        cost = cost_of(self._session, self._before, lost=self.lines)
        rated = self._rated(cost, self.lines[1:])
        return TriedRemedy("back-up", self._before, cost, *rated, steps=steps(self._session, self.lines))

    def _rated(self, cost: RepairCost, lost: tuple[LogLine, ...]) -> tuple[RemedyClass, ClassCause]:
        if _is_grave(cost.learnt):
            return "not-advised", "learnt"
        if lost:
            return "full", "lines-lost"
        return ("simple", "last-act") if len(self.lines) == 1 else ("full", "later-acts")

    # What is looked at after each

    def _broken_at(self, state: Any) -> tuple[Reason, ...]:
        adapter = self._session.adapter
        return tuple(adapter.invariants(adapter.public(state)))

    def _asks(self, remedy: TriedRemedy) -> tuple[AskedOnce, ...]:
        """The consequence that ends the game, or shows what was hidden."""
        asks: list[AskedOnce] = []
        if remedy.state.over is not None and self._session.state.over is None:
            asks.append("ends-game")
        if self._reveals(remedy):
            asks.append("reveals")
        return tuple(asks)

    def _reveals(self, remedy: TriedRemedy) -> bool:
        if remedy.mending is not None and remedy.mending.shows:
            return True
        lines = self._new_lines(remedy.replay) if remedy.replay is not None else ()
        return any(event.what in SHOWS for line in lines for event in line.events)

    def _new_lines(self, replay: Replayed) -> tuple[LogLine, ...]:
        """The moves that stand in no line of the game yet."""
        lines = replay.controller.session.lines[len(self._session.lines) :]
        return tuple(line for line in lines if "again" not in line.body and line.events)


def _is_grave(learnt: tuple[LearntFact, ...]) -> bool:
    """Whether somebody saw what was hidden, or chance decided."""
    return any(fact.is_grave or fact.how == "shown" for fact in learnt)
