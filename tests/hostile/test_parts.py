"""Each part of the harness holds in the size that continuous integration can bear."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.hostile.parts import PARTS

SEED = 1
BY_NIGHT = frozenset(name for name, part in PARTS.items() if not part.rounds)
"""Parts that are too large for any run by day."""


@pytest.mark.parametrize("name", sorted(PARTS.keys() - BY_NIGHT))
def test_a_part_of_the_harness_holds(name: str, tmp_path: Path) -> None:
    result = PARTS[name].run(PARTS[name].rounds, SEED, tmp_path)

    if "no_server_is_installed" in result.counts:
        pytest.skip("no PostgreSQL is installed")
    assert result.tried
    assert not result.failures, result
