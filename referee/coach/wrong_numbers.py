"""Wrong numbers that a player could take for right: what the engine finds with a part left out, or added."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.state import Event
from referee.lessons.board import LessonBoard, table_of
from referee.lessons.choices import filled

LOST = "_lost"
"""The end of the kinds of events that take something away."""
OTHERWISE = 8
"""Other moves of the player that are tried."""


def wrong_numbers(path: str, move: Move, before: LessonBoard, after: LessonBoard) -> tuple[int, ...]:
    """What could be expected at a path instead, the likeliest mistakes first."""
    right = after.fact(path)
    found = [*_mistakes(path, before, after), *_otherwise(path, move, before)]
    return tuple(number for number in dict.fromkeys(found) if number != right and number >= 0)


def _mistakes(path: str, before: LessonBoard, after: LessonBoard) -> Iterator[int]:
    """Nothing comes of the move; what goes elsewhere counts too; one part is forgotten, or counts alone."""
    first, right = before.fact(path), after.fact(path)
    if not isinstance(first, int):
        return
    seat = path.rpartition(".")[2]
    events = after.state().events
    own = [event for event in events if event.seat == seat and _moves_number(event)]
    yield first
    yield from (right + event.amount for event in events if event.amount and event not in own)
    yield from (right - _signed(event) for event in own)
    yield from (first + _signed(event) for event in own)


def _moves_number(event: Event) -> bool:
    return bool(event.amount) and event.what.endswith(("_gained", LOST))


def _signed(event: Event) -> int:
    return -event.amount if event.what.endswith(LOST) else event.amount


def _otherwise(path: str, move: Move, before: LessonBoard) -> Iterator[int]:
    """What the player's other legal moves would bring about."""
    for other in islice(_other_moves(move, before), OTHERWISE):
        there, ruling = _tried(other, before)
        value = there.fact(path) if ruling is not None and ruling.verdict is Verdict.YES else None
        if isinstance(value, int):
            yield value


def _other_moves(move: Move, before: LessonBoard) -> Iterator[Move]:
    """Moves of the same player from the list, those of the same kind first."""
    listed = [
        candidate for candidate, _ in table_of(before).session.choices() if candidate.move.by == move.by
    ]
    for choice in sorted(listed, key=lambda candidate: type(candidate.move) is not type(move)):
        if not choice.by_hand:
            yield from (other for other in filled(choice) if other != move)


def _tried(move: Move, board: LessonBoard) -> tuple[LessonBoard, Ruling | None]:
    try:
        return board.foreseeing((move,)).made(move)
    except NOTHING_TO_ACT_ON:
        return board, None
