"""The list of branches that no test runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scripts import branches
from scripts.branches import END, GAP, Branch, DeclaredBranch, declared, missing, written

LINES = ["def f(x):", "    if x:", "        return 1", "    return 0"]
NOT_TAKEN = Branch("f", "if x:", "return 1")


def report(*missed: tuple[int, int]) -> dict[str, Any]:
    """What coverage.py says of a module with one function."""
    return {"files": {"/tmp/engine/module.py": {"functions": {"f": {"missing_branches": missed}}}}}


def test_a_branch_is_known_by_its_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "module.py").write_text("\n".join(LINES))
    monkeypatch.setattr(branches, "ROOT", tmp_path)

    assert list(missing(report((2, 3), (2, -1)))) == [NOT_TAKEN, Branch("f", "if x:", END)]


def test_reasons_are_kept_when_the_list_is_written_anew() -> None:
    known = [
        DeclaredBranch("f", "if x:", "return 1", "x is never true"),
        DeclaredBranch("g", "a", "b", "gone"),
    ]
    new = Branch("f", "if x:", "return 0")

    assert written([NOT_TAKEN, new], known).decode().splitlines() == [
        "[",
        '{"function":"f","at":"if x:","to":"return 0","why":"' + GAP + '"},',
        '{"function":"f","at":"if x:","to":"return 1","why":"x is never true"}',
        "]",
    ]


def test_each_branch_is_declared_once_and_with_a_reason() -> None:
    listed = declared()

    assert len({(one.function, one.at, one.to) for one in listed}) == len(listed)
    assert all(one.why for one in listed)
