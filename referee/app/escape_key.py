"""The Escape key, told apart from the beginning of an arrow by asking the terminal.

Escape is one byte, and every arrow begins with it. Waiting shows which it was: Textual waits 100 ms. A
terminal answers a request for its status after the keys it has sent before, so an answer that follows the
byte says at once that nothing else comes. A terminal that does not answer is waited for as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers import linux_driver
from textual.drivers.linux_driver import LinuxDriver
from textual.keys import Keys
from textual.message import Message

ESCAPE = "\x1b"
STATUS_WANTED, IN_ORDER = "\x1b[5n", "\x1b[0n"


class EscapeParser(XTermParser):
    """Textual's parser of keys, which asks the terminal when all that came is the byte of Escape."""

    def __init__(self, ask: Callable[[], None], debug: bool = False) -> None:
        super().__init__(debug)
        self._ask = ask

    def feed(self, data: str) -> Iterable[Message]:
        """The keys in what the terminal sent."""
        yield from super().feed(data)
        if data == ESCAPE:
            self._ask()

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[events.Key]:
        """The answer of the terminal is no key."""
        if sequence == IN_ORDER:
            return (events.Key(Keys.Ignore, sequence),)
        return super()._sequence_to_key_events(sequence, alt)


class EscapeDriver(LinuxDriver):
    """Textual's driver of a terminal, with this parser."""

    def run_input_thread(self) -> None:
        """Reads keys; the driver makes its parser by this name and takes none."""
        vars(linux_driver)["XTermParser"] = partial(EscapeParser, self._ask)
        super().run_input_thread()

    def _ask(self) -> None:
        self.write(STATUS_WANTED)
        self.flush()
