"""The journal of a table: numbered entries, each with a hash of itself and the entry before.

A journal is a header and entries numbered from 1. Each entry carries a link: a short hash of itself and of
the link before it; the first stands on the header. So a changed, removed, repeated or moved entry no longer
follows. A missing end would go unnoticed: so the head of the journal is stored beside it, that is how many
entries there are and the link of the last one.

Links show damage and careless editing. They are no signature: a program that rewrites the
whole journal can link it anew.

The body of an entry is a JSON object. Since format 2 it names the actor and the origin of the entry beside
what was entered, so that the link covers them; entries of format 1 keep their body and their link. Of the
kinds *repair* and *window* the body holds several `moves`, of *move*, *fact*, *choice* and *correction* one
`move`; the other kinds leave the table as it is.

An exported journal holds no secret. Where a move named something hidden, the entry holds
the move as the other players heard it, and `covered` holds what it changed on the public table.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Generic, Literal, TypeVar, get_args

import msgspec
from msgspec import Struct

JournalKind = Literal[
    "move",
    "fact",
    "choice",
    "correction",
    "undo",
    "redo",
    "note",
    "ruling",
    "repair",
    "look",
    "window",
    "checkpoint",
]
M = TypeVar("M")
"""A move of the game whose journal it is."""
KINDS: frozenset[str] = frozenset(get_args(JournalKind))
CHANGING: frozenset[str] = frozenset({"move", "fact", "choice", "correction", "repair", "window"})
"""The kinds that change the table; the others only speak of it, or take entries back."""

COVERED = "covered"
"""The field of a body whose move names less than the player entered."""

EntryOrigin = Literal["typed", "key", "implied"]
"""A typed line; a key or a line of a list; the referee's own act, or a move that nobody enters."""


class EntryActor(Struct, frozen=True):
    """Who made an entry, as far as the program knows."""

    person: str = ""
    """Empty where no name was given: at a shared table a seat is not a person."""
    role: str = "table"
    device: str = ""
    """A word that tells the devices of one game apart and names none of them."""


UNKNOWN_ACTOR = EntryActor()
Signature = tuple[EntryActor, EntryOrigin | Literal[""]]
"""Who made an entry, and how; an entry of format 1 does not say."""
ORIGINS: frozenset[str] = frozenset(get_args(EntryOrigin))


class JournalHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was begun with; it explains old rulings as they were given."""

    game: str
    texts: tuple[str, ...]
    """The printings the rulings are given under, the deciding one first."""
    seats: tuple[str, ...]
    engine: str
    """Version of the engine that began the journal."""
    rulebook: str
    """Content hash of the rulebook at that time."""
    position: str = ""
    """JSON text of the table the game began from, when it was not an ordinary set-up."""
    options: dict[str, str] = {}
    """Choices of the table for the whole game, such as strict passes."""


class JournalLine(Struct, frozen=True):
    number: int
    """1 for the first entry."""
    kind: JournalKind
    body: str
    """JSON text of what was entered."""
    at: str
    """When, as the caller's clock says; the engine has none."""
    link: str


class JournalHead(Struct, frozen=True):
    """Where a journal ends: what has to be known to see that its end is missing."""

    count: int
    link: str


class BreakKind(StrEnum):
    """What can be found when a journal is examined."""

    CHANGED = "changed"
    MISSING = "missing"
    MOVED = "moved"
    REPEATED = "repeated"
    CUT = "cut"
    UNACCOUNTED = "unaccounted"
    HEADER = "header"
    HEAD = "head"
    UNREADABLE = "unreadable"


class Break(Struct, frozen=True):
    number: int
    """Number of the first entry that cannot be relied on."""
    wrong: BreakKind


def header_text(header: JournalHeader) -> str:
    """The one spelling of a header that its link is made of."""
    return msgspec.json.encode(header, order="sorted").decode()


