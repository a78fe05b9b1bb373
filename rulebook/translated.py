"""Which English was a translation made from?

`translated.json` keeps for each translated section the hash of the English it was made from and its own. A
translation that is still the same while its English is another has been left behind.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from rulebook.sections import BASE_LANGUAGE, Book, Section

TRANSLATED = "translated.json"


class Made(msgspec.Struct, frozen=True):
    """The hash of a translation and of the English it was made from."""

    english: str
    own: str


Accepted = dict[str, dict[str, Made]]
"""By rule and language."""


def hash_of(section: Section) -> str:
    """A hash of everything a section says in its own words."""
    differences = [
        (one.point, one.use, *(reading.says for reading in one.readings)) for one in section.differences
    ]
    said = (section.title, section.rule, section.judge_note, section.force, differences)
    return blake2b(msgspec.json.encode(said), digest_size=6).hexdigest()


def accepted(books: list[Book]) -> Accepted:
    """All translations as made from the English that stands beside them now."""
    found: Accepted = {}
    for book in books:
        english = {one.id: hash_of(one) for one in book.sections if one.language == BASE_LANGUAGE}
        for section in book.sections:
            if section.language != BASE_LANGUAGE and section.id in english:
                made = Made(english[section.id], hash_of(section))
                found.setdefault(section.id, {})[section.language] = made
    return found


def as_json(made: Accepted) -> str:
    """One rule a line, so that a review shows which translations were looked at."""
    rows = (
        f"  {msgspec.json.encode(rule).decode()}: {msgspec.json.encode(made[rule]).decode()}"
        for rule in sorted(made)
    )
    return "{\n" + ",\n".join(rows) + "\n}\n"


def read_accepted(content: Path) -> Accepted:
    path = content / TRANSLATED
    return msgspec.json.decode(path.read_bytes(), type=Accepted) if path.exists() else {}


def write_accepted(content: Path, made: Accepted) -> None:
    (content / TRANSLATED).write_text(as_json(made), encoding="utf-8")
