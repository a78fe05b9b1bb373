"""The terminal: size, end by signals, clean text; keyboard layouts, Escape told from an arrow."""

from __future__ import annotations

import asyncio
import os
import select
import signal
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual._xterm_parser import XTermParser
from textual.color import Color
from textual.drivers import linux_driver
from textual.drivers.linux_driver import LinuxDriver
from textual.filter import LineFilter
from textual.geometry import Size
from textual.keys import Keys
from textual.message import Message
from textual.screen import Screen

from engine.kernel.errors import visible
from referee.session.files.user_data import keep_keyboard, settings
from referee.words.ascii_signs import in_ascii
from referee.words.speech import label
from rulebook.text.letters import (
    BDS,
    BG_PHONETIC,
    BY_ID,
    NEW_PHONETIC,
    POLISH,
    RUSSIAN,
    UKRAINIAN,
    Layout,
    american_key,
    having,
)

if TYPE_CHECKING:
    from referee.app.dialogs.choices import DialogChoice
    from referee.app.host import Host

LEAST_WIDTH, LEAST_HEIGHT = 40, 20

WIDTHS = [(0, "-slim"), (60, "-narrow"), (100, "-normal"), (140, "-wide")]
HEIGHTS = [(0, "-short"), (30, "-tall"), (44, "-high")]
"""From so many columns or rows on a screen has this class, by which it is styled."""


def size_classes(size: Size) -> Iterator[str]:
    """The classes Textual gives a screen of this size once it has been laid out.

    A screen that takes them before is laid out and painted once and not twice.
    """
    for length, named in ((size.width, WIDTHS), (size.height, HEIGHTS)):
        yield [name for least, name in named if length >= least][-1]


class ControlCharacterFilter(LineFilter):
    """Cleans every painted line of characters that a terminal obeys."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same segments; a line with such a character is cleaned, at the same length."""
        for text, style, _ in segments:
            if not text.isprintable() or (style is not None and style.link):
                return _cleaned(segments)
        return segments


class AsciiSigns(LineFilter):
    """Draws every sign of a line as an ASCII sign of the same width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same segments with ASCII signs."""
        return [
            Segment(in_ascii(text, longer=False), _readable(style) if _is_drawn(text) else style, control)
            for text, style, control in segments
        ]


def _is_drawn(text: str) -> bool:
    """Whether a text consists of lines and blocks, which become signs."""
    return not text.isascii() and all("\u2500" <= sign <= "\u259f" or sign == " " for sign in text)


LEAST_CONTRAST, SHARE = 4.5, 0.75
"""The contrast that signs need (WCAG 2.2, 1.4.3); how much of black or white they take without it."""


