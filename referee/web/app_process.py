"""An application in a process of its own, which visitors see: one for all of them, or one for each."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Protocol

import msgspec
from textual.drivers.web_driver import WebDriver
from textual.message import Message
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

from referee.session.files.named_files import NO_FILES
from referee.web.shared_game import VISITOR, HeldGame, VisitedProgram

DRIVER = "referee.web.app_process:VisitedDriver"
FRAMES_PER_SECOND = "60"
ENTERED = b"\x1b[?1049h\x1b[?1000h\x1b[?1003h\x1b[?1015h\x1b[?1006h\x1b[?25l\x1b[?2004h"
"""What a terminal that comes later has missed: the other screen, the mouse, no cursor, pasted text."""
SMALLEST, LARGEST = (40, 20), (300, 120)
"""Columns and rows."""
NUDGE = 0.05
"""Seconds between two sizes, so that everything is painted anew."""

WindowSize = tuple[int, int]


ENTRY, ANSWER, NEWS = "referee_entry", "referee_answer", "referee_news"
"""Packets beside painting and keys: an entry for the holder, what became of it, and that another made one."""


class ServedGame:
    """The held game, and the programs that show it."""

    def __init__(self, held: HeldGame) -> None:
        self.held = held
        self._programs: set[AppProcess] = set()

    async def keep(self, sender: AppProcess, sent: Mapping[str, object]) -> None:
        """Keeps a program's entry, answers it, and tells the others of it."""
        answer = self.held.keep(sent)
        await sender.send_meta({"type": ANSWER, **msgspec.to_builtins(answer)})
        if answer.link:
            for program in self._programs - {sender}:
                await program.send_meta({"type": NEWS})

    def add(self, program: AppProcess) -> None:
        """Adds a program."""
        self._programs.add(program)

    def remove(self, program: AppProcess) -> None:
        """Removes a program."""
        self._programs.discard(program)


class AppProcess(AppService):
    """The process of an application; only what it paints reaches a browser."""

    served: ServedGame | None = None
    """The game its entries go to, where each visitor has a program."""
    program: VisitedProgram | None = None

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        ours = {"TEXTUAL_DRIVER": DRIVER, "TEXTUAL_FPS": FRAMES_PER_SECOND, NO_FILES: "1"}
        if self.program is not None:
            ours[VISITOR] = msgspec.json.encode(self.program).decode()
        paths = os.pathsep.join(os.path.abspath(path) for path in sys.path)  # noqa: PTH100 - "" is here
        return {**super()._build_environment(width, height), **ours, "PYTHONPATH": paths}

    async def on_meta(self, data: bytes) -> None:
        """Handles the end of the application, and its entries."""
        meta = json.loads(data)
        if meta["type"] == "exit":
            await super().on_meta(data)
        elif meta["type"] == ENTRY and self.served is not None:
            await self.served.keep(self, meta)

    async def on_packed(self, payload: bytes) -> None:
        """Ignores files: none leaves the host."""


class SharedApp:
    """An application, started for the first visitor; it goes on when all have left."""

    def __init__(
        self,
        arguments: Sequence[str],
        served: ServedGame | None = None,
        program: VisitedProgram | None = None,
    ) -> None:
        """``arguments``: of the module that is run; ``served``: where the entries of this ``program`` go."""
        self._command = shlex.join([sys.executable, "-m", *arguments])
        self._served, self._program = served, program
        self._process: AppProcess | None = None
        self._starting = asyncio.Lock()
        """The first visitor starts the application; others wait until it is there."""
        self._sizes: dict[VisitorLine, WindowSize] = {}

    @property
    def is_alone(self) -> bool:
        """Whether nobody looks at it."""
        return not self._sizes

    async def join(self, visitor: VisitorLine, size: WindowSize) -> None:
        """Adds a visitor, and paints everything anew for all."""
        self._sizes[visitor] = _bounded(size)
        visitor.paint(ENTERED)
        async with self._starting:
            process = self._process
            if process is None:
                process = self._new_process()
                await process.start(*self._size)
                self._process = process
            else:
                await self._paint_anew(process)
            await process.focus()

    async def leave(self, visitor: VisitorLine) -> None:
        """Removes a visitor; the others may have more room."""
        self._sizes.pop(visitor, None)
        if self._sizes and self._process is not None:
            await self._process.set_terminal_size(*self._size)

    async def resize(self, visitor: VisitorLine, size: WindowSize) -> None:
        """Takes the size of a visitor's window."""
        self._sizes[visitor] = _bounded(size)
        if self._process is not None:
            await self._process.set_terminal_size(*self._size)

    async def press(self, name: str, keys: str) -> None:
        """Presses the keys of a visitor."""
        if self._process is None:
            return
        await self._process.send_meta({"type": "visitor", "name": name})
        await self._process.send_bytes(keys.encode())

    async def stop(self) -> None:
        """Ends the application, which gives its game back."""
        process = self._process
        self._forget()
        if process is not None:
            await process.stop()

    def _forget(self) -> None:
        process, self._process = self._process, None
        if self._served is not None and process is not None:
            self._served.remove(process)

    @property
    def _size(self) -> WindowSize:
        """The size that everybody's window can show."""
        widths, heights = zip(*self._sizes.values(), strict=True)
        return min(widths), min(heights)

    async def _paint_anew(self, process: AppProcess) -> None:
        width, height = self._size
        await process.set_terminal_size(width, height + 1)
        await asyncio.sleep(NUDGE)
        await process.set_terminal_size(width, height)

    def _new_process(self) -> AppProcess:
        process = AppProcess(
            self._command,
            write_bytes=self._paint,
            write_str=_nothing,
            close=self._ended,
            download_manager=DownloadManager(),
        )
        process.served, process.program = self._served, self._program
        if self._served is not None:
            self._served.add(process)
        return process

    async def _paint(self, painted: bytes) -> None:
        for size in [*self._sizes]:
            size.paint(painted)

    async def _ended(self) -> None:
        """Notes that the application ended; the next visitor starts it again."""
        self._forget()
        for size in [*self._sizes]:
            size.end()


async def _nothing(_text: str) -> None:
    """Ignores a wish to open a page or to take a file."""


def _bounded(size: WindowSize) -> WindowSize:
    width, height = (
        max(least, min(length, most)) for length, least, most in zip(size, SMALLEST, LARGEST, strict=True)
    )
    return width, height


class VisitorTypes(Message):
    """The next keys are those of this visitor."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class OthersEntered(Message):
    """Another visitor made an entry."""


class VisitedDriver(WebDriver):
    """Textual's driver for the browser, which also hears whose keys come, and of entries."""

    answers: SimpleQueue[dict[str, object]]

    def start_application_mode(self) -> None:
        """Receives packets from now on."""
        self.answers = SimpleQueue()
        super().start_application_mode()

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        """Handles a packet beside the keys."""
        if packet_type == "visitor":
            self._app.post_message(VisitorTypes(str(payload.get("name", ""))))
        elif packet_type == NEWS:
            self._app.post_message(OthersEntered())
        elif packet_type == ANSWER:
            self.answers.put(payload)
        else:
            super().on_meta(packet_type, payload)


MOST_WAITING = 4 * 1024 * 1024
"""Bytes for a browser that does not read; then it is let go, and may come back."""


class Socket(Protocol):
    """A connection that takes bytes."""

    async def send_bytes(self, data: bytes, /) -> None: ...


class VisitorLine:
    """The line to one visitor; nobody waits for a slow one."""

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
        """Sends nothing more."""
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
