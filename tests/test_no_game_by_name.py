"""Outside its own folder and the one table of games, no line of the program names a game."""

from __future__ import annotations

import re
from pathlib import Path

from referee.session.registry import ADAPTERS

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "referee" / "session" / "registry.py"
DECKS = ROOT / "referee" / "session" / "deck_report.py"
"""Deck lists are judged for one game only so far, and this file says for which."""
COMMANDS = ROOT / "referee" / "cli"
"""The help of the commands gives examples, and an example is of some game."""


def lines_that_name(games: set[str]) -> list[str]:
    named = re.compile(rf"(?<![\w.-])({'|'.join(games)})(?![\w-])", re.IGNORECASE)
    files = [*(ROOT / "engine" / "kernel").rglob("*.py"), *(ROOT / "referee").rglob("*.py")]
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted(files)
        if file not in (TABLE, DECKS) and COMMANDS not in file.parents
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]


def test_kernel_and_app_name_no_game() -> None:
    assert lines_that_name(set(ADAPTERS)) == []


def test_a_line_that_names_one_would_be_found() -> None:
    named = {line.partition(":")[0] for line in lines_that_name({"adapter"})}
    assert "referee/session/game_setup.py" in named
