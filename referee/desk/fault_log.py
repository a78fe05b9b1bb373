"""The program's log file: what went wrong in Referee itself, for whoever mends it.

It lies in the user's folder for logs, or in the one ``REFEREE_LOG`` names; only its owner may read it. The
file and the one before it hold at most twice ``LARGEST`` bytes.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

LOG_VARIABLE = "REFEREE_LOG"
FILE = "referee.log"
LARGEST = 256 * 1024
"""Bytes after which a new file is begun; the last one is kept beside it."""
LONGEST = 16 * 1024
"""Characters of one note: its end tells where the fault is."""
OWNER_ONLY, FOLDER_OF_OWNER = 0o600, 0o700


def log_file() -> Path:
    """Where faults are noted."""
    named = os.environ.get(LOG_VARIABLE)
    if named:
        return Path(named) / FILE
    from platformdirs import user_log_path  # 5 ms, which only a fault costs

    return user_log_path("referee", appauthor=False) / FILE


def note_fault(what: str, fault: BaseException) -> str:
    """Notes a fault and what was being done; the file's name, or nothing where none can be written."""
    file = log_file()
    try:
        _append(file, _note(what, fault))
    except OSError:
        return ""
    return str(file)


def _note(what: str, fault: BaseException) -> bytes:
    import traceback  # 0.01 s, which only a fault costs

    told = "".join(traceback.format_exception(fault))[-LONGEST:]
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return f"{now} {what[:LONGEST]!r}\n{told}\n".encode("utf-8", "backslashreplace")


def _append(file: Path, note: bytes) -> None:
    file.parent.mkdir(mode=FOLDER_OF_OWNER, parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        if file.stat().st_size + len(note) > LARGEST:
            file.replace(file.with_suffix(".old"))
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
    with os.fdopen(opened, "ab") as stream:
        file.chmod(OWNER_ONLY)
        stream.write(note)
