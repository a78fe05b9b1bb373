"""Where a mutant is tried: in a fork of a process that has imported all tests, or in a process of its own.

Before the first mutant all tests are run once, with a probe at the place of each, to see who runs it.

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
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import _lru_cache_wrapper, partial
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType

import msgspec
import pytest

from scripts.hostile.mutation.changes import Mutation, mutant
from scripts.hostile.mutation.covering_tests import READING, Covering, by_package
from scripts.hostile.mutation.probes import ROOT, Place, Probes, load_changed, place
from scripts.hostile.report import state_folder

OPTIONS = ("-n", "0", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no")
MUTANT = "REFEREE_MUTANT"
"""Names the module and the number of the change for a process of its own."""
SLOWER, LEAST = 10, 2.0
"""A test is endless that takes so many times its usual time, and these seconds of the processor."""
TOGETHER = int(os.environ.get("REFEREE_PATIENCE", "120"))
"""Seconds of the processor for all tests of a mutant; who notices it later does not count."""
STARTING = 15
"""Seconds that a process of its own may take besides, until its first test."""
PASSED, NOTHING = 0, (4, 5)
"""What pytest answers: all passed; nothing to run, unless a test file could not be imported."""
PROJECT = ("cards", "engine", "referee", "rulebook", "scripts", "tests")
READ = {".py", ".json", ".ftl", ".md"}
"""What decides how a run of the tests goes."""
NOT_MADE = 9
"""What a fork answers that could not make its mutant."""


class TestRun(msgspec.Struct, frozen=True):
    """One test without any change: its result, time and places."""

    test: str
    seconds: float
    passed: bool
    places: tuple[Place, ...]
    """Those it ran."""

    __test__ = False


class Ground:
    """The tests of a pytest session, tried on one mutant after the other instead of being run."""

    def __init__(self, probes: Probes, tried: Callable[[Ground], None]) -> None:
        self._tried, self._probes = tried, probes
        self._items: defaultdict[str, list[pytest.Item]] = defaultdict(list)
        self._runs: tuple[TestRun, ...] = ()
        self._at_import = frozenset[Place]()
        self._functions: defaultdict[str, list[FunctionType]] = defaultdict(list)
        self._cached: tuple[_lru_cache_wrapper[object], ...] = ()
        self._noticing: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Takes the place of running the tests."""
        for item in session.items:
            for name in names(item.nodeid):
                self._items[name].append(item)
        self._at_import = frozenset(self._probes.run)
        stored = self._stored(session.items)
        self._runs = recorded_before(stored) or self._recorded(session.items, stored)
        self._functions, self._cached = functions_by_file(), cached_functions()
        self._tried(self)
        return True

    @property
    def broken(self) -> list[str]:
        """The tests that fail without any change: they notice nothing."""
        return [test_run.test for test_run in self._runs if not test_run.passed]

    def covering(self, mutation: Mutation) -> Covering:
        """The tests that run its place."""
        here = place(mutation)
        seconds_of = {
            test_run.test: test_run.seconds
            for test_run in self._runs
            if test_run.passed and here in test_run.places
        }
        imported = here in self._at_import
        noticed_before = [
            test for test, _ in self._noticing[mutation.path].most_common() if test in seconds_of
        ]
        tests = tuple(dict.fromkeys([*noticed_before, *in_turn(seconds_of)]))
        reading = READING if mutation.kind == "constant" else ()
        return Covering((*reading, *(by_package(mutation) if imported and not tests else tests)), imported)

    def _stored(self, items: Sequence[pytest.Item]) -> Path:
        """Where a run of these tests is stored, by what decides it."""
        tests = [item.nodeid for item in items]
        digest = blake2b(repr((self._probes.places, tests)).encode(), digest_size=8)
        for folder in PROJECT:
            for path in sorted(path for path in (ROOT / folder).rglob("*") if path.suffix in READ):
                digest.update(path.read_bytes())
        return state_folder() / f"test-runs-{digest.hexdigest()}.json"

    def _recorded(self, items: Sequence[pytest.Item], stored: Path) -> tuple[TestRun, ...]:
        """One run of all tests, in a fork, so that it leaves nothing behind."""
        with tempfile.NamedTemporaryFile() as file:
            child = os.fork()
            if child == 0:
                try:
                    _be_quiet()
                    runs = [self._run_of(*pair) for pair in zip_longest(items, items[1:])]
                    Path(file.name).write_bytes(msgspec.json.encode(runs))
                finally:
                    os._exit(0)
            os.waitpid(child, 0)
            written = Path(file.name).read_bytes()
        test_runs = msgspec.json.decode(written, type=tuple[TestRun, ...])
        store(stored, written)
        return test_runs

    def _run_of(self, item: pytest.Item, following: pytest.Item | None) -> TestRun:
        began, failed = time.process_time(), item.session.testsfailed
        self._probes.run.clear()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        passed = item.session.testsfailed == failed
        return TestRun(item.nodeid, time.process_time() - began, passed, tuple(self._probes.run))

    def is_noticed(self, mutation: Mutation) -> bool:
        """Whether a test fails with this change, or does not come to an end."""
        covering = self.covering(mutation)
        items = list(dict.fromkeys(item for test in covering.tests for item in self._items[test]))
        if self._fork_fails(mutation, items):
            return True
        return covering.imported and fails_imported(mutation, covering.tests)

    def _fork_fails(self, mutation: Mutation, items: Sequence[pytest.Item]) -> bool:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            code = 1
            try:
                _be_quiet()
                code = NOT_MADE
                put_in(mutation, self._functions)
                for cached in self._cached:
                    cached.cache_clear()
                code = run(items, {test_run.test: test_run.seconds for test_run in self._runs}, writer)
            finally:
                os._exit(code)
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            *_, last = pipe.read().decode().split("\n")
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code == NOT_MADE:
            raise RuntimeError(f"this mutant cannot be made: {mutation}")
        if code != PASSED and last:
            self._noticing[mutation.path][last] += 1
        return code != PASSED


