"""What the command line asks for is seen first; what stands in its way is told on the first screen."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.widgets import OptionList

from referee.app.application import RefereeApp
from referee.app.screens.start import StartScreen
from referee.app.screens.tables.table import TableScreen
from referee.app.terminal import HEIGHTS, WIDTHS, size_classes
from referee.session import persistence
from referee.session.game_setup import new_start
from referee.session.persistence import OpenGame, begin, leave
from referee.session.registry import ADAPTERS
from referee.storage import sqlite_backend
from referee.storage.database import open_database
from referee.storage.errors import TakenOver
from referee.storage.games import Summary, read_journal, saved_games
from referee.storage.recovery import open_writer
from tests.kit.app import PATIENCE, SMALL, after, controller, press, ready, settled, shown
from tests.kit.command import inside
from tests.kit.storage import by_hand

GAME = next(iter(ADAPTERS))
ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus" / "games.db"


@contextmanager
def a_game(place: Path) -> Iterator[OpenGame]:
    """A saved game with one remark, held while the block lasts."""
    database = persistence.place(place)
    kept = begin(database, "Friday", new_start(GAME, "both"))
    kept.session.note("remember this")
    yield kept
    leave(database, kept)
    database.close()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A database with one saved game that nobody holds."""
    file = tmp_path / "games.db"
    with a_game(file):
        pass
    return file


def screens(app: RefereeApp) -> list[type]:
    """What lies over each other, without the nothing below."""
    return [type(one) for one in app.screen_stack[1:]]


def saved(app: RefereeApp) -> list[Any]:
    """The saved games on the first screen, and whether that is shown."""
    return [app.screen is app.first, [one.name for one in app.first._saved], shown(app)]


@pytest.mark.parametrize("named", ["Friday", "1"])
def test_a_game_that_is_named_is_seen_first_and_the_list_when_it_is_left(place: Path, named: str) -> None:
    def seen(app: RefereeApp) -> Any:
        return (
            screens(app),
            [line.body for line in controller(app).session.lines],
            app.wording.book is not None,
        )

    found, left = after(
        "@ q", lambda app: seen(app) if app.open_game else saved(app), place=place, resume=named
    )
    assert found == ([TableScreen], [{"words": "remember this"}], True)
    assert left[:2] == [True, ["Friday"]]
    assert "Friday" in left[2]


def test_what_is_entered_there_is_kept_and_the_game_given_back(place: Path) -> None:
    after('n "more enter', shown, place=place, resume="Friday")
    with closing(persistence.place(place)) as database:
        assert [(one.name, one.count) for one in saved_games(database)] == [("Friday", 2)]
        persistence.resume(database, 1).close()


def test_the_example_is_seen_first_and_is_not_kept_when_nothing_was_entered(tmp_path: Path) -> None:
    found, left = after(
        "@ q",
        lambda app: screens(app) if app.open_game else saved(app)[:2],
        place=tmp_path / "games.db",
        example=True,
    )
    assert found == [TableScreen]
    assert left == [True, []]


def test_what_is_asked_there_is_told_by_titles_once_the_book_is_open(tmp_path: Path) -> None:
    (found,) = after("", shown, place=tmp_path / "games.db", example=True, size=(120, 50))
    assert "invented for the example" in found
    assert "Turns in the challenges phase" in found
    assert "hbo.challenge.turns" not in found


def test_a_game_held_elsewhere_can_be_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with a_game(file):
        told, looked = after("@ 1 enter", shown, place=file, resume="Friday")
    assert "has been writing game" in " ".join(told.split())
    assert "Friday: This game cannot be opened as usual" in told
    assert "[looking on]" in looked


def test_of_a_broken_journal_the_sound_part_is_offered(place: Path) -> None:
    by_hand(place, "UPDATE journal_entry SET body = 'forged'")
    (told,) = after("", shown, place=place, resume="Friday")
    assert "Entry 1 of game 1 is not what was entered" in " ".join(told.split())


def test_a_name_nobody_gave_is_told(place: Path) -> None:
    (found,) = after("", lambda app: (screens(app), shown(app)), place=place, resume="Saturday")
    assert found[0] == [StartScreen]
    assert "There is no saved game “Saturday”." in found[1]


