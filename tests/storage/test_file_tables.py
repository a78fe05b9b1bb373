"""A new file has the tables of the schema, and is made without the object layer."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from referee.storage.schema import SavedGamesBase
from referee.storage.sqlite_backend import STATEMENTS

SHAPE = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"


def shape(file: Path) -> list[tuple[str, ...]]:
    """The tables and indexes of a file, whatever spaces stand in their statements."""
    with closing(sqlite3.connect(file)) as database:
        return [tuple("".join(word.split()) for word in row) for row in database.execute(SHAPE)]


def test_the_statements_say_what_the_schema_says(tmp_path: Path) -> None:
    by_statements, by_schema = tmp_path / "statements.db", tmp_path / "schema.db"
    with closing(sqlite3.connect(by_statements)) as database:
        database.executescript(STATEMENTS.read_text(encoding="utf-8"))
    engine = create_engine(f"sqlite:///{by_schema}")
    SavedGamesBase.metadata.create_all(engine)
    engine.dispose()

    assert shape(by_statements) == shape(by_schema)


def test_a_new_file_is_made_without_the_object_layer(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from referee.storage.database import open_database;"
        "database = open_database(Path(sys.argv[1])); assert database.serial; database.close();"
        "assert not {'sqlalchemy', 'sqlmodel'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "games.db")], check=True)
