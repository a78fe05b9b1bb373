"""What many tests need and is dear to make: made once in a run, also when several workers share the run."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from time import sleep

import msgspec

from rulebook.content.models import Link
from rulebook.database.store import Rulebook
from scripts import links as linking
from scripts import rule_tables

ROOT = Path(__file__).parents[1]
FOLDER = "REFEREE_TESTS_FOLDER"
"""Names the folder of the run; workers inherit it."""


def folder() -> Path:
    """A folder of this run, gone when it ends. Whoever makes it brings up to date what builds make."""
    if FOLDER not in os.environ:
        linking.bring_up_to_date()
        rule_tables.bring_up_to_date()
        made = tempfile.mkdtemp(prefix="referee-tests-")
        os.environ[FOLDER] = made
        atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(os.environ[FOLDER])


def once(name: str, make: Callable[[], bytes]) -> bytes:
    """What ``make`` brings; whoever asks second reads it from a file."""
    file = folder() / name
    with _alone(file):
        if not file.exists():
            file.write_bytes(make())
    return file.read_bytes()


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """One worker at a time. A folder is made by one only, on every system."""
    lock = file.with_name(f"{file.name}.lock")
    while True:
        try:
            lock.mkdir()
        except FileExistsError:
            sleep(0.01)
        else:
            break
    try:
        yield
    finally:
        lock.rmdir()


@cache
def rulebook_cache() -> Path:
    """A cache folder with the rulebook's database in it, for tests that only read."""
    place = folder() / "cache"
    with _alone(place), closing(Rulebook(place / "rulebook.db")) as book:
        book.make_searchable()
    return place


@cache
def known_rules() -> frozenset[str]:
    """The ids of all sections: reading the rulebook's pages takes 10 ms, and hundreds of tests ask."""
    return linking.known_rules()


@cache
def links() -> tuple[Link, ...]:
    """The links between the rules, the code and the tests of the whole project."""
    found = once("links.json", lambda: msgspec.json.encode(linking.find_links(ROOT, known_rules())))
    return msgspec.json.decode(found, type=tuple[Link, ...])
