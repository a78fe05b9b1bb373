"""A table in a real browser, at the size of a tablet and of a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from referee.session.game_setup import example
from referee.session.persistence import begin, resume
from referee.storage.database import open_database
from referee.storage.games import saved_games
from referee.web.app_process import SMALLEST
from tests.web.serving import PIN, Served, chromium, said, served

SIZES = {"tablet": (768, 1024), "phone": (390, 844)}
PATIENCE = 60.0
"""Seconds after which a browser is given up."""
SILENCE = 10.0
"""Seconds without an answer after which somebody presses again."""


class Visit:
    """A browser at the table: what it was painted, and where it asked for anything."""

    def __init__(self, page: Page, table: Served, pin: str = PIN, name: str = "Ann") -> None:
        self.page, self._table = page, table
        self.painted = b""
        self.asked: list[str] = []
        self.size: dict[str, int] = {}
        """Columns and rows, as the browser told them last."""
        page.on("websocket", self._listen)
        page.on("request", lambda request: self.asked.append(request.url))
        page.goto(table.address)
        page.fill("input[name=pin]", pin)
        page.fill("input[name=name]", name)
        page.click("button")

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._heard)
        line.on("framesent", self._told)

    def _told(self, payload: bytes | str) -> None:
        kind, *data = json.loads(payload)  # a ping has nothing behind it
        self.size = data[0] if kind == "resize" else self.size

    def _heard(self, payload: bytes | str) -> None:
        self.painted += payload if isinstance(payload, bytes) else b""

    def until(self, word: str, after: int | None = None) -> None:
        """Waits until this has been painted, after so many bytes or lately."""
        before = max(0, len(self.painted) - 4000) if after is None else after
        end = monotonic() + PATIENCE
        while word not in said(self.painted[before:]):
            assert monotonic() < end, f"{word!r} is not painted: {said(self.painted[before:])[-2000:]}"
            self.page.wait_for_timeout(50)

    def press(self, key: str, then: str = "") -> None:
        """A key of a keyboard, and this is painted."""
        self._until_answered(partial(self.page.keyboard.press, key), then)

    def touch(self, key: str, then: str = "") -> None:
        """A key of the row for fingers, and this is painted."""
        self._until_answered(partial(self.page.tap, f"[data-key={key}]"), then)

    def _until_answered(self, press: Callable[[], None], then: str) -> None:
        """A key pressed before the answer could be seen does nothing: whoever sees that presses again."""
        before, again = len(self.painted), 0.0
        end = monotonic() + PATIENCE
        while len(self.painted) == before:
            assert monotonic() < end, "the table does not answer"
            if monotonic() >= again:
                press()
                again = monotonic() + SILENCE
            self.page.wait_for_timeout(50)
        self.until(then, before)
        self.until_calm()

    @property
    def row_height(self) -> float:
        """Of the terminal, in pixels."""
        screen = self.page.evaluate("document.querySelector('.xterm-screen').clientHeight")
        return float(screen / self.size["height"])

    @property
    def bottom(self) -> float:
        """Where the terminal ends, in pixels."""
        return float(
            self.page.evaluate("document.querySelector('.xterm-screen').getBoundingClientRect().bottom")
        )

    def until_fitting(self) -> None:
        """Waits until the smallest table has room, from the upper edge to the row of keys."""
        end = monotonic() + PATIENCE
        while not self._is_fitting():
            assert monotonic() < end, self.size
            self.page.wait_for_timeout(50)

    def _is_fitting(self) -> bool:
        top = self.page.evaluate("document.querySelector('.xterm-screen').getBoundingClientRect().top")
        keys = self.page.evaluate("document.getElementById('keys').offsetTop")
        has_room = self.size["width"] >= SMALLEST[0] and self.size["height"] >= SMALLEST[1]
        return has_room and top >= 0 and self.bottom <= keys

    def until_calm(self) -> None:
        painted = -1
        while painted != len(self.painted):
            painted = len(self.painted)
            self.page.wait_for_timeout(400)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all tests: each visit has cookies and pages of its own."""
    found = chromium()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, table: Served, width: int, height: int, density: float = 1) -> Iterator[Visit]:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=density,
        has_touch=True,
        is_mobile=True,
    )
    with closing(context):
        yield Visit(context.new_page(), table)


