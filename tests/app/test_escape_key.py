"""Escape, and arrows that a slow connection splits."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from textual import events

from referee.app.terminal import ESCAPE, IN_ORDER, STATUS_WANTED, EscapeParser
from tests.hostile.terminal import Terminal

SPLITS = (0.005, 0.02, 0.05, 0.09)
"""Seconds between the first byte of an arrow and the others."""


def keys(*pieces: str) -> tuple[list[str], int]:
    """The keys in what a terminal sends piece by piece, and how often it was asked."""
    asked: list[None] = []
    parser = EscapeParser(lambda: asked.append(None))
    found = [one for piece in pieces for one in parser.feed(piece)]
    return [one.key for one in found if isinstance(one, events.Key)], len(asked)


@pytest.mark.parametrize(
    ("pieces", "pressed", "asked"),
    [
        ((ESCAPE, IN_ORDER), ["escape"], 1),
        ((ESCAPE, IN_ORDER, "x"), ["escape", "x"], 1),
        ((ESCAPE, ESCAPE, IN_ORDER, IN_ORDER), ["escape", "escape"], 2),
        ((ESCAPE, "[A", IN_ORDER), ["up"], 1),
        ((ESCAPE, "[", "A", IN_ORDER, "q"), ["up", "q"], 1),
        ((f"{ESCAPE}[A",), ["up"], 0),
        ((ESCAPE,), [], 1),
    ],
)
def test_the_answer_of_the_terminal_settles_what_the_byte_was(
    pieces: tuple[str, ...], pressed: list[str], asked: int
) -> None:
    assert keys(*pieces) == (pressed, asked)


class Answering(Terminal):
    """A terminal that answers requests for its status, after the keys it sent before."""

    def _read(self, within: float) -> bool:
        before = self.painted.count(STATUS_WANTED.encode())
        found = super()._read(within)
        for _ in range(self.painted.count(STATUS_WANTED.encode()) - before):
            self.type(IN_ORDER)
        return found


def test_escape_closes_a_dialog_as_soon_as_the_terminal_has_answered(tmp_path: Path) -> None:
    patient = {"XDG_DATA_HOME": str(tmp_path), "ESCDELAY": "60000"}
    with Answering(["--example"], patient) as terminal:
        terminal.until("Undo").type("?")
        terminal.until("Help").type(ESCAPE)
        terminal.until("Undo")


def test_an_arrow_in_two_pieces_closes_nothing(tmp_path: Path) -> None:
    with Terminal(["--example"], {"XDG_DATA_HOME": str(tmp_path)}) as terminal:
        terminal.until("Undo").type("b")
        terminal.until("Search")
        for split in SPLITS:
            terminal.type(ESCAPE)
            time.sleep(split)
            terminal.type("[B")
        before = len(terminal.painted)
        time.sleep(0.3)
        terminal.type("f")
        terminal.until("See also")
        assert os.fsencode("Undo") not in terminal.painted[before:]
