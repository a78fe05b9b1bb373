"""The query: what each of its words may mean, and how much it tells."""

from __future__ import annotations

import math
from collections.abc import Collection

import msgspec

from rulebook.search.index import Index
from rulebook.search.vocabulary import SAME_SOUND, SearchVocabulary, Tokens, how_telling, is_common
from rulebook.text.letters import look_alikes, other_layouts
from rulebook.text.stems import fold, script, words

LONGEST_QUERY = 40
MOST_KEPT = 2000
"""The most read words that stay in memory, for each game and language."""
OTHER_KEYBOARD, LOOKS_ALIKE, SAME_MEANING = 0.97, 0.98, 0.86
LIKE_ON_OTHER_KEYBOARD = 84.0
"""Two mistakes at once have to leave more of the word."""


class QueryWord(msgspec.Struct, frozen=True):
    """A word of the query: how much it tells, and by token how surely it is meant (100 is certain)."""

    word: str
    weight: float
    tokens: Tokens
    common: bool = False

    @property
    def surely(self) -> float:
        """How certain it is that this is a word of the rulebook."""
        return _surest(self.tokens)


def query_words(
    index: Index,
    query: str,
    game: str | None,
    language: str | None,
    spelt: Collection[str] = (),
) -> list[QueryWord]:
    """The words of a query, each once, understood by the words of the game alone where one is named.

    `spelt`: folded words that are surely spelt as they are meant, so that none is guessed in place of them.
    """
    reader = _reader(index, game, language)
    typed = query.split()[:LONGEST_QUERY]
    by_word: dict[str, QueryWord] = {}
    for at, chunk in enumerate(typed):
        being_typed = at == len(typed) - 1 and query[-1:] == chunk[-1:]
        for asked in reader.understood(chunk, being_typed, spelt):
            by_word.setdefault(asked.word, asked)
    return list(by_word.values())


def _reader(index: Index, game: str | None, language: str | None) -> _Reader:
    """The reader of queries in a language and game, with the words it has read before."""
    reader = index.beside.get((game, language))
    if not isinstance(reader, _Reader):
        reader = index.beside[game, language] = _Reader(index, game, language)
    return reader


