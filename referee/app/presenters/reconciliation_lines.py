"""What makes a record agree with the table, in lines: entries, corrections, or what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.corrections import FieldCorrection
from engine.kernel.errors import Impossible, RefereeError
from engine.kernel.reasons import Ruling
from referee.app.labels import label
from referee.app.presenters.seen_lines import as_shown
from referee.app.presenters.wording import Wording
from referee.position.dispute import sentence
from referee.position.reconciliation import CannotBe, Reconciliation
from referee.position.tokens import PositionError
from referee.session.session import Session


def reconciliation_lines(found: Reconciliation, session: Session, wording: Wording) -> Iterator[str]:
    """The first fact that cannot be, or the entries and corrections; then what stays as it is."""
    if found.cannot_be is not None:
        yield label("cannot-be", what=_cannot_be(found.cannot_be, session, wording))
        return
    if found.agrees:
        yield label("seen-agrees")
    yield from (f"→ {wording.move(one)}" for one in found.entries)
    yield from (f"• {_change(one, session, wording)}" for one in found.corrections)
    if found.unnamed:
        yield label("seen-unnamed", what=", ".join(map(wording.names, found.unnamed)))
    if found.untouched:
        yield label("not-compared", what=", ".join(map(wording.field, found.untouched)))


def _change(one: FieldCorrection, session: Session, wording: Wording) -> str:
    return wording.effect(next(as_shown((one,), session)))


def _cannot_be(found: CannotBe, session: Session, wording: Wording) -> str:
    if found.card is not None:
        seat = wording.names(found.card.seat)
        return label("cannot-be-card", card=found.card.name, seat=seat)
    assert found.change is not None  # noqa: S101 - it is the one or the other
    said = _change(found.change, session, wording)
    return "; ".join((said, *(_why(found.ruling, session, wording) if found.ruling is not None else ())))


def _why(ruling: Ruling, session: Session, wording: Wording) -> Iterator[str]:
    yield from (wording.reason(one) for one in ruling.deciding[:1])
    yield from (wording.cites(rule, session.texts[0]) for rule in ruling.because[:1])


def fault_line(error: RefereeError, wording: Wording) -> str:
    """Why a text tells no table: where it cannot be read, or the first fact that cannot be."""
    if isinstance(error, PositionError):
        return sentence(error, wording.speech)
    if isinstance(error, Impossible):
        fault, rule = error.defects[0]
        return label("cannot-be", what=f"{fault} ({wording.title(rule)})")
    return wording.error(error)
