"""The rulebook's database, built by a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rulebook.content_files import CONTENT, content_hash
from rulebook.database.build import built_from
from rulebook.database.builder_process import build_apart


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
    build_apart(tmp_path / "rulebook.db", lambda: False)
    assert not (tmp_path / "rulebook.db").exists()


def test_where_no_process_can_be_started_nothing_is_built_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    build_apart(tmp_path / "rulebook.db", wanted)
    assert not (tmp_path / "rulebook.db").exists()
