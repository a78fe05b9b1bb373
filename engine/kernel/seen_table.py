"""What lies on the table as somebody sees it, compared with what the referee has recorded."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.corrections import CorrectedValue, FieldCorrection


class SeenDifferences(Struct, frozen=True):
    """Where a record differs from what was seen."""

    changes: tuple[FieldCorrection, ...] = ()
    unnamed: tuple[str, ...] = ()
    """What is recorded beside the things that were named, and was not named; it stays as it is."""
    untouched: tuple[str, ...] = ()
    """Fields that were told and cannot be set right by hand."""


class Comparison:
    """Collects the differences of one record after the other."""

    def __init__(self) -> None:
        self._changes: list[FieldCorrection] = []
        self.unnamed: list[str] = []
        self.untouched: list[str] = []

    def compare(self, of: str, field: str, recorded: Any, seen: Any) -> None:
        """Notes a field whose record is another value."""
        value = tuple(seen) if isinstance(seen, list) else seen
        same = set(value) == set(recorded or ()) if isinstance(value, tuple) else value == recorded
        if not same:
            self._changes.append(FieldCorrection(of, field, value, _plain(recorded)))

    def found(self) -> SeenDifferences:
        """All that was noted."""
        return SeenDifferences(
            tuple(self._changes), tuple(self.unnamed), tuple(dict.fromkeys(self.untouched))
        )


def _plain(value: Any) -> CorrectedValue:
    return value if isinstance(value, bool | int | str | tuple) else None
