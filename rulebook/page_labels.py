"""The labels on a page of the rulebook, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

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
