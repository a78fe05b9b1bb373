"""The files of the rulebook's content, and a hash that tells when they change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

CONTENT = Path(__file__).parent.parent
LINKS = "links.json"
QUESTIONS = "questions.json"
UNCOVERED = "uncovered"
SCHEMA_VERSION = 7
"""Raise this when the tables or the folding change: older databases are then built again."""


def content_files(content: Path) -> list[Path]:
    """All files a database is built from, in an order that does not depend on the machine."""
    written = [*content.glob("*/*.md"), *content.glob("*/*/*.md")]
    links = content / LINKS
    return sorted(written + ([links] if links.exists() else []))


def question_files(content: Path) -> list[Path]:
    """The questions that players put, by game and language, and those no rule covers, by language."""
    return sorted([*content.glob(f"*/*/{QUESTIONS}"), *content.glob(f"{UNCOVERED}/*.json")])


def content_hash(content: Path) -> str:
    """What tells one state of the content from another."""
    return _hash_of_ours() if content == CONTENT else _hash_of(content)


@cache
def _hash_of_ours() -> str:
    """What comes with the program does not change while it runs; reading it all takes 12 ms."""
    return _hash_of(CONTENT)


def _hash_of(content: Path) -> str:
    digest = blake2b(str(SCHEMA_VERSION).encode(), digest_size=16)
    for path in content_files(content):
        digest.update(path.relative_to(content).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


SEARCH_VERSION = 2
"""Raise this when the tables of the search, the stems or the folding change."""


def search_hash(content: Path) -> str:
    """What tells one state of what is searched from another."""
    return blake2b(f"search {SEARCH_VERSION} {content_hash(content)}".encode(), digest_size=16).hexdigest()


QUESTIONS_VERSION = 4
"""Raise this when the tables of the questions or their tokens change."""
TRAINED = CONTENT / "asking" / "meaning_space.json"
"""What the meanings of questions were reckoned with: after another training they are reckoned anew."""


def questions_hash(content: Path) -> str:
    """What tells one state of the rules and of the questions about them from another."""
    digest = blake2b(f"{QUESTIONS_VERSION} {content_hash(content)}".encode(), digest_size=16)
    digest.update(TRAINED.read_bytes() + b"\0")
    for path in question_files(content):
        digest.update(path.relative_to(content).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


T = TypeVar("T")
Listener = Callable[[str, int, int], None]
"""(what is done, how much of it, of how much; 0 of 0: it has begun, and nobody knows how long it takes)."""
LISTENERS: list[Listener] = []


def announce_start(what: str) -> None:
    """Something has begun that takes a while."""
    for listener in LISTENERS:
        listener(what, 0, 0)


def followed(what: str, steps: Sequence[T]) -> Iterator[T]:
    """The steps one after the other; listeners hear of each when it is done."""
    for done, step in enumerate(steps, 1):
        yield step
        for listener in LISTENERS:
            listener(what, done, len(steps))
