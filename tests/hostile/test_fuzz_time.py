"""How long an input may take."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.hostile.inputs import fuzz


@pytest.mark.parametrize(("again", "failures"), [(0.0, 0), (9.0, 1)], ids=["once", "each time"])
def test_an_input_fails_only_if_it_is_slow_each_time(
    again: float, failures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "TOO_LONG", 0.0)
    monkeypatch.setattr(fuzz, "time_again", lambda *_: again)

    assert fuzz.run(1, 3, tmp_path).failed == failures
