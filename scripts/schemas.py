"""The JSON Schemas of the package and the tables of new files, from their types.

``python -m scripts.schemas`` compares, ``--write`` writes anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_mock_engine
from sqlalchemy.dialects import sqlite
from sqlmodel import SQLModel

from referee.library.schema_files import FOLDER, schema_file
from referee.library.schemas import schemas
from referee.session.registry import ADAPTERS, adapter_of
from referee.storage.schema import SavedGamesBase
from referee.storage.sqlite_backend import STATEMENTS
from rulebook.database.models import RulebookBase
from rulebook.database.writer import RULE_TABLES


def made() -> dict[Path, str]:
    """Each file, as today's types say it should be."""
    found = schemas(tuple(adapter_of(game) for game in ADAPTERS))
    tables = {STATEMENTS: statements_of(SavedGamesBase), RULE_TABLES: statements_of(RulebookBase)}
    return {schema_file(name): _text(schema) for name, schema in found.items()} | tables


def statements_of(models: type[SQLModel]) -> str:
    """The statements of SQLite that make the tables of these models."""
    made: list[str] = []

    def keep(statement: Any, *_: Any) -> None:
        made.append(str(statement.compile(dialect=sqlite.dialect())))

    engine = create_mock_engine("sqlite://", keep)
    models.metadata.create_all(engine, checkfirst=False)
    lines = (one.strip().replace("\n)\n", "\n)").replace("\t", "    ").replace(", \n", ",\n") for one in made)
    return "".join(f"{one};\n" for one in lines)


def _text(schema: object) -> str:
    plain = msgspec.json.encode(schema, order="deterministic")
    return msgspec.json.format(plain, indent=1).decode() + "\n"


def stale() -> list[Path]:
    """The files that are not what the types say."""
    return [file for file, text in made().items() if not _is_kept(file, text)]


def _is_kept(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


def main() -> int:
    """Writes with ``--write``; otherwise says which files are stale."""
    if "--write" in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        for file, text in made().items():
            file.write_text(text, encoding="utf-8")
        return 0
    found = stale()
    print(*(f"stale: {file}" for file in found), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
