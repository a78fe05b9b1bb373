"""How does a table travel? As a file that holds all of it, with what was asked, and nothing that lies hidden.

A case is written by hand and names only what matters; a table file is written by the program and holds the
whole state, with values nobody knows still unknown. Both are opened in the same place.
"""

from __future__ import annotations

import os
import re
import stat
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
QUOTED = re.compile(r"""(["'])(.+?)\1(?:\s(.*))?""", re.DOTALL)
BLANK = re.compile(r"\\ ")


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
    where = path
    try:
        where = path.expanduser()
        with where.open("xb") as file:
            file.write(written(session, title))
    except FileExistsError:
        raise Unreadable("file_is_there", file=str(where)) from None
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file_not_written", file=str(where), error=why) from None
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


def asked_for(typed: str) -> tuple[Path, str]:
    """The path that was typed, and the id of a case behind it.

    A path with blanks stands in quotation marks or has ``\\`` before them, or it is there as it is typed.
    """
    typed = typed.strip()
    quoted = QUOTED.fullmatch(typed)
    if quoted:
        return Path(quoted[2]), (quoted[3] or "").strip()
    plain = BLANK.sub("\0", typed)
    for end in reversed([at for at, sign in enumerate(plain + " ") if sign == " "]):
        path = Path(plain[:end].replace("\0", " "))
        if _is_there(path):
            return path, plain[end:].replace("\0", " ").strip()
    return Path(plain.replace("\0", " ")), ""


def _is_there(path: Path) -> bool:
    try:
        return path.expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False


def _bytes_of(path: Path) -> bytes:
    """What a file holds; a pipe or a device is no file, and nothing waits for it."""
    try:
        where = path.expanduser()
        if not stat.S_ISREG(where.stat().st_mode):
            raise Unreadable("not_a_file", file=str(path))
        with open(os.open(where, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:  # noqa: PTH123
            size = os.fstat(file.fileno()).st_size
            data = file.read(SIZE_LIMIT + 1)
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file_not_opened", file=str(path), error=why) from None
    if len(data) > SIZE_LIMIT:
        raise Unreadable("file_too_large", size=size, limit=SIZE_LIMIT)
    return data


def opened(path: Path, text: str, wanted: str = "", *, strict: bool = False) -> tuple[Start, str]:
    """A game that begins from a file, whichever of the two it is, and what it may be called.

    Raises:
        Unreadable: it cannot be opened, or holds neither.
        Impossible: the position of its case cannot exist.
    """
    data = _bytes_of(path)
    if is_table(data):
        return start_from(data)
    start, case = from_case(data, text, wanted, strict=strict)
    return checked(start), case.title or case.id
