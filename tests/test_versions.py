"""What the package says of the versions it works with."""

from __future__ import annotations

import pytest

from scripts.lowest_versions import lowest, pinned


def test_every_dependency_can_be_held_at_its_lowest_version() -> None:
    held = lowest()

    assert "snowballstemmer==3.1" in held
    assert all(one.count("==") == 1 for one in held)


def test_a_requirement_without_a_lower_bound_is_an_error() -> None:
    with pytest.raises(ValueError, match="no single lower bound"):
        pinned("textual<9")
