"""The door of a table in the browser: who comes in, and what nobody gets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSServerHandshakeError
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.errors import visible
from referee.session.game_setup import example
from referee.session.persistence import begin
from referee.web.server import FORGOTTEN, TRIES, WAIT, Doorkeeper, new_pin
from tests.kit.storage import opened
from tests.web.serving import PIN, Served, said, served

Visit = Callable[[ClientSession], Coroutine[Any, Any, Any]]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), "--visitors", "2") as found:
        yield found


def visiting(table: Served, visit: Visit) -> Any:
    async def visited() -> Any:
        async with ClientSession(table.address, cookie_jar=CookieJar(unsafe=True)) as session:
            return await visit(session)

    return asyncio.run(visited())


async def come_in(session: ClientSession, pin: str = PIN, name: str = "Ann") -> int:
    async with session.post("/", data={"pin": pin, "name": name}, allow_redirects=False) as answer:
        return answer.status


async def line(session: ClientSession, table: Served, origin: str = "") -> ClientWebSocketResponse:
    return await session.ws_connect("/ws?width=100&height=40", headers={"Origin": origin or table.address})


async def painted(line: ClientWebSocketResponse, word: str, within: float = 15.0) -> str:
    seen, until = b"", monotonic() + within
    while word not in said(seen):
        assert monotonic() < until, said(seen)[-2000:]
        message = await line.receive(timeout=within)
        seen += message.data if isinstance(message.data, bytes) else b""
    return said(seen)


async def press(line: ClientWebSocketResponse, keys: str) -> None:
    await line.send_str(json.dumps(["stdin", keys]))


def test_the_pin_opens_the_table_and_no_other_does(table: Served) -> None:
    async def visit(session: ClientSession) -> tuple[int, int, int]:
        before = await session.get("/")
        wrong = await come_in(session, "000000")
        assert "terminal" not in await before.text()
        right = await come_in(session)
        after = await session.get("/")
        assert "textual-terminal" in await after.text()
        return before.status, wrong, right

    assert visiting(table, visit) == (200, 403, 303)


def test_the_name_stays_when_the_pin_was_wrong(table: Served) -> None:
    async def visit(session: ClientSession) -> str:
        async with session.post("/", data={"pin": "000000", "name": 'Ann "&"'}) as answer:
            return await answer.text()

    assert 'value="Ann &quot;&amp;&quot;"' in visiting(table, visit)


def test_a_name_that_stays_says_the_signs_that_a_terminal_would_obey(table: Served) -> None:
    async def visit(session: ClientSession) -> str:
        async with session.post("/", data={"pin": "000000", "name": "Ann\x1b]52;c;x\x07"}) as answer:
            return await answer.text()

    shown = visiting(table, visit)
    assert "Ann" in shown
    assert not {"\x1b", "\x07"} & set(shown)


def test_after_five_wrong_pins_an_address_waits_longer_each_time() -> None:
    now = [0.0]
    door = Doorkeeper("1", lambda: now[0])
    for _ in range(TRIES):
        assert door.wait("here") == 0
        assert door.admit("here", "2", "") is None
    assert door.wait("here") == WAIT
    assert door.admit("here", "1", "") is None
    assert door.admit("there", "1", "") is not None
    now[0] += WAIT
    assert door.admit("here", "2", "") is None
    assert door.wait("here") == 2 * WAIT
    now[0] += 2 * WAIT
    assert door.admit("here", "1", "") is not None
    assert door.wait("here") == 0


def test_a_player_with_a_pin_of_their_own_cannot_guess_the_others_in_between() -> None:
    now = [0.0]
    door = Doorkeeper("1", lambda: now[0], {"stark": "2"})
    for _ in range(TRIES):
        assert door.admit("here", "3", "") is None
        now[0] += 1
        admitted = door.admit("here", "2", "")
    assert admitted is None
    assert door.wait("here") == WAIT - 1


def test_wrong_pins_are_forgotten_after_a_while_without_one() -> None:
    now = [0.0]
    door = Doorkeeper("1", lambda: now[0])
    for _ in range(TRIES):
        door.admit("here", "2", "")
    now[0] += FORGOTTEN
    door.admit("here", "2", "")
    assert door.wait("here") == 0


@given(st.text(max_size=200))
def test_no_control_character_of_a_name_gets_in(name: str) -> None:
    door = Doorkeeper("1")
    token = door.admit("here", "1", name)
    assert token is not None
    known = door.visitor(token)
    assert known is not None
    assert visible(known.name) == known.name


def test_pins_are_six_digits_and_differ() -> None:
    found = {new_pin() for _ in range(50)}
    assert len(found) > 40
    assert all(len(one) == 6 and one.isdigit() for one in found)


def test_without_the_pin_or_from_the_page_of_another_place_there_is_no_line(table: Served) -> None:
    async def visit(session: ClientSession) -> list[int]:
        found = []
        for origin in ("", "http://elsewhere.example"):
            if origin:
                await come_in(session)
            try:
                await line(session, table, origin)
            except WSServerHandshakeError as error:
                found.append(error.status)
        return found

    assert visiting(table, visit) == [403, 403]


@pytest.mark.parametrize(
    "path",
    [
        "/file/../server.py",
        "/file/..%2f..%2fserver.py",
        "/file/%2fetc%2fpasswd",
        "/file/",
        "/static/",
        "/download/a",
        "/games.db",
    ],
)
def test_no_other_file_is_served(table: Served, path: str) -> None:
    async def visit(session: ClientSession) -> int:
        await come_in(session)
        return (await session.get(path)).status

    assert visiting(table, visit) in (403, 404, 405)


def test_what_is_no_message_is_passed_over_and_the_line_goes_on(table: Served) -> None:
    async def visit(session: ClientSession) -> str:
        await come_in(session)
        async with await line(session, table) as open_line:
            await painted(open_line, "Settle a dispute")
            for text in (
                "",
                "[",
                "[1]",
                "{}",
                '["stdin"]',
                '["stdin", 7]',
                '["resize", 3]',
                '["resize", {"width": "x"}]',
                "[[[[",
            ):
                await open_line.send_str(text)
            await open_line.send_bytes(b"\x00\x01")
            await press(open_line, "?")
            found = await painted(open_line, "Help")
            await press(open_line, "\x1b")
            await painted(open_line, "Settle a dispute")
            return found

    assert "Help" in visiting(table, visit)


def test_a_visitor_names_no_file_of_the_host(table: Served, tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text('{"secret": 1}')

    async def visit(session: ClientSession) -> str:
        await come_in(session)
        async with await line(session, table) as open_line:
            await painted(open_line, "Settle a dispute")
            await press(open_line, "\x1b")
            await asyncio.sleep(0.5)
            await press(open_line, "o")
            await painted(open_line, "Which file?")
            await press(open_line, f"{secret}\r")
            return await painted(open_line, "cannot open files of this computer")

    assert "secret.json cannot be opened" not in visiting(table, visit)


def test_no_more_visitors_come_than_are_wanted(table: Served) -> None:
    async def visit(session: ClientSession) -> int:
        await come_in(session)
        async with await line(session, table), await line(session, table):
            try:
                await line(session, table)
            except WSServerHandshakeError as error:
                return error.status
        return 0

    assert visiting(table, visit) == 503


def test_a_visitor_for_whom_there_is_no_place_is_told_so(table: Served) -> None:
    async def visit(session: ClientSession) -> tuple[int, str]:
        await come_in(session)
        async with await line(session, table), await line(session, table), session.get("/") as page:
            return page.status, await page.text()

    status, told = visiting(table, visit)
    assert (status, "All 2 places are taken." in told) == (503, True)


def test_who_only_looks_on_presses_nothing_and_has_a_board_of_their_own_size(tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as database:
        begin(database, "Friday", example("hbo", "middle", "")).close()

    async def visit(session: ClientSession) -> str:
        await come_in(session)
        async with await line(session, watched) as one, await line(session, watched) as other:
            await painted(one, "The game is closed", 60)
            await painted(other, "The game is closed", 60)
            for keys in ("q", "\x11", "\x03", ":"):
                await press(one, keys)
            await one.send_str(json.dumps(["resize", {"width": 44, "height": 22}]))
            return await painted(one, "closed", 60)

    with served(tmp_path, "--watch") as watched:
        assert "Stark" in visiting(watched, visit)


def test_each_seat_s_pin_opens_its_own_screen_of_the_same_game(tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as database:
        begin(database, "Friday", example("hbo", "middle", "")).close()

    async def visit(seats: dict[str, str]) -> tuple[str, str]:
        async with (
            ClientSession(seated.address, cookie_jar=CookieJar(unsafe=True)) as ann,
            ClientSession(seated.address, cookie_jar=CookieJar(unsafe=True)) as bo,
        ):
            assert await come_in(ann, seats["Lannister"], "Ann") == 303
            assert await come_in(bo, seats["Stark"], "Bo") == 303
            async with await line(ann, seated) as hers, await line(bo, seated) as his:
                await painted(hers, "Lannister ends the turn", 60)
                offered = await painted(his, "make a challenge, or end the turn", 60)
                await press(hers, ":lannister finishes\r")
                return offered, await painted(his, "Ann: ", 60)

    with served(tmp_path, "Friday") as seated:
        offered, told = asyncio.run(visit(seated.seats))
    assert "Lannister ends the turn" not in offered
    assert "Lannister" in told