def first_link(header: str) -> str:
    """The link before the first entry, from the text of the header."""
    return _hashed(f"referee-journal/1 {header}")


def linked(previous_link: str, number: int, kind: JournalKind, body: str, at: str) -> JournalLine:
    """The entry that follows the one with the link given."""
    return JournalLine(number, kind, body, at, _link(previous_link, number, kind, body, at))


def signed(entered: dict[str, Any], actor: EntryActor, origin: EntryOrigin) -> str:
    """The body of an entry of format 2: what was entered, by whom and how."""
    return msgspec.json.encode({**entered, "actor": actor, "origin": origin}).decode()


def unsigned(body: dict[str, Any]) -> dict[str, Any]:
    """What was entered, from the body of an entry of either format."""
    entered = {**body}
    entered.pop("actor", None)
    entered.pop("origin", None)
    return entered


def signature_in(body: dict[str, Any]) -> Signature:
    """Who made an entry, and how."""
    actor, origin = body.get("actor"), body.get("origin")
    try:
        return _actor_of(**(actor or {})), origin if origin in ORIGINS else ""
    except (TypeError, msgspec.ValidationError):
        return UNKNOWN_ACTOR, ""


class LoneMove(Struct, Generic[M], frozen=True, forbid_unknown_fields=True):
    """The body of most entries: one move, and who made it."""

    move: M
    actor: msgspec.Raw = msgspec.Raw(b"{}")
    origin: EntryOrigin | Literal[""] = ""


@lru_cache(maxsize=64)
def read_actor(written: bytes) -> EntryActor:
    """Who made an entry, from its JSON; the same actor made most of a journal."""
    return msgspec.json.decode(written, type=EntryActor)


@lru_cache(maxsize=64)
def _actor_of(**named: object) -> EntryActor:
    """The actor of an entry; cached, as one actor makes most entries of a journal."""
    return msgspec.convert(named, EntryActor)


def first_unknown(entries: Sequence[JournalLine]) -> JournalLine | None:
    """The first entry of a kind that this program does not know: a newer one wrote it."""
    return next((entry for entry in entries if entry.kind not in KINDS), None)


def first_break(start: str, entries: Sequence[JournalLine]) -> int | None:
    """Index of the first entry that does not follow the one before; `start` is the link of the header."""
    previous = start
    for index, entry in enumerate(entries):
        number = index + 1
        expected = _link(previous, number, entry.kind, entry.body, entry.at)
        if entry.number != number or entry.link != expected:
            return index
        previous = expected
    return None


def examined(start: str, entries: Sequence[JournalLine], head: JournalHead) -> Break | None:
    """The break in a journal that should end at `head`, if there is one; all entries before it are sound."""
    index = first_break(start, entries)
    if index is not None and index < head.count:
        return Break(index + 1, _what_is_wrong(index + 1, entries))
    if len(entries) < head.count:
        return Break(len(entries) + 1, BreakKind.CUT)
    if len(entries) > head.count:
        return Break(head.count + 1, BreakKind.UNACCOUNTED)
    ends_at = entries[-1].link if entries else start
    return None if ends_at == head.link else Break(head.count + 1, BreakKind.HEAD)


def _what_is_wrong(expected: int, entries: Sequence[JournalLine]) -> BreakKind:
    number = entries[expected - 1].number
    if number == expected:
        return BreakKind.CHANGED
    if number < expected:
        return BreakKind.REPEATED
    return (
        BreakKind.MOVED if expected in {entry.number for entry in entries[expected:]} else BreakKind.MISSING
    )


def _link(previous: str, number: int, kind: str, body: str, at: str) -> str:
    # The lengths keep fields apart: no text can be moved from one field to the next unseen.
    return _hashed(f"{previous} {number} {len(kind)} {len(at)} {kind}{at}{body}")


def _hashed(text: str) -> str:
    # Bytes that are not UTF-8 come from a damaged file as lone surrogates, which need a spelling too.
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
