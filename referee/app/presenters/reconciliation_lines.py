"""What would make a record agree with the table, in lines: old and new values, entries, what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.corrections import CorrectedValue, FieldCorrection
from engine.kernel.errors import Impossible, RefereeError
from engine.kernel.moves import Move
from engine.kernel.reasons import Ruling
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.notation.parser.lexicon import lexicon
from referee.position.dispute import sentence
from referee.position.reconciliation import CannotBe, Reconciliation
from referee.position.seen import SeenEntry
from referee.position.tokens import PositionError
from referee.session.session import Session

EMPTY = "nothing"
"""Of a value: the word that stands for an empty one."""


def seen_lines(entry: SeenEntry, session: Session, wording: Wording) -> tuple[str, ...]:
    """A line for each difference, then what was left out and what cannot be set right."""
    named = {_id_of(move): wording.move(move) for move in entry.shows}
    shown = tuple(f"+ {said}" for said in named.values())
    changes = tuple(f"• {wording.effect(one)}" for one in as_shown(entry.changes, session))
    unnamed = ", ".join(map(wording.names, entry.unnamed))
    untouched = ", ".join(wording.field(one) for one in entry.untouched)
    return (
        *shown,
        *changes,
        *((label("seen-unnamed", what=unnamed),) if unnamed else ()),
        *((label("seen-untouched", what=untouched),) if untouched else ()),
    )


def as_shown(changes: tuple[FieldCorrection, ...], session: Session) -> Iterator[FieldCorrection]:
    """Fields as lines and the screen name them: the power of a seat is that on its banner."""
    spread = lexicon(session.adapter.game.id).grammar.spread
    for one in changes:
        raw = spread(session.state, {"do": "correct", "of": one.of, "field": one.field})
        yield replace(one, field=str(raw["field"]), value=_shown(one.value), old=_shown(one.old))


def _shown(value: CorrectedValue) -> CorrectedValue:
    """A value that is there, and is empty, is told as nothing."""
    return EMPTY if value in ("", ()) else value


def _id_of(move: Move) -> str:
    return str(getattr(getattr(move, "card", None), "id", ""))


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
