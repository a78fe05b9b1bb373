"""The open game: brought to safety, in touch with a server and with the tournament it mirrors."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from referee.storage.errors import Branched, StorageError
from referee.words.speech import label

if TYPE_CHECKING:
    from referee.app.game_app import GameApp
    from referee.app.screens.desk.at_table import TableOfTournament
    from referee.app.screens.tables.table import TableScreen
    from referee.desk.offline_queue import UnsentActs
    from referee.desk.tournament_journal import DeskJournal
    from referee.session.persistence import OpenGame


LOOK_FOR_TABLE_S = 15.0
"""Between two looks whether the open game has become one of a tournament."""


class TournamentLink:
    """The tournament table of the open game, calls for a judge to it, and the judge's desk."""

    def __init__(self, app: GameApp) -> None:
        self._app = app
        self.table: TableOfTournament | None = None
        self._unsent: dict[int, UnsentActs] = {}
        """Tournament -> what waits for a server that is gone."""

    def unsent_acts(self, journal: DeskJournal) -> UnsentActs:
        """The acts at a tournament that wait for a server that is gone."""
        from referee.desk.offline_queue import UnsentActs

        if journal.tournament not in self._unsent:
            self._unsent[journal.tournament] = UnsentActs(journal)
        return self._unsent[journal.tournament]

    def open_desk(self, event: str = "") -> None:
        """Opens the judge's desk of a tournament, or of the one written to last."""
        from referee.app.screens.desk.grid import DeskScreen
        from referee.desk.tournament_journal import tournament_named

        app = self._app
        if app.database is None:
            return
        try:
            journal = tournament_named(app.database, event)
            journal.refresh()
        except StorageError as error:
            app.warn(app.wording.error(error))
        else:
            app.push_screen(DeskScreen(journal, app.wording))

    def call_judge(self) -> None:
        """Calls a judge to the open game's table, which may have become one of a tournament only now."""
        from referee.app.screens.tables.table import TableScreen

        app = self._app
        table = next((screen for screen in app.screen_stack if isinstance(screen, TableScreen)), None)
        if self.table is None and app.open_game is not None and table is not None:
            self.join(app.open_game, table)
        if self.table is None:
            app.warn(label("no-tournament-table"))
        else:
            self.table.call()

    def follow(self, opened: OpenGame, table: TableScreen) -> None:
        """Looks for the tournament of an open game once it is painted, and from time to time."""
        table.call_after_refresh(self.join, opened, table)
        table.set_interval(LOOK_FOR_TABLE_S, lambda: self._look_for_table(opened, table))

    def join(self, opened: OpenGame, table: TableScreen) -> None:
        """Links the game just opened to the tournament table it mirrors; from then on the desk is heard."""
        from referee.storage.games import tournament_of

        self.table = None
        database = self._app.database
        if database is None or not opened.saved_as:
            return
        tournament = tournament_of(database, opened.saved_as)
        if tournament is not None:
            from referee.app.screens.desk.at_table import TableOfTournament  # the desk, for its tables only

            self.table = TableOfTournament(database, tournament, opened.saved_as, table)

    def _look_for_table(self, opened: OpenGame, table: TableScreen) -> None:
        """Looks for the tournament of the open game in a thread."""
        from referee.storage.games import tournament_of

        app, database = self._app, self._app.database
        if self.table is not None or database is None or not opened.saved_as:
            return

        def look() -> None:
            with suppress(StorageError):  # a server that is gone is looked for again
                if tournament_of(database, opened.saved_as) is not None and app.open_game is opened:
                    app.call_from_thread(self.join, opened, table)

        table.run_worker(look, thread=True, exclusive=True, group="desk-line")


REST = 5.0
"""Seconds after which a game in which nothing was entered rests."""


class GameUpkeep:
    """Brings the entries of the open game to safety, and sends a server what it does not have."""

    def __init__(self, app: GameApp) -> None:
        self._app = app
        self._rested: object = None
        """Where the journal ended when it was last looked whether the game rests."""
        self._at_rest: object = None
        """Where it ended when it was last brought to safety."""

    def begin(self) -> None:
        """Looks after the open game from now on."""
        self._app.set_interval(REST, self.rest)

    def rest(self) -> None:
        """Secures new entries once nothing more comes for a while."""
        app, opened = self._app, self._app.open_game
        if opened is None or opened.writer is None or opened.writer.head is None:
            return
        if app.database is not None and app.database.file is None:
            self._in_thread(partial(self._keep_in_touch, opened), "touch")
        at, self._rested = self._rested, opened.writer.head
        if self._at_rest is not opened.writer.head and at is opened.writer.head:
            self._at_rest = opened.writer.head
            self._in_thread(partial(self._bring_to_safety, opened), "rest")

    def _in_thread(self, deed: partial[None], group: str) -> None:
        self._app.run_worker(deed, thread=True, exclusive=True, group=group)

    def _keep_in_touch(self, opened: OpenGame) -> None:
        """Sends the entries that a server lacks, and shows it that the table is attended."""
        app, sent = self._app, 0
        try:
            sent = opened.keep_in_touch()
        except Branched as branched:
            app.call_from_thread(app.warn, app.wording.error(branched))
        except StorageError:
            pass  # it is still gone; the line above the table says how much is kept here
        app.call_from_thread(self._show_unsent, opened.unsent, sent)

    def _show_unsent(self, unsent: int, sent: int) -> None:
        from referee.app.screens.tables.table_panes import TableBase

        if sent:
            self._app.notify(label("sent", count=sent))
        for screen in self._app.screen_stack:
            if isinstance(screen, TableBase) and screen.onlooker is None:
                screen.show_unsent(unsent)

    def _bring_to_safety(self, opened: OpenGame) -> None:
        try:
            opened.rest()
        except StorageError as error:
            self._app.call_from_thread(self._app.warn, self._app.wording.error(error))
