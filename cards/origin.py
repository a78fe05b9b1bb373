"""Where does a printed value come from, and how sure is it?

Every value carries at least one origin: a heading of a booklet (a *text*), a named outside source,
or the owner who read it off the card and typed it in.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

Raw = int | bool | str | tuple[str, ...]
"""What can stand in a field: a number, yes or no, one word, or several words."""

T = TypeVar("T")


class InText(
    Struct, frozen=True, tag_field="from", tag="text", forbid_unknown_fields=True, omit_defaults=True
):
    """Shown in a booklet, under this heading; the note says how, if it is not said outright."""

    text: str
    heading: str
    note: str | None = None


class InSource(
    Struct, frozen=True, tag_field="from", tag="source", forbid_unknown_fields=True, omit_defaults=True
):
    """Reported by a source outside the booklets; `key` is listed under the sources of the facts."""

    key: str
    note: str | None = None


class FromOwner(
    Struct, frozen=True, tag_field="from", tag="owner", forbid_unknown_fields=True, omit_defaults=True
):
    """Read off the physical card by somebody at the table, on this day."""

    by: str
    on: date


Origin = InText | InSource | FromOwner
Origins = Annotated[tuple[Origin, ...], Meta(min_length=1)]


class Value(Struct, Generic[T], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One printed value with its origins. Not `complete`: these words are certain, there may be more."""

    value: T
    origins: Origins
    complete: bool = True

    @property
    def outright(self) -> bool:
        """Whether a booklet or a source says it, and no note has to tell how it does."""
        return any(not isinstance(one, FromOwner) and one.note is None for one in self.origins)


TABLE = "table"
"""By whom a value was read that nobody has signed."""


def origins_text(origins: tuple[Origin, ...], table: str = TABLE) -> str:
    """The origins as people write them; ``table``: the word for the table in their language."""
    return "; ".join(_text(one, table) for one in origins)


def _text(origin: Origin, table: str) -> str:
    if isinstance(origin, InText):
        return f"{origin.text} ({origin.heading})"
    if isinstance(origin, InSource):
        return origin.key
    by = table if origin.by == TABLE else origin.by
    return f"{by}, {origin.on.isoformat()}"
