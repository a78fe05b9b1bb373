"""Which rules of a game does code decide that it shares with another, and that cites them by the other's ids?

A game that stands on shared code says once which of its rules are the ones cited there: `SAME` in its
`names.py`. What a shared function decides it decides for that game too, under the game's own ids.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulebook.sections import Link

TABLE = "SAME"
Same = dict[str, tuple[str, ...]]


def tables(engine: Path) -> list[Same]:
    """Of each game that has one: the ids shared code uses -> the game's own."""
    found = (_table(path) for path in sorted(engine.glob("*/names.py")))
    return [table for table in found if table]


def _table(path: Path) -> Same:
    for statement in ast.parse(path.read_text(encoding="utf-8"), str(path)).body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as value) if name == TABLE:
                found: Same = ast.literal_eval(value)
                return found
    return {}


def decided_elsewhere(links: Iterable[Link], same: Iterable[Same], games: frozenset[str]) -> Iterator[Link]:
    """The links of shared functions, told once more under the ids of each game that shares them."""
    shared = [link for link in links if link.kind == "decides" and link.path.split("/")[1] not in games]
    for table in same:
        for link in shared:
            for own in table.get(link.rule, ()):
                yield Link(own, link.kind, link.path, link.name, link.line)
