"""Queries to the rulebook: a rule, a search, a question, or a file of them, answered as text or JSON."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Literal

import msgspec

from rulebook.content.files import CONTENT
from rulebook.content.models import BASE_LANGUAGE
from rulebook.database.store import Rulebook, UnknownRule
from rulebook.render import (
    Page,
    answer_text,
    code_text,
    hits_text,
    links_text,
    page_labels,
    question_text,
    section_text,
)

if TYPE_CHECKING:
    from rulebook.asking.answers import AskResult

BatchKind = Literal["search", "ask"]
LONGEST_LINE = 20_000


class Query(msgspec.Struct, frozen=True):
    """One line of a batch: what is typed, and in which language and game if that is known."""

    query: str
    id: str | int | None = None
    lang: str | None = None
    game: str | None = None


def batch_command(
    path: Path,
    what: BatchKind,
    lines: list[str],
    *,
    game: str | None = None,
    language: str | None = None,
    limit: int = 10,
) -> tuple[str, int]:
    """The answers, and 1 as the exit code if a line could not be read.

    `game` and `language` hold for lines that name none.
    """
    with closing(Rulebook(path, CONTENT)) as rulebook:
        answers = list(_answered_lines(rulebook, what, lines, game, language, limit))
    faults = any("error" in answer for answer in answers)
    return "".join(msgspec.json.encode(answer).decode() + "\n" for answer in answers), 1 if faults else 0


def _answered_lines(
    rulebook: Rulebook, what: BatchKind, lines: list[str], game: str | None, language: str | None, limit: int
) -> Iterator[dict[str, object]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            query = _query(line[:LONGEST_LINE], number)
        except msgspec.MsgspecError as fault:
            yield {"id": None, "results": [], "ms": 0.0, "error": f"line {number}: {fault}"}
            continue
        of, spoken = query.game or game, query.lang or language
        started = perf_counter()
        results = _results(rulebook, what, query.query, of, spoken, limit)
        yield {"id": query.id, **results, "ms": round(1000 * (perf_counter() - started), 3)}


def _query(line: str, number: int) -> Query:
    """The query of a line: JSON, or plain words with the line number as id."""
    if line.lstrip().startswith("{"):
        return msgspec.json.decode(line, type=Query)
    return Query(line.strip(), number)


def _results(
    rulebook: Rulebook, what: BatchKind, query: str, game: str | None, language: str | None, limit: int
) -> dict[str, object]:
    if what == "search":
        from rulebook.search.ranking import search

        return {"results": search(rulebook, query, game, language, limit)}
    from rulebook.asking.answers import ask

    answered = ask(rulebook, query, game, language, limit)
    return msgspec.structs.asdict(answered)


Printed = tuple[str, int]


def rule_command(
    path: Path,
    rule_id: str | None,
    language: str = BASE_LANGUAGE,
    as_json: bool = False,
    code: str | None = None,
) -> Printed:
    """A section by its id.

    With `code` and an id all that answers for the section in the program; with `code` alone, a file, the
    rules that the file answers for.
    """
    with closing(Rulebook(path, CONTENT)) as rulebook:
        if code and rule_id is None:
            return _rules_of_file(rulebook, code, language, as_json)
        if rule_id is None:
            return page_labels(language).which_rule + "\n", 1
        try:
            page = page_of(rulebook, rule_id, language)
        except UnknownRule as unknown:
            return _unknown(rulebook, unknown, language, as_json)
    if as_json:
        return _json(_as_dict(page)), 0
    return (section_text(page) if code is None else code_text(page)), 0


def search_command(
    path: Path,
    words: str,
    *,
    game: str | None = None,
    language: str | None = None,
    limit: int = 10,
    as_json: bool = False,
    reader: str | None = None,
) -> Printed:
    """The matching rules, best first; in the language of the query, or else in the reader's."""
    from rulebook.search.ranking import search

    reader = language or reader
    if not words.strip() and not as_json:
        return page_labels(reader).which_words.format(command="search") + "\n", 1
    with closing(Rulebook(path, CONTENT)) as rulebook:
        if wrong := _no_game(rulebook, game, reader, as_json):
            return wrong
        hits = search(rulebook, words, game, language, limit)
    code = 0 if hits else 1
    if as_json:
        return _json({"results": hits}), code
    if not hits:
        return page_labels(reader).nothing_found.format(words=words) + "\n", code
    return hits_text(hits, language=reader), code


