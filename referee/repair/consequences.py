"""The cost of a repair: lines, cards, gold and power it changes, and what players have learnt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, Self

from msgspec import Struct

from engine.kernel.adapter import GameAdapter, MoveContext
from engine.kernel.corrections import FieldCorrection, RecordedValues
from engine.kernel.decisions import TABLE, Decision, DecisionKind, Move, verb
from engine.kernel.errors import NOTHING_TO_ACT_ON, RefereeError
from engine.kernel.judge import carry_out, decisions
from engine.kernel.reasons import Reason
from referee.session.log.log_line import LogLine
from referee.session.log.reentry import moves_on
from referee.session.log.ruled_history import RuledHistory
from referee.session.session import Session

Learning = Literal["shown", "told", "looked", "random", "chosen"]
"""Turned up before all; told to the referee alone; seen in a pile; left to chance; chosen by somebody."""
SHOWS = frozenset(
    {
        *("card_known", "card_named", "plot_revealed", "another_plot", "set_up_revealed", "entered_play"),
        *("played", "attached", "duplicate_attached", "activated", "twin_laid", "discarded_from_hand"),
        *("discarded_from_deck", "cards_known", "substituted"),
    }
)
"""Events by which everybody sees a card."""
LOOKS = frozenset({"drew", "searched", "mulligan", "cards_chosen"})
"""Events by which one player sees cards of a pile."""
CHANCES = frozenset({"deck_shuffled", "drew", "mulligan", "discarded_from_deck"})
"""Events that chance has decided."""
IN_ALL = frozenset({"units"})
"""Fields that say together what others of the same thing say singly."""
POWER, GOLD = ("power", "influence"), ("gold", "supply")


class LearntFact(Struct, frozen=True):
    """A fact that a line has told somebody, or a decision it has let them make."""

    line: int
    how: Learning
    who: tuple[str, ...] = ()
    """Which seats; empty: everybody."""
    what: tuple[str, ...] = ()
    """Cards that lie open before everybody."""

    @property
    def is_grave(self) -> bool:
        """Whether it cannot be unlearnt, or decided in the same way again."""
        return self.how in ("told", "looked", "random")


class RepairCost(Struct, frozen=True):
    """The cost of a remedy, in the same units for each."""

    kept: tuple[int, ...] = ()
    """Lines that stay as they are."""
    changed: tuple[int, ...] = ()
    """Lines that stay, and have another effect."""
    lost: tuple[int, ...] = ()
    """Lines that count no longer."""
    changes: tuple[FieldCorrection, ...] = ()
    """What lies otherwise on the table everybody sees."""
    cards: int = 0
    gold: int = 0
    power: int = 0
    learnt: tuple[LearntFact, ...] = ()
    """What the lines lost have taught."""


def differences(adapter: GameAdapter, old: Any, new: Any) -> tuple[FieldCorrection, ...]:
    """The fields in which everybody sees two tables differ."""
    before, after = (adapter.recorded(adapter.public(state)) for state in (old, new))
    changes = tuple(_differences(before, after))
    singly = {change.of for change in changes if isinstance(change.value, int)}
    return tuple(change for change in changes if change.field not in IN_ALL or change.of not in singly)


def _differences(before: RecordedValues, after: RecordedValues) -> Iterator[FieldCorrection]:
    for (of, field), value in after.items():
        if (old := before.get((of, field))) != value and (of, field) in before:
            yield FieldCorrection(of, field, value, old)


def cost_of(
    session: Session,
    new: Any,
    *,
    kept: Iterable[int] = (),
    changed: Iterable[int] = (),
    lost: Iterable[LogLine] = (),
) -> RepairCost:
    """The cost of bringing a table to another state."""
    taken = tuple(lost)
    changes = differences(session.adapter, session.state, new)
    seats = session.state.seats
    return RepairCost(
        kept=tuple(kept),
        changed=tuple(changed),
        lost=tuple(line.number for line in taken),
        changes=changes,
        cards=_cards(changes, seats),
        gold=_moved(changes, seats, GOLD),
        power=_moved(changes, None, POWER),
        learnt=tuple(fact for line in taken for fact in learnt_by(session, line)),
    )


def _cards(changes: tuple[FieldCorrection, ...], seats: Any) -> int:
    """The cards and pieces that lie elsewhere, and the cards more or fewer in hands."""
    changed = {change.of for change in changes if change.of and change.of not in seats}
    hands = [change for change in changes if change.of in seats and change.field in ("hand", "hand_count")]
    return len(changed) + sum(_by(hand) for hand in hands)


def _moved(changes: tuple[FieldCorrection, ...], seats: Any, fields: tuple[str, ...]) -> int:
    return sum(
        _by(change) for change in changes if change.field in fields and (seats is None or change.of in seats)
    )


def _by(change: FieldCorrection) -> int:
    """The change of a number."""
    if isinstance(change.value, int) and isinstance(change.old, int):
        return abs(change.value - change.old)
    return 0


def learnt_by(session: Session, line: LogLine) -> Iterator[LearntFact]:
    """The facts and decisions that a line has brought players, as far as everybody may hear them."""
    adapter = session.adapter
    if line.kind == "move" and line.origin != "implied":
        *_, move = moves_on(line, adapter)
        asked = answered_decision(session, move, session.state_before(line.number))
        if asked is not None and asked.is_chance:
            yield LearntFact(line.number, "random")
        elif move.by not in ("", TABLE) and not _is_procedure(asked):
            yield LearntFact(line.number, "chosen", (move.by,))
    secret = _tells_secret(session, line)
    if secret:
        yield LearntFact(line.number, "told", secret)
    cards = dict.fromkeys(event.card for event in line.events if event.what in SHOWS and event.card)
    if cards and not secret:
        yield LearntFact(line.number, "shown", what=tuple(cards))
    lookers = dict.fromkeys(event.seat for event in line.events if event.what in LOOKS and event.seat)
    if lookers:
        yield LearntFact(line.number, "looked", tuple(lookers))
    if any(event.what in CHANCES for event in line.events):
        yield LearntFact(line.number, "random")


def _is_procedure(asked: AnsweredDecision | None) -> bool:
    """Whether nobody chooses anything, as when a challenge is resolved."""
    return asked is not None and asked.kind is DecisionKind.PROCEDURE


def _tells_secret(session: Session, line: LogLine) -> tuple[str, ...]:
    """The seat that told only Referee something by this line."""
    if line.kind != "fact" or line.body.get("aloud"):
        return ()
    *_, move = moves_on(line, session.adapter)
    if not session.adapter.secret(move):
        return ()
    spoken = session.adapter.announced(session.state_before(line.number), move)
    card = getattr(spoken, "card", None)
    return tuple(filter(None, (getattr(card, "owner", ""), getattr(spoken, "seat", ""))))


CHOSEN = (DecisionKind.DUTY, DecisionKind.CHANCE)
"""Decisions that are answered otherwise where there is something else to choose from."""
SILENT = (DecisionKind.WINDOW, DecisionKind.OFFER)
LIMIT = 24
"""More windows and offers than follow one move."""


class AnsweredDecision(Struct, frozen=True):
    """The decision that a move answers."""

    seat: str
    asks: str
    kind: DecisionKind
    purpose: str
    count: int
    choices: frozenset[str]
    """What there is to choose from, where another choice would be another answer."""

    @property
    def is_chance(self) -> bool:
        """Whether chance has answered."""
        return self.kind is DecisionKind.CHANCE


def answered_decision(history: RuledHistory, move: Move, state: Any) -> AnsweredDecision | None:
    """The decision that a move answers at a table, if any."""
    try:
        there: MoveContext = history.reached(move, history.adapter.public(state))
        asked = decisions(history.adapter.game, there.state)
        awaited = next((decision for decision in asked if _answers(move, decision)), None)
        return None if awaited is None else _of(history.adapter, there.state, awaited)
    except NOTHING_TO_ACT_ON:
        return None


def _answers(move: Move, asked: Decision) -> bool:
    return verb(move) in asked.verbs and (not move.by or asked.seat in (move.by, TABLE))


def _of(adapter: GameAdapter, state: Any, asked: Decision) -> AnsweredDecision:
    choices: frozenset[str] = frozenset()
    if asked.kind in CHOSEN:
        choices = frozenset(
            name
            for choice in adapter.choices(state)
            if verb(choice.move) in asked.verbs
            for name in (choice.among if choice.pick else (repr(choice.move),))
        )
    return AnsweredDecision(asked.seat, asked.asks, asked.kind, asked.purpose, asked.count, choices)


def at_rest(adapter: GameAdapter, state: Any) -> Any:
    """The table once nobody uses the windows and offers that come."""
    for _ in range(LIMIT):
        waiting = decisions(adapter.game, state)
        silent = next(
            (decision.default for decision in waiting if decision.kind in SILENT and decision.default), None
        )
        if silent is None or any(decision.kind not in SILENT for decision in waiting):
            break
        try:
            state = carry_out(adapter.game, state, silent)
        except NOTHING_TO_ACT_ON:
            break
    return state


class RepairRefused(RefereeError):
    """A repair that is refused, or cannot be tried."""

    because: tuple[Reason, ...] = ()
    """What decides: what would be broken, or why what is right is refused."""

    def for_reasons(self, because: tuple[Reason, ...]) -> Self:
        """The refusal with its reasons."""
        self.because = because
        return self
