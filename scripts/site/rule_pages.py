"""Every rule of every game in every language, a page for each chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from referee.words.messages import OWN_NAMES, folders
from rulebook.content.models import BASE_LANGUAGE, Chapter, Section, TextDifference
from rulebook.database.store import Rulebook
from rulebook.render import PageLabels, page_labels
from scripts.site.pages import NOT_SEARCHED, SitePage, escaped, link

ID = re.compile(r"`?\b([a-z]+(?:\.[a-z0-9_-]+)+)\b`?")


class RulePages:
    """The pages of one rulebook; ``cases``: the id of a case -> the page it stands on."""

    def __init__(self, book: Rulebook, cases: Mapping[str, str]) -> None:
        self._book, self._cases = book, cases
        self._pages = {
            (language, rule): _path(language, game.id, chapter.name)
            for language in folders()
            for game in book.games()
            for chapter in book.chapters(game.id, language)
            for rule in chapter.sections
        }

    def __iter__(self) -> Iterator[SitePage]:
        yield self._index()
        for language in folders():
            for game in self._book.games():
                for chapter in self._book.chapters(game.id, language):
                    yield self._chapter(chapter, language)

    def to(self, rule: str, language: str, here: str) -> str:
        """A link to a rule; its id where there is no such rule."""
        path = self._pages.get((language, rule))
        if path is None:
            return f"`{rule}`"
        return link(self._book.title(rule, language), path, here, rule)

    def _index(self) -> SitePage:
        here = "rules/index.md"
        lines = [
            "# The rules",
            "",
            "Every rule Referee answers for, in its own words, with its id, its printed page, the",
        ]
        lines += ["disputes it settles and the cases that check it.", ""]
        for game in self._book.games():
            texts = ", ".join(f"`{text.id}` ({escaped(text.about)})" for text in game.texts)
            lines += [
                f"## {escaped(game.title)}",
                "",
                f"`{game.id}`, ruled by {texts}. {len(self._book.ids(game.id))} rules.",
                "",
            ]
            for language in folders():
                chapters = self._book.chapters(game.id, language)
                links = (
                    link(chapter.title, _path(language, game.id, chapter.name), here) for chapter in chapters
                )
                lines += [f"{OWN_NAMES[language]}: {' · '.join(links)}", ""]
        return SitePage(here, "\n".join(lines))

    def _chapter(self, chapter: Chapter, language: str) -> SitePage:
        here = _path(language, chapter.game, chapter.name)
        game = next(known_game.title for known_game in self._book.games() if known_game.id == chapter.game)
        blocks = [f"# {escaped(chapter.title)}", escaped(game)]
        for rule in chapter.sections:
            blocks += self._section(self._book.section(rule, language), language, here)
        beside = "" if language == BASE_LANGUAGE else NOT_SEARCHED
        return SitePage(here, beside + "\n\n".join(blocks) + "\n")

    def _section(self, section: Section, language: str, here: str) -> Iterator[str]:
        labels = page_labels(language)
        yield f"## {escaped(self._book.title(section.id, language))} {{#{section.id}}}"
        foreign = f" · {labels.in_english}" if section.language != language and labels.in_english else ""
        kind, basis = labels.kinds[section.kind], labels.basis[section.basis]
        yield f"`{section.id}` · {kind} · {basis}{escaped(foreign)}"
        yield from (self._linked(part, language, here) for part in section.rule.split("\n\n"))
        yield from _listed(labels.printed, _sources(section, labels))
        for difference in section.differences:
            yield from _listed(_point(difference, labels), _readings(difference, labels))
        disputes = self._book.questions_for(section.id, language)
        asked = (f"{escaped(dispute.question)} **{escaped(dispute.ruling)}**" for dispute in disputes)
        yield from _listed(labels.disputes, asked)
        if section.judge_note:
            yield f"**{escaped(labels.judge_note)}**"
            yield self._linked(section.judge_note, language, here)
        yield from _listed(labels.see_also, (self.to(rule, language, here) for rule in section.related))
        for kind, links in self._answering(section.id, here).items():
            if links:
                yield f"**{escaped(labels.links[kind])}** {', '.join(links)}"

    def _answering(self, rule: str, here: str) -> dict[str, list[str]]:
        """The functions, tests and cases that decide and check a rule, cases with their pages."""
        of_kind: dict[str, list[str]] = {"decides": [], "checks": []}
        for rule_link in self._book.links(rule):
            page = self._cases.get(rule_link.name)
            linked = link(rule_link.name, page, here, rule_link.name) if page else f"`{rule_link.name}`"
            if rule_link.kind in of_kind and linked not in of_kind[rule_link.kind]:
                of_kind[rule_link.kind].append(linked)
        return of_kind

    def _linked(self, text: str, language: str, here: str) -> str:
        """A paragraph with links from ids to their rules."""
        parts: list[str] = []
        at = 0
        for match in ID.finditer(text):
            if (language, match[1]) in self._pages:
                parts += [escaped(text[at : match.start()]), self.to(match[1], language, here)]
                at = match.end()
        return " ".join(filter(None, (*parts, escaped(text[at:].replace("`", "")))))


def _path(language: str, game: str, chapter: str) -> str:
    return f"rules/{language}/{game}/{chapter}.md"


def _listed(head: str, items: Iterator[str]) -> Iterator[str]:
    lines = [f"- {item}" for item in items]
    if lines:
        yield f"**{escaped(head)}**"
        yield "\n".join(lines)


def _sources(section: Section, labels: PageLabels) -> Iterator[str]:
    for source in section.sources:
        page = f", {labels.page} {source.page}" if source.page else f" ({labels.no_page})"
        yield f"`{source.text}`: {escaped(source.heading + page)}"
    for text in section.silent_texts:
        yield f"`{text}`: {escaped(labels.silent)}"


def _point(difference: TextDifference, labels: PageLabels) -> str:
    changes = f" ({labels.can_change})" if difference.can_change_a_ruling else ""
    return f"{labels.differ}, {difference.id}: {difference.point}{changes}"


def _readings(difference: TextDifference, labels: PageLabels) -> Iterator[str]:
    yield from (f"`{reading.text}`: {escaped(reading.says)}" for reading in difference.readings)
    yield f"{escaped(labels.use)}: {escaped(difference.use)}"
