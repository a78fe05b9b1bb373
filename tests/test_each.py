from __future__ import annotations

import pytest

from tests.each import each, hold


def even(number: int) -> None:
    assert number % 2 == 0


def refused(word: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        int(word)


def test_what_holds_for_all_passes() -> None:
    hold(even, [0, 2, 4])


def test_everything_it_fails_for_is_named_and_told_why() -> None:
    with pytest.raises(BaseExceptionGroup, match=r"2 of 4 fail: for 1; for 3") as failed:
        hold(even, [0, 1, 2, 3])
    assert [type(one) for one in failed.value.exceptions] == [AssertionError, AssertionError]


def test_an_error_that_does_not_come_is_a_failure_too() -> None:
    with pytest.raises(BaseExceptionGroup, match="1 of 2 fail: for 7, "):
        hold(refused, [("x", ValueError), ("7", ValueError)])


def test_a_claim_about_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="nothing is claimed"):
        each([])(even)()


@each(range(3))
def test_each_is_given_to_the_claim(number: int) -> None:
    assert number in (0, 1, 2)


@each([("a", 1), ("b", 1), ("c", 2)], by=lambda one: str(one[1]))
def test_groups_are_tests_of_their_own(letter: str, number: int) -> None:
    assert (letter in "ab") == (number == 1)
