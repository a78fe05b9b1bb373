CREATE TABLE meta (
    "key" VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY ("key")
);
CREATE TABLE game (
    id VARCHAR NOT NULL,
    title VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE citation (
    rule VARCHAR NOT NULL,
    position INTEGER NOT NULL,
    text VARCHAR NOT NULL,
    heading VARCHAR NOT NULL,
    page VARCHAR NOT NULL,
    PRIMARY KEY (rule, position)
) WITHOUT ROWID;
CREATE INDEX citation_text ON citation (text);
CREATE TABLE relation (
    rule VARCHAR NOT NULL,
    related VARCHAR NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (rule, related)
) WITHOUT ROWID;
CREATE INDEX relation_related ON relation (related);
CREATE TABLE form (
    folded VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    term VARCHAR NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (folded, game, language, term, position)
) WITHOUT ROWID;
CREATE TABLE question_rule (
    question VARCHAR NOT NULL,
    rule VARCHAR NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (question, rule)
) WITHOUT ROWID;
CREATE INDEX question_rule_rule ON question_rule (rule);
CREATE TABLE link (
    rule VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    path VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    line INTEGER NOT NULL,
    PRIMARY KEY (rule, kind, path, name, line)
) WITHOUT ROWID;
CREATE INDEX link_path ON link (path);
CREATE TABLE chapter (
    game VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    title VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (game, language, name),
    FOREIGN KEY(game) REFERENCES game (id)
);
CREATE TABLE section (
    id VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    chapter VARCHAR NOT NULL,
    position INTEGER NOT NULL,
    title VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    basis VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id, language),
    FOREIGN KEY(game) REFERENCES game (id)
);
CREATE INDEX section_position ON section (game, position);
CREATE TABLE difference (
    game VARCHAR NOT NULL,
    id VARCHAR NOT NULL,
    point VARCHAR NOT NULL,
    can_change_a_ruling BOOLEAN NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (game, id),
    FOREIGN KEY(game) REFERENCES game (id)
);
CREATE TABLE term (
    game VARCHAR NOT NULL,
    id VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (game, id),
    FOREIGN KEY(game) REFERENCES game (id)
);
CREATE TABLE question (
    id VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id, language),
    FOREIGN KEY(game) REFERENCES game (id)
);
