"""A whole journal from elsewhere, stored as a game of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.kernel.journal import JournalHead, JournalHeader, JournalLine, first_link, header_text
from referee.storage.database import Database
from referee.storage.games import named

ADD_ENTRY = (
    "INSERT INTO journal_entry (game_id, number, kind, body, at, link)"
    " VALUES (:game, :number, :kind, :body, :at, :link)"
)
ADD_RULE = "INSERT INTO cited_rule (game_id, number, rule) VALUES (:game, :number, :rule)"
END_AT = "UPDATE saved_game SET count = :count, head = :link, changed = :at WHERE id = :game"


BEGIN = (
    "INSERT INTO saved_game (name, game, header, start, count, head, created, changed)"
    " VALUES (:name, :game, :header, :start, :count, :head, :at, :at) RETURNING id"
)
SAME = (
    "SELECT id, name FROM saved_game WHERE start = :start AND count = :count AND head = :head"
    " ORDER BY id LIMIT 1"
)


def stored(
    database: Database,
    name: str,
    header: JournalHeader,
    entries: tuple[JournalLine, ...],
    cites: Mapping[int, Iterable[str]],
    *,
    at: str,
) -> int:
    """Stores all of it or nothing; the answer is the number of the game. The caller has checked it."""
    text, head = header_text(header), _head(header, entries)
    begun = {"name": named(name), "game": header.game, "header": text, "start": first_link(text)}
    with database.writing() as connection:
        [(game,)] = connection.rows(BEGIN, **begun, count=head.count, head=head.link, at=at)
        for entry in entries:
            told = {"kind": entry.kind, "body": entry.body, "at": entry.at, "link": entry.link}
            connection.change(ADD_ENTRY, game=game, number=entry.number, **told)
            for rule in cites.get(entry.number, ()):
                connection.change(ADD_RULE, game=game, number=entry.number, rule=rule)
        return int(game)


def same_game(
    database: Database, header: JournalHeader, entries: tuple[JournalLine, ...]
) -> tuple[int, str] | None:
    """Number and name of a saved game with exactly this journal."""
    head = _head(header, entries)
    with database.reading() as connection:
        start = first_link(header_text(header))
        found = connection.rows(SAME, start=start, count=head.count, head=head.link)
        return next(((int(game), str(name)) for game, name in found), None)


def _head(header: JournalHeader, entries: tuple[JournalLine, ...]) -> JournalHead:
    return JournalHead(len(entries), entries[-1].link if entries else first_link(header_text(header)))
