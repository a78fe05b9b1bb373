"""Command-line parsers: refusals come back as messages, help begins with what a command does."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from referee.words.messages import BASE_LANGUAGE, folders

if TYPE_CHECKING:
    from argparse import _SubParsersAction

LANGUAGES = folders()
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says it, the first that says anything before the others."""


def locale_language(surroundings: Mapping[str, str] = os.environ) -> str:
    """The language of the locale if Referee has it, else English."""
    told = next((surroundings[name] for name in LOCALE if surroundings.get(name)), "")
    language = told[:2].lower() if told[2:3] in ("", "_", ".", "@", "-") else ""
    return language if language in LANGUAGES else BASE_LANGUAGE


class UsageError(Exception):
    """The command line cannot be read; the text says what is so and how it is used."""


class CommandParser(ArgumentParser):
    """A parser whose refusals come back as one message."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.add_argument("--ascii", action="store_true", default=SUPPRESS, help="use ASCII signs only")

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.format_usage()}{self.prog}: {message}\n")


class CommandGroup:
    """The commands of a parser, or the uses of a command."""

    def __init__(self, parser: ArgumentParser, dest: str, *, required: bool = True) -> None:
        """``dest``: where the name of the one that was typed is put."""
        self._commands: _SubParsersAction[CommandParser] = parser.add_subparsers(
            dest=dest, required=required, parser_class=CommandParser
        )

    def add_parser(self, name: str, *, help: str, epilog: str = "") -> ArgumentParser:  # noqa: A002 - argparse calls it so
        """A parser whose own help begins with the line the list of commands has for it."""
        about = f"{help[:1].upper()}{help[1:]}."
        return self._commands.add_parser(name, help=help, description=about, epilog=epilog)


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
