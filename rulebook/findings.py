"""What is amiss with a section, and where is an id named that leads nowhere?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from rulebook.books import read_books
from rulebook.build import read_links
from rulebook.content import CONTENT
from rulebook.sections import BASE_LANGUAGE, Book, Link, Section
from rulebook.translated import Accepted, hash_of, read_accepted

Kind = Literal["undecided", "untested", "untranslated", "incomplete", "stale", "dangling"]
LANGUAGES = ("en", "bg", "pl", "ru")
UNENFORCED = "unenforced.json"


class Finding(msgspec.Struct, frozen=True, order=True):
    """What is amiss with one section, or with an id that is named somewhere."""

    game: str
    kind: Kind
    rule: str
    said: str


class Audit(msgspec.Struct, frozen=True):
    """All that is amiss, and the games that no code decides yet."""

    without_engine: tuple[str, ...]
    findings: tuple[Finding, ...]


def audit(content: Path = CONTENT, game: str | None = None) -> Audit:
    """Look at everything that is written, of one game or of all."""
    books = [book for book in read_books(content) if game in (None, book.game.id)]
    links = read_links(content)
    decided = {link.rule.partition(".")[0] for link in links if link.kind == "decides"}
    without = tuple(book.game.id for book in books if book.game.id not in decided)
    known = {section.id for book in read_books(content) for section in book.sections}
    declared = _declared(content)
    found = [
        finding
        for book in books
        for finding in (
            *(() if book.game.id in without else _code(book, links, declared)),
            *_translations(book, read_accepted(content)),
            *_dangling(book, known, links, declared),
        )
    ]
    return Audit(without, tuple(sorted(found)))


def _declared(content: Path) -> dict[str, str]:
    path = content / UNENFORCED
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def _code(book: Book, links: list[Link], declared: dict[str, str]) -> Iterator[Finding]:
    decides = {link.rule for link in links if link.kind == "decides"}
    checks = {link.rule for link in links if link.kind == "checks"}
    for section in book.sections:
        if section.language == BASE_LANGUAGE and section.kind == "normative" and section.id not in declared:
            if section.id not in decides:
                yield Finding(book.game.id, "undecided", section.id, "no function decides it")
            if section.id not in checks:
                yield Finding(book.game.id, "untested", section.id, "no test or case checks it")


def _translations(book: Book, known: Accepted) -> Iterator[Finding]:
    english = {one.id: one for one in book.sections if one.language == BASE_LANGUAGE}
    for language in sorted({text.language for text in book.game.texts} - {BASE_LANGUAGE}):
        told = {one.id: one for one in book.sections if one.language == language}
        for rule, original in english.items():
            if rule not in told:
                yield Finding(book.game.id, "untranslated", rule, f"no {language}")
            else:
                yield from _compared(original, told[rule], known)
    for rule, original in english.items():
        titled = {BASE_LANGUAGE, *original.titles}
        for language in (one for one in LANGUAGES if one not in titled):
            yield Finding(book.game.id, "untranslated", rule, f"no title in {language}")


def _compared(original: Section, told: Section, known: Accepted) -> Iterator[Finding]:
    game, language = original.game, told.language
    paragraphs = len(original.rule.split("\n\n")), len(told.rule.split("\n\n"))
    if paragraphs[0] != paragraphs[1]:
        said = f"{language}: {paragraphs[1]} paragraphs for {paragraphs[0]}"
        yield Finding(game, "incomplete", original.id, said)
    if bool(original.judge_note) != bool(told.judge_note):
        said = "no judge note" if original.judge_note else "a judge note that the English has not"
        yield Finding(game, "incomplete", original.id, f"{language}: {said}")
    before = known.get(original.id, {}).get(language)
    if before is not None and before.english != hash_of(original) and before.own == hash_of(told):
        yield Finding(game, "stale", original.id, f"{language}: the English has changed since")


def _dangling(book: Book, known: set[str], links: list[Link], declared: dict[str, str]) -> Iterator[Finding]:
    game = book.game.id
    for where, rule in _named(book):
        if rule not in known:
            yield Finding(game, "dangling", rule, f"named by {where}")
    for link in links:
        if link.rule.startswith(f"{game}.") and link.rule not in known:
            yield Finding(game, "dangling", link.rule, f"named by {link.path}:{link.line}")
    for rule in declared:
        if rule.startswith(f"{game}.") and rule not in known:
            yield Finding(game, "dangling", rule, f"named by {UNENFORCED}")


def _named(book: Book) -> Iterator[tuple[str, str]]:
    """Every rule that is named in a book, and where."""
    for section in book.sections:
        yield from ((section.id, rule) for rule in section.related)
    for difference in book.differences:
        yield from ((difference.id, rule) for rule in difference.concerns)
    for term in book.terms:
        yield from ((f"the term {term.id}", rule) for rule in term.rules)
    for asked in book.asked:
        yield "the words players ask for", asked.rule
    for question in book.questions:
        yield from ((f"{question.id} ({question.language})", rule) for rule in question.rules)
    for setting in book.game.settings:
        yield from ((f"the setting {setting.name}", rule) for rule in setting.rules)
