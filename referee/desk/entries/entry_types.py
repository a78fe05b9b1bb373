"""All kinds of entries of a tournament, and the header its chain begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.kernel.journal import unsigned
from referee.desk.entries.rulings import (
    PenaltyGiven,
    PenaltyLifted,
    RulingAppealed,
    RulingAsked,
    RulingGiven,
    RulingSettled,
)
from referee.desk.entries.tables import (
    CallClosed,
    CallMade,
    CallReturned,
    CallTaken,
    ClockStarted,
    GameLinked,
    HandSeen,
    NoteMade,
    PersonAdded,
    PersonErased,
    PersonSeated,
    PolicySet,
    TableAdded,
    TableTakenOver,
    TimeExtended,
    TournamentClosed,
)

if TYPE_CHECKING:
    from referee.desk.tournament import DeskEntry


class DeskHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a tournament's journal."""

    name: str
    created: str
    engine: str
    rulebook: str
    nonce: str
    """Tells two tournaments of one name apart."""


KINDS = (
    PersonAdded
    | PersonErased
    | PolicySet
    | TournamentClosed
    | TableAdded
    | PersonSeated
    | GameLinked
    | ClockStarted
    | TimeExtended
    | NoteMade
    | HandSeen
    | TableTakenOver
    | CallMade
    | CallTaken
    | CallReturned
    | CallClosed
    | RulingAsked
    | RulingGiven
    | RulingAppealed
    | RulingSettled
    | PenaltyGiven
    | PenaltyLifted
)


def entry_from(body: str) -> DeskEntry:
    """An entry from its text.

    Raises:
        msgspec.DecodeError: it is none this program knows.
    """
    fields: dict[str, Any] = unsigned(msgspec.json.decode(body, type=dict[str, Any]))
    return msgspec.convert(fields, KINDS)  # type: ignore[no-any-return]
