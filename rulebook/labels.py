"""Which queries are labelled with what is right for them?

A line of JSON for each query says what is typed, in which language and game (either may be null), of which
kind it is, which rules are right (none: it should get no answer), and whether it was held out, that is
written before anything was tuned and not looked at while tuning.
"""

from __future__ import annotations

from pathlib import Path

import msgspec


class Label(msgspec.Struct, frozen=True):
    """A query and what is right for it."""

    id: str
    query: str
    kind: str
    rules: frozenset[str]
    lang: str | None = None
    game: str | None = None
    held: bool = False


def read_labels(path: Path) -> list[Label]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Label) for line in lines if line.strip()]
