"""The files of the ready examples, and of the worked examples that are printed in the booklets."""

from __future__ import annotations

from pathlib import Path

READY = Path(__file__).parent / "examples"
PRINTED = READY / "printed"


def example_files(game: str) -> tuple[Path, ...]:
    """Those of a game: the ready ones first."""
    return tuple(file for folder in (READY, PRINTED) if (file := folder / f"{game}.json").is_file())
