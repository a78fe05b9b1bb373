"""Transcripts of tables whose windows are labelled: the tables they begin from, and how they are entered."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.agot.public_table import laid_open
from engine.kernel.errors import RefereeError
from referee.session.log.ruled_history import OutcomeKind
from referee.session.log.window_ledger import LedgerWindow, window_ledger
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.lcg import card, seat
from tests.kit.session import JON, SCOUT, Disk, position

Raw = dict[str, Any]


class Transcript(Struct, frozen=True, forbid_unknown_fields=True):
    """What was entered at a table, and what the ledger has to say of it."""

    name: str
    why: str
    game: str
    table: str
    moves: list[Raw]
    label: dict[str, dict[str, str]]
    """``react@3``: the window asked for and opened by this line -> seat -> its chance, in this order."""
    strict: bool = False
    text: str = ""
    entry: int | None = None
    back: dict[str, int] = {}
    """Of a window in which somebody was not asked: the last line that stands after the repair."""


DEBTS = {"id": "debts", "name": "Debts", "type": "event", "timing": "response"}
RAVEN = {"id": "raven", "name": "Raven", "type": "event", "timing": "any_phase"}


def _hbo(phase: str) -> Raw:
    hand = {"count": 4, "known": [JON, SCOUT, DEBTS, RAVEN]}
    return position(phase, hand=hand)


def _lcg(*names: str) -> Raw:
    seats = [
        seat(name, card(f"{name.lower()}1", strength=3, icons=["military", "intrigue"], unique=False))
        for name in names
    ]
    variant = {2: "two", 4: "melee"}[len(names)]
    return {"seats": seats, "phase": "challenges", "first_player": "A", "variant": variant}


TABLES: dict[tuple[str, str], Raw] = {
    ("hbo", "duel"): _hbo("challenges"),
    ("hbo", "marshalling"): _hbo("marshalling"),
    ("lcg", "duel"): _lcg("A", "B"),
    ("lcg", "melee"): _lcg("A", "B", "C", "D"),
}


def played(transcript: Transcript, disk: Disk | None = None) -> Session:
    """The table after all that was entered."""
    adapter = adapter_of(transcript.game)
    text = transcript.text or adapter.game.texts[0]
    state = laid_open(adapter.casebook.position(TABLES[transcript.game, transcript.table], text, ()))
    table = Session(adapter, state, (text,), (disk or Disk()).keep, strict=transcript.strict)
    for raw in transcript.moves:
        move = adapter.read_move(msgspec.json.encode(raw))
        try:
            outcome = table.enter(move)
        except RefereeError as error:
            raise AssertionError(f"{transcript.name}: {raw} cannot be read: {error}") from error
        assert outcome.kind is OutcomeKind.DONE, (transcript.name, raw, outcome.ruling.deciding)
    return table


def label_of(windows: tuple[LedgerWindow, ...]) -> dict[str, dict[str, str]]:
    """The ledger as a transcript is labelled."""
    return {
        f"{window.asks}@{window.opened_at}": {
            each.seat: str(each.lost or each.chance) for each in window.seats
        }
        for window in windows
    }


def ledger_of(transcript: Transcript) -> tuple[LedgerWindow, ...]:
    """The ledger of a transcript."""
    return window_ledger(played(transcript), transcript.entry)
