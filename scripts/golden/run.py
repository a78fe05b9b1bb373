"""Makes the items of all parts, on as many processors as there are."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from scripts.golden.record import Hashes, Item, hashed
from scripts.links import write as write_links

PARTS = ("screens", "rulings", "lines", "games", "commands", "saved")
"""What is recorded, the longest first."""


def surroundings(folder: str) -> None:
    """The same on every machine: nothing of its home, language, time or width."""
    for name in ("CACHE", "STATE", "LOG", "SETTINGS"):
        os.environ[f"REFEREE_{name}"] = f"{folder}/{name.lower()}"
    os.environ.update(
        LC_ALL="C.UTF-8", LANG="C.UTF-8", COLUMNS="80", LINES="34", TZ="UTC", HOME=folder, NO_COLOR="",
        TEXTUAL_FPS="10", TEXTUAL_ANIMATIONS="none", REFEREE_DATABASE_URL=f"sqlite:///{folder}/games.db",
        PYTHONDONTWRITEBYTECODE="1", REFEREE_COACH="off",
    )  # fmt: skip
    for name in ("NO_COLOR", "LANGUAGE", "LC_MESSAGES", "REFEREE_DEBUG"):
        os.environ.pop(name, None)


def part(name: str) -> Any:
    """The module of a part."""
    return import_module(f"scripts.golden.{name}")


def job_items(job: tuple[str, str]) -> list[Item]:
    """The items of one job, or how it failed."""
    name, item = job
    try:
        return list(part(name).items_of(item))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is named and the others go on
        return [Item(f"failed: {item}", type(error).__name__, f"{type(error).__name__}: {error}")]


def hashes(job: tuple[str, str]) -> tuple[str, Hashes]:
    """The hashes of one job."""
    return job[0], dict(hashed(item) for item in job_items(job))


def all_hashes(parts: Iterable[str], every: int = 1) -> dict[str, Hashes]:
    """The hashes of all parts, made on all processors.

    Args:
        every: one job of so many is done.
    """
    of_parts: dict[str, Hashes] = {name: {} for name in parts}
    jobs = [(name, job) for name in of_parts for job in part(name).jobs()][::every]
    write_links()  # answers of the rulebook name code and cases
    part("program").warm()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(hashes, job) for job in jobs]):
            name, of_job = done.result()
            of_parts[name] |= of_job
    return of_parts
