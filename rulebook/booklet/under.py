"""How does the owner's own passage stand under our words?

The words around it are few and stand here: a rule is printed by a command that has no time for the
sentences of the application.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from rulebook.headings import headings
from rulebook.sections import BASE_LANGUAGE

INDENT = "  "


class Owned(Protocol):
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


class Words(Struct, frozen=True):
    """What is said around a passage in one language."""

    own: str
    likely: str
    """Said where the passage is likely and not certain."""


WORDS = {
    BASE_LANGUAGE: Words("In your booklet", "probably this passage; it was not certain"),
    "bg": Words("Във вашата книжка", "вероятно този пасаж; не е сигурно"),
    "pl": Words("W waszej instrukcji", "prawdopodobnie ten ustęp; nie jest to pewne"),
    "ru": Words("В вашей книжке", "вероятно, это место; точно сказать нельзя"),
}


def with_passages(page: str, passages: Sequence[Owned], language: str, width: int = 80) -> str:
    """A page of the rulebook with the owner's passages between our words and the printed places."""
    if not passages:
        return page
    blocks = "\n\n".join("\n".join(_block(one, language, width)) for one in passages)
    ours, printed, rest = page.partition(f"\n\n{headings(language).printed}\n")
    if not printed:
        return f"{page}\n{blocks}\n"
    return f"{ours}\n\n{blocks}{printed}{rest}"


def _block(one: Owned, language: str, width: int) -> Iterator[str]:
    words, said = WORDS.get(language, WORDS[BASE_LANGUAGE]), headings(language)
    page = f", {said.page} {one.page}" if one.page else ""
    doubt = f" ({words.likely})" if one.certainty != "sure" else ""
    yield from textwrap.wrap(f"{words.own}, {one.text}: {one.heading}{page}{doubt}", width)
    for paragraph in one.body.split("\n\n"):
        for line in textwrap.wrap(paragraph, width - len(INDENT), break_on_hyphens=False):
            yield f"{INDENT}{line}"
