"""The pages of docs/ say what the program does: commands, typed lines, pictures, the list of pages."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from referee.cli.arguments import COMMAND_NAMES, read_arguments
from referee.session.game_setup import example, state_of
from tests.each import hold
from tests.kit.typed_table import TypedTable

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
BLOCK = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"(?:^|\$ |&& |\| |\()\s*referee((?: [^&|<>()]*)?)")
"""Behind the name of the program, up to what belongs to the shell."""
TYPED = re.compile(r"<!-- lines: (\w+) (\w+) -->\n```\n(.*?)```", re.DOTALL)
MODULE = re.compile(r"`([a-z_/]+\.py)`")
PACKAGES = ("benchmarks", "cards", "docs", "engine", "referee", "rulebook", "scripts", "tests")
TAUGHT = "nim/"
"""Begins the modules of the game that a page builds."""
MADE = {"rules/index.md", "cases/index.md", "lessons/index.md"}
"""Pages that are made when the site is built."""
FOR_DEVELOPERS = (ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md")
QUOTED = re.compile(r"`([^`\n]+)`")
PART = r"[\w.*<>-]+"
PATH = re.compile(rf"{PART}(?:/{PART})*/|{PART}(?:/{PART})+|{PART}\.(?:py|md|ftl|json|toml|sql|yml)")
"""A folder, or a file; `<house>` stands for any name."""
BUILT = {"rulebook/links.json"}
"""Named, and made by a build or before the tests."""


def commands(page: Path) -> Iterator[list[str]]:
    """Every call of Referee in the blocks of a page."""
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for line in block.splitlines():
            for call in CALL.findall(line.partition(" #")[0]):
                yield shlex.split(call)


WITH_COMMANDS = [page for page in (*PAGES, ROOT / "README.md") if any(commands(page))]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_every_command_of_a_page_is_one(page: Path) -> None:
    def is_read(words: list[str]) -> None:
        assert read_arguments(words).command

    hold(is_read, list(commands(page)))


def test_commands_are_found_on_the_pages() -> None:
    found = {words[0] for page in PAGES for words in commands(page) if words}
    assert {"judge", "desk", "learn", "watch", "position", "completion"} <= found & set(COMMAND_NAMES)


@pytest.mark.parametrize(
    ("game", "table", "lines"), TYPED.findall((DOCS / "line-grammar.md").read_text(encoding="utf-8"))
)
def test_every_line_of_the_grammar_is_entered_as_it_stands(game: str, table: str, lines: str) -> None:
    typed = TypedTable("en", state_of(example(game, table, "")), game)
    told = {line: typed.told(line) for line in lines.splitlines()}
    assert {line: said for line, said in told.items() if not said.startswith("ok")} == {}


def test_all_games_have_lines_in_the_grammar() -> None:
    found = {game for game, _, _ in TYPED.findall((DOCS / "line-grammar.md").read_text(encoding="utf-8"))}
    assert found == {"hbo", "lcg", "oriflamme", "kings"}


def test_the_site_leads_to_every_page() -> None:
    site = (DOCS / "site" / "mkdocs.yml").read_text(encoding="utf-8")
    listed = set(re.findall(r"^ +- .*: (\S+\.md)$", site, re.MULTILINE))
    assert listed == {page.name for page in PAGES} | MADE


def test_every_module_a_page_names_is_there() -> None:
    modules = [path.relative_to(ROOT).as_posix() for one in PACKAGES for path in (ROOT / one).rglob("*.py")]

    def is_there(page: str, named: str) -> None:
        assert any(f"/{one}".endswith(f"/{named}") for one in modules), page

    named = [(page.name, one) for page in PAGES for one in MODULE.findall(page.read_text(encoding="utf-8"))]
    hold(is_there, [(page, one) for page, one in named if not one.startswith(TAUGHT)])


def paths_named(page: Path) -> list[str]:
    """The files and folders that a page for developers names."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    linked = re.findall(r"\]\(([\w./-]+)\)", text)
    return [one for one in (*QUOTED.findall(text), *linked) if PATH.fullmatch(one) and one not in BUILT]


def is_named(named: str, path: str) -> bool:
    """Whether a path is the one that is named, by its last parts."""
    return fnmatchcase(f"/{path}", "*/" + re.sub(r"<\w+>", "*", named).rstrip("/"))


@pytest.mark.parametrize("page", FOR_DEVELOPERS, ids=lambda page: page.name)
def test_every_path_named_for_developers_is_there(page: Path) -> None:
    within = [path for one in PACKAGES for path in (ROOT / one, *(ROOT / one).rglob("*"))]
    paths = [path.relative_to(ROOT).as_posix() for path in (*within, *ROOT.iterdir())]
    named = sorted(set(paths_named(page)))
    assert len(named) > 10
    assert [one for one in named if not any(is_named(one, path) for path in paths)] == []


def test_every_folder_of_the_picture_is_there() -> None:
    picture = BLOCK.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))[0]
    above: list[str] = []
    for line in picture.splitlines():
        drawn = re.match(r"( *)([a-z_0-9]+(?:/|\.py)) ", line)
        if drawn is not None:
            above[len(drawn[1]) // 2 :] = [drawn[2]]
            assert (ROOT / "".join(above)).exists(), line
    assert above


@pytest.mark.parametrize(
    ("name", "shown"),
    {
        "start": "New game: Oriflamme",
        "ruling": "bypassed by Stealth",
        "lesson": "Hire your people",
        "desk": "Autumn Cup",
        "phone": "Tywin Lannister",
        "scoreboard": "power in all",
    }.items(),
)
def test_a_picture_shows_what_its_page_tells_of(name: str, shown: str, tmp_path: Path) -> None:
    # A program of its own: the tests of the app leave out most of what is painted.
    command = [sys.executable, "-m", "scripts.screenshots", name, str(tmp_path / "drawn.svg")]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    assert shown.replace(" ", "&#160;") in (tmp_path / "drawn.svg").read_text(encoding="utf-8")


def test_no_picture_asks_another_server_for_letters() -> None:
    for drawn in DOCS.glob("*.svg"):
        assert 'url("http' not in drawn.read_text(encoding="utf-8")
