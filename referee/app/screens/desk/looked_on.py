"""A table a judge looks on at: live and without holding it; a look at a hand is an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.app.host import Problem
from referee.app.presenters.wording import Wording
from referee.app.screens.desk.base import DeskBase
from referee.app.screens.desk.sheet import RulingSheet
from referee.app.screens.hidden_cards import PrivateScreen
from referee.desk.rows import TournamentTable
from referee.desk.watch import POLL_S, LiveGame
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.ruling_entries import JudgedMove
from referee.storage.games import Journal

if TYPE_CHECKING:
    from referee.app.screens.tables.table import TableScreen


class LookedOn:
    """One table under a judge's eyes."""

    def __init__(self, desk: DeskBase, table: TournamentTable, live: LiveGame) -> None:
        self._desk = desk
        self._table = table
        self._live = live
        self._controller = self._controlled()
        self._screen: TableScreen | None = None

    def _controlled(self) -> GameController:
        session = self._live.session
        return GameController(session, OwnedCards(session.adapter.game.id, self._desk.journal.database))

    def show(self, wording: Wording) -> None:
        """Opens the screen, and keeps it as the table is."""
        from referee.app.game_loader import screen_of

        other = wording.of_another_table(self._live.session.adapter.game.id, self._live.session.texts)
        screen = screen_of(self._controller.view)(self._controller, other, name=self._live.name, looking=True)
        screen.onlooker = self
        self._screen = screen
        self._desk.app.push_screen(screen)
        screen.set_interval(POLL_S, lambda: screen.run_worker(self._look_again, thread=True, exclusive=True))

    def _look_again(self) -> None:
        """In a thread: what was entered since is read, and carried out where the screen is drawn."""
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
        """Back to the desk."""
        self._desk.app.pop_screen()

    def give(self, judged: JudgedMove | None) -> None:
        """The ruling sheet, on the move that is shown if one is."""
        line = ""
        if judged is not None and not judged.secret and self._screen is not None:
            line = self._screen.lines.line_of(judged.move, judged.state)
        call = next((one.number for one in self._desk.book.open_calls(self._table.number)), 0)
        self._desk.app.push_screen(
            RulingSheet(
                self._desk.journal, self._desk.wording, self._table, call=call, asked=line, live=self._live
            )
        )

    def penalise(self) -> None:
        """A penalty at this table, for its last ruling."""
        rulings = self._desk.book.rulings_at(self._table.number)
        self._desk.ask_penalty(self._table.number, rulings[-1].number if rulings else 0)

    def look_at_hand(self, seat: str) -> None:
        """The hand is shown when the entry that says so is written."""
        self._desk.look_at_hand(self._table.number, seat, self._shown)

    def _shown(self, seat: str) -> None:
        screen = self._screen
        if screen is not None:
            screen.app.push_screen(PrivateScreen(self._controller, screen.wording, seat, looking=True))
