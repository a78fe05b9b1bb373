"""The names of cards and their spellings: the card meant by a name, in any language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from cards.facts import OUR_TERM, Face, PrintedName
from rulebook.text.letters import from_keys, to_keys

CYRILLIC_LETTERS = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
IN_LATIN = "a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya"
CYRILLIC = dict(zip(CYRILLIC_LETTERS, IN_LATIN.split(), strict=True))
LATIN_EXTRA = {"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "ß": "ss"}
PLAIN = str.maketrans({**CYRILLIC, **LATIN_EXTRA, "'": "", "’": "", "‘": "", "`": "", "´": ""})

LOOK_CYRILLIC = "асеорхуікмтнв"
LOOK_LATIN = "aceopxyikmthb"
TO_LATIN = str.maketrans(LOOK_CYRILLIC, LOOK_LATIN)
TO_CYRILLIC = str.maketrans(LOOK_LATIN, LOOK_CYRILLIC)

FROM_KEYS, TO_KEYS = from_keys(), to_keys()


def key(text: str) -> str:
    """The text in plain lower-case Latin letters and single spaces; what it is compared by."""
    # Compose first: й must be transliterated as one letter, not lose its breve.
    plain = unicodedata.normalize("NFC", text).casefold().translate(PLAIN)
    letters = "".join(
        sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign)
    )
    # Ornamental letters have become ordinary ones only now, capitals among them.
    return " ".join(re.findall(r"[^\W_]+", letters.casefold().translate(PLAIN)))


def look_alikes(text: str) -> list[str]:
    """If Latin and Cyrillic are mixed: the keys of the text as all the one or all the other."""
    low = text.casefold()
    if not (re.search(r"[a-z]", low) and re.search(r"[а-яёіїєґ]", low)):
        return []
    return [key(low.translate(TO_LATIN)), key(low.translate(TO_CYRILLIC))]


def other_layouts(text: str) -> list[str]:
    """Keys of the text as it would stand had the keyboard been on another layout."""
    low = text.casefold()
    tables = FROM_KEYS if re.search(r"[a-z]", low) else TO_KEYS
    return sorted({key(low.translate(table)) for table in tables} - {key(text), ""})


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
    is_ours: bool = False
    """The name is in no known booklet and on no known card."""


def index(faces: Iterable[Face]) -> tuple[NameEntry, ...]:
    """All names of all cards, aliases too."""
    return tuple(
        NameEntry(key(text), text, face, name.basis == OUR_TERM)
        for face in faces
        for name in face.names
        for text in _texts(name)
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
        printed = [(entry, likeness) for entry, likeness in holding if not entry.is_ours]
        return _match(MatchKind.NEAR, typed, printed or holding, language)
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


def _match(kind: MatchKind, typed: str, likely: list[tuple[NameEntry, int]], language: str | None) -> Match:
    best: dict[str, tuple[NameEntry, int]] = {}
    for entry, likeness in likely:
        if entry.face.id not in best or likeness > best[entry.face.id][1]:
            best[entry.face.id] = (entry, likeness)
    ranked = sorted(best.values(), key=lambda ranked_name: (-ranked_name[1], ranked_name[0].face.id))
    offers = tuple(_offer(entry, likeness, language) for entry, likeness in ranked[:MOST_OFFERS])
    alike = sum(likeness >= WORDS_OF_A_NAME for _, likeness in ranked)
    if alike > 1:
        return Match(MatchKind.AMBIGUOUS, typed, None, offers)
    return Match(kind, typed, ranked[0][0].face if kind is MatchKind.EXACT else None, offers)


def _offer(entry: NameEntry, likeness: int, language: str | None) -> NameSuggestion:
    return NameSuggestion(entry.face.id, entry.face.name(language or "en"), entry.text, likeness)
