"""The game that docs/a-game-of-your-own.md builds is found, played, refused, saved and judged."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.session import registry
from tests.kit.command import ROOT, referee

PAGE = (ROOT / "docs" / "a-game-of-your-own.md").read_text(encoding="utf-8")
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
BEGIN = "n\nNim\n\n"
"""Keys and answers that begin a game of it in line mode."""


def written(page: str, folder: Path) -> Path:
    """The files of the page; blocks with the same name are one file."""
    for name, text in FILE.findall(page):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8") + "\n\n" if file.exists() else ""
        file.write_text(before + text, encoding="utf-8")
    (folder / "nim" / "__init__.py").touch()
    return folder


def installed(folder: Path, module: str = "nim.adapter:ADAPTER") -> Path:
    """What an installer leaves beside a package: its name, its version, its entry points."""
    info = folder / "nim_for_referee-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim-for-referee\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[referee.games]\nnim = {module}\nhbo = {module}\n")
    return folder


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(written(PAGE, tmp_path_factory.mktemp("nim")))


def said(nim: Path, home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[bytes]:
    """What Referee says beside this package."""
    places = {"PYTHONPATH": str(nim), "XDG_DATA_HOME": str(home), "REFEREE_SETTINGS": str(home)}
    return referee(*arguments, given=typed.encode(), **places)


def test_the_page_names_the_entry_point_by_which_it_is_found(nim: Path) -> None:
    assert f'[project.entry-points."{registry.GROUP}"]\nnim = "nim.adapter:ADAPTER"' in PAGE
    assert (nim / "nim" / "adapter.py").is_file()


def test_it_is_listed_played_to_its_end_and_saved(nim: Path, tmp_path: Path) -> None:
    moves = ("one takes 3 from a", "two takes 4 from b", "one takes 5 from c")
    told = said(nim, tmp_path, "--plain", typed=BEGIN + "\n".join((*moves, "q", "q", ""))).stdout.decode()

    assert "5. New game: Nim" in told
    assert "One has won the game" in told
    listed = json.loads(said(nim, tmp_path, "games", "--json").stdout)
    assert [(one["game"], one["count"]) for one in listed["games"]] == [("nim", 3)]


def test_a_refusal_names_its_rule_and_its_way_out_is_entered(nim: Path, tmp_path: Path) -> None:
    told = said(nim, tmp_path, "--plain", typed=f"{BEGIN}one takes 9 from b\nf\nu\nq\nq\n").stdout.decode()

    assert "✗ Heap b holds 4. [nim.take.from-one-heap]" in told
    assert "This would make it legal: take 4" in told
    assert ": one takes 4 from b" in told
    assert "Undone: 1 line." in told


def test_what_it_has_not_does_not_end_the_game(nim: Path, tmp_path: Path) -> None:
    keys = "e\n4\ny\np\n.\nh\nm\nw\nb\n.\nl\nd\n.\nfoo\ntwo takes\nq\nq"
    done = said(nim, tmp_path, "--plain", typed=f"{BEGIN}{keys}\n")

    assert (done.returncode, done.stderr) == (0, b"")
    assert "cannot be written as text" in done.stdout.decode()


def test_a_saved_game_goes_on_from_the_command_line(nim: Path, tmp_path: Path) -> None:
    said(nim, tmp_path, "--plain", typed=f"{BEGIN}one takes 3 from a\nq\nq\n")
    told = said(nim, tmp_path, "1", "--plain", typed="two takes 1 from a\nq\nq\n").stdout.decode()

    assert "✗ Heap a holds 0." in told


def test_a_case_of_it_is_judged(nim: Path, tmp_path: Path) -> None:
    [case] = re.findall(r"^```json\n(\{\n  \"id\".*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    done = said(nim, tmp_path, "judge", "-", "--json", typed=case)

    [step] = json.loads(done.stdout)["cases"][0]["steps"]
    assert (done.returncode, step["sentence"]) == (0, "Heap c holds 2.")
    assert step["remedies"] == [["take 2"]]


def test_on_the_screen_it_is_drawn_and_played(nim: Path, tmp_path: Path) -> None:
    program = f"""
import asyncio, sys
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
from tests.kit.app import press, ready, shown
from referee.app.application import RefereeApp

async def main():
    app = RefereeApp(place=Path({str(tmp_path)!r}) / "games.db")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(app, pilot)
        await press(pilot, "n 5 enter")
        await press(pilot, 'colon "one_takes_9_from_b enter')
        print(shown(app))

asyncio.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**environment(), "PYTHONPATH": f"{nim}:{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "Heap b holds 4." in done.stdout, done.stderr
    assert "heap a 3 · heap b 4 · heap c 5" in done.stdout


def environment() -> dict[str, str]:
    import os

    return dict(os.environ)


@pytest.fixture
def fresh() -> Iterator[None]:
    """Games are looked for anew, and forgotten after."""
    registry.installed_games.cache_clear()
    yield
    registry.installed_games.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_our_own_games_are_found_without_looking_for_others() -> None:
    assert registry.known_games() == tuple(registry.ADAPTERS)
    assert registry.adapter_of("hbo").game.id == "hbo"
    assert registry.installed_games.cache_info().currsize == 0


def test_a_package_cannot_take_the_place_of_a_game_of_ours(nim: Path, tmp_path: Path) -> None:
    told = said(nim, tmp_path, "--plain", typed="q\n").stdout.decode()

    assert told.count("New game: A Game of Thrones: The Card Game, HBO edition") == 1


@pytest.mark.parametrize(
    ("module", "why"),
    [
        ("nim.missing:ADAPTER", "ModuleNotFoundError"),
        ("nim.adapter:NOTHING", "AttributeError"),
        ("nim.adapter:CASEBOOK", "nim.adapter:CASEBOOK"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told_and_ends_nothing(module: str, why: str, tmp_path: Path) -> None:
    folder = installed(written(PAGE, tmp_path / "package"), module)
    case: dict[str, Any] = {"id": "x", "game": "nim", "position": {}, "steps": []}

    done = said(folder, tmp_path, "judge", "-", typed=json.dumps(case))
    listed = said(folder, tmp_path, "--plain", typed=f"{BEGIN}q\n")

    assert (done.returncode, listed.returncode) == (3, 0)
    assert why in done.stderr.decode()
