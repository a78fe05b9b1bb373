"""The line to one visitor: what was painted waits here until the browser has taken it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

MOST_WAITING = 4 * 1024 * 1024
"""Bytes for a browser that does not read; then it is let go, and may come back."""


class Socket(Protocol):
    """What takes the bytes."""

    async def send_bytes(self, data: bytes, /) -> None: ...


class VisitorLine:
    """Whoever reads slowly is waited for by nobody else."""

    def __init__(self, socket: Socket, let_go: Callable[[], object], most: int = MOST_WAITING) -> None:
        """``let_go``: ends the connection at once."""
        self._socket, self._let_go, self._most = socket, let_go, most
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._sending = asyncio.create_task(self._send())

    def paint(self, painted: bytes) -> None:
        """Sends this as soon as the browser has taken what came before."""
        self._waiting.append(painted)
        self._bytes += len(painted)
        self._more.set()
        if self._bytes > self._most:
            self.end()

    def end(self) -> None:
        """Nothing more is sent."""
        self._sending.cancel()
        self._waiting.clear()
        self._bytes = 0
        self._let_go()

    async def _send(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while True:
                await self._more.wait()
                self._more.clear()
                while self._waiting:
                    painted = self._waiting.popleft()
                    await self._socket.send_bytes(painted)
                    self._bytes -= len(painted)
