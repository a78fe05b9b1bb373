"""The entry that makes a record agree with what somebody sees on the table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.corrections import CorrectAll, FieldCorrection
from engine.kernel.moves import Move
from referee.position.seen import SeenCard, SeenLine, read_seen
from referee.session.controller import GameController, fresh_id
from referee.session.session import OutcomeKind

HAND = "hand"


class SeenEntry(Struct, frozen=True):
    """What has to be entered, and what stays as it is."""

    shows: tuple[Move, ...]
    """Cards that were told, which come from the hand of their player."""
    changes: tuple[FieldCorrection, ...]
    unnamed: tuple[str, ...]
    """What lies there and was not named."""
    untouched: tuple[str, ...]
    """Fields that cannot be set right by hand."""

    def moves(self, reason: str) -> tuple[Move, ...]:
        """All of it, the corrections as one."""
        together = (CorrectAll(changes=self.changes, reason=reason),) if self.changes else ()
        return (*self.shows, *together)


def seen_entry(controller: GameController, text: str, language: str) -> SeenEntry:
    """What a line that tells what lies there would change.

    Raises:
        PositionError: it cannot be read.
    """
    seen = read_seen(text, controller.session, language)
    trial = controller.branch()
    shows, raw, left = [], seen.raw, []
    for card in seen.new:
        move, id_ = _shown(trial, seen, card)
        if trial.session.enter(move).kind is OutcomeKind.DONE:
            shows.append(move)
        else:
            left.append(card.face.name(language))
        raw = _renamed(raw, card.id, id_)
    session = trial.session
    found = session.adapter.seen_differences(session.public, seen.at, raw)
    return SeenEntry(tuple(shows), found.changes, found.unnamed, (*found.untouched, *left))


def _shown(trial: GameController, seen: SeenLine, card: SeenCard) -> tuple[Move, str]:
    """The move that names a card of a hand, and the id the card gets by it."""
    name, kind = trial.cards.title(card.face.id, "en")
    id_ = fresh_id(trial.view, name)
    told: dict[str, Any] = {"id": id_, "name": name, "kind": kind, "face": card.face.id}
    adapter = trial.session.adapter
    move = adapter.know(str(seen.raw["id"]), HAND, {**told, **trial.cards.printed(card.face.id)})
    return adapter.openly(move), id_


def _renamed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {key: _renamed(one, old, new) for key, one in value.items()}
    if isinstance(value, list):
        return [_renamed(one, old, new) for one in value]
    return new if value == old else value
