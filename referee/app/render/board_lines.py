"""A board as lines: of a game, and of what a position text means."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from textual.content import Content

from engine.kernel.view import Badge, View, ViewArea, ViewPiece
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.area_lines import (
    BETWEEN,
    NEIGHBOURS,
    AreaLine,
    area_lines,
    has_board,
    is_owned,
    row_area,
)
from referee.app.render.row_lines import cell_in_words, cells_of

ORDERS, UNITS, BEATEN, BATTLE = "orders", "units", "beaten", "battle"
SILENT = frozenset({"holder", "land", "port"})
"""Told otherwise, or not worth a word."""
BRANCH, LAST, LOUD = "├─", "└─", "⚠"
ORDER_SIGN, BANNED_SIGN = ("▸", "sign-order"), (LOUD, "sign-banned")
LEAST_LINE = 12
"""Columns below which no line is folded further."""
LEAST_HEAD = 3
"""Letters by which a column is still known."""
WARNINGS = ("warning", BATTLE, "doubtful", "banned")


def board_of(view: View) -> tuple[ViewArea, ...]:
    """The areas of the board."""
    return tuple(area for area in view.areas if not is_owned(area))


def is_fought_over(area: ViewArea) -> bool:
    """Whether a battle is open in the area."""
    return any(badge.key == BATTLE for badge in area.badges)


def _pieces(area: ViewArea, key: str) -> tuple[ViewPiece, ...]:
    return next((row.pieces for row in area.rows if row.key == key), ())


def _value(badges: tuple[Badge, ...], key: str) -> str:
    return str(next((badge.value for badge in badges if badge.key == key and badge.value is not None), ""))


def _badge(badge: Badge, word: str, wording: Wording) -> str:
    loud = f"{LOUD} " if badge.key.endswith(WARNINGS) else ""
    if not badge.known:
        return f"{word} ?"
    if badge.value is None:
        return loud + word
    value = wording.fact(badge.key, badge.value) if isinstance(badge.value, str) else str(badge.value)
    return f"{loud}{word} {value}"


def _counted(piece: ViewPiece, wording: Wording) -> str:
    count = _value(piece.badges, "count")
    name = wording.word(piece.name)
    return f"{name} ×{count}" if count not in ("", "1") else name


def forces(area: ViewArea, wording: Wording) -> str:
    """``Stark: knight, footman ×2``: the units in an area, or its owner."""
    holder = _value(area.badges, "holder")
    by_owner = ({holder: ""} if holder else {}) | _by_owner(area, UNITS, wording)
    return "; ".join(
        f"{wording.names(owner)}: {units}" if units else wording.names(owner)
        for owner, units in by_owner.items()
    )


def beaten(area: ViewArea, wording: Wording) -> str:
    """``Lannister (retreating): footman``: the units that lost a battle and have to leave."""
    return "; ".join(
        f"{wording.names(owner)} ({wording.word(BEATEN)}): {units}"
        for owner, units in _by_owner(area, BEATEN, wording).items()
    )


def _by_owner(area: ViewArea, key: str, wording: Wording) -> dict[str, str]:
    """The units of each House in this row of the area."""
    units_of: dict[str, list[str]] = {}
    for piece in _pieces(area, key):
        units_of.setdefault(_value(piece.badges, "owner"), []).append(_counted(piece, wording))
    return {owner: ", ".join(units) for owner, units in units_of.items()}


def orders(area: ViewArea, wording: Wording) -> str:
    """The orders in an area."""
    return ", ".join(f"{ORDER_SIGN[0]}{wording.word(piece.name)}" for piece in _pieces(area, ORDERS))


def marks(area: ViewArea, wording: Wording, *, short: bool = False) -> str:
    """The marks of an area: a port, a city, a fortification; ``short`` as in columns."""
    shown = [badge for badge in area.badges if badge.key not in SILENT]
    return ", ".join(
        _badge(badge, _short(badge.key, wording) if short else wording.word(badge.key), wording)
        for badge in shown
    )


def area_facts(area: ViewArea, wording: Wording, *, short: bool = False) -> Iterator[str]:
    """The facts of an area, the most important first."""
    yield from filter(None, (fact_of(area, wording) for fact_of in (forces, beaten, orders)))
    yield from filter(None, (marks(area, wording, short=short),))


def area_line(area: ViewArea, wording: Wording, width: int, under: str = "  ") -> AreaLine:
    """An area: name, forces, orders, marks; ``under`` leads the lines that follow the first."""
    name = wording.names(area.name)
    facts = BETWEEN.join(area_facts(area, wording, short=True))
    first, *more = _wrapped(f"{name}  {facts}".rstrip(), width, under)
    line = Content.assemble(
        Content.styled(first[: len(name)], "bold"), "\n".join((first[len(name) :], *more))
    )
    return AreaLine(line, area.id, tuple(badge.explains for badge in area.badges if badge.explains))


def _wrapped(text: str, width: int, under: str) -> list[str]:
    """The parts of a line, wrapped and not cut."""
    return textwrap.wrap(text, max(LEAST_LINE, width), subsequent_indent=under) or [text]


def around(area: ViewArea, board: dict[str, ViewArea], wording: Wording, width: int) -> Iterator[AreaLine]:
    """The area in full, then a branch for each neighbour."""
    explains = tuple(badge.explains for badge in area.badges if badge.explains)
    yield AreaLine(Content.styled(wording.names(area.name), "bold $accent"), area.id, explains)
    for fact in area_facts(area, wording):
        yield AreaLine(Content("\n".join(_wrapped(f"│ {fact}", width, "│   "))), area.id, explains)
    near = _pieces(area, NEIGHBOURS)
    for number, piece in enumerate(near, 1):
        branch, under = (LAST, "     ") if number == len(near) else (BRANCH, "│    ")
        line = area_line(board[piece.id], wording, width - 3, under)
        yield AreaLine(Content.assemble(f"{branch} ", line.content), piece.id, line.explains)


def tally_lines(seats: tuple[ViewArea, ...], wording: Wording, width: int) -> Iterator[AreaLine]:
    """Every player in one line under the words for the numbers, with warnings behind the name."""
    names = [wording.names(area.name) for area in seats]
    first = max(map(len, names), default=0) + len(LOUD)
    keys = tuple(dict.fromkeys(badge.key for seat in seats for badge in seat.badges if _is_number(badge)))
    heads = _fitted({key: _headed(key, seats, wording) for key in keys}, seats, width - first)
    head = Content.styled(f"{'':{first}} {' '.join(heads.values())}", "$foreground-muted")
    yield AreaLine(head.truncate(width, ellipsis=True))
    for seat, name in zip(seats, names, strict=True):
        loud = LOUD if any(badge.key.endswith(WARNINGS) for badge in seat.badges) else ""
        badges = {badge.key: badge for badge in seat.badges}
        cells = (f"{_figure(badges.get(key)):<{len(word)}}" for key, word in heads.items())
        style = "$warning bold" if loud else "$accent bold" if seat.active else "bold"
        line = Content.assemble(Content.styled(f"{name + loud:<{first}}", style), " ", " ".join(cells))
        explains = tuple(badge.explains for badge in seat.badges if badge.explains)
        yield AreaLine(line.truncate(width, ellipsis=True), seat.id, explains)


def _is_number(badge: Badge) -> bool:
    return badge.value is not None or not badge.known


def _short(key: str, wording: Wording) -> str:
    """The word over a narrow column, where the game has one."""
    return wording.word(f"short-{key}" if wording.speech.has(f"table/short-{key}") else key)


def _headed(key: str, seats: tuple[ViewArea, ...], wording: Wording) -> str:
    """The word over a column, as wide as the column."""
    return _short(key, wording).ljust(_widest(key, seats))


def _fitted(heads: dict[str, str], seats: tuple[ViewArea, ...], width: int) -> dict[str, str]:
    """The words over the columns; unknown columns give way, then the longest words are cut."""
    if _wide(heads) > width:
        known = {badge.key for seat in seats for badge in seat.badges if badge.known}
        heads = {key: word for key, word in heads.items() if key in known}
    least = {key: max(LEAST_HEAD, _widest(key, seats)) for key in heads}
    while _wide(heads) > width:
        longest = max(heads, key=lambda key: len(heads[key]) - least[key])
        if len(heads[longest]) <= least[longest]:
            break
        heads = {**heads, longest: heads[longest][:-1]}
    return heads


def _wide(heads: dict[str, str]) -> int:
    return sum(len(word) + 1 for word in heads.values())


def _widest(key: str, seats: tuple[ViewArea, ...]) -> int:
    figures = (_figure(badge) for seat in seats for badge in seat.badges if badge.key == key)
    return max(map(len, figures), default=0)


def _figure(badge: Badge | None) -> str:
    if badge is None:
        return ""
    return str(badge.value) if badge.known else "?"


def drawn_board(view: View, wording: Wording, width: int) -> Content:
    """The row, the board and the players of a table, as far as its game has them."""
    return Content("\n").join(_lines(view, wording, width))


def _lines(view: View, wording: Wording, width: int) -> Iterator[Content]:
    middle = row_area(view)
    for row in middle.rows if middle is not None else ():
        if row.across:
            yield from (Content(f"  {cell_in_words(cell, wording)}") for cell in cells_of(row, frozenset()))
    seats = tuple(area for area in view.areas if is_owned(area))
    if has_board(view):
        yield from (area_line(area, wording, width).content for area in board_of(view))
        yield from (line.content for line in tally_lines(seats, wording, width))
        return
    for area in seats:
        yield from (line.content for line in area_lines(area, wording, width, frozenset()))
        yield Content("")


CARDS = ((f"{glyphs.STANDING}  {glyphs.KNEELING}", "sign-cards"),)
ICON_SIGNS = ("⚔ ◉ ♛", "sign-icons")
STRENGTH = ("4", "sign-strength")
UNIQUE = ("⚑", "sign-unique")
POWER = ("●3", "sign-power")
ROW = (
    (f"{glyphs.CLOSED}  {glyphs.OPEN}", "sign-closed"),
    (f"{glyphs.TOKENS}3", "sign-tokens"),
    (glyphs.POINTER, "sign-pointer"),
    (glyphs.MAY, "sign-may"),
    (glyphs.FIRST, "sign-first"),
)
STACK_SIGNS = (f"{glyphs.STACK}2", "sign-stack")
BRIBED_SIGNS = (glyphs.BRIBED, "sign-bribed")
WIDE_SEATS = 2
"""More seats than these stand in narrow columns."""
SEAT_SIGNS = (f"{glyphs.SUPPORTS}  {glyphs.RIVALS}  {glyphs.RIVAL_OF}", "sign-supports")


def signs_on(view: View) -> Iterator[tuple[str, str]]:
    """Each sign with its meaning."""
    row = row_area(view)
    if row is not None:
        yield from ROW
        return
    pieces = [piece for area in view.areas for part in area.rows for piece in part.pieces]
    if has_board(view) or not pieces:
        yield from (ORDER_SIGN,) if has_board(view) else ()
        return
    yield from CARDS
    yield ICON_SIGNS
    if any(_has(piece, "strength") for piece in pieces):
        yield STRENGTH
    if any(_has(piece, "unique") for piece in pieces):
        yield UNIQUE
    if any(_has(piece, "power") for piece in pieces):
        yield POWER


def rare_signs_on(view: View) -> Iterator[tuple[str, str]]:
    """The signs of stacks, bribed cards, restricted Houses and narrow columns."""
    row = row_area(view)
    if row is not None:
        pieces = [piece for line in row.rows for piece in line.pieces]
        yield from (STACK_SIGNS,) if any(piece.under for piece in pieces) else ()
        yield from (BRIBED_SIGNS,) if any(_has(piece, "bribe") for piece in pieces) else ()
        return
    seats = [area for area in view.areas if is_owned(area)]
    if any(badge.key == "banned" for area in seats for badge in area.badges):
        yield BANNED_SIGN
    pooled = any(badge.key == "gold" for area in seats for badge in area.badges)
    if len(seats) > WIDE_SEATS and pooled:
        yield from ((glyphs.LETTERED[says](), says) for says in ("sign-pools", "sign-plot"))
        related = any(badge.key in ("supports", "rivals") for area in seats for badge in area.badges)
        yield from (SEAT_SIGNS,) if related else ()


def _has(piece: ViewPiece, key: str) -> bool:
    return any(badge.key == key for badge in piece.badges)
