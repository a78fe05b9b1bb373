"""A challenge as two sides that face each other, their sums in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from msgspec.structs import replace
from textual.content import Content

from engine.kernel.view import Badge, ViewArea, ViewPiece, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.area_lines import AreaLine, area_lines, join_parts

BONUS = "_bonus"
"""Behind the key of a total: what is added to the cards of that side."""
LONGEST, SHORTEST = 30, 4
"""Letters of a name, with all room and with none."""
AGAINST = f" {glyphs.AGAINST} "
WINNER = "winner"
"""The key of the seat that has won."""
MOST_FACING = 5
"""Cards of a side that have a line each."""


def is_summed(badge: Badge) -> bool:
    """Whether a number stands in the line of the sums."""
    return badge.key.removesuffix(BONUS) in glyphs.SIDES.values()


def _fitting(area: ViewArea, wording: Wording, width: int) -> tuple[str, ...]:
    """Both sides, or the known one; names give way until they fit, the totals never."""
    for letters in range(LONGEST, SHORTEST, -1):
        sides = tuple(_sides(area, wording, letters))
        if len(AGAINST.join(sides)) <= width:
            return sides
    totals = (badge for badge in area.badges if is_summed(badge) and not badge.key.endswith(BONUS))
    return tuple(f"{wording.word(total.key)} {_amount(total)}" for total in totals)


def _sums_line(area: ViewArea, wording: Wording, width: int) -> Content:
    """The two sums in the middle, where there is room; the winner's side is lit."""
    sides = _fitting(area, wording, width - 1)
    first, *second = sides or ("",)
    sums = Content(AGAINST).join(_lit(side, number, area) for number, side in enumerate(sides))
    middle = (width - len(AGAINST)) // 2
    fits = bool(second) and len(first) <= middle and len(second[0]) <= middle
    return Content.assemble(" " * (max(1, middle - len(first)) if fits else 1), sums)


def _lit(side: str, number: int, area: ViewArea) -> Content:
    won = won_by(area)
    style = "bold" if won is None else ("bold $accent" if won == number else "$foreground-muted")
    return Content.styled(side, style)


def won_by(area: ViewArea) -> int | None:
    """The side that has won: 0 the first, 1 the second; none while it is open."""
    badges = {badge.key: badge.value for badge in area.badges}
    winner = badges.get(WINNER)
    return None if winner is None else int(winner != badges.get("attacker"))


def explained_by(area: ViewArea) -> tuple[str, ...]:
    """The names of the numbers in the sums."""
    return tuple(badge.explains for badge in area.badges if is_summed(badge) and badge.explains)


def others(area: ViewArea, wording: Wording) -> str:
    """Cards that are on neither side, in words."""
    rows = (row for row in area.rows if row.pieces and row.key not in glyphs.SIDES)
    return " · ".join(
        f"{wording.word(row.key)}: {', '.join(wording.names(piece.id) for piece in row.pieces)}"
        for row in rows
    )


def _sides(area: ViewArea, wording: Wording, letters: int) -> Iterator[str]:
    totals = {badge.key: badge for badge in area.badges}
    for number, row in enumerate(row for row in area.rows if row.key in glyphs.SIDES):
        total = totals.get(glyphs.SIDES[row.key])
        if row.pieces or total is not None:
            bonus = totals.get(f"{glyphs.SIDES[row.key]}{BONUS}")
            yield _side(row, total, bonus, wording, letters, second=number > 0)


def _side(
    row: ViewRow, total: Badge | None, bonus: Badge | None, wording: Wording, letters: int, *, second: bool
) -> str:
    """A side with its total at the inner end, so that the totals meet."""
    added = bonus.value if bonus is not None and isinstance(bonus.value, int) else 0
    cards = _sum(row)
    adds_up = total is not None and total.known and cards is not None and cards + added == total.value
    parts = [f"{_cut(wording.names(piece.id), letters)} {_strength(piece)}" for piece in row.pieces]
    parts += [f"{wording.word(bonus.key)} {added}"] if bonus is not None else []
    sum_of_parts = (" + " if adds_up else ", ").join(parts)
    amount = "" if total is None else _amount(total)
    if not amount or (adds_up and len(parts) == 1):
        return sum_of_parts
    between = (" = " if adds_up else " | ") if sum_of_parts else ""
    return f"{amount}{between}{sum_of_parts}" if second else f"{sum_of_parts}{between}{amount}"


