"""Which tests run a line of the engine: exactly, from a coverage file with contexts, or by module."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from scripts.hostile.mutation.changes import Mutation

BY_MODULE = Path(__file__).with_name("tests.json")
BY_PACKAGE = {
    "engine/agot/hbo": ("tests/hbo", "tests/cases"),
    "engine/agot/lcg": ("tests/lcg", "tests/cases"),
    "engine/agot": ("tests/hbo", "tests/lcg", "tests/cases"),
    "engine/kings": ("tests/kings", "tests/cases"),
    "engine/oriflamme": ("tests/oriflamme", "tests/cases"),
    "engine": ("tests/kernel", "tests/cases", "tests/hbo", "tests/kings", "tests/oriflamme"),
}
"""For modules that are newer than the list."""
Tests = Callable[[Mutation], Sequence[str]]
FEW = 400
"""More tests than this are not named one by one: their files are run."""
PROPERTIES = ("tests/properties",)
"""Hypothesis runs these from one function of its own, so their contexts have no names."""
LINES = """
    select abs(fromno), context from arc join context on context.id = context_id
    join file on file.id = file_id where file.path like ? union
    select abs(tono), context from arc join context on context.id = context_id
    join file on file.id = file_id where file.path like ?
"""


@cache
def by_module() -> dict[str, list[str]]:
    """The test files of each module, those that notice most first."""
    found: dict[str, list[str]] = json.loads(BY_MODULE.read_text("utf-8"))
    return found


def files_of(mutation: Mutation) -> Sequence[str]:
    """The test files of its module, or the folders of its package."""
    found = by_module().get(mutation.path)
    return found or next(tests for package, tests in BY_PACKAGE.items() if mutation.path.startswith(package))


def recorded(file: Path) -> Tests:
    """The tests that ran the changed line, from a file of ``coverage run --branch`` with contexts."""
    database = sqlite3.connect(file)

    @cache
    def lines(path: str) -> dict[int, list[str]]:
        found: defaultdict[int, list[str]] = defaultdict(list)
        for line, context in database.execute(LINES, (f"%/{path}", f"%/{path}")):
            if context:
                found[line].append(context)
        return found

    @cache
    def breadth(path: str) -> Counter[str]:
        return Counter(context for tests in lines(path).values() for context in tests)

    def tests(mutation: Mutation) -> list[str]:
        found = lines(mutation.path).get(mutation.line, [])
        if not found:  # it runs while the module is imported, or never
            return list(files_of(mutation))
        named = [context for context in found if context.startswith("tests.")]
        narrow = sorted(named, key=lambda context: (breadth(mutation.path)[context], context))
        nodes = dict.fromkeys(_node(context, len(narrow) > FEW) for context in narrow)
        return [*nodes, *(PROPERTIES if len(named) < len(found) else ())]

    return tests


def _node(context: str, whole: bool) -> str:
    """The test of a context as pytest names it, or its file."""
    module, _, name = context.rpartition(".")
    while not module.rpartition(".")[2].startswith("test_"):  # a test in a class
        module, _, holder = module.rpartition(".")
        name = f"{holder}::{name}"
    file = module.replace(".", "/") + ".py"
    return file if whole else f"{file}::{name}"
