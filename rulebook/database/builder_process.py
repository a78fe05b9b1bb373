"""The build of the database in a process of its own, whose memory goes with it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rulebook.content_files import CONTENT, begun
from rulebook.database.build import RULES, Builder, Recipe, built_from

BUILD = """
import os, sys
from pathlib import Path
from rulebook.database.build import RECIPES, ensure_built
if sys.argv[2] != "rules" and hasattr(os, "nice"):
    os.nice(10)  # nobody waits for it
recipe = RECIPES[sys.argv[2]]
ensure_built(recipe.place(Path(sys.argv[1])), recipe=recipe)
"""
LOOKED_EVERY = 0.02
"""Seconds between two looks whether the builder is still wanted."""


class BuildAbandoned(Exception):
    """A database is not built to the end: whoever wanted it has left."""


def building_apart(is_wanted: Callable[[], bool]) -> Builder:
    """Builds in other processes, as long as the result is wanted."""
    return lambda book, recipe: build_apart(book, is_wanted, recipe)


def build_apart(book: Path, is_wanted: Callable[[], bool], recipe: Recipe = RULES) -> None:
    """Builds a database of the book at ``book`` in another process, unless it is up to date.

    Returns when it is built or could not be built. Whoever opens it then finds out: what could not be built
    here is built, or refused with its reason, where it is opened.

    Raises:
        BuildAbandoned: it is wanted no more.
    """
    if built_from(recipe.place(book)) == recipe.hashed(CONTENT):
        return
    begun("rulebook")
    try:
        builder = subprocess.Popen(  # noqa: S603 - our own code, by the interpreter that runs it
            [sys.executable, "-P", "-c", BUILD, str(book.absolute()), recipe.name],
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
            raise BuildAbandoned from None
        return
