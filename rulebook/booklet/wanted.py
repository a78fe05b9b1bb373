"""Which sections are printed in a text, under which headings and on which pages?"""

from __future__ import annotations

import re

from msgspec import Struct

from rulebook.booklet.mending import key_of, stems_of
from rulebook.sections import Section
from rulebook.store import Rulebook

QUALIFIED = re.compile(r"^(?P<heading>.+?)(?: \((?P<in_brackets>[^()]+)\)|, (?P<behind>[^,]+))$")
QUALIFIERS = re.compile(r"важно|пример|пункт|important|example|przykład|примери", re.IGNORECASE)


class Place(Struct, frozen=True):
    """A heading as our section names it, by its key; `part` says which part of it: `Example 2`."""

    key: str
    page: str
    part: str = ""


class Wanted(Struct, frozen=True):
    """A section, and what its passage should look like."""

    rule: str
    places: tuple[Place, ...]
    stems: tuple[frozenset[str], ...]
    """Of the words of its wording, one set for each."""
    title: tuple[frozenset[str], ...]
    name: str
    """The title as a key: an item of a list often begins with it."""
    derived: bool
    """Whether it only follows from what is printed there."""


def wanted_of(rulebook: Rulebook, game: str, text: str, language: str) -> list[Wanted]:
    """All sections that are printed in a text; what the text is silent on is not looked for."""
    sections = rulebook.sections(game, language=language)
    return [_wanted(one, text, language) for one in sections if one.basis != "silent" and _printed(one, text)]


def headings_of(wanted: list[Wanted]) -> frozenset[str]:
    """The keys of all headings they name."""
    return frozenset(place.key for one in wanted for place in one.places)


def _printed(section: Section, text: str) -> bool:
    return any(source.text == text for source in section.sources)


def _wanted(section: Section, text: str, language: str) -> Wanted:
    places = tuple(_place(one.heading, one.page) for one in section.sources if one.text == text)
    readings = [one.says for point in section.differences for one in point.readings if one.text == text]
    title = section.titles.get(language, "")
    said = [section.rule, *readings] if section.language == language else []
    return Wanted(
        section.id,
        places,
        tuple(stems_of(" ".join(said), language)),
        tuple(stems_of(title, language)),
        key_of(title),
        section.basis == "derived",
    )


def _place(heading: str, page: str) -> Place:
    found = QUALIFIED.match(heading)
    behind = (found["in_brackets"] or found["behind"] or "") if found else ""
    if found and QUALIFIERS.search(behind):
        return Place(key_of(found["heading"]), page, key_of(behind))
    return Place(key_of(heading), page)
