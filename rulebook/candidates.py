"""Which passages could somebody mean who types these words?

A word is filed under its stems. A word that occurs nowhere is replaced by the words whose letters are most
like it: the trigram index names some thirty, rapidfuzz keeps the best.
"""

from __future__ import annotations

import math

import msgspec

from rulebook.passages import PassageKind
from rulebook.stems import COMMON_WORDS, fold, stems, words
from rulebook.store import Rulebook

CANDIDATES = 40
WORDS_LIKE_IT = 4
LEAST_LIKENESS = 70.0
LONGEST_QUERY = 24
SAYS_LITTLE = 0.15
TELLING = 0.4
"""A word that tells less than this share of what the rarest one tells brings no candidates of its own."""


class Asked(msgspec.Struct, frozen=True):
    """A word of the query: how much it tells, and by stem how surely it is meant (100 is certain)."""

    word: str
    weight: float
    stems: dict[str, float]


class Candidate(msgspec.Struct, frozen=True):
    """A passage that shares a stem with the query."""

    kind: PassageKind
    game: str
    language: str
    source: str
    rules: tuple[str, ...]
    shown: str
    stems: frozenset[str]


def asked_words(rulebook: Rulebook, query: str, game: str | None) -> list[Asked]:
    """The words of a query, understood by the words of the game alone where one is named."""
    [(found,)] = rulebook.rows("SELECT count(*) FROM passage WHERE game = coalesce(?, game)", game)
    passages = int(str(found))
    return [_asked(rulebook, word, game, passages) for word in dict.fromkeys(words(query)[:LONGEST_QUERY])]


def _asked(rulebook: Rulebook, word: str, game: str | None, passages: int) -> Asked:
    folded = fold(word)
    found = dict.fromkeys(stems(word), 100.0)
    occurs = rulebook.rows("SELECT stems FROM word WHERE word = ? AND game = coalesce(?, game)", folded, game)
    for (filed,) in occurs:
        found.update(dict.fromkeys(str(filed).split(), 100.0))
    if not occurs:
        for filed, likeness in _like(rulebook, folded, game):
            found.update({stem: max(likeness, found.get(stem, 0.0)) for stem in filed})
    weight = _weight(rulebook, list(found), game, passages)
    return Asked(folded, SAYS_LITTLE * weight if word in COMMON_WORDS or len(word) == 1 else weight, found)


def _like(rulebook: Rulebook, word: str, game: str | None) -> list[tuple[list[str], float]]:
    """The stems of the words most like this one, with the likeness."""
    from rapidfuzz import fuzz, process  # 0.03 s

    near: dict[str, list[str]] = {}
    for other, filed in _near(rulebook, word, game):
        near.setdefault(str(other), []).extend(str(filed).split())
    best = process.extract(
        word, list(near), scorer=fuzz.ratio, score_cutoff=LEAST_LIKENESS, limit=WORDS_LIKE_IT
    )
    return [(near[other], likeness) for other, likeness, _ in best]


def _near(rulebook: Rulebook, word: str, game: str | None) -> list[tuple[object, ...]]:
    """Words with three letters in a row in common, or at least the first letter."""
    trigrams = " OR ".join(f'"{word[at : at + 3]}"' for at in range(len(word) - 2))
    query = (
        "SELECT word.word, stems FROM word_letters JOIN word ON key = word_letters.rowid"
        " WHERE word_letters MATCH ? AND game = coalesce(?, game) ORDER BY rank LIMIT 30"
    )
    shared = rulebook.rows(query, trigrams, game) if trigrams else []
    begins = (
        "SELECT word, stems FROM word"
        " WHERE word GLOB ? AND abs(length(word) - ?) < 2 AND game = coalesce(?, game) LIMIT 200"
    )
    return shared + rulebook.rows(begins, word[:1] + "*", len(word), game)


def _weight(rulebook: Rulebook, found: list[str], game: str | None, passages: int) -> float:
    query = (
        "SELECT sum(passages) AS occurs FROM stem WHERE stem IN (SELECT value FROM json_each(?))"
        " AND game = coalesce(?, game) GROUP BY stem ORDER BY occurs DESC LIMIT 1"
    )
    occurs = [int(str(most)) for (most,) in rulebook.rows(query, msgspec.json.encode(found).decode(), game)]
    return math.log(1 + passages / (1 + sum(occurs)))


def candidates(rulebook: Rulebook, asked: list[Asked], game: str | None) -> list[Candidate]:
    rarest = max((word.weight for word in asked), default=0.0)
    sought = {stem for word in asked if word.weight >= TELLING * rarest for stem in word.stems}
    if not sought:
        return []
    query = (
        "SELECT kind, game, language, source, rules, shown, passage.stems FROM passage_stems"
        " JOIN passage ON key = passage_stems.rowid"
        " WHERE passage_stems MATCH ? AND game = coalesce(?, game) ORDER BY rank LIMIT ?"
    )
    match = " OR ".join(f'"{stem}"' for stem in sorted(sought))
    return [_candidate(row) for row in rulebook.rows(query, match, game, CANDIDATES)]


def _candidate(row: tuple[object, ...]) -> Candidate:
    values = dict(zip(Candidate.__struct_fields__, map(str, row), strict=True))
    lists = {"rules": values["rules"].split(), "stems": values["stems"].split()}
    return msgspec.convert({**values, **lists}, Candidate)
