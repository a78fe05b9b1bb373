"""A table in a real browser, at the size of a tablet and of a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, WebSocket, sync_playwright

from referee.session.persistence import resume
from referee.storage.database import open_database
from referee.storage.games import saved_games
from tests.web.serving import PIN, Served, chromium, said, served

SIZES = {"tablet": (768, 1024), "phone": (390, 844)}
HOUND = "The Hound attacks"


class Visit:
    """A browser at the table: what it was painted, and where it asked for anything."""

    def __init__(self, page: Page, table: Served) -> None:
        self.page, self._table = page, table
        self.painted = b""
        self.asked: list[str] = []
        page.on("websocket", self._listen)
        page.on("request", lambda request: self.asked.append(request.url))
        page.goto(table.address)
        page.fill("input[name=pin]", PIN)
        page.fill("input[name=name]", "Ann")
        page.click("button")

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._heard)

    def _heard(self, payload: bytes | str) -> None:
        self.painted += payload if isinstance(payload, bytes) else b""

    def until(self, word: str) -> None:
        before, end = len(self.painted), monotonic() + 20
        while word not in said(self.painted[max(0, before - 4000) :]):
            assert monotonic() < end, said(self.painted[before:])[-2000:]
            self.page.wait_for_timeout(50)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(150)

    def touch(self, *keys: str) -> None:
        """The row of keys for fingers."""
        for key in keys:
            self.page.tap(f"[data-key={key}]")
            self.page.wait_for_timeout(150)


@contextmanager
def visiting(table: Served, width: int, height: int) -> Iterator[Visit]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
        )
        yield Visit(context.new_page(), table)
        browser.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_whole_challenge_is_played_by_finger_and_typed_lines(size: str, tmp_path: Path) -> None:
    chromium()
    with served(tmp_path) as table, visiting(table, *SIZES[size]) as visit:
        visit.until("Settle a dispute")
        visit.page.wait_for_timeout(1000)
        visit.press("Home")
        visit.touch(*["down"] * 6, "enter")
        visit.until("income")
        visit.press("4", "Enter")
        visit.touch("enter")
        visit.press("4")
        visit.touch("space", "down", "space", "enter")
        visit.press("1", "1", "1", "1")
        visit.touch("down", "space", "enter")
        visit.press("1", "1")
        visit.page.wait_for_timeout(500)
        visit.page.reload()
        visit.until("income")
        assert {url.split("/")[2] for url in visit.asked} == {table.address.split("/")[2]}

    with closing(open_database(f"sqlite:///{table.database}")) as database:
        [game] = saved_games(database)
        session = resume(database, game.id, look=True).session
    assert session.state.cards["hound"].kneeling
    assert session.state.cards["retinue"].zone == "dead"
    assert not session.state.cards["jon"].kneeling
    assert {line.actor.person for line in session.lines if line.kind == "move"} == {"Ann"}


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_is_asked_elsewhere_and_a_row_is_as_high_as_a_finger(size: str, tmp_path: Path) -> None:
    chromium()
    with served(tmp_path) as table, visiting(table, *SIZES[size]) as visit:
        visit.until("Settle a dispute")
        height = visit.page.evaluate(
            "document.querySelector('.xterm-screen').clientHeight"
            " / Math.round(document.querySelector('.xterm-screen').clientHeight / 40)"
        )
        assert height >= 36
        box = visit.page.locator("#keys button").first.bounding_box()
        assert box is not None
        assert box["height"] >= 40
