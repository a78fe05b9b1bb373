"""Folders of a run's own, so that nothing of the user who runs it is read or changed."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

MEMORY = Path("/dev/shm")
"""A disk that waits for nothing: what is told to be kept is recorded elsewhere."""
FOLDERS = {"REFEREE_STATE": "state", "REFEREE_CACHE": "cache", "REFEREE_LOG": "log"}


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder that is gone at the end; what Referee keeps outside its database goes into it."""
    quick = str(MEMORY) if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="referee-hostile-", dir=quick) as name:
        folder = Path(name)
        kept = {variable: str(folder / inner) for variable, inner in FOLDERS.items()}
        with mock.patch.dict(os.environ, {**kept, "REFEREE_COACH": "off"}):
            yield folder
