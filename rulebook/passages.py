"""What can be found in a book, and under which words is it filed?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from rulebook.matters import matters_of
from rulebook.sections import BASE_LANGUAGE, Book, Question, Section, Term
from rulebook.stems import REMEMBERED, stems, words

PassageKind = Literal["id", "title", "term", "words", "question", "ruling", "text", "about"]
KINDS: tuple[PassageKind, ...] = ("id", "title", "term", "words", "question", "ruling", "text", "about")
LONGEST_COUNTED = 255


class Passage(msgspec.Struct, frozen=True):
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


def passages(book: Book) -> Iterator[Passage]:
    """Everything that can be found in a book; each form and each title by itself."""
    for section in book.sections:
        yield from _of_section(section)
    for rule, language, matter in matters_of(book):
        yield Passage("about", book.game.id, language, rule, (rule,), matter)
    for term in book.terms:
        yield from _of_term(term)
    for asked in book.asked:
        for language, phrases in asked.words.items():
            for phrase in phrases:
                yield Passage("words", book.game.id, language, asked.rule, (asked.rule,), phrase)
    for question in book.questions:
        yield from _of_question(question)


def _of_term(term: Term) -> Iterator[Passage]:
    """Some words are listed for the interface alone, such as what a question begins with."""
    for language, forms in term.forms.items() if term.rules else ():
        for form in dict.fromkeys(forms):
            yield Passage("term", term.game, language, term.id, term.rules, form)


def _of_question(question: Question) -> Iterator[Passage]:
    where = (question.game, question.language, question.id, question.rules)
    yield Passage("question", *where, question.question)
    yield Passage("ruling", *where, f"{question.question} {question.ruling} {question.why}")


def _of_section(section: Section) -> Iterator[Passage]:
    rules = (section.id,)
    said = [section.title, section.rule, section.judge_note]
    said += [reading.says for difference in section.differences for reading in difference.readings]
    yield Passage("text", section.game, section.language, section.id, rules, " ".join(filter(None, said)))
    if section.language == BASE_LANGUAGE:
        yield Passage("id", section.game, BASE_LANGUAGE, section.id, rules, " ".join(words(section.id)))
    for language, title in _titles(section):
        for part in _parts(title):
            yield Passage("title", section.game, language, section.id, rules, part)


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
