"""A screen of each kind as text, in four languages: the app is played by keys."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from scripts.golden import program
from scripts.golden.record import Item

SIZE = (100, 34)
BEGIN = {
    "start": "", "help": "question_mark", "new game": "n", "rulebook": "b", "booklets": "ctrl+b",
}  # fmt: skip
TABLE = {
    "table": "", "next move": "down", "last move": "end", "why": "shift+tab w", "log": "l",
    "help": "question_mark", "rules": "b", "by hand": "h", "correct": "e", "points": "p", "decide": "p d",
    "sheet": "s", "grid": "m", "cards": "c", "whose eyes": "k", "hidden cards": "k enter enter",
    "overrule": "end o", "note": "n", "line": "colon", "file": "x", "entered": "home enter",
    "log with a note": 'n "Kawa enter l',
}  # fmt: skip
NO_SECRETS = {"kings": ("whose eyes", "hidden cards")}
"""What a game does not have; where it only says so, that is recorded."""
AWAY = "escape escape escape"
"""Back to the table, and there to its moves."""
TIMES = re.compile(r"\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?Z?)?")
FOLDER = re.compile(r"/tmp/golden-\S*")


def jobs() -> list[str]:
    """The screen before a game and a table of each game, in each language."""
    return [f"{what} {language}" for what in (*program.GAMES, "begin") for language in program.LANGUAGES]


def items_of(job: str) -> Iterator[Item]:
    """The screens of one job as text."""
    what, language = job.split()
    table = "" if what == "begin" else program.ready_table(what, 0)
    without = NO_SECRETS.get(what, ())
    keys = (
        BEGIN
        if what == "begin"
        else {kind: pressed for kind, pressed in TABLE.items() if kind not in without}
    )
    away = "escape" if what == "begin" else AWAY
    script = f" @ {away} ".join(keys.values())
    with tempfile.TemporaryDirectory(prefix="golden-") as folder:
        painted = program.screens(f"{table} {script}", language, Path(folder) / "games.db", SIZE)
    for name, text in zip(keys, painted, strict=True):
        plain = FOLDER.sub("…", TIMES.sub("…", text.replace(program.VERSION, "…")))
        yield Item(f"{what} {name}", f"words-{language}", plain)
