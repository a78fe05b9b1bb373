"""This device: its clock, its account, its processes, and its mark on an entry."""

from __future__ import annotations

import os
import platform
import uuid
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path

from engine.kernel.journal import EntryActor


def now() -> str:
    """The time in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def host() -> str:
    """The name of this computer for people."""
    return platform.node() or "an unnamed computer"


def person() -> str:
    """The account this program runs under, or "" where it has none."""
    import getpass  # 1 ms, needed where a game is opened for writing

    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""


@cache
def machine() -> str:
    """The space in which process numbers are unique: the machine and, on Linux, the container."""
    try:
        return f"{Path('/etc/machine-id').read_text().strip()}/{Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return f"{uuid.getnode():x}"


def began(process: int) -> str:
    """The start of a process, or "" where that cannot be known."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot}/{_status(process)[19]}"
    except OSError:
        return ""


def is_running(process: int, started: str) -> bool:
    if not _exists(process) or _has_ended(process):
        return False
    now = began(process)
    return not (started and now) or started == now


def _exists(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # it runs, and belongs to somebody else
    return True


def _has_ended(process: int) -> bool:
    """Whether a process was killed and its parent has not collected it yet."""
    try:
        return _status(process)[0] in "ZX"
    except OSError:
        return False


def _status(process: int) -> list[str]:
    """Fields of /proc/N/stat from the third on; the second, a name, may hold anything up to the last ")"."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


LENGTH = 4
"""Bytes; enough to tell the devices of one game apart."""


def actor(game: str) -> EntryActor:
    """The actor of this account on this machine; ``game``: the link its journal begins with."""
    own = f"{game} {machine()} {person()}"
    return EntryActor(device=blake2b(own.encode("utf-8", "surrogatepass"), digest_size=LENGTH).hexdigest())