def _amount(total: Badge) -> str:
    return glyphs.amount(total)


def _sum(row: ViewRow) -> int | None:
    values = [_strength(piece) for piece in row.pieces]
    numbers = [value for value in values if isinstance(value, int)]
    return sum(numbers) if len(numbers) == len(values) else None


def _strength(piece: ViewPiece) -> int | str:
    strength = next((badge for badge in piece.badges if badge.key == "strength"), None)
    return (
        strength.value
        if strength is not None and strength.known and strength.value is not None
        else glyphs.UNKNOWN
    )


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"


def compact_lines(area: ViewArea, wording: Wording, width: int) -> list[AreaLine]:
    """A common area in two lines, or three: its cards are drawn with their players."""
    unsummed = replace(area, badges=tuple(badge for badge in area.badges if not is_summed(badge)))
    lines = area_lines(replace(unsummed, rows=()), wording, width, frozenset())
    sums = _sums_line(area, wording, width)
    beside = Content.styled(others(area, wording), "$foreground-muted")
    if not beside.plain:
        return [*lines, AreaLine(sums, "", explained_by(area))]
    heading = join_parts(lines[0], AreaLine(Content.assemble("· ", beside)), between=" ")
    if len(heading.content.plain) <= width:
        return [heading, *lines[1:], AreaLine(sums, "", explained_by(area))]
    last = AreaLine(Content.assemble(" ", beside).truncate(width, ellipsis=True))
    return [*lines, AreaLine(sums, "", explained_by(area)), last]


def facing_lines(area: ViewArea, wording: Wording, width: int) -> list[AreaLine]:
    """The cards of both sides beside each other; the sums in the middle."""
    sides = [row for row in area.rows if row.key in glyphs.SIDES]
    most = max((len(row.pieces) for row in sides), default=0)
    if len(sides) < BOTH or not 0 < most <= MOST_FACING:
        return area_lines(area, wording, width, frozenset())
    shown = replace(area, rows=(), badges=tuple(badge for badge in area.badges if not is_summed(badge)))
    lines = area_lines(shown, wording, width, frozenset())
    sums = _totals(area)
    half = max(SHORTEST, (width - len(sums)) // 2 - 1)
    columns = [_column(row, area, wording, half) for row in sides]
    for number, pair in enumerate(zip_longest(*columns, fillvalue=AreaLine(Content("")))):
        middle = sums if number == 0 else " " * len(sums)
        lines.append(_facing(pair[0], pair[1], middle, half, area))
    beside = others(area, wording)
    rest = [AreaLine(Content.styled(f" {beside}", "$foreground-muted"))] if beside else []
    return [*lines, *rest]


BOTH = 2


def _totals(area: ViewArea) -> str:
    totals = {badge.key: badge for badge in area.badges}
    amounts = (totals.get(key) for key in glyphs.SIDES.values())
    return AGAINST.join(_amount(total) if total is not None else " " for total in amounts).center(
        len(AGAINST) + 4
    )


def _column(row: ViewRow, area: ViewArea, wording: Wording, half: int) -> list[AreaLine]:
    """The cards of a side, and the additions to them."""
    cards = [
        AreaLine(Content(_half(piece, wording, half)), piece.id, _explained(piece)) for piece in row.pieces
    ]
    key = f"{glyphs.SIDES[row.key]}{BONUS}"
    added = (f"{wording.word(badge.key)} {badge.value}" for badge in area.badges if badge.key == key)
    return [*cards, *(AreaLine(Content(addition)) for addition in added)]


def _facing(left: AreaLine, right: AreaLine, middle: str, half: int, area: ViewArea) -> AreaLine:
    content = Content.assemble(
        _lit(f"{left.content.plain:>{half}}", 0, area),
        Content.styled(f" {middle} ", "bold"),
        _lit(right.content.plain, 1, area),
    )
    return AreaLine(content, left.piece or right.piece, (*left.explains, *right.explains))


def _half(piece: ViewPiece, wording: Wording, width: int) -> str:
    strength = f" {_strength(piece)}"
    return f"{_cut(wording.names(piece.id), max(SHORTEST, width - len(strength)))}{strength}"


def _explained(piece: ViewPiece) -> tuple[str, ...]:
    return tuple(badge.explains for badge in piece.badges if badge.key == "strength" and badge.explains)