def recorded_before(stored: Path) -> tuple[TestRun, ...]:
    """The run that an earlier process made of the same tests, files and probes, if there was one."""
    with suppress(FileNotFoundError):
        return msgspec.json.decode(stored.read_bytes(), type=tuple[TestRun, ...])
    return ()


def store(stored: Path, written: bytes) -> None:
    """Keeps a run of the tests; only the latest is of use."""
    stored.parent.mkdir(parents=True, exist_ok=True)
    for earlier in stored.parent.glob("test-runs-*.json"):
        earlier.unlink()
    stored.write_bytes(written)


def names(node: str) -> Iterable[str]:
    """The other names of a test: without its parameters, its file, each of its folders."""
    yield node
    test = node.partition("[")[0]
    if test != node:
        yield test
    file = Path(node.partition("::")[0])
    yield from (str(parent) for parent in (file, *file.parents))


def _limited() -> None:
    seconds = STARTING + TOGETHER
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def in_turn(seconds: Mapping[str, float]) -> list[str]:
    """Tests in an order that gives each test function the same time, its quickest parameters first.

    Args:
        seconds: test -> how long it takes.
    """
    spent: defaultdict[str, float] = defaultdict(float)
    turns = {}
    for test in sorted(seconds, key=seconds.__getitem__):
        function = test.partition("[")[0]
        spent[function] += seconds[test]
        turns[test] = spent[function]
    return sorted(turns, key=turns.__getitem__)


def run(items: Sequence[pytest.Item], usual: Mapping[str, float], begun: int) -> int:
    """Runs tests until one fails or the time is over: 1 when one failed, 0 when none did.

    Args:
        items: the tests, in their order.
        usual: how many seconds of the processor each takes without a change.
        begun: where the name of each test is written before it runs.
    """
    began = time.process_time()
    for item, following in zip_longest(items, items[1:]):
        if time.process_time() - began > TOGETHER:
            break
        signal.setitimer(signal.ITIMER_PROF, LEAST + SLOWER * usual[item.nodeid])
        os.write(begun, f"\n{item.nodeid}".encode())
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed:
            return 1
    return PASSED


def functions_by_file() -> defaultdict[str, list[FunctionType]]:
    """All functions there are."""
    functions: defaultdict[str, list[FunctionType]] = defaultdict(list)
    for function in _objects():
        if isinstance(function, FunctionType):
            functions[function.__code__.co_filename].append(function)
    return functions


def cached_functions() -> tuple[_lru_cache_wrapper[object], ...]:
    """The functions of the engine that keep their answers, which a fork forgets: other code made them."""
    return tuple(
        each
        for each in _objects()
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith("engine")
    )


def _objects() -> list[object]:
    gc.unfreeze()  # what is frozen is not listed
    objects = gc.get_objects()
    gc.freeze()
    return objects


def put_in(mutation: Mutation, functions: Mapping[str, Sequence[FunctionType]]) -> None:
    """Every function made from the changed code has the new one from now on."""
    file = ROOT / mutation.path
    source = file.read_text("utf-8")
    before = codes(compile(source, str(file), "exec"))
    after = codes(compile(mutant(source, mutation.number), str(file), "exec"))
    changed = {place: code for place, code in after.items() if code != before.get(place)}
    for function in functions.get(str(file), ()):
        if place_of_code(function.__code__) in changed:
            function.__code__ = changed[place_of_code(function.__code__)]


def codes(module: CodeType) -> dict[tuple[str, int], CodeType]:
    """Each function of a module by its place, those inside of others too."""
    code_at: dict[tuple[str, int], CodeType] = {}
    waiting = [module]
    while waiting:
        code = waiting.pop()
        code_at[place_of_code(code)] = code
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
    return code_at


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
        process = subprocess.run(
            command, cwd=ROOT, env=settings, preexec_fn=_limited, capture_output=True, check=False
        )
    if process.returncode == -signal.SIGXCPU:
        return False
    if process.returncode in NOTHING and b"ERROR tests/" not in process.stdout:
        raise RuntimeError(process.stdout.decode() + process.stderr.decode())
    return process.returncode != PASSED


def pytest_load_initial_conftests() -> None:
    """In a process of its own, the changed module is never taken from stored byte code."""
    if MUTANT in os.environ:
        path, _, number = os.environ[MUTANT].rpartition(":")
        load_changed({path: partial(mutant, number=int(number))})
