"""Scripted errors: a table, what was entered there, which line was wrong, and what comes of each remedy."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from referee.position.dispute import printing
from referee.position.disputed_table import moves_of, table_of
from referee.position.reader import read_text
from referee.position.text_lines import DisputedLine
from referee.repair.options import RepairCase, RepairRequest, TriedRemedy
from referee.repair.replay import right_moves
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, state_of
from referee.session.log.history import KeepEntry
from referee.session.log.ruled_history import OutcomeKind
from referee.session.registry import adapter_of
from referee.session.session import Session
from tests.kit.session import nothing_kept

FILE = Path(__file__).parents[1] / "repair" / "errors.json"
OVERRULED = "! "
"""Before a line that is refused, and made all the same."""


class ScriptedError(Struct, frozen=True, forbid_unknown_fields=True):
    """One error at one table."""

    id: str
    says: str
    game: str
    lines: tuple[str, ...]
    wrong: str
    """The line that is wrong, or before which something was left out."""
    remedies: dict[str, dict[str, Any]]
    example: str = ""
    position: str = ""
    right: tuple[str, ...] = ()
    left_out: bool = False


@cache
def scripted_errors() -> tuple[ScriptedError, ...]:
    return convert(json.loads(FILE.read_text(encoding="utf-8")), tuple[ScriptedError, ...])


class Repaired:
    """The table of a scripted error, with all its lines entered."""

    def __init__(self, error: ScriptedError, keep: KeepEntry = nothing_kept) -> None:
        self.error = error
        self.controller = GameController(_begun(error, keep), OwnedCards(error.game))
        self.controller.make_automatic_moves()
        self.numbers = {line: self._enter(line) for line in error.lines}

    @property
    def session(self) -> Session:
        return self.controller.session

    def _enter(self, line: str) -> int:
        """The number of the entry that a line has become."""
        typed, overrule = line.removeprefix(OVERRULED), "agreed" if line.startswith(OVERRULED) else ""
        for move in moves_of(DisputedLine(1, 1, typed), self.session, "en"):
            outcome = self.controller.enter(move, overrule)
            said = [one.says for one in outcome.ruling.deciding]
            assert outcome.kind is OutcomeKind.DONE, (self.error.id, line, outcome.kind, said)
            number = self.controller.counting_lines()[-1].number
        self.controller.make_automatic_moves()
        return number

    def case(self) -> RepairCase:
        """What can be done about it."""
        number = self.numbers[self.error.wrong]
        right = right_moves(self.controller, number, self.error.right, "en")
        return RepairCase(self.controller, RepairRequest(number, right, self.error.left_out))


def _begun(error: ScriptedError, keep: KeepEntry) -> Session:
    adapter = adapter_of(error.game)
    if error.position:
        read = read_text(error.position, "en")
        made = table_of(adapter, read.position, printing(read))
        return Session(adapter, made.state, made.texts, keep)
    state = state_of(example(error.game, error.example, ""))
    return Session(adapter, state, adapter.game.texts, keep)


def label(tried: TriedRemedy) -> dict[str, object]:
    """What the file says of a remedy."""
    damage = tried.cost
    found: dict[str, object] = {
        "hash": tried.hashed,
        "class": tried.rated,
        "because": tried.cause,
        "lines": [len(damage.kept), len(damage.changed), len(damage.lost)],
        "moved": [damage.cards, damage.gold, damage.power],
    }
    if tried.stopped is not None:
        found["stops"] = tried.stopped.cause
    if tried.broken:
        found["breaks"] = [reason.rules[0] for reason in tried.broken]
    return found
