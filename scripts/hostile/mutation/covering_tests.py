"""Which tests run a line of the engine: from a coverage file that names tests, or by package."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

from msgspec import Struct

from scripts.hostile.mutation.changes import Mutation

ROOT = Path(__file__).resolve().parents[3]
BY_PACKAGE = {
    "engine/agot/hbo": ("tests/hbo", "tests/cases"),
    "engine/agot/lcg": ("tests/lcg", "tests/cases"),
    "engine/agot": ("tests/hbo", "tests/lcg", "tests/cases"),
    "engine/kings": ("tests/kings", "tests/cases"),
    "engine/oriflamme": ("tests/oriflamme", "tests/cases"),
    "engine": ("tests/kernel", "tests/cases", "tests/hbo", "tests/kings", "tests/oriflamme"),
}
"""Where nothing was recorded."""
ENGINE_TESTS = (
    *("tests/kernel", "tests/hbo", "tests/lcg", "tests/kings", "tests/oriflamme", "tests/cases"),
    *("tests/games", "tests/library", "tests/position", "tests/notation", "tests/desk", "tests/session"),
    *("tests/record", "tests/repair", "tests/words/test_games.py", "tests/hostile/test_table_files.py"),
    "tests/properties",
)
"""The tests that make claims about the engine."""
SLOW = "tests/properties/"
"""They play many games, so they come last."""
LINES = """
    select abs(fromno), context from arc join context on context.id = context_id
    join file on file.id = file_id where file.path like ? union
    select abs(tono), context from arc join context on context.id = context_id
    join file on file.id = file_id where file.path like ?
"""

BREADTH = """
    select context, count(*) from arc join context on context.id = context_id group by context_id
"""
"""What runs little of the engine takes little time."""


class Covering(Struct, frozen=True):
    """The tests that ought to notice a change."""

    tests: tuple[str, ...]
    """Those that run least of the engine first."""
    imported: bool = True
    """The line may run while the module is imported."""


Coverer = Callable[[Mutation], Covering]


def by_package(mutation: Mutation) -> Covering:
    """The test folders of its package."""
    found = next(tests for package, tests in BY_PACKAGE.items() if mutation.path.startswith(package))
    return Covering(found)


def recorded(file: Path) -> Coverer:
    """The tests that ran the changed line, and those that are newer than the record."""
    database, made = sqlite3.connect(file), file.stat().st_mtime
    newer = [
        str(test.relative_to(ROOT))
        for place in ENGINE_TESTS
        for test in sorted((ROOT / place).rglob("test_*.py") if (ROOT / place).is_dir() else [ROOT / place])
        if test.stat().st_mtime > made
    ]

    @cache
    def lines(path: str) -> dict[int, list[str]]:
        found: defaultdict[int, list[str]] = defaultdict(list)
        for line, context in database.execute(LINES, (f"%/{path}", f"%/{path}")):
            found[line].append(context)
        return found

    @cache
    def breadth() -> dict[str, int]:
        return dict(database.execute(BREADTH).fetchall())

    def covering(mutation: Mutation) -> Covering:
        found = lines(mutation.path).get(mutation.line, [])
        if (ROOT / mutation.path).stat().st_mtime > made or not any(found):
            return by_package(mutation)
        wide = breadth()
        narrow = sorted(filter(None, found), key=lambda context: (SLOW in context, wide[context], context))
        return Covering((*newer, *narrow), "" in found)

    return covering
