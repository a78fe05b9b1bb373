"""Uses of the desk for the tournament, its persons, tables and calls."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from referee.cli.desk.questions import DeskContext
from referee.cli.saved_games import the_game
from referee.desk import tournament_actions
from referee.desk.entries.tables import MINUTE_MS
from referee.desk.server import PreparedRole
from referee.desk.table_grid import DeskGrid, GridRow
from referee.desk.tournament_rows import (
    OPEN,
    DeskRefusal,
    DeskRuling,
    Person,
    TournamentTable,
    minutes_and_seconds,
    since_ms,
)
from referee.desk.verification import record_bytes
from referee.session.files.named_files import STANDARD, bytes_given, write_new
from referee.words.desk_text import COLUMNS, call_line, grid_cells
from referee.words.speech import Speech


def add(desk: DeskContext) -> Iterator[str]:
    """Adds a table, or links a game to one."""
    options = desk.options
    game = the_game(desk.journal.database, options.game).id if options.game else 0
    there = [table for table in desk.book.all(TournamentTable) if _is_meant(desk, table)]
    if there and game and not there[0].game_id:
        tournament_actions.link_game(desk.journal, there[0].number, game)
        table = desk.book.table(there[0].number)
    else:
        limit = options.minutes * MINUTE_MS
        table = tournament_actions.add_table(desk.journal, options.table, options.round, game, limit)
    yield desk.say("table-added", table=table.label, round=table.round)


def _is_meant(desk: DeskContext, table: TournamentTable) -> bool:
    wanted = desk.options.round or desk.book.round
    return (table.label, table.round) == (desk.options.table, wanted)


def seat(desk: DeskContext) -> Iterator[str]:
    """Seats persons at a table."""
    for assignment in desk.options.seats:
        seat_, sign, person = assignment.partition("=")
        if not sign:
            raise DeskRefusal("seat-unreadable", read=assignment)
        seated = desk.book.person_named(person)
        tournament_actions.seat(desk.journal, desk.table.number, seat_, seated.number)
        yield desk.say("seated", table=desk.table.label, seat=seat_, person=seated.name)


def start(desk: DeskContext) -> Iterator[str]:
    """Starts the clocks of a round, or of one table."""
    options = desk.options
    round_ = options.round or desk.book.round
    tables = [row for row in desk.book.all(TournamentTable) if row.round == round_]
    if options.table:
        tables = [desk.table]
    for table in tables:
        tournament_actions.start_clock(desk.journal, table.number, options.minutes * MINUTE_MS, desk.judge)
    yield desk.say("clocks", count=len(tables))
    if not options.table:
        yield from _unseated(desk, round_)


def extend(desk: DeskContext) -> Iterator[str]:
    """Gives a table more time."""
    options = desk.options
    tournament_actions.extend(
        desk.journal, desk.table.number, desk.judge, options.minutes * MINUTE_MS, options.because
    )
    total = desk.book.table(desk.table.number).extension_ms
    yield desk.say("extended", table=desk.table.label, total=minutes_and_seconds(total))


def note(desk: DeskContext) -> Iterator[str]:
    """Enters a remark."""
    table = desk.table.number if desk.options.table else 0
    tournament_actions.note(desk.journal, desk.judge, " ".join(desk.options.words), table)
    yield desk.say("noted")


def call(desk: DeskContext) -> Iterator[str]:
    """Calls a judge to a table."""
    options = desk.options
    entered = tournament_actions.call_judge(
        desk.journal, desk.table.number, options.seat, options.about, options.words
    )
    yield desk.say("call-made", call=entered.number, table=desk.table.label)


def take(desk: DeskContext) -> Iterator[str]:
    """Takes a call, or returns it."""
    number = desk.options.call
    (tournament_actions.return_call if desk.options.back else tournament_actions.take_call)(
        desk.journal, number, desk.judge
    )
    table = desk.book.table(desk.book.call(number).table_number).label
    yield desk.say("call-returned" if desk.options.back else "call-taken", call=number, table=table)


def close(desk: DeskContext) -> Iterator[str]:
    """Closes a call."""
    options = desk.options
    given = None if options.minutes is None else options.minutes * MINUTE_MS
    extension = tournament_actions.close_call(desk.journal, options.call, desk.judge, given)
    table = desk.book.table(desk.book.call(options.call).table_number).label
    yield desk.say("call-closed", call=options.call, table=table, extension=minutes_and_seconds(extension))


def takeover(desk: DeskContext) -> Iterator[str]:
    """Takes over the game of a table that nobody writes to any more."""
    held = tournament_actions.take_over(desk.journal, desk.table.number, desk.judge, desk.options.because)
    yield desk.say("taken-over", table=desk.table.label, person=held)


def status(desk: DeskContext) -> Iterator[str]:
    """Shows the tables of a round, then the open calls and rulings."""
    rows = DeskGrid(desk.journal).rows(desk.options.round)
    if desk.options.json:
        yield _in_json(desk, rows)
        return
    heads = tuple(desk.say(f"column-{column}") for column in COLUMNS)
    cells = [heads, *(grid_cells(row, desk.speech) for row in rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(COLUMNS))]
    for row in cells:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
    yield from _unseated(desk, desk.options.round or desk.book.round)
    yield from _open_lines(desk)


def _unseated(desk: DeskContext, round_: int) -> Iterator[str]:
    """Names the players who sit at no table of a round, once anybody sits at one."""
    tables = [table for table in desk.book.all(TournamentTable) if table.round == round_]
    seated = {number for table in tables for number in table.seats.values()}
    players = [person for person in desk.book.all(Person) if person.role == "player" and not person.erased]
    left = [person.name for person in players if person.number not in seated]
    if seated and left:
        yield desk.say("unseated", round=round_, players=", ".join(left))


def _open_lines(desk: DeskContext) -> Iterator[str]:
    """The open calls, then the open rulings."""
    now = desk.journal.now()
    for call in desk.book.open_calls():
        yield call_line(call, desk.book, since_ms(call.at, now), desk.speech)
    waiting = [ruling for ruling in desk.book.all(DeskRuling) if ruling.state in OPEN]
    for ruling in waiting:
        state = desk.say(f"state-{ruling.state}")
        table = desk.book.table(ruling.table_number).label
        yield desk.say("ruling-line", ruling=ruling.number, table=table, asked=ruling.asked, state=state)


def _in_json(desk: DeskContext, rows: list[GridRow]) -> str:
    document = {
        "event": desk.journal.name,
        "entries": len(desk.journal.lines),
        "tables": rows,
        "calls": desk.book.open_calls(),
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


def export(desk: DeskContext) -> Iterator[str]:
    """Writes the record as one file."""
    data = record_bytes(desk.journal)
    if desk.options.file == STANDARD:
        yield from data.decode().splitlines()
        return
    where = write_new(Path(desk.options.file), data)
    yield desk.say("exported", event=desk.journal.name, file=str(where), count=len(desk.journal.lines))


def server_instructions(roles: tuple[PreparedRole, ...], speech: Speech) -> Iterator[str]:
    """Says how the tables and the judges reach the server."""
    for role in roles:
        yield speech.say(f"desk/prepared-{role.kind}", url=role.url)


def begin(desk: DeskContext) -> Iterator[str]:
    """Begins a tournament with its judges."""
    options = desk.options
    yield desk.say("begun", event=desk.journal.name, policy=desk.book.policy.name)
    people = [(options.head, "head"), *((judge, "judge") for judge in options.judge)]
    for name, role in people:
        person = tournament_actions.add_person(
            desk.journal, name, "head" if role == "head" else "judge", desk.language
        )
        yield _added(desk, person)


def add_person(desk: DeskContext) -> Iterator[str]:
    """Adds a person."""
    options = desk.options
    yield _added(
        desk, tournament_actions.add_person(desk.journal, options.name, options.role, options.speaks)
    )


def _added(desk: DeskContext, person: Person) -> str:
    role = desk.say(f"role-{person.role}")
    return desk.say("person-added", person=person.name, number=person.number, role=role)


def policy(desk: DeskContext) -> Iterator[str]:
    """Sets another policy."""
    text = bytes_given(desk.options.file, 256 * 1024).decode("utf-8", "replace")
    tournament_actions.set_policy(desk.journal, text, desk.judge)
    current = desk.book.policy
    yield desk.say("policy-set", policy=current.name, date=current.date, hash=current.hash)


def erase(desk: DeskContext) -> Iterator[str]:
    """Erases names."""
    named = desk.options.person
    persons = [desk.book.person_named(named)] if named else desk.book.all(Person)
    count = tournament_actions.erase(desk.journal, [person.number for person in persons if not person.erased])
    yield desk.say("erased", count=count)


def over(desk: DeskContext) -> Iterator[str]:
    """Closes the tournament, and lists the calls and rulings that are still open."""
    tournament_actions.end(desk.journal, desk.judge)
    yield desk.say("over", event=desk.journal.name)
    left = tuple(_open_lines(desk))
    if left:
        yield desk.say("left-open")
        yield from left
