"""Files that a user names: read up to a limit, written anew and never over another."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from engine.kernel.cases.case_file import SIZE_LIMIT
from engine.kernel.errors import Unreadable

NO_FILES = "REFEREE_NO_FILES"
"""The variable under which whoever uses this program may name no file of this computer."""
STANDARD = "-"
"""Names standard input or output instead of a file."""


def refuse_named_files() -> None:
    """Refuses to open a file of the host for a visitor from the browser.

    Raises:
        Unreadable: whoever uses this program is such a visitor.
    """
    if NO_FILES in os.environ:
        raise Unreadable("no_files_here")


def bytes_of(path: Path, limit: int = SIZE_LIMIT) -> bytes:
    """The content of an ordinary file; pipes and devices are refused.

    Raises:
        Unreadable: it cannot be opened, or is too large.
    """
    data, size = _read(path, limit + 1)
    return _within(data, limit, size)


def beginning_of(path: Path, count: int) -> bytes:
    """The first bytes of a file; none, if it cannot be opened."""
    try:
        return _read(path, count)[0]
    except Unreadable:
        return b""


def _read(path: Path, most: int) -> tuple[bytes, int]:
    """At most so many bytes of a file, and its size."""
    refuse_named_files()
    try:
        where = path.expanduser()
        if not stat.S_ISREG(where.stat().st_mode):
            raise Unreadable("not_a_file", file=str(path))
        with open(os.open(where, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:  # noqa: PTH123
            return file.read(most), os.fstat(file.fileno()).st_size
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file_not_opened", file=str(path), error=why) from None


def bytes_given(named: str, limit: int) -> bytes:
    """The content of a file, or of standard input for ``-``."""
    if named != STANDARD:
        return bytes_of(Path(named), limit)
    data = sys.stdin.buffer.read(limit + 1)
    return _within(data, limit, len(data))


def _within(data: bytes, limit: int, size: int) -> bytes:
    if len(data) > limit:
        raise Unreadable("file_too_large", size=size, limit=limit)
    return data


def write_new(path: Path, data: bytes) -> Path:
    """Writes a new file, whole or not at all, and never over another.

    Raises:
        Unreadable: it cannot be written there.
    """
    return write_made(path, lambda: data)


def write_made(path: Path, make: Callable[[], bytes]) -> Path:
    """Writes a new file whose content is made once there is a place for it.

    Raises:
        Unreadable: it cannot be written there.
    """
    refuse_named_files()
    where = path
    try:
        where = path.expanduser()
        with where.open("xb") as file:
            try:
                file.write(make())
                file.flush()
            except BaseException:
                with suppress(OSError):
                    where.unlink()
                raise
    except FileExistsError:
        raise Unreadable("file_is_there", file=str(where)) from None
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file_not_written", file=str(where), error=why) from None
    return where
