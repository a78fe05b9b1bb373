"""One rulebook database for all tests of the app: building it costs a second."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def rulebook_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = os.environ.get("REFEREE_CACHE")
    os.environ["REFEREE_CACHE"] = str(tmp_path_factory.mktemp("cache"))
    yield
    if before is None:
        del os.environ["REFEREE_CACHE"]
    else:
        os.environ["REFEREE_CACHE"] = before
