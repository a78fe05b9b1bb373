"""A scoreboard tells how the game stands, in any room there is, and nothing that is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from engine.agot.state.moves import DeclareChallenge
from engine.kernel.reasons import Verdict
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.app.scoreboard.contents import Scoreboard, scoreboard
from referee.app.scoreboard.drawing import (
    HEIGHT,
    POINTS,
    SIZES,
    FigureSize,
    board_lines,
    figure_width,
    large_number,
)
from referee.app.scoreboard.screen import ScoreboardApp
from referee.app.themes import THEMES
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.game_setup import example, examples, state_of
from referee.session.persistence import OpenGame, begin, resume
from referee.session.registry import ADAPTERS, adapter_of
from referee.session.session import Session
from referee.storage.database import open_database
from referee.words.ascii_signs import in_ascii
from referee.words.messages import folders
from tests import postgres
from tests.app.test_themes import too_weak
from tests.each import hold
from tests.kit.app import quiet, shown
from tests.kit.two_worlds import two_worlds

pytestmark = pytest.mark.usefixtures("rulebook_cache")
ROOMS = [(38, 17), (60, 20), (78, 22), (100, 30), (158, 46), (238, 60)]
PATIENCE = 2000
"""Times a board is looked at before it is given up."""
WORD_OF_A_KEY = "[", "scoreboard-", "table-"


def table(game: str, name: str = "") -> Session:
    start = example(game, name or examples(game)[0].id, "")
    return Session(adapter_of(game), state_of(start), start.texts, lambda *_: None)


def board(session: Session, language: str = "en") -> Scoreboard:
    wording = Wording(language)
    wording.of_game(session.adapter.game.id)
    wording.texts = session.texts
    controller = GameController(session, OwnedCards(session.adapter.game.id))
    wording.names = TableNames(controller, wording)
    return scoreboard(session, wording, "Friday")


def drawn(told: Scoreboard, width: int, height: int) -> list[str]:
    return [line.plain.rstrip() for line in board_lines(told, width, height)]


# What it tells


@pytest.mark.parametrize("game", ADAPTERS)
@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_differ_in_what_is_hidden_have_the_same_board(game: str, seed: int) -> None:
    one, other = (board(world.session) for world in two_worlds(game, seed))
    assert one == other


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_seat_has_its_score_and_one_at_most_is_asked(game: str) -> None:
    session = table(game)
    told = board(session)
    assert len(told.standings) >= 2
    assert all(one.score.isdecimal() and one.score == str(one.number) for one in told.standings)
    assert sum(one.active for one in told.standings) <= 1
    assert told.unit
    assert told.phase


@pytest.mark.parametrize("language", folders())
def test_a_board_is_in_the_language_of_its_reader(language: str) -> None:
    def plain(game: str) -> None:
        told = board(table(game), language)
        words = f"{told.round} {told.phase} {told.asked} {told.unit} {told.ruling} {told.entry}"
        assert not any(key in words for key in WORD_OF_A_KEY), words

    hold(plain, [*ADAPTERS])


def test_a_challenge_is_told_with_its_sums() -> None:
    told = board(table("lcg", "duel"))
    assert told.contest is not None
    assert [(one.seat, one.amount) for one in told.contest.sides] == [("Stark", "3"), ("Lannister", "-")]
    assert "Stark 3 : - Lannister" in "\n".join(drawn(told, 38, 17))


def test_the_card_that_acts_is_told() -> None:
    told = board(table("oriflamme"))
    assert told.contest is not None
    assert told.contest.title == "Acting: Red 2"


def test_the_last_ruling_is_told() -> None:
    start = example("hbo", "middle", "")
    session = Session(adapter_of("hbo"), state_of(start), start.texts, lambda *_: None, strict=True)
    assert board(session).ruling == ""
    session.enter(DeclareChallenge(by="lannister", kind="military", target="stark", attackers=("cersei",)))
    session.write_rulings()
    assert "not legal" in board(session).ruling.casefold()
    assert "Last ruling:" in "\n".join(drawn(board(session), 78, 22))


# How it is drawn


@pytest.mark.parametrize("game", ADAPTERS)
@pytest.mark.parametrize("language", folders())
def test_a_board_fits_its_room_and_names_everybody(game: str, language: str) -> None:
    def fits(name: str) -> None:
        told = board(table(game, name), language)
        for width, height in ROOMS:
            lines = board_lines(told, width, height)
            assert len(lines) <= height, (width, height)
            assert max(line.cell_length for line in lines) <= width, (width, height)
            said = "\n".join(line.plain for line in lines)
            assert all(one.seat in said for one in told.standings), (width, height)
            assert told.asked.split()[0] in said

    hold(fits, [one.id for one in examples(game)])


def test_the_more_room_the_larger_the_figures() -> None:
    told = board(table("hbo"))
    inked = [sum(line.count("█") for line in drawn(told, *room)) for room in ROOMS]
    assert inked == sorted(inked)
    assert inked[0] < inked[-1]


@pytest.mark.parametrize("size", SIZES)
def test_a_figure_has_the_size_it_says(size: FigureSize) -> None:
    for said in (*POINTS, "1024", "3+?"):
        lines = large_number(said, size)
        assert {len(line) for line in lines} == {figure_width(said, size)}
        assert len(lines) == HEIGHT * size.down


def test_figures_are_ascii_where_signs_are() -> None:
    lines = drawn(board(table("hbo")), 78, 22)
    signs = [in_ascii(line, longer=False) for line in lines]
    assert [len(one) for one in signs] == [len(one) for one in lines]
    assert any("######" in line for line in signs)
    assert any(line.strip().startswith("#") and "." in line for line in signs)


# How it follows


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


def begun(place: str, name: str, game: str = "hbo") -> OpenGame:
    return begin(open_database(place), name, example(game, examples(game)[0].id, ""))


async def until(pilot: Pilot[None], seen: Callable[[str], bool]) -> str:
    """The board as soon as it shows something."""
    for _ in range(PATIENCE):
        await quiet()
        page = shown(pilot.app)  # type: ignore[arg-type]
        if seen(page):
            return page
        await asyncio.sleep(0.01)
    raise AssertionError(shown(pilot.app))  # type: ignore[arg-type]


def moved(kept: OpenGame) -> str:
    """Enters a move; the answer is the question after it."""
    choice = next(
        one for one, ruling in kept.session.choices() if ruling.verdict is Verdict.YES and not one.pick
    )
    before = board(kept.session).asked
    kept.session.enter(choice.move)
    after = board(kept.session).asked
    assert before != after
    return after


@pytest.mark.parametrize("where", ["file", "server"])
def test_it_follows_shows_when_the_game_closes_and_goes_over_to_another(
    where: str, place: str, request: pytest.FixtureRequest
) -> None:
    at = place if where == "file" else postgres.new_database(request.getfixturevalue("server"))
    friday = begun(at, "Friday", "oriflamme")

    async def followed() -> None:
        app = ScoreboardApp("Friday", "en", at)
        async with app.run_test(size=(100, 30)) as pilot:
            await until(pilot, lambda page: board(friday.session).asked in page)
            asked = moved(friday)
            page = await until(pilot, lambda page: asked in page)
            assert "closed" not in page
            friday.close()
            await until(pilot, lambda page: "The game is closed" in page)
            saturday = begun(at, "Saturday")
            await until(pilot, lambda page: "Another game is open: “Saturday”" in page)
            await pilot.press("enter")
            await until(pilot, lambda page: "Challenges" in page and "closed" not in page)
            saturday.close()
            again = resume(open_database(at), friday.game_id)
            await until(pilot, lambda page: "Another game is open: “Friday”" in page)
            again.close()
            await pilot.press("q")
        assert app.return_code == 0

    asyncio.run(followed())


def test_without_a_name_it_follows_whatever_is_played(place: str) -> None:
    async def followed() -> None:
        app = ScoreboardApp(None, "en", place)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda page: "cannot be opened" in page)
            first = begun(place, "Friday", "kings")
            await until(pilot, lambda page: "Friday" in page and "cities" in page)
            first.close()
            second = begun(place, "Saturday", "oriflamme")
            await until(pilot, lambda page: "influence" in page)
            second.close()

    asyncio.run(followed())


def test_a_game_nobody_saved_is_waited_for(place: str) -> None:
    begun(place, "Friday").close()

    async def followed() -> None:
        app = ScoreboardApp("Sunday", "en", place)
        async with app.run_test(size=(40, 20)) as pilot:
            await until(pilot, lambda page: "There is no saved game “Sunday”" in page)
            kept = begun(place, "Sunday")
            await until(pilot, lambda page: "Challenges" in page)
            kept.close()

    asyncio.run(followed())


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_can_be_read_in_every_theme(theme: str, place: str) -> None:
    begun(place, "Friday").close()

    async def weak() -> list[str]:
        app = ScoreboardApp(None, "en", place)
        async with app.run_test(size=(100, 30)) as pilot:
            app.theme = theme
            await until(pilot, lambda page: "The game is closed" in page)
            return list(too_weak(app))

    assert asyncio.run(weak()) == []
