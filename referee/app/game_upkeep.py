"""The upkeep of the open game while nobody enters anything: brought to safety, in touch with a server."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from referee.app.labels import label
from referee.storage.errors import Branched, StorageError

if TYPE_CHECKING:
    from referee.app.game_loader import GameLoader
    from referee.session.persistence import OpenGame

REST = 5.0
"""Seconds after which a game in which nothing was entered rests."""


class GameUpkeep:
    """Brings the entries of the open game to safety, and sends a server what it does not have."""

    def __init__(self, app: GameLoader) -> None:
        self._app = app
        self._rested: object = None
        """Where the journal ended when it was last looked whether the game rests."""
        self._at_rest: object = None
        """Where it ended when it was last brought to safety."""

    def begin(self) -> None:
        """Looks after the open game from now on."""
        self._app.set_interval(REST, self.rest)

    def rest(self) -> None:
        """What was entered since the last rest is brought to safety once nothing more comes for a while."""
        app, kept = self._app, self._app.kept
        if kept is None or kept.writer is None or kept.writer.head is None:
            return
        if app.database is not None and app.database.file is None:
            self._in_thread(partial(self._keep_in_touch, kept), "touch")
        at, self._rested = self._rested, kept.writer.head
        if self._at_rest is not kept.writer.head and at is kept.writer.head:
            self._at_rest = kept.writer.head
            self._in_thread(partial(self._bring_to_safety, kept), "rest")

    def _in_thread(self, deed: partial[None], group: str) -> None:
        self._app.run_worker(deed, thread=True, exclusive=True, group=group)

    def _keep_in_touch(self, kept: OpenGame) -> None:
        """With a server: what it does not have is sent, and it hears that the table is not left alone."""
        app, sent = self._app, 0
        try:
            sent = kept.keep_in_touch()
        except Branched as branched:
            app.call_from_thread(app.warn, app.wording.error(branched))
        except StorageError:
            pass  # it is still gone; the line above the table says how much is kept here
        app.call_from_thread(self._show_unsent, kept.unsent, sent)

    def _show_unsent(self, unsent: int, sent: int) -> None:
        from referee.app.screens.tables.base import TableBase

        if sent:
            self._app.notify(label("sent", count=sent))
        for screen in self._app.screen_stack:
            if isinstance(screen, TableBase) and screen.onlooker is None:
                screen.show_unsent(unsent)

    def _bring_to_safety(self, kept: OpenGame) -> None:
        try:
            kept.rest()
        except StorageError as error:
            self._app.call_from_thread(self._app.warn, self._app.wording.error(error))
