"""A program under a pseudo-terminal: what is typed goes in, all that is painted comes out."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
import tty
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS, COLUMNS = 34, 100
PATIENCE = 60.0
"""Seconds after which a program is given up."""
OWN = re.compile(r"\x1b\[[0-9:;<=>?]*[ !$]?[@-~]|\x1bP[^\x1b]{0,40}\x1b\\|\x1b[78=>]|\x1b\]22;[a-z-]*\x07")
"""The sequences Textual sends: colours, cursor, modes, queries."""


class Terminal:
    """One running command."""

    def __init__(self, arguments: list[str], surroundings: dict[str, str]) -> None:
        self.painted = b""
        self._ours, theirs = pty.openpty()
        tty.setraw(theirs)
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        command = [sys.executable, "-m", "referee", *arguments]
        env = {**os.environ, **surroundings, "TERM": "xterm-256color"}
        self._program = subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._ours)

    def type(self, keys: str) -> None:
        """Keys, as a terminal sends them."""
        os.write(self._ours, keys.encode())

    def until(self, word: str) -> Terminal:
        """Waits until this has been painted since the last wait."""
        before, end = len(self.painted), time.monotonic() + PATIENCE
        while word not in said(self.painted[before:]):
            assert time.monotonic() < end, f"{word!r} was not painted: {said(self.painted[before:])[-2000:]}"
            self._read(0.1)
        self._settle()
        return self

    def ended(self) -> Terminal:
        """Waits until the command has ended."""
        end = time.monotonic() + PATIENCE
        while self._program.poll() is None:
            assert time.monotonic() < end, f"it goes on: {said(self.painted)[-2000:]}"
            self._read(0.1)
        self._settle()
        return self

    def _settle(self) -> None:
        while self._read(0.2):
            pass

    def _read(self, within: float) -> bool:
        if not select.select([self._ours], [], [], within)[0]:
            return False
        try:
            found = os.read(self._ours, 1 << 16)
        except OSError:
            return False
        self.painted += found
        return bool(found)


def said(painted: bytes) -> str:
    """What was painted, without the sequences of our own."""
    return OWN.sub("", painted.decode("utf-8", "replace"))
