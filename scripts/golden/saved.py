"""The saved games and table files of earlier versions: that they open, to what, and what their log says."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from scripts.golden import program
from scripts.golden.record import ROOT, Item

CORPUS = ROOT / "tests" / "corpus"


def jobs() -> list[str]:
    """Saved games in four lots, table files in one, and a new saved game of each kind."""
    return ["games 0", "games 1", "games 2", "games 3", "tables", *(f"kept {game}" for game in program.GAMES)]


def items_of(job: str) -> Iterator[Item]:
    """The items of saved games and table files once they are opened."""
    kind, _, what = job.partition(" ")
    with tempfile.TemporaryDirectory(prefix="golden-") as folder:
        if kind == "tables":
            for path in sorted((CORPUS / "tables").iterdir()):
                yield from _opened(f"table {path.stem}", partial(program.open_table, path))
        elif kind == "kept":
            yield from _kept(what, Path(folder) / "games.db")
        else:
            copy = Path(folder) / "games.db"
            shutil.copy(CORPUS / "games.db", copy)
            for number, (name, opening) in enumerate(program.corpus(copy)):
                if number % 4 == int(what):
                    yield from _opened(f"game {name}", partial(_session, opening))


def _session(opening: Callable[[], Any]) -> Any:
    return opening().session


def _opened(name: str, opening: Callable[[], Any]) -> Iterator[Item]:
    try:
        session = opening()
    except Exception as error:  # noqa: BLE001 - some are broken on purpose
        message, words = program.fault(error)
        yield Item(name, "error", message)
        yield Item(name, "words-error", words)
        return
    yield Item(name, "state", program.in_order(session.state))
    for line in session.lines:
        assert isinstance(line.body, dict)  # what was read as text stands there as an object
    yield Item(name, "lines", program.in_order(session.lines))
    yield Item(name, "file", program.table_file(session))
    yield Item(name, "choices", program.in_order(session.choices()))
    for language in program.LANGUAGES:
        yield Item(name, f"words-log-{language}", program.logged(session, language))
        yield Item(name, f"words-moves-{language}", program.offered(session, language))


def _kept(game: str, place: Path) -> Iterator[Item]:
    """The tables of the database, and what a few entries leave in the journal."""
    with program.at_a_fixed_time():
        database, table = program.begin_kept(place, game)
        table.session.note("A first line.")
        for _ in range(6):
            outcome = table.session.make_automatic_move()
            listed = table.session.choices()
            if (outcome is None or outcome.kind is not program.DONE) and listed:
                choice = listed[0][0]
                table.session.enter(choice.with_picks(choice.among[: choice.least]))
        table.session.undo()
        table.close()
        database.close()
    with closing(sqlite3.connect(place)) as opened:
        schema = opened.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
        entries = opened.execute("SELECT number, kind, body FROM journal_entry ORDER BY number").fetchall()
        header = opened.execute("SELECT header FROM saved_game").fetchone()[0]
    yield Item(f"kept {game}", "schema", "\n".join(str(row[0]) for row in schema))
    yield Item(
        f"kept {game}",
        "entries",
        "\n".join(f"{number} {kind} {_unsigned(body)}" for number, kind, body in entries),
    )
    yield Item(f"kept {game}", "header", " ".join(sorted(json.loads(header))))


def _unsigned(body: str) -> str:
    """Without who made it on which device."""
    return json.dumps({key: value for key, value in json.loads(body).items() if key != "actor"})
