"""The server of a tournament: two roles, for tables and for judges, and a watch told of each entry.

A file, and a server that does not tell, are asked every second.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from threading import Event, Thread
from time import sleep
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from referee.desk.tournament_rows import DeskRefusal
from referee.session.persistence import read_only_session
from referee.session.session import Session
from referee.storage.connection import hide
from referee.storage.database import Database
from referee.storage.games import Journal, read_journal

if TYPE_CHECKING:
    import psycopg

POLL_S = 1.0
CHANNEL = "referee"
"""The name under which the server tells of new entries."""


class DeskWatch(Thread):
    """Listens to a server, in a thread of its own that ends with the program."""

    def __init__(
        self, database: Database, heard: Callable[[], object], listening: Callable[[], object] | None = None
    ) -> None:
        """Both functions are called in this thread.

        Args:
            heard: something was entered somewhere.
            listening: from now on it hears.
        """
        super().__init__(daemon=True, name="desk-watch")
        self._database = database
        self._heard = heard
        self._listening = listening or (lambda: None)
        self._over = Event()

    def run(self) -> None:
        """Listens until it is stopped, and reconnects when the connection breaks."""
        while not self._over.is_set():
            try:
                self._listen()
            except Exception:  # noqa: BLE001 - whatever happens to the server, the desk goes on asking
                sleep(POLL_S)

    def stop(self) -> None:
        """Stops listening."""
        self._over.set()

    def _listen(self) -> None:
        with _connected(self._database) as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            self._listening()
            while not self._over.is_set():
                for _ in connection.notifies(timeout=POLL_S, stop_after=1):
                    self._heard()


def _connected(database: Database) -> psycopg.Connection[tuple[object, ...]]:
    import psycopg

    url = database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(url, autocommit=True)


HEAD = "SELECT count, head FROM saved_game WHERE id = :game"


class LiveGame:
    """The known table of a saved game, which it neither holds nor changes."""

    def __init__(self, database: Database, game: int, known: Journal | None = None) -> None:
        """``known``: its journal, where that need not be read."""
        self._database = database
        self.game = game
        self.last_at = ""
        """When the last entry was made."""
        self._head = ""
        self._take(known or read_journal(database, game))

    def copy(self) -> LiveGame:
        """The same table for somebody else to follow, without reading anything."""
        return LiveGame(self._database, self.game, self._journal)

    def _take(self, journal: Journal) -> None:
        self.name = journal.name
        self.session: Session = read_only_session(journal)
        self._note(journal)

    def _note(self, journal: Journal) -> None:
        self.head = journal.sound_head
        """Where the journal ends, as far as it is known here."""
        self._head = journal.head.link
        self._journal = journal
        self.last_at = journal.entries[-1].at if journal.entries else journal.created

    def refresh(self) -> bool:
        """Replays new entries; whether there were any."""
        journal = self.news()
        if journal is None:
            return False
        self.take(journal)
        return True

    def news(self) -> Journal | None:
        """The journal, if it has new entries; callable from any thread."""
        with self._database.reading() as connection:
            row = next(iter(connection.rows(HEAD, game=self.game)), None)
        if row is None or str(row[1]) == self._head:
            return None
        return read_journal(self._database, self.game)

    def take(self, journal: Journal) -> bool:
        """Replays new entries; whether the table goes on from what was seen, or is another one now."""
        known = self.head
        if len(journal.entries) < known.count or journal.link_at(known.count) != known.link:
            self._take(journal)
            return False
        for entry in journal.entries[known.count :]:
            self.session.read(entry)
        self._note(journal)
        return True


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
  IF current_user = 'referee_table' AND NEW.kind NOT IN ({", ".join(map(repr, TABLE_KINDS))}) THEN
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
    """A database role, with the address that its programs use."""

    kind: RoleKind
    url: str


def prepare(database: Database) -> tuple[PreparedRole, ...]:
    """Creates both roles, or gives them new passwords, and grants their rights anew.

    Raises:
        DeskRefusal: the database is no PostgreSQL server.
    """
    if database.file is not None or database.engine.dialect.name != "postgresql":
        raise DeskRefusal("not-postgresql", place=database.place)
    passwords: dict[RoleKind, str] = {kind: secrets.token_urlsafe(18) for kind in ROLE_NAMES}
    for password in passwords.values():
        hide(password)
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
        # A role's name is one of ROLE_NAMES and no input.
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
