"""A booklet made up for the tests: the headings our sections name, and under each our own words."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.booklet.printed_sections import QUALIFIED, QUALIFIERS
from rulebook.content.models import Section
from rulebook.database.store import Rulebook

GAMES = {"bg-2013": "hbo", "pl-2012": "hbo", "ru-2008": "lcg", "ru": "oriflamme", "ru-draft": "kings"}
LANGUAGES = {"bg-2013": "bg", "pl-2012": "pl", "ru-2008": "ru", "ru": "ru", "ru-draft": "ru"}


def sections_of(rulebook: Rulebook, text: str) -> list[Section]:
    """The sections with one place in a text, which a made-up booklet tells in just one paragraph."""
    return [
        section
        for section in rulebook.sections(GAMES[text], language=LANGUAGES[text])
        if len([source for source in section.sources if source.text == text]) == 1
        and section.basis == "stated"
    ]


def heading_of(section: Section, text: str) -> str:
    """The heading it stands under, without the words for a part of it."""
    heading = next(source.heading for source in section.sources if source.text == text)
    found = QUALIFIED.match(heading)
    behind = (found["in_brackets"] or found["behind"] or "") if found else ""
    return found["heading"] if found and QUALIFIERS.search(behind) else heading


def by_heading(sections: Iterable[Section], text: str) -> dict[str, list[Section]]:
    """The sections under each heading, in the book's order."""
    found: dict[str, list[Section]] = {}
    for section in sections:
        found.setdefault(heading_of(section, text), []).append(section)
    return found


def a_booklet(rulebook: Rulebook, text: str, *, marked: bool = True) -> str:
    """The whole booklet; headings are marked as Markdown does it or stand in lines of their own."""
    lead = "## " if marked else ""
    chapters = by_heading(sections_of(rulebook, text), text)
    return "\n\n".join(
        "\n\n".join([f"{lead}{heading}", *(" ".join(section.rule.split()) for section in sections)])
        for heading, sections in chapters.items()
    )


def words_of(section: Section) -> str:
    """The paragraph that stands for a section there."""
    return " ".join(section.rule.split())
