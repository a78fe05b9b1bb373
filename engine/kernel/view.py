"""The drawing of a table as data, and what somebody sees of it compared with the record.

A game describes its table as areas with rows of pieces; a screen lays them out. Texts are names as players
know them (card titles) or message keys, never sentences.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.corrections import CorrectedValue, FieldCorrection
from engine.kernel.reasons import Facts, Reason


class DisplayName(Struct, frozen=True):
    """What something is called: a message of the game's words, with its facts."""

    key: str
    facts: Facts = {}


class Badge(Struct, frozen=True):
    """A small fact beside a piece or an area: an icon, a keyword, a counter."""

    key: str
    """Message key of what it is: ``strength``, ``power``, ``kneeling``, ``military``..."""
    value: int | str | None = None
    """With ``known`` false: not told yet, or what is known of a sum of which a part has not been told."""
    known: bool = True
    explains: str = ""
    """What to ask ``Desk.explain`` about this number; empty: there is nothing to explain."""


class ViewPiece(Struct, frozen=True):
    """A card, a token, a unit."""

    id: str
    name: str
    kind: str
    """Message key: ``character``, ``location``..."""
    badges: tuple[Badge, ...] = ()
    turned: bool = False
    """Kneeling, or lying on its side."""
    hidden: bool = False
    under: tuple[ViewPiece, ...] = ()
    """What lies under it."""


class ViewRow(Struct, frozen=True):
    """Pieces side by side: the characters of a player, a pile."""

    key: str
    pieces: tuple[ViewPiece, ...] = ()
    count: int | None = None
    """How many there are, where that is more than the pieces shown (unknown cards)."""
    open: bool = True
    """A pile is shown folded."""
    across: bool = False
    """The order matters: a row that is read from left to right, in which cards have neighbours."""
    ends: tuple[str, ...] = ()
    """Of such a row: what its left and its right end are called in moves."""


class ViewArea(Struct, frozen=True):
    """A seat's part of the table, or a shared part."""

    id: str
    name: str
    badges: tuple[Badge, ...] = ()
    rows: tuple[ViewRow, ...] = ()
    active: bool = False


class GridCell(Struct, frozen=True):
    """What one seat may do to another."""

    by: str
    to: str
    may: tuple[str, ...] = ()
    """Message keys of what may be done."""
    why_not: Reason | None = None
    """Where nothing may be done: why."""


class Grid(Struct, frozen=True):
    """A small table of seats against seats: which may do what to which."""

    name: str
    """Message key of what it tells."""
    seats: tuple[str, ...]
    cells: tuple[GridCell, ...]

    def cell(self, by: str, to: str) -> GridCell | None:
        """The cell of two seats; nothing where a seat meets itself."""
        return next((cell for cell in self.cells if (cell.by, cell.to) == (by, to)), None)


class View(Struct, frozen=True):
    """The whole table."""

    areas: tuple[ViewArea, ...]
    trail: tuple[str, ...] = ()
    """Where we are: message keys from the outermost procedure to the innermost."""
    facts: Facts = {}
    """Round, phase, first player and the like."""
    score: str = ""
    """The key of the badge of a seat that tells how near it is to victory."""
    goal: int | None = None
    """How much of it wins, where that is a number."""


class SeenDifferences(Struct, frozen=True):
    """Where a record differs from what was seen."""

    changes: tuple[FieldCorrection, ...] = ()
    unnamed: tuple[str, ...] = ()
    """What is recorded beside the things that were named, and was not named; it stays as it is."""
    untouched: tuple[str, ...] = ()
    """Fields that were declared and cannot be corrected by hand."""


class Comparison:
    """Collects the differences of one record after the other."""

    def __init__(self) -> None:
        self._changes: list[FieldCorrection] = []
        self.unnamed: list[str] = []
        self.untouched: list[str] = []

    def compare(self, of: str, field: str, recorded: Any, shown: Any) -> None:
        """Notes a field whose record differs."""
        value = tuple(shown) if isinstance(shown, list) else shown
        same = set(value) == set(recorded or ()) if isinstance(value, tuple) else value == recorded
        if not same:
            self._changes.append(FieldCorrection(of, field, value, _plain(recorded)))

    def compare_all(self, of: Any, fields: Container[str], shown: Mapping[str, Any]) -> None:
        """Notes the fields of a record that differ, and those that are not compared."""
        for field, value in shown.items():
            if field in fields:
                self.compare(of.id, field, getattr(of, field), value)
            elif field != "id":
                self.untouched.append(field)

    def differs(self, of: str, field: str, shown: CorrectedValue, recorded: CorrectedValue) -> None:
        """Notes a field that is known to be another, such as one in which the order counts."""
        self._changes.append(FieldCorrection(of, field, shown, recorded))

    def differences(self) -> SeenDifferences:
        """All that was noted."""
        return SeenDifferences(
            tuple(self._changes), tuple(self.unnamed), tuple(dict.fromkeys(self.untouched))
        )


def _plain(value: Any) -> CorrectedValue:
    return value if isinstance(value, bool | int | str | tuple) else None


STEP = "-"
"""Between a phase and the step of it."""


def phase_of(view: View) -> str:
    """The phase that is played; where a phase has steps of different kinds, with its step."""
    phase, step = str(view.facts.get("phase", "")), str(view.facts.get("step", ""))
    return f"{phase}{STEP}{step}" if step else phase


def pieces(view: View) -> list[ViewPiece]:
    """Every piece on the table, those under others too."""
    return [piece for area in view.areas for row in area.rows for piece in flat_pieces(row.pieces)]


def flat_pieces(pieces: tuple[ViewPiece, ...]) -> list[ViewPiece]:
    """These pieces, each followed by those under it."""
    return [inner for piece in pieces for inner in (piece, *flat_pieces(piece.under))]
