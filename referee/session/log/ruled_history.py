"""A history whose moves are ruled on under each text, carried out, and marked where a reading decides."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import IMPLIED, LISTED, Doubts, GameAdapter, MoveContext
from engine.kernel.decisions import Decision, Move
from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.judge import carry_out, decisions, judge
from engine.kernel.reasons import Question, Reason, RuleId, Ruling, Verdict
from engine.kernel.state import Event, State, open_part, whole, with_told
from engine.kernel.variant_impact import Trail, TrailStep, answer_with_impact, open_points, with_impact
from referee.session import lookahead
from referee.session.log.history import History, KeepEntry
from referee.session.log.log_line import PassedWindow, moves_of, next_run, rulings_asking_for
from referee.session.log.ruling_entries import JudgedMove, RulingEntries


class RuledHistory(History):
    """A history with the rules of its game: it rules on moves and carries them out."""

    def __init__(
        self,
        adapter: GameAdapter,
        state: State,
        texts: tuple[str, ...],
        keep: KeepEntry,
        *,
        strict: bool = False,
    ) -> None:
        """``texts``: the printings the game is ruled under; the state goes on under the first."""
        super().__init__(replace(state, text=texts[0]), keep)
        self.adapter = adapter
        self.texts = texts
        self.strict = strict
        self.ruling_entries = RulingEntries()
        self._doubts_by_line: dict[int, Doubts] = {}
        """Line -> whose secrets it has proved wrong."""
        self.new_doubts: Doubts = {}
        """The same of the table just made."""
        self.passed_windows: tuple[PassedWindow, ...] = ()
        """The windows that nobody used on the way to the table just made."""

    def branch(self) -> Self:
        """A copy of the table for trying moves, which writes no rulings."""
        history = super().branch()
        history.ruling_entries = RulingEntries()
        history.__dict__.update(_doubts_by_line=dict(self._doubts_by_line))
        return history

    def write_rulings(self) -> None:
        """Writes the rulings that wait until the screen has been painted."""
        self.ruling_entries.write(self)

    @property
    def public(self) -> Any:
        """The table as everybody sees it; decisions, offers and rulings rest on it alone."""
        return self.adapter.public(self.live_states[-1])

    def doubt_reasons(self, seat: str) -> tuple[Reason, ...]:
        """The reasons, for one player alone, why what they told in secret can no longer be true."""
        by_line = (self._doubts_by_line.get(line.number, {}) for line in self.lines if not line.undone)
        return tuple(hands[seat] for hands in by_line if seat in hands)

    def note_doubts(self, doubts: Doubts) -> None:
        """Notes whose secrets the last line has proved wrong."""
        if doubts:
            self._doubts_by_line[len(self.lines)] = doubts

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """The decisions the table waits for; where silence passes, first those that players would wait for.

        At a strict table, under any of its texts.
        """
        now = [
            decision for state in self._under_each_text() for decision in decisions(self.adapter.game, state)
        ]
        come = () if self.strict else lookahead.expected_decisions(self.adapter, self.public)
        awaited = [*come, *now]
        return tuple(decision for number, decision in enumerate(awaited) if decision not in awaited[:number])

    @property
    def on_the_way(self) -> tuple[Decision, ...]:
        """The decisions the table waits for, now and in the windows before somebody has to speak."""
        come = () if self.strict else lookahead.path_if_all_pass(self.adapter, self.public)
        awaited = [
            *self.waiting,
            *(decision for state in come for decision in decisions(self.adapter.game, state)),
        ]
        return tuple(decision for number, decision in enumerate(awaited) if decision not in awaited[:number])

    @property
    def differing_decisions(self) -> tuple[tuple[str, Decision], ...]:
        """The decisions that a strict table waits for under one text and not under another."""
        asked = {state.text: decisions(self.adapter.game, state) for state in self._under_each_text()}
        each = [(text, decision) for text, waiting in asked.items() for decision in waiting]
        return tuple(
            (text, decision)
            for text, decision in each
            if any(decision not in other for other in asked.values())
        )

    def _under_each_text(self) -> tuple[Any, ...]:
        """The table under each text that decides who is asked; where silence passes, under the first."""
        later = self.texts[1:] if self.strict else ()
        here = self.public
        return (here, *(replace(here, text=text) for text in later))

    @property
    def passes(self) -> str:
        """How silence is read: judges want every pass said."""
        return LISTED if self.strict else IMPLIED

    def rulings_on(self, move: Move) -> tuple[Ruling, ...]:
        """The ruling on a move under each text, as entering it would give them."""
        return self.rule_on(move)[1]

    def rule_on(self, move: Move, *, aloud: bool = False) -> tuple[tuple[Move, ...], tuple[Ruling, ...]]:
        """The moves implied before a move, and the ruling on it under each text; nothing is entered.

        By what everybody at the table knows, so that no ruling tells a secret; only what a player tells in
        secret is held against all the referee knows, unless it is said ``aloud``.
        """
        reached = self.reached_under_texts(move, self.judging_table(move, aloud=aloud))
        return reached[0].moves, tuple(there.ruling for there in reached)

    def refuses(self, move: Move) -> bool:
        """Whether a text forbids the move now, or it names what is not at this table."""
        try:
            _, rulings = self.rule_on(move)
        except RefereeError:
            return True
        return any(ruling.verdict is Verdict.NO for ruling in rulings)

    def leave_the_same(self, move: Move, other: Move) -> bool:
        """Whether two moves are legal and leave the same table, apart from how it came about."""
        first = self._left_by(move)
        return first is not None and first == self._left_by(other)

    def _left_by(self, move: Move) -> dict[str, object] | None:
        """What a move that every text allows leaves on the table, by its fields."""
        try:
            implied, rulings = self.rule_on(move)
            if any(ruling.verdict is not Verdict.YES for ruling in rulings):
                return None
            state = self.after_moves((*implied, move), self.public)
        except RefereeError:
            return None
        names = set(state.__struct_fields__) - state.aside | {"agenda"}
        return {name: getattr(state, name) for name in names}

    def judging_table(self, *moves: Move, aloud: bool) -> Any:
        """The public table, with the cards that a player shows by naming them in these moves."""
        adapter, state = self.adapter, self.live_states[-1]
        if not aloud:
            if adapter.secret(moves[-1]):
                return whole(state)
            for move in moves:
                state = adapter.shown_by(state, move)
        return adapter.public(state)

    def with_shown(self, *moves: Move) -> Any:
        """The public table once these moves are said."""
        state = self.live_states[-1]
        for move in moves:
            state = self.adapter.shown_by(state, move)
        return self.adapter.public(state)

    def reached_under_texts(self, move: Move, state: State) -> tuple[MoveContext, ...]:
        """Under each text the table at which a move is made, and the ruling."""
        self.adapter.check(state, move)
        there = self.reached(move, state)
        others = (self.reached(move, replace(there.state, text=text)) for text in self.texts[1:])
        return (there, *others)

    def reached(self, move: Move, state: State) -> MoveContext:
        """The table at which a move is made under the text of this state, and the ruling."""
        return self.adapter.reach(state, move, self.last_move(), self.passes)

    def rulings_at(self, judged: JudgedMove, state: State) -> tuple[Ruling, ...]:
        """The rulings on a judged move, by the public table at which it was judged."""
        adapter, move, passes = self.adapter, judged.move, self.passes
        adapter.check(state, move)
        there = adapter.reach(state, move, judged.since, passes)
        others = (replace(there.state, text=text) for text in self.texts[1:])
        reached = (there, *(adapter.reach(other, move, judged.since, passes) for other in others))
        return rulings_asking_for(move, [each.ruling for each in reached])

    def after_moves(self, moves: tuple[Move, ...], state: State) -> State:
        """The public table after these moves."""
        for move in moves:
            state = carry_out(self.adapter.game, state, move)
        return state

    def rulings_on_last(self, moves: tuple[Move, ...], there: State, *, together: bool) -> tuple[Ruling, ...]:
        """The ruling under each text on the last move, or on the window that all pass ``together``."""
        if len(moves) == 1:
            return self.rulings_under_texts(there, moves[0])
        first, last = (moves, ()) if together else (moves[:-1], moves[-1:])
        while first:
            run = next_run(self.adapter, there, first, 0)
            first = first[run.count :]
            if not (first or last):
                return self.rulings_under_texts(there, run.move)
            there = carry_out(self.adapter.game, there, run.move)
        return self.rulings_under_texts(there, last[0])

    def rulings_under_texts(self, there: State, move: Move) -> tuple[Ruling, ...]:
        """The ruling on a move under each text; the state stands under the first.

        Another text may ask for passes more; where silence stands for them they have been said.
        """
        first = judge(self.adapter.game, there, move)
        if len(self.texts) == 1:
            return (first,)
        others = [self.reached(move, replace(there, text=text)).ruling for text in self.texts[1:]]
        return (first, *others)

    def carry_out_each(self, moves: tuple[Move, ...], silent: int = 0) -> Any:
        """The state after these moves, with all events and notes on the way.

        ``silent``: so many of them, from the first on, stand for silence.
        """
        adapter, state = self.adapter, self.live_states[-1]
        self.passed_windows = ()
        if len(moves) == 1:
            state, self.new_doubts = adapter.carry_out_split(state, moves[0])
            return state
        events: tuple[Event, ...] = ()
        notes: tuple[Reason, ...] = ()
        self.new_doubts = {}
        while moves:
            run = next_run(adapter, adapter.public(state), moves, silent)
            state, doubts = adapter.carry_out_split(state, run.move)
            events, notes = (*events, *open_part(state).events), (*notes, *open_part(state).notes)
            self.new_doubts |= doubts
            self.passed_windows = (*self.passed_windows, *run.passed)
            moves, silent = moves[run.count :], silent - run.count
        return with_told(state, events, notes)

    def last_move(self) -> Move | None:
        """The last move that counts and by which silence is read; facts and notes are passed over."""
        counting = (self.lines[number - 1] for number in reversed(self._line_of) if number)
        for line in counting:
            if line.kind in ("move", "window") and line.differs != "given":
                entered = [line.body["move"]] if "move" in line.body else line.body.get("moves")
                if entered:
                    return self.adapter.as_said(entered[-1])
        return None


FAR_ENOUGH = 12
"""So many entries back a matter may have begun that a ruling still rests on."""


def rulings_with_impact(
    adapter: GameAdapter, history: History, state: int, moves: tuple[Move, ...], rulings: tuple[Ruling, ...]
) -> tuple[Ruling, ...]:
    """The rulings on the last of these moves, with the points on which they turn."""
    if not any(open_points(adapter.game, ruling) for ruling in rulings):
        return rulings
    try:
        trail = (*trail_before(adapter, history, state), *trail_steps(adapter, history.states[state], moves))
        return tuple(with_impact(adapter.game, trail, ruling, adapter.choices) for ruling in rulings)
    except NOTHING_TO_ACT_ON:
        # What was overruled, or entered in an older Referee, may not be possible under another answer.
        return rulings


def trail_steps(adapter: GameAdapter, state: State, moves: tuple[Move, ...]) -> Iterator[TrailStep]:
    """Each move with the public table at which it is made."""
    for number, move in enumerate(moves):
        yield TrailStep(adapter.public(state), move)
        if number + 1 < len(moves):
            state = carry_out(adapter.game, state, move)


def trail_before(adapter: GameAdapter, history: History, state: int) -> Trail:
    """The moves of the last entries before a state, each with the table at which it was made."""
    steps: list[TrailStep] = []
    for at in range(max(1, state - FAR_ENOUGH), state + 1):
        line = history.line_of_state(at)
        if line is not None and {"move", "moves"} & line.body.keys():
            steps += trail_steps(adapter, history.states[at - 1], moves_of(adapter, line))
    return tuple(steps)


def number_shown(adapter: GameAdapter, state: State, what: str) -> Reason | None:
    """The reason for a number on the screen."""
    reason = adapter.explain(state, what)
    if reason is None:
        return None
    ruling = Ruling(Verdict.YES, state.text, (reason,))
    return answer_with_impact(
        adapter.game, state, ruling, lambda other: _number(adapter, other, what)
    ).reasons[0]


def _number(adapter: GameAdapter, state: State, what: str) -> object:
    reason = adapter.explain(state, what)
    return reason.found if reason is not None else None


class OutcomeKind(StrEnum):
    """What became of an entry."""

    DONE = "done"
    REFUSED = "refused"
    CANNOT_TELL = "cannot_tell"
    TEXTS_DIFFER = "texts_differ"


class EntryOutcome(Struct, frozen=True):
    """What became of a move that was entered."""

    kind: OutcomeKind
    rulings: tuple[Ruling, ...]
    """One for each text of the game, in their order."""
    implied: tuple[Move, ...] = ()
    """Passes and the like that silence stood for."""
    events: tuple[Event, ...] = ()
    point: RuleId = ""
    """Of texts that differ: the point the table may decide."""
    missing: tuple[Move, ...] = ()
    """Of a refused move: what has to be said or done before, and then it would be legal."""
    reckoned: tuple[Event, ...] = ()
    """Of a refused move: what the table does by the book before it, counted in though not entered."""

    @property
    def ruling(self) -> Ruling:
        """The ruling to show first: the one that decided."""
        return next((ruling for ruling in self.rulings if ruling.verdict is not Verdict.YES), self.rulings[0])

    @property
    def question(self) -> Question | None:
        """Of "cannot tell": what to ask the table."""
        return self.ruling.asks if self.kind is OutcomeKind.CANNOT_TELL else None
