"""How like a word that was typed is to a word that is known: exactly, inflected, begun, misspelt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

INFLECTED, BEGUN, SLIP, PER_SLIP = 2, 4, 5, 4
"""What it costs, in tenths: another ending, only a beginning, a misspelling, each wrong letter of it."""
TURNED, SHORTEST_TURNED = 3, 5
"""What it costs that two neighbouring letters are turned round, and how long the word must be."""
SHORTEST_BEGINNING = 3
SHORTEST_STEM = 3
LONGEST_ENDING = 4
SHORTEST_MISSPELT = 3
VOWELS = "aeiouy"
FLEETING = "aeo"
"""Vowels that a Slavic word may lose where it is inflected."""
BOTH = 6
"""Letters that both endings of a word may have together."""


def spelt_likeness(typed: str, known: str) -> int | None:
    """The cost of taking one word for another whose letters begin alike; nothing if they do not."""
    if typed == known:
        return 0
    common = _common(typed, known)
    left, right = len(typed) - common, len(known) - common
    if left == 0 and common >= SHORTEST_BEGINNING:
        return INFLECTED if right <= 2 and common > SHORTEST_STEM else BEGUN
    if _drops_a_vowel(typed, known, common):
        return INFLECTED + 1
    if common < SHORTEST_STEM or left > LONGEST_ENDING or right > LONGEST_ENDING:
        return None
    if left and right and not _is_ending(typed[common:]) and not _is_ending(known[common:]):
        return None
    if common == SHORTEST_STEM:
        return INFLECTED if right == 0 and left <= 3 and len(typed) > SHORTEST_STEM else None
    if left + right > min(BOTH, common + 1):
        return None
    changed = right > 0 and not _is_ending(known[common:])
    return INFLECTED + (left + right > common // 2 + 1) + changed


def _drops_a_vowel(typed: str, known: str, common: int) -> bool:
    """Whether a word has lost its last vowel before an ending: замок, замка; zamek, zamku."""
    if common < SHORTEST_STEM or common != len(known) - 2 or known[-2] not in FLEETING or known[-1] in VOWELS:
        return False
    ending = typed[common + 1 :]
    return typed[common : common + 1] == known[-1] and 0 < len(ending) <= 3 and _is_ending(ending)


def _is_ending(tail: str) -> bool:
    return any(letter in VOWELS for letter in tail)


def _common(word: str, other: str) -> int:
    for at, (left, right) in enumerate(zip(word, other, strict=False)):
        if left != right:
            return at
    return min(len(word), len(other))


def slips_allowed(length: int) -> int:
    """How many wrong letters a word of this length may have."""
    return 0 if length < SHORTEST_MISSPELT else 1 if length < 6 else 2 if length < 10 else 3


@cache
def _letters_apart() -> Callable[..., int]:
    """How many letters must be changed, put in, left out or turned round to make one word another."""
    from rapidfuzz.distance import OSA  # 0.01 s, needed only when something is misspelt

    return OSA.distance


def slip_cost(typed: str, word: str) -> int | None:
    """What it costs to take a word for a known one that differs by a few letters; nothing if by more."""
    allowed = slips_allowed(min(len(typed), len(word)))
    if not allowed or abs(len(word) - len(typed)) > allowed:
        return None
    slips = _letters_apart()(typed, word, score_cutoff=allowed)
    alike = slips <= allowed and (slips < 2 or typed[:1] == word[:1])
    if alike and slips == 1 and len(typed) >= SHORTEST_TURNED and sorted(typed) == sorted(word):
        return TURNED
    return SLIP + PER_SLIP * (slips - 1) if alike else None


def misspelt(typed: str, known: Iterable[str]) -> list[tuple[str, int]]:
    """The known words that differ by a few wrong letters, and what each costs; the nearest alone count."""
    costs = ((word, slip_cost(typed, word)) for word in known)
    found = [(word, cost) for word, cost in costs if cost is not None]
    least = min((cost for _, cost in found), default=0)
    return [pair for pair in found if pair[1] == least]


@lru_cache(2**13)
def sounding(word: str) -> str:
    """The letters of a word as they sound, whichever alphabet it was carried over from."""
    for spelt, sound in SOUNDS:
        word = word.replace(spelt, sound)
    return word


SOUNDS = (
    ("dzh", "j"),
    ("shch", "sh"),
    ("sht", "sh"),
    ("sch", "sh"),
    ("zh", "j"),
    ("kh", "h"),
    ("ch", "c"),
    ("cz", "c"),
    ("sz", "sh"),
    ("rz", "j"),
    ("ck", "k"),
    ("ph", "f"),
    ("th", "t"),
    ("ts", "c"),
    ("w", "v"),
    ("x", "ks"),
    ("y", "i"),
    ("j", "i"),
    ("q", "k"),
    ("ll", "l"),
    ("nn", "n"),
    ("ss", "s"),
    ("dd", "d"),
    ("rr", "r"),
    ("tt", "t"),
    ("ie", "e"),
    ("ee", "i"),
    ("oo", "u"),
    ("ei", "e"),
    ("ai", "e"),
)
"""Spellings of one sound, each with a letter for it; what stands earlier goes before."""
