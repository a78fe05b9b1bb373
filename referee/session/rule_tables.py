"""The worked cases that show rules which no lesson and no example of a booklet shows."""

from __future__ import annotations

from functools import cache

from engine.kernel.cases.model import Case, CaseFile, read_file
from referee.session.registry import RULE_TABLES


@cache
def _file(game: str) -> CaseFile | None:
    """Those of a game; a checkout that was not built has none."""
    file = RULE_TABLES / f"{game}.json"
    return read_file(file.read_bytes()) if file.is_file() else None


def cases_of_rules(game: str) -> tuple[Case, ...]:
    """All of a game."""
    found = _file(game)
    return found.cases if found is not None else ()


def case_of(rule: str) -> Case | None:
    """The one that shows a rule."""
    game = rule.partition(".")[0]
    found = _file(game)
    wanted = found.about.get(rule) if found is not None else None
    return next((case for case in cases_of_rules(game) if case.id == wanted), None)
