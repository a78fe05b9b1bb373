"""The result of a command: output, error output, exit code."""

from __future__ import annotations

from typing import NamedTuple

DONE, NOT_MET, UNREADABLE = 0, 1, 3
"""Exit codes: all is well; expectations not met or nothing found; the input cannot be read."""


class CommandResult(NamedTuple):
    """What goes to standard output and to standard error, and the exit code."""

    out: str = ""
    code: int = DONE
    err: str = ""
