"""The owner's passage as it is shown under a section."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from rulebook.content.models import BASE_LANGUAGE
from rulebook.page_labels import page_labels

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
