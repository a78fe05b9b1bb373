"""Settings of their own for tests of the app."""

from __future__ import annotations

from itertools import count

import pytest

from referee.session.files.user_data import SETTINGS_VARIABLE

NUMBERS = count()


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own settings; no folder is made before something is kept."""
    place = tmp_path_factory.getbasetemp() / f"settings-{next(NUMBERS)}"
    monkeypatch.setenv(SETTINGS_VARIABLE, str(place))
