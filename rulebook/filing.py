"""Under which stems is each passage filed, and which words does a game use?

Ranking looks at thousands of passages for one key press, so what it needs of them is packed: a byte each for
kind, language and length, and for each stem the keys of its passages as an array.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from itertools import groupby

import msgspec

from rulebook.concepts import Meant, concepts
from rulebook.passages import KINDS, LONGEST_COUNTED, Passage, passages, tokens
from rulebook.sections import Book
from rulebook.sounds import sound
from rulebook.stems import fold, words

LANGUAGES = ("en", "bg", "pl", "ru")
"""A language's place here is its byte; one that is added goes to the end."""
KEYS = "I"
LAST_PLACE = 255
Row = tuple[object, ...]


class Filed(msgspec.Struct):
    """Rows by table."""

    passage: list[Row] = []
    facet: list[Row] = []
    leading: list[Row] = []
    posting: list[Row] = []
    word: list[Row] = []
    lexicon: list[Row] = []
    concept: list[Row] = []


def file_passages(books: list[Book]) -> Filed:
    """The rows of everything that can be found."""
    filed = Filed()
    for book in books:
        first = len(filed.passage)
        found = list(passages(book))
        said = [words(one.shown) for one in found]
        meant = concepts(book)
        filed.passage += [_row(first + at, one) for at, one in enumerate(found)]
        filed.facet.append(_facet(book, first, found, said))
        filed.leading += _leading(first, found)
        filed.concept += [(stem, book.game.id, " ".join(ids)) for stem, ids in sorted(meant.items())]
        filed.posting += _postings(book.game.id, first, found, said, meant)
        filed.word += _words(book.game.id, found, said)
    filed.lexicon = list(_lexicon(filed.word))
    filed.word = [(key, *row) for key, row in enumerate(filed.word)]
    return filed


def _row(key: int, one: Passage) -> Row:
    return key, one.kind, one.game, one.language, one.source, " ".join(one.rules), one.shown


def _facet(book: Book, first: int, found: list[Passage], said: list[list[str]]) -> Row:
    kinds = bytes(KINDS.index(one.kind) for one in found)
    languages = bytes(LANGUAGES.index(one.language) for one in found)
    lengths = bytes(min(LONGEST_COUNTED, len(one)) for one in said)
    texts = " ".join(dict.fromkeys(text.language for text in book.game.texts))
    return book.game.id, first, len({one.source for one in found}), texts, kinds, languages, lengths


def _leading(first: int, found: list[Passage]) -> Iterator[Row]:
    keys: dict[str, array[int]] = {}
    places: dict[str, bytearray] = {}
    for key, one in enumerate(found, first):
        for place, rule in enumerate(one.rules):
            keys.setdefault(rule, array(KEYS)).append(key)
            places.setdefault(rule, bytearray()).append(min(place, LAST_PLACE))
    for rule, where in sorted(keys.items()):
        yield rule, where.tobytes(), bytes(places[rule])


def _postings(
    game: str, first: int, found: list[Passage], said: list[list[str]], meant: Meant
) -> Iterator[Row]:
    keys: defaultdict[str, array[int]] = defaultdict(partial(array, KEYS))
    sources: defaultdict[str, set[str]] = defaultdict(set)
    for key, (one, its) in enumerate(zip(found, said, strict=True), first):
        under = set().union(*(tokens(word, one.language) for word in set(its)))
        for filed in under.union(*(meant[each] for each in under & meant.keys())):
            keys[filed].append(key)
            sources[filed].add(one.source)
    for filed, where in sorted(keys.items()):
        yield filed, game, len(sources[filed]), where.tobytes()


def _words(game: str, found: list[Passage], said: list[list[str]]) -> Iterator[Row]:
    """Every folded word that occurs, by language, with all tokens it is filed under and its sound."""
    occurring: defaultdict[str, set[str]] = defaultdict(set)
    for one, its in zip(found, said, strict=True):
        occurring[one.language].update(its)
    filed: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for language, some in occurring.items():
        for word in some:
            filed[language, fold(word)] |= tokens(word, language)
    for (language, word), under in sorted(filed.items()):
        yield word, game, language, " ".join(sorted(under)), sound(word, language)


def _lexicon(word_rows: list[Row]) -> Iterator[Row]:
    """The words of each game and language in one row, in the order of their keys."""
    first = 0
    for (game, language), rows in groupby(word_rows, key=lambda row: (row[1], row[2])):
        some = list(rows)
        yield game, language, first, *("\n".join(str(row[at]) for row in some) for at in (0, 4))
        first += len(some)
