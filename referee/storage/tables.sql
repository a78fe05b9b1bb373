CREATE TABLE referee_about (
    name VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE saved_game (
    id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    header VARCHAR NOT NULL,
    start VARCHAR NOT NULL,
    count INTEGER NOT NULL,
    head VARCHAR NOT NULL,
    created VARCHAR NOT NULL,
    changed VARCHAR NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE tournament (
    id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    header VARCHAR NOT NULL,
    start VARCHAR NOT NULL,
    count INTEGER NOT NULL,
    head VARCHAR NOT NULL,
    created VARCHAR NOT NULL,
    changed VARCHAR NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (name)
);
CREATE TABLE journal_entry (
    game_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    link VARCHAR NOT NULL,
    PRIMARY KEY (game_id, number),
    FOREIGN KEY(game_id) REFERENCES saved_game (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX ruling_entry ON journal_entry (game_id, number) WHERE kind = 'ruling';
CREATE TABLE set_aside (
    id INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    set_aside_at VARCHAR NOT NULL,
    wrong VARCHAR NOT NULL,
    number INTEGER,
    kind VARCHAR,
    body VARCHAR,
    at VARCHAR,
    link VARCHAR,
    PRIMARY KEY (id),
    FOREIGN KEY(game_id) REFERENCES saved_game (id) ON DELETE CASCADE
);
CREATE INDEX ix_set_aside_game_id ON set_aside (game_id);
CREATE TABLE lease (
    game_id INTEGER NOT NULL,
    token VARCHAR NOT NULL,
    host VARCHAR NOT NULL,
    machine VARCHAR NOT NULL,
    process INTEGER NOT NULL,
    started VARCHAR NOT NULL,
    since VARCHAR NOT NULL,
    person VARCHAR NOT NULL,
    alive VARCHAR NOT NULL,
    PRIMARY KEY (game_id),
    FOREIGN KEY(game_id) REFERENCES saved_game (id) ON DELETE CASCADE
);
CREATE TABLE judge_entry (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    link VARCHAR NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE person (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    salt VARCHAR NOT NULL,
    mark VARCHAR NOT NULL,
    role VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    public_key VARCHAR NOT NULL,
    erased INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE tournament_table (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    round INTEGER NOT NULL,
    label VARCHAR NOT NULL,
    game_id INTEGER NOT NULL,
    seats VARCHAR NOT NULL,
    clock_start VARCHAR NOT NULL,
    limit_ms INTEGER NOT NULL,
    stopped_ms INTEGER NOT NULL,
    stopped_since VARCHAR NOT NULL,
    extension_ms INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE judge_call (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    seat VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    about VARCHAR NOT NULL,
    words VARCHAR NOT NULL,
    taken_by INTEGER NOT NULL,
    taken_at VARCHAR NOT NULL,
    closed_at VARCHAR NOT NULL,
    extension_ms INTEGER NOT NULL,
    ruling INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE ruling (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game_id INTEGER NOT NULL,
    entry_number INTEGER NOT NULL,
    head_link VARCHAR NOT NULL,
    asked VARCHAR NOT NULL,
    seat VARCHAR NOT NULL,
    position VARCHAR NOT NULL,
    receipt VARCHAR NOT NULL,
    state VARCHAR NOT NULL,
    judge INTEGER NOT NULL,
    words VARCHAR NOT NULL,
    replaces INTEGER NOT NULL,
    provisional INTEGER NOT NULL,
    decided VARCHAR NOT NULL,
    "key" VARCHAR NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE penalty (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL,
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    ruling INTEGER NOT NULL,
    entry_number INTEGER NOT NULL,
    rules VARCHAR NOT NULL,
    infraction VARCHAR NOT NULL,
    level VARCHAR NOT NULL,
    suggested VARCHAR NOT NULL,
    because VARCHAR NOT NULL,
    judge INTEGER NOT NULL,
    lifted VARCHAR NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE peek (
    tournament_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    judge INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    seat VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY(tournament_id) REFERENCES tournament (id)
);
CREATE TABLE cited_rule (
    game_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    rule VARCHAR NOT NULL,
    PRIMARY KEY (game_id, number, rule),
    FOREIGN KEY(game_id, number) REFERENCES journal_entry (game_id, number) ON DELETE CASCADE
) WITHOUT ROWID;
