import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = sorted(
    ".".join(init.parent.relative_to(ROOT).parts) for init in (ROOT / "engine").rglob("__init__.py")
)
FORBIDDEN_MODULES = {"textual", "rich", "sqlmodel", "sqlalchemy", "sqlite3", "pydantic"}
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval"}


def loaded_by(statement: str) -> set[str]:
    """Top-level modules a fresh interpreter holds after the statement."""
    program = f"import sys; {statement}; print(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("package", ENGINE)
def test_the_engine_loads_neither_screen_nor_database(package: str) -> None:
    assert loaded_by(f"import {package}") & FORBIDDEN_MODULES == set()


def test_there_is_an_engine_to_look_at() -> None:
    assert "engine.kernel" in ENGINE


def test_a_saved_game_is_opened_and_written_without_the_object_layer(tmp_path: Path) -> None:
    database = f"database = persistence.place(Path({str(tmp_path / 'games.db')!r}))"
    setting = f"from pathlib import Path; from referee.session import persistence; {database}"
    new = "from referee.session.game_setup import new_start"
    begun = f"{new}; persistence.begin(database, 'one', new_start('hbo', ''))"
    resumed = (
        "kept = persistence.resume(database, 1); kept.session.note('on'); persistence.leave(database, kept)"
    )
    cards = "from referee.session.card_catalogue import OwnedCards; OwnedCards('hbo', database)"

    assert "sqlmodel" not in loaded_by(f"{setting}; {begun}.close()"), "a new file needs no models"
    assert loaded_by(f"{setting}; {resumed}; {cards}") & {"sqlmodel", "sqlalchemy", "pydantic"} == set()


@pytest.mark.parametrize("command", ["verify", "files"])
def test_a_record_is_written_and_read_without_a_screen_and_the_object_layer(command: str) -> None:
    loaded = loaded_by(f"import referee.cli.records.{command}")

    assert loaded & {"textual", "sqlmodel", "sqlalchemy", "pydantic"} == set()


def modules_of(statement: str) -> set[str]:
    """Every module a fresh interpreter holds after the statement, by its whole name."""
    program = f"import sys; {statement}; print(*sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_a_rule_is_told_without_a_game_or_what_answers_questions(rulebook_cache: Path) -> None:
    read = "from referee.__main__ import main; main(['rule', 'hbo.challenge.unopposed', '--lang', 'en'])"
    loaded = modules_of(f"import os; os.environ['REFEREE_CACHE'] = {str(rulebook_cache)!r}; {read}")

    assert "rulebook.database.store" in loaded
    assert {
        "engine.kernel.adapter",
        "cards.catalogue",
        "rulebook.asking",
        "rulebook.search",
    } & loaded == set()


def test_the_engine_calls_nothing_that_reads_or_prints() -> None:
    calls = {
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.func.id}"
        for path in (ROOT / "engine").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
    }

    assert calls == set()
