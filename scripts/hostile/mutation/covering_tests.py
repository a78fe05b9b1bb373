"""The tests that make claims about the engine, and which of them ought to notice a change."""

from __future__ import annotations

from msgspec import Struct

from scripts.hostile.mutation.changes import Mutation

BY_PACKAGE = {
    "engine/agot/hbo": ("tests/hbo", "tests/cases"),
    "engine/agot/lcg": ("tests/lcg", "tests/cases"),
    "engine/agot": ("tests/hbo", "tests/lcg", "tests/cases"),
    "engine/kings": ("tests/kings", "tests/cases"),
    "engine/oriflamme": ("tests/oriflamme", "tests/cases"),
    "engine": ("tests/kernel", "tests/cases", "tests/hbo", "tests/kings", "tests/oriflamme"),
}
"""For what runs only while modules are imported."""
ENGINE_TESTS = (
    *("tests/kernel", "tests/hbo", "tests/lcg", "tests/kings", "tests/oriflamme", "tests/cases"),
    *("tests/games", "tests/library", "tests/position", "tests/notation", "tests/desk", "tests/session"),
    *("tests/record", "tests/repair", "tests/words/test_games.py", "tests/hostile/test_table_files.py"),
    *("tests/speech", "tests/properties"),
)
"""The tests that make claims about the engine."""
READING = ("tests/kernel/test_cited_rules.py", "tests/kernel/test_known_words.py")
"""Those that read the code of its functions: they notice another constant in code they do not run."""


class Covering(Struct, frozen=True):
    """The tests that ought to notice a change."""

    tests: tuple[str, ...]
    """The quickest first."""
    imported: bool = True
    """The changed place runs while its module is imported."""


def by_package(mutation: Mutation) -> tuple[str, ...]:
    """The test folders of its package."""
    return next(tests for package, tests in BY_PACKAGE.items() if mutation.path.startswith(package))
