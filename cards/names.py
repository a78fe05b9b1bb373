"""The names of cards: the card meant by a name, in any language and spelling."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from cards.face import Face, PrintedName
from cards.spelling import key, look_alikes, other_layouts

MOST_OFFERS = 8
NEAR_ENOUGH = 72
NEAR_ENOUGH_ON_OTHER_LAYOUT = 86  # translated by keys, most words are noise and resemble something
LONGEST_QUERY = 200
WORDS_OF_A_NAME = 95
"""How alike a name is to whole words of it."""


class MatchKind(StrEnum):
    EXACT = "exact"
    AMBIGUOUS = "ambiguous"
    NEAR = "near"
    NONE = "none"


class NameSuggestion(Struct, frozen=True):
    """A card that may be meant: its name in the reader's language, and the name that fitted, 0 to 100."""

    card: str
    name: str
    fitted: str
    likeness: int


class Match(Struct, frozen=True):
    """What was found for a typed name; `card` only if it is certain."""

    kind: MatchKind
    typed: str
    card: Face | None = None
    offers: tuple[NameSuggestion, ...] = ()


class NameEntry(Struct, frozen=True):
    """One way to write one card's name."""

    key: str
    text: str
    face: Face


def index(faces: Iterable[Face]) -> tuple[NameEntry, ...]:
    """All names of all cards, aliases too."""
    return tuple(
        NameEntry(key(text), text, face) for face in faces for name in face.names for text in _texts(name)
    )


def _texts(name: PrintedName) -> tuple[str, ...]:
    return (name.text, *name.aliases)


def called(entries: tuple[NameEntry, ...], typed: str) -> Face | None:
    """The one card with just this name, where `find` would be certain; what is like it is not looked for."""
    faces = {entry.face.id: entry.face for entry, _ in _same(entries, typed.strip()[:LONGEST_QUERY])}
    return next(iter(faces.values())) if len(faces) == 1 else None


def find(entries: tuple[NameEntry, ...], typed: str, language: str | None = None) -> Match:
    """The card with this name, or the cards it could be; `language` only says in which names are offered."""
    typed = typed.strip()[:LONGEST_QUERY]
    same = _same(entries, typed)
    if same:
        return _match(MatchKind.EXACT, typed, same, language)
    as_typed, on_other_layout = _readings(typed)
    holding = [
        (entry, WORDS_OF_A_NAME)
        for entry in entries
        if any(_holds(entry.key, reading) for reading in as_typed)
    ]
    if holding:
        return _match(MatchKind.NEAR, typed, holding, language)
    near = _nearest(entries, as_typed, NEAR_ENOUGH)
    near += _nearest(entries, on_other_layout, NEAR_ENOUGH_ON_OTHER_LAYOUT)
    return _match(MatchKind.NEAR, typed, near, language) if near else Match(MatchKind.NONE, typed)


def _readings(typed: str) -> tuple[list[str], list[str]]:
    """What was typed, as it is spelt; what it would be on another keyboard."""
    return [key(typed), *look_alikes(typed)], other_layouts(typed)


def _same(entries: tuple[NameEntry, ...], typed: str) -> list[tuple[NameEntry, int]]:
    for readings in _readings(typed):
        same = [(entry, 100) for entry in entries if entry.key and entry.key in readings]
        if same:
            return same
    return []


def _holds(name: str, reading: str) -> bool:
    """All words typed are words of the name."""
    return bool(reading) and set(reading.split()) <= set(name.split())


def _nearest(entries: tuple[NameEntry, ...], readings: list[str], enough: int) -> list[tuple[NameEntry, int]]:
    from rapidfuzz import fuzz, process  # 0.03 s, needed only when a name is misspelt

    keys = [entry.key for entry in entries]
    return [
        (entries[place], round(likeness))
        for reading in readings
        if len(reading) > 2
        for _, likeness, place in process.extract(
            reading, keys, scorer=fuzz.WRatio, score_cutoff=enough, limit=MOST_OFFERS
        )
    ]


def _match(kind: MatchKind, typed: str, found: list[tuple[NameEntry, int]], language: str | None) -> Match:
    best: dict[str, tuple[NameEntry, int]] = {}
    for entry, likeness in found:
        if entry.face.id not in best or likeness > best[entry.face.id][1]:
            best[entry.face.id] = (entry, likeness)
    ranked = sorted(best.values(), key=lambda one: (-one[1], one[0].face.id))
    offers = tuple(_offer(entry, likeness, language) for entry, likeness in ranked[:MOST_OFFERS])
    alike = sum(likeness >= WORDS_OF_A_NAME for _, likeness in ranked)
    if alike > 1:
        return Match(MatchKind.AMBIGUOUS, typed, None, offers)
    return Match(kind, typed, ranked[0][0].face if kind is MatchKind.EXACT else None, offers)


def _offer(entry: NameEntry, likeness: int, language: str | None) -> NameSuggestion:
    return NameSuggestion(entry.face.id, entry.face.name(language or "en"), entry.text, likeness)
