"""The web server: who may come in by which PIN, the page, and the line to an application."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import textual_serve
from aiohttp import WSMsgType, web

from engine.kernel.errors import visible
from referee.web.app_pool import Programs
from referee.web.app_process import SharedApp, VisitorLine
from referee.web.shared_game import Visitor
from referee.words.speech import Speech

TRIES = 5
"""Wrong PINs from one address before it has to wait."""
WAIT = 60.0
"""Seconds it waits then; each further wrong PIN doubles them."""
LONGEST_WAIT = 3600.0
FORGOTTEN = LONGEST_WAIT
"""Seconds without a wrong PIN after which an address begins anew.

A right PIN forgives nothing: who has one seat's could guess the others' between two entries of it.
"""
MOST_ADDRESSES = 10_000
LONGEST_NAME = 30
DIGITS = 6


def new_pin() -> str:
    """A PIN that nobody can guess in five tries."""
    return "".join(secrets.choice("0123456789") for _ in range(DIGITS))


def seat_pins(seats: Iterable[str], taken: str) -> dict[str, str]:
    """A PIN for each seat, all different and none of them the one of the table."""
    pins: dict[str, str] = {}
    for seat in seats:
        while (pin := new_pin()) == taken or pin in pins.values():
            pass
        pins[seat] = pin
    return pins


class Doorkeeper:
    """Lets in visitors by their PIN, and knows them again when they come back."""

    def __init__(
        self, pin: str, clock: Callable[[], float] = monotonic, seats: Mapping[str, str] | None = None
    ) -> None:
        """``pin``: of the whole table; ``seats``: seat -> the PIN of whoever sits there."""
        self._pins = {"": pin, **(seats or {})}
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}
        """Address -> how many wrong PINs in a row, and when the last came."""
        self._visitors: dict[str, Visitor] = {}
        """Token -> whom it was given to."""

    def wait(self, address: str) -> float:
        """Seconds that this address still has to wait; 0: it may try."""
        wrong, last = self._wrong.get(address, (0, 0.0))
        if wrong < TRIES:
            return 0.0
        pause = min(WAIT * 2.0 ** (wrong - TRIES), LONGEST_WAIT)
        return max(0.0, last + pause - self._clock())

    def admit(self, address: str, pin: str, name: str) -> str | None:
        """A token for this visitor; nothing where the PIN is wrong or the address has to wait."""
        if self.wait(address):
            return None
        typed = pin.strip().encode()
        opened = [seat for seat, own in self._pins.items() if hmac.compare_digest(typed, own.encode())]
        if not opened:
            self._note_wrong(address)
            return None
        token = secrets.token_urlsafe(32)
        self._visitors[token] = Visitor(visible(" ".join(name.split()))[:LONGEST_NAME], opened[0])
        return token

    def _note_wrong(self, address: str) -> None:
        if len(self._wrong) >= MOST_ADDRESSES:
            self._wrong.pop(next(iter(self._wrong)))
        wrong, last = self._wrong.pop(address, (0, 0.0))
        now = self._clock()
        self._wrong[address] = (1 if now - last >= FORGOTTEN else wrong + 1, now)

    def visitor(self, token: str) -> Visitor | None:
        """The visitor with this token, if it was given."""
        return self._visitors.get(token)


LONGEST_KEYS = 16 * 1024


class WebVisit:
    """A visit, from the first paint to the last key."""

    def __init__(self, app: SharedApp, socket: web.WebSocketResponse, name: str, *, looking: bool) -> None:
        """``looking``: keys are ignored."""
        self._app, self._socket, self._name, self._looking = app, socket, name, looking

    async def go_on(self, line: VisitorLine, size: Mapping[str, object]) -> None:
        """Paints for the visitor and takes keys until the line ends."""
        await self._app.join(line, _size(size))
        try:
            async for message in self._socket:
                if message.type == WSMsgType.TEXT:
                    await self._heard(line, message.data)
        finally:
            line.end()
            await self._app.leave(line)

    async def _heard(self, line: VisitorLine, text: str) -> None:
        """Handles a message of a browser; an unknown one is ignored."""
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


def _size(dimensions: Mapping[str, object]) -> tuple[int, int]:
    return _number(dimensions.get("width"), 80), _number(dimensions.get("height"), 24)


def _number(value: object, otherwise: int) -> int:
    try:
        return int(str(value)[:4])
    except ValueError:
        return otherwise


COOKIE = "referee"
LARGEST_MESSAGE = 64 * 1024
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

    def __init__(
        self, programs: Programs, door: Doorkeeper, most: int, language: str, *, looking: bool = False
    ) -> None:
        """``most``: visitors at one time; ``looking``: no keys."""
        self._programs, self._door, self._most = programs, door, most
        self._looking = looking
        self._speech = Speech(language)
        self._language = language
        self._visitors = 0

    def application(self) -> web.Application:
        """The routes."""
        application = web.Application(client_max_size=LARGEST_MESSAGE)
        application.add_routes(
            [
                web.get("/", self.page),
                web.post("/", self.enter),
                web.get("/ws", self.line),
                web.get("/file/{name}", self.file),
            ]
        )
        application.on_response_prepare.append(_with_headers)
        application.on_startup.append(self._start)
        application.on_shutdown.append(self._stop)
        return application

    async def page(self, request: web.Request) -> web.Response:
        """The table for admitted visitors, once there is a place; the door for others."""
        if self._visitor(request) is None:
            return self._door_page()
        if self._visitors >= self._most:
            return self._html("full.html", 503, full=self._speech.say("web/full", count=self._most))
        return self._html("table.html")

    async def enter(self, request: web.Request) -> web.Response:
        """Lets a visitor in by the PIN."""
        form = await request.post()
        address = request.remote or ""
        name = str(form.get("name", ""))
        token = self._door.admit(address, str(form.get("pin", "")), name)
        if token is None:
            wait = self._door.wait(address)
            message = (
                self._speech.say("web/wait", seconds=round(wait))
                if wait
                else self._speech.say("web/wrong-pin")
            )
            return self._door_page(message, visible(name)[:LONGEST_NAME], status=429 if wait else 403)
        answer = web.Response(status=303, headers={"Location": "/"})
        answer.set_cookie(COOKIE, token, httponly=True, samesite="Strict")
        return answer

    async def file(self, request: web.Request) -> web.StreamResponse:
        """One of the files of the page."""
        served = SERVED.get(request.match_info["name"])
        if served is None:
            raise web.HTTPNotFound
        where, kind = served
        return web.Response(body=where.read_bytes(), content_type=kind)

    async def line(self, request: web.Request) -> web.WebSocketResponse:
        """The line that takes keys and sends what is painted."""
        visitor = self._visitor(request)
        if visitor is None or not _is_from_here(request):
            raise web.HTTPForbidden
        if self._visitors >= self._most:
            raise web.HTTPServiceUnavailable
        self._visitors += 1
        app = self._programs.app_for(_token(request), visitor)
        try:
            socket = web.WebSocketResponse(heartbeat=15, max_msg_size=LARGEST_MESSAGE)
            await socket.prepare(request)
            visit = WebVisit(app, socket, visitor.name, looking=self._looking)
            await visit.go_on(VisitorLine(socket, lambda: _cut(request)), request.query)
        finally:
            self._visitors -= 1
            await self._programs.left(app)
        return socket

    def _visitor(self, request: web.Request) -> Visitor | None:
        return self._door.visitor(_token(request))

    def _door_page(self, message: str = "", typed: str = "", status: int = 200) -> web.Response:
        return self._html("door.html", status, message=message, typed=typed[:LONGEST_NAME])

    def _html(self, name: str, status: int = 200, **gaps: str) -> web.Response:
        labels = {
            word: self._speech.say(f"web/{word}")
            for word in ("title", "pin", "name", "enter", "gone", "keys")
        }
        text = (PAGE / name).read_text("utf-8")
        for gap, value in {**labels, "language": self._language, "looking": self._kind, **gaps}.items():
            text = text.replace(f"{{{{ {gap} }}}}", _escaped(value))
        return web.Response(text=text, content_type="text/html", status=status)

    @property
    def _kind(self) -> str:
        return "looking" if self._looking else "playing"

    async def _start(self, _app: web.Application) -> None:
        self._programs.start()

    async def _stop(self, _app: web.Application) -> None:
        await self._programs.stop()


def _token(request: web.Request) -> str:
    return request.cookies.get(COOKIE, "")


async def _with_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _cut(request: web.Request) -> None:
    """Ends a connection without waiting for its other end."""
    if request.transport is not None:
        request.transport.abort()


def _is_from_here(request: web.Request) -> bool:
    """Whether the line is opened by our own page."""
    return urlsplit(request.headers.get("Origin", "")).netloc == request.host
