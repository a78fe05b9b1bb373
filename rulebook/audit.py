"""The audit of the rulebook: sections undecided, untested, untranslated or stale, dead ids."""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Literal

import msgspec
from rapidfuzz import fuzz, process

from rulebook.content.books import read_books
from rulebook.content.files import CONTENT
from rulebook.content.models import BASE_LANGUAGE, Book, Link, PlayerQuestion, Section, UncoveredQuestion
from rulebook.content.special_chapters import player_questions, uncovered_questions
from rulebook.database.build import read_links
from rulebook.render import page_labels
from rulebook.text.stems import LANGUAGES, SCRIPT_OF, fold, words

FindingKind = Literal[
    "undecided", "untested", "untranslated", "incomplete", "stale", "dangling", "unasked", "alike"
]


class AuditFinding(msgspec.Struct, frozen=True, order=True):
    """What is amiss with one section, or with an id that is named somewhere."""

    game: str
    kind: FindingKind
    rule: str
    said: str


FEWEST = 2
"""Questions a rule needs in each language before a player finds it by a story."""
TOO_ALIKE = 92.0
"""Of two questions that differ in a word or two one teaches nothing."""


def question_findings(
    questions: Sequence[PlayerQuestion], uncovered: Sequence[UncoveredQuestion], rules: dict[str, set[str]]
) -> Iterator[AuditFinding]:
    """What is amiss with the questions of some games; `rules`: the rules of each.

    A language without any question on a game is not begun, and brings no findings.
    """
    for question in questions:
        if question.rule not in rules.get(question.game, ()):
            yield AuditFinding(
                question.game, "dangling", question.rule, f"named by a question in {question.language}"
            )
    yield from _too_few(questions, rules)
    by_book: defaultdict[tuple[str, str], list[PlayerQuestion]] = defaultdict(list)
    for question in questions:
        by_book[question.game, question.language].append(question)
    for (game, language), of_book in by_book.items():
        others = [question.question for question in uncovered if question.language == language]
        yield from _too_alike(game, language, of_book, others)


def _too_few(questions: Sequence[PlayerQuestion], rules: dict[str, set[str]]) -> Iterator[AuditFinding]:
    counts = Counter((question.game, question.language, question.rule) for question in questions)
    for game, language in dict.fromkeys((question.game, question.language) for question in questions):
        for rule in sorted(rules.get(game, ())):
            if counts[game, language, rule] < FEWEST:
                shortage = f"{language}: {counts[game, language, rule]} of {FEWEST} questions"
                yield AuditFinding(game, "unasked", rule, shortage)


def _too_alike(
    game: str, language: str, asked: list[PlayerQuestion], uncovered: list[str]
) -> Iterator[AuditFinding]:
    """Questions that say hardly anything else than an earlier one, or than one that no rule covers."""
    earlier = [_plain(section) for section in uncovered]
    owner = ["no rule"] * len(uncovered)
    for question in asked:
        plain = _plain(question.question)
        nearest = process.extractOne(plain, earlier, scorer=fuzz.ratio, score_cutoff=TOO_ALIKE)
        if nearest is not None:
            likeness = f"{language}: {question.question!r} is like one of {owner[nearest[2]]}"
            yield AuditFinding(game, "alike", question.rule, likeness)
        earlier.append(plain)
        owner.append(question.rule)


def _plain(question: str) -> str:
    return " ".join(map(fold, words(question)))


TRANSLATED = "translated.json"


class Made(msgspec.Struct, frozen=True):
    """The hash of a translation and of the English it was made from."""

    english: str
    own: str


Accepted = dict[str, dict[str, Made]]
"""By rule and language."""


def hash_of(section: Section) -> str:
    """A hash of everything a section says in its own words."""
    differences = [
        (difference.point, difference.use, *(reading.says for reading in difference.readings))
        for difference in section.differences
    ]
    texts = (section.title, section.rule, section.judge_note, section.force, differences)
    return blake2b(msgspec.json.encode(texts), digest_size=6).hexdigest()


def accepted(books: list[Book]) -> Accepted:
    """All translations, accepted as made from the current English."""
    texts: Accepted = {}
    for book in books:
        english = {
            section.id: hash_of(section) for section in book.sections if section.language == BASE_LANGUAGE
        }
        for section in book.sections:
            if section.language != BASE_LANGUAGE and section.id in english:
                accepted_text = Made(english[section.id], hash_of(section))
                texts.setdefault(section.id, {})[section.language] = accepted_text
    return texts


