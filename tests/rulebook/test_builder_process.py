"""The rulebook's database, built by a process of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rulebook.content.files import CONTENT, content_hash
from rulebook.database.build import SEARCH, BuildAbandoned, build_apart, building_apart, built_from
from rulebook.database.store import Rulebook
from rulebook.search.ranking import search


def wanted() -> bool:
    return True


def test_the_database_is_there_when_it_returns(tmp_path: Path) -> None:
    build_apart(tmp_path / "rulebook.db", wanted)
    assert built_from(tmp_path / "rulebook.db") == content_hash(CONTENT)


def test_one_that_is_up_to_date_is_not_built_again(
    rulebook_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_arguments: object, **_options: object) -> None:
        raise AssertionError

    monkeypatch.setattr(subprocess, "Popen", never)
    build_apart(rulebook_cache / "rulebook.db", wanted)


def test_a_builder_that_is_wanted_no_more_is_ended_and_leaves_no_database(tmp_path: Path) -> None:
    with pytest.raises(BuildAbandoned):
        build_apart(tmp_path / "rulebook.db", lambda: False)
    assert not (tmp_path / "rulebook.db").exists()


def test_where_no_process_can_be_started_nothing_is_built_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    build_apart(tmp_path / "rulebook.db", wanted)
    assert not (tmp_path / "rulebook.db").exists()


def test_the_rules_are_read_before_what_is_searched_has_been_built(tmp_path: Path) -> None:
    book = tmp_path / "rulebook.db"
    with closing(Rulebook(book, builder=building_apart(wanted))) as rules:
        assert rules.section("hbo.challenge.unopposed").title
        assert (SEARCH.place(book).exists(), rules.is_searchable) == (False, False)

        assert "hbo.challenge.unopposed" in [one.id for one in search(rules, "unopposed challenge")]
        assert built_from(SEARCH.place(book)) == SEARCH.hashed(CONTENT)


def test_a_search_that_nobody_waits_for_any_more_builds_nothing_in_this_process(
    rulebook_cache: Path, tmp_path: Path
) -> None:
    book = tmp_path / "rulebook.db"
    shutil.copy(rulebook_cache / "rulebook.db", book)
    gone = closing(Rulebook(book, builder=building_apart(lambda: False)))
    with gone as rules, pytest.raises(BuildAbandoned):
        search(rules, "unopposed challenge")
    assert list(tmp_path.iterdir()) == [book]
