"""The desk: all tables of a round at a glance, live."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Literal

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from referee.app.dialogs.choices import Confirm
from referee.app.host import Problem
from referee.app.presenters.wording import Wording
from referee.app.screens.desk.at_table import LookedOn, asked_call, owned_cards_of
from referee.app.screens.desk.desk_screen import DeskBase
from referee.app.screens.desk.ruling_sheet import RulingSheet
from referee.app.widgets.key_line import KeyLine
from referee.desk import tournament_actions
from referee.desk.entries.tables import MINUTE_MS, extension_offered
from referee.desk.server import POLL_S, DeskWatch, LiveGame
from referee.desk.table_grid import DeskGrid, GridRow
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import JudgeCall, minutes_and_seconds
from referee.session.card_catalogue import OwnedCards
from referee.storage.errors import DeviceFailed, NotReachable
from referee.words.desk_text import COLUMNS, cell_in, grid_cells, in_columns

GridFilter = Literal["", "calls", "slow", "provisional"]


class TableList(OptionList):
    """The lines of the grid."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Look on")]


class DeskScreen(DeskBase):
    """The tables of the round, those with the oldest call first."""

    DEFAULT_CSS = """
    DeskScreen #desk-head { height: 1; padding: 0 1; text-style: bold; color: $accent; }
    DeskScreen #desk-columns { height: 1; padding: 0 1; color: $foreground-muted; }
    DeskScreen #desk-tables { height: 1fr; border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "take_call", "Take"),
        Binding("e", "close_call", "Close"),
        Binding("r", "rule", "Ruling sheet"),
        Binding("P", "penalty", "Penalty"),
        Binding("n", "note", "Note"),
        Binding("x", "extend", "Extend", show=False),
        Binding("J", "call", "Call", show=False),
        Binding("T", "take_over", "Take over", show=False),
        Binding("c", "only('calls')", "Only calls", show=False),
        Binding("s", "only('slow')", "Only slow", show=False),
        Binding("p", "only('provisional')", "Only provisional", show=False),
        Binding("slash", "find", "Find", show=False),
        Binding("question_mark,f1", "app.help", "Help", key_display="?"),
        Binding("escape,q", "leave", "Back", key_display="esc"),
    ]

    def __init__(self, journal: DeskJournal, wording: Wording) -> None:
        super().__init__(journal, wording)
        self._grid = DeskGrid(journal)
        self._rows: list[GridRow] = []
        self._shown: list[GridRow] = []
        self._only: GridFilter = ""
        self._words = ""
        self._goes_to = 0
        """The table of a call just taken: it is highlighted next."""
        self._watch: DeskWatch | None = None
        self._looked_on: LookedOn | None = None
        """The table that is, or was last, looked on at."""
        self._trouble = ""

    def compose(self) -> ComposeResult:
        """Head, columns, tables, keys."""
        yield Static("", id="desk-head", markup=False)
        heads = tuple(self.say(f"column-{column}") for column in COLUMNS)
        yield Static(in_columns(heads), id="desk-columns", markup=False)
        yield TableList(id="desk-tables", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Follows what is entered anywhere from now on."""
        self.query_one(OptionList).focus()
        self.look_again()
        self.set_interval(POLL_S, self.look_again)
        if self.journal.database.file is None:
            on_news = partial(self.app.call_from_thread, self._told_by_server)
            self._watch = DeskWatch(self.journal.database, on_news, on_news)
            self._watch.start()

    def on_unmount(self) -> None:
        """Stops following."""
        if self._watch is not None:
            self._watch.stop()

    def _told_by_server(self) -> None:
        """Looks again: something may have been entered."""
        self.look_again()
        if self._looked_on is not None:
            self._looked_on.look_again()

    @work(thread=True, exclusive=True, group="desk")
    def look_again(self) -> None:
        """Reads new entries; the head says if the server does not answer."""
        try:
            rows = self._grid.rows()
            self.send_queue()
        except (NotReachable, DeviceFailed):
            self.app.call_from_thread(self._tell, self._grid.known_rows(), self.say("no-server"))
        except Problem as error:
            trouble = f"! {self.wording.error(error)}"
            self.app.call_from_thread(self._tell, self._rows, trouble)
        else:
            self.app.call_from_thread(self._tell, rows, "")

    def _tell(self, rows: list[GridRow], trouble: str) -> None:
        self._rows, self._trouble = rows, trouble
        if self.is_mounted:
            self._draw()

    def _draw(self) -> None:
        here = self._goes_to or (self.row.table.number if self.row is not None else 0)
        self._shown = [row for row in self._rows if self._fits(row)]
        tables = self.query_one(OptionList)
        room = max(40, self.size.width - 4)
        lines = [cell_in(in_columns(grid_cells(row, self.wording.speech)), room) for row in self._shown]
        self.query_one("#desk-head", Static).update(self._head())
        if [str(option.prompt) for option in tables.options] != lines:
            tables.set_options(Option(Content(line)) for line in lines)
        numbers = [row.table.number for row in self._shown]
        at = numbers.index(here) if here in numbers else 0
        tables.highlighted = at if numbers else None
        self._goes_to = 0

    def _head(self) -> str:
        count, round_ = len(self.book.open_calls()), self.book.round
        filters = [self.say(f"only-{self._only}")] if self._only else []
        words = [f"/{self._words}"] if self._words else []
        event = self.journal.name
        over = self.say("over", event=event)
        head = over if self.book.closed else self.say("head", event=event, round=round_, count=count)
        parts = [head, *filters, *words]
        unsent = len(self.unsent)
        waits = [self.say("acts-kept", count=unsent)] if unsent else []
        return "  ".join([*([self._trouble] if self._trouble else []), *waits, *parts])

    def _fits(self, row: GridRow) -> bool:
        tests = {
            "calls": row.call is not None,
            "slow": row.slow,
            "provisional": row.provisional,
        }
        return tests.get(self._only, True) and (not self._words or row.called(self._words))

    @property
    def row(self) -> GridRow | None:
        """The highlighted table."""
        at = self.query_one(OptionList).highlighted
        return self._shown[at] if at is not None and at < len(self._shown) else None

    # Filters

    def action_only(self, what: GridFilter) -> None:
        """Shows only such tables; the same key again shows all."""
        self._only = "" if self._only == what else what
        self._draw()

    @work(exclusive=True, group="act")
    async def action_find(self) -> None:
        """Finds a table by its number or a player's name."""
        self._words = await self.words(self.say("find"), empty=True) or ""
        self._draw()

    # What a judge does

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Looks on at the table, or opens the sheet of one without a game."""
        event.stop()
        row = self.row
        if row is None:
            return
        if row.table.game_id:
            self.look_on(row)
        else:
            self._open_sheet(row)

    @work(exclusive=True, group="act")
    async def look_on(self, row: GridRow) -> None:
        """Shows the table and follows it, without holding it."""
        opened = await self.carried_out(lambda: self._opened(row.table.game_id))
        if opened is not None:
            self._looked_on = LookedOn(self, row.table, *opened)
            self._looked_on.show(self.wording)

    def _opened(self, game: int) -> tuple[LiveGame, OwnedCards]:
        """The table and its cards; runs in a thread."""
        live = self._grid.opened(game)
        return live, owned_cards_of(live, self.journal.database)

    def _open_sheet(self, row: GridRow) -> None:
        call = row.call.number if row.call is not None else 0
        sheet = RulingSheet(self.journal, self.wording, row.table, call=call, opened=self._grid.opened)
        self.app.push_screen(sheet)

    def action_rule(self) -> None:
        """Opens the ruling sheet of a table."""
        if self.row is not None:
            self._open_sheet(self.row)

    @work(exclusive=True, group="act")
    async def action_take_call(self) -> None:
        """Takes the oldest call of the highlighted table, or else the oldest of all."""
        row = self.row
        calls = self.book.open_calls(row.table.number if row is not None and row.call is not None else 0)
        waiting = [call for call in calls if not call.taken_by] or calls
        judge = await self.judge() if waiting else 0
        if not waiting:
            self.notify(self.say("no-calls"))
        if not judge:
            return
        taken = await self.act(tournament_actions.take_call, call=waiting[0].number, judge=judge)
        if taken is not None:
            self._goes_to = waiting[0].table_number
            table = self.book.table(waiting[0].table_number).label
            self.notify(self.say("call-taken", call=waiting[0].number, table=table))
        self.look_again()

    @work(exclusive=True, group="act")
    async def action_close_call(self) -> None:
        """Closes a call, with its time offered as an extension."""
        call = self._call_to_close()
        if call is None:
            self.notify(self.say("no-call-here"))
            return
        judge = await self.judge()
        if not judge:
            return
        minutes = await self.extension(extension_offered(call, self.journal.believed_now()))
        if minutes is None:
            return
        given = await self.act(
            tournament_actions.close_call, call=call.number, judge=judge, extension_ms=minutes
        )
        if given is not None:
            table, time = self.book.table(call.table_number).label, minutes_and_seconds(given)
            self.notify(self.say("call-closed", call=call.number, table=table, extension=time))
        self.look_again()

    def _call_to_close(self) -> JudgeCall | None:
        """The call of the highlighted table; where it has none, the only one this judge has taken."""
        if self.row is not None and self.row.call is not None:
            return self.row.call
        judge = self.referee.judges.get(self.journal.tournament, 0)
        own = [call for call in self.book.open_calls() if judge and call.taken_by == judge]
        return own[0] if len(own) == 1 else None

    @work(exclusive=True, group="act")
    async def action_extend(self) -> None:
        """Gives a table more time."""
        row = self.row
        typed = await self.words(self.say("extension-minutes")) if row is not None else None
        judge = await self.judge() if typed and typed.isdecimal() else 0
        if row is None or typed is None or not judge:
            return
        because = await self.words(self.say("extension-why"), empty=True) or ""
        more = int(typed) * MINUTE_MS
        await self.act(
            tournament_actions.extend, table=row.table.number, judge=judge, extension_ms=more, because=because
        )
        self.look_again()

    @work(exclusive=True, group="act")
    async def action_penalty(self) -> None:
        """Gives a penalty for the last ruling of this table, or else for its last entry."""
        row = self.row
        if row is None:
            return
        rulings = self.book.rulings_at(row.table.number)
        entry = self._grid.last_entry(row.table.game_id)
        await self.penalise(row.table.number, rulings[-1].number if rulings else 0, entry)

    @work(exclusive=True, group="act")
    async def action_note(self) -> None:
        """Enters a remark on a table."""
        row, judge = self.row, await self.judge()
        words = await self.words(self.say("note")) if judge else None
        if words:
            table = row.table.number if row is not None else 0
            await self.act(tournament_actions.note, judge=judge, words=words, table=table)

    @work(exclusive=True, group="act")
    async def action_call(self) -> None:
        """Makes a call for a table that cannot make it itself."""
        row = self.row
        if row is None:
            return
        wanted = await asked_call(self, tuple(row.table.seats), self.wording.speech)
        if wanted is None:
            return
        call = await self.act(tournament_actions.call_judge, table=row.table.number, **wanted._asdict())
        if call is not None:
            self.notify(self.say("call-made", call=call.number, table=row.table.label))
        self.look_again()

    @work(exclusive=True, group="act")
    async def action_take_over(self) -> None:
        """Takes over the game of a table whose program is silent."""
        row, judge = self.row, await self.judge()
        because = await self.words(self.say("takeover-why")) if judge and row is not None else None
        if row is None or not because:
            return
        held = await self.carried_out(
            lambda: tournament_actions.take_over(self.journal, row.table.number, judge, because)
        )
        if held is not None:
            self.notify(self.say("taken-over", table=row.table.label, person=held))

    @work(exclusive=True, group="act")
    async def action_leave(self) -> None:
        """Goes back; a judge who has taken a call is asked."""
        mine = self.referee.judges.get(self.journal.tournament, 0)
        taken = [call for call in self.book.open_calls() if call.taken_by == mine and mine]
        if taken:
            about = self.say("leave-calls", count=len(taken))
            if not await self.app.push_screen_wait(Confirm(self.say("leave"), about)):
                return
        self.app.pop_screen()
