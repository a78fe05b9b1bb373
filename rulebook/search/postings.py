"""The passages a search can find, and the postings of each stem."""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import groupby
from typing import Literal

import msgspec

from rulebook.content.models import BASE_LANGUAGE, Book, Dispute, Section, Term
from rulebook.text.letters import sound
from rulebook.text.stems import LANGUAGES, REMEMBERED, fold, stems, words

SEPARATORS = re.compile(r"[._-]")
SHORTEST = 3
MOST_TERMS = 2
"""A part of an id that occurs in the names of more terms, such as `card`, points to none of them."""


def topics_of(book: Book) -> Iterator[tuple[str, str, str]]:
    """For each section and language the dictionary forms of what it is about."""
    named = _by_stem(book.terms)
    known: dict[str, tuple[Term, ...]] = {}
    for section in book.sections:
        if section.language == BASE_LANGUAGE:
            parts = SEPARATORS.split(section.id)[1:]
            for part in parts:
                known.setdefault(part, _meant(part, named))
            about = dict.fromkeys(term.id for part in parts for term in known[part])
            terms = [term for term in book.terms if term.id in about]
            for language in dict.fromkeys(spoken for term in terms for spoken in term.forms):
                forms = (form for term in terms for form in term.forms.get(language, ()))
                yield (
                    section.id,
                    language,
                    " ".join(dict.fromkeys(word for form in forms for word in words(form))),
                )


def _by_stem(terms: tuple[Term, ...]) -> dict[str, list[tuple[int, Term]]]:
    """The terms that have a word of this stem, with the number of words each has."""
    by_stem: dict[str, list[tuple[int, Term]]] = {}
    for term in terms:
        named = words(term.forms[BASE_LANGUAGE][0]) if BASE_LANGUAGE in term.forms else []
        for stem in {stem for word in named for stem in stems(word, BASE_LANGUAGE)}:
            by_stem.setdefault(stem, []).append((len(named), term))
    return by_stem


def _meant(part: str, named: dict[str, list[tuple[int, Term]]]) -> tuple[Term, ...]:
    """The terms that a part of an id names; `fort` is short for fortification."""
    if len(part) < SHORTEST:
        return ()
    counted = [entry for stem in stems(part, BASE_LANGUAGE) for entry in named.get(stem, ())]
    counted = counted or [
        entry for stem, entries in named.items() if stem.startswith(part) for entry in entries
    ]
    fewest = min((count for count, _ in counted), default=0)
    terms = {term.id: term for count, term in counted if count == fewest}
    return tuple(terms.values()) if len(terms) <= MOST_TERMS else ()


PassageKind = Literal["id", "title", "term", "words", "question", "ruling", "text", "about"]
KINDS: tuple[PassageKind, ...] = ("id", "title", "term", "words", "question", "ruling", "text", "about")
LONGEST_COUNTED = 255


class SearchPassage(msgspec.Struct, frozen=True):
    """A piece of text and the rules it leads to, the most fitting first."""

    kind: PassageKind
    game: str
    language: str
    source: str
    rules: tuple[str, ...]
    shown: str


def token(stem: str, language: str) -> str:
    """A word of one language must not be taken for one of another that is written alike."""
    return f"{language}:{stem}"


@lru_cache(REMEMBERED)
def tokens(word: str, language: str) -> frozenset[str]:
    """The stems of a word, each with the language it is a stem of."""
    return frozenset(token(stem, language) for stem in stems(word, language))


def passages(book: Book) -> Iterator[SearchPassage]:
    """Everything that can be found in a book; each form and each title by itself."""
    for section in book.sections:
        yield from _of_section(section)
    for rule, language, matter in topics_of(book):
        yield SearchPassage("about", book.game.id, language, rule, (rule,), matter)
    for term in book.terms:
        yield from _of_term(term)
    for asked in book.asked:
        for language, phrases in asked.words.items():
            for phrase in phrases:
                yield SearchPassage("words", book.game.id, language, asked.rule, (asked.rule,), phrase)
    for question in book.questions:
        yield from _of_question(question)


def _of_term(term: Term) -> Iterator[SearchPassage]:
    """Some words are listed for the interface alone, such as what a question begins with."""
    for language, forms in term.forms.items() if term.rules else ():
        for form in dict.fromkeys(forms):
            yield SearchPassage("term", term.game, language, term.id, term.rules, form)


def _of_question(question: Dispute) -> Iterator[SearchPassage]:
    where = (question.game, question.language, question.id, question.rules)
    yield SearchPassage("question", *where, question.question)
    yield SearchPassage("ruling", *where, f"{question.question} {question.ruling} {question.why}")


def _of_section(section: Section) -> Iterator[SearchPassage]:
    rules = (section.id,)
    texts = [section.title, section.rule, section.judge_note]
    texts += [reading.says for difference in section.differences for reading in difference.readings]
    yield SearchPassage(
        "text", section.game, section.language, section.id, rules, " ".join(filter(None, texts))
    )
    if section.language == BASE_LANGUAGE:
        yield SearchPassage("id", section.game, BASE_LANGUAGE, section.id, rules, " ".join(words(section.id)))
    for language, title in _titles(section):
        for part in _parts(title):
            yield SearchPassage("title", section.game, language, section.id, rules, part)


