"""The base of the entries of a tournament."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from referee.desk.book import DeskBook


class DeskEntry(Struct, frozen=True, tag_field="do"):
    """Something a judge, or a table, writes down; its tag is the kind of the entry."""

    def check(self, book: DeskBook) -> None:
        """Whether it may be written now.

        Raises:
            DeskRefusal: it may not.
        """

    def carry_out(self, book: DeskBook, at: str) -> None:
        """Changes the book as the entry says; ``at``: when it was written."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """The kind of the entry."""
        tag: Any = self.__struct_config__.tag
        return str(tag)

    @property
    def by(self) -> int:
        """The judge who writes it; 0: a table, or the program."""
        return int(getattr(self, "judge", 0))

    def told(self) -> dict[str, Any]:
        """The body of the entry."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return told
