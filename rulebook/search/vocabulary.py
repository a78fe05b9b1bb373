"""The vocabulary: the words of the rulebook a typed word may stand for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from rulebook.search.index import Index, WordList
from rulebook.search.passages import token
from rulebook.text.letters import sound, sounds_like
from rulebook.text.stems import LANGUAGES_OF_SCRIPT, script, stems

Tokens = dict[str, float]
"""By token how surely it is meant; 100 is certain."""
CERTAIN, INFLECTED, SAME_SOUND, IN_OTHER_LETTERS = 100.0, 98.0, 96.0, 94.0
BEGUN, ALL_BUT_DONE = 80.0, 15.0
"""A word that goes on as begun: more surely the less is missing."""
LEAST_LIKENESS = 70.0
LEAST_LIKE_SOUND = 75.0
WITHIN = 9.0
WORDS_LIKE_IT = 4
WORDS_BEGUN = 8
SHORTEST_BEGINNING = 3
FEWEST_SOUNDS = 3


class SearchVocabulary:
    """The words of one game, or of all."""

    def __init__(self, index: Index, game: str | None) -> None:
        self._index = index
        self._game = game

    def occurs(self, word: str) -> dict[str, Tokens]:
        """By language the tokens of a folded word that occurs in it."""
        found: dict[str, Tokens] = {}
        for lexicon, key in self._index.occurs(word):
            if self._game in (None, lexicon.game):
                tokens = dict.fromkeys(self._index.tokens((key,))[key], CERTAIN)
                found.setdefault(lexicon.language, {}).update(tokens)
        return found

    def inflected(self, word: str) -> Tokens:
        """The stems of a word in the languages of its letters, where something is filed under them."""
        return dict.fromkeys(self._index.postings(_stems(word), self._game), INFLECTED)

    def expect(self, some: Iterable[str]) -> None:
        """These words will be looked up: what is filed under their stems is read at once."""
        self._index.postings((one for word in some for one in _stems(word)), self._game)

    def sounding(self, word: str) -> Tokens:
        """Words of other letters that sound the same."""
        likeness = SAME_SOUND if script(word) == "latin" else IN_OTHER_LETTERS
        heard = _heard(word)
        found = (one for language, sounds in heard.items() for one in self._index.sounding(language, sounds))
        return {one: likeness for game, tokens in found if self._game in (None, game) for one in tokens}

    def begun(self, word: str) -> Tokens:
        """Words that begin like this one, while it is still being typed."""
        if len(word) < SHORTEST_BEGINNING:
            return {}
        found = sorted(self._beginning(word))[:WORDS_BEGUN]
        sure = {key: BEGUN + ALL_BUT_DONE * len(word) / length for length, key in found}
        return self._tokens(sure)

    def _beginning(self, word: str) -> Iterator[tuple[int, int]]:
        """The length and key of each word that begins so."""
        for lexicon in self._lexicons(LANGUAGES_OF_SCRIPT[script(word)]):
            at = bisect_left(lexicon.words, word)
            while at < len(lexicon.words) and lexicon.words[at].startswith(word):
                yield len(lexicon.words[at]), lexicon.first + at
                at += 1

    def like(self, word: str, least: float = LEAST_LIKENESS) -> Tokens:
        """The words most like this one, in its own letters or by their sound."""
        near: dict[int, float] = {}
        for lexicon in self._lexicons(LANGUAGES_OF_SCRIPT[script(word)]):
            _add(near, lexicon.first, _likest(word, lexicon.words, least))
        for language, sounds in _heard(word).items():
            for lexicon in self._lexicons((language,)):
                for heard in sounds:
                    likest = _likest(heard, lexicon.sounds, max(least, LEAST_LIKE_SOUND))
                    _add(near, lexicon.first, [(at, sure * SAME_SOUND / CERTAIN) for at, sure in likest])
        best = sorted(near.items(), key=lambda one: (-one[1], one[0]))[: 2 * WORDS_LIKE_IT]
        return self._tokens({key: sure for key, sure in best if sure > best[0][1] - WITHIN})

    def _lexicons(self, languages: Iterable[str]) -> list[WordList]:
        wanted = tuple(languages)
        return [
            one for one in self._index.lexicons() if one.language in wanted and self._game in (None, one.game)
        ]

    def _tokens(self, sure: dict[int, float]) -> Tokens:
        """The tokens of words given by their keys."""
        found: Tokens = {}
        for key, tokens in self._index.tokens(sure).items():
            found.update((one, max(sure[key], found.get(one, 0.0))) for one in tokens)
        return found


def _stems(word: str) -> list[str]:
    own = LANGUAGES_OF_SCRIPT[script(word)]
    found = {token(stem, language) for language in own for stem in stems(word, language)}
    return sorted(found)  # so that one process finds what another finds


def _likest(word: str, others: Sequence[str], least: float) -> list[tuple[int, float]]:
    """The places of the words most like this one; a letter more, less, changed or swapped counts one."""
    from rapidfuzz import process  # 0.03 s
    from rapidfuzz.distance import OSA

    scorer = OSA.normalized_similarity
    best = process.extract(word, others, scorer=scorer, score_cutoff=least / CERTAIN, limit=WORDS_LIKE_IT)
    return [(at, CERTAIN * likeness) for _, likeness, at in best]


def _add(near: dict[int, float], first: int, likest: Iterable[tuple[int, float]]) -> None:
    for at, sure in likest:
        near[first + at] = max(sure, near.get(first + at, 0.0))


def _heard(word: str) -> dict[str, tuple[str, ...]]:
    """By language of other letters, how a word may sound in it."""
    if len(set(word)) < FEWEST_SOUNDS:
        return {}
    if script(word) == "latin":
        return {language: sounds_like(word, language) for language in LANGUAGES_OF_SCRIPT["cyrillic"]}
    return {language: (sound(word, "ru"),) for language in LANGUAGES_OF_SCRIPT["latin"]}
