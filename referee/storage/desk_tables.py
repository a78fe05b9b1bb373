"""The tables of tournaments as schema 4 brings them into an older database, in SQL of all databases."""

from __future__ import annotations

from collections.abc import Iterator

TOURNAMENT = (
    "CREATE TABLE tournament (id INTEGER NOT NULL, name VARCHAR NOT NULL, header VARCHAR NOT NULL,"
    " start VARCHAR NOT NULL, count INTEGER NOT NULL, head VARCHAR NOT NULL, created VARCHAR NOT NULL,"
    " changed VARCHAR NOT NULL, PRIMARY KEY (id), UNIQUE (name))"
)
PARTS = {
    "judge_entry": "kind, body, at, link",
    "person": "name, salt, mark, role, language, public_key, erased#",
    "tournament_table": (
        "round#, label, game_id#, seats, clock_start, limit_ms#, stopped_ms#, stopped_since, extension_ms#"
    ),
    "judge_call": (
        "table_number#, seat, at, about, words, taken_by#, taken_at, closed_at, extension_ms#, ruling#"
    ),
    "ruling": (
        "table_number#, game_id#, entry_number#, head_link, asked, seat, position, receipt, state, judge#,"
        " words, replaces#, provisional#, decided, key"
    ),
    "penalty": (
        "person#, round#, table_number#, ruling#, entry_number#, rules, infraction, level, suggested,"
        " because, judge#, lifted"
    ),
    "peek": "judge#, table_number#, seat, at",
}
"""Table -> its own columns; those with a # hold whole numbers."""


def desk_tables() -> Iterator[str]:
    """The statements that make the tables."""
    yield TOURNAMENT
    for table, columns in PARTS.items():
        own = ", ".join(_column(one.strip()) for one in columns.split(","))
        yield (
            f"CREATE TABLE {table} (tournament_id INTEGER NOT NULL, number INTEGER NOT NULL, {own},"
            " PRIMARY KEY (tournament_id, number), FOREIGN KEY(tournament_id) REFERENCES tournament (id))"
        )


def _column(name: str) -> str:
    kind = "INTEGER" if name.endswith("#") else "VARCHAR"
    return f"{name.removesuffix('#')} {kind} NOT NULL"
