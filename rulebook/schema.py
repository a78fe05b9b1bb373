"""Which tables does the rulebook's database have?

Columns are what is searched, joined or sorted by; `body` is the whole record as JSON, so that a reader gets
a section with one row. The tables are written in SQL and filled through `sqlite3`: they are made anew from
the Markdown whenever it changes, so there is nothing to migrate, and SQLModel's 0.4 s would be a fifth of a
build.
"""

from __future__ import annotations

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE game (id TEXT PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE chapter (
    game TEXT NOT NULL REFERENCES game, language TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (game, language, name)
);
-- One section in one language; position counts through the book.
CREATE TABLE section (
    id TEXT NOT NULL, language TEXT NOT NULL, game TEXT NOT NULL REFERENCES game, chapter TEXT NOT NULL,
    position INTEGER NOT NULL, title TEXT NOT NULL, kind TEXT NOT NULL, basis TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (id, language)
);
CREATE INDEX section_position ON section (game, position);
CREATE TABLE relation (
    rule TEXT NOT NULL, related TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (rule, related)
);
CREATE INDEX relation_related ON relation (related);
CREATE TABLE difference (
    game TEXT NOT NULL REFERENCES game, id TEXT NOT NULL, point TEXT NOT NULL,
    can_change_a_ruling INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, id)
);
CREATE TABLE term (
    game TEXT NOT NULL REFERENCES game, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, id)
);
-- A form of a term with case and diacritics folded away.
CREATE TABLE form (
    folded TEXT NOT NULL, game TEXT NOT NULL, language TEXT NOT NULL, term TEXT NOT NULL,
    position INTEGER NOT NULL
);
CREATE INDEX form_folded ON form (folded);
CREATE TABLE question (
    id TEXT NOT NULL, language TEXT NOT NULL, game TEXT NOT NULL REFERENCES game, body TEXT NOT NULL,
    PRIMARY KEY (id, language)
);
CREATE TABLE question_rule (
    question TEXT NOT NULL, rule TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (question, rule)
);
CREATE INDEX question_rule_rule ON question_rule (rule);
CREATE TABLE link (
    rule TEXT NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL, name TEXT NOT NULL, line INTEGER NOT NULL
);
CREATE INDEX link_rule ON link (rule);
CREATE INDEX link_path ON link (path);
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
