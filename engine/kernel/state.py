"""The table as a frozen value: its unfinished procedures, and the events of the last move.

What is still to be done is data: a stack of frames, the last one on top. A frame is "this procedure, at
this step, with these slots"; it can be stored, compared, shown as a breadcrumb and corrected by hand.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.memo import cached_value
from engine.kernel.reasons import Facts, Reason, RuleId, Value


class Event(Struct, frozen=True, gc=False):
    """One thing that happened on the table."""

    what: str
    """``knelt``, ``killed``, ``power_gained``..."""
    card: str = ""
    seat: str = ""
    amount: int = 0
    rule: RuleId = ""
    facts: Facts = {}


Slots = dict[str, Value]


class Frame(Struct, frozen=True, gc=False):
    """An unfinished procedure."""

    procedure: str
    step: str
    slots: Slots = {}


class Outcome(Struct, frozen=True):
    """How the game ended."""

    winner: str
    claimants: tuple[str, ...]
    """All who met the victory condition at that moment."""
    partners: tuple[str, ...] = ()
    """The seats that win together with the winner."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners: one player, partners together, or none."""
        return (self.winner, *self.partners) if self.winner else ()


class State(Struct, frozen=True, kw_only=True):
    """What every game's state has; each game adds its own table."""

    game: str
    text: str
    """The printing under which moves are judged."""
    agenda: tuple[Frame, ...] = ()
    decided: dict[str, str] = {}
    """Points on which this table has decided for itself: rule id -> option."""
    events: tuple[Event, ...] = ()
    """What the last move brought about."""
    notes: tuple[Reason, ...] = ()
    """What the last move's consequences rest on."""
    over: Outcome | None = None

    aside: ClassVar[frozenset[str]] = frozenset({"text", "agenda", "decided", "events", "notes"})
    """Fields that say how the table came about or is ruled, not what lies on it."""


S = TypeVar("S", bound=State)


class SplitState(Struct, frozen=True, eq=False, dict=True):
    """A state without its secrets, from which the whole one is made on demand.

    The next move needs the whole state only where it depends on a secret; a replay needs few of them.
    """

    public: Any
    """The state as everybody sees it."""

    @cached_value
    def whole(self) -> Any:
        """The state with its secrets."""
        return self.joined()

    def joined(self) -> Any:
        """The public state with the secrets put back."""
        raise NotImplementedError


def whole(state: Any) -> Any:
    """A state with all that the referee knows, whether it is split or not."""
    return state.whole if isinstance(state, SplitState) else state


def open_part(state: Any) -> Any:
    """What of a state needs no secret to be put back: its events and notes are the same."""
    return state.public if isinstance(state, SplitState) else state


def with_told(state: Any, events: tuple[Event, ...], notes: tuple[Reason, ...]) -> Any:
    """The state, split or not, with these events and notes as what has just happened."""
    if isinstance(state, SplitState):
        return replace(state, public=replace(state.public, events=events, notes=notes))
    return replace(state, events=events, notes=notes)


def push(state: S, frame: Frame) -> S:
    """The state with one more thing to be done first."""
    return replace(state, agenda=(*state.agenda, frame))


def pop(state: S) -> S:
    """The state with its topmost business dropped."""
    return replace(state, agenda=state.agenda[:-1])


def set_slots(state: S, **slots: Value) -> S:
    """The state with slots of its topmost frame filled in."""
    return replace_slots(state, {**state.agenda[-1].slots, **slots})


def replace_slots(state: S, slots: Slots) -> S:
    """The state with these slots in its topmost frame."""
    agenda = state.agenda
    return replace(state, agenda=(*agenda[:-1], replace(agenda[-1], slots=slots)))


def add_events(state: S, *events: Event) -> S:
    """The state with these events added to what has just happened."""
    return replace(state, events=state.events + events)


def add_notes(state: S, *reasons: Reason) -> S:
    """The state with these reasons added to what the ruling will show."""
    return replace(state, notes=state.notes + reasons) if reasons else state


def innermost(state: State, procedure: str) -> Frame | None:
    """The topmost unfinished frame of a procedure, if it is under way."""
    for frame in reversed(state.agenda):
        if frame.procedure == procedure:
            return frame
    return None
