"""Memory: of a start, of a long game, and what screens leave behind that were opened often."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import Row
from benchmarks.parts.long_log import ENTRIES, LAST
from benchmarks.parts.screen import APP, BOARD
from benchmarks.saved_game import NAME, keep
from benchmarks.terminal import Terminal

OPENINGS = 200
MEGABYTE = 1e6
SEARCHED = "rulebook-search.db"
IN_THE_BOOK = b"Visited"
"""Stands on the last line of the rulebook's screen alone."""


def rows() -> list[Row]:
    """In megabytes; the program that builds the rulebook has gone by then."""
    with TemporaryDirectory() as home:
        database = keep(Path(home) / "evening.db", ENTRIES)
        with Terminal(BOARD, home) as terminal:
            board = memory_at_rest(terminal, b"Key w")
        with Terminal(APP, home) as terminal:
            memory_at_rest(terminal, b"Quit")
            while not [*Path(home).rglob(SEARCHED)]:  # it is built by another program
                terminal.painted(0.05)
        with Terminal(APP, home) as terminal:
            start = memory_at_rest(terminal, b"Quit")
        with Terminal([*APP, "--example"], home) as terminal:
            example = memory_at_rest(terminal, b"Undo")
            book = left_behind(terminal, (b"b", IN_THE_BOOK), (b"\x1b", b""), (b"\x1b", b"Undo"))
        with Terminal([*APP, NAME], home, database=database) as terminal:
            long = memory_at_rest(terminal, b"Undo")
            log = left_behind(terminal, (b"l", LAST), (b"q", b"Undo"))
    note = f"{OPENINGS} openings"
    return [
        _row("memory: start", start, 0.0, peer=board),
        _row("memory: an example", example, 66),
        _row(f"memory: {ENTRIES} entries", long, 122),
        _row("memory: what the rulebook leaves behind", book, 18, note),
        _row("memory: what a long log leaves behind", log, 10, note),
    ]


def _row(what: str, megabytes: float, most: float, note: str = "", peer: float = 0.0) -> Row:
    if peer:
        budget = ("≤ 1.3 × peer", "a bare Textual board", peer, 1.3)
        return Row(what, megabytes, *budget, relative=True, unit="MB")
    return Row(what, megabytes, f"≤ {most:g} MB", most=most, note=note, unit="MB")


def memory_at_rest(terminal: Terminal, word: bytes) -> float:
    """What a program holds once it has come to rest."""
    terminal.showing(word)
    terminal.settled(1.5)
    return held(terminal)


def left_behind(terminal: Terminal, *keys: tuple[bytes, bytes]) -> float:
    """By how much it has grown since a screen was opened first; each key with what it brings."""
    first = 0.0
    for number in range(OPENINGS):
        for key, _ in keys:
            os.write(terminal.ours, key)
            terminal.settled(0.08)
        if not number:
            first = held(terminal)
    return held(terminal) - first


def held(terminal: Terminal) -> float:
    """Its resident memory, as Linux counts it."""
    pages = int(Path(f"/proc/{terminal.program.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
