"""Rules, search results and answers as text for a terminal, with labels in the language of the reader."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from rulebook.content.models import (
    BASE_LANGUAGE,
    Dispute,
    Link,
    PrintedSource,
    Section,
    ShortAnswer,
    TextDifference,
)

FOLDER = Path(__file__).parent


class PageLabels(msgspec.Struct, frozen=True, kw_only=True):
    """The words of one language."""

    in_english: str
    """Said where the wording is not in the reader's language."""
    kinds: dict[str, str]
    """What a section is, where it is no rule."""
    basis: dict[str, str]
    """What a rule rests on, where that is not its printed wording."""
    force: str
    printed: str
    page: str
    no_page: str
    silent: str
    disputes: str
    judge_note: str
    differ: str
    can_change: str
    use: str
    in_your_booklet: str
    likely_passage: str
    """Said where the passage is likely and not certain."""
    see_also: str
    links: dict[str, str]
    why: str
    rests_on: str
    matched: dict[str, str]
    related_from: str
    nothing_found: str
    no_answer: str
    probably: str
    """Said before the first three where one of them is right."""
    answers: dict[ShortAnswer, str]
    nearest_rules: str
    which_rule: str
    which_words: str
    no_rule: str
    no_game: str
    nothing_in_file: str


@cache
def page_labels(language: str | None) -> PageLabels:
    """The words of a language, English ones where it has none."""
    file = FOLDER / f"headings.{language}.json"
    content = (file if file.is_file() else FOLDER / f"headings.{BASE_LANGUAGE}.json").read_bytes()
    return msgspec.json.decode(content, type=PageLabels)


class OwnedPassage(Protocol):
    """A stored passage."""

    @property
    def text(self) -> str: ...
    @property
    def heading(self) -> str: ...
    @property
    def page(self) -> str: ...
    @property
    def body(self) -> str: ...
    @property
    def certainty(self) -> str: ...


def with_passages(page: str, passages: Sequence[OwnedPassage], language: str, width: int = 80) -> str:
    """A page of the rulebook with the owner's passages between our words and the printed places."""
    if not passages:
        return page
    blocks = "\n\n".join("\n".join(_block(passage, language, width)) for passage in passages)
    ours, printed, rest = page.partition(f"\n\n{page_labels(language).printed}\n")
    if not printed:
        return f"{page}\n{blocks}\n"
    return f"{ours}\n\n{blocks}{printed}{rest}"


def _block(passage: OwnedPassage, language: str, width: int) -> Iterator[str]:
    labels = page_labels(language)
    page = f", {labels.page} {passage.page}" if passage.page else ""
    doubt = f" ({labels.likely_passage})" if passage.certainty != "sure" else ""
    yield from textwrap.wrap(
        f"{labels.in_your_booklet}, {passage.text}: {passage.heading}{page}{doubt}", width
    )
    for paragraph in passage.body.split("\n\n"):
        for line in textwrap.wrap(paragraph, width - len(INDENT), break_on_hyphens=False):
            yield f"{INDENT}{line}"


if TYPE_CHECKING:
    from rulebook.asking.answers import AskResult, OtherAnswer
    from rulebook.search.ranking import Hit

WIDTH = 80
INDENT = "  "


class Page(msgspec.Struct, frozen=True):
    """A section with everything that is shown around it."""

    title: str
    """In the reader's language, even where the wording is not."""
    language: str
    """The reader's; the section says in which it is worded."""
    section: Section
    links: tuple[Link, ...]
    questions: tuple[Dispute, ...]
    related: tuple[tuple[str, str], ...]
    """Id and title of the sections to see also."""
    related_from: tuple[tuple[str, str], ...] = ()
    """Those of the sections that point here."""


