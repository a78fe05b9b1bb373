"""The judge: rules on a move, carries it out, runs procedures; candidates for an answer.

``judge`` evaluates every rule of a move and raises nothing but ``Unreadable``. ``play`` judges, carries out
and settles: it runs the steps of unfinished procedures until the state waits for a decision again or is over.

Each verb lists its candidates. The judge decides whether they are legal when they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import TABLE, Decision, Move
from engine.kernel.errors import Refused
from engine.kernel.game import BoundVerb, Game, Step
from engine.kernel.reasons import NO, YES, Reason, Ruling, Verdict, cited
from engine.kernel.state import Frame, S

AGAINST = (NO, Verdict.CANNOT_TELL, Verdict.NOT_COVERED)
"""What keeps a move from being legal, the strongest first."""


class Played(Struct, frozen=True, gc=False):
    """A move carried out: the new state (with its events) and the ruling it was made under."""

    state: Any
    ruling: Ruling


def judge(game: Game, state: Any, move: Move) -> Ruling:
    """Whether the move is legal now, with all reasons, the deciding ones first.

    Raises:
        Unreadable: it names something that is not on the table.
    """
    try:
        return _judged(game, game.bound_for(state, move), state, move)
    except Exception:
        # Rules look up what a move names. That all of it is there is checked only where one stumbles.
        game.check(state, move)
        raise


def _judged(game: Game, bound: BoundVerb, state: Any, move: Move) -> Ruling:
    """Every rule is asked; mostly none has anything to tell, and then there is nothing to put together."""
    if move.by and move.by != TABLE and move.by not in state.seats:
        game.check(state, move)
    rules = iter(bound.rules)
    for rule in rules:
        finding = rule(state, move)
        if finding is not None:
            break
    else:
        return bound.rulings.get(state.text) or bound.all_obeyed(state.text)
    later = [rule(state, move) for rule in rules]
    first = len(bound.rules) - len(later) - 1
    findings = {first: finding}
    findings |= {at: reason for at, reason in enumerate(later, first + 1) if reason is not None}
    if game.names is not None:
        findings = {at: game.names.reason(reason) for at, reason in findings.items()}
    return _put_together(bound, state.text, findings)


def _put_together(bound: BoundVerb, text: str, findings: dict[int, Reason]) -> Ruling:
    """The ruling from the findings of the rules at these places; all other rules are obeyed.

    The deciding rules keep their order, and so do the rest.
    """
    verdict = _verdict([finding.found for finding in findings.values()])
    reasons = list(bound.obeyed)
    for at, finding in findings.items():
        reasons[at] = cited(finding, reasons[at])
    if verdict is not YES:
        deciding = [reasons.pop(at) for at in reversed(findings) if findings[at].found is verdict]
        reasons[:0] = reversed(deciding)
    return Ruling(verdict, text, tuple(reasons))


def _verdict(verdicts: list[Verdict | int]) -> Verdict:
    """One "no" is enough to forbid; without one, an unknown fact or an uncovered point leaves it open."""
    for verdict in AGAINST:
        if verdict in verdicts:
            return verdict
    return YES


def play(game: Game, state: S, move: Move) -> Played:
    """The state after a legal move.

    Raises:
        Refused: the move is illegal, or the ruling leaves open whether it is legal.
        Unreadable: it names something that is not on the table.
    """
    state = at_rest(state)
    try:
        bound = game.bound_for(state, move)
        ruling = _judged(game, bound, state, move)
        legal = ruling.verdict is YES
        after = _carried_out(game, bound, state, move) if legal else state
    except Exception:
        game.check(state, move)
        raise
    if not legal:
        raise Refused(ruling)
    return Played(after, ruling.with_done(after.notes) if after.notes else ruling)


def carry_out(game: Game, state: S, move: Move) -> S:
    """What the move brings about, legal or not; judged or overruled elsewhere.

    Raises:
        Unreadable: it names something that is not on the table.
    """
    try:
        return _carried_out(game, game.bound_for(state, move), at_rest(state), move)
    except Exception:
        game.check(state, move)
        raise


def _carried_out(game: Game, bound: BoundVerb, state: S, move: Move) -> S:
    after: S = settle(game, bound.act(state, move))
    if game.follows is not None:
        after = _followed(game, state, after)
    return after if game.names is None else game.names.state(after)


def at_rest(state: S) -> S:
    """The state without what the last move brought about, on which no rule rests.

    Judge and act look at one table: what the one has worked out beside it, the other finds there.
    """
    return replace(state, events=(), notes=()) if state.events or state.notes else state


def _followed(game: Game, before: S, after: S) -> S:
    """The state with what its changes bring about by themselves, until that is nothing more."""
    assert game.follows is not None
    while (following := game.follows(before, after)) is not after:
        before, after = after, settle(game, following)
    return after


def settle(game: Game, state: S) -> S:
    """The state after every step that needs no answer."""
    # Many steps in a row only ask whether somebody may do something now, and mostly nobody may. So the frame
    # goes on by itself, and the agenda and the state follow where a step does something, and at the end.
    agenda, courses = state.agenda, game.courses
    while agenda and state.over is None:
        frame = agenda[-1]
        course = courses[frame.procedure]
        while True:
            ask, do, after = course[frame.step]
            if ask is not None and ask(state, frame):
                return _waiting(state, agenda, frame)
            if do is not None or not after:
                break
            frame = replace(frame, step=after)
        agenda = (*agenda[:-1], replace(frame, step=after)) if after else agenda[:-1]
        if do is not None:
            state = do(replace(state, agenda=agenda), frame)
            agenda = state.agenda
    return state if agenda is state.agenda else replace(state, agenda=agenda)


def _waiting(state: S, agenda: tuple[Frame, ...], frame: Frame) -> S:
    """The state with the step reached on top of this agenda, which waits for an answer."""
    if frame is not agenda[-1]:
        agenda = (*agenda[:-1], frame)
    return state if agenda is state.agenda else replace(state, agenda=agenda)


def step_of(game: Game, frame: Frame) -> Step:
    """The current step of a frame."""
    return game.steps[frame.procedure][frame.step]


def decisions(game: Game, state: Any) -> tuple[Decision, ...]:
    """What the state waits for; nothing when the game is over."""
    if state.over is not None or not state.agenda:
        return ()
    frame = state.agenda[-1]
    step = step_of(game, frame)
    own = step.ask(state, frame) if step.ask is not None else ()
    return own if game.names is None else tuple([game.names.decision(decision) for decision in own])


class Candidate(Struct, frozen=True):
    """A candidate answer."""

    move: Move
    pick: str = ""
    """The field still to be filled, if one is."""
    among: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    by_hand: bool = False
    """The card's text is not known to the referee: its player says what it does."""
    in_play: bool = False
    """Only what is in play can be picked: naming a card of a hand adds nothing."""

    def with_picks(self, picks: tuple[str, ...]) -> Move:
        """The complete move: the field takes all picks (pairs as ``key:value``), or the one it holds."""
        if not self.pick:
            return self.move
        held = getattr(self.move, self.pick)
        if isinstance(held, tuple):
            return replace(self.move, **{self.pick: picks})
        if isinstance(held, dict):
            return replace(self.move, **{self.pick: dict(pick.split(":", 1) for pick in picks)})
        return replace(self.move, **{self.pick: picks[0]}) if picks else self.move


