"""A rule that no lesson and no example shows has a table to try it at, if a worked case is decided by it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.kernel.cases.case_file import read_file
from referee.lessons.reader import links_of
from referee.session.game_setup import case_of_rule, cases_of_rules, example, example_lines, find_example
from referee.session.registry import ADAPTERS
from referee.words.speech import Speech
from scripts.rule_tables import ROOT, shown_otherwise, tables_of, write

OPENED = 12
"""Each so-many-th table is opened: all take a minute."""


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_table_is_of_a_rule_that_nothing_else_shows_and_turns_on_it(game: str) -> None:
    found = tables_of(ROOT, game)
    cases = {case.id: case for case in found.cases}

    assert len(found.about) >= 60
    assert shown_otherwise(game).isdisjoint(found.about)
    assert all(rule in cases[case].rules for rule, case in found.about.items())
    assert set(found.about.values()) == set(cases)
    assert not any('"name":"s1"' in msgspec.json.encode(case.position).decode() for case in found.cases)


@pytest.mark.parametrize("game", ADAPTERS)
def test_a_table_opens_with_the_lines_to_type_in_the_readers_language(game: str) -> None:
    some = cases_of_rules(game)[::OPENED]

    opened = [example(game, case.id, "both") for case in some]
    typed = [line for case in some for line in example_lines(game, case, "bg").typed]

    assert all(start.game == game and start.position for start in opened)
    assert typed


def test_a_rule_names_its_table_by_its_title_in_each_language() -> None:
    rule = "hbo.challenge.icon_lost"
    case = case_of_rule(rule)
    assert case is not None

    [link] = links_of(rule, Speech("bg"))

    assert (link.kind, link.command) == ("table", f"referee examples hbo {case.id}")
    assert link.line(Speech("bg")).startswith("Маса: ")
    assert find_example("hbo", case.id) == case


def test_a_checkout_that_was_not_built_has_no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.session import game_setup

    monkeypatch.setattr(game_setup, "RULE_TABLES", tmp_path)
    game_setup._rule_table.cache_clear()
    none = cases_of_rules("hbo"), case_of_rule("hbo.challenge.icon_lost")
    game_setup._rule_table.cache_clear()

    assert none == ((), None)


def test_what_is_written_is_a_file_of_cases_without_english(tmp_path: Path) -> None:
    write(ROOT, tmp_path)

    for game in ADAPTERS:
        found = read_file((tmp_path / f"{game}.json").read_bytes())
        assert found == tables_of(ROOT, game)
        assert not any(case.title or case.question or case.why or case.note for case in found.cases)
        assert msgspec.json.encode(found)