def section_text(page: Page, width: int = WIDTH) -> str:
    """The page in the order a player needs: rule, printed page, disputes. Code is in `code_text` alone."""
    section, labels = page.section, page_labels(page.language)
    blocks = [
        _heading(page.title, width),
        _status(page, labels, width),
        *(_wrapped(paragraph, width) for paragraph in section.rule.split("\n\n")),
        _under(labels.printed, list(_sources(section, labels, width - 2))),
        *(_difference(difference, labels, width) for difference in section.differences),
        _under(
            labels.disputes, [line for question in page.questions for line in _question(question, width - 2)]
        ),
        _under(labels.judge_note, _wrapped(section.judge_note, width - 2)),
        _under(labels.force, _wrapped(section.force, width - 2)),
        _under(
            labels.see_also,
            [line for rule_id, title in page.related for line in _pair(rule_id, title, width - 2)],
        ),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _status(page: Page, labels: PageLabels, width: int) -> list[str]:
    section = page.section
    translated = section.language == page.language
    status = " ".join(filter(None, (labels.kinds[section.kind], labels.basis[section.basis])))
    return [
        section.id,
        *_wrapped(status, width),
        *([] if translated else _wrapped(labels.in_english, width)),
    ]


def hits_text(hits: Sequence[Hit], width: int = WIDTH, language: str | None = None) -> str:
    """One rule found in two lines: what it is, and where the words stand."""
    return "\n".join(line for hit in hits for line in _hit(hit, page_labels(language), width)) + "\n"


def code_text(page: Page, width: int = WIDTH) -> str:
    """All that answers for a section: functions, cases, cards, and the sections that relate."""
    labels = page_labels(page.language)
    blocks = [[page.section.id, *_wrapped(page.title, width)]]
    for kind, head in labels.links.items():
        links = [link for link in page.links if link.kind == kind]
        blocks.append(
            _under(head, [line for link in links for line in _link(link, width - 2)]) or [head, f"{INDENT}-"]
        )
    for head, rules in ((labels.see_also, page.related), (labels.related_from, page.related_from)):
        blocks.append(_under(head, [line for rule in rules for line in _pair(*rule, width - 2)]))
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def answer_text(
    page: Page, dispute: Dispute | None, answered: AskResult, games: dict[str, str], width: int = WIDTH
) -> str:
    """Yes or no, the dispute if it was one, the rule, its printings, and what other games answer."""
    labels = page_labels(page.language)
    english = page.section.language != page.language
    blocks = [
        _heading(page.title, width),
        [page.section.id, *(_wrapped(labels.in_english, width) if english else [])],
        [labels.answers[answered.says]] if answered.says else [],
        _question(dispute, width) if dispute else [],
        *(_wrapped(paragraph, width) for paragraph in page.section.rule.split("\n\n")),
        _under(labels.judge_note, _wrapped(page.section.judge_note, width - 2)),
        _under(labels.printed, list(_sources(page.section, labels, width - 2))),
        *(
            _difference(difference, labels, width)
            for difference in page.section.differences
            if difference.readings == answered.printings
        ),
        [line for answer in answered.also for line in _also(answer, games, labels, width)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _also(answer: OtherAnswer, games: dict[str, str], labels: PageLabels, width: int) -> list[str]:
    """What another game answers, with its name."""
    short = f"{labels.answers[answer.says]} " if answer.says else ""
    return _wrapped(f"{games.get(answer.game, answer.game)}: {short}{answer.title} [{answer.id}]", width)


def links_text(links: Sequence[Link]) -> str:
    """What one file answers for, in the order of its lines."""
    return "".join(f"{link.path}:{link.line}  {link.name} {link.kind} {link.rule}\n" for link in links)


def question_text(question: Dispute, width: int = WIDTH, language: str = BASE_LANGUAGE) -> str:
    words = page_labels(language)
    texts = (
        question.question,
        question.ruling,
        f"{words.why}: {question.why}",
        f"{words.rests_on}: {', '.join(question.rules)}",
    )
    paragraphs = ["\n".join(_wrapped(part, width)) for part in (f"{question.id}   {question.group}", *texts)]
    return "\n\n".join(paragraphs) + "\n"


def _heading(title: str, width: int) -> list[str]:
    lines = _wrapped(title, width)
    return [*lines, "=" * max(map(len, lines))]


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text.replace("`", ""), width, break_long_words=False, break_on_hyphens=False)


def _under(head: str, lines: Sequence[str]) -> list[str]:
    return [head, *_indented(lines)] if lines else []


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]


def _difference(difference: TextDifference, words: PageLabels, width: int) -> list[str]:
    answers = [(reading.text, reading.says) for reading in difference.readings] + [
        (words.use, difference.use)
    ]
    column = max(len(text) for text, _ in answers) + 2
    lines = [
        f"{text if first else '':<{column}}{line}"
        for text, says in answers
        for first, line in _marked(_wrapped(says, width - column - 2))
    ]
    changes = f" ({words.can_change})" if difference.can_change_a_ruling else ""
    head = _wrapped(f"{words.differ}, {difference.id}: {difference.point}{changes}", width)
    return [*head, *_indented(lines)]


def _marked(lines: list[str]) -> Iterator[tuple[bool, str]]:
    return ((at == 0, line) for at, line in enumerate(lines))


def _sources(section: Section, labels: PageLabels, width: int) -> Iterator[str]:
    for text, sources in groupby(section.sources, key=lambda source: source.text):
        places = "; ".join(_place(source, labels) for source in sources)
        yield from textwrap.wrap(f"{text}: {places}", width, subsequent_indent=INDENT)
    for text in section.silent_texts:
        yield f"{text}: {labels.silent}"


def _place(source: PrintedSource, labels: PageLabels) -> str:
    page = f", {labels.page} {source.page}" if source.page else f" ({labels.no_page})"
    return f"{source.heading}{page}"


def _link(link: Link, width: int) -> list[str]:
    """Names of tests may be longer than a line and are broken then."""
    lines = _pair(link.name, f"{link.path}:{link.line}", width)
    return [part for line in lines for part in textwrap.wrap(line, width, subsequent_indent=INDENT)]


def _pair(first: str, second: str, width: int) -> list[str]:
    """Two things on one line, or on two when they are too long together."""
    line = f"{first}  {second}"
    return (
        [line]
        if len(line) <= width
        else [first, *(f"{INDENT}{part}" for part in _wrapped(second, width - 2))]
    )


def _question(question: Dispute, width: int) -> list[str]:
    asked, ruled = _wrapped(question.question, width), _wrapped(question.ruling, width - 2)
    return [*asked, *(f"{INDENT}{line}" for line in ruled)]


def _hit(hit: Hit, labels: PageLabels, width: int) -> Iterator[str]:
    yield f"{hit.score:5.1f}  {hit.id}  {hit.title}"
    excerpt = " ".join(hit.shown.split())
    excerpt = excerpt.removeprefix(hit.title).lstrip() or excerpt
    yield "       " + textwrap.shorten(
        f"{labels.matched[hit.matched]}: {excerpt}", width - 7, placeholder=" ..."
    )
