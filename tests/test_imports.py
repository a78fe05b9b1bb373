import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = sorted(
    ".".join(init.parent.relative_to(ROOT).parts) for init in (ROOT / "engine").glob("*/__init__.py")
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


@pytest.mark.parametrize("module", ["referee.storage", "referee.storage.errors"])
def test_naming_a_storage_error_does_not_load_the_database_layer(module: str) -> None:
    assert loaded_by(f"import {module}") & {"sqlmodel", "sqlalchemy", "pydantic"} == set()


def test_the_engine_calls_nothing_that_reads_or_prints() -> None:
    calls = {
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.func.id}"
        for path in (ROOT / "engine").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
    }

    assert calls == set()
