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


OTHERS: list[Path] = []
"""Folders of words of games that other packages bring; each has folders of languages, as ours has."""


def add_folder(package: str) -> None:
    """From now on a game of this package says its own words; they stand in its folder ``words``."""
    from importlib.util import find_spec  # most have our own games alone

    try:
        spec = find_spec(package) if package else None
    except ImportError:
        spec = None
    places = (spec.submodule_search_locations or ()) if spec is not None else ()
    OTHERS.extend(Path(place) / "words" for place in places)
    messages.cache_clear()  # a saved game of it may have been named already


def word_files(language: str, name: str) -> list[Path]:
    """The files of this name in a language: our own, or those of other packages."""
    places = (folder / language / name for folder in (FOLDER, *OTHERS))
    return [file for file in places if file.is_file()]


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
    found = word_files(language, f"{subject}.ftl")
    return cut(found[0].read_text(encoding="utf-8")) if found else {}


def _beginning(begin: str, found: dict[str, str]) -> dict[str, str]:
    """The messages whose keys begin so, by the rest of their keys."""
    return {key.removeprefix(begin): source for key, source in found.items() if key.startswith(begin)}


def cut(text: str) -> dict[str, str]:
    """A file's messages and terms, each with its own lines."""
    text = COMMENT.sub("", text)
    places = [*((one.start(), one[1]) for one in MESSAGE.finditer(text)), (len(text), "")]
    return {key: text[start:end].rstrip() + "\n" for (start, key), (end, _) in pairwise(places)}
