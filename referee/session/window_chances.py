"""What a seat did in a window, whether it may still act there, and what a window comes to."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.kernel.moves import WindowGround
from engine.kernel.reasons import RuleId


class SeatAnswer(StrEnum):
    """What a seat that was asked did last."""

    WAITS = "waits"
    PASSED = "passed"
    SILENT = "silent"
    ACTED = "acted"


class Chance(StrEnum):
    """Whether a seat may still act in a window."""

    OPEN = "open"
    PASSED = "passed"
    """It has said that it passes; it is asked again only if somebody acts."""
    USED = "used"
    CLOSED = "closed"
    NOT_OFFERED = "not_offered"
    """It was silent, and somebody else went on without asking."""


class Lost(StrEnum):
    """Why a closed window stays closed for a seat."""

    SAID = "said"
    OWN_ACT = "own_act"
    """The seat itself went on."""
    ACTED_SINCE = "acted_since"
    """Somebody else went on, and the seat has acted since without a word."""


class SeatChance(Struct, frozen=True):
    """One seat in a window."""

    seat: str
    answer: SeatAnswer
    line: int
    """The entry with its answer, or the one at which it was silent; 0: it has not answered."""
    chance: Chance
    lost: Lost | None = None
    since: int = 0
    """Of a chance it let go by acting: the entry of that act."""
    by: str = ""
    """Of a seat that was silent: whose entry went on without it; empty: the whole table's."""


class LedgerWindow(Struct, frozen=True):
    """One window of the game."""

    asks: str
    opened_at: int
    """The entry that opened it; 0: it was open when the game, or what is looked at, began."""
    ground: WindowGround
    seats: tuple[SeatChance, ...]
    """In the order in which they were asked."""
    closed_at: int = 0
    """The entry that closed it; 0: it is open."""
    closed_by: str = ""
    """Whose entry that was; empty: the whole table's."""
    back_to: int = 0
    """Where a seat was not offered its chance: the last entry that stays if the repair is made."""
    later: int = 0
    """So many entries would be taken back then."""

    @property
    def rule(self) -> RuleId:
        """The rule by which a chance in this window is lost."""
        return self.ground.closing[0] if self.ground.closing else ""

    @property
    def is_open(self) -> bool:
        """Whether somebody is still asked."""
        return not self.closed_at
