"""A table served in the browser, by the real command, and what a browser would need to see it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO

import pytest
from msgspec import Struct

from tests.shared import rulebook_cache

ROOT = Path(__file__).parents[2]
PIN = "246810"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SEQUENCE = re.compile(r"\x1b\[[0-9:;<=>?]*[ !$]?[@-~]")


class Served(Struct, frozen=True):
    """A running server."""

    address: str
    database: Path
    seats: dict[str, str] = {}
    """Seat -> its PIN, where each visitor has one."""


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Served]:
    """The command ``serve`` on a free port; its games are kept in this folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = folder / "games.db"
    env = {
        **os.environ,
        "REFEREE_DATABASE_URL": f"sqlite:///{database}",
        "REFEREE_CACHE": str(rulebook_cache()),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [
        sys.executable,
        "-m",
        "referee",
        "serve",
        "--port",
        str(port),
        "--pin",
        PIN,
        "--lang",
        "en",
        *options,
    ]
    program = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert PIN in program.stdout.readline()
        seats = _seats(program.stdout, options)
        _wait_for(port)
        yield Served(f"http://127.0.0.1:{port}", database, seats)
    finally:
        program.terminate()
        program.wait(20)


def _seats(told: IO[str], options: tuple[str, ...]) -> dict[str, str]:
    """The PINs of the seats, as the command tells them of a saved game of two."""
    if not options or options[0].startswith("-") or "--watch" in options:
        return {}
    told.readline()
    each = (told.readline().split() for _ in range(2))
    return {seat: pin for pin, seat in each}


def _wait_for(port: int) -> None:
    until = monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert monotonic() < until
            sleep(0.05)
        else:
            return


def chromium() -> str:
    """The browser of this machine; where there is none, a test is skipped. ``.ci/run`` installs it."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("there is no Chromium here")
    return found


def said(painted: bytes) -> str:
    """What was painted, without sequences."""
    return SEQUENCE.sub("", painted.decode("utf-8", "replace"))
