"""The rulebook's database is there before an app is started: building it costs a second."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from referee.session.user_files import SETTINGS_VARIABLE

NUMBERS = count()


@pytest.fixture(scope="session", autouse=True)
def built(rulebook_cache: Path) -> Path:
    return rulebook_cache


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own settings; no folder is made before something is kept."""
    place = tmp_path_factory.getbasetemp() / f"settings-{next(NUMBERS)}"
    monkeypatch.setenv(SETTINGS_VARIABLE, str(place))
