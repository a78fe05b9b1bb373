"""What do `referee rule` and `referee search` print, and with which exit code?

0: found. 1: there is no such rule, or nothing was found; the text says what to try.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec

from rulebook.content import CONTENT
from rulebook.render import Page, hits_text, links_text, question_text, section_text
from rulebook.search import Hit, search
from rulebook.sections import BASE_LANGUAGE
from rulebook.store import Rulebook, UnknownRule

Printed = tuple[str, int]


def rule_command(
    path: Path,
    rule_id: str | None,
    language: str = BASE_LANGUAGE,
    as_json: bool = False,
    code: str | None = None,
) -> Printed:
    """A section by its id, or with `code` all rules that a source file answers for."""
    with closing(Rulebook(path, CONTENT)) as rulebook:
        if code is not None:
            return _rules_of_file(rulebook, code, as_json)
        if rule_id is None:
            return "say which rule, for example: referee rule hbo.challenge.unopposed\n", 1
        try:
            page = page_of(rulebook, rule_id, language)
        except UnknownRule as unknown:
            return _unknown(rulebook, unknown, language, as_json)
    return (_json(_as_dict(page)) if as_json else section_text(page)), 0


def search_command(
    path: Path,
    words: str,
    *,
    game: str | None = None,
    language: str | None = None,
    limit: int = 10,
    as_json: bool = False,
) -> Printed:
    with closing(Rulebook(path, CONTENT)) as rulebook:
        hits = search(rulebook, words, game, language, limit)
    code = 0 if hits else 1
    if as_json:
        return _json({"results": [hit_as_dict(hit) for hit in hits]}), code
    if not hits:
        return f"nothing was found for {words!r}; try the word printed on the card, or a single word\n", code
    return hits_text(hits, language=language), code


def page_of(rulebook: Rulebook, rule_id: str, language: str = BASE_LANGUAGE) -> Page:
    """A section with its links, disputes and the titles of its neighbours in meaning."""
    section = rulebook.section(rule_id, language)
    see_also = [other for other in section.related if rulebook.has(other)]
    related = tuple((other, rulebook.title(other, language)) for other in see_also)
    questions = tuple(rulebook.questions_for(rule_id, language))
    title = section.titles.get(language, section.title)
    return Page(title, language, section, tuple(rulebook.links(rule_id)), questions, related)


def hit_as_dict(hit: Hit) -> dict[str, object]:
    return msgspec.structs.asdict(hit)


def _rules_of_file(rulebook: Rulebook, code: str, as_json: bool) -> Printed:
    links = rulebook.links_in(code)
    if as_json:
        return _json({"links": links}), 0 if links else 1
    if not links:
        return f"no rule is named in {code!r}; give the path from the top of the project\n", 1
    return links_text(links), 0


def _unknown(rulebook: Rulebook, unknown: UnknownRule, language: str, as_json: bool) -> Printed:
    """An id may also be that of a dispute; otherwise the nearest ids are named."""
    question = rulebook.question(unknown.rule_id, language)
    if question is not None:
        return (_json(question) if as_json else question_text(question, language=language)), 0
    if as_json:
        return _json({"error": str(unknown), "nearest": unknown.nearest}), 1
    return f"{unknown}\n", 1


def _as_dict(page: Page) -> dict[str, object]:
    around = {"links": page.links, "questions": [question.id for question in page.questions]}
    return {**msgspec.structs.asdict(page.section), **around}


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
