"""No character a terminal obeys comes in from a stranger, and none leaves in what is printed or painted."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from engine.kernel.cases.case_file import read_file
from engine.kernel.errors import Unreadable, visible
from referee.app.terminal import ControlCharacterFilter
from referee.session.files.table_files import start_from
from referee.session.game_setup import example, examples
from referee.session.persistence import begin, resume
from referee.session.registry import ADAPTERS
from referee.storage.database import open_database
from referee.storage.games import rename
from scripts.hostile.inputs.canary import a_start, another_program, hostile_database
from tests.hostile.canary import ALL, MARKUP, canary, obeyed
from tests.hostile.terminal import ROOT, Terminal, said
from tests.kit.command import CASE

BIDI = "\u202e"
TABLES = ROOT / "tests" / "corpus" / "tables"


def test_each_sign_is_written_as_its_number() -> None:
    assert obeyed(visible(ALL)) == []
    assert visible("Жалба [b]\n\tok") == "Жалба [b]\n\tok"
    assert msgspec.json.decode(f'"{visible(ALL)}"') == ALL


def test_a_painted_line_keeps_its_length_and_its_colours() -> None:
    red = Style.parse("red link https://example.org")
    line = [Segment("Arya ", red), Segment(canary("\x1b]52;c;"), None), Segment(canary("\u202e"), red)]
    clean = ControlCharacterFilter().apply(line, Color(0, 0, 0))
    assert obeyed("".join(one.text for one in clean)) == []
    assert sum(one.cell_length for one in clean) == sum(one.cell_length for one in line)
    assert clean[0].style is not None
    assert (clean[0].style.color, clean[0].style.link) == (red.color, None)


def test_a_line_without_such_a_sign_is_left_as_it_is() -> None:
    line = [Segment("Станис [b] żółć │ ▲", Style.parse("bold"))]
    assert ControlCharacterFilter().apply(line, Color(0, 0, 0)) is line


# On the way in


def kept(tmp_path: Path) -> Any:
    database = open_database(tmp_path / "games.db")
    return database, begin(database, "Friday", example("hbo", examples("hbo")[0].id, "both"))


def _note(tmp_path: Path, words: str) -> None:
    database, game = kept(tmp_path)
    try:
        game.session.note(words)
    finally:
        game.close()
        database.close()


def _correction(tmp_path: Path, words: str) -> None:
    database, game = kept(tmp_path)
    try:
        game.session.correct("stark", "gold", 3, words)
    finally:
        game.close()
        database.close()


def _name(tmp_path: Path, words: str) -> None:
    database, game = kept(tmp_path)
    try:
        rename(database, game.game_id, words)
    finally:
        game.close()
        database.close()


def _new_name(tmp_path: Path, words: str) -> None:
    database = open_database(tmp_path / "games.db")
    try:
        begin(database, words, example("hbo", examples("hbo")[0].id, "both"))
    finally:
        database.close()


def _table(change: Callable[[Any, str], None]) -> Callable[[Path, str], None]:
    def opens(_tmp_path: Path, words: str) -> None:
        table = msgspec.json.decode((TABLES / "lcg-1.json").read_bytes())
        change(table, words)
        start_from(msgspec.json.encode(table))

    return opens


def _a_card(field: str) -> Callable[[Path, str], None]:
    def change(table: Any, words: str) -> None:
        card = next(iter(table["state"]["cards"].values()))
        card[field] = [words] if field == "traits" else words

    return _table(change)


def _case(change: Callable[[Any, str], None]) -> Callable[[Path, str], None]:
    def reads(_tmp_path: Path, words: str) -> None:
        case = msgspec.json.decode(msgspec.json.encode(CASE))
        change(case, words)
        read_file(msgspec.json.encode(case))

    return reads


def _another_judge(tmp_path: Path, words: str) -> None:
    """The position of a game another program wrote."""
    database = open_database(tmp_path / "games.db")
    try:
        with another_program():
            game = begin(database, "Friday", a_start(words))
            game.close()
        resume(database, game.game_id, look=True)
    finally:
        database.close()


IN: dict[str, tuple[Callable[[Path, str], None], str]] = {
    "a note": (_note, "words"),
    "the reason of a correction": (_correction, "reason"),
    "the name of a game": (_name, "name"),
    "the name of a new game": (_new_name, "name"),
    "the title of a table file": (_table(lambda table, words: table.update(title=words)), "title"),
    "the name of a card in a table file": (_a_card("name"), ".name"),
    "a trait in a table file": (_a_card("traits"), ".traits"),
    "an id in a table file": (
        _table(lambda table, words: table["state"]["seats"].update({words: {}})),
        "seats",
    ),
    "the title of a case": (_case(lambda case, words: case.update(title=words)), "title"),
    "the question of a case": (_case(lambda case, words: case.update(question=words)), "question"),
    "the id of a case": (_case(lambda case, words: case.update(id=words)), "id"),
    "a card in a case": (
        _case(lambda case, words: case["position"]["seats"][0]["characters"][0].update(name=words)),
        "name",
    ),
    "a position another judge has saved": (_another_judge, "name"),
}


@pytest.mark.parametrize("what", IN)
def test_it_is_refused_with_its_place(what: str, tmp_path: Path) -> None:
    enter, field = IN[what]
    for number, sign in enumerate(("\x1b]52;c;", "\x9b", "\u202e", "\x07", "\u200b")):
        folder = tmp_path / str(number)
        folder.mkdir()
        with pytest.raises(Unreadable) as refused:
            enter(folder, canary(sign))
        facts = refused.value.facts
        assert (refused.value.says, facts["sign"], facts["at"]) == (
            "control_character",
            f"U+{ord(sign[0]):04X}",
            5,
        )
        assert field in str(facts["where"])


def test_markup_is_no_such_sign(tmp_path: Path) -> None:
    for what in ("a note", "the title of a table file", "the title of a case", "the name of a new game"):
        folder = tmp_path / what
        folder.mkdir()
        IN[what][0](folder, MARKUP)


@pytest.mark.parametrize("game", ADAPTERS)
def test_tables_of_our_own_hold_none(game: str) -> None:
    for one in examples(game):
        example(game, one.id, "both")


# On the way out


def test_a_position_with_such_signs_is_not_opened(tmp_path: Path) -> None:
    with Terminal([], hostile_database(tmp_path)) as terminal:
        terminal.until("Position")
        terminal.type("\x1b[B\r")
        terminal.until("U+001B")
        terminal.type("\x11")
        assert obeyed(said(terminal.ended().painted).replace("\r\n", "\n")) == []


def test_nothing_is_printed_past_the_gate() -> None:
    allowed = {
        "referee/__main__.py",
        "referee/cli/application.py",
        "scripts/links.py",
        "rulebook/audit.py",
        "scripts/search_quality.py",
    }
    found = set()
    for path in (*ROOT.glob("referee/**/*.py"), *ROOT.glob("rulebook/**/*.py"), *ROOT.glob("cards/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in WRITING:
                found.add(path.relative_to(ROOT).as_posix())
    assert found <= allowed


WRITING = {"print", *(f"sys.std{one}.{how}" for one in ("out", "err") for how in ("write", "writelines"))}
