"""A scoreboard in the room there is: figures as large as they may be, then words as many as fit."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple

from textual.content import Content

from referee.app.render.seat_lines import cut_to_room
from referee.app.scoreboard.contents import Contest, Scoreboard, Standing
from referee.words.speech import label

BLOCK = "█"
HEIGHT, WIDTH, GAP = 5, 3, 1
"""Of a figure, in points; between two of them."""
POINTS = {
    "0": "###/#.#/#.#/#.#/###",
    "1": ".#./##./.#./.#./###",
    "2": "###/..#/###/#../###",
    "3": "###/..#/###/..#/###",
    "4": "#.#/#.#/###/..#/..#",
    "5": "###/#../###/..#/###",
    "6": "###/#../###/#.#/###",
    "7": "###/..#/..#/..#/..#",
    "8": "###/#.#/###/#.#/###",
    "9": "###/#.#/###/..#/###",
    "?": "###/..#/.##/.../.#.",
    "+": ".../.#./###/.#./...",
    "-": ".../.../###/.../...",
    ":": ".../.#./.../.#./...",
    " ": ".../.../.../.../...",
}


class FigureSize(NamedTuple):
    """Columns and rows of one point."""

    across: int
    down: int


SIZES = tuple(FigureSize(*size) for size in ((10, 5), (8, 4), (6, 3), (4, 2), (2, 1), (1, 1)))
"""The largest first; a point is about as wide as it is high."""


def can_be_drawn(figure: str) -> bool:
    """Whether there is a figure for each sign."""
    return bool(figure) and all(sign in POINTS for sign in figure)


def figure_width(figure: str, size: FigureSize) -> int:
    """The width of a drawn number."""
    return (len(figure) * (WIDTH + GAP) - GAP) * size.across


def large_number(figure: str, size: FigureSize) -> list[str]:
    """The lines of a number."""
    rows = zip(*(POINTS[sign].split("/") for sign in figure), strict=True)
    drawn = ("".join(_widened(row, size.across)) for row in rows)
    return [line for line in drawn for _ in range(size.down)]


def _widened(row: tuple[str, ...], across: int) -> str:
    points = "." * GAP
    return "".join((BLOCK if point == "#" else " ") * across for point in points.join(row))


FULL, REST = "█", "·"
"""Of a track: what has been gained, what is left."""
TURN = "◀"
MOST_BLANK = 4
"""Further lines between two parts, where there is room."""
BESIDE = 2
"""Columns between two seats at least."""
LEAST_COLUMN = 14


class Room(NamedTuple):
    """The lines beside the seats."""

    ruling: int
    """Lines of the last ruling."""
    entry: int
    """Lines of the last entry."""
    more: bool = False
    """Other numbers of the seats."""
    sums: bool = False
    """The sums of a challenge as large as the scores."""


ROOMS = (Room(3, 2, more=True, sums=True), Room(2, 1, sums=True), Room(2, 1), Room(1, 1))
AGAINST = ":"
MUTED, BOLD, LIT = "$foreground-muted", "bold", "bold $accent"


def board_lines(board: Scoreboard, width: int, height: int) -> list[Content]:
    """At most so many lines, none wider than the window."""
    lines: list[Content] = []
    for size in (*SIZES, None):
        for room in ROOMS:
            drawing = _Drawing(board, width, size, room)
            if drawing.fits and len(lines := drawing.lines()) <= height:
                return _spread(lines, height)
    return lines[:height]


def _spread(lines: list[Content], height: int) -> list[Content]:
    """The lines with blank ones between them, as far as there is room."""
    gaps = [number for number, line in enumerate(lines) if not line.plain]
    more = (height - len(lines)) // (len(gaps) + 1) if gaps else 0
    spread: list[Content] = []
    for line in lines:
        spread += [line] * (1 + min(more, MOST_BLANK)) if not line.plain else [line]
    return spread


class _Drawing:
    """One way to draw the scoreboard: figures of one size, and so many words."""

    def __init__(self, board: Scoreboard, width: int, size: FigureSize | None, room: Room) -> None:
        self._board, self._width, self._size, self._room = board, width, size, room
        figures = [standing.score for standing in board.standings]
        drawn = size is not None and all(map(can_be_drawn, figures))
        self._widest = (
            max((figure_width(figure, size) for figure in figures), default=0) if drawn and size else 0
        )
        self._in_row = max(1, min(len(figures), width // max(self._widest + BESIDE, LEAST_COLUMN)))
        self.fits = self._widest <= width and (size is None or drawn)

    def lines(self) -> list[Content]:
        """All lines, with a blank one between two parts."""
        parts = [self._head(), self._seats(), self._asked(), self._contest(), self._last()]
        lines: list[Content] = []
        for part in filter(None, parts):
            lines += [*([Content("")] if lines else []), *part]
        return lines

    # Head

    def _head(self) -> list[Content]:
        here = " · ".join(filter(None, (self._board.round, self._board.phase)))
        room = self._width - len(here) - BESIDE
        if room < LEAST_COLUMN:
            return [self._line(self._board.name, MUTED), self._line(here, LIT)]
        name = cut_to_room(self._board.name, room)
        gap = " " * (self._width - len(name) - len(here))
        return [Content.assemble(Content.styled(name, MUTED), gap, Content.styled(here, LIT))]

    # Seats

    def _seats(self) -> list[Content]:
        seats = self._board.standings
        if self._size is None:
            return [self._in_a_line(seat) for seat in seats]
        lines: list[Content] = []
        for first in range(0, len(seats), self._in_row):
            lines += [*([Content("")] if lines else []), *self._beside(seats[first : first + self._in_row])]
        return lines

    def _in_a_line(self, standing: Standing) -> Content:
        score = self._of_goal(standing)
        name = cut_to_room(
            standing.seat + (f" {TURN}" if standing.active else ""), max(8, self._width - len(score) - 12)
        )
        track = self._track(standing, max(0, min(20, self._width - len(name) - len(score) - BESIDE)))
        gap = " " * max(1, self._width - len(name) - len(score) - len(track) - 1)
        return Content.assemble(
            Content.styled(name, _style(standing)), gap, f"{track} ", Content.styled(score, BOLD)
        )

    def _beside(self, seats: tuple[Standing, ...]) -> list[Content]:
        column = self._width // self._in_row
        blocks = [self._block(seat, column) for seat in seats]
        return [Content("").join(row) for row in zip(*blocks, strict=True)]

    def _block(self, standing: Standing, column: int) -> list[Content]:
        room, style = column - BESIDE, _style(standing)
        head = [cut_to_room(standing.seat + (f" {TURN}" if standing.active else ""), room)]
        figures = large_number(standing.score, self._size) if self._size is not None else []
        apart = [""] if self._size is not None and self._size.down > 1 else []
        track = self._track(standing, min(room, max(self._widest, 20)))
        beneath = [cut_to_room(f"{self._of_goal(standing)} {self._board.unit}", room)]
        others = [cut_to_room(standing.more, room)] if self._room.more else []
        return [
            *(_centred(Content.styled(line, style), column) for line in (*head, *figures, *apart)),
            *(_centred(Content.styled(line, MUTED), column) for line in (track, *beneath, *others)),
        ]

    def _of_goal(self, standing: Standing) -> str:
        return standing.score if self._board.goal is None else f"{standing.score}/{self._board.goal}"

    def _track(self, standing: Standing, room: int) -> str:
        """The progress of a seat to the goal, or to the leading seat."""
        of = self._board.goal or max(each.number for each in self._board.standings)
        gained = min(room, max(0, round(standing.number * room / of))) if of > 0 else 0
        return FULL * gained + REST * (room - gained)

    # What is asked, fought out, ruled

    def _asked(self) -> list[Content]:
        return [
            _centred(Content.styled(line, BOLD), self._width)
            for line in _wrapped(self._board.asked, self._width, 2)
        ]

    def _contest(self) -> list[Content]:
        contest = self._board.contest
        if contest is None:
            return []
        title = _centred(Content.styled(cut_to_room(contest.title, self._width), LIT), self._width)
        return [title, *self._sums(contest)] if contest.sides else [title]

    def _sums(self, contest: Contest) -> list[Content]:
        names = [side.seat for side in contest.sides]
        sums = f" {AGAINST} ".join(side.amount for side in contest.sides)
        if (
            self._size is None
            or not self._room.sums
            or not can_be_drawn(sums)
            or figure_width(sums, self._size) > self._width // 2
        ):
            sides = f" {AGAINST} ".join(_in_order(contest))
            return [_centred(Content.styled(cut_to_room(sides, self._width), BOLD), self._width)]
        drawn = large_number(sums, self._size)
        room = (self._width - len(drawn[0])) // 2 - BESIDE
        lines = [_centred(Content.styled(line, BOLD), self._width) for line in drawn]
        middle = len(drawn) // 2
        lines[middle] = self._between(names, drawn[middle], room)
        return lines

    def _between(self, names: list[str], sums: str, room: int) -> Content:
        """The names of the sides on both sides of their sums."""
        first, second = cut_to_room(names[0], room), cut_to_room(names[1], room) if len(names) > 1 else ""
        left = (self._width - len(sums)) // 2
        text = Content.assemble(
            Content.styled(f"{first:>{left - BESIDE}}", BOLD),
            " " * BESIDE,
            Content.styled(sums, BOLD),
            " " * BESIDE,
            Content.styled(second, BOLD),
        )
        return text.truncate(self._width)

    def _last(self) -> list[Content]:
        entries = (
            ("scoreboard-ruling", self._board.ruling, self._room.ruling),
            ("scoreboard-entry", self._board.entry, self._room.entry),
        )
        last_lines: list[Content] = []
        for key, text, most in entries:
            if text:
                lines = _wrapped(f"{label(key)} {text}", self._width, most)
                last_lines += [Content.styled(line, MUTED) for line in lines]
        return last_lines

    def _line(self, text: str, style: str) -> Content:
        return Content.styled(cut_to_room(text, self._width), style)


def _centred(content: Content, width: int) -> Content:
    left = max(0, width - content.cell_length) // 2
    return content.pad_left(left).pad_right(max(0, width - content.cell_length - left))


def _in_order(contest: Contest) -> list[str]:
    """``Lannister 5``, ``6 Stark``, so that the sums meet in the middle."""
    first, *second = contest.sides
    return [f"{first.seat} {first.amount}", *(f"{side.amount} {side.seat}" for side in second)]


def _style(standing: Standing) -> str:
    return LIT if standing.active else BOLD


def _wrapped(text: str, width: int, most: int) -> list[str]:
    lines = wrap(text, width) or [""]
    return (
        lines if len(lines) <= most else [*lines[: most - 1], cut_to_room(" ".join(lines[most - 1 :]), width)]
    )
