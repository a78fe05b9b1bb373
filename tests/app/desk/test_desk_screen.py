"""The desk by keys: the grid, a call, a ruling, a penalty, a table looked on at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Literal, NoReturn, TypeVar

import pytest
from textual.pilot import Pilot
from textual.widgets import TextArea

from referee.app import game_upkeep
from referee.app.application import RefereeApp
from referee.app.screens.desk import at_table, grid
from referee.app.screens.desk.grid import DeskScreen
from referee.app.screens.desk.ruling_sheet import RulingSheet
from referee.app.themes import THEMES
from referee.app.widgets.command_line import CommandLine
from referee.desk import ruling_actions, tournament_actions
from referee.desk.server import prepare
from referee.desk.table_grid import DeskGrid
from referee.desk.tournament import DeskBook
from referee.desk.tournament_journal import DeskJournal, tournament_named
from referee.desk.tournament_rows import time_after
from referee.repair.options import RepairCase, RepairRequest
from referee.repair.repair_entry import carry_out_repair
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files.user_data import keep_theme
from referee.session.game_setup import example, examples
from referee.session.log.log_line import ProvisionalRuling
from referee.session.persistence import begin, resume
from referee.session.registry import ADAPTERS
from referee.storage import device
from referee.storage.database import Database, open_database
from referee.storage.errors import NotReachable
from referee.words.desk_text import in_columns
from referee.words.messages import folders
from tests import postgres
from tests.app.test_themes import too_weak
from tests.kit.app import after, controller, press, ready, settled, shown, table
from tests.kit.desk import DISPUTED, HEAD, HOUR_MS, JUDGE, LANNISTER, STARK, TABLE, a_ruling, a_tournament
from tests.kit.storage import opened

Seen = TypeVar("Seen")
GAME = next(iter(ADAPTERS))
AS_BORIS = "2"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A tournament of two tables; the first is mirrored by a game in the middle of a challenge phase."""
    place = tmp_path / "games.db"
    with opened(place) as database:
        kept = begin(database, "Friday", example(GAME, examples(GAME)[0].id, "both"))
        kept.close()
        journal = a_tournament(database)
        tournament_actions.link_game(journal, TABLE, kept.game_id)
        tournament_actions.add_table(journal, "2", 1, 0, 0)
        tournament_actions.start_clock(journal, TABLE, 0, HEAD)
    return place


def at_desk(place: Path, script: str, look: Callable[[RefereeApp], Seen], language: str = "en") -> list[Seen]:
    return after(script, look, place=place, desk="", language=language)


def book(place: Path) -> DeskBook:
    with opened(place) as database:
        return tournament_named(database, "").refresh()


def desk_of(app: RefereeApp) -> DeskScreen:
    assert isinstance(app.screen, DeskScreen)
    return app.screen


def notices(app: RefereeApp) -> list[str]:
    return [one.message for one in app._notifications]


def screens(app: RefereeApp) -> str:
    return type(app.screen).__name__


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_of_the_desk_has_contrast_enough(theme: str, place: Path) -> None:
    keep_theme(theme)

    weak = at_desk(place, f"@enter@P@escape G@escape q t {AS_BORIS}", lambda app: [*too_weak(app)])

    assert weak == [[]] * 5


def test_the_grid_shows_each_table_with_its_phase_and_whose_word_it_is(place: Path) -> None:
    [page] = at_desk(place, "", shown)

    assert "Autumn Cup · round 1" in page
    [first] = [line for line in page.splitlines() if line.startswith(" 1 ")]
    assert "Challenges" in first
    assert "Lannister" in first
    assert "60:00" in first or "59:" in first


def test_the_desk_of_a_tournament_that_is_over_says_so(place: Path) -> None:
    with opened(place) as database:
        tournament_actions.end(tournament_named(database, ""), HEAD)

    [page] = at_desk(place, "", shown)

    assert "is over" in page.splitlines()[0]
    assert "59:" not in page
    assert "60:00" not in page


