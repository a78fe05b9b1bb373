"""The desk as a table of a tournament sees it, and the table as a judge looks on at it."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from textual.screen import Screen
from textual.widgets import Static

from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.host import Problem
from referee.app.presenters.wording import Wording
from referee.app.screens.desk.desk_screen import DeskBase, send_unsent
from referee.app.screens.desk.ruling_sheet import RulingSheet
from referee.app.screens.tables.private_hand import PrivateScreen
from referee.desk import tournament_actions
from referee.desk.offline_queue import UnsentActs
from referee.desk.server import POLL_S, LiveGame
from referee.desk.tournament import DeskBook
from referee.desk.tournament_journal import DeskJournal
from referee.desk.tournament_rows import CallReason, TournamentTable, left_ms, minutes_and_seconds, since_ms
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.log.ruling_entries import JudgedMove
from referee.storage.database import Database
from referee.storage.errors import DeviceFailed, NotReachable, StorageError
from referee.storage.games import Journal
from referee.words.desk_text import CALL, desk_ruling_lines, seat_name
from referee.words.speech import Speech, label

if TYPE_CHECKING:
    from referee.app.screens.tables.table import TableScreen


REASONS: tuple[CallReason, ...] = ("rule", "repair", "time", "other")


class CallWanted(NamedTuple):
    """The reason of a call, and who makes it."""

    seat_: str
    about: CallReason
    words: str


async def asked_call(screen: Screen[None], seats: tuple[str, ...], speech: Speech) -> CallWanted | None:
    """Asks for the reason of a call; nothing, if the player thought better of it."""
    app = screen.app
    seat: str | None = ""
    if len(seats) > 1:
        choices = tuple(DialogChoice(seat, seat_name(seat, speech)) for seat in seats)
        seat = await app.push_screen_wait(ChooseOne(speech.say("desk/call-seat"), choices))
    if seat is None:
        return None
    reasons = tuple(DialogChoice(about, speech.say(f"desk/about-{about}")) for about in REASONS)
    reason = await app.push_screen_wait(ChooseOne(speech.say("desk/call-about"), reasons))
    if reason is None:
        return None
    words = await app.push_screen_wait(AskText(speech.say("desk/call-words"), may_be_empty=True))
    about = next(known for known in REASONS if known == reason)
    return None if words is None else CallWanted(seat, about, words)


EACH_S = 2.0
"""Between two looks at the desk."""


class TableOfTournament:
    """The desk as the table screen shows it; it never holds up a move."""

    def __init__(self, database: Database, tournament: int, game: int, screen: TableScreen) -> None:
        self._journal = DeskJournal(database, tournament)
        self._game = game
        self._screen = screen
        self._peeks: int | None = None
        """How many looks at hands were told."""
        self._unsent: UnsentActs = screen.referee.tournament.unsent_acts(self._journal)
        """Calls that were made while the server was gone."""
        self._sending = Lock()
        self._overruled = 0
        """The ruling that the players were told is overruled."""
        self._steps: dict[int, int] | None = None
        """Ruling -> how many of its steps the players have been told."""
        screen.mount(Static("", id="desk-line", markup=False), before="#phases")
        self.look_again()
        screen.set_interval(EACH_S, self.look_again)

    def look_again(self) -> None:
        """Reads, in a thread, what the desk says of this table."""
        self._screen.run_worker(self._read, thread=True, exclusive=True, group="desk-line")

    def _read(self) -> None:
        app, screen = self._screen.app, self._screen
        try:
            self._journal.refresh()
            with self._sending:
                send_unsent(screen, self._unsent, screen.wording)
            book, now = self._journal.book, self._journal.now()
        except Problem:  # the table goes on; the desk is looked for again in a moment
            app.call_from_thread(self._show_line, self._without_desk())
            return
        table = book.table_of_game(self._game)
        if table is not None:
            app.call_from_thread(self._show, self._line(book, table, now), book, table)

    def _without_desk(self) -> str:
        """Shows the last news of the desk with a running clock, that it does not answer, and kept calls."""
        speech, waiting, book = self._screen.wording.speech, len(self._unsent), self._journal.book
        table = book.table_of_game(self._game)
        state_line = self._line(book, table, self._journal.believed_now()) if table is not None else ""
        unsent_acts = f"{CALL} {speech.say('desk/acts-kept', count=waiting)}" if waiting else ""
        return "   ".join(part for part in (state_line, speech.say("desk/no-server"), unsent_acts) if part)

    def _show_line(self, line: str) -> None:
        if self._screen.is_mounted and self._screen.query("#desk-line"):
            self._screen.query_one("#desk-line", Static).update(line)

    def _line(self, book: DeskBook, table: TournamentTable, now: str) -> str:
        speech = self._screen.wording.speech
        parts = [speech.say("desk/here", table=table.label, round=table.round)]
        left = None if book.closed else left_ms(table, now)
        if left is not None:
            more = f" +{table.extension_ms // 60_000}" if table.extension_ms >= 60_000 else ""
            parts.append(f"{minutes_and_seconds(left)}{more}{' ‖' if table.stopped_since else ''}")
        for call in book.open_calls(table.number)[:1]:
            waited = minutes_and_seconds(since_ms(call.at, now))
            goes = speech.say("desk/call-goes", person=book.name(call.taken_by)) if call.taken_by else ""
            parts.append(" ".join(part for part in (f"☎ {waited}", goes) if part))
        return "   ".join(parts)

    def _follow_provisional(self, book: DeskBook, table: TournamentTable) -> None:
        """Enters a provisional ruling of the desk at this table, and its settlement."""
        from referee.repair.repair_entry import begin_provisional, settle_provisional

        controller, news = self._screen.controller, ""
        open_ = controller.session.provisional
        given = next((ruling for ruling in book.rulings_at(table.number) if ruling.provisional), None)
        try:
            if open_ is None and given is not None and not _is_entered(controller, given.number):
                begin_provisional(controller, given.words or given.asked, str(given.number))
                news = label("provisional-begun", ruling=given.number)
            elif open_ is not None and open_.ruling.isdecimal():
                ruling = book.ruling(int(open_.ruling))
                if ruling.state == "overruled" and ruling.number != self._overruled:
                    self._overruled, news = (
                        ruling.number,
                        label("provisional-overruled", ruling=ruling.number),
                    )
                elif ruling.state in ("given", "upheld") and not ruling.provisional:
                    settle_provisional(controller, "confirmed", ruling.words or ruling.asked)
                    news = label("provisional-confirmed", ruling=ruling.number)
        except Problem:
            return  # it is tried again in a moment
        if news:
            self._screen.redraw()
            self._screen.notify(news, severity="warning", timeout=20)

    def _show(self, line: str, book: DeskBook, table: TournamentTable) -> None:
        if self._screen.is_mounted and not self._screen.read_only:
            self._follow_provisional(book, table)
        self._show_line(line)
        self._tell_rulings(book, table)
        peeks = book.peeks_at(table.number)
        known, self._peeks = self._peeks, len(peeks)
        speech = self._screen.wording.speech
        for peek in peeks[known:] if known is not None else peeks:
            seat = self._screen.wording.names(peek.seat)
            news = speech.say("desk/peeked", person=book.name(peek.judge), seat=seat, at=peek.at[11:16])
            self._screen.notify(news, severity="warning", timeout=20)

    def _tell_rulings(self, book: DeskBook, table: TournamentTable) -> None:
        """Shows rulings given or settled since the last look."""
        steps = {
            ruling.number: len(book.steps.get(ruling.number, ())) for ruling in book.rulings_at(table.number)
        }
        known, self._steps = self._steps, steps
        if known is None:
            return
        for number, count in steps.items():
            ruling = book.ruling(number)
            if count > known.get(number, 0) and ruling.state != "asked":
                wording = self._screen.wording
                lines = desk_ruling_lines(ruling, book, wording.speech, wording.title)
                self._screen.notify("\n".join(lines), timeout=30)

    def call(self) -> None:
        """Calls a judge; the clock of the table stops."""
        self._screen.run_worker(self._call(), exclusive=True, group="act")

    async def _call(self) -> None:
        speech = self._screen.wording.speech
        table = self._journal.book.table_of_game(self._game)
        if table is None:  # the desk has not been read yet
            await self._screen.run_worker(self._read, thread=True, group="desk-call").wait()
            table = self._journal.book.table_of_game(self._game)
        if table is None:
            return
        seats = tuple(table.seats) or tuple(self._screen.controller.session.state.seats)
        wanted = await asked_call(self._screen, seats, speech)
        if wanted is not None:
            self._screen.run_worker(lambda: self._made(table.number, wanted), thread=True, group="call")

    def _made(self, table: int, wanted: CallWanted) -> None:
        app, wording = self._screen.app, self._screen.wording
        done_at = self._journal.believed_now()
        try:
            call = tournament_actions.call_judge(self._journal, table, *wanted)
        except (NotReachable, DeviceFailed):
            doubtful = self._journal.doubtful
            self._unsent.keep(
                tournament_actions.call_judge, doubtful, done_at, table=table, **wanted._asdict()
            )
            answer = wording.speech.say("desk/act-kept")
            app.call_from_thread(self._screen.notify, answer, severity="warning", timeout=20)
            self._read()
            return
        except Problem as error:
            app.call_from_thread(self._screen.notify, wording.error(error), severity="error", timeout=20)
            return
        label = self._journal.book.table(table).label
        answer = wording.speech.say("desk/call-made", call=call.number, table=label)
        app.call_from_thread(self._screen.notify, answer)
        self._read()


def _is_entered(controller: GameController, ruling: int) -> bool:
    """Whether the table has played under this ruling already."""
    entries = (line.body.get("provisional") for line in controller.session.lines)
    return any(isinstance(entry, dict) and entry.get("ruling") == str(ruling) for entry in entries)


def owned_cards_of(live: LiveGame, database: Database) -> OwnedCards:
    """The cards of a table with the owner's values, if these can be read."""
    game = live.session.adapter.game.id
    try:
        return OwnedCards(game, database)
    except StorageError:
        return OwnedCards(game)


