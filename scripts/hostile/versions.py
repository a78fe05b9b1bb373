"""Surroundings a program meets: interpreters, locales, homes that cannot be written, and signals."""

from __future__ import annotations

import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from scripts.hostile.surroundings import own_folder
from scripts.hostile.trial import HostileResult, Trial, place_of

ROOT = Path(__file__).parents[2]
COMMANDS = (
    ("judge", "tests/cases/hbo/challenges.json", "--lang", "bg"),
    ("rule", "hbo.challenge.unopposed", "--lang", "pl"),
    ("ask", "Can I put a fortification at sea?", "--lang", "ru"),
    ("games",),
)
NOWHERE = "/proc/nowhere"
"""A home that nobody can make or write, root neither."""
PATIENCE = 60.0
NEEDED = "import msgspec, textual, sqlmodel, rapidfuzz, fluent.runtime, platformdirs, snowballstemmer"
SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def run_command(
    python: tuple[str, ...], arguments: tuple[str, ...], surroundings: dict[str, str]
) -> tuple[int, bytes, bytes]:
    """Exit code, answer and complaint of a command."""
    done = subprocess.run(
        [*python, "-m", "referee", *arguments],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        check=False,
        timeout=PATIENCE * 3,
    )
    return done.returncode, done.stdout, done.stderr


@cache
def usual_answers() -> dict[tuple[str, ...], tuple[int, bytes, bytes]]:
    """The answers of the commands in ordinary surroundings."""
    with own_folder() as place:
        usual = {**os.environ, "HOME": str(place), "REFEREE_DATABASE_URL": f"sqlite:///{place / 'games.db'}"}
        return {
            command: _plain(run_command((sys.executable,), command, usual), place) for command in COMMANDS
        }


def _plain(answer: tuple[int, bytes, bytes], place: Path) -> tuple[int, bytes, bytes]:
    """An answer without the name of its folder."""
    return answer[0], answer[1].replace(bytes(place), b""), answer[2].replace(bytes(place), b"")


def same_answers(
    place: Path, python: tuple[str, ...] = (sys.executable,), *, without: tuple[str, ...] = (), **changed: str
) -> list[str]:
    """Where commands answer otherwise than in ordinary surroundings."""
    usual = {**os.environ, "HOME": str(place), "REFEREE_DATABASE_URL": f"sqlite:///{place / 'games.db'}"}
    wanted = usual_answers()
    there = {name: value for name, value in {**usual, **changed}.items() if name not in without}
    answers = {command: _plain(run_command(python, command, there), place) for command in COMMANDS}
    return [
        f"{name[0]}: {code} {out[-200:]!r} {err[-300:]!r}"
        for name, (code, out, err) in answers.items()
        if (code, out, err) != wanted[name]
    ]


def _heed_interrupts() -> None:
    """Heeds interrupts, which a program in the background of a shell ignores at first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def try_signal(place: Path, number: int) -> list[str]:
    """The application gets a signal: it ends, and leaves the terminal as it was."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    env = {**os.environ, "REFEREE_DATABASE_URL": f"sqlite:///{place / 'games.db'}", "TERM": "xterm-256color"}
    program = subprocess.Popen(
        [sys.executable, "-m", "referee", "--example", "--lang", "en"],
        cwd=ROOT,
        env=env,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=_heed_interrupts,  # noqa: PLW1509 - no thread runs here
    )
    painted, end, sent = b"", time.monotonic() + PATIENCE, False
    while program.poll() is None and time.monotonic() < end:
        if select.select([ours], [], [], 0.1)[0]:
            painted += os.read(ours, 1 << 16)
        if not sent and b"Stark" in painted:
            os.kill(program.pid, number)
            sent = True
    while select.select([ours], [], [], 0.2)[0]:
        painted += os.read(ours, 1 << 16)
    faults = []
    if program.poll() is None:
        program.kill()
        faults.append("it did not end")
    program.wait()
    if termios.tcgetattr(theirs) != before:
        faults.append("the terminal is in another mode")
    if painted.rfind(b"\x1b[?1049l") < painted.rfind(b"\x1b[?1049h"):
        faults.append("the other screen of the terminal is left on")
    if painted.rfind(b"\x1b[?25h") < painted.rfind(b"\x1b[?25l"):
        faults.append("the cursor is left hidden")
    os.close(ours)
    os.close(theirs)
    return faults


def other_python(name: str) -> Callable[[Path], list[str] | None]:
    """Another interpreter, where it is and has what Referee needs."""

    def tried(place: Path) -> list[str] | None:
        python = shutil.which(name)
        if (
            python is None
            or subprocess.run([python, "-c", NEEDED], capture_output=True, check=False).returncode
        ):
            return None
        return same_answers(place, (python,))

    return tried


SETTINGS: dict[str, Callable[[Path], list[str] | None]] = {
    "without asserts": lambda place: same_answers(place, (sys.executable, "-O")),
    "LANG=C": lambda place: same_answers(place, without=("LC_ALL", "PYTHONUTF8"), LANG="C", PYTHONUTF8="0"),
    "no home": lambda place: same_answers(place, without=("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")),
    "a home that cannot be written": lambda place: same_answers(
        place, HOME=NOWHERE, XDG_DATA_HOME=NOWHERE, XDG_STATE_HOME=NOWHERE, REFEREE_STATE=NOWHERE
    ),
    "a cache that cannot be written": lambda place: same_answers(place, REFEREE_CACHE=NOWHERE),
    **{sent.name: partial(try_signal, number=sent) for sent in SIGNALS},
    **{f"Python 3.{minor}": other_python(f"python3.{minor}") for minor in range(11, 15)},
}
"""What is tried, one after the other; none as an answer: it is not here."""


def run(rounds: int, seed: int, folder: Path) -> HostileResult:
    """Each round tries one of the surroundings; more rounds try them again."""
    trial, names = Trial("versions", rounds, seed, folder), list(SETTINGS)
    for round_seed in trial.seeds():
        name = names[round_seed % len(names)]
        with own_folder() as place:
            try:
                faults = SETTINGS[name](place)
            except Exception as fault:  # noqa: BLE001 - what cannot be started does not hold
                faults = [place_of(fault)]
        for each in faults or ():
            trial.failed(round_seed, f"{name}: {each}")
        trial.counts["not_here" if faults is None else "tried"] += 1
    return trial.result(trial.counts["tried"])