@pytest.mark.parametrize(
    ("spoiled", "said"), [("damaged", "not a database"), ("newer", "newer Referee wrote")]
)
def test_a_database_that_may_not_be_touched_is_told_and_left_as_it_is(
    place: Path, spoiled: str, said: str
) -> None:
    if spoiled == "newer":
        by_hand(place, "UPDATE referee_about SET value = '7'")
    else:
        place.write_bytes(b"no database" * 100)
    before = place.read_bytes()

    async def told() -> str:
        app = RefereeApp(place=place, resume="Friday")
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            return shown(app)

    found = " ".join(asyncio.run(told()).split())
    assert said in found
    assert place.read_bytes() == before


@pytest.mark.parametrize("size", [(80, 24), (99, 30), (100, 43), (139, 44), (160, 50)])
def test_a_screen_knows_its_classes_before_it_is_laid_out(place: Path, size: tuple[int, int]) -> None:
    def seen(app: RefereeApp) -> tuple[set[str], set[str]]:
        sized = {name for _, name in (*WIDTHS, *HEIGHTS)}
        return set(app.screen.classes) & sized, set(size_classes(app.size))

    [(given, foreseen)] = after("", seen, place=place, size=size, resume="Friday")
    assert given == foreseen
    assert len(given) == 2


FIRST_KEY = """
import asyncio, sys
from pathlib import Path
from referee.app.application import RefereeApp
from tests.kit.app import press, ready

async def loaded_by_a_key() -> set[str]:
    app = RefereeApp(place=Path(sys.argv[1]), example=True)
    async with app.run_test(size=(100, 30)) as pilot:
        await ready(app, pilot)
        before = set(sys.modules)
        print(*before, file=sys.stderr)
        await press(pilot, "5")
        return set(sys.modules) - before

print(sorted(asyncio.run(loaded_by_a_key())))
"""


SELDOM = ("fluent", "referee.desk", "referee.position", "referee.repair")
"""What a table does not need to be shown."""