def accepted_as_json(translations: Accepted) -> str:
    """One rule a line, so that a review shows which translations were looked at."""
    rows = (
        f"  {msgspec.json.encode(rule).decode()}: {msgspec.json.encode(translations[rule]).decode()}"
        for rule in sorted(translations)
    )
    return "{\n" + ",\n".join(rows) + "\n}\n"


def read_accepted(content: Path) -> Accepted:
    path = content / TRANSLATED
    return msgspec.json.decode(path.read_bytes(), type=Accepted) if path.exists() else {}


def write_accepted(content: Path, translations: Accepted) -> None:
    (content / TRANSLATED).write_text(accepted_as_json(translations), encoding="utf-8")


UNENFORCED = "unenforced.json"


class Audit(msgspec.Struct, frozen=True):
    """All that is amiss, and the games that no code decides yet."""

    without_engine: tuple[str, ...]
    findings: tuple[AuditFinding, ...]


def audit(content: Path = CONTENT, game: str | None = None) -> Audit:
    """Look at everything that is written, of one game or of all."""
    books = [book for book in read_books(content) if game in (None, book.game.id)]
    links = read_links(content)
    decided = {link.rule.partition(".")[0] for link in links if link.kind == "decides"}
    without = tuple(book.game.id for book in books if book.game.id not in decided)
    known = {section.id for book in read_books(content) for section in book.sections}
    declared = _declared(content)
    findings = [
        finding
        for book in books
        for finding in (
            *(() if book.game.id in without else _code(book, links, declared)),
            *_translations(book, read_accepted(content)),
            *_disputes(book),
            *_dangling(book, known, links, declared),
        )
    ]
    rules = {book.game.id: {section.id for section in book.sections} for book in books}
    asked = [question for question in player_questions(content) if game in (None, question.game)]
    findings += question_findings(asked, list(uncovered_questions(content)), rules)
    return Audit(without, tuple(sorted(findings)))


def _declared(content: Path) -> dict[str, str]:
    path = content / UNENFORCED
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def _code(book: Book, links: list[Link], declared: dict[str, str]) -> Iterator[AuditFinding]:
    decides = {link.rule for link in links if link.kind == "decides"}
    checks = {link.rule for link in links if link.kind == "checks"}
    for section in book.sections:
        if section.language == BASE_LANGUAGE and section.kind == "normative" and section.id not in declared:
            if section.id not in decides:
                yield AuditFinding(book.game.id, "undecided", section.id, "no function decides it")
            if section.id not in checks:
                yield AuditFinding(book.game.id, "untested", section.id, "no test or case checks it")


def _translations(book: Book, known: Accepted) -> Iterator[AuditFinding]:
    english = {section.id: section for section in book.sections if section.language == BASE_LANGUAGE}
    languages = {text.language for text in book.game.texts} | {section.language for section in book.sections}
    for language in sorted(languages - {BASE_LANGUAGE}):
        translated = {section.id: section for section in book.sections if section.language == language}
        for rule, original in english.items():
            if rule not in translated:
                yield AuditFinding(book.game.id, "untranslated", rule, f"no {language}")
            else:
                yield from _compared(original, translated[rule], known)
    for rule, original in english.items():
        titled = {BASE_LANGUAGE, *original.titles}
        for language in (missing for missing in LANGUAGES if missing not in titled):
            yield AuditFinding(book.game.id, "untranslated", rule, f"no title in {language}")


def _compared(original: Section, translated: Section, known: Accepted) -> Iterator[AuditFinding]:
    game, language = original.game, translated.language
    paragraphs = len(original.rule.split("\n\n")), len(translated.rule.split("\n\n"))
    if paragraphs[0] != paragraphs[1]:
        difference = f"{language}: {paragraphs[1]} paragraphs for {paragraphs[0]}"
        yield AuditFinding(game, "incomplete", original.id, difference)
    if bool(original.judge_note) != bool(translated.judge_note):
        difference = "no judge note" if original.judge_note else "a judge note that the English has not"
        yield AuditFinding(game, "incomplete", original.id, f"{language}: {difference}")
    ours = (translated.title, translated.rule, translated.judge_note, translated.force)
    theirs = (original.title, original.rule, original.judge_note, original.force)
    for difference in left_in_english(language, ours, theirs):
        yield AuditFinding(game, "untranslated", original.id, f"{language}: {difference!r} is English")
    before = known.get(original.id, {}).get(language)
    if before is not None and before.english != hash_of(original) and before.own == hash_of(translated):
        yield AuditFinding(game, "stale", original.id, f"{language}: the English has changed since")


