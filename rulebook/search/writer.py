"""The writer of the database that is searched. Imported only while building."""

from __future__ import annotations

import sqlite3

from rulebook.content.models import Book
from rulebook.database.writer import insert_many
from rulebook.search.postings import posting_rows

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
-- Something that can be found: rules are what it leads to, shown is what a reader sees of it, source
-- its own id.
CREATE TABLE passage (
    key INTEGER PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL,
    source TEXT NOT NULL,
    rules TEXT NOT NULL, shown TEXT NOT NULL
);
-- The same for ranking, a byte for each passage of a game from its first key on.
CREATE TABLE facet (
    game TEXT PRIMARY KEY, first INTEGER NOT NULL, sources INTEGER NOT NULL, texts TEXT NOT NULL,
    kinds BLOB NOT NULL, languages BLOB NOT NULL, lengths BLOB NOT NULL
);
-- The passages that lead to a rule, four bytes each; a byte says at which place among its rules.
CREATE TABLE leading (rule TEXT PRIMARY KEY, passages BLOB NOT NULL, places BLOB NOT NULL) WITHOUT ROWID;
-- The passages of a game that hold a stem, four bytes each, and in how many sources it occurs.
CREATE TABLE posting (
    token TEXT NOT NULL, game TEXT NOT NULL, occurs INTEGER NOT NULL, passages BLOB NOT NULL,
    PRIMARY KEY (token, game)
) WITHOUT ROWID;
-- The concepts that a stem of a game may mean: words of one term are found by each other.
CREATE TABLE concept (
    token TEXT NOT NULL, game TEXT NOT NULL, concepts TEXT NOT NULL, PRIMARY KEY (token, game)
) WITHOUT ROWID;
-- A folded word that occurs in a game: each game has its own, since a word of one must not be taken for
-- another's, nor hide a misspelling.
CREATE TABLE word (
    key INTEGER PRIMARY KEY, word TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL,
    tokens TEXT NOT NULL,
    sound TEXT NOT NULL
);
CREATE INDEX word_word ON word (word);
CREATE INDEX word_sound ON word (sound);
-- The same words and sounds a line each, from their first key on: rapidfuzz compares them all faster than an
-- index of their letters names the likeliest (0.4 ms for 5 000 words; the trigram index took 5 ms to
-- rank thirty).
CREATE TABLE lexicon (
    game TEXT NOT NULL, language TEXT NOT NULL, first INTEGER NOT NULL, words TEXT NOT NULL,
    sounds TEXT NOT NULL,
    PRIMARY KEY (game, language)
);
"""
TABLES = ("passage", "facet", "leading", "posting", "concept", "word", "lexicon")


def fill_search(database: sqlite3.Connection, books: list[Book], content_hash: str) -> None:
    """Write everything that can be found into an empty database."""
    database.executescript(SCHEMA)
    filed = posting_rows(books)
    for table in TABLES:
        insert_many(database, table, getattr(filed, table))
    insert_many(database, "meta", [("content", content_hash)])
    database.commit()
