"""The application of one visitor: the table as their seat sees it."""

from __future__ import annotations

import os
import sys
from queue import Empty
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import TABLE, Pass, PassWindow, verb
from engine.kernel.errors import RefereeError
from engine.kernel.judge import Candidate
from engine.kernel.view import View, ViewArea, ViewPiece, ViewRow
from referee.app import startup
from referee.app.application import RefereeApp
from referee.app.game_opener import screen_of
from referee.app.presenters.log_words import LogWords
from referee.app.presenters.ruling_tree import Node
from referee.app.screens.start import StartScreen
from referee.app.screens.tables.board import BoardTableScreen
from referee.app.screens.tables.private_hand import TableSecrets
from referee.app.screens.tables.row import RowTableScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.widgets.move_list import OfferedMove
from referee.session.persistence import OpenGame, place
from referee.storage.errors import NotReachable, StorageError
from referee.storage.games import Journal
from referee.web.app_process import ENTRY, OthersEntered, VisitedDriver
from referee.web.shared_game import (
    VISITOR,
    GameHolder,
    HolderAnswer,
    SentEntry,
    VisitedGame,
    VisitedProgram,
    Visitor,
)
from referee.words.speech import label

if TYPE_CHECKING:
    _Table = TableScreen
else:
    _Table = object

PASS = verb(Pass)
OF_THE_HOST = frozenset({"cards", "write", "doubt"})
"""Keys that change or write what belongs to the host."""
PATIENCE = 30.0
"""Seconds after which the holder of the game is given up."""
AGAIN = 0.3
"""Seconds until it is looked again whether an input under way is done."""


class VisitorSecrets(TableSecrets):
    """The hidden cards as a visitor looks at them, on a screen of their own."""

    screen: SeatParts

    async def whose_eyes(self) -> str | None:
        """The visitor's own seat; at the whole table the one that is chosen."""
        return self.screen.seat or await super().whose_eyes()

    async def looked_away(self, seat: str, about: str) -> bool:  # noqa: ARG002 - as of others
        """Always: nobody else sees the screen. A judge's look at a hand is an entry that the player sees."""
        if not self.screen.seat:
            seat_name = self.screen.wording.names(seat)
            self.screen.controller.session.note(label("hand-looked-at", seat=seat_name))
        return True


class SeatParts(_Table):
    """The additions of one visitor to the table of any game."""

    visitor = Visitor()

    @property
    def seat(self) -> str:
        """The seat of the visitor; empty: the whole table."""
        return self.visitor.seat

    def offered(self) -> tuple[OfferedMove, ...]:
        """The moves of the visitor's seat, and those of the table."""
        offers = super().offered()
        if not self.seat:
            return offers
        own = map(self._own_pass, offers)
        return tuple(offer for offer in own if offer is not None and offer.seat in ("", TABLE, self.seat))

    def _own_pass(self, offer: OfferedMove) -> OfferedMove | None:
        """The seat's own pass of a window that all would pass, if it is asked first."""
        if offer.choice is None or not isinstance(offer.choice.move, PassWindow):
            return offer
        asked = next(
            (decision.seat for decision in self.controller.session.waiting if PASS in decision.verbs), None
        )
        move = Pass(by=self.seat)
        return (
            OfferedMove(self.wording.move(move), Candidate(move), self.seat) if asked == self.seat else None
        )

    def _draw_board(self, view: View, listed: tuple[OfferedMove, ...]) -> None:
        super()._draw_board(self._with_own_cards(view), listed)

    def _with_own_cards(self, view: View) -> View:
        """The public table, with what this seat alone may look at."""
        session = self.controller.session
        if not self.seat or session.adapter.seen_by is None:
            return view
        own = session.adapter.seen_by(session.state, self.seat)
        known = {piece.id: piece.name for area in own.areas for row in area.rows for piece in row.pieces}
        piles = {row.key: row for area in own.areas for row in area.rows if row.count is not None}
        return replace(view, areas=tuple(self._seen(area, known, piles) for area in view.areas))

    def _seen(self, area: ViewArea, known: dict[str, str], piles: dict[str, ViewRow]) -> ViewArea:
        def row(row: ViewRow) -> ViewRow:
            if area.id == self.seat and row.key in piles:
                return replace(row, pieces=tuple(map(_by_title, piles[row.key].pieces)))
            named = (replace(piece, name=known.get(piece.id) or piece.name) for piece in row.pieces)
            return replace(row, pieces=tuple(named))

        return replace(area, rows=tuple(map(row, area.rows)))

    def secrets(self) -> TableSecrets:
        """The hidden cards this visitor may look at."""
        return VisitorSecrets(self)

    async def _with_named(self, seat: str) -> OfferedMove | None:
        """Names a card of the visitor's own hand."""
        return await super()._with_named(seat or self.seat)

    def put_in_view(self, seat: str) -> None:
        """Shows the own seat where there is room for one; Tab leads to the others."""
        super().put_in_view(self.seat or seat)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Refuses a player the host's cards and files."""
        return False if self.seat and action in OF_THE_HOST else super().check_action(action, parameters)

    def is_coached(self) -> bool:
        """Never: the coach teaches whoever plays at the host's own screen."""
        return False

    def action_leave(self) -> None:
        """Says that the page is left by closing it."""
        self.notify(label("close-the-page"))

    def tell_entered(self, since: int) -> None:
        """Shows what others have entered."""
        self.redraw()
        words = LogWords(self.controller.session, self.wording)
        lines = self.controller.session.lines[since:]
        entered = (Node(_by(line.actor.person, words.text(line)), "»") for line in lines)
        self.tell((*entered, *self.asked_nodes()))