def _titles(section: Section) -> Iterator[tuple[str, str]]:
    """The English section knows its titles in languages without a translation; a translation has its own."""
    for language, title in section.titles.items():
        if section.language in (BASE_LANGUAGE, language):
            yield language, title


def _parts(title: str) -> Iterator[str]:
    """A title may hold several, such as 'Данъци; фаза Данъци': each names the rule by itself."""
    yield title
    if ";" in title:
        yield from (part.strip() for part in title.split(";") if part.strip())


CONCEPT = "="
"""Takes the place of the language in a concept's token."""
MOST_MEANINGS = 2
"""A word of more terms than this, such as 'symbol', points to none of them."""
ConceptsOfWord = dict[str, tuple[str, ...]]


def concepts(book: Book) -> ConceptsOfWord:
    """The tokens of the concepts that a stem may mean."""
    by_stem: dict[str, dict[str, None]] = {}
    for term in book.terms:
        if term.rules and not term.card:
            for language, forms in term.forms.items():
                for stem in _single_stems(forms, language):
                    by_stem.setdefault(token(stem, language), {})[token(term.id, CONCEPT)] = None
    return {stem: tuple(meant) for stem, meant in by_stem.items() if len(meant) <= MOST_MEANINGS}


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
        entries = list(passages(book))
        spoken = [words(passage.shown) for passage in entries]
        meant = concepts(book)
        filed.passage += [_row(first + at, passage) for at, passage in enumerate(entries)]
        filed.facet.append(_facet(book, first, entries, spoken))
        filed.leading += _leading(first, entries)
        filed.concept += [(stem, book.game.id, " ".join(ids)) for stem, ids in sorted(meant.items())]
        filed.posting += _postings(book.game.id, first, entries, spoken, meant)
        filed.word += _words(book.game.id, entries, spoken)
    filed.lexicon = list(_lexicon(filed.word))
    filed.word = [(key, *row) for key, row in enumerate(filed.word)]
    return filed


def _row(key: int, passage: SearchPassage) -> PostingRow:
    return (
        key,
        passage.kind,
        passage.game,
        passage.language,
        passage.source,
        " ".join(passage.rules),
        passage.shown,
    )


def _facet(book: Book, first: int, entries: list[SearchPassage], spoken: list[list[str]]) -> PostingRow:
    kinds = bytes(KINDS.index(passage.kind) for passage in entries)
    languages = bytes(LANGUAGES.index(passage.language) for passage in entries)
    lengths = bytes(min(LONGEST_COUNTED, len(words)) for words in spoken)
    texts = " ".join(dict.fromkeys(text.language for text in book.game.texts))
    return (
        book.game.id,
        first,
        len({passage.source for passage in entries}),
        texts,
        kinds,
        languages,
        lengths,
    )


def _leading(first: int, entries: list[SearchPassage]) -> Iterator[PostingRow]:
    keys: dict[str, array[int]] = {}
    places: dict[str, bytearray] = {}
    for key, passage in enumerate(entries, first):
        for place, rule in enumerate(passage.rules):
            keys.setdefault(rule, array(KEYS)).append(key)
            places.setdefault(rule, bytearray()).append(min(place, LAST_PLACE))
    for rule, where in sorted(keys.items()):
        yield rule, where.tobytes(), bytes(places[rule])


def _postings(
    game: str, first: int, entries: list[SearchPassage], spoken: list[list[str]], meant: ConceptsOfWord
) -> Iterator[PostingRow]:
    keys: defaultdict[str, array[int]] = defaultdict(partial(array, KEYS))
    sources: defaultdict[str, set[str]] = defaultdict(set)
    for key, (passage, its) in enumerate(zip(entries, spoken, strict=True), first):
        under = set().union(*(tokens(word, passage.language) for word in set(its)))
        for filed in under.union(*(meant[each] for each in under & meant.keys())):
            keys[filed].append(key)
            sources[filed].add(passage.source)
    for filed, where in sorted(keys.items()):
        yield filed, game, len(sources[filed]), where.tobytes()


def _words(game: str, entries: list[SearchPassage], spoken: list[list[str]]) -> Iterator[PostingRow]:
    """Every folded word that occurs, by language, with all tokens it is filed under and its sound."""
    occurring: defaultdict[str, set[str]] = defaultdict(set)
    for passage, its in zip(entries, spoken, strict=True):
        occurring[passage.language].update(its)
    filed: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for language, counted in occurring.items():
        for word in counted:
            filed[language, fold(word)] |= tokens(word, language)
    for (language, word), under in sorted(filed.items()):
        yield word, game, language, " ".join(sorted(under)), sound(word, language)


def _lexicon(word_rows: list[PostingRow]) -> Iterator[PostingRow]:
    """The words of each game and language in one row, in the order of their keys."""
    first = 0
    for (game, language), rows in groupby(word_rows, key=lambda row: (row[1], row[2])):
        listed = list(rows)
        yield game, language, first, *("\n".join(str(row[at]) for row in listed) for at in (0, 4))
        first += len(listed)
