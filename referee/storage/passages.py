"""What does the owner's booklet say about a rule?

Read without the database layer, because a rule is printed by a command that has no time for it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing

from referee.storage.own_passage import OwnPassage
from referee.storage.plain_reading import VARIABLE, is_elsewhere, rows, usual_file

COLUMNS = "text, rule, heading, page, body, certainty"
OF_RULE = f"SELECT {COLUMNS} FROM owner_passage WHERE rule = ? AND certainty != 'unsure' ORDER BY text"  # noqa: S608 - no value in it


def passages_of(rule: str, environment: Mapping[str, str] = os.environ) -> list[OwnPassage]:
    """The passages to be shown under a rule, at most one for each booklet."""
    url = environment.get(VARIABLE, "")
    if is_elsewhere(url):
        return _through_the_database_layer(rule)
    return [OwnPassage(*row) for row in rows(usual_file(url), OF_RULE, rule)]


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