def ask_command(
    path: Path,
    question: str,
    *,
    game: str | None = None,
    language: str | None = None,
    limit: int = 10,
    as_json: bool = False,
    reader: str | None = None,
) -> Printed:
    """The rule that answers a whole question with yes or no, the likeliest ones, or that none does."""
    from rulebook.asking.answers import ask  # 0.03 s that a rule by its id does without

    reader = language or reader
    if not question.strip() and not as_json:
        return page_labels(reader).which_words.format(command="ask") + "\n", 1
    with closing(Rulebook(path, CONTENT)) as rulebook:
        if wrong := _no_game(rulebook, game, reader, as_json):
            return wrong
        answered = ask(rulebook, question, game, language, limit)
        if as_json:
            return _json(answered), 0 if answered.answer else 1
        return _answer_page(rulebook, answered, reader), 0 if answered.answer else 1


LIKELY = 3
"""So many of the first results are shown as likely where none is sure."""


def _answer_page(rulebook: Rulebook, answered: AskResult, language: str | None) -> str:
    labels = page_labels(language)
    results = answered.results[:5]
    if answered.answer is None:
        parts = [labels.no_answer] if answered.sure == "none" else []
        if answered.sure == "some":
            parts += [labels.probably + "\n" + hits_text(results[:LIKELY], language=language).rstrip("\n")]
            results = results[LIKELY:]
        nearest = hits_text(results, language=language).rstrip("\n") if results else ""
        return "\n\n".join(parts + ([f"{labels.nearest_rules}\n{nearest}"] if nearest else [])) + "\n"
    reader = language or BASE_LANGUAGE
    page = page_of(rulebook, answered.answer.id, reader)
    dispute = rulebook.question(answered.answer.question, reader) if answered.answer.question else None
    titles = {game.id: game.title for game in rulebook.games()}
    nearest = hits_text(results, language=language)
    return answer_text(page, dispute, answered, titles) + f"\n{labels.nearest_rules}\n{nearest}"


def _no_game(rulebook: Rulebook, game: str | None, language: str | None, as_json: bool) -> Printed | None:
    known = [known_game.id for known_game in rulebook.games()]
    if game is None or game in known:
        return None
    error = page_labels(language).no_game.format(game=game, games=", ".join(known))
    return (_json({"error": error, "results": []}) if as_json else f"{error}\n"), 1


def page_of(rulebook: Rulebook, rule_id: str, language: str = BASE_LANGUAGE) -> Page:
    """A section with its links, disputes and the titles of its neighbours in meaning."""
    section = rulebook.section(rule_id, language)
    related = _titled(rulebook, section.related, language)
    related_from = _titled(rulebook, rulebook.related_from(rule_id), language)
    questions = tuple(rulebook.questions_for(rule_id, language))
    links = tuple(rulebook.links(rule_id))
    title = rulebook.title(rule_id, language)
    return Page(title, language, section, links, questions, related, related_from)


def _titled(
    rulebook: Rulebook, rules: tuple[str, ...] | list[str], language: str
) -> tuple[tuple[str, str], ...]:
    return tuple((rule, rulebook.title(rule, language)) for rule in rules if rulebook.has(rule))


def _rules_of_file(rulebook: Rulebook, code: str, language: str, as_json: bool) -> Printed:
    links = rulebook.links_in(code)
    if as_json:
        return _json({"links": links}), 0 if links else 1
    if not links:
        return page_labels(language).nothing_in_file.format(path=code) + "\n", 1
    return links_text(links), 0


def _unknown(rulebook: Rulebook, unknown: UnknownRule, language: str, as_json: bool) -> Printed:
    """An id may also be that of a dispute; otherwise the nearest ids are named."""
    question = rulebook.question(unknown.rule_id, language)
    if question is not None:
        return (_json(question) if as_json else question_text(question, language=language)), 0
    error = page_labels(language).no_rule.format(rule=unknown.rule_id, nearest=", ".join(unknown.nearest))
    if as_json:
        return _json({"error": error, "nearest": unknown.nearest}), 1
    return f"{error}\n", 1


def _as_dict(page: Page) -> dict[str, object]:
    around = {
        "title": page.title,
        "links": page.links,
        "questions": [question.id for question in page.questions],
        "related_from": [rule for rule, _ in page.related_from],
    }
    return {**msgspec.structs.asdict(page.section), **around}


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
