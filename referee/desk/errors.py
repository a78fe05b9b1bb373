"""Refusals of the desk, as a judge is told them."""

from __future__ import annotations

from typing import ClassVar

from referee.storage.errors import Fact, StorageError


class DeskRefusal(StorageError):
    """Something the desk does not do; the words stand under ``desk-KEY`` of the errors."""

    key: ClassVar[str] = "desk-busy"

    def __init__(self, why: str, **facts: Fact) -> None:
        self.why = why
        self.__dict__["key"] = f"desk-{why}"
        super().__init__(**facts)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.why, self.facts))


def _again(why: str, facts: dict[str, Fact]) -> DeskRefusal:
    return DeskRefusal(why, **facts)
