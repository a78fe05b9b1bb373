"""The web server: the door with its PIN, the page, and the line to the shared application."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import textual_serve
from aiohttp import WSMsgType, web

from referee.web.shared_app import SharedApp
from referee.web.visitors import Doorkeeper
from referee.words.speech import Speech

COOKIE = "referee"
LARGEST_MESSAGE = 64 * 1024
LONGEST_KEYS = 16 * 1024
PAGE = files("referee.web") / "page"
TEXTUALS = Path(textual_serve.__file__).parent / "static"
SERVED = {
    "referee.js": (PAGE / "referee.js", "text/javascript"),
    "referee.css": (PAGE / "referee.css", "text/css"),
    "textual.js": (TEXTUALS / "js" / "textual.js", "text/javascript"),
    "xterm.css": (TEXTUALS / "css" / "xterm.css", "text/css"),
    "letters.ttf": (TEXTUALS / "fonts" / "RobotoMono-VariableFont_wght.ttf", "font/ttf"),
}
"""All files there are; no visitor names another."""
ALLOWED = (
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:",
    "frame-ancestors 'none'",
)
HEADERS = {
    "Content-Security-Policy": "; ".join(ALLOWED),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class WebTable:
    """One table in the browser."""

    def __init__(self, shared: SharedApp, door: Doorkeeper, most: int, language: str) -> None:
        """``most``: visitors at one time."""
        self._shared, self._door, self._most = shared, door, most
        self._speech = Speech(language)
        self._language = language
        self._visitors = 0

    def application(self) -> web.Application:
        """The routes."""
        found = web.Application(client_max_size=LARGEST_MESSAGE)
        found.add_routes(
            [
                web.get("/", self.page),
                web.post("/", self.enter),
                web.get("/ws", self.line),
                web.get("/file/{name}", self.file),
            ]
        )
        found.on_response_prepare.append(_with_headers)
        found.on_shutdown.append(self._stop)
        return found

    async def page(self, request: web.Request) -> web.Response:
        """The table for whoever was let in; the door for others."""
        return self._html("table.html") if self._name(request) is not None else self._door_page("")

    async def enter(self, request: web.Request) -> web.Response:
        """Lets a visitor in by the PIN."""
        form = await request.post()
        address = request.remote or ""
        token = self._door.admit(address, str(form.get("pin", "")), str(form.get("name", "")))
        if token is None:
            wait = self._door.wait(address)
            told = (
                self._speech.say("web/wait", seconds=round(wait))
                if wait
                else self._speech.say("web/wrong-pin")
            )
            return self._door_page(told, status=429 if wait else 403)
        answer = web.Response(status=303, headers={"Location": "/"})
        answer.set_cookie(COOKIE, token, httponly=True, samesite="Strict")
        return answer

    async def file(self, request: web.Request) -> web.StreamResponse:
        """One of the files of the page."""
        found = SERVED.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        where, kind = found
        return web.Response(body=where.read_bytes(), content_type=kind)

    async def line(self, request: web.Request) -> web.WebSocketResponse:
        """Keys come in, what is painted goes out."""
        name = self._name(request)
        if name is None or not _is_from_here(request):
            raise web.HTTPForbidden
        if self._visitors >= self._most:
            raise web.HTTPServiceUnavailable
        self._visitors += 1
        visitor = web.WebSocketResponse(heartbeat=15, max_msg_size=LARGEST_MESSAGE)
        try:
            await visitor.prepare(request)
            await self._shared.join(visitor, _size(request.query))
            async for message in visitor:
                if message.type == WSMsgType.TEXT:
                    await self._heard(visitor, name, message.data)
        finally:
            self._visitors -= 1
            await self._shared.leave(visitor)
        return visitor

    async def _heard(self, visitor: web.WebSocketResponse, name: str, text: str) -> None:
        """What a browser sends; what is none of its messages is passed over."""
        try:
            kind, data = json.loads(text)
        except (ValueError, TypeError, RecursionError):
            return
        if kind == "stdin" and isinstance(data, str):
            await self._shared.press(name, data[:LONGEST_KEYS])
        elif kind == "resize" and isinstance(data, dict):
            await self._shared.resize(visitor, _size(data))
        elif kind == "ping" and isinstance(data, (str, int, float)):
            await visitor.send_json(["pong", data])

    def _name(self, request: web.Request) -> str | None:
        return self._door.name_of(request.cookies.get(COOKIE, ""))

    def _door_page(self, told: str, status: int = 200) -> web.Response:
        return self._html("door.html", status, told=told)

    def _html(self, name: str, status: int = 200, **told: str) -> web.Response:
        said = {
            one: self._speech.say(f"web/{one}") for one in ("title", "pin", "name", "enter", "gone", "keys")
        }
        text = (PAGE / name).read_text("utf-8")
        for gap, value in {**said, "language": self._language, **told}.items():
            text = text.replace(f"{{{{ {gap} }}}}", _escaped(value))
        return web.Response(text=text, content_type="text/html", status=status)

    async def _stop(self, _app: web.Application) -> None:
        await self._shared.stop()


async def _with_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _is_from_here(request: web.Request) -> bool:
    """Whether our own page opens the line, and no page of another place in the same browser."""
    return urlsplit(request.headers.get("Origin", "")).netloc == request.host


def _size(told: Mapping[str, object]) -> tuple[int, int]:
    return _number(told.get("width"), 80), _number(told.get("height"), 24)


def _number(told: object, otherwise: int) -> int:
    try:
        return int(str(told)[:4])
    except ValueError:
        return otherwise