def test_a_ready_table_is_shown_without_what_is_seldom_needed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_KEY, str(tmp_path / "games.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = done.stderr.split()
    assert "referee.app.screens.tables.table" in loaded
    assert [name for name in loaded if name.startswith(SELDOM)] == []


def test_the_first_move_made_waits_for_no_module(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_KEY, str(tmp_path / "games.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "[]\n"


def test_what_can_be_done_about_a_file_that_is_no_database_is_told_to_its_end(tmp_path: Path) -> None:
    place = tmp_path / "a_file_that_is_no_database.db"
    place.write_bytes(b"no database" * 400)

    async def said() -> str:
        app = RefereeApp(place=place)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            return shown(app)

    screen = asyncio.run(said())
    assert "backup in its place" in " ".join(screen.split())


def test_a_database_that_could_not_be_opened_is_tried_again_when_a_game_is_wanted(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    place.write_bytes(b"no database" * 400)

    async def opened() -> tuple[bool, bool]:
        app = RefereeApp(place=place)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await press(pilot, "e")
            refused = isinstance(app.screen, TableScreen)
            place.unlink()
            await press(pilot, "e")
            return refused, isinstance(app.screen, TableScreen)

    assert asyncio.run(opened()) == (False, True)


def test_a_file_holds_all_its_games_when_the_program_has_ended(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    after("e 4", controller, place=place)

    assert sorted(one.name for one in tmp_path.iterdir()) == ["games.db"]
    with closing(persistence.place(place)) as database:
        assert len(saved_games(database)) == 1


def test_games_that_may_only_be_read_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "games.db"
    after("e 4", controller, place=place)
    monkeypatch.setattr(sqlite_backend, "may_write", lambda path: path != place)

    def seen(app: RefereeApp) -> tuple[str, bool]:
        table = app.screen
        return shown(app), isinstance(table, TableScreen) and table.read_only

    to_saved = "home down down down down enter"
    (start, _), (_, looking) = after(f"@ {to_saved}", seen, place=place)

    assert "is read-only" in " ".join(start.split())
    assert "entries: " in start
    assert looking


def test_a_saved_game_says_which_game_it_is(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    with closing(persistence.place(place)) as database:
        for game in ("hbo", "lcg"):
            begin(database, "An evening", new_start(game, "both")).close()

    [screen] = after("", shown, place=place, size=(100, 34))
    about = [" ".join(line.split()) for line in screen.splitlines() if "An evening" in line]
    assert sorted(line[:24] for line in about) == ["An evening HBO · entries", "An evening LCG · entries"]


def test_who_leaves_in_the_middle_of_a_question_leaves(tmp_path: Path) -> None:
    async def left() -> bool:
        app = RefereeApp(place=tmp_path / "games.db")
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await press(pilot, 'e n "half_a_note ctrl+q')
            return app.is_running

    assert not asyncio.run(left())


def test_a_game_held_elsewhere_is_taken_over_with_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with a_game(file) as held:
        by_hand(file, "UPDATE lease SET machine = 'elsewhere', host = 'judge-2', person = 'ana'")
        keys = '2 @ "the_laptop_fell enter @ l @ escape n "on enter'
        offered, taken, log, _ = after(keys, shown, place=file, resume="Friday")
        with pytest.raises(TakenOver, match="the laptop fell"):
            held.session.note("late")

    assert "Why do you take over the game?" in offered
    assert "[looking on]" not in taken
    assert "from ana @ judge-2" in " ".join(log.split())
    assert "the laptop fell" in " ".join(log.split())


def test_lines_that_no_longer_fit_are_told_and_the_log_marks_them(place: Path) -> None:
    with closing(persistence.place(place)) as database, open_writer(database, 1) as writer:
        writer.append("move", '{"move":{"do":"forgotten_verb","by":"stark"}}')

    def seen(app: RefereeApp) -> tuple[str, str]:
        return " ".join(one.message for one in app._notifications), shown(app)

    (told, _), (_, log), _ = after('@ l @ escape n "on enter', seen, place=place, resume="Friday")

    assert "do not fit the rules as they are judged now: 2" in told
    assert "△" in log
    assert "shown as entered" in log
    with closing(persistence.place(place)) as database:
        assert [(one.name, one.count) for one in saved_games(database)] == [("Friday", 3)]


def test_an_entry_of_a_newer_kind_is_told_and_the_table_before_it_can_be_looked_at(place: Path) -> None:
    with closing(persistence.place(place)) as database, open_writer(database, 1) as writer:
        writer.append("spell", "{}")  # type: ignore[arg-type] # what a newer program may write

    told, looked = after("@ 1 enter", shown, place=place, resume="Friday")

    assert "of a kind this Referee does not know" in " ".join(told.split())
    assert "[looking on]" in looked


def test_a_game_that_has_lost_entries_goes_on_with_a_reason_that_stands_in_its_log(
    place: Path, tmp_path: Path
) -> None:
    before = place.read_bytes()
    with closing(persistence.place(place)) as database, open_writer(database, 1) as writer:
        writer.append("note", '{"words":"lost"}')
    place.write_bytes(before)

    start, told, log = after(
        '@ home down down down down enter @ 2 "the_disk_failed enter l', shown, place=place, size=(100, 34)
    )

    assert "Entries that were made here are missing: “Friday” (1 of 2)" in " ".join(start.split())
    assert "1 are missing" in " ".join(told.split())
    assert "continued with 1 entries of 2: the disk failed" in " ".join(log.split())


@pytest.mark.parametrize("wanted", [{"resume": "Friday"}, {"example": True}])
def test_what_was_entered_is_in_the_file_alone_after_a_rest(
    place: Path, tmp_path: Path, wanted: dict[str, Any]
) -> None:
    async def copied() -> int:
        app = RefereeApp(place=place, **wanted)
        async with app.run_test(size=SMALL) as pilot:
            await ready(app, pilot)
            app.upkeep.rest()
            await press(pilot, 'n "on enter')
            app.upkeep.rest()
            app.upkeep.rest()
            await settled(pilot)
            shutil.copy(place, tmp_path / "alone.db")
            return app.open_game.saved_as if app.open_game is not None else 0

    game = asyncio.run(copied())
    with closing(open_database(tmp_path / "alone.db", read_only=True)) as database:
        assert "on" in read_journal(database, game).entries[-1].body


@pytest.fixture
def record(place: Path, tmp_path: Path) -> Path:
    """That game as a file for others."""
    file = tmp_path / "friday.txt"
    made = inside("casefile", "Friday", "-o", str(file), REFEREE_DATABASE_URL=f"sqlite:///{place}")
    assert made.code == 0
    return file


def test_a_record_that_is_named_is_looked_at_and_kept_nowhere(record: Path, tmp_path: Path) -> None:
    def seen(app: RefereeApp) -> Any:
        kept = app.open_game
        assert kept is not None
        return screens(app)[-1], kept.writer is None, kept.name, [line.kind for line in kept.session.lines]

    elsewhere = tmp_path / "elsewhere.db"
    [opened] = after("", seen, place=elsewhere, resume=str(record))

    assert issubclass(opened[0], TableScreen)
    assert opened[1:] == (True, "Friday", ["note"])
    with closing(open_database(elsewhere)) as database:
        assert saved_games(database) == []


def test_a_saved_game_of_the_same_name_is_opened_before_a_file(
    place: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record.rename(record.with_name("Friday"))
    monkeypatch.chdir(record.parent)

    [looked_at] = after("", lambda app: app.open_game.writer is None, place=place, resume="Friday")

    assert not looked_at


def test_a_table_that_is_only_looked_at_asks_nothing(tmp_path: Path) -> None:
    corpus, file = tmp_path / "corpus.db", tmp_path / "game.txt"
    shutil.copy(CORPUS, corpus)
    inside("export", "13", str(file), REFEREE_DATABASE_URL=f"sqlite:///{corpus}")

    [(over, text)] = after(
        "", lambda app: (screens(app), shown(app)), place=tmp_path / "there.db", resume=str(file)
    )

    assert issubclass(over[-1], TableScreen)
    assert "only looked at" not in text


def test_a_damaged_record_is_told_on_the_first_screen(record: Path, place: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"remember this", b"remember that"))

    [(first, games, text)] = after("", saved, place=place, resume=str(record), size=(100, 30))

    assert (first, games) == (True, ["Friday"])
    assert "are not what was written" in " ".join(text.split())


def test_a_line_chosen_before_the_saved_games_are_read_stays_chosen(tmp_path: Path) -> None:
    def chosen(app: RefereeApp) -> str:
        return app.first._listed[app.first.query_one(OptionList).highlighted or 0].key

    def reading(app: RefereeApp) -> tuple[str, str]:
        before = chosen(app)
        app.first.show_games([Summary(7, "Friday", GAME, 0, "2026-11-01", "2026-11-01")])
        return before, chosen(app)

    untouched, moved = after("@ home down down", reading, place=tmp_path / "games.db")
    assert untouched == (f"new {GAME}", "game 7"), "nobody has chosen: the saved game is proposed"
    assert moved[0] == moved[1] == f"new {list(ADAPTERS)[2]}"


def test_on_the_very_first_start_the_rulebook_does_not_wait_for_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process builds the rulebook; here it is there already, and only said not to be."""
    monkeypatch.setattr("referee.app.game_app.rulebook_file", lambda: tmp_path / "none.db")
    opened = Event()
    monkeypatch.setattr(RefereeApp, "_book_opened", lambda _: opened.set())
    games, waited = RefereeApp._opened, []

    def only_then(app: RefereeApp) -> Any:
        waited.append(opened.wait(PATIENCE))
        return games(app)

    monkeypatch.setattr(RefereeApp, "_opened", only_then)

    async def started() -> None:
        async with RefereeApp(place=tmp_path / "games.db").run_test(size=SMALL) as pilot:
            await settled(pilot)

    asyncio.run(started())
    assert waited == [True]


CANNOT_BE = """{"format": "referee-case/1", "id": "t", "game": "kings", "steps": [], "position":
{"options": [6],
 "areas": [{"id": "bay", "kind": "sea", "orders": [{"house": "stark", "order": "iron_fleet"}]}]}}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This position cannot exist: Stark has no order Iron Fleet ("),
        ("bg", "Такава позиция не може да съществува: Старк: няма такава заповед: Железният флот ("),
    ],
)
def test_a_case_that_cannot_be_is_told_in_the_language_of_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    (tmp_path / "cannot.json").write_text(CANNOT_BE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "games.db"
    [seen] = after('o "cannot.json enter', shown, place=place, size=(120, 40), language=language)
    told = " ".join(seen.split())
    assert said in told
    assert "kings.unique" not in told  # the rule is called by its title
