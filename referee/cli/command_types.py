"""The base of all commands: their parsers, what they put out, and on a terminal how far each has come."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TextIO

from referee.words.messages import BASE_LANGUAGE, folders

if TYPE_CHECKING:
    from argparse import _SubParsersAction


DONE, NOT_MET, UNREADABLE = 0, 1, 3
"""Exit codes: all is well; expectations not met or nothing found; the input cannot be read."""


class CommandResult(NamedTuple):
    """The texts for standard output and standard error, and the exit code."""

    out: str = ""
    code: int = DONE
    err: str = ""


PATIENCE, SELDOM = 0.5, 0.1
"""Seconds before anything is said, and between two times that something is."""


class ProgressLine:
    """A line that is overwritten as the work goes on, and gone when it is done."""

    def __init__(self, stream: TextIO, language: str) -> None:
        from referee.words.speech import Speech  # a command without a terminal loads no words for it

        self._stream, self._speech = stream, Speech(language)
        self._begun = monotonic()
        self._told = 0.0
        self._length = 0
        self._announced: set[str] = set()

    def __call__(self, what: str, done: int, of: int) -> None:
        """Shows the progress, unless it was shown just now."""
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

    def _write(self, line: str) -> None:
        if line or self._length:
            self._stream.write(f"\r{line.ljust(self._length)}" + ("" if line else "\r"))
            self._stream.flush()
        self._length = len(line)


def listen(language: str) -> None:
    """Shows the progress of long work on the terminal from now on."""
    from rulebook.content.files import LISTENERS

    LISTENERS.append(ProgressLine(sys.stderr, language))


def stop_listening() -> None:
    """Leaves the progress to a screen, which a line between would spoil."""
    from rulebook.content.files import LISTENERS

    LISTENERS[:] = [listener for listener in LISTENERS if not isinstance(listener, ProgressLine)]


LANGUAGES = folders()
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says it, the first that says anything before the others."""


def locale_language(surroundings: Mapping[str, str] = os.environ) -> str:
    """The language of the locale if Referee has it, else English."""
    locale = next((surroundings[name] for name in LOCALE if surroundings.get(name)), "")
    language = locale[:2].lower() if locale[2:3] in ("", "_", ".", "@", "-") else ""
    return language if language in LANGUAGES else BASE_LANGUAGE


class UsageError(Exception):
    """A command line that cannot be read, with the reason and the usage."""


class CommandParser(ArgumentParser):
    """A parser that raises its refusals as one message."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.add_argument("--ascii", action="store_true", default=SUPPRESS, help="use ASCII signs only")

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.format_usage()}{self.prog}: {message}\n")


class CommandGroup:
    """The commands of a parser, or the uses of a command."""

    def __init__(self, parser: ArgumentParser, dest: str, *, required: bool = True) -> None:
        """``dest``: the field for the name that was typed."""
        self._commands: _SubParsersAction[CommandParser] = parser.add_subparsers(
            dest=dest, required=required, parser_class=CommandParser
        )

    def add_parser(self, name: str, *, help: str, epilog: str = "") -> ArgumentParser:  # noqa: A002 - argparse calls it so
        """A parser whose help begins with its line in the list of commands."""
        about = f"{help[:1].upper()}{help[1:]}."
        return self._commands.add_parser(name, help=help, description=about, epilog=epilog)


def add_language(parser: ArgumentParser, what: str) -> None:
    """Adds the option for a language, by default that of the locale."""
    parser.add_argument("--lang", choices=LANGUAGES, default=locale_language(), help=what)


def add_json(parser: ArgumentParser, what: str = "one JSON document") -> None:
    """Adds the option for JSON instead of text."""
    parser.add_argument("--json", action="store_true", help=what)


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number from ``least`` to ``most``."""

    def read(typed: str) -> int:
        try:
            number = int(typed)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise ArgumentTypeError(f"{typed!r} is not a whole number from {least} to {most}")
        return number

    return read
