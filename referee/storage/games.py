"""Saved games: listed, created, copied whole, renamed, deleted, and read with their journals checked."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from typing import cast

import msgspec
from msgspec import Struct

from engine.kernel.errors import refuse
from engine.kernel.journal import (
    Break,
    BreakKind,
    JournalHead,
    JournalHeader,
    JournalKind,
    JournalLine,
    examined,
    first_link,
    first_unknown,
    header_text,
)
from referee.storage import device, lease
from referee.storage.connection import Connection, plain_errors
from referee.storage.database import Database
from referee.storage.errors import DamagedFile, NameMissing, NoSuchGame, StorageError


class Summary(Struct, frozen=True):
    """One line of the list of games."""

    id: int
    name: str
    game: str
    count: int
    created: str
    changed: str

    @property
    def numbered(self) -> str:
        """The name with the number, by which games of one name are told apart."""
        return f"{self.name} ({self.id})"

    def is_called(self, named: str) -> bool:
        """Whether the words are its number, its name or both."""
        return named in (str(self.id), self.name, self.numbered)


class Journal(Struct, frozen=True):
    game_id: int
    name: str
    header: JournalHeader
    entries: tuple[JournalLine, ...]
    """The sound part: exactly what was entered, from the first entry on."""
    head: JournalHead
    """Where the journal should end."""
    damage: Break | None = None
    found: int = 0
    """How many entries were read, sound or not."""
    created: str = ""

    @property
    def newer(self) -> JournalLine | None:
        """The first sound entry of a kind that only a newer program knows."""
        return first_unknown(self.entries)

    def link_at(self, number: int) -> str:
        """The link of a sound entry; of number 0 that of the header."""
        return self.entries[number - 1].link if number else first_link(header_text(self.header))

    @property
    def sound_head(self) -> JournalHead:
        return JournalHead(len(self.entries), self.link_at(len(self.entries)))


LISTED = "SELECT id, name, game, count, created, changed FROM saved_game ORDER BY changed DESC, id DESC"
GAME = "SELECT name, header, start, count, head, created FROM saved_game WHERE id = :game"
ENTRIES = "SELECT number, kind, body, at, link FROM journal_entry WHERE game_id = :game ORDER BY number"
BEGIN = (
    "INSERT INTO saved_game (name, game, header, start, count, head, created, changed)"
    " VALUES (:name, :game, :header, :start, 0, :start, :at, :at) RETURNING id"
)
RENAME = "UPDATE saved_game SET name = :name WHERE id = :game"
REMOVE = "DELETE FROM saved_game WHERE id = :game"
CITED = "SELECT number, rule FROM cited_rule WHERE game_id = :game ORDER BY number, rule"
CITING = "SELECT game_id, number FROM cited_rule WHERE rule = :rule ORDER BY game_id, number"

UNKNOWN = JournalHeader(game="", texts=(), seats=(), engine="", rulebook="")
"""Stands for a header that cannot be read; the journal then says it is broken at number 0."""


def saved_games(database: Database) -> list[Summary]:
    """All games, the one played last first."""
    with database.reading() as connection:
        return [Summary(number, _shown(name), *rest) for number, name, *rest in connection.rows(LISTED)]


def create_game(database: Database, name: str, header: JournalHeader, *, at: str | None = None) -> int:
    """Creates a game; the answer is its number."""
    text, when = header_text(header), at or device.now()
    values = {
        "name": valid_name(name),
        "game": header.game,
        "header": text,
        "start": first_link(text),
        "at": when,
    }
    with database.writing() as connection:
        [(number,)] = connection.rows(BEGIN, **values)
        return int(number)


def rename(database: Database, game_id: int, name: str) -> None:
    with database.writing() as connection:
        if connection.change(RENAME, game=game_id, name=valid_name(name)) == 0:
            raise NoSuchGame(game=game_id, place=database.place)


def remove(database: Database, game_id: int) -> None:
    """Deletes a game with all that belongs to it; the caller has asked, and there is no way back."""
    with database.writing() as connection:
        lease.refuse_if_held(connection, game_id)
        if connection.change(REMOVE, game=game_id) == 0:
            raise NoSuchGame(game=game_id, place=database.place)
    database.witnesses.forget(game_id)


def read_journal(database: Database, game_id: int) -> Journal:
    """The sound part of a journal, and the damage behind it, if any."""
    with database.reading() as connection:
        return read_within(connection, game_id, database.place)


def read_within(connection: Connection, game_id: int, place: str) -> Journal:
    game = next(iter(connection.rows(GAME, game=game_id)), None)
    if game is None:
        raise NoSuchGame(game=game_id, place=place)
    name, _, _, count, link, created = game
    header_kept, start = (str(column) for column in game[1:3])  # a damaged row may hold anything
    entries, readable = _entries(connection, game_id, place)
    head = JournalHead(_number(count), str(link))
    damage = examined(start, entries, head)
    if not readable and (damage is None or damage.number > len(entries)):
        damage = Break(len(entries) + 1, BreakKind.UNREADABLE)
    sound = entries if damage is None else entries[: damage.number - 1]
    header = _header(header_kept)
    if header is None or first_link(header_kept) != start:
        damage = Break(0, BreakKind.HEADER)
    known_header, count_found = header or UNKNOWN, len(entries)
    return Journal(
        game_id, _shown(name), known_header, tuple(sound), head, damage, count_found, _shown(created)
    )


def rules_cited(database: Database, game_id: int) -> dict[int, tuple[str, ...]]:
    """The rules of each entry, by the number of the entry."""
    cited: dict[int, tuple[str, ...]] = {}
    with database.reading() as connection:
        for number, rule in connection.rows(CITED, game=game_id):
            cited[number] = (*cited.get(number, ()), rule)
    return cited


def entries_citing(database: Database, rule: str) -> list[tuple[int, int]]:
    """The game and the number of every entry that rests on a rule."""
    with database.reading() as connection:
        return [(game, number) for game, number in connection.rows(CITING, rule=rule)]


def valid_name(name: str) -> str:
    """The name a game may be saved under.

    Raises:
        NameMissing, Unreadable: there is none, or one with characters that nobody sees.
    """
    if not name.strip():
        raise NameMissing
    refuse(name.strip(), "name", lines=())
    return name.strip()


def _shown(name: object) -> str:
    """A name that a screen can show: it may be damaged, as no chain covers it."""
    return str(name).encode("utf-8", "replace").decode()


def _entries(connection: Connection, game_id: int, place: str) -> tuple[list[JournalLine], bool]:
    """The entries in order, and whether all could be read; a torn page only ends the reading."""
    entries: list[JournalLine] = []
    try:
        with plain_errors(place):
            entries.extend(_entry(*row) for row in connection.rows(ENTRIES, game=game_id))
    except (DamagedFile, sqlite3.Error):
        return entries, False
    return entries, True


def _entry(number: object, kind: object, body: object, at: object, link: object) -> JournalLine:
    """An entry in a form that can be examined, even if its row is damaged."""
    return JournalLine(_number(number), cast("JournalKind", str(kind)), str(body), str(at), str(link))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _header(text: str) -> JournalHeader | None:
    try:
        return msgspec.json.decode(text, type=JournalHeader)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None


OF_GAME = "SELECT tournament_id FROM tournament_table WHERE game_id = :game ORDER BY tournament_id DESC"


def tournament_of(database: Database, game: int) -> int | None:
    """The tournament one of whose tables a saved game mirrors, if any."""
    try:
        with database.reading() as connection:
            if "tournament_table" not in connection.tables():
                return None
            return next((int(number) for (number,) in connection.rows(OF_GAME, game=game)), None)
    except StorageError:
        return None


PLACES = (
    "SELECT tournament_table.game_id, tournament.name, tournament_table.round, tournament_table.label"
    " FROM tournament_table JOIN tournament ON tournament.id = tournament_table.tournament_id"
    " WHERE tournament_table.game_id > 0 ORDER BY tournament_table.tournament_id, tournament_table.number"
)


class GamePlace(Struct, frozen=True):
    """The table of a tournament that a saved game mirrors."""

    event: str
    round: int
    table: str


def places_of_games(database: Database) -> dict[int, GamePlace]:
    """Number of a saved game -> its table at a tournament."""
    with database.reading() as connection:
        if "tournament_table" not in connection.tables():
            return {}
        return {int(game): GamePlace(*place) for game, *place in connection.rows(PLACES)}


ADD_ENTRY = (
    "INSERT INTO journal_entry (game_id, number, kind, body, at, link)"
    " VALUES (:game, :number, :kind, :body, :at, :link)"
)
ADD_RULE = "INSERT INTO cited_rule (game_id, number, rule) VALUES (:game, :number, :rule)"
END_AT = "UPDATE saved_game SET count = :count, head = :link, changed = :at WHERE id = :game"


BEGIN_COPY = (
    "INSERT INTO saved_game (name, game, header, start, count, head, created, changed)"
    " VALUES (:name, :game, :header, :start, :count, :head, :at, :at) RETURNING id"
)
SAME = (
    "SELECT id, name FROM saved_game WHERE start = :start AND count = :count AND head = :head"
    " ORDER BY id LIMIT 1"
)


def store(
    database: Database,
    name: str,
    header: JournalHeader,
    entries: tuple[JournalLine, ...],
    cites: Mapping[int, Iterable[str]],
    *,
    at: str,
) -> int:
    """Stores a checked journal whole or not at all; the answer is the number of the game."""
    text, head = header_text(header), _head(header, entries)
    begun = {"name": valid_name(name), "game": header.game, "header": text, "start": first_link(text)}
    with database.writing() as connection:
        [(game,)] = connection.rows(BEGIN_COPY, **begun, count=head.count, head=head.link, at=at)
        for entry in entries:
            fields = {"kind": entry.kind, "body": entry.body, "at": entry.at, "link": entry.link}
            connection.change(ADD_ENTRY, game=game, number=entry.number, **fields)
            for rule in cites.get(entry.number, ()):
                connection.change(ADD_RULE, game=game, number=entry.number, rule=rule)
        return int(game)


def same_game(
    database: Database, header: JournalHeader, entries: tuple[JournalLine, ...]
) -> tuple[int, str] | None:
    """The number and name of a saved game with exactly this journal."""
    head = _head(header, entries)
    with database.reading() as connection:
        start = first_link(header_text(header))
        rows = connection.rows(SAME, start=start, count=head.count, head=head.link)
        return next(((int(game), str(name)) for game, name in rows), None)


def _head(header: JournalHeader, entries: tuple[JournalLine, ...]) -> JournalHead:
    return JournalHead(len(entries), entries[-1].link if entries else first_link(header_text(header)))
