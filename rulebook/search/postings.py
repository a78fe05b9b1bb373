"""The postings: the passages of each stem, and the words and synonyms of a game."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from itertools import groupby

import msgspec

from rulebook.content.models import Book
from rulebook.search.passages import KINDS, LONGEST_COUNTED, SearchPassage, passages, token, tokens
from rulebook.text.letters import sound
from rulebook.text.stems import LANGUAGES, fold, stems, words

CONCEPT = "="
"""What stands in a concept's token for the language."""
MOST_MEANINGS = 2
"""A word of more terms, such as 'symbol', says of none that it is meant."""
ConceptsOfWord = dict[str, tuple[str, ...]]


def concepts(book: Book) -> ConceptsOfWord:
    """The tokens of the concepts that a stem may mean."""
    found: dict[str, dict[str, None]] = {}
    for term in book.terms:
        if term.rules and not term.card:
            for language, forms in term.forms.items():
                for stem in _single_stems(forms, language):
                    found.setdefault(token(stem, language), {})[token(term.id, CONCEPT)] = None
    return {stem: tuple(meant) for stem, meant in found.items() if len(meant) <= MOST_MEANINGS}


def _single_stems(forms: tuple[str, ...], language: str) -> set[str]:
    """The stems of the forms that are one word."""
    single = [form for form in map(words, forms) if len(form) == 1]
    return {stem for form in single for stem in stems(form[0], language)}


KEYS = "I"
LAST_PLACE = 255
PostingRow = tuple[object, ...]


class PostingRows(msgspec.Struct):
    """Rows by table."""

    passage: list[PostingRow] = []
    facet: list[PostingRow] = []
    leading: list[PostingRow] = []
    posting: list[PostingRow] = []
    word: list[PostingRow] = []
    lexicon: list[PostingRow] = []
    concept: list[PostingRow] = []


def posting_rows(books: list[Book]) -> PostingRows:
    """The rows of everything that can be found."""
    filed = PostingRows()
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


def _row(key: int, one: SearchPassage) -> PostingRow:
    return key, one.kind, one.game, one.language, one.source, " ".join(one.rules), one.shown


def _facet(book: Book, first: int, found: list[SearchPassage], said: list[list[str]]) -> PostingRow:
    kinds = bytes(KINDS.index(one.kind) for one in found)
    languages = bytes(LANGUAGES.index(one.language) for one in found)
    lengths = bytes(min(LONGEST_COUNTED, len(one)) for one in said)
    texts = " ".join(dict.fromkeys(text.language for text in book.game.texts))
    return book.game.id, first, len({one.source for one in found}), texts, kinds, languages, lengths


def _leading(first: int, found: list[SearchPassage]) -> Iterator[PostingRow]:
    keys: dict[str, array[int]] = {}
    places: dict[str, bytearray] = {}
    for key, one in enumerate(found, first):
        for place, rule in enumerate(one.rules):
            keys.setdefault(rule, array(KEYS)).append(key)
            places.setdefault(rule, bytearray()).append(min(place, LAST_PLACE))
    for rule, where in sorted(keys.items()):
        yield rule, where.tobytes(), bytes(places[rule])


def _postings(
    game: str, first: int, found: list[SearchPassage], said: list[list[str]], meant: ConceptsOfWord
) -> Iterator[PostingRow]:
    keys: defaultdict[str, array[int]] = defaultdict(partial(array, KEYS))
    sources: defaultdict[str, set[str]] = defaultdict(set)
    for key, (one, its) in enumerate(zip(found, said, strict=True), first):
        under = set().union(*(tokens(word, one.language) for word in set(its)))
        for filed in under.union(*(meant[each] for each in under & meant.keys())):
            keys[filed].append(key)
            sources[filed].add(one.source)
    for filed, where in sorted(keys.items()):
        yield filed, game, len(sources[filed]), where.tobytes()


def _words(game: str, found: list[SearchPassage], said: list[list[str]]) -> Iterator[PostingRow]:
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


def _lexicon(word_rows: list[PostingRow]) -> Iterator[PostingRow]:
    """The words of each game and language in one row, in the order of their keys."""
    first = 0
    for (game, language), rows in groupby(word_rows, key=lambda row: (row[1], row[2])):
        some = list(rows)
        yield game, language, first, *("\n".join(str(row[at]) for row in some) for at in (0, 4))
        first += len(some)