@lru_cache(maxsize=256)
def _readable(style: Style | None) -> Style | None:
    """The style with a colour that stands out from what lies under it."""
    if style is None or style.color is None or style.bgcolor is None:
        return style
    colour, under = (Color.from_rich_color(drawn) for drawn in (style.color, style.bgcolor))
    dark, light = sorted(_luminance(drawn) for drawn in (colour, under))
    if (light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST:
        return style
    return style + Style(color=(under + under.get_contrast_text(SHARE)).rich_color)


def _luminance(colour: Color) -> float:
    """The brightness of a colour as WCAG computes it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _cleaned(segments: list[Segment]) -> list[Segment]:
    length = sum(segment.cell_length for segment in segments)
    clean = [Segment(visible(text), _unlinked(style), control) for text, style, control in segments]
    return Segment.adjust_line_length(clean, length)


def _unlinked(style: Style | None) -> Style | None:
    """The style without its link."""
    return style.update_link(None) if style is not None and style.link else style


ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
KILLED = 128
"""A program that a signal ended answers with this and the number of the signal."""


def on_signals(leave: Callable[[int], None]) -> None:
    """Calls ``leave`` with the exit code; a second signal of the same kind ends the program at once."""
    loop = asyncio.get_running_loop()

    def came(number: int) -> None:
        loop.remove_signal_handler(number)
        leave(KILLED + number)

    for number in ENDING:
        loop.add_signal_handler(number, came, number)


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
MOVED_SIGNS = ",.;'()"
"""Signs that are other keys on some layouts."""
LIKELIEST = (NEW_PHONETIC, BG_PHONETIC, BDS, RUSSIAN, UKRAINIAN)
"""In this order they are asked about."""


def key_name(key: str) -> str:
    """The name of a key in Textual's bindings."""
    return NAMES.get(key, key)


def layouts_for(sign: str, language: str = "") -> tuple[Layout, ...]:
    """The layouts that have this sign; for readers of Russian the Russian one, if it does."""
    layouts = tuple(layout for layout in LIKELIEST if american_key(sign, layout))
    return (RUSSIAN,) if language == "ru" and RUSSIAN in layouts else layouts


def latin_keys(sign: str, language: str = "") -> tuple[str, ...]:
    """The Latin keys that a sign may stand for while the layout is unknown."""
    if sign.isascii():
        return ()
    return tuple(dict.fromkeys(american_key(sign, layout) for layout in layouts_for(sign, language)))


class Keyboard:
    """The layout of the keyboard, as far as it is known."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._layout: Layout | None = None
        self._looked = False

    @property
    def layout(self) -> Layout | None:
        """The layout, if it is known; the setting is read when it is first needed."""
        if not self._looked:
            self._looked = True
            self._layout = BY_ID.get(settings().keyboard)
        return self._layout

    def set(self, layout: Layout | None) -> bool:
        """Sets the layout, or lets it be learnt anew; whether that could be saved."""
        self._looked, self._layout = True, layout
        return keep_keyboard(layout.id if layout is not None else "")

    def keys_for(self, sign: str, bound: Iterable[str]) -> tuple[str, ...]:
        """The bound keys that a sign may stand for; several have to be asked about."""
        keys = self._keys(sign)
        return tuple(key for key in keys if key_name(key) in bound or key in bound)

    def _keys(self, sign: str) -> tuple[str, ...]:
        if not sign.isascii():
            self._learn(sign)
        layout = self.layout
        if layout is not None and american_key(sign, layout):
            return (american_key(sign, layout),)
        return latin_keys(sign, self._language)

    def _learn(self, sign: str) -> None:
        """Learns the layout from a sign that only one layout has."""
        layouts = having(sign)
        if len(layouts) == 1 and layouts[0] is not self.layout:
            self.set(layouts[0])


def choices_for(sign: str, language: str) -> tuple[Layout, ...]:
    """The layouts to ask about; without a sign all of them."""
    return layouts_for(sign, language) if sign else (*LIKELIEST, POLISH)


class LatinKeys:
    """Keys of any layout as the Latin keys they stand on; an unknown layout is asked for."""

    def __init__(self, app: Host) -> None:
        self._app = app
        self._keyboard = Keyboard(app.wording.language)

    def key_meant(self, event: events.Key) -> events.Key | None:
        """The Latin key a sign stands on; none while the player is asked for the layout."""
        sign, app = event.character or "", self._app
        if sign.isascii() and (sign.isalnum() or sign.isspace() or sign not in MOVED_SIGNS):
            return event
        bound = app.screen.active_bindings
        if sign.isascii() and key_name(sign) in bound:
            return event
        keys = self._keyboard.keys_for(sign, bound)
        if len(keys) == 1:
            return _pressed(keys[0], event.time)
        if not keys or self._is_dialog(app.screen):
            return event
        self.ask(sign)
        return None

    @staticmethod
    def _is_dialog(screen: Screen[Any]) -> bool:
        from referee.app.dialogs.dialog import Dialog  # dialogs are fitted to the terminal

        return isinstance(screen, Dialog)

    def ask(self, sign: str) -> None:
        """Asks for the layout, and then presses the sign again; without a sign only for the layout."""
        from referee.app.dialogs.choices import ChooseOne

        title = label("which-keyboard-of", sign=sign) if sign else label("which-keyboard")
        question = ChooseOne(title, tuple(self._choices(sign)), label("keyboard-about"))
        self._app.push_screen(question, lambda layout: self._set(layout, sign))

    def _choices(self, sign: str) -> Iterator[DialogChoice]:
        from referee.app.dialogs.choices import DialogChoice

        for layout in choices_for(sign, self._app.wording.language):
            says = label(f"keyboard-{layout.id}")
            if sign:
                says = label("keyboard-key", layout=says, key=american_key(sign, layout).upper())
            yield DialogChoice(layout.id, says)
        if not sign:
            yield DialogChoice("", label("keyboard-learn"))

    def _set(self, layout: str | None, sign: str) -> None:
        """Keeps the chosen layout; none: the question was left."""
        if layout is None:
            return
        if not self._keyboard.set(BY_ID.get(layout)):
            self._app.notify(label("keyboard-not-kept"), severity="warning")
        if sign:
            self._app.call_later(self._app.post_message, events.Key(sign, sign))


def _pressed(key: str, at: float) -> events.Key:
    """A key as if it had been pressed on a Latin keyboard, at the same moment."""
    event = events.Key(key_name(key), key)
    event.time = at
    return event


ESCAPE = "\x1b"
STATUS_WANTED, IN_ORDER = "\x1b[5n", "\x1b[0n"


class EscapeParser(XTermParser):
    """Textual's parser of keys, which asks the terminal about a lone byte of Escape.

    Args:
        ask: asks the terminal, which answers in order.
        look: called ten times a second, and where nothing can be read.
    """

    def __init__(
        self, ask: Callable[[], None], look: Callable[[], None] = lambda: None, debug: bool = False
    ) -> None:
        super().__init__(debug)
        self._ask = ask
        self._look = look

    def tick(self) -> Iterable[Message]:
        """The keys that are complete because nothing more has come."""
        yield from super().tick()
        self._look()

    def feed(self, data: str) -> Iterable[Message]:
        """The keys in what the terminal sent."""
        yield from super().feed(data)
        if data == ESCAPE:
            self._ask()

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[events.Key]:
        """The keys of a sequence; the terminal's answer is none."""
        if sequence == IN_ORDER:
            return (events.Key(Keys.Ignore, sequence),)
        return super()._sequence_to_key_events(sequence, alt)


class EscapeDriver(LinuxDriver):
    """Textual's driver of a terminal, with this parser."""

    def run_input_thread(self) -> None:
        """Reads keys with this parser, which the driver makes by its name."""
        vars(linux_driver)["XTermParser"] = partial(EscapeParser, self._ask, self._end_without_terminal)
        super().run_input_thread()

    def _end_without_terminal(self) -> None:
        """Ends the program whose terminal is gone, even if no signal has told it."""
        if self.exit_event.is_set():
            return
        terminal = select.poll()
        terminal.register(self.fileno, 0)
        if any(happened & select.POLLHUP for _, happened in terminal.poll(0)):
            self.exit_event.set()
            os.kill(os.getpid(), signal.SIGHUP)

    def _ask(self) -> None:
        self.write(STATUS_WANTED)
        self.flush()
