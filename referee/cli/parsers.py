"""What every command adds its arguments to."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Protocol


class Parsers(Protocol):
    """Where the parsers of the commands are added."""

    def add_parser(self, name: str, *, help: str, epilog: str = "") -> ArgumentParser: ...  # noqa: A002 - argparse calls it so
