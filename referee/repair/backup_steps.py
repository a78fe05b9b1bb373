"""The backup: lines taken back, latest first, each step as it is done on the table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.kernel.corrections import FieldCorrection
from referee.repair.damage import differences
from referee.session.history import LogLine
from referee.session.session import Session


class HandCard(Struct, frozen=True):
    """Cards nobody can name that go back; which they are, chance decides."""

    seat: str
    count: int
    hand: int
    """So many lie in the hand they are drawn from."""
    to: str
    """The pile they go to; empty: it cannot be told."""


class BackUpStep(Struct, frozen=True):
    """One line taken back."""

    line: LogLine
    changes: tuple[FieldCorrection, ...]
    """What has to lie otherwise, with what lies there now."""
    random: tuple[HandCard, ...] = ()


def steps(session: Session, lines: tuple[LogLine, ...]) -> tuple[BackUpStep, ...]:
    """The lines latest first."""
    return tuple(_step(session, line) for line in reversed(lines))


def _step(session: Session, line: LogLine) -> BackUpStep:
    at = session.number_before(line.number)
    changes = differences(session.adapter, session.states[at + 1], session.states[at])
    random = tuple(_from_hands(changes))
    hidden = {(one.seat, field) for one in random for field in ("hand", "hand_count", one.to)}
    return BackUpStep(line, tuple(one for one in changes if (one.of, one.field) not in hidden), random)


def _from_hands(changes: tuple[FieldCorrection, ...]) -> Iterator[HandCard]:
    """Hands that get smaller by unknown cards."""
    for one in changes:
        if one.field not in ("hand", "hand_count"):
            continue
        held, left = one.old, one.value
        if isinstance(held, int) and isinstance(left, int) and left < held:
            yield HandCard(one.of, held - left, held, _pile(changes, one.of, held - left))


def _pile(changes: tuple[FieldCorrection, ...], seat: str, count: int) -> str:
    """The pile of that seat that gets as many more."""
    for one in changes:
        if one.of == seat and one.field in ("deck", "discard"):
            more = one.value - one.old if isinstance(one.value, int) and isinstance(one.old, int) else 0
            if more == count:
                return one.field
    return ""
