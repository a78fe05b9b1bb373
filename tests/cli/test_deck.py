"""`referee deck` ends with the exit code its help tells."""

from __future__ import annotations

import pytest

from tests.kit.command import referee


@pytest.mark.parametrize("by", ["--official", "--casual"])
@pytest.mark.parametrize(
    ("deck", "code"), [(b"1x House Stark\n7x Valar Morghulis\n60x Hodor\n", 1), (b"", 3), (b"\x00\xff", 3)]
)
def test_a_deck_that_is_not_allowed_ends_with_one_and_what_is_no_deck_list_with_three(
    by: str, deck: bytes, code: int
) -> None:
    assert referee("deck", by, "-", given=deck).returncode == code


def test_the_help_tells_the_exit_codes() -> None:
    said = b" ".join(referee("deck", "--help").stdout.split())
    assert b"1: it is not, or it cannot be told; 3: the file is no deck list" in said