def _by(person: str, text: str) -> str:
    return f"{person}: {text}" if person else text


def _by_title(piece: ViewPiece) -> ViewPiece:
    """A card of the own hand, by its printed title."""
    return replace(piece, id=piece.name or piece.id)


class SeatTable(SeatParts, TableScreen):
    """A table of cards."""


class SeatRowTable(SeatParts, RowTableScreen):
    """A table whose cards lie in a row."""


class SeatBoardTable(SeatParts, BoardTableScreen):
    """A table with a board."""


TABLES: dict[type[TableScreen], type[SeatParts]] = {
    TableScreen: SeatTable,
    RowTableScreen: SeatRowTable,
    BoardTableScreen: SeatBoardTable,
}


class VisitorApp(RefereeApp):
    """The application of one visitor at a shared table."""

    CSS_PATH = "referee.tcss"
    shows_other_games = False

    def __init__(
        self, program: VisitedProgram, language: str, holder: GameHolder | None = None, place: Any = None
    ) -> None:
        """``holder``: the way to whoever holds the game; without it the pipes of the served program."""
        super().__init__(language=language, place=place)
        self._program = program
        self._holder = holder or PipedHolder(self)
        self._game: VisitedGame | None = None
        self._table: SeatParts | None = None

    def open_first(self) -> None:
        """Opens the table, and the rulebook behind it."""
        self.first = StartScreen("both", strict=False)
        self.database = database = place(self._place)
        self._game = VisitedGame(database, self._program.game, self._holder, self._program.visitor)
        opened = OpenGame(self._game.session, self._game.name, self._game.game, None)
        controller = self.controller_of(opened, database)
        self._table = TABLES[screen_of(controller.view)](controller, self.wording, name=opened.name)
        self._table.visitor = self._program.visitor
        self.push_screen(self._table)
        self._table.call_after_refresh(self.learn_words, opened.session.adapter.game.id)
        self._table.call_after_refresh(self.tournament.join, opened, self._table)
        self.screen.call_after_refresh(self.load_book)
        self.on_others_entered()

    def on_others_entered(self, _message: OthersEntered | None = None) -> None:
        """Reads others' entries, in a thread."""
        self.run_worker(self._look, thread=True, exclusive=True, group="others")

    def _look(self) -> None:
        if self._game is None:
            return
        try:
            journal = self._game.news()
        except (StorageError, RefereeError) as error:
            self.call_from_thread(self.notify, self.wording.error(error), severity="error")
            return
        if journal is not None:
            self.call_from_thread(self._take, journal)

    def _take(self, journal: Journal) -> None:
        """Replays others' entries once no input is half entered here."""
        game, table = self._game, self._table
        if game is None or table is None:
            return
        if game.session.is_in_one_input:
            self.set_timer(AGAIN, self.on_others_entered)
            return
        since = len(game.session.lines)
        if not game.catch_up(journal):
            self.exit()  # the page comes back to the table as it is now
        elif len(game.session.lines) > since:
            table.tell_entered(since)

    def close_game(self) -> None:
        """Does nothing: a visitor sees this table and no other."""

    def action_booklets(self) -> None:
        """Opens nothing: the owner's booklets are no visitor's to change."""
        self.notify(label("close-the-page"))


class PipedHolder:
    """The way to the holder through the pipes of this process."""

    def __init__(self, app: VisitorApp) -> None:
        self._app = app

    def send(self, entry: SentEntry) -> HolderAnswer:
        """Sends an entry and waits for the answer.

        Raises:
            NotReachable: no answer comes.
        """
        driver = self._app._driver  # noqa: SLF001 - Textual gives it no other name
        if not isinstance(driver, VisitedDriver):
            raise NotReachable(place=label("the-holder"), found=label("no-answer"))
        driver.write_meta({"type": ENTRY, **msgspec.to_builtins(entry)})
        try:
            while True:
                answer = msgspec.convert(driver.answers.get(timeout=PATIENCE), HolderAnswer)
                if answer.of == entry.after:
                    return answer
        except Empty:
            raise NotReachable(place=label("the-holder"), found=label("no-answer")) from None


def run(language: str) -> int:
    """Shows the table until the page is closed."""
    startup.pause_gc()
    app = VisitorApp(msgspec.json.decode(os.environ[VISITOR], type=VisitedProgram), language)
    app.run()
    return app.return_code or 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1]))
