"""The parser of a command line: its languages, and refusals that come back as one message."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Mapping
from typing import Any, NoReturn, Protocol

from referee.words.messages import BASE_LANGUAGE, folders


class Parsers(Protocol):
    """Where the parsers of the commands are added."""

    def add_parser(self, name: str, *, help: str, epilog: str = "") -> ArgumentParser: ...  # noqa: A002 - argparse calls it so


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
        self.add_argument("--ascii", action="store_true", default=SUPPRESS, help="signs in ASCII alone")

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.format_usage()}{self.prog}: {message}\n")
