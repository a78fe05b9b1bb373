"""The models read what the writer has written, and the sections printed in a text are found by citation."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine
from sqlmodel import Session, col, func, select

from rulebook.content.models import Section
from rulebook.database.schema import (
    DisputedQuestion,
    QuestionRule,
    RulebookBase,
    RuleCitation,
    RuleSection,
)
from rulebook.database.store import Rulebook
from rulebook.database.writer import RULE_TABLES

SHAPE = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"


@pytest.fixture
def session(rules: Rulebook, database: Path) -> Iterator[Session]:
    assert rules.games()  # it is built
    engine = create_engine(f"sqlite:///{database}")
    with Session(engine) as session:
        yield session
    engine.dispose()


def shape(file: Path) -> list[tuple[str, ...]]:
    """The tables and indexes of a file, whatever spaces stand in their statements."""
    with closing(sqlite3.connect(file)) as database:
        return [tuple("".join(word.split()) for word in row) for row in database.execute(SHAPE)]


def test_the_statements_say_what_the_models_say(tmp_path: Path) -> None:
    by_statements, by_models = tmp_path / "statements.db", tmp_path / "models.db"
    with closing(sqlite3.connect(by_statements)) as database:
        database.executescript(RULE_TABLES.read_text(encoding="utf-8"))
    engine = create_engine(f"sqlite:///{by_models}")
    RulebookBase.metadata.create_all(engine)
    engine.dispose()

    assert shape(by_statements) == shape(by_models)


def test_every_table_of_the_models_is_filled(session: Session) -> None:
    empty = [
        table.name
        for table in RulebookBase.metadata.sorted_tables
        if not session.scalar(select(func.count()).select_from(table))
    ]
    assert empty == []


def test_a_section_is_the_same_by_object_and_by_store(session: Session, rules: Rulebook) -> None:
    row = session.get(RuleSection, ("hbo.challenge.unopposed", "pl"))

    assert row is not None
    assert msgspec.json.decode(row.body, type=Section) == rules.section("hbo.challenge.unopposed", "pl")


def test_citations_and_disputes_join_a_section_by_id(session: Session, rules: Rulebook) -> None:
    rule = "hbo.challenge.unopposed"
    printed = session.exec(
        select(RuleCitation.text).where(RuleCitation.rule == rule).order_by(col(RuleCitation.position))
    ).all()
    asked = session.exec(
        select(DisputedQuestion.id)
        .join(QuestionRule, col(QuestionRule.question) == DisputedQuestion.id)
        .where(QuestionRule.rule == rule)
    ).all()

    assert {"bg-2013", "pl-2012"} <= set(printed)
    assert set(asked) == {one.id for one in rules.questions_for(rule)}


@pytest.mark.parametrize(("game", "text"), [("hbo", "bg-2013"), ("hbo", "pl-2012"), ("lcg", "ru-2008")])
def test_sections_printed_in_a_text_are_those_that_cite_it(game: str, text: str, rules: Rulebook) -> None:
    cited = [one for one in rules.sections(game) if any(source.text == text for source in one.sources)]

    assert rules.printed_in(game, text) == cited
    assert cited
