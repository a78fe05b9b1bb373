"""Garbage is not looked for while the app starts, and is afterwards, but never among what was there then."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from referee.app import startup as main


@pytest.fixture
def as_before() -> Iterator[None]:
    """Whatever a test does to the collector is undone."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


@pytest.mark.usefixtures("as_before")
def test_garbage_is_looked_for_when_the_app_has_started_and_not_before() -> None:
    main.pause_gc()
    assert not gc.isenabled()
    main.resume_gc()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


@pytest.mark.usefixtures("as_before")
def test_an_app_that_runs_inside_another_program_leaves_its_memory_alone() -> None:
    before = gc.get_threshold()
    main.resume_gc()
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == before
