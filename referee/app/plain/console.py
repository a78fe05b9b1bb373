"""Lines in and out: no cursor is moved, nothing is drawn."""

from __future__ import annotations

import re
from typing import TextIO

from engine.kernel.errors import visible
from referee.words.ascii_signs import ascii_wanted, in_ascii

LEAVE = "."
"""The answer that leaves a question without one."""
SPACES = re.compile("(?<=[^ ]) {2,}")
DRAWN = re.compile("[\u2500-\u259f]+")
"""Lines and blocks that a screen draws."""


class EndOfInput(Exception):
    """Nobody types any more."""


class Console:
    """Says lines and reads answers."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source, self._sink = source, sink
        self.words: dict[str, str] = {}
        """Sign -> the word that says it; a reader of the screen reads no pictures."""

    def say(self, text: str) -> None:
        """Each line of a text, without what is only drawn."""
        for line in text.splitlines():
            said = DRAWN.sub("", self._worded(visible(line))).rstrip()
            said = in_ascii(said) if ascii_wanted() else said
            if said:
                self._sink.write(f"{said}\n")

    def _worded(self, line: str) -> str:
        """The line with words for its signs."""
        if not any(sign in line for sign in self.words):
            return line
        return SPACES.sub(" ", "".join(f" {self.words[one]} " if one in self.words else one for one in line))

    def read(self) -> str:
        """The next line.

        Raises:
            EndOfInput: there is none.
        """
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise EndOfInput
        return line.strip()

    def ask(self, question: str) -> str | None:
        """The answer to a question; none, where it is left without one."""
        self.say(question)
        typed = self.read()
        return None if typed == LEAVE else typed
