"""Message files: one folder for each language, cut into messages; the languages there are."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parent
BASE_LANGUAGE = "en"

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)

OWN_NAMES = {"en": "English", "bg": "Български", "pl": "Polski", "ru": "Русский"}
"""Each language in its own words: a language that is added has a folder, and a line here."""


@cache
def folders() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(one.parent.name for one in FOLDER.glob("*/reasons.ftl"))
    return tuple(sorted(found, key=lambda language: language != BASE_LANGUAGE))


@cache
def messages(language: str, subject: str) -> dict[str, str]:
    """The messages of one subject: key -> its source; empty if the language has none.

    A game has one file for what it says in its own words: ``GAME-moves`` are the messages of ``GAME.ftl``
    whose keys begin with ``moves-``.
    """
    game, _, own = subject.partition("-")
    if own:
        return _beginning(f"{own}-", messages(language, game))
    file = FOLDER / language / f"{subject}.ftl"
    return cut(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _beginning(begin: str, found: dict[str, str]) -> dict[str, str]:
    """The messages whose keys begin so, by the rest of their keys."""
    return {key.removeprefix(begin): source for key, source in found.items() if key.startswith(begin)}


def cut(text: str) -> dict[str, str]:
    """A file's messages and terms, each with its own lines."""
    text = COMMENT.sub("", text)
    places = [*((one.start(), one[1]) for one in MESSAGE.finditer(text)), (len(text), "")]
    return {key: text[start:end].rstrip() + "\n" for (start, key), (end, _) in pairwise(places)}
