"""The build of the database in a process of its own, whose memory goes with it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rulebook.content_files import CONTENT, content_hash
from rulebook.database.build import built_from
from rulebook.progress import begun

BUILD = """
import os, sys
from pathlib import Path
from rulebook.database.build import ensure_built
if hasattr(os, "nice"):
    os.nice(10)
ensure_built(Path(sys.argv[1]))
"""
LOOKED_EVERY = 0.05
"""Seconds between two looks whether the builder is still wanted."""


def build_apart(path: Path, is_wanted: Callable[[], bool]) -> None:
    """Builds the database at ``path`` in another process, unless it is up to date.

    Returns when it is built, could not be built, or is wanted no more. Whoever opens it then finds out: what
    could not be built here is built, or refused with its reason, where it is opened.
    """
    if built_from(path) == content_hash(CONTENT):
        return
    begun("rulebook")
    try:
        builder = subprocess.Popen(  # noqa: S603 - our own code, by the interpreter that runs it
            [sys.executable, "-P", "-c", BUILD, str(path.absolute())],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(one).absolute()) for one in sys.path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return
    _wait(builder, is_wanted)


def _wait(builder: subprocess.Popen[bytes], is_wanted: Callable[[], bool]) -> None:
    while True:
        try:
            builder.wait(LOOKED_EVERY)
        except subprocess.TimeoutExpired:
            if is_wanted():
                continue
            builder.kill()
            builder.wait()
        return