Candidates = Iterator[Candidate]


def candidates(game: Game, state: Any) -> Candidates:
    """All candidate answers to everything the state waits for."""
    for decision in decisions(game, state):
        for word in decision.verbs:
            offer = game.by_word[word].candidates
            if offer is not None:
                yield from offer(state, decision)


def ruling_of(game: Game, state: Any, choice: Candidate) -> Ruling:
    """The ruling on a choice; of one still to be picked from, the best of its smallest picks."""
    if not choice.pick or choice.least == 0:
        return judge(game, state, choice.with_picks(()))
    if choice.least > 1:
        return judge(game, state, choice.with_picks(choice.among[: choice.least]))
    best: Ruling | None = None
    for _, ruling in picks_of(game, state, choice):
        if ruling.verdict is YES:
            return ruling
        # What cannot be told of one pick cannot be told of the choice, whatever is refused of the others.
        if best is None or (best.verdict is NO and ruling.verdict is not NO):
            best = ruling
    return best or judge(game, state, choice.with_picks(()))


def picks_of(game: Game, state: Any, choice: Candidate) -> Iterator[tuple[str, Ruling]]:
    """Each candidate of a choice with the ruling on picking it alone."""
    for word in choice.among:
        yield word, judge(game, state, choice.with_picks((word,)))
