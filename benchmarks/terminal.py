"""A program in a terminal of its own: keys go in, and the time until something is painted comes out."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import tty
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Self

from benchmarks.parts.cold_start import compiled_once
from referee.words.speech import Speech

ROOT = Path(__file__).parent.parent
PYTHON = (sys.executable,)
ROWS, COLUMNS = 40, 120
STATUS_WANTED, IN_ORDER = b"\x1b[5n", b"\x1b[0n"
"""What a program asks a terminal, and what every terminal answers once it has sent the keys before."""
PATIENCE = 20.0
"""Seconds after which a program is given up."""


class NotShown(Exception):
    """What a program was to show is not on its screen: a row would tell a time of nothing."""


def message(key: str, /, **facts: object) -> bytes:
    """A message as the app shows it, up to its first colon; ``app/undone`` is one of the app's."""
    return Speech("en").say(key, **facts).partition(":")[0].encode()


class Terminal:
    """A program under a pseudo-terminal."""

    def __init__(
        self,
        arguments: Sequence[str],
        home: str,
        database: str = "",
        command: Sequence[str] = PYTHON,
    ) -> None:
        self.ours, theirs = pty.openpty()
        tty.setraw(theirs)  # a terminal that is not raw would take ctrl+q for itself
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        surroundings = {**compiled_once(home), "TERM": "xterm-256color"}
        if database:
            surroundings["REFEREE_DATABASE_URL"] = database
        self.work = 0.0
        """Seconds of the processor the last reaction took: others on the machine lengthen them little."""
        self.started = perf_counter()
        self.program = subprocess.Popen(
            [*command, *arguments],
            cwd=ROOT,
            env=surroundings,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.ours)

    def painted(self, within: float) -> bytes:
        """What is painted within so many seconds."""
        ready, _, _ = select.select([self.ours], [], [], within)
        if not ready:
            return b""
        try:
            output = os.read(self.ours, 1 << 16)
        except OSError:
            return b""
        if STATUS_WANTED in output:
            os.write(self.ours, IN_ORDER)
        return output.replace(STATUS_WANTED, b"")

    def showing(self, word: bytes) -> float:
        """Seconds from the start of the program until this stands on the screen.

        Raises:
            NotShown: it never does.
        """
        painted, until = b"", self.started + PATIENCE
        while word not in painted:
            if perf_counter() > until:
                raise NotShown(word.decode())
            painted += self.painted(0.01)
        return perf_counter() - self.started

    def accepting(self, word: bytes, key: bytes, brings: bytes) -> float:
        """Seconds from the start until a key, pressed when `word` stands on the screen, has painted `brings`.

        `brings` must not be on the screen before: whatever else is painted then is no answer to the key.
        """
        self.showing(word)
        os.write(self.ours, key)
        self.showing(brings)
        return perf_counter() - self.started

    def settled(self, quiet: float = 0.4) -> None:
        """Waits until nothing has been painted for a while."""
        until = perf_counter() + PATIENCE
        while self.painted(quiet) and perf_counter() < until:
            pass

    def reaction(self, key: bytes, word: bytes = b"") -> float:
        """Seconds from a key until this is painted; without a word, until anything is.

        Raises:
            NotShown: it never is.
        """
        pressed, worked, painted = perf_counter(), self._worked(), b""
        os.write(self.ours, key)
        while not painted or word not in painted:
            if perf_counter() > pressed + PATIENCE:
                raise NotShown(f"{word.decode()}, after {key!r}")
            painted += self.painted(PATIENCE)
        elapsed = perf_counter() - pressed
        self.work = self._worked() - worked
        self.settled(0.15)
        return elapsed

    def _worked(self) -> float:
        """Seconds the processor has given the program's first thread, as Linux counts them."""
        ran = Path(f"/proc/{self.program.pid}/schedstat").read_text(encoding="ascii").split()[0]
        return int(ran) / 1e9

    def typed(self, keys: bytes) -> None:
        """Types one key after the other."""
        for key in keys:
            self.reaction(bytes([key]))
