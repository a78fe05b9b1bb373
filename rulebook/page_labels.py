"""The labels on a page of the rulebook, in the reader's language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from rulebook.content.models import BASE_LANGUAGE, ShortAnswer

FOLDER = Path(__file__).parent


class PageLabels(msgspec.Struct, frozen=True, kw_only=True):
    """The words of one language."""

    in_english: str
    """Said where the wording is not in the reader's language."""
    kinds: dict[str, str]
    basis: dict[str, str]
    printed: str
    page: str
    no_page: str
    silent: str
    disputes: str
    judge_note: str
    differ: str
    can_change: str
    use: str
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
    no_rule: str
    no_game: str
    nothing_in_file: str


@cache
def page_labels(language: str | None) -> PageLabels:
    """The words of a language, English ones where it has none."""
    file = FOLDER / f"headings.{language}.json"
    content = (file if file.is_file() else FOLDER / f"headings.{BASE_LANGUAGE}.json").read_bytes()
    return msgspec.json.decode(content, type=PageLabels)


INDENT = "  "


class OwnedPassage(Protocol):
    """A passage as it was kept."""

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


class PassageLabels(Struct, frozen=True):
    """What is said around a passage in one language."""

    own: str
    likely: str
    """Said where the passage is likely and not certain."""


PASSAGE_LABELS = {
    BASE_LANGUAGE: PassageLabels("In your booklet", "probably this passage; it was not certain"),
    "bg": PassageLabels("Във вашата книжка", "вероятно този пасаж; не е сигурно"),
    "pl": PassageLabels("W waszej instrukcji", "prawdopodobnie ten ustęp; nie jest to pewne"),
    "ru": PassageLabels("В вашей книжке", "вероятно, это место; точно сказать нельзя"),
}


def with_passages(page: str, passages: Sequence[OwnedPassage], language: str, width: int = 80) -> str:
    """A page of the rulebook with the owner's passages between our words and the printed places."""
    if not passages:
        return page
    blocks = "\n\n".join("\n".join(_block(passage, language, width)) for passage in passages)
    ours, printed, rest = page.partition(f"\n\n{page_labels(language).printed}\n")
    if not printed:
        return f"{page}\n{blocks}\n"
    return f"{ours}\n\n{blocks}{printed}{rest}"


def _block(one: OwnedPassage, language: str, width: int) -> Iterator[str]:
    words, said = PASSAGE_LABELS.get(language, PASSAGE_LABELS[BASE_LANGUAGE]), page_labels(language)
    page = f", {said.page} {one.page}" if one.page else ""
    doubt = f" ({words.likely})" if one.certainty != "sure" else ""
    yield from textwrap.wrap(f"{words.own}, {one.text}: {one.heading}{page}{doubt}", width)
    for paragraph in one.body.split("\n\n"):
        for line in textwrap.wrap(paragraph, width - len(INDENT), break_on_hyphens=False):
            yield f"{INDENT}{line}"
