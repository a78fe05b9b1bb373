"""How is something read from the owner's database by a command that has no time for the database layer?

With the standard `sqlite3`, and only beside something else: where there is no database, or it cannot be read,
there is nothing to add, and whoever opens the database itself is told what is wrong with it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

VARIABLE = "REFEREE_DATABASE_URL"
FILE_URL = "sqlite:///"
WAIT_S = 0.2
"""How long a commit of another program is waited for; one takes less than a millisecond."""


def is_elsewhere(url: str) -> bool:
    """Whether the database is no file of this machine, so that only the database layer reads it."""
    return bool(url) and not url.startswith(FILE_URL)


def usual_file(url: str) -> Path:
    """The file a URL names; without one, the usual one."""
    if url:
        return Path(url.removeprefix(FILE_URL).partition("?")[0])
    from platformdirs import user_data_path  # 5 ms, mostly paid already for the rulebook's own folder

    return user_data_path("referee", appauthor=False) / "games.db"


def rows(file: Path, statement: str, *values: str) -> list[tuple[Any, ...]]:
    """What a query finds in a database; nothing if it cannot be asked."""
    if not file.is_file():
        return []
    # Where nothing may be written beside the file, nobody is writing into it either.
    mode = "mode=ro" if os.access(file.parent, os.W_OK) else "immutable=1"
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?{mode}", uri=True, timeout=WAIT_S)
        ) as connection:
            return connection.execute(statement, values).fetchall()
    except (sqlite3.Error, UnicodeError):  # above all: nothing of the kind was ever kept
        return []
