"""The rulebook's database is there before an app is started: building it costs a second."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def built(rulebook_cache: Path) -> Path:
    return rulebook_cache
