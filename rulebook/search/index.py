"""The index as it is read from the database: passages by stem, and their facts."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from rulebook.search.postings import KEYS, KINDS, PassageKind
from rulebook.text.stems import fold, words

QueryRows = Callable[..., list[tuple[object, ...]]]


class Posting(NamedTuple):
    """The passages of one game that hold a stem, and the number of sources they stand for."""

    game: str
    occurs: int
    passages: array[int]


class IndexedPassage(NamedTuple):
    """A stored passage."""

    key: int
    kind: PassageKind
    game: str
    language: str
    source: str
    rules: tuple[str, ...]
    shown: str


class WordList(NamedTuple):
    """The words of a game in one language, sorted, and how each sounds; `first` is the key of the first."""

    game: str
    language: str
    first: int
    words: list[str]
    sounds: list[str]


class GameFacts(NamedTuple):
    """How much a game has to search, and in which languages its booklets are."""

    sources: int
    texts: tuple[str, ...]


class Index:
    """The passages of all games by stem; `rows` asks the database."""

    def __init__(self, rows: QueryRows) -> None:
        self.rows = rows
        self._postings: dict[str, list[Posting]] = {}
        self._passages: dict[int, IndexedPassage] = {}
        self._shown: dict[int, frozenset[str]] = {}
        self._lexicons: list[WordList] | None = None
        self._occurs: dict[str, list[tuple[WordList, int]]] = {}
        self._concepts: dict[str, list[tuple[str, list[str]]]] = {}
        self._leading: dict[str, dict[int, int]] = {}
        self._tokens: dict[int, tuple[str, ...]] = {}
        self.games: dict[str, GameFacts] = {}
        self.beside: dict[object, object] = {}
        """What is worked out for searchers of a language, or in one game, kept as long as the index is."""
        self.kinds = self.languages = self.lengths = b""
        self._firsts: list[int] = []
        self._read_games()

    def _read_games(self) -> None:
        """Puts the facts of all games together, in the order of their passages."""
        for game, sources, texts, kinds, languages, lengths in self.rows(
            "SELECT game, sources, texts, kinds, languages, lengths FROM facet ORDER BY first"
        ):
            self._firsts.append(len(self.kinds))
            self.games[str(game)] = GameFacts(int(str(sources)), tuple(str(texts).split()))
            self.kinds += bytes(_blob(kinds))
            self.languages += bytes(_blob(languages))
            self.lengths += bytes(_blob(lengths))

    def sources(self, game: str | None) -> int:
        """How many sections, terms and questions are searched."""
        if game is not None:
            return self.games[game].sources if game in self.games else 0
        return sum(facts.sources for facts in self.games.values())

    def facets(self) -> Iterator[tuple[GameFacts, bytes, bytes]]:
        """The games in the order of their passages, with the kinds and the languages of these."""
        for facts, start, end in zip(
            self.games.values(), self._firsts, [*self._firsts[1:], len(self.kinds)], strict=True
        ):
            yield facts, self.kinds[start:end], self.languages[start:end]

    def postings(self, tokens: Iterable[str], game: str | None) -> dict[str, list[Posting]]:
        """By token, for one game or all; tokens nothing is filed under are left out."""
        wanted = list(tokens)
        missing = [token for token in wanted if token not in self._postings]
        if missing:
            self._postings.update((token, []) for token in missing)
            query = (
                "SELECT token, game, occurs, passages FROM posting"
                " WHERE token IN (SELECT value FROM json_each(?)) ORDER BY token, game"
            )
            for token, of, occurs, passages in self.rows(query, msgspec.json.encode(missing).decode()):
                posting = Posting(str(of), int(str(occurs)), array(KEYS, _blob(passages)))
                self._postings[str(token)].append(posting)
        by_token = {
            token: [posting for posting in self._postings[token] if game in (None, posting.game)]
            for token in wanted
        }
        return {token: postings for token, postings in by_token.items() if postings}

    def occurs(self, word: str) -> list[tuple[WordList, int]]:
        """The games and languages a folded word occurs in, with its key there."""
        places = self._occurs.get(word)
        if places is None:
            places = self._occurs[word] = []
            for lexicon in self.lexicons():
                at = bisect_left(lexicon.words, word)
                if at < len(lexicon.words) and lexicon.words[at] == word:
                    places.append((lexicon, lexicon.first + at))
        return places

    def sounding(self, language: str, sounds: Iterable[str]) -> list[tuple[str, tuple[str, ...]]]:
        """The games and tokens of the words of a language that sound like one of these."""
        query = (
            "SELECT game, tokens FROM word WHERE sound IN (SELECT value FROM json_each(?)) AND language = ?"
        )
        rows = self.rows(query, msgspec.json.encode(list(sounds)).decode(), language)
        return [(str(game), tuple(str(tokens).split())) for game, tokens in rows]

    def lexicons(self) -> list[WordList]:
        """All words of all games."""
        if self._lexicons is None:
            rows = self.rows("SELECT game, language, first, words, sounds FROM lexicon ORDER BY first")
            self._lexicons = [
                WordList(
                    str(game), str(language), int(str(first)), str(words).split("\n"), str(sounds).split("\n")
                )
                for game, language, first, words, sounds in rows
            ]
        return self._lexicons

    def tokens(self, keys: Iterable[int]) -> dict[int, tuple[str, ...]]:
        """The tokens of words by their keys."""
        wanted = list(keys)
        missing = [key for key in wanted if key not in self._tokens]
        if missing:
            query = "SELECT key, tokens FROM word WHERE key IN (SELECT value FROM json_each(?))"
            for key, tokens in self.rows(query, msgspec.json.encode(missing).decode()):
                self._tokens[int(str(key))] = tuple(str(tokens).split())
        return {key: self._tokens[key] for key in wanted}

    def concepts(self, tokens: Iterable[str], game: str | None) -> dict[str, list[str]]:
        """By token the concepts it may mean in a game or in all."""
        wanted = list(tokens)
        missing = [token for token in wanted if token not in self._concepts]
        if missing:
            self._concepts.update((token, []) for token in missing)
            query = (
                "SELECT token, game, concepts FROM concept WHERE token IN (SELECT value FROM json_each(?))"
            )
            for token, of, meant in self.rows(query, msgspec.json.encode(missing).decode()):
                self._concepts[str(token)].append((str(of), str(meant).split()))
        return {
            token: [meaning for of, meant in self._concepts[token] if game in (None, of) for meaning in meant]
            for token in wanted
        }

    def leading_to(self, rules: Iterable[str]) -> dict[str, dict[int, int]]:
        """By rule the passages that lead to it, each with the place the rule has among those it leads to."""
        wanted = list(rules)
        missing = [rule for rule in wanted if rule not in self._leading]
        if missing:
            query = (
                "SELECT rule, passages, places FROM leading WHERE rule IN (SELECT value FROM json_each(?))"
            )
            for rule, passages, places in self.rows(query, msgspec.json.encode(missing).decode()):
                keys = array(KEYS, _blob(passages))
                self._leading[str(rule)] = dict(zip(keys, _blob(places), strict=True))
        return {rule: self._leading[rule] for rule in wanted}

    def words_shown(self, passage: IndexedPassage) -> frozenset[str]:
        """The folded words a passage shows."""
        folded = self._shown.get(passage.key)
        if folded is None:
            folded = self._shown[passage.key] = frozenset(map(fold, words(passage.shown)))
        return folded

    def passages(self, keys: Iterable[int]) -> list[IndexedPassage]:
        wanted = list(keys)
        missing = [key for key in wanted if key not in self._passages]
        if missing:
            query = (
                "SELECT key, kind, game, language, source, rules, shown FROM passage"
                " WHERE key IN (SELECT value FROM json_each(?))"
            )
            for key, kind, game, language, source, rules, shown in self.rows(
                query, msgspec.json.encode(missing).decode()
            ):
                self._passages[int(str(key))] = IndexedPassage(
                    int(str(key)), KINDS[KINDS.index(str(kind))], str(game), str(language), str(source),
                    tuple(str(rules).split()), str(shown),
                )  # fmt: skip
        return [self._passages[key] for key in wanted if key in self._passages]


def _blob(value: object) -> bytes:
    return value if isinstance(value, bytes) else b""
