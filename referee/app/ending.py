"""The signals that end a program: the app leaves as if it were quit, with its game given back."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name))
KILLED = 128
"""A program that a signal ended answers with this and the number of the signal."""


def on_signals(leave: Callable[[int], None]) -> None:
    """``leave`` is called with the exit code; a second signal of the same kind ends the program at once."""
    loop = asyncio.get_running_loop()

    def came(number: int) -> None:
        loop.remove_signal_handler(number)
        leave(KILLED + number)

    for number in ENDING:
        try:
            loop.add_signal_handler(number, came, number)
        except NotImplementedError:  # no such loop on Windows, where closing the window ends the program
            return
