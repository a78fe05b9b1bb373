"""A PostgreSQL server of the tests' own: begun in a temporary folder, on a free port, gone at the end.

Where its programs are not installed the tests are skipped; ``.ci/run`` installs them, or fails.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

PROGRAMS = "/usr/lib/postgresql/*/bin"
SERVICE_ACCOUNTS = ("postgres", "nobody")
"""A server refuses to run as root."""
APART = ("unix_socket_directories=",)
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", *APART)
NUMBERS = count()
RESTARTS: dict[str, Callable[[], None]] = {}
"""Address -> stops the server at once, as if it had crashed, and starts it again."""


@contextmanager
def server(*, durable: bool = False) -> Iterator[str]:
    """The address of a running server, without a database; ``durable``: it waits for the disk."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="referee-postgres-"))
    account = _account()
    if account:
        shutil.chown(folder, account)
    data, port = folder / "data", _free_port()
    made = ["--auth=trust", "--username=referee", "--encoding=UTF8", "--locale=C", "--no-sync"]
    _run(account, str(programs / "initdb"), "-D", str(data), *made)
    settings = [
        f"-c {one}" for one in (*(APART if durable else FAST), f"port={port}", "listen_addresses=127.0.0.1")
    ]
    control = (str(programs / "pg_ctl"), "-D", str(data), "-w")
    _run(account, *control, "-l", str(folder / "log"), "-o", " ".join(settings), "start")
    address = f"postgresql+psycopg://referee@127.0.0.1:{port}"
    RESTARTS[address] = lambda: _run(
        account, *control, "-m", "immediate", "-l", str(folder / "log"), "restart"
    )
    try:
        yield address
    finally:
        del RESTARTS[address]
        _run(account, *control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def is_installed() -> bool:
    """Whether there is a server that can be begun."""
    root, _, pattern = PROGRAMS.partition("*")
    return any(Path(root).glob(f"*{pattern}/initdb"))


def new_database(address: str) -> str:
    """The address of an empty database on that server."""
    import psycopg

    name = f"games_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(address.replace("+psycopg", "") + "/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{address}/{name}"


def _programs() -> Path:
    root, _, pattern = PROGRAMS.partition("*")
    found = sorted(Path(root).glob(f"*{pattern}/initdb"))
    if found:
        return found[-1].parent
    pytest.skip(f"no PostgreSQL is installed under {PROGRAMS}")


def _account() -> str | None:
    """The account the server runs under, where ours is not allowed to run one."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in SERVICE_ACCOUNTS if name in known)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _run(account: str | None, *command: str) -> None:
    # The server goes on holding whatever it inherits, so nothing of ours is handed to it.
    nothing = subprocess.DEVNULL
    subprocess.run(command, check=True, cwd="/", user=account, stdin=nothing, stdout=nothing, stderr=nothing)
