"""Whatever ends the program, the game is free again and the terminal as it was."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from referee.session import persistence
from referee.session.game_setup import new_start
from referee.storage.database import open_database
from referee.storage.games import read_journal
from referee.storage.lease import holder

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
PAINTED = 5000
"""So many bytes are more than a first empty screen."""
LEFT = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1000l")
"""The other screen, the cursor, the mouse: as a program leaves them that ends by itself."""


def ended_by(number: signal.Signals, place: Path) -> tuple[bytes, int, bool]:
    """What the app wrote after the signal, its exit code, whether the terminal has its modes of before."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (34, 100))
    before = termios.tcgetattr(theirs)
    surroundings = {**os.environ, "TERM": "xterm-256color", "REFEREE_DATABASE_URL": f"sqlite:///{place}"}
    command = [sys.executable, "-m", "referee", "Friday"]
    app = subprocess.Popen(
        command,
        cwd=ROOT,
        env=surroundings,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    try:
        _read_until(ours, lambda seen: len(seen) > PAINTED and _is_held(place))
        changed = termios.tcgetattr(theirs) != before
        app.send_signal(number)
        written = _read_until(ours, lambda _: app.poll() is not None)
        return written, app.wait(PATIENCE), changed and termios.tcgetattr(theirs) == before
    finally:
        app.kill()
        app.wait()
        os.close(ours)
        os.close(theirs)


def _is_held(place: Path) -> bool:
    with closing(open_database(place, read_only=True)) as database:
        return holder(database, 1) is not None


def _read_until(terminal: int, done: Callable[[bytes], bool]) -> bytes:
    seen = b""
    until = time.monotonic() + PATIENCE
    while not done(seen):
        assert time.monotonic() < until, seen[-500:]
        ready, _, _ = select.select([terminal], [], [], 0.1)
        seen += os.read(terminal, 65536) if ready else b""
    while select.select([terminal], [], [], 0.1)[0]:
        seen += os.read(terminal, 65536)
    return seen


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_gives_the_game_back_and_leaves_the_terminal_whole(
    tmp_path: Path, number: signal.Signals
) -> None:
    place = tmp_path / "games.db"
    with closing(persistence.place(place)) as database:
        kept = persistence.begin(database, "Friday", new_start("kings", "both"))
        kept.session.note("before")
        kept.close()

    written, code, restored = ended_by(number, place)

    assert code == 128 + number
    assert restored
    assert all(mode in written for mode in LEFT)
    with closing(persistence.place(place)) as database:
        assert holder(database, 1) is None
        assert len(read_journal(database, 1).entries) == 1
    assert sorted(one.name for one in tmp_path.iterdir()) == ["games.db"]


def test_a_program_whose_terminal_is_gone_gives_the_game_back_and_ends(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    with closing(persistence.place(place)) as database:
        persistence.begin(database, "Friday", new_start("kings", "both")).close()
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (34, 100))
    surroundings = {**os.environ, "TERM": "xterm-256color", "REFEREE_DATABASE_URL": f"sqlite:///{place}"}
    command = [sys.executable, "-m", "referee", "Friday"]
    app = subprocess.Popen(command, cwd=ROOT, env=surroundings, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        _read_until(ours, lambda seen: len(seen) > PAINTED and _is_held(place))
        os.close(ours)  # no signal tells of it: the terminal is not the one that controls the program
        assert app.wait(PATIENCE) != 0
    finally:
        app.kill()
        app.wait()

    with closing(persistence.place(place)) as database:
        assert holder(database, 1) is None
