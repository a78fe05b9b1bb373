"""What the harness changes in a module to see whether a test notices."""

from __future__ import annotations

import ast
import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scripts.hostile.mutation.changes import mutant, mutations
from scripts.hostile.mutation.probes import PROBE, probed
from scripts.hostile.mutation.trials import (
    PASSED,
    cached_functions,
    in_turn,
    names,
    put_in,
    recorded_before,
    run,
    store,
)

SOURCE = '''
"""A module."""

LIMIT = 3

@rule("hbo.some.rule")
def most(first: int, others: list[int]) -> int:
    """The docstring stays."""
    if first < LIMIT and others:
        return 0
    return max(first + 1, len(others)) if not others else pick(first, others)
'''


def changes() -> set[str]:
    return {f"{one.function}: {one.name[1]}" for one in mutations("module.py", SOURCE)}


@pytest.mark.parametrize(
    "change",
    [
        "<module>: 3 -> 4",
        "most: first < LIMIT -> first <= LIMIT",
        "most: first < LIMIT and others -> False",
        "most: first < LIMIT and others -> first < LIMIT or others",
        "most: first < LIMIT and others -> others",
        "most: 0 -> 1",
        "most: first + 1 -> first - 1",
        "most: max(first + 1, len(others)) -> min(first + 1, len(others))",
        "most: pick(first, others) -> pick(others, first)",
    ],
)
def test_operators_guards_numbers_and_arguments_are_changed(change: str) -> None:
    assert change in changes()


def test_decorators_docstrings_and_annotations_are_left_alone() -> None:
    assert not [one for one in changes() if "rule" in one or "docstring" in one or "int]" in one]


def test_each_mutant_differs_from_the_source_in_one_place_and_is_a_module() -> None:
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for one in mutations("module.py", SOURCE):
        lines = ast.unparse(mutant(SOURCE, one.number)).splitlines()
        assert sum(before != after for before, after in zip(plain, lines, strict=True)) == 1, one


def test_each_mutant_can_be_compiled() -> None:
    for one in mutations("module.py", SOURCE):
        compile(mutant(SOURCE, one.number), "module.py", "exec")


def test_two_changes_that_read_the_same_are_told_apart() -> None:
    names = [one.name for one in mutations("module.py", "def f(a):\n    return [a + 1, a + 1]\n")]

    assert len(set(names)) == len(names)
    assert ("f", "a + 1 -> a - 1 #2") in names


def test_a_change_that_is_put_in_holds_for_a_function_that_was_imported_before(tmp_path: Path) -> None:
    file = tmp_path / "changed.py"
    file.write_text("def larger(a):\n    return [one for one in (a, a + 1) if one > 1]\n")
    spec = importlib.util.spec_from_file_location("changed", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    larger = module.larger
    found, functions = {}, {str(file): [larger]}
    for one in mutations(str(file), file.read_text()):
        put_in(one, functions)
        found[one.name[1]] = larger(1)

    assert (found["one > 1 -> one >= 1"], found["a + 1 -> a - 1"]) == ([1, 2], [])


def test_what_the_engine_has_computed_before_is_among_what_a_fork_forgets() -> None:
    from engine.agot.hbo.game import _only_deck

    assert _only_deck in cached_functions()
    assert cache(names) not in cached_functions()


def test_a_test_is_found_by_its_name_its_file_and_its_folders() -> None:
    called = list(names("tests/kings/test_view.py::test_it[a::b]"))

    assert called[:3] == [
        "tests/kings/test_view.py::test_it[a::b]",
        "tests/kings/test_view.py::test_it",
        "tests/kings/test_view.py",
    ]
    assert "tests/kings" in called


TOLD = """
def f(a, default=1 + 1):
    if a > 1:
        return a + 2
    elif a < 0:
        return [one for one in (a, 3) if one < 2]
    return a - 4
"""


def run_by(argument: int) -> set[str]:
    """The changes whose probes are run by a call of the function, and while it is defined."""
    told, found = {one.number: one.name[1] for one in mutations("module.py", TOLD)}, set[str]()
    space: dict[str, Any] = {PROBE: lambda _, number: found.add(told[number])}
    exec(compile(probed(TOLD, "module.py", told), "module.py", "exec"), space)
    at_import = found.copy()
    space["f"](argument)
    return found - at_import if argument else at_import


@pytest.mark.parametrize(
    ("argument", "run", "not_run"),
    [
        (2, "a + 2 -> a - 2", "a < 0 -> a <= 0"),
        (-1, "a < 0 -> a <= 0", "a - 4 -> a + 4"),
        (-1, "one < 2 -> one <= 2", "a + 2 -> a - 2"),
        (1, "a - 4 -> a + 4", "one < 2 -> one <= 2"),
        (0, "1 + 1 -> 1 - 1", "a > 1 -> a >= 1"),
    ],
)
def test_a_probe_tells_that_the_place_of_a_change_is_run(argument: int, run: str, not_run: str) -> None:
    assert run in run_by(argument)
    assert not_run not in run_by(argument)


def test_a_module_with_probes_does_what_it_did() -> None:
    plain: dict[str, Any] = {}
    probes: dict[str, Any] = {PROBE: lambda *_: None}
    exec(compile(TOLD, "module.py", "exec"), plain)
    everywhere = [one.number for one in mutations("module.py", TOLD)]
    exec(compile(probed(TOLD, "module.py", everywhere), "module.py", "exec"), probes)

    assert [probes["f"](one) for one in range(-2, 4)] == [plain["f"](one) for one in range(-2, 4)]


def test_a_mutant_that_no_test_runs_is_not_noticed() -> None:
    assert run((), {}, -1) == PASSED


def test_each_test_function_has_its_turn_before_another_takes_more_time() -> None:
    many = {f"tests/a.py::test_many[{number}]": 0.2 for number in range(5)}
    order = in_turn({**many, "tests/a.py::test_slow": 0.5, "tests/a.py::test_quick": 0.1})

    assert order[0] == "tests/a.py::test_quick"
    assert order.index("tests/a.py::test_slow") == 3
    assert sorted(order) == sorted([*many, "tests/a.py::test_slow", "tests/a.py::test_quick"])


def test_a_run_of_the_tests_is_kept_until_another_is_made(tmp_path: Path) -> None:
    first, second = tmp_path / "test-runs-1.json", tmp_path / "test-runs-2.json"
    assert recorded_before(first) == ()

    store(first, b'[{"test": "t", "seconds": 1.0, "passed": true, "places": [["a.py", 3]]}]')
    assert [(run.test, run.places) for run in recorded_before(first)] == [("t", (("a.py", 3),))]

    store(second, b"[]")
    assert recorded_before(first) == ()
