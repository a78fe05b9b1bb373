"""The keyboard: layouts, and Escape told apart from the beginning of an arrow by asking the terminal.

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

from referee.session.user_files import keep_keyboard, settings
from rulebook.text.keyboards import (
    BDS,
    BY_ID,
    NEW_PHONETIC,
    PHONETIC,
    POLISH,
    RUSSIAN,
    UKRAINIAN,
    Layout,
    having,
    key_of,
)

NAMES = {
    ";": "semicolon",
    "'": "apostrophe",
    ",": "comma",
    ".": "full_stop",
    "/": "slash",
    "[": "left_square_bracket",
    "]": "right_square_bracket",
    ":": "colon",
    "?": "question_mark",
}
LIKELIEST = (NEW_PHONETIC, PHONETIC, BDS, RUSSIAN, UKRAINIAN)
"""In this order they are asked about."""


def named(key: str) -> str:
    """A key as Textual names it in a binding."""
    return NAMES.get(key, key)


def layouts_for(sign: str, language: str = "") -> tuple[Layout, ...]:
    """The layouts on which this sign may have been typed; who reads Russian types it on the Russian one."""
    found = tuple(one for one in LIKELIEST if key_of(sign, one))
    return (RUSSIAN,) if language == "ru" and RUSSIAN in found else found


def latin_keys(sign: str, language: str = "") -> tuple[str, ...]:
    """The Latin keys a sign may stand for, as long as the layout is not known."""
    if sign.isascii():
        return ()
    return tuple(dict.fromkeys(key_of(sign, one) for one in layouts_for(sign, language)))


class Keyboard:
    """The layout as far as it is known; kept for the next time."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._layout: Layout | None = None
        self._looked = False

    @property
    def layout(self) -> Layout | None:
        """The layout, if it is known; the setting is read when it first matters."""
        if not self._looked:
            self._looked = True
            self._layout = BY_ID.get(settings().keyboard)
        return self._layout

    def set(self, layout: Layout | None) -> bool:
        """This is the layout, or it is to be learnt anew; whether that could be kept."""
        self._looked, self._layout = True, layout
        return keep_keyboard(layout.id if layout is not None else "")

    def meant(self, sign: str, bound: Iterable[str]) -> tuple[str, ...]:
        """The bound keys a sign may stand for: one if it is known which, several if that must be asked."""
        keys = self._keys(sign)
        return tuple(key for key in keys if named(key) in bound or key in bound)

    def _keys(self, sign: str) -> tuple[str, ...]:
        if not sign.isascii():
            self._learn(sign)
        layout = self.layout
        if layout is not None and key_of(sign, layout):
            return (key_of(sign, layout),)
        return latin_keys(sign, self._language)

    def _learn(self, sign: str) -> None:
        """A sign that one layout alone has tells the layout, even where another was set."""
        told = having(sign)
        if len(told) == 1 and told[0] is not self.layout:
            self.set(told[0])


def choices_for(sign: str, language: str) -> tuple[Layout, ...]:
    """The layouts to be asked about; without a sign all of them."""
    return layouts_for(sign, language) if sign else (*LIKELIEST, POLISH)


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