def test_a_cell_that_has_no_room_says_so() -> None:
    assert "Stark, Lannis…" in in_columns(("1", "3", "Challenges", "Stark, Lannister", "0:10", "", ""))
    assert "…" not in in_columns(("1", "3", "Challenges", "Stark", "0:10", "", ""))


@pytest.mark.parametrize("language", ["bg", "pl", "ru"])
def test_the_desk_says_nothing_in_english_elsewhere(place: Path, language: str) -> None:
    [page] = at_desk(place, "", shown, language)

    assert not {"Table", "Clock", "round", "Penalty", "Challenges"} & set(page.split())


def test_the_grid_says_what_a_call_is_about(place: Path) -> None:
    with opened(place) as database:
        tournament_actions.call_judge(
            tournament_named(database, ""), TABLE, "stark", "repair", "one card too many"
        )

    [page] = after("", shown, place=place, desk="", language="en", size=(120, 30))
    [row] = [line for line in page.splitlines() if line.startswith(" 1 ")]
    assert "☎1" in row
    assert "(a mistake: one card too many)" in row


def test_a_call_is_taken_by_key_and_closed_with_the_time_it_took(place: Path) -> None:
    with opened(place) as database:
        tournament_actions.call_judge(tournament_named(database, ""), TABLE, "stark", words="come")

    pages = at_desk(place, f"@t {AS_BORIS}@e enter", shown)

    assert "☎1" in pages[0]
    assert "Boris" in pages[1]
    call = book(place).call(1)
    assert (call.taken_by, bool(call.closed_at)) == (JUDGE, True)


def test_the_table_that_calls_stands_first_and_a_filter_shows_it_alone(place: Path) -> None:
    with opened(place) as database:
        tournament_actions.call_judge(tournament_named(database, ""), 2)

    def rows(app: RefereeApp) -> list[str]:
        screen = app.screen
        assert isinstance(screen, DeskScreen)
        return [one.table.label for one in screen._shown]

    assert at_desk(place, "@c@c", rows) == [["2", "1"], ["2"], ["2", "1"]]


def test_a_table_is_found_by_the_name_of_a_player(place: Path) -> None:
    [page] = at_desk(place, 'slash "mira enter', shown)

    assert [line.split()[:1] for line in page.splitlines()[2:4]] == [["1"], []]


def test_whoever_looks_on_sees_the_keys_of_a_judge(place: Path) -> None:
    [page] = at_desk(place, "enter", shown)
    foot = page.splitlines()[-1]
    assert all(one in foot for one in ("G Give", "P Penalty", "k Look", "M Missed", "l Log"))
    assert not any(one in foot for one in ("u Undo", "r Redo", "h By hand"))


@pytest.mark.parametrize("language", folders())
def test_the_keys_of_a_judge_who_looks_on_fit_into_the_last_line(place: Path, language: str) -> None:
    [page] = at_desk(place, "enter", shown, language)
    keys = [word for word in page.splitlines()[-1].split() if len(word) == 1]
    assert {"G", "P", "k", "M", "l", "?", "q"} <= set(keys)


def test_the_judge_looks_on_and_comes_back(place: Path) -> None:
    kinds = at_desk(place, "enter@q", screens)

    assert kinds == ["TableScreen", "DeskScreen"]


def test_looking_on_holds_nothing_and_sees_what_is_entered(place: Path) -> None:
    def entered(app: RefereeApp) -> int:
        with opened(place) as database:
            kept = resume(database, 1)  # nobody holds it
            kept.session.note("seen")
            kept.close()
        return 0

    def noted(app: RefereeApp) -> list[str]:
        from tests.kit.app import controller

        return [str(line.body.get("words")) for line in controller(app).session.lines]

    import asyncio

    from tests.kit.app import press, ready

    async def played() -> list[str]:
        app = RefereeApp(place=place, desk="", language="en")
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            await press(pilot, "enter")
            entered(app)
            await asyncio.sleep(1.3)
            await press(pilot, "down")
            return noted(app)

    assert asyncio.run(played())[-1] == "seen"