CODE = re.compile(r"`[^`]*`")
NAMES_AT_MOST = 2
"""So few words may be a name, which is the same in two languages."""
LATIN_WORD = re.compile(r"\b[a-z]{3,}\b")
"""Names begin with a capital, and what is left in English does not."""


def left_in_english(language: str, ours: Sequence[str], theirs: Sequence[str]) -> Iterator[str]:
    """Those of our texts that are word for word the English ones, or in letters that are not ours."""
    for own, english in (
        (CODE.sub("", translated), CODE.sub("", other))
        for translated, other in zip(ours, theirs, strict=True)
    ):
        long = len(words(own)) > NAMES_AT_MOST
        if long and (own == english or _is_latin_prose(own, language)):
            yield own[:40]


def _is_latin_prose(text: str, language: str) -> bool:
    return SCRIPT_OF[language] == "cyrillic" and len(LATIN_WORD.findall(text)) > NAMES_AT_MOST


def _disputes(book: Book) -> Iterator[AuditFinding]:
    english = {question.id: question for question in book.questions if question.language == BASE_LANGUAGE}
    for question in book.questions:
        original = english.get(question.id)
        if original is not None and question.language != BASE_LANGUAGE:
            ours = (question.question, question.ruling, question.why)
            theirs = (original.question, original.ruling, original.why)
            for words_left in left_in_english(question.language, ours, theirs):
                yield AuditFinding(
                    book.game.id,
                    "untranslated",
                    question.id,
                    f"{question.language}: {words_left!r} is English",
                )


def _dangling(
    book: Book, known: set[str], links: list[Link], declared: dict[str, str]
) -> Iterator[AuditFinding]:
    game = book.game.id
    for where, rule in _named(book):
        if rule not in known:
            yield AuditFinding(game, "dangling", rule, f"named by {where}")
    for link in links:
        if link.rule.startswith(f"{game}.") and link.rule not in known:
            yield AuditFinding(game, "dangling", link.rule, f"named by {link.path}:{link.line}")
    for rule in declared:
        if rule.startswith(f"{game}.") and rule not in known:
            yield AuditFinding(game, "dangling", rule, f"named by {UNENFORCED}")


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


def audit_command(game: str | None = None, as_json: bool = False, content: Path = CONTENT) -> tuple[str, int]:
    """What `referee rule --audit` prints; the exit code is 1 when anything is amiss."""
    known = [book.game.id for book in read_books(content)]
    if game is not None and game not in known:
        message = page_labels(BASE_LANGUAGE).no_game.format(game=game, games=", ".join(known))
        return f"{message}\n", 1
    report = audit(content, game)
    code = 1 if report.findings else 0
    if as_json:
        return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n", code
    return audit_text(report), code


def audit_text(report: Audit) -> str:
    """A line for each finding, by game and kind, and how many of each kind there are."""
    lines = [
        f"{game}: no engine decides it yet; its code and tests are not asked for"
        for game in report.without_engine
    ]
    lines += [
        f"{finding.game}  {finding.kind:<12}  {finding.rule}  {finding.said}" for finding in report.findings
    ]
    counts = Counter((finding.game, finding.kind) for finding in report.findings)
    lines += [f"{game}: {count} {kind}" for (game, kind), count in sorted(counts.items())]
    return "\n".join(lines or ["nothing is amiss"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m rulebook.audit", description="What is amiss in the rulebook"
    )
    parser.add_argument("--content", type=Path, default=CONTENT, help="where the rulebook's content lies")
    parser.add_argument(
        "--accept", action="store_true", help="all translations were looked at: note what they are of"
    )
    options = parser.parse_args(arguments)
    if options.accept:
        write_accepted(options.content, accepted(read_books(options.content)))
        return 0
    text, code = audit_command(content=options.content)
    sys.stdout.write(text)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
