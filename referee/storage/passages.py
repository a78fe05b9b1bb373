"""What does the owner's booklet say about a rule?

Read with the standard `sqlite3`, because a rule is printed by a command that has no time for the database
layer (0.4 s). Where there is no booklet, or the database cannot be read, a rule is shown without one: this
is asked only beside something else, and whoever opens the database itself is told what is wrong with it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from referee.storage.own_passage import OwnPassage

VARIABLE = "REFEREE_DATABASE_URL"
FILE_URL = "sqlite:///"
COLUMNS = "text, rule, heading, page, body, certainty"
OF_RULE = f"SELECT {COLUMNS} FROM owner_passage WHERE rule = ? AND certainty != 'unsure' ORDER BY text"  # noqa: S608 - no value in it
WAIT_S = 0.2
"""How long a commit of another program is waited for; one takes less than a millisecond."""


def passages_of(rule: str, environment: Mapping[str, str] = os.environ) -> list[OwnPassage]:
    """The passages to be shown under a rule, at most one for each booklet."""
    url = environment.get(VARIABLE, "")
    if url and not url.startswith(FILE_URL):
        return _through_the_database_layer(rule)
    return _of_file(_usual_file(url), rule)


def _usual_file(url: str) -> Path:
    if url:
        return Path(url.removeprefix(FILE_URL).partition("?")[0])
    from platformdirs import user_data_path  # 5 ms, mostly paid already for the rulebook's own folder

    return user_data_path("referee", appauthor=False) / "games.db"


def _of_file(file: Path, rule: str) -> list[OwnPassage]:
    if not file.is_file():
        return []
    # Where nothing may be written beside the file, nobody is writing into it either.
    mode = "mode=ro" if os.access(file.parent, os.W_OK) else "immutable=1"
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?{mode}", uri=True, timeout=WAIT_S)
        ) as connection:
            return [OwnPassage(*row) for row in connection.execute(OF_RULE, (rule,))]
    except (sqlite3.Error, UnicodeError):  # above all: no booklet was ever added, so there is no such table
        return []


def _through_the_database_layer(rule: str) -> list[OwnPassage]:
    from referee.storage.booklets import (
        passages_for,
    )  # 0.4 s, only for those who keep their games on a server
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError

    try:
        with closing(open_database(read_only=True)) as database:
            return passages_for(database, rule)
    except StorageError:
        return []
