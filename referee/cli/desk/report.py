"""Uses of the desk that only tell: the grid, the record, the two roles of a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from referee.cli.desk.context import DeskContext
from referee.desk.grid import DeskGrid, GridRow
from referee.desk.roles import PreparedRole
from referee.desk.rows import OPEN, DeskRuling, since_ms
from referee.desk.verification import record_bytes
from referee.session.exchanged_files import STANDARD, write_new
from referee.words.desk import COLUMNS, call_line, grid_cells
from referee.words.speech import Speech


def status(desk: DeskContext) -> Iterator[str]:
    """The tables of a round, then the calls and rulings that wait."""
    rows = DeskGrid(desk.journal).rows(desk.options.round)
    if desk.options.json:
        yield _in_json(desk, rows)
        return
    heads = tuple(desk.say(f"column-{one}") for one in COLUMNS)
    cells = [heads, *(grid_cells(one, desk.speech) for one in rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(COLUMNS))]
    for row in cells:
        yield "  ".join(f"{one:<{width}}" for one, width in zip(row, widths, strict=True)).rstrip()
    now = desk.journal.now()
    for call in desk.book.open_calls():
        yield call_line(call, desk.book, since_ms(call.at, now), desk.speech)
    waiting = [one for one in desk.book.all(DeskRuling) if one.state in OPEN]
    for ruling in waiting:
        state = desk.say(f"state-{ruling.state}")
        table = desk.book.table(ruling.table_number).label
        yield desk.say("ruling-line", ruling=ruling.number, table=table, asked=ruling.asked, state=state)


def _in_json(desk: DeskContext, rows: list[GridRow]) -> str:
    told = {
        "event": desk.journal.name,
        "entries": len(desk.journal.lines),
        "tables": rows,
        "calls": desk.book.open_calls(),
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode()


def export(desk: DeskContext) -> Iterator[str]:
    """The record as one file."""
    data = record_bytes(desk.journal)
    if desk.options.file == STANDARD:
        yield from data.decode().splitlines()
        return
    where = write_new(Path(desk.options.file), data)
    yield desk.say("exported", event=desk.journal.name, file=str(where), count=len(desk.journal.lines))


def prepared(roles: tuple[PreparedRole, ...], speech: Speech) -> Iterator[str]:
    """How the tables and the judges reach the server."""
    for one in roles:
        yield speech.say(f"desk/prepared-{one.kind}", url=one.url)