def test_a_server_tells_whoever_looks_on_of_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (grid, at_table):
        monkeypatch.setattr(module, "POLL_S", 3600.0)  # nobody asks the server by the clock

    async def played(url: str) -> list[str]:
        with closing(open_database(url)) as database:
            kept = begin(database, "Friday", example(GAME, examples(GAME)[0].id, "both"))
            tournament_actions.link_game(a_tournament(database), TABLE, kept.game_id)
            prepare(database)
            app = RefereeApp(place=url, desk="", language="en")
            async with app.run_test(size=(80, 24)) as pilot:
                await ready(app, pilot)
                await press(pilot, "enter")
                kept.session.note("heard")
                return await _noted(app, "heard", 15.0)

    with postgres.server() as address:
        assert "heard" in asyncio.run(played(postgres.new_database(address)))


async def _noted(app: RefereeApp, words: str, seconds: float) -> list[str]:
    """What is noted at the table that is looked on at, as soon as these words are."""
    until, noted = monotonic() + seconds, [""]
    while monotonic() < until and words not in noted:
        await asyncio.sleep(0.05)
        noted = [str(line.body.get("words")) for line in controller(app).session.lines]
    return noted


def test_each_look_at_a_hand_is_an_entry_before_a_card_is_seen(place: Path) -> None:
    [page] = at_desk(place, f"enter k 1 {AS_BORIS}", shown)

    assert "say which card it is" not in page
    assert "any other key: hide" in page
    assert [(one.judge, one.seat) for one in book(place).peeks_at(TABLE)] == [(JUDGE, "stark")]


def test_a_ruling_on_a_position_is_given_from_the_sheet(place: Path) -> None:
    def typed(app: RefereeApp) -> str:
        return shown(app)

    import asyncio

    from tests.kit.app import press, ready

    async def played() -> str:
        app = RefereeApp(place=place, desk="", language="en")
        async with app.run_test(size=(80, 40)) as pilot:
            await ready(app, pilot)
            await press(pilot, "r")
            app.screen.query_one(TextArea).text = DISPUTED
            await asyncio.sleep(0.3)
            await press(pilot, "tab")
            page = typed(app)
            await press(pilot, f'1 {AS_BORIS} "He_kneels. enter')
            return page

    page = asyncio.run(played())

    assert "Not legal" in page
    assert "Само изправени" in page or "изправени" in page
    ruling = book(place).ruling(1)
    assert (ruling.state, ruling.judge, ruling.words) == ("given", JUDGE, "He kneels.")


def test_the_sheet_makes_a_provisional_ruling_final(place: Path) -> None:
    with opened(place) as database:
        journal = tournament_named(database, "")
        ruling_actions.answer(journal, TABLE, JUDGE, "does he?", None, "go on for now", provisional=True)

    def seen(app: RefereeApp) -> str:
        app.judges[1] = HEAD
        return shown(app)

    pages = at_desk(place, "@r@tab 1 enter", seen)

    assert "1 makes it final" in pages[1]
    ruling = book(place).ruling(1)
    assert (ruling.state, ruling.provisional, ruling.words) == ("given", False, "go on for now")
    assert len(book(place).rulings_at(TABLE)) == 1


def test_a_penalty_takes_four_keys(place: Path) -> None:
    with opened(place) as database:
        a_ruling(tournament_named(database, ""))

    def asks(app: RefereeApp) -> dict[int, int]:
        app.judges[1] = JUDGE
        return app.judges

    at_desk(place, "@P enter enter enter", asks)

    [given] = book(place).history(LANNISTER)
    assert (given.infraction, given.level, given.ruling) == ("illegal-move", "caution", 1)


