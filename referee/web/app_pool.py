"""The applications behind a served table: one for all visitors, or one for each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from referee.storage.errors import StorageError
from referee.web.app_process import ServedGame, SharedApp
from referee.web.shared_game import HeldGame, VisitedProgram, Visitor

REST = 5.0
"""Seconds between two looks whether a held game rests."""
GRACE = 30.0
"""Seconds for which the program of a visitor without a line waits for them."""


class Programs:
    """The applications behind one table: one for all visitors, or one for each."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """``arguments``: what ``python -m`` is started with."""
        self.arguments = arguments

    def start(self) -> None:
        """Starts with the server."""

    def app_for(self, token: str, visitor: Visitor) -> SharedApp:
        """The application this visitor sees."""
        raise NotImplementedError

    async def left(self, app: SharedApp) -> None:
        """Lets a visitor leave an application."""

    async def stop(self) -> None:
        """Ends all applications."""


class OneForAll(Programs):
    """Visitors share a screen and press its keys together."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._app = SharedApp(arguments)

    def app_for(self, token: str, visitor: Visitor) -> SharedApp:  # noqa: ARG002 - all see the same
        """The only application."""
        return self._app

    async def stop(self) -> None:
        """Ends the application, which gives its game back."""
        await self._app.stop()


class OneForEachLine(Programs):
    """One application for each onlooker, as large as their window."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._apps: set[SharedApp] = set()

    def app_for(self, token: str, visitor: Visitor) -> SharedApp:  # noqa: ARG002 - nobody is anybody here
        """A new application."""
        app = SharedApp(self.arguments)
        self._apps.add(app)
        return app

    async def left(self, app: SharedApp) -> None:
        """Ends the application of an onlooker who left."""
        self._apps.discard(app)
        await app.stop()

    async def stop(self) -> None:
        """Ends all applications."""
        await asyncio.gather(*(app.stop() for app in self._apps))


class OneForEachVisitor(Programs):
    """One program for each visitor; their entries go to the one process that holds the game."""

    def __init__(self, arguments: Sequence[str], held: HeldGame) -> None:
        super().__init__(arguments)
        self._served = ServedGame(held)
        self._apps: dict[str, SharedApp] = {}
        self._idle: set[asyncio.Task[None]] = set()
        self._care: asyncio.Task[None] | None = None

    def app_for(self, token: str, visitor: Visitor) -> SharedApp:
        """The visitor's own application, even after their line was cut."""
        if token not in self._apps:
            program = VisitedProgram(self._served.held.game, visitor)
            self._apps[token] = SharedApp(self.arguments, self._served, program)
        return self._apps[token]

    async def left(self, app: SharedApp) -> None:
        """Waits a while for the visitor to come back."""
        task = asyncio.create_task(self._stop_idle(app))
        self._idle.add(task)
        task.add_done_callback(self._idle.discard)

    async def _stop_idle(self, app: SharedApp) -> None:
        await asyncio.sleep(GRACE)
        if app.is_alone:
            self._apps = {token: other for token, other in self._apps.items() if other is not app}
            await app.stop()

    def start(self) -> None:
        """Looks after the game between entries from now on."""
        self._care = asyncio.create_task(self._rest())

    async def _rest(self) -> None:
        """Secures entries, and shows a server that the game is held."""
        while True:
            await asyncio.sleep(REST)
            with suppress(StorageError):  # the next entry tells what is wrong
                await asyncio.to_thread(self._served.held.rest)

    async def stop(self) -> None:
        """Ends all applications, and gives the game back."""
        if self._care is not None:
            self._care.cancel()
        await asyncio.gather(*(app.stop() for app in self._apps.values()))
        self._served.held.close()
