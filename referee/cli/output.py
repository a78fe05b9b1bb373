"""What a command puts out: its result, and on a terminal how far it has come."""

from __future__ import annotations

import sys
from time import monotonic
from typing import NamedTuple, TextIO

DONE, NOT_MET, UNREADABLE = 0, 1, 3
"""Exit codes: all is well; expectations not met or nothing found; the input cannot be read."""


class CommandResult(NamedTuple):
    """What goes to standard output and to standard error, and the exit code."""

    out: str = ""
    code: int = DONE
    err: str = ""


PATIENCE, SELDOM = 0.5, 0.1
"""Seconds before anything is said, and between two times that something is."""


class ProgressLine:
    """One line that is written over; it is gone when the work is done."""

    def __init__(self, stream: TextIO, language: str) -> None:
        from referee.words.speech import Speech  # a command without a terminal loads no words for it

        self._stream, self._speech = stream, Speech(language)
        self._begun = monotonic()
        self._told = 0.0
        self._length = 0
        self._announced: set[str] = set()

    def __call__(self, what: str, done: int, of: int) -> None:
        """Says how far it is, unless it has been said just now."""
        now = monotonic()
        if done and done == of:
            self._write("")
        elif not of:
            if what in self._announced:
                return  # the rulebook has several databases
            self._announced.add(what)
            self._stream.write(f"{self._speech.say(f'cli/progress-{what}')}\n")
        elif now - self._begun >= PATIENCE and now - self._told >= SELDOM:
            self._told = now
            self._write(self._speech.say(f"cli/progress-{what}", done=done, count=of))

    def _write(self, said: str) -> None:
        if said or self._length:
            self._stream.write(f"\r{said.ljust(self._length)}" + ("" if said else "\r"))
            self._stream.flush()
        self._length = len(said)


def listen(language: str) -> None:
    """From now on long work is told on the terminal."""
    from rulebook.content_files import LISTENERS

    LISTENERS.append(ProgressLine(sys.stderr, language))


def stop_listening() -> None:
    """A screen tells of long work itself; a line between would be painted over it."""
    from rulebook.content_files import LISTENERS

    LISTENERS[:] = [one for one in LISTENERS if not isinstance(one, ProgressLine)]