def test_a_penalty_for_a_ruling_says_for_which(place: Path) -> None:
    with opened(place) as database:
        a_ruling(tournament_named(database, ""))

    def seen(app: RefereeApp) -> str:
        app.judges[1] = JUDGE
        return shown(app)

    assert "does Gregor attack?" in at_desk(place, "@P", seen)[-1]


def test_without_a_ruling_a_penalty_for_a_move_is_tied_to_the_last_entry_in_four_keys(place: Path) -> None:
    with opened(place) as database:
        kept = resume(database, 1)
        kept.session.note("one too many")
        last = len(kept.session.lines)
        kept.close()

    def as_boris(app: RefereeApp) -> None:
        app.judges[1] = JUDGE

    at_desk(place, "@P enter enter enter", as_boris)

    [given] = book(place).history(STARK)
    assert (given.infraction, given.ruling, given.entry_number) == ("missed-step", 0, last)


def test_a_penalty_that_is_about_no_move_asks_for_words(place: Path) -> None:
    def as_boris(app: RefereeApp) -> None:
        app.judges[1] = JUDGE

    at_desk(place, '@P 7 enter enter "eight_minutes enter', as_boris)

    [given] = book(place).history(STARK)
    assert (given.infraction, given.entry_number, given.because) == ("slow-play", 0, "eight minutes")


def test_a_table_calls_by_key_and_shows_who_comes(place: Path) -> None:
    def called(app: RefereeApp) -> str:
        return shown(app)

    pages = after("@J 1 enter enter", called, place=place, resume="Friday", language="en")

    assert "Table 1, round 1" in pages[0]
    assert [(one.table_number, one.seat) for one in book(place).open_calls()] == [(TABLE, "stark")]
    assert "☎" in pages[1]


def test_a_table_set_up_while_its_game_is_open_calls_too(place: Path) -> None:
    with opened(place) as database:
        kept = begin(database, "Saturday", example(GAME, examples(GAME)[0].id, "both"))
        kept.close()

    def link(_: RefereeApp) -> None:
        with opened(place) as database:
            journal = tournament_named(database, "")
            if not journal.refresh().table(2).game_id:
                tournament_actions.link_game(journal, 2, kept.game_id)

    after("@J 1 enter enter", link, place=place, resume="Saturday", language="en")
    assert [one.table_number for one in book(place).open_calls()] == [2]


def test_a_table_set_up_while_its_game_is_open_is_found_without_a_call(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_upkeep, "LOOK_FOR_TABLE_S", 0.1)
    with opened(place) as database:
        kept = begin(database, "Saturday", example(GAME, examples(GAME)[0].id, "both"))
        kept.close()

    async def played() -> str:
        app = RefereeApp(place=place, resume="Saturday", language="en")
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(app, pilot)
            with opened(place) as database:
                tournament_actions.link_game(tournament_named(database, ""), 2, kept.game_id)
            await asyncio.sleep(0.5)
            await settled(pilot)
            return shown(app)

    assert "Table 2, round 1" in asyncio.run(played())


@pytest.mark.parametrize(("state", "stays"), [("upheld", False), ("overruled", True)])
def test_a_table_plays_on_under_a_ruling_the_desk_gave_provisionally(
    place: Path, state: Literal["upheld", "overruled"], stays: bool
) -> None:
    def given() -> None:
        with opened(place) as database:
            journal = tournament_named(database, "")
            number = ruling_actions.ask(journal, TABLE, "does Gregor attack?").number
            ruling_actions.give(journal, number, JUDGE, None, "He kneels.", provisional=True)

    def settle() -> None:
        with opened(place) as database:
            journal = tournament_named(database, "")
            ruling_actions.appeal(journal, 1)
            ruling_actions.settle(journal, 1, HEAD, state, "So it is.")

    async def heard(app: RefereeApp, pilot: Pilot[None]) -> ProvisionalRuling | None:
        assert app.tournament.table is not None
        app.tournament.table.look_again()
        await settled(pilot)
        found: ProvisionalRuling | None = controller(app).session.provisional
        return found

    async def played() -> list[object]:
        app = RefereeApp(place=place, resume="Friday", language="en")
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(app, pilot)
            given()
            first, page = await heard(app, pilot), shown(app)
            settle()
            return [first, page, await heard(app, pilot), notices(app)]

    first, page, last, said = asyncio.run(played())
    assert isinstance(first, ProvisionalRuling)
    assert (first.ruling, first.because) == ("1", "He kneels.")
    assert "provisional since line" in str(page)
    assert f"({state})" in str(said)
    assert "So it is." in str(said)
    assert (last is not None) is stays
    assert ("Press V" in str(said)) is stays


