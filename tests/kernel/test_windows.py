"""Who has the word, for two, three and four seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.decisions import (
    just_acted,
    mark_action,
    mark_pass,
    new_window,
    whose_turn,
    window_is_closed,
    window_is_untouched,
)
from engine.kernel.state import Frame, State

SEATS = ("a", "b", "c", "d")
some_seats = pytest.mark.parametrize("seats", [SEATS[:count] for count in (2, 3, 4)], ids=len)


def window(first: str) -> State:
    return State(game="g", text="bg", agenda=(Frame("window", "act", new_window(first)),))


def top(state: State) -> Frame:
    return state.agenda[-1]


@some_seats
def test_the_word_goes_round_from_the_first_seat(seats: tuple[str, ...]) -> None:
    state = window(seats[-1])
    assert window_is_untouched(top(state))
    for expected in (seats[-1], *seats, seats[0]):
        assert whose_turn(top(state), seats) == expected
        state = mark_action(state, expected)
        assert just_acted(top(state), expected)
        assert not window_is_closed(top(state), seats)


@some_seats
def test_a_window_closes_when_all_have_passed_one_after_the_other(seats: tuple[str, ...]) -> None:
    state = window(seats[0])
    for seat in seats:
        assert not window_is_closed(top(state), seats)
        state = mark_pass(state, seat)
        assert not just_acted(top(state), seat)
    assert window_is_closed(top(state), seats)


@some_seats
def test_an_action_makes_the_passes_before_it_count_no_more(seats: tuple[str, ...]) -> None:
    state = window(seats[0])
    for seat in seats[:-1]:
        state = mark_pass(state, seat)
    state = mark_action(state, seats[-1])
    for seat in seats:
        assert not window_is_closed(top(state), seats)
        assert whose_turn(top(state), seats) == seat
        state = mark_pass(state, seat)
    assert window_is_closed(top(state), seats)


@given(st.integers(2, 4), st.integers(0, 3), st.lists(st.booleans(), max_size=20))
def test_however_the_word_goes_every_seat_has_it_in_turn(count: int, first: int, acts: list[bool]) -> None:
    seats = SEATS[:count]
    state = window(seats[first % count])
    passes = 0
    for number, acted in enumerate(acts):
        if window_is_closed(top(state), seats):
            break
        seat = whose_turn(top(state), seats)
        assert seat == seats[(first + number) % count]
        passes = 0 if acted else passes + 1
        state = mark_action(state, seat) if acted else mark_pass(state, seat)
        assert window_is_closed(top(state), seats) == (passes == count)
