"""Under which stems is each passage filed, and which words does a game use?

Ranking looks at thousands of passages for one key press, so what it needs of them is packed: a byte each for
kind, language and length, and for each stem the keys of its passages as an array.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import groupby

import msgspec

from rulebook.passages import KINDS, LONGEST_COUNTED, Passage, passages, token
from rulebook.sections import Book
from rulebook.sounds import sound
from rulebook.stems import fold, stems

LANGUAGES = ("en", "bg", "pl", "ru")
"""A language's place here is its byte; one that is added goes to the end."""
KEYS = "I"
Row = tuple[object, ...]


class Filed(msgspec.Struct):
    """Rows by table."""

    passage: list[Row] = []
    facet: list[Row] = []
    posting: list[Row] = []
    word: list[Row] = []
    lexicon: list[Row] = []


def file_passages(books: list[Book]) -> Filed:
    """The rows of everything that can be found."""
    filed = Filed()
    for book in books:
        first = len(filed.passage)
        found = list(passages(book))
        filed.passage += [_row(first + at, one) for at, one in enumerate(found)]
        filed.facet.append(_facet(book, first, found))
        filed.posting += _postings(book.game.id, first, found)
        filed.word += _words(book.game.id, found)
    filed.lexicon = list(_lexicon(filed.word))
    filed.word = [(key, *row) for key, row in enumerate(filed.word)]
    return filed


def _row(key: int, one: Passage) -> Row:
    return key, one.kind, one.game, one.language, one.source, " ".join(one.rules), one.shown


def _facet(book: Book, first: int, found: list[Passage]) -> Row:
    kinds = bytes(KINDS.index(one.kind) for one in found)
    languages = bytes(LANGUAGES.index(one.language) for one in found)
    lengths = bytes(min(LONGEST_COUNTED, len(one.words())) for one in found)
    texts = " ".join(dict.fromkeys(text.language for text in book.game.texts))
    return book.game.id, first, len({one.source for one in found}), texts, kinds, languages, lengths


def _postings(game: str, first: int, found: list[Passage]) -> Iterator[Row]:
    keys: dict[str, array[int]] = {}
    sources: dict[str, set[str]] = {}
    for key, one in enumerate(found, first):
        for filed in one.filed_under():
            keys.setdefault(filed, array(KEYS)).append(key)
            sources.setdefault(filed, set()).add(one.source)
    for filed, where in sorted(keys.items()):
        yield filed, game, len(sources[filed]), where.tobytes()


def _words(game: str, found: list[Passage]) -> Iterator[Row]:
    """Every folded word that occurs, by language, with all tokens it is filed under and its sound."""
    filed: dict[tuple[str, str], set[str]] = {}
    occurring = {(word, one.language) for one in found for word in one.words()}
    for word, language in occurring:
        filed.setdefault((language, fold(word)), set()).update(stems(word, language))
    for (language, word), under in sorted(filed.items()):
        tokens = " ".join(token(stem, language) for stem in sorted(under))
        yield word, game, language, tokens, sound(word, language)


def _lexicon(word_rows: list[Row]) -> Iterator[Row]:
    """The words of each game and language in one row, in the order of their keys."""
    first = 0
    for (game, language), rows in groupby(word_rows, key=lambda row: (row[1], row[2])):
        some = list(rows)
        yield game, language, first, *("\n".join(str(row[at]) for row in some) for at in (0, 4))
        first += len(some)
