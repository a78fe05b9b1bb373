"""The worked cases: where they stand, and which of them a test looks at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel.cases.case_file import read_file
from engine.kernel.cases.model import Case

Raw = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "cases"


def files(game: str = "*") -> list[Path]:
    """The files of a game, one for each subject."""
    return sorted(FOLDER.glob(f"{game}/*.json"))


def file(game: str, subject: str) -> Path:
    """The file of one subject."""
    return FOLDER / game / f"{subject}.json"


def written(game: str) -> list[Raw]:
    """All worked cases of a game, as their files have them."""
    return [case for file in files(game) for case in msgspec.json.decode(file.read_bytes())["cases"]]


@cache
def worked(game: str) -> tuple[Case, ...]:
    """All worked cases of a game, read."""
    return tuple(case for file in files(game) for case in read_file(file.read_bytes()).cases)


def plain(game: str) -> tuple[Case, ...]:
    """One case or two for each part of the rules, the plainest: those whose ids begin with a d."""
    return tuple(case for case in worked(game) if case.id.startswith(f"{game}-d"))
