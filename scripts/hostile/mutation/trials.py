"""Where a mutant is tried: in a fork of a process that has imported all tests, or in a process of its own.

A fork replaces the code of one function, which takes no time, but what was computed while modules were
imported stays as it was. So a mutant of a line that is run then is tried again in a process that imports it.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from scripts.hostile.mutation.changes import Mutation, mutant
from scripts.hostile.mutation.covering_tests import ROOT, Covering

OPTIONS = ("-n", "0", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no")
MUTANT = "REFEREE_MUTANT"
"""Names the module and the number of the change for a process of its own."""
LONGEST = 30
"""Seconds of the processor for one test: a longer one does not come to an end."""
TOGETHER = int(os.environ.get("REFEREE_PATIENCE", "120"))
"""Seconds of the processor for all tests of a mutant; who notices it later does not count."""
PASSED, NOTHING = 0, (4, 5)
"""What pytest answers: all passed; nothing to run, unless a test file could not be imported."""


class Ground:
    """The tests of a pytest session, tried on one mutant after the other instead of being run."""

    def __init__(self, tried: Callable[[Ground], None]) -> None:
        self._tried = tried
        self._items: defaultdict[str, list[pytest.Item]] = defaultdict(list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Takes the place of running the tests."""
        for item in session.items:
            for name in names(item.nodeid):
                self._items[name].append(item)
        self._tried(self)
        return True

    def is_noticed(self, mutation: Mutation, covering: Covering) -> bool:
        """Whether one of these tests fails with this change, or does not come to an end."""
        items = list(dict.fromkeys(item for test in covering.tests for item in self._items[test]))
        if self._fork_fails(mutation, items):
            return True
        return covering.imported and fails_imported(mutation, covering.tests)

    def _fork_fails(self, mutation: Mutation, items: Sequence[pytest.Item]) -> bool:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                _be_quiet()
                put_in(mutation)
                code = run(items)
            finally:
                os._exit(code)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != PASSED


def names(node: str) -> Iterable[str]:
    """What a test is also called: without its parameters, by its file, by each folder it is in."""
    yield node
    test = node.partition("[")[0]
    if test != node:
        yield test
    file = Path(node.partition("::")[0])
    yield from (str(parent) for parent in (file, *file.parents))


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (TOGETHER, TOGETHER + 1))


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def run(items: Sequence[pytest.Item]) -> int:
    """Runs tests until one fails or the time is over: 1 when one failed, 0 when none did."""
    began = time.process_time()
    for item, following in zip(items, [*items[1:], None], strict=True):
        if time.process_time() - began > TOGETHER:
            break
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed:
            return 1
    return PASSED


def put_in(mutation: Mutation) -> None:
    """Every function made from the changed code has the new one from now on."""
    file = ROOT / mutation.path
    source = file.read_text("utf-8")
    before = codes(compile(source, str(file), "exec"))
    after = codes(compile(mutant(source, mutation.number), str(file), "exec"))
    changed = {place: code for place, code in after.items() if code != before.get(place)}
    gc.unfreeze()  # what is frozen is not listed
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(file):
            function.__code__ = changed.get(place_of_code(function.__code__), function.__code__)


def codes(module: CodeType) -> dict[tuple[str, int], CodeType]:
    """Each function of a module by its place, those inside of others too."""
    found: dict[tuple[str, int], CodeType] = {}
    waiting = [module]
    while waiting:
        code = waiting.pop()
        found[place_of_code(code)] = code
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
    return found


def place_of_code(code: CodeType) -> tuple[str, int]:
    """The name and the first line of a function."""
    return code.co_qualname, code.co_firstlineno


def fails_imported(mutation: Mutation, tests: Sequence[str]) -> bool:
    """Whether one of these tests fails in a process that imports the changed module."""
    settings = {**os.environ, MUTANT: f"{mutation.path}:{mutation.number}"}
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as named:  # there may be thousands
        named.write("\n".join(tests))
        named.flush()
        command = [sys.executable, "-m", "pytest", "-p", __name__, *OPTIONS, f"@{named.name}"]
        found = subprocess.run(
            command, cwd=ROOT, env=settings, preexec_fn=_limited, capture_output=True, check=False
        )
    if found.returncode == -signal.SIGXCPU:
        return False
    if found.returncode in NOTHING and b"ERROR tests/" not in found.stdout:
        raise RuntimeError(found.stdout.decode() + found.stderr.decode())
    return found.returncode != PASSED


def pytest_load_initial_conftests() -> None:
    """In a process of its own, the changed module is never taken from stored byte code."""
    if MUTANT not in os.environ:
        return
    path, _, number = os.environ[MUTANT].rpartition(":")
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, module: str) -> CodeType | None:
        if not loader.path.endswith(f"/{path}"):
            return usual(loader, module)
        return compile(mutant(Path(loader.path).read_text("utf-8"), int(number)), loader.path, "exec")

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010 - a type checker refuses the plain way
