"""The grid of the desk: one line for each table of a round, with all a judge looks for from afar."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from engine.kernel.decisions import TABLE
from referee.desk.server import LiveGame
from referee.desk.tournament import DeskBook
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import OPEN, JudgeCall, TournamentTable, left_ms, since_ms
from referee.session.log.log_line import LogLine
from referee.storage.errors import DeviceFailed, NotReachable, StorageError
from referee.storage.lease import SILENCE_S, holders, silent_for

GameOf = Callable[[int], LiveGame | None]
"""The game of a number, as far as it is known."""
SLOW_MS = 5 * 60_000
"""A table where nothing was entered for so long is slow."""


class GridRow(Struct, frozen=True):
    """One table in the grid."""

    table: TournamentTable
    players: tuple[str, ...] = ()
    game: str = ""
    """The game that is played, where a saved one mirrors the table."""
    round: int = 0
    """Of the game."""
    phase: str = ""
    waiting: tuple[str, ...] = ()
    """Whose word it is."""
    idle_ms: int | None = None
    """Since the last entry."""
    left_ms: int | None = None
    call: JudgeCall | None = None
    """The oldest open one."""
    call_ms: int = 0
    """Since it was made."""
    taken_by: str = ""
    ruling: int = 0
    """The oldest that waits for an answer."""
    given: int = 0
    """The last that was given."""
    corrections: int = 0
    """Entries that set the table right: corrections and repairs."""
    provisional: bool = False
    silent_s: int = 0
    """For how many seconds nothing was heard of the program that holds the game, where that is too long."""

    @property
    def slow(self) -> bool:
        """Whether a judge should look: nothing is entered, or time is over."""
        over = self.left_ms is not None and self.left_ms < 0
        return over or (self.idle_ms is not None and self.idle_ms > SLOW_MS)

    def called(self, words: str) -> bool:
        """Whether the words are the table's number or a part of a player's name."""
        low = words.casefold()
        return self.table.label.casefold() == low or any(low in player.casefold() for player in self.players)


class DeskGrid:
    """The tables of a tournament, with the known part of their games."""

    def __init__(self, journal: DeskJournal) -> None:
        self._journal = journal
        self._games: dict[int, LiveGame] = {}

    def rows(self, round_: int = 0) -> list[GridRow]:
        """The tables of a round, or of the last; those with the longest open call first."""
        book, now = self._journal.refresh(), self._journal.now()
        return self._rows(book, now, round_, self._silent(now), self.game)

    def known_rows(self) -> list[GridRow]:
        """The tables of the last round as they were last seen, with running clocks."""
        return self._rows(self._journal.book, self._journal.believed_now(), 0, {}, self._games.get)

    def _rows(
        self, book: DeskBook, now: str, round_: int, silent: Mapping[int, int], games: GameOf
    ) -> list[GridRow]:
        wanted = round_ or book.round
        tables = (table for table in book.all(TournamentTable) if table.round == wanted)
        rows = [_row(book, table, now, silent.get(table.game_id, 0), games) for table in tables]
        return sorted(rows, key=lambda row: (row.call is None, -row.call_ms, _place(row.table.label)))

    def opened(self, game_id: int) -> LiveGame:
        """A table to follow; without the server as it was last seen.

        Raises:
            StorageError: it cannot be read, and was not seen before.
        """
        try:
            return LiveGame(self._journal.database, game_id)
        except (NotReachable, DeviceFailed):
            if game_id not in self._games:
                raise
            return self._games[game_id].copy()

    def last_entry(self, game_id: int) -> int:
        """The number of the last known entry of a game; 0: none."""
        return self._games[game_id].head.count if game_id in self._games else 0

    def game(self, game_id: int) -> LiveGame | None:
        """The game of a table with its newest entries; nothing where it cannot be read."""
        try:
            if game_id not in self._games:
                self._games[game_id] = LiveGame(self._journal.database, game_id)
            self._games[game_id].refresh()
        except StorageError:
            return None
        return self._games[game_id]

    def _silent(self, now: str) -> dict[int, int]:
        """Game -> seconds since its holder was last heard of."""
        database = self._journal.database
        silence = {game: silent_for(database, holder, now) for game, holder in holders(database).items()}
        return {game: seconds for game, seconds in silence.items() if seconds >= SILENCE_S}


def _row(book: DeskBook, table: TournamentTable, now: str, silent_s: int, games: GameOf) -> GridRow:
    calls, rulings = book.open_calls(table.number), book.rulings_at(table.number)
    call = calls[0] if calls else None
    row = GridRow(
        table,
        tuple(book.name(seat) for seat in table.seats.values()),
        left_ms=None if book.closed else left_ms(table, now),
        call=call,
        call_ms=since_ms(call.at, now) if call is not None else 0,
        taken_by=book.name(call.taken_by) if call is not None and call.taken_by else "",
        ruling=next((ruling.number for ruling in rulings if ruling.state in OPEN), 0),
        given=next((ruling.number for ruling in reversed(rulings) if ruling.state not in OPEN), 0),
        provisional=any(ruling.provisional for ruling in rulings),
        silent_s=silent_s,
    )
    live = games(table.game_id) if table.game_id else None
    return row if live is None else _with_game(row, live, now)


def _with_game(row: GridRow, live: LiveGame, now: str) -> GridRow:
    session = live.session
    facts = session.adapter.view(session.public).facts
    lines = [line for line in session.lines if not line.undone and _sets_right(line)]
    round_ = facts.get("round", 0)
    return _told(
        row,
        game=session.adapter.game.id,
        round=round_ if isinstance(round_, int) else 0,
        phase=str(facts.get("phase", "")),
        waiting=tuple(dict.fromkeys(decision.seat for decision in session.waiting if decision.seat != TABLE)),
        idle_ms=since_ms(live.last_at, now),
        corrections=len(lines),
    )


def _sets_right(line: LogLine) -> bool:
    """Whether a line is a correction, a mending, or the note that begins a replay or a backup."""
    about = line.body.get("repair") if line.kind == "note" else None
    begins = isinstance(about, dict) and about.get("remedy") != "leave"
    return begins or line.kind in ("correction", "repair")


def _told(row: GridRow, **facts: object) -> GridRow:
    from msgspec.structs import replace

    return replace(row, **facts)


def _place(label: str) -> tuple[int, str]:
    return (int(label), "") if label.isdecimal() else (10**6, label)
