"""What would be set right, in lines: old and new values, and what stays as it is."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kernel.corrections import CorrectedValue, FieldCorrection
from engine.kernel.moves import Move
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.notation.parser.lexicon import lexicon
from referee.position.seen import SeenEntry
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
