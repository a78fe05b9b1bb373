"""What comes next where silence passes: moves, decisions, and what must come before a move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.adapter import GameAdapter, MoveContext
from engine.kernel.corrections import Correct
from engine.kernel.decisions import Decision, DecisionKind, Move, Pass
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.judge import Candidate, carry_out, decisions, judge
from engine.kernel.reasons import RemedyPath, Ruling, Verdict
from engine.kernel.remedies import with_remedies
from engine.kernel.state import State

if TYPE_CHECKING:
    from referee.session.session import Session

SILENT = (DecisionKind.WINDOW, DecisionKind.OFFER)
"""Decisions that silence declines at a table that is not strict."""

LISTENS = ("save",)
"""Offers that are not looked past: to decline them lets something happen to a card."""

LIMIT = 12
"""More windows, offers and procedures than can lie between two moves."""


class Prerequisite(Struct, frozen=True):
    """A move that has to be made before another."""

    move: Move
    kind: DecisionKind
    """``WINDOW``: silence would stand for it; ``PROCEDURE``: it is done by the book; ``DUTY``: it is said."""


RuledChoice = tuple[Candidate, Ruling]
SilentMoves = Callable[[State, Move], tuple[Move, ...]]
"""(state, move) -> the moves silence stands for, if they make it legal."""


def path_if_all_pass(adapter: GameAdapter, state: State) -> Iterator[State]:
    """The table now, and after each window or offer that comes if nobody uses it."""
    yield state
    for _ in range(LIMIT):
        waiting = decisions(adapter.game, state)
        if not waiting or any(not _passes_by(decision) for decision in waiting):
            return
        state = carry_out(adapter.game, state, *_in_silence(waiting[:1]))
        yield state


def _passes_by(decision: Decision) -> bool:
    return decision.kind in SILENT and decision.default is not None and decision.asks not in LISTENS


def _in_silence(waiting: tuple[Decision, ...]) -> tuple[Move, ...]:
    return tuple(
        decision.default for decision in waiting if decision.default is not None and _passes_by(decision)
    )


def ruled_choices(adapter: GameAdapter, states: Iterator[State]) -> list[RuledChoice]:
    """The moves that may be possible at these tables, each once, with the ruling where it comes first."""
    ruled: list[RuledChoice] = []
    for state in states:
        known = [choice.move for choice, _ in ruled]
        here: list[Candidate] = []
        for candidate in adapter.choices(state):
            # A turn and a window may ask for the same at once.
            if candidate.move not in known and candidate not in here:
                here.append(candidate)
        ruled += [(candidate, adapter.ruling_of(state, candidate)) for candidate in here]
    return ruled


def ruled_choices_on_the_way(adapter: GameAdapter, state: State) -> list[RuledChoice]:
    """The moves that may be possible now or after unused windows; passes only if they are asked for now."""
    now, *later = path_if_all_pass(adapter, state)
    first = ruled_choices(adapter, iter((now,)))
    known = [choice.move for choice, _ in first]
    after = (pair for pair in ruled_choices(adapter, iter(later)) if not isinstance(pair[0].move, Pass))
    return [*first, *(pair for pair in after if pair[0].move not in known)]


def expected_decisions(adapter: GameAdapter, state: State) -> tuple[Decision, ...]:
    """The decisions that players would wait for: no passes, and no reactions that no known card has."""
    for there in path_if_all_pass(adapter, state):
        waiting = decisions(adapter.game, there)
        if any(not isinstance(decision.default, Pass) or decision.kind not in SILENT for decision in waiting):
            return waiting
        if any(
            decision.kind is DecisionKind.OFFER and _answered(adapter, there, decision)
            for decision in waiting
        ):
            return waiting
    return decisions(adapter.game, state)


def _answered(adapter: GameAdapter, state: State, offer: Decision) -> bool:
    """Whether a known card with a known text can answer an offer."""
    for choice in adapter.choices(state):
        mine = choice.move.by == offer.seat and not choice.by_hand and not isinstance(choice.move, Pass)
        if mine and adapter.ruling_of(state, choice).verdict is Verdict.YES:
            return True
    return False


def moves_before(
    adapter: GameAdapter, state: State, move: Move, silence: SilentMoves
) -> tuple[Prerequisite, ...]:
    """The moves that must be made before this one; none if they would not make it legal.

    Passes, what the whole table does by the book, and what may be declined and has to be said.
    """
    prerequisites: list[Prerequisite] = []
    for _ in range(LIMIT):
        if judge(adapter.game, state, move).verdict is not Verdict.NO:
            return tuple(prerequisites)
        silent = tuple(Prerequisite(pass_, DecisionKind.WINDOW) for pass_ in silence(state, move))
        first = silent or _as_far_as_it_goes(adapter, state, move)
        prerequisites += first
        for prerequisite in first:
            if judge(adapter.game, state, prerequisite.move).verdict is Verdict.CANNOT_TELL:
                return (
                    tuple(prerequisites)
                    if _turns_on_it(adapter, state, prerequisite.move, move, silence)
                    else ()
                )
            state = carry_out(adapter.game, state, prerequisite.move)
        if not first:
            return ()
    return ()


FEWEST, MOST = 0, 99
"""No number that is asked of the table is smaller, none larger."""
QUESTIONS = 4
"""Where more is asked for, all of it is put to the table: the tries double with each number."""


def _turns_on_it(
    adapter: GameAdapter, state: State, due: Move, move: Move, silence: SilentMoves, left: int = QUESTIONS
) -> bool:
    """Whether the question of the first move can decide the second.

    Each number that is asked for is tried as the smallest and as the largest, apart from the others.
    """
    asks = judge(adapter.game, state, due).asks
    if asks is None:
        after = carry_out(adapter.game, state, due)
        refused = judge(adapter.game, after, move).verdict is Verdict.NO
        return not refused or bool(moves_before(adapter, after, move, silence))
    if not left:
        return True
    for value in (FEWEST, MOST):
        answered = adapter.answer(state, asks, value)
        if judge(adapter.game, state, answered).verdict is not Verdict.YES:
            return True  # something else is asked than a number
        supposed = carry_out(adapter.game, state, answered)
        if _turns_on_it(adapter, supposed, due, move, silence, left - 1):
            return True
    return False


def _as_far_as_it_goes(adapter: GameAdapter, state: State, move: Move) -> tuple[Prerequisite, ...]:
    """The passes that come, and then the next move, if it is legal or the very one that is waited for."""
    passes: list[Prerequisite] = []
    for there in path_if_all_pass(adapter, state):
        by_the_book = adapter.automatic(there)
        due = by_the_book or _said_first(adapter, there, move)
        if due is not None:
            last = Prerequisite(due, DecisionKind.PROCEDURE if by_the_book else DecisionKind.DUTY)
            return (*passes, last) if _helps(adapter, there, due, move) else ()
        passes += (
            Prerequisite(pass_, DecisionKind.WINDOW)
            for pass_ in _in_silence(decisions(adapter.game, there)[:1])
        )
    return ()


def _said_first(adapter: GameAdapter, state: State, move: Move) -> Move | None:
    """The move that a seat has to make before this one, and may make by declining."""
    duties = (decision for decision in decisions(adapter.game, state) if decision.kind is DecisionKind.DUTY)
    return next((duty.default for duty in duties if _waits_for(adapter, state, move, duty)), None)


def _helps(adapter: GameAdapter, state: State, due: Move, move: Move) -> bool:
    verdict = judge(adapter.game, state, due).verdict
    if verdict is not Verdict.CANNOT_TELL:
        return verdict is Verdict.YES
    return any(_waits_for(adapter, state, move, decision) for decision in decisions(adapter.game, state))


def _waits_for(adapter: GameAdapter, state: State, move: Move, decision: Decision) -> bool:
    """Whether the move is refused because of the very decision the table waits for."""
    return decision.rule in judge(adapter.game, state, move).because


ChoiceUnderTexts = tuple[Candidate, tuple[Ruling, ...]]
"""A choice with the ruling on it under each text."""
MoveJudge = Callable[[Move], tuple[Ruling, ...]]
"""The rulings that entering a move would bring."""


def choices_under_texts(
    adapter: GameAdapter, state: State, texts: tuple[str, ...], judge: MoveJudge, strict: bool
) -> list[ChoiceUnderTexts]:
    """All moves that may be possible under any text; ``strict``: at this moment, and not later."""
    states = [replace(state, text=text) for text in texts]
    if strict:
        each = [candidate for candidate, _ in ruled_choices(adapter, iter(states))]
        return [
            (candidate, tuple(adapter.ruling_of(there, candidate) for there in states)) for candidate in each
        ]
    under = [ruled_choices_on_the_way(adapter, there) for there in states]
    if len(under) == 1:
        return [(choice, (ruling,)) for choice, ruling in under[0]]
    return [
        (candidate, _rulings(adapter, candidate, states, under, judge)) for candidate in _each_once(under)
    ]


def _each_once(under: list[list[RuledChoice]]) -> list[Candidate]:
    candidates: list[Candidate] = []
    for listed in under:
        known = [*candidates]
        candidates += [choice for choice, _ in listed if choice not in known]
    return candidates


def _rulings(
    adapter: GameAdapter,
    choice: Candidate,
    states: list[State],
    under: list[list[RuledChoice]],
    judge: MoveJudge,
) -> tuple[Ruling, ...]:
    """The ruling under each text; where they differ, as entering the move would give them."""
    rulings = tuple(
        next((ruling for candidate, ruling in listed if candidate == choice), None)
        or adapter.ruling_of(state, choice)
        for state, listed in zip(states, under, strict=True)
    )
    if choice.pick or len({ruling.verdict for ruling in rulings}) == 1:
        return rulings
    return judge(choice.move)


UNTOUCHED = frozenset({"events", "notes"})
"""Fields of a table that tell what has happened, not how things stand."""


class EnterableRemedy(Struct, frozen=True):
    """A remedy of a refused move as it can be entered."""

    move: Move
    """The move, as the remedy changes it."""
    before: tuple[Move, ...] = ()
    """What is entered first: corrections, or what other players have to say."""
    place: int = 0
    """Its index among the listed remedies."""


def first_remedy(session: Session, move: Move, reason: str) -> EnterableRemedy | None:
    """The first remedy of a refusal that can be entered here; none where players have to act first.

    ``reason``: why something is set right, for the log.
    """
    state = session.judging_table(move, aloud=True)
    refused = [text for text in session.reached_under_texts(move, state) if text.ruling.verdict is Verdict.NO]
    if not refused:
        return None
    there = refused[0]
    missing = EnterableRemedy(move, session.moves_missing_before(move, there.state.text))
    if missing.before and _makes_legal(session, missing):
        return missing
    adapter = session.adapter
    paths = with_remedies(adapter.game, adapter.remedy, there.state, move, there.ruling).ways
    remedies = (_carried_out(session, there, move, path, reason, place) for place, path in enumerate(paths))
    return next((remedy for remedy in remedies if remedy is not None and _makes_legal(session, remedy)), None)


def enterable_remedy(session: Session, move: Move) -> int | None:
    """The index of the first listed remedy that can be entered here."""
    try:
        remedy = first_remedy(session, move, "tried")  # a correction needs a reason
    except NOTHING_TO_ACT_ON:
        return None
    return remedy.place if remedy is not None else None


def _carried_out(
    session: Session, there: MoveContext, move: Move, path: RemedyPath, reason: str, place: int
) -> EnterableRemedy | None:
    state = there.state
    try:
        for change in path:
            state, move = session.adapter.remedy(state, move, change)
    except NOTHING_TO_ACT_ON:
        return None
    before = _corrections_between(there.state, state, reason)
    return None if before is None else EnterableRemedy(move, before, place)


def _corrections_between(old: State, new: State, reason: str) -> tuple[Correct, ...] | None:
    """The corrections that turn one table into the other; none where corrections cannot."""
    corrections: list[Correct] = []
    for field in old.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        if before is after or before == after or field in UNTOUCHED:
            continue
        if not (isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys()):
            return None
        for key in before:
            changed = _changed(before[key], after[key])
            corrections += (
                Correct(of=key, field=name, value=value, reason=reason) for name, value in changed
            )
    return tuple(corrections)


def _changed(before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    for field in getattr(before, "__struct_fields__", ()):
        if getattr(before, field) != getattr(after, field):
            yield field, getattr(after, field)


def _makes_legal(session: Session, remedy: EnterableRemedy) -> bool:
    """Whether the moves before it are legal, and then the move itself under every text."""
    state = session.judging_table(remedy.move, aloud=True)
    try:
        for move in remedy.before:
            there = session.reached_under_texts(move, state)
            if not _legal(there):
                return False
            state = carry_out(session.adapter.game, there[0].state, move)
        return _legal(session.reached_under_texts(remedy.move, state))
    except NOTHING_TO_ACT_ON:
        return False


def _legal(reached: tuple[MoveContext, ...]) -> bool:
    return all(there.ruling.verdict is Verdict.YES for there in reached)
