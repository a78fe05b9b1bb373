from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulebook.content.books import read_book
from rulebook.content.files import CONTENT
from rulebook.content.models import Book
from rulebook.database.store import Rulebook

SMALL = {"00-about", "13-resolution", "24-lasting", "27-printings", "28-questions", "terms"}


@pytest.fixture(scope="session")
def book() -> Book:
    return read_book(CONTENT / "hbo")


@pytest.fixture(scope="session")
def database(rulebook_cache: Path) -> Path:
    return rulebook_cache / "rulebook.db"


@pytest.fixture(scope="session")
def rules(database: Path) -> Iterator[Rulebook]:
    """The rulebook, open all the time, as in the app: what was searched for stays in memory."""
    with closing(Rulebook(database)) as rulebook:
        yield rulebook


@pytest.fixture
def untranslated(small_content: Path, tmp_path: Path) -> Iterator[Rulebook]:
    """A small rulebook that nobody has told in Russian."""
    shutil.rmtree(small_content / "hbo/ru")
    with closing(Rulebook(tmp_path / "rules.sqlite", small_content)) as rulebook:
        yield rulebook


@pytest.fixture
def small_content(tmp_path: Path) -> Path:
    """A copy of some of the content that a test may change; a whole book would take a second to build."""
    content = tmp_path / "content"
    for path in (CONTENT / "hbo").rglob("*.md"):
        if path.stem in SMALL:
            there = content / path.relative_to(CONTENT)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, there)
    return content
