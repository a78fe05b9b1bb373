"""One visitor in a browser: what it sends, and the application it sees."""

from __future__ import annotations

import json
from collections.abc import Mapping

from aiohttp import WSMsgType, web

from referee.web.shared_app import SharedApp
from referee.web.visitor_line import VisitorLine

LONGEST_KEYS = 16 * 1024


class WebVisit:
    """A visit, from the first paint to the last key."""

    def __init__(self, app: SharedApp, socket: web.WebSocketResponse, name: str, *, looking: bool) -> None:
        """``looking``: what is pressed goes nowhere."""
        self._app, self._socket, self._name, self._looking = app, socket, name, looking

    async def go_on(self, line: VisitorLine, size: Mapping[str, object]) -> None:
        """Paints for the visitor and hears what is sent, until the line ends."""
        await self._app.join(line, _size(size))
        try:
            async for message in self._socket:
                if message.type == WSMsgType.TEXT:
                    await self._heard(line, message.data)
        finally:
            line.end()
            await self._app.leave(line)

    async def _heard(self, line: VisitorLine, text: str) -> None:
        """What a browser sends; what is none of its messages is passed over."""
        try:
            kind, data = json.loads(text)
        except (ValueError, TypeError, RecursionError):
            return
        if kind == "stdin" and isinstance(data, str) and not self._looking:
            await self._app.press(self._name, data[:LONGEST_KEYS])
        elif kind == "resize" and isinstance(data, dict):
            await self._app.resize(line, _size(data))
        elif kind == "ping" and isinstance(data, (str, int, float)):
            await self._socket.send_json(["pong", data])


def _size(told: Mapping[str, object]) -> tuple[int, int]:
    return _number(told.get("width"), 80), _number(told.get("height"), 24)


def _number(told: object, otherwise: int) -> int:
    try:
        return int(str(told)[:4])
    except ValueError:
        return otherwise
