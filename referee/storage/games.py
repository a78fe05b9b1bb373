"""Which games are there, and what stands in one?

Reading never changes anything, so anybody may look on while another writes. What is read is examined: entries
that are not what was entered are counted but not returned.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlmodel import col

from engine.kernel.journal import Break, Entry, Head, Header, Kind, Wrong, examined, first_link, header_text
from referee.storage import clock, lease
from referee.storage.database import Database
from referee.storage.errors import DamagedFile, NameMissing, NoSuchGame
from referee.storage.models import CitedRule, JournalEntry, SavedGame, table
from referee.storage.records import Journal, Summary
from referee.storage.trouble import plain_errors

UNKNOWN = Header(game="", texts=(), seats=(), engine="", rulebook="")
"""Stands for a header that cannot be read; the journal then says it is broken at number 0."""


def saved_games(database: Database) -> list[Summary]:
    """All games, the one played last first."""
    games = table(SavedGame).c
    listed = select(*(games[name] for name in Summary.__struct_fields__))
    with database.reading() as connection:
        rows = connection.execute(listed.order_by(games.changed.desc(), games.id.desc()))
        return [Summary(**{**row, "name": _shown(row["name"])}) for row in rows.mappings()]


def create(database: Database, name: str, header: Header, *, at: str | None = None) -> int:
    """Begin a game; the answer is its number."""
    text, when = header_text(header), at or clock.now()
    start = first_link(text)
    values = {"name": _named(name), "game": header.game, "header": text, "created": when, "changed": when}
    with database.writing() as connection:
        begun = insert(SavedGame).values(**values, start=start, count=0, head=start)
        return int(connection.execute(begun.returning(col(SavedGame.id))).scalar_one() or 0)


def rename(database: Database, game_id: int, name: str) -> None:
    with database.writing() as connection:
        done = connection.execute(
            update(SavedGame).where(col(SavedGame.id) == game_id).values(name=_named(name))
        )
        if done.rowcount == 0:
            raise NoSuchGame(game=game_id, place=database.place)


def remove(database: Database, game_id: int) -> None:
    """Delete a game with all that belongs to it. The caller has asked; there is no way back."""
    with database.writing() as connection:
        lease.refuse_if_held(connection, game_id)
        if connection.execute(delete(SavedGame).where(col(SavedGame.id) == game_id)).rowcount == 0:
            raise NoSuchGame(game=game_id, place=database.place)


def read(database: Database, game_id: int) -> Journal:
    """The sound part of a journal, and what is wrong with the rest if anything is."""
    with database.reading() as connection:
        return read_within(connection, game_id, database.place)


def read_within(connection: Connection, game_id: int, place: str) -> Journal:
    game = connection.execute(select(table(SavedGame)).where(col(SavedGame.id) == game_id)).first()
    if game is None:
        raise NoSuchGame(game=game_id, place=place)
    entries, readable = _entries(connection, game_id, place)
    head = Head(_number(game.count), str(game.head))
    damage = examined(game.start, entries, head)
    if not readable and (damage is None or damage.number > len(entries)):
        damage = Break(len(entries) + 1, Wrong.UNREADABLE)
    sound = entries if damage is None else entries[: damage.number - 1]
    header = _header(game.header)
    if header is None or first_link(game.header) != game.start:
        damage = Break(0, Wrong.HEADER)
    return Journal(game_id, _shown(game.name), header or UNKNOWN, tuple(sound), head, damage, len(entries))


def rules_cited(database: Database, game_id: int) -> dict[int, tuple[str, ...]]:
    """The rules each entry rests on, by number of the entry."""
    wanted = select(col(CitedRule.number), col(CitedRule.rule)).where(col(CitedRule.game_id) == game_id)
    cited: dict[int, tuple[str, ...]] = {}
    with database.reading() as connection:
        for number, rule in connection.execute(wanted.order_by(col(CitedRule.number), col(CitedRule.rule))):
            cited[number] = (*cited.get(number, ()), rule)
    return cited


def entries_citing(database: Database, rule: str) -> list[tuple[int, int]]:
    """The other way: game and number of every entry that rests on a rule."""
    wanted = select(col(CitedRule.game_id), col(CitedRule.number)).where(col(CitedRule.rule) == rule)
    with database.reading() as connection:
        return [(game, number) for game, number in connection.execute(wanted.order_by("game_id", "number"))]


def _named(name: str) -> str:
    if not name.strip():
        raise NameMissing
    return name.strip()


def _shown(name: object) -> str:
    """A name can be damaged too; no chain covers it, and a screen has to be able to show it."""
    return str(name).encode("utf-8", "replace").decode()


def _entries(connection: Connection, game_id: int, place: str) -> tuple[list[Entry], bool]:
    """Entries in order, and whether all could be read: a torn page ends the reading, not the program."""
    columns = table(JournalEntry).c
    wanted = select(*(columns[name] for name in Entry.__struct_fields__)).where(columns.game_id == game_id)
    entries: list[Entry] = []
    try:
        with plain_errors(place):
            rows: Iterable[Any] = connection.execute(wanted.order_by(columns.number))
            entries.extend(_entry(*row) for row in rows)
    except DamagedFile:
        return entries, False
    except DBAPIError:
        return entries, False
    return entries, True


def _entry(number: object, kind: object, body: object, at: object, link: object) -> Entry:
    """A damaged row may hold anything; whatever it is, it gets a form that can be examined."""
    return Entry(_number(number), cast("Kind", str(kind)), str(body), str(at), str(link))


def _number(found: object) -> int:
    return found if isinstance(found, int) else 0


def _header(text: str) -> Header | None:
    try:
        return msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
