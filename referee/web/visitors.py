"""Who may come in: the PIN of the table, tries, and visitors."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

from engine.kernel.errors import visible

TRIES = 5
"""Wrong PINs from one address before it has to wait."""
WAIT = 60.0
"""Seconds it waits then; each further wrong PIN doubles them."""
LONGEST_WAIT = 3600.0
MOST_ADDRESSES = 10_000
LONGEST_NAME = 30
DIGITS = 6


def new_pin() -> str:
    """A PIN that nobody can guess in five tries."""
    return "".join(secrets.choice("0123456789") for _ in range(DIGITS))


class Doorkeeper:
    """Lets in whoever knows the PIN, and knows them again when they come back."""

    def __init__(self, pin: str, clock: Callable[[], float] = monotonic) -> None:
        self._pin, self._clock = pin, clock
        self._wrong: dict[str, tuple[int, float]] = {}
        """Address -> how many wrong PINs in a row, and when the last came."""
        self._names: dict[str, str] = {}
        """Token -> the name of the visitor."""

    def wait(self, address: str) -> float:
        """Seconds this address still has to wait; 0: it may try."""
        wrong, last = self._wrong.get(address, (0, 0.0))
        if wrong < TRIES:
            return 0.0
        pause = min(WAIT * 2.0 ** (wrong - TRIES), LONGEST_WAIT)
        return max(0.0, last + pause - self._clock())

    def admit(self, address: str, pin: str, name: str) -> str | None:
        """A token for this visitor; nothing where the PIN is wrong or the address has to wait."""
        if self.wait(address):
            return None
        if not hmac.compare_digest(pin.strip().encode(), self._pin.encode()):
            self._note_wrong(address)
            return None
        self._wrong.pop(address, None)
        token = secrets.token_urlsafe(32)
        self._names[token] = visible(" ".join(name.split()))[:LONGEST_NAME]
        return token

    def _note_wrong(self, address: str) -> None:
        if len(self._wrong) >= MOST_ADDRESSES:
            self._wrong.pop(next(iter(self._wrong)))
        wrong = self._wrong.pop(address, (0, 0.0))[0]
        self._wrong[address] = (wrong + 1, self._clock())

    def name_of(self, token: str) -> str | None:
        """The name of a visitor that was let in; empty where they gave none."""
        return self._names.get(token)


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
