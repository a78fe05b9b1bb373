"""A copy of the project in which one module at a time is changed, and the tests that ought to notice."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from scripts.hostile.mutation.changes import Mutation, mutant

ROOT = Path(__file__).resolve().parents[3]
COPIED = ("cards", "engine", "referee", "rulebook", "scripts", "tests", "pyproject.toml")
PYTEST = ("-m", "pytest", "-n", "0", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no")
PASSED, NOTHING = 0, (4, 5)
"""What pytest answers: all passed; nothing to run, unless a test file could not be imported."""


class Ground:
    """The copy."""

    def __init__(self, folder: Path) -> None:
        """A copy made now."""
        self.folder = folder
        self.written = 0
        for name in COPIED:
            _copy(ROOT / name, folder / name)

    def is_noticed(self, mutation: Mutation, tests: Sequence[str], seconds: int) -> bool:
        """Whether one of these tests fails with this change, or does not come to an end."""
        source = (ROOT / mutation.path).read_text("utf-8")
        try:
            self._write(mutation.path, mutant(source, mutation.number))
            return self._failed(tests, seconds)
        finally:
            self._write(mutation.path, source)

    def _failed(self, tests: Sequence[str], seconds: int) -> bool:
        """Whether these tests fail now."""
        settings = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *PYTEST, *tests]

        def limited() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

        run = subprocess.run(
            command, cwd=self.folder, env=settings, preexec_fn=limited, capture_output=True, check=False
        )
        if run.returncode in NOTHING and b"ERROR tests/" not in run.stdout:
            raise RuntimeError(run.stdout.decode() + run.stderr.decode())
        return run.returncode != PASSED

    def _write(self, path: str, source: str) -> None:
        """A module, a second newer each time: byte code goes by the second and the size."""
        self.written += 1
        file = self.folder / path
        file.write_text(source, "utf-8")
        newer = (ROOT / path).stat().st_mtime + self.written
        os.utime(file, (newer, newer))


def _copy(source: Path, target: Path) -> None:
    """A file, or a folder without what programs leave there."""
    if source.is_dir():
        shutil.copytree(
            source, target, ignore=shutil.ignore_patterns("__pycache__", ".*"), dirs_exist_ok=True
        )
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
