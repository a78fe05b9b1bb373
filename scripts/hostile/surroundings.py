"""Folders of a run's own, so that nothing of the user who runs it is read or changed."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from scripts.hostile.report import state_folder

MEMORY = Path("/dev/shm")
"""A disk that waits for nothing: what is told to be kept is recorded elsewhere."""
FOLDERS = {"REFEREE_STATE": "state", "REFEREE_LOG": "log"}
CACHE = "REFEREE_CACHE"
"""The rulebook, which takes seconds to build, stays from one run to the next."""


def quick_folder() -> str | None:
    """Where files are made that a stop of the computer may take along; None: where all are."""
    return str(MEMORY) if MEMORY.is_dir() else None


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder that is gone at the end; what Referee keeps outside its database goes into it."""
    with tempfile.TemporaryDirectory(prefix="referee-hostile-", dir=quick_folder()) as name:
        folder = Path(name)
        variables = {variable: str(folder / inner) for variable, inner in FOLDERS.items()}
        variables.setdefault(CACHE, os.environ.get(CACHE, str(state_folder() / "cache")))
        with mock.patch.dict(os.environ, {**variables, "REFEREE_COACH": "off"}):
            yield folder