@pytest.mark.parametrize("size", list(SIZES))
def test_a_whole_challenge_is_played_by_finger_and_typed_lines(
    size: str, browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as table, visiting(browser, table, *SIZES[size]) as visit:
        visit.until("booklets' challenge")
        visit.until_calm()
        visit.page.keyboard.press("Home")
        visit.until_calm()
        for _ in range(6):
            visit.touch("down")
        visit.touch("enter", then="1 Lannister plays")
        visit.press("4", then="choose 1")
        visit.press("Enter", then="Ticked")
        visit.touch("enter", then="declare defenders")
        visit.press("4", then="choose any number")
        visit.touch("space", then="Lannister wins")
        visit.touch("down")
        visit.touch("space", then="3 (the")
        visit.touch("enter", then="1 Stark reacts")
        visit.press("1", then="1 Lannister plays")
        visit.press("1", then="1 Resolve the")
        visit.press("1", then="1 Stark chooses")
        visit.press("1", then="choose 1")
        visit.touch("down")
        visit.touch("space", then="✓ legal")
        visit.touch("enter", then="1 Nobody saves")
        visit.press("1", then="1 Stark reacts")
        visit.press("1", then="1 Lannister ends")
        before = len(visit.painted)
        visit.page.reload()
        visit.until("Lannister ends", before)
        assert {url.split("/")[2] for url in visit.asked} == {table.address.split("/")[2]}

    with closing(open_database(f"sqlite:///{table.database}")) as database:
        [game] = saved_games(database)
        session = resume(database, game.id, look=True).session
    assert session.state.cards["hound"].kneeling
    assert session.state.cards["retinue"].zone == "dead"
    assert not session.state.cards["jon"].kneeling
    assert {line.actor.person for line in session.lines if line.kind == "move"} == {"Ann"}


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_is_asked_elsewhere_and_a_row_is_as_high_as_a_finger(
    size: str, browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as table, visiting(browser, table, *SIZES[size]) as visit:
        visit.until("Settle a dispute")
        assert visit.row_height >= 39
        box = visit.page.locator("#keys button").first.bounding_box()
        assert box is not None
        assert box["height"] >= 40


def test_a_finger_drags_the_list_that_lies_under_it(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as table, visiting(browser, table, *SIZES["phone"]) as visit:
        visit.until("Settle a dispute")
        visit.until_calm()
        before = len(visit.painted)
        hand = visit.page.context.new_cdp_session(visit.page)
        for y in range(600, 100, -20):
            kind = "touchStart" if y == 600 else "touchMove"
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 150, "y": y}]})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        visit.until("Replacement", before)


@pytest.mark.parametrize(
    ("width", "height", "density"), [(844, 390, 1), (844, 390, 2.625), (320, 568, 2.625)]
)
def test_the_smallest_table_fits_a_small_screen(
    width: int, height: int, density: float, browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as table, visiting(browser, table, width, height, density) as visit:
        visit.until("Settle a dispute")
        visit.until_fitting()


def test_the_typed_line_stays_in_sight_above_a_keyboard_and_a_turned_screen_is_filled(
    browser: Browser, tmp_path: Path
) -> None:
    chromium()
    width, height = SIZES["phone"]
    with served(tmp_path) as table, visiting(browser, table, width, height) as visit:
        visit.until("Settle a dispute")
        rows = visit.size["height"]
        visit.page.set_viewport_size({"width": width, "height": height * 6 // 10})
        visit.until_calm()
        assert visit.size["height"] == rows
        assert visit.bottom <= visit.page.evaluate("document.getElementById('keys').offsetTop")

        before = len(visit.painted)
        visit.page.set_viewport_size({"width": height, "height": width})
        visit.until("Settle a dispute", before)
        visit.until_fitting()
        assert visit.size["width"] > 2 * SMALLEST[0]


def test_two_players_at_their_own_tablet_and_phone_play_one_challenge(
    browser: Browser, tmp_path: Path
) -> None:
    with closing(open_database(tmp_path / "games.db")) as database:
        begin(database, "Friday", example("hbo", "middle", "")).close()
    with served(tmp_path, "Friday") as table, ExitStack() as stack:
        pages = [
            stack.enter_context(
                closing(
                    browser.new_context(
                        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
                    )
                )
            ).new_page()
            for width, height in SIZES.values()
        ]
        ann = Visit(pages[0], table, table.seats["Lannister"], "Ann")
        bo = Visit(pages[1], table, table.seats["Stark"], "Bo")
        for one in (ann, bo):
            one.until("in the middle of the")
            one.until_calm()
        before = len(bo.painted)
        ann.press(":")
        ann.page.keyboard.type("lannister military: hound")
        ann.touch("enter", then="Stark: declare defenders")
        bo.until("Ann: ", before)
        bo.until_calm()
        before = len(ann.painted)
        bo.press(":")
        bo.page.keyboard.type("stark defends: jon")
        bo.touch("enter", then="Lannister")
        ann.until("Bo: ", before)
        before = len(bo.painted)
        bo.page.reload()
        bo.until("CHALLENGE", before)

    with closing(open_database(f"sqlite:///{table.database}")) as database:
        [game] = saved_games(database)
        session = resume(database, game.id, look=True).session
    made = [line.actor.person for line in session.lines if line.kind == "move" and line.origin == "typed"]
    assert made == ["Ann", "Bo"]
