"""Two roles of a PostgreSQL server, one for tables and one for judges; to neither is a journal more than
something to add to."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from referee.desk.rows import DeskRefusal
from referee.desk.watch import CHANNEL
from referee.storage.database import Database
from referee.storage.privacy import hide

RoleKind = Literal["table", "judge"]
ROLE_NAMES: dict[RoleKind, str] = {"table": "referee_table", "judge": "referee_judge"}
JOURNALS = ("journal_entry", "cited_rule", "judge_entry")
HEAD_ONLY = "count, head, changed"
JUDGE_ROWS = ("person", "tournament_table", "judge_call", "ruling", "penalty", "peek")
TABLE_ROWS = ("tournament_table", "judge_call")
"""What a call changes: the call itself, and the clock of its table."""
TABLE_KINDS = ("call",)
"""Entries of the judges' journal that a table may write."""

HEAD_MOVES = """
CREATE OR REPLACE FUNCTION referee_head_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user NOT IN ('referee_table', 'referee_judge') OR NEW.head = OLD.head THEN RETURN NEW; END IF;
  IF NEW.count <> OLD.count + 1 THEN
    RAISE EXCEPTION 'the head of a journal moves by one entry';
  END IF;
  RETURN NEW;
END $$"""
HEAD_STANDS = """
CREATE OR REPLACE FUNCTION referee_head_stands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE stands boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE %I = $1 AND number = $2 AND link = $3)',
                 TG_ARGV[0], TG_ARGV[1]) INTO stands USING NEW.id, NEW.count, NEW.head;
  IF NEW.count > 0 AND NOT stands AND current_user IN ('referee_table', 'referee_judge') THEN
    RAISE EXCEPTION 'the head of a journal names an entry that is not there';
  END IF;
  RETURN NULL;
END $$"""
KIND_FITS = f"""
CREATE OR REPLACE FUNCTION referee_kind_fits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'referee_table' AND NEW.kind NOT IN ({", ".join(f"'{one}'" for one in TABLE_KINDS)}) THEN
    RAISE EXCEPTION 'a table calls judges and does not rule';
  END IF;
  RETURN NEW;
END $$"""
TELLS = f"""
CREATE OR REPLACE FUNCTION referee_tells() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_notify('{CHANNEL}', TG_TABLE_NAME); RETURN NULL; END $$"""
TRIGGERS = {
    "referee_head_moves": ("BEFORE UPDATE", ("saved_game", "tournament"), "FOR EACH ROW"),
    "referee_kind_fits": ("BEFORE INSERT", ("judge_entry",), "FOR EACH ROW"),
    "referee_tells": ("AFTER INSERT", ("journal_entry", "judge_entry"), "FOR EACH STATEMENT"),
}
OF_HEADS = {"saved_game": ("journal_entry", "game_id"), "tournament": ("judge_entry", "tournament_id")}


class PreparedRole(Struct, frozen=True):
    """A role, and the address its programs use."""

    kind: RoleKind
    url: str


def prepare(database: Database) -> tuple[PreparedRole, ...]:
    """Makes both roles, or gives them new passwords; what they may do is set anew.

    Raises:
        DeskRefusal: the database is no PostgreSQL server.
    """
    if database.file is not None or database.engine.dialect.name != "postgresql":
        raise DeskRefusal("not-postgresql", place=database.place)
    passwords: dict[RoleKind, str] = {kind: secrets.token_urlsafe(18) for kind in ROLE_NAMES}
    for one in passwords.values():
        hide(one)
    from referee.storage.sqlalchemy_backend import writing

    with writing(database.engine, database.place) as connection:
        for statement in _statements(str(database.engine.url.database), passwords):
            connection.exec_driver_sql(statement.replace("%", "%%"))
    url = database.engine.url
    return tuple(
        PreparedRole(
            kind, url.set(username=name, password=passwords[kind]).render_as_string(hide_password=False)
        )
        for kind, name in ROLE_NAMES.items()
    )


def _statements(name: str, passwords: dict[RoleKind, str]) -> Iterator[str]:
    for kind, role in ROLE_NAMES.items():
        yield (
            f"DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '{role}')"  # noqa: S608
            f" THEN CREATE ROLE {role}; END IF; END $$"
        )
        yield f"ALTER ROLE {role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '{passwords[kind]}'"
        yield f'GRANT CONNECT ON DATABASE "{name}" TO {role}'
        yield from _rights(kind, role)
    yield from (HEAD_MOVES, HEAD_STANDS, KIND_FITS, TELLS)
    yield from _triggers()


def _rights(kind: RoleKind, role: str) -> Iterator[str]:
    yield f"REVOKE ALL ON ALL TABLES IN SCHEMA public FROM {role}"
    yield f"GRANT USAGE ON SCHEMA public TO {role}"
    yield f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role}"
    yield f"GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO {role}"
    yield f"GRANT INSERT ON {', '.join(JOURNALS)}, saved_game, lease TO {role}"
    yield f"GRANT UPDATE ({HEAD_ONLY}) ON saved_game, tournament TO {role}"
    yield f"GRANT UPDATE (name) ON saved_game TO {role}"
    yield f"GRANT UPDATE (alive), DELETE ON lease TO {role}"
    rows = JUDGE_ROWS if kind == "judge" else TABLE_ROWS
    yield f"GRANT INSERT, UPDATE ON {', '.join(rows)} TO {role}"
    if kind == "judge":
        yield f"GRANT INSERT ON tournament TO {role}"


def _triggers() -> Iterator[str]:
    for name, (when, tables, each) in TRIGGERS.items():
        for table in tables:
            yield f"DROP TRIGGER IF EXISTS {name} ON {table}"
            yield f"CREATE TRIGGER {name} {when} ON {table} {each} EXECUTE FUNCTION {name}()"
    for table, (entries, column) in OF_HEADS.items():
        yield f"DROP TRIGGER IF EXISTS referee_head_stands ON {table}"
        yield (
            f"CREATE CONSTRAINT TRIGGER referee_head_stands AFTER UPDATE ON {table} DEFERRABLE INITIALLY"
            f" DEFERRED FOR EACH ROW EXECUTE FUNCTION referee_head_stands('{entries}', '{column}')"
        )
