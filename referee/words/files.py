"""Which languages can Referee speak, and what is written in their files?

One folder for each language, one ``.ftl`` file for each subject, or several that are read as one: ``app.ftl``
and ``app.row.ftl``. A file is only cut into its messages here; a message is parsed when it is first said.
Parsing all of English at once would cost half a second.
"""

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
"""Each language in its own words."""


@cache
def folders() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(one.parent.name for one in FOLDER.glob("*/reasons.ftl"))
    return tuple(sorted(found, key=lambda language: language != BASE_LANGUAGE))


@cache
def subjects(language: str) -> tuple[str, ...]:
    """The subjects a language has a file for: ``reasons``, ``changes``, ``moves``..."""
    return tuple(sorted({file.name.partition(".")[0] for file in (FOLDER / language).glob("*.ftl")}))


@cache
def messages(language: str, subject: str) -> dict[str, str]:
    """The messages of one subject: key -> its source; empty if the language has no such file."""
    folder = FOLDER / language
    files = [folder / f"{subject}.ftl", *sorted(folder.glob(f"{subject}.*.ftl"))]
    return {
        key: source
        for file in files
        if file.is_file()
        for key, source in cut(file.read_text(encoding="utf-8")).items()
    }


def cut(text: str) -> dict[str, str]:
    """A file's messages and terms, each with its own lines."""
    text = COMMENT.sub("", text)
    places = [*((one.start(), one[1]) for one in MESSAGE.finditer(text)), (len(text), "")]
    return {key: text[start:end].rstrip() + "\n" for (start, key), (end, _) in pairwise(places)}


@cache
def missing(language: str) -> tuple[str, ...]:
    """What English says and this language does not, as ``subject/key``."""
    return tuple(
        f"{subject}/{key}"
        for subject in subjects(BASE_LANGUAGE)
        for key in messages(BASE_LANGUAGE, subject)
        if not key.startswith("-") and key not in messages(language, subject)
    )
