"""How does a table travel? As a file that holds all of it, with what was asked, and nothing that lies hidden.

A case is written by hand and names only what matters; a table file is written by the program and holds the
whole state, with values nobody knows still unknown. Both are opened in the same place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.case_files import SIZE_LIMIT
from engine.kernel.control_characters import refuse
from engine.kernel.errors import Unreadable
from referee.desk.dry_run import checked
from referee.desk.starts import WRITTEN, Start, from_case
from referee.games import DESKS
from referee.games import desk as desk_of
from referee.session import Session

FORMAT = "referee-table/1"


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    format: str
    game: str
    texts: tuple[str, ...]
    title: str
    state: dict[str, Any]
    strict: bool = False


def written(session: Session, title: str) -> bytes:
    """The table as everybody at it may see it, as one file."""
    state = session.public
    game = session.desk.game.id
    table = TableFile(FORMAT, game, session.texts, title, msgspec.to_builtins(state), session.strict)
    return msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n"


def write(session: Session, title: str, path: Path) -> Path:
    """Writes that file; one that is there already is not overwritten.

    Raises:
        Unreadable: it cannot be written there.
    """
    where = path.expanduser()
    try:
        with where.open("xb") as file:
            file.write(written(session, title))
    except FileExistsError:
        raise Unreadable("file_is_there", file=str(where)) from None
    except OSError as error:
        raise Unreadable("file_not_written", file=str(where), error=error.strerror or str(error)) from None
    return where


def is_table(data: bytes) -> bool:
    """Whether this is such a file rather than a case."""
    return FORMAT.partition("/")[0].encode() in data[:200]


def start_from(data: bytes) -> tuple[Start, str]:
    """What a game begins with that goes on from such a file, and its title.

    Raises:
        Unreadable: it is damaged, too large, or of a game that is not here.
    """
    if len(data) > SIZE_LIMIT:
        raise Unreadable("file_too_large", size=len(data), limit=SIZE_LIMIT)
    try:
        table = msgspec.json.decode(data, type=TableFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("not_a_table", error=str(error)) from None
    if table.format != FORMAT or table.game not in DESKS:
        raise Unreadable("not_a_table", error=f"{table.format}, {table.game}")
    if not table.texts or not set(table.texts) <= set(desk_of(table.game).game.texts):
        raise Unreadable("unknown_text", text=", ".join(table.texts), known=desk_of(table.game).game.texts)
    refuse(table.title, "title", lines=())
    refuse(table.state, "state", lines=WRITTEN)
    position = msgspec.json.encode(table.state).decode()
    options = {"strict": "yes" if table.strict else "no"}
    return checked(Start(table.game, table.texts, options, position)), table.title


def opened(path: Path, text: str, wanted: str = "", *, strict: bool = False) -> tuple[Start, str]:
    """A game that begins from a file, whichever of the two it is, and what it may be called.

    Raises:
        Unreadable: it cannot be opened, or holds neither.
        Impossible: the position of its case cannot exist.
    """
    try:
        data = path.expanduser().read_bytes()
    except OSError as error:
        raise Unreadable("file_not_opened", file=str(path), error=error.strerror or str(error)) from None
    if is_table(data):
        return start_from(data)
    start, case = from_case(data, text, wanted, strict=strict)
    return checked(start), case.title or case.id
