"""The app in a terminal: from the command to the first accepted key, and from a key to what it brought about.

Ours and the peer's runs alternate, so that whatever disturbs the machine disturbs both.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.measure import Row, late
from benchmarks.saved_game import ENTRIES, NAME, keep
from benchmarks.terminal import Terminal, message

BOARD = ["-m", "benchmarks.bare_app", "--board"]
ANSWERING = ["-m", "benchmarks.bare_app", "--answering"]
APP = ["-m", "referee"]
STARTS, KEYS = 9, 60
REFUSED = (b"lannister military: tyrion", b"lannister power: jaime")
"""Typed in turn: a refusal that stands there already is not painted again."""
MOST_OF_BOARD = (1.35, 1.7, 1.8)
"""How many times a bare board a start may take: without a game, with an example, with a saved game."""
MOST_OF_PANES = {"ruling": 0.5, "entry, committed": 1.2}
"""How many times the same panes, painted plainly, an answer to a key may take."""
DOWN, UP = b"\x1b[B", b"\x1b[A"


class Key(NamedTuple):
    """What is pressed, and what is painted then that was not there before; empty: anything."""

    key: bytes
    brings: bytes = b""


class Program(NamedTuple):
    """What is started, what stands on its screen when keys may be pressed, and the first key."""

    arguments: Sequence[str]
    word: bytes
    key: Key
    database: str = ""


def rows() -> list[Row]:
    """Both, each beside an app that is only Textual."""
    with TemporaryDirectory() as home:
        return [*starts(home), *reactions(home), *closings(home)]


def starts(home: str) -> list[Row]:
    """From the command to the first accepted key."""
    programs = {
        "command to first accepted key": Program(APP, b"Quit", Key(b"t", b"texts: bg")),
        "command to first accepted key, an example opened": Program(
            [*APP, "--example"], b"Undo", Key(DOWN, b"Legal")
        ),
        f"command to a game of {ENTRIES} entries resumed": Program(
            [*APP, NAME], b"Undo", Key(DOWN, b"Legal"), keep(Path(home) / "evening.db")
        ),
    }
    peer = Program(BOARD, b"Key w", Key(b"x", b"keys pressed: 1"))
    board, *ours = accepted([peer, *programs.values()], home)
    return [
        Row(what, seconds, f"≤ {most} × peer", "a bare Textual board", board, most, relative=True)
        for what, seconds, most in zip(programs, ours, MOST_OF_BOARD, strict=True)
    ]


def accepted(programs: Sequence[Program], home: str) -> list[float]:
    """Seconds until each of these has answered its first key; the first round is left out."""
    rounds = []
    for _ in range(STARTS):
        accepting = []
        for program in programs:
            with Terminal(program.arguments, home, database=program.database) as terminal:
                accepting.append(terminal.accepting(program.word, *program.key))
        rounds.append(accepting)
    return [median(times) for times in zip(*rounds[1:], strict=True)]


def reactions(home: str) -> list[Row]:
    """From a key to what is painted: a ruling that is looked at, an entry that is committed."""
    example, ordinary = [*APP, "--example"], [*ANSWERING, str(Path(home) / "peer.db")]
    looked = answered(
        example,
        ordinary,
        home,
        (Key(DOWN, message("app/rules-kept", count=2)), Key(UP, message("app/rules-kept", count=3))),
        (Key(DOWN, b"reason 2 of"), Key(UP, b"reason 2 of")),
        before=(DOWN, DOWN, DOWN),
    )
    entered = answered(
        example,
        ordinary,
        home,
        (Key(b"5", b"everybody passes"), Key(b"u", message("app/undone", count="", key=""))),
        (Key(b"e", b"reason 2 of"), Key(b"u", b"reason 2 of")),
    )
    peer = "the same panes, as Textual does it"
    measured = []
    for what, (ours, theirs) in (("ruling", looked), ("entry, committed", entered)):
        most = MOST_OF_PANES[what]
        middle = f"key to painted {what}, p50", ours[0], f"≤ {most} × peer", peer, theirs[0], most
        measured.append(Row(*middle, relative=True))
        measured.append(Row(f"key to painted {what}, p99", ours[1], "", peer, theirs[1]))
    return measured


def closings(home: str) -> list[Row]:
    """Escape, which closes the help, in a terminal that answers; and a typed line that is refused."""
    with Terminal([*APP, "--example"], home) as terminal:
        terminal.showing(b"Undo")
        terminal.settled(1.0)
        closed, refused, worked = [], [], []
        for _ in range(KEYS // 4):
            terminal.reaction(b"?")
            closed.append(terminal.reaction(b"\x1b"))
        terminal.reaction(b":")
        for number in range(KEYS // 4):
            line = REFUSED[number % 2]
            terminal.typed(line)
            refused.append(terminal.reaction(b"\r", b'"%s"' % line))
            worked.append(terminal.work)
            terminal.typed(b"\x7f" * len(line))
    return [
        Row(
            "Esc to painted",
            median(closed),
            "≤ 25 ms",
            most=25e-3,
            note=f"slowest {max(closed) * 1e3:.0f} ms",
        ),
        Row(
            "Enter to a refused line, painted",
            median(refused),
            "≤ 18 ms",
            most=18e-3,
            note=f"{min(worked) * 1e3:.0f} ms of the processor",
        ),
    ]


Late = tuple[float, float]


def answered(
    ours: Sequence[str],
    theirs: Sequence[str],
    home: str,
    keys: Sequence[Key],
    peer_keys: Sequence[Key],
    *,
    before: Sequence[bytes] = (),
) -> tuple[Late, Late]:
    """The middle and the slowest of the answers to keys, ours and theirs, pressed in turn.

    ``before``: what leads to a place in our list where two neighbours are ruled by different rules.
    """
    with Terminal(ours, home) as own, Terminal(theirs, home) as other:
        own.settled(1.5)
        other.settled(0.5)
        for key in before:
            own.reaction(key)
        times: list[tuple[float, float]] = []
        for number in range(KEYS):
            mine, peers = keys[number % len(keys)], peer_keys[number % len(peer_keys)]
            times.append((own.reaction(mine.key, mine.brings), other.reaction(peers.key, peers.brings)))
    return late([mine for mine, _ in times]), late([peers for _, peers in times])