class LookedOn:
    """A table that a judge looks on at."""

    def __init__(self, desk: DeskBase, table: TournamentTable, live: LiveGame, cards: OwnedCards) -> None:
        self._desk = desk
        self._cards = cards
        self._table = table
        self._live = live
        self._reading = Lock()
        self._controller = self._controlled()
        self._screen: TableScreen | None = None

    def _controlled(self) -> GameController:
        return GameController(self._live.session, self._cards)

    def show(self, wording: Wording) -> None:
        """Opens the screen, which follows the table."""
        from referee.app.game_opener import screen_of

        other = wording.of_another_table(self._live.session.adapter.game.id, self._live.session.texts)
        screen = screen_of(self._controller.view)(self._controller, other, name=self._live.name, looking=True)
        screen.onlooker = self
        self._screen = screen
        self._desk.app.push_screen(screen)
        screen.set_interval(POLL_S, self.look_again)

    def look_again(self) -> None:
        """Shows new entries, while the table is on the screen."""
        if self._screen is not None and self._screen.is_mounted:
            self._screen.run_worker(self._read_news, thread=True, exclusive=True, group="look-on")

    def _read_news(self) -> None:
        """Reads new entries in a thread, and replays them on the screen's."""
        with self._reading:  # what was read last is taken last
            try:
                journal = self._live.news()
            except Problem:
                return  # the desk tells that the server does not answer
            if journal is not None:
                self._desk.app.call_from_thread(self._take, journal)

    def _take(self, journal: Journal) -> None:
        if self._screen is None or not self._screen.is_mounted:
            return
        if not self._live.take(journal):
            self._screen.controller = self._controller = self._controlled()
        self._screen.redraw()

    # What the judge does

    def leave(self) -> None:
        """Goes back to the desk."""
        self._desk.app.pop_screen()

    def give(self, judged: JudgedMove | None) -> None:
        """Opens the ruling sheet, on the shown move if there is one."""
        line = ""
        if judged is not None and not judged.secret and self._screen is not None:
            line = self._screen.lines.line_of(judged.move, judged.state)
        call = next((open_call.number for open_call in self._desk.book.open_calls(self._table.number)), 0)
        self._desk.app.push_screen(
            RulingSheet(
                self._desk.journal, self._desk.wording, self._table, call=call, asked=line, live=self._live
            )
        )

    def penalise(self) -> None:
        """Gives a penalty for the last ruling of this table, or else for its last entry."""
        rulings, entry = self._desk.book.rulings_at(self._table.number), self._live.head.count
        self._desk.ask_penalty(self._table.number, rulings[-1].number if rulings else 0, entry)

    def look_at_hand(self, seat: str) -> None:
        """Shows the hand once the entry that says so is written."""
        self._desk.look_at_hand(self._table.number, seat, self._shown)

    def _shown(self, seat: str) -> None:
        screen = self._screen
        if screen is not None:
            screen.app.push_screen(PrivateScreen(self._controller, screen.wording, seat, looking=True))