class _Reader:
    def __init__(self, index: Index, game: str | None, language: str | None) -> None:
        self._index = index
        self._game = game
        self._language = language
        self._vocabulary = SearchVocabulary(index, game)
        self._understood: dict[tuple[str, bool, bool], tuple[QueryWord, ...]] = {}

    def understood(self, chunk: str, being_typed: bool, spelt: Collection[str]) -> tuple[QueryWord, ...]:
        """The word between two spaces. At the next key press all words but one are the same."""
        is_spelt = bool(spelt) and all(fold(word) in spelt for word in words(chunk))
        readings = self._understood.get((chunk, being_typed, is_spelt))
        if readings is None:
            if len(self._understood) >= MOST_KEPT:
                self._understood.clear()
            meanings = self.written(chunk) if is_spelt else self.meanings(chunk, being_typed)
            readings = tuple(self.asked(word, tokens) for word, tokens in meanings)
            self._understood[chunk, being_typed, is_spelt] = readings
        return readings

    def asked(self, word: str, tokens: Tokens) -> QueryWord:
        """A word that occurs often tells less, one that only holds a sentence together next to nothing."""
        weight = how_telling(word) * self._weight(tokens)
        if is_common(word):
            return QueryWord(word, weight, tokens, common=True)
        return QueryWord(word, weight, {**self._meaning(tokens), **tokens})

    def _meaning(self, tokens: Tokens) -> Tokens:
        """What else means the same; by the words of the searcher's language if it is one of them."""
        spoken = [token for token in tokens if self._language and token.startswith(f"{self._language}:")]
        concepts = self._index.concepts(spoken or tokens, self._game)
        return {concept: SAME_MEANING * tokens[word] for word, meant in concepts.items() for concept in meant}

    def _weight(self, tokens: Tokens) -> float:
        best = _surest(tokens)
        postings = self._index.postings((token for token, sure in tokens.items() if sure == best), self._game)
        occurs = max((sum(posting.occurs for posting in of) for of in postings.values()), default=0)
        return math.log(1 + self._index.sources(self._game) / (1 + occurs))

    def written(self, chunk: str) -> list[tuple[str, Tokens]]:
        """Each folded word between two spaces, with its meaning as written."""
        return [(fold(word), self._known(word)) for word in words(chunk)]

    def meanings(self, chunk: str, being_typed: bool) -> list[tuple[str, Tokens]]:
        """Each folded word between two spaces, with its possible meanings."""
        plain = self.written(chunk)
        if all(tokens or is_common(word) for word, tokens in plain):
            return plain
        read = self._on_other_keyboard(chunk)
        return read or [(word, tokens or self._guessed(word, being_typed)) for word, tokens in plain]

    def _on_other_keyboard(self, chunk: str) -> list[tuple[str, Tokens]]:
        readings = list(other_layouts(chunk))
        self._vocabulary.expect(word for reading in readings for word in reading)
        for reading in readings:
            known = [(fold(word), self._known(word)) for word in reading]
            if any(tokens for _, tokens in known) and all(
                tokens or is_common(word) for word, tokens in known
            ):
                return [(word, _less(tokens, OTHER_KEYBOARD)) for word, tokens in known]
        return []

    def _known(self, word: str) -> Tokens:
        """The word as written, or in the alphabet it is meant to be in."""
        as_it_stands = self._as_written(word)
        if as_it_stands:
            return as_it_stands
        for other in look_alikes(word):
            if tokens := self._as_written(other):
                return _less(tokens, LOOKS_ALIKE)
        return self._vocabulary.sounding(word)

    def _as_written(self, word: str) -> Tokens:
        folded = fold(word)
        occurs = self._vocabulary.occurs(folded)
        known = bool(occurs) and (self._language is None or self._language in occurs)
        likeness = {} if known else self._vocabulary.inflected(word)
        for tokens in occurs.values():
            likeness.update(tokens)
        if script(word) == "latin" and likeness and self._may_be_transliterated(occurs):
            likeness = {**dict.fromkeys(self._vocabulary.sounding(word), SAME_SOUND), **likeness}
        return likeness

    def _may_be_transliterated(self, occurs: dict[str, Tokens]) -> bool:
        """A Bulgarian who types 'zasada' means no Polish word, nor who plays from a Russian booklet."""
        if self._language is not None:
            return self._language in ("bg", "ru")
        facts = [self._index.games[self._game]] if self._game in self._index.games else []
        return not any(text in occurs for fact in facts for text in fact.texts) and "en" not in occurs

    def _guessed(self, word: str, being_typed: bool) -> Tokens:
        """What it may be with letters missing, too many or changed."""
        spelt = [fold(word), *look_alikes(fold(word))]
        begun = {token: sure for form in spelt for token, sure in self._vocabulary.begun(form).items()}
        if being_typed and begun:
            return begun
        likest = max((self._vocabulary.like(form) for form in spelt), key=_surest)
        return likest or self._begun_on_other_keyboard(word, being_typed)

    def _begun_on_other_keyboard(self, word: str, being_typed: bool) -> Tokens:
        readings = [reading[0] for reading in other_layouts(word) if len(reading) == 1]
        for reading in readings:
            begun = self._vocabulary.begun(fold(reading)) if being_typed else {}
            if begun:
                return _less(begun, OTHER_KEYBOARD)
        likest = [self._vocabulary.like(fold(reading), LIKE_ON_OTHER_KEYBOARD) for reading in readings]
        return _less(max(likest, key=_surest, default={}), OTHER_KEYBOARD)


def _less(tokens: Tokens, factor: float) -> Tokens:
    return {token: factor * sure for token, sure in tokens.items()}


def _surest(tokens: Tokens) -> float:
    return max(tokens.values(), default=0.0)
