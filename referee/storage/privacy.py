"""Who may read what is kept: its owner and nobody else."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def keep_private(path: Path) -> None:
    """Takes a file from all other accounts; one that belongs to another account stays as it is."""
    _limit(path, FILE)


def private_folder(path: Path) -> None:
    """Makes a folder of ours if there is none, and takes it from all other accounts."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    _limit(path, FOLDER)


def _limit(path: Path, mode: int) -> None:
    with suppress(OSError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(path.stat().st_mode & mode)
