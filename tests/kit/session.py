"""A session at a small table: two seats in the challenges phase, a few characters each."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.agot.hbo.adapter import ADAPTER, CASEBOOK
from engine.agot.hbo.game import TEXTS
from engine.agot.public_table import laid_open
from engine.kernel.decisions import Move
from engine.kernel.reasons import RuleId
from referee.session.log.log_line import EntryKind
from referee.session.session import Session

BG, PL = TEXTS
Raw = dict[str, Any]
Kept = tuple[EntryKind, str, tuple[RuleId, ...]]

ROBB = {"id": "robb", "name": "Robb Stark", "strength": 4, "icons": ["military", "power"], "cost": 4}
ARYA = {"id": "arya", "name": "Arya Stark", "strength": 2, "icons": ["military", "intrigue"], "cost": 2}
TYRION = {"id": "tyrion", "name": "Tyrion Lannister", "strength": 3, "icons": ["military", "intrigue"]}
CERSEI = {"id": "cersei", "name": "Cersei Lannister", "strength": 2, "icons": ["intrigue", "power"]}
JON = {"id": "jon", "name": "Jon Snow", "type": "character", "cost": 3, "icons": ["military"]}
SCOUT = {"id": "scout", "name": "Scout", "type": "character", "cost": 1}

PLOT = {"income": 4, "initiative": 5, "claim": 1}


class Disk:
    """What ``keep`` has written; it can be full."""

    def __init__(self) -> None:
        self.kept: list[Kept] = []
        self.full = False

    def keep(self, kind: EntryKind, body: str, cites: tuple[RuleId, ...]) -> None:
        if self.full:
            raise OSError("no space left")
        self.kept.append((kind, body, cites))


def nothing_kept(*entry: object) -> None:
    """Such a session leaves nothing on the disk."""


def move(do: str, by: str = "", **fields: Any) -> Move:
    """A move by its word."""
    return ADAPTER.read_move(msgspec.json.encode({"do": do, **({"by": by} if by else {}), **fields}))


def position(phase: str, **stark: Any) -> Raw:
    """Two seats; stark is the first player."""
    own = {"characters": [ROBB, ARYA], "hand": {"count": 2, "known": [JON, SCOUT]}, "gold": 4, **stark}
    seats = [
        {"id": "stark", "house": "stark", "plot": PLOT, **own},
        {"id": "lannister", "house": "lannister", "plot": PLOT, "characters": [TYRION, CERSEI]},
    ]
    return {"seats": seats, "phase": phase, "first_player": "stark"}


def session(phase: str, *texts: str, disk: Disk | None = None, strict: bool = False, **stark: Any) -> Session:
    """A session begun from this position, under one text or several."""
    state = CASEBOOK.position(position(phase, **stark), (texts or TEXTS)[0], ())
    return Session(ADAPTER, laid_open(state), texts or TEXTS, (disk or Disk()).keep, strict=strict)


def attack(by: str = "stark", kind: str = "military", attackers: tuple[str, ...] = ("robb",)) -> Move:
    """A challenge against the other seat."""
    target = "lannister" if by == "stark" else "stark"
    return move("declare_challenge", by, kind=kind, target=target, attackers=attackers)
