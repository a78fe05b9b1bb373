"""The tables of `schema` as SQLite's own statements, so that a new file is made without SQLModel.

SQLModel takes 0.35 s and 40 MB, which the very first start would pay for. The statements are written from the
models by ``python -m scripts.schemas --write``.
"""

from __future__ import annotations

from pathlib import Path

from referee.storage.connection import Connection

TABLES = Path(__file__).parent / "tables.sql"
OF_TOURNAMENTS = (
    *("tournament", "judge_entry", "person", "tournament_table"),
    *("judge_call", "ruling", "penalty", "peek"),
)
"""The tables that schema 4 brings into an older database; a later schema may not alter their statements."""
ABOUT_ITSELF = "INSERT INTO referee_about (name, value) VALUES (:name, :value)"


def statements() -> tuple[str, ...]:
    """The statements that make all tables and their indexes."""
    return tuple(one.strip() for one in TABLES.read_text(encoding="utf-8").split(";")[:-1])


def tournament_tables() -> tuple[str, ...]:
    """The statements that make the tables of tournaments, in SQL of all databases."""
    return tuple(
        one for name in OF_TOURNAMENTS for one in statements() if one.startswith(f"CREATE TABLE {name} ")
    )


def make_file_tables(connection: Connection, about: list[dict[str, str]]) -> None:
    """Makes the tables in a new file, unless another program has just done it.

    ``about``: the rows of `referee_about`.
    """
    if connection.tables():
        return
    for statement in statements():
        connection.change(statement)
    for row in about:
        connection.change(ABOUT_ITSELF, **row)