def test_a_desk_that_does_not_answer_holds_up_no_move(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: DeskJournal) -> DeskBook:
        raise NotReachable(place="the server", found="gone")

    def entered(app: RefereeApp) -> int:
        monkeypatch.setattr(DeskJournal, "refresh", gone)
        assert app.tournament.table is not None
        app.tournament.table.look_again()
        return len(controller(app).counting_lines())

    script = '@colon "lannister_military_hound enter'
    before, after_it = after(script, entered, place=place, resume="Friday", language="en")
    assert after_it > before


def test_a_call_of_a_table_waits_for_a_server_that_is_gone(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from referee.storage.database import Database

    plain, asked = DeskJournal.refresh, Database.connected_for_writing

    def gone(_: object) -> DeskBook:
        raise NotReachable(place="the server", found="gone")

    def goes(_: RefereeApp) -> str:
        monkeypatch.setattr(DeskJournal, "refresh", gone)
        monkeypatch.setattr(Database, "connected_for_writing", gone)
        return ""

    def look_again(app: RefereeApp) -> str:
        assert app.tournament.table is not None
        app.tournament.table.look_again()
        return shown(app)

    def comes_back(app: RefereeApp) -> str:
        page = shown(app)
        monkeypatch.setattr(DeskJournal, "refresh", plain)
        monkeypatch.setattr(Database, "connected_for_writing", asked)
        look_again(app)
        return page

    looks = iter((goes, look_again, comes_back, shown))

    def seen(app: RefereeApp) -> str:
        return next(looks)(app)

    pages = after("@J 1 enter enter @ escape @ escape", seen, place=place, resume="Friday", language="en")

    assert "no server" in pages[2]
    assert "to send: 1" in pages[2]
    assert "to send" not in pages[3]
    assert [(one.table_number, one.seat) for one in book(place).open_calls()] == [(TABLE, "stark")]


def test_a_game_outside_a_tournament_calls_nobody(tmp_path: Path) -> None:
    [told] = after("e J", notices, place=tmp_path / "games.db", language="en")

    assert "at no table of a tournament" in told[-1]


def test_without_a_tournament_the_desk_says_how_one_is_set_up(tmp_path: Path) -> None:
    [told] = after("D", notices, place=tmp_path / "games.db", language="en")

    assert "referee desk new" in told[-1]


def test_the_sheet_opens_for_a_table_nobody_mirrors(place: Path) -> None:
    assert at_desk(place, "down enter", lambda app: isinstance(app.screen, RulingSheet)) == [True]


def test_what_a_judge_does_while_the_server_is_gone_is_sent_when_it_is_back(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(place) as database:
        tournament_actions.call_judge(tournament_named(database, ""), TABLE)
    plain = Database.connected_for_writing

    def gone(self: Database) -> object:
        raise NotReachable(place="the server", found="gone")

    def takes(app: RefereeApp) -> int:
        app.judges[1] = JUDGE
        monkeypatch.setattr(Database, "connected_for_writing", gone)
        return 0

    def kept(app: RefereeApp) -> int:
        waiting = len(desk_of(app).unsent)
        monkeypatch.setattr(Database, "connected_for_writing", plain)
        desk_of(app).look_again()
        return waiting

    looks = iter((takes, kept, lambda app: len(desk_of(app).unsent)))

    def seen(app: RefereeApp) -> int:
        return next(looks)(app)

    found = at_desk(place, "@t@n escape", seen)

    assert found == [0, 1, 0]
    assert book(place).call(1).taken_by == JUDGE


def without_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on nobody reaches the database, to read or to write."""

    def gone(*_: object, **__: object) -> NoReturn:
        raise NotReachable(place="the server", found="gone")

    for name in ("reading", "connected_for_writing"):
        monkeypatch.setattr(Database, name, gone)


def test_without_a_server_a_judge_rules_on_a_line_at_the_table_as_it_was_last_seen(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played() -> tuple[str, str, int]:
        app = RefereeApp(place=place, desk="", language="en")
        async with app.run_test(size=(80, 40)) as pilot:
            await ready(app, pilot)
            app.judges[1] = JUDGE
            without_server(monkeypatch)
            await press(pilot, "r")
            app.screen.query_one(TextArea).text = "lannister military gregor"
            await asyncio.sleep(0.3)
            await press(pilot, "tab")
            page = shown(app)
            await press(pilot, "1 enter")
            after_it = screens(app)
            kept = len(desk_of(app).unsent) if after_it == "DeskScreen" else 0
            monkeypatch.undo()
            return page, after_it, kept

    page, after_it, kept = asyncio.run(played())

    assert "Not legal" in page
    assert (after_it, kept) == ("DeskScreen", 1)


def test_without_a_server_a_judge_looks_on_at_the_table_as_it_was_last_seen(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seen(app: RefereeApp) -> str:
        without_server(monkeypatch)
        return screens(app)

    found = at_desk(place, "@enter", seen)
    monkeypatch.undo()

    assert found == ["DeskScreen", "TableScreen"]


def test_without_a_server_the_clocks_of_the_desk_go_on(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(place) as database:
        grid_ = DeskGrid(tournament_named(database, ""))
        [before, _] = grid_.rows()
        hour_later = time_after(device.now(), HOUR_MS)
        without_server(monkeypatch)
        monkeypatch.setattr(device, "now", lambda: hour_later)
        [row, _] = grid_.known_rows()

    assert (row.phase, row.waiting) == (before.phase, before.waiting)
    assert row.left_ms is not None
    assert before.left_ms is not None
    assert HOUR_MS - 5000 <= before.left_ms - row.left_ms <= HOUR_MS + 5000
    assert row.idle_ms is not None
    assert row.idle_ms >= HOUR_MS


def test_without_a_server_the_clock_at_a_table_goes_on(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: object) -> NoReturn:
        raise NotReachable(place="the server", found="gone")

    async def played() -> str:
        app = RefereeApp(place=place, resume="Friday", language="en")
        async with app.run_test(size=(100, 24)) as pilot:
            await ready(app, pilot)
            half_an_hour_later = time_after(device.now(), HOUR_MS // 2)
            monkeypatch.setattr(DeskJournal, "refresh", gone)
            monkeypatch.setattr(device, "now", lambda: half_an_hour_later)
            assert app.tournament.table is not None
            app.tournament.table.look_again()
            await settled(pilot)
            return shown(app).splitlines()[0]

    line = asyncio.run(played())

    assert "no server" in line
    assert " 30:0" in line or " 29:5" in line


@pytest.mark.parametrize("language", folders())
def test_the_keys_of_the_desk_fit_into_the_last_line(place: Path, language: str) -> None:
    [page] = at_desk(place, "", shown, language)

    keys = page.splitlines()[-1].split()
    assert [one for one in keys if one in {"⏎", "t", "e", "r", "P", "n", "?", "esc"}] == [
        *("⏎", "t", "e", "r", "P", "n", "?", "esc")
    ]


def test_escape_leads_a_judge_who_looks_on_back_to_the_desk(place: Path) -> None:
    kinds = at_desk(place, 'enter@colon "stark@escape@escape', screens)

    assert kinds == ["TableScreen", "TableScreen", "TableScreen", "DeskScreen"]


def test_a_call_that_was_taken_is_closed_from_whatever_line(place: Path) -> None:
    with opened(place) as database:
        journal = tournament_named(database, "")
        tournament_actions.call_judge(journal, TABLE)
        tournament_actions.take_call(journal, 1, JUDGE)

    def as_boris(app: RefereeApp) -> None:
        app.judges[1] = JUDGE

    at_desk(place, "@down e enter", as_boris)

    assert book(place).call(1).closed_at


def test_the_call_that_is_taken_is_the_highlighted_table(place: Path) -> None:
    with opened(place) as database:
        journal = tournament_named(database, "")
        tournament_actions.call_judge(journal, 2)

    def seen(app: RefereeApp) -> str:
        app.judges[1] = JUDGE
        row = desk_of(app).row
        return row.table.label if row is not None else ""

    assert at_desk(place, "@down@t", seen) == ["2", "1", "2"]


def test_a_table_is_told_its_ruling_with_the_title_of_the_rule(place: Path) -> None:
    def looks_again(app: RefereeApp) -> list[str]:
        with opened(place) as database:
            a_ruling(tournament_named(database, ""))
        assert app.tournament.table is not None
        app.tournament.table.look_again()
        return notices(app)

    said = "\n".join(after("@escape", looks_again, place=place, resume="Friday", language="en")[-1])

    assert "Attackers must be standing" in said
    assert "hbo." not in said


@pytest.mark.parametrize("language", folders())
def test_the_log_shows_a_looking_judge_the_keys_of_a_judge(place: Path, language: str) -> None:
    [page] = at_desk(place, "enter l", shown, language)

    keys = [one for one in page.splitlines()[-1].split() if one in {*"zurnGRM/?", "esc"}]
    assert keys == ["/", "G", "R", "M", "?", "esc"]


def test_a_judge_who_looks_on_at_a_repair_is_told_where_it_is_carried_out(place: Path) -> None:
    with opened(place) as database:
        kept = resume(database, 1)
        kept.session.enter(next(choice.move for choice, _ in kept.session.listed() if not choice.pick))
        kept.close()

    told = at_desk(place, "enter l R enter", notices)[-1]

    assert "at the table" in told[-1]


def test_a_repair_left_as_it_is_is_no_correction_of_the_grid(place: Path) -> None:
    with opened(place) as database:
        kept = resume(database, 1)
        session = kept.session
        session.enter(next(choice.move for choice, _ in session.listed() if not choice.pick))
        control = GameController(session, OwnedCards(GAME))
        line = control.counting_lines()[-1].number
        carry_out_repair(RepairCase(control, RepairRequest(line)), "leave", "nobody minded")
        kept.close()
        [row, _] = DeskGrid(tournament_named(database, "")).rows()

    assert row.corrections == 0


def test_a_sealed_question_shows_the_answer_and_writes_nothing(tmp_path: Path) -> None:
    from tests.kit.app import controller

    def seen(app: RefereeApp) -> tuple[str, int]:
        return shown(app), len(controller(app).session.lines)

    (asked, lines), (back, after_it) = after(
        'e K 2 y "lannister_military_gregor enter@escape',
        seen,
        place=tmp_path / "games.db",
        language="en",
    )

    assert "Not legal" in asked
    assert "STARK" not in asked
    assert "Not legal" not in back
    assert lines == after_it


def test_a_question_typed_before_the_others_look_away_goes_to_no_public_line(tmp_path: Path) -> None:
    def line(app: RefereeApp) -> tuple[str, str]:
        return shown(app), table(app).query_one(CommandLine).value

    asked, left = after(
        "e K 1 N o t space T o d a y enter @ escape", line, place=tmp_path / "games.db", language="en"
    )
    assert "Enter opens the question" in asked[0], asked[0]
    assert "Not Today" not in asked[0]
    assert "Not Today" not in left[0]
    assert left[1] == ""
