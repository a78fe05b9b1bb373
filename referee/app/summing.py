"""How do two sides that are added up against each other fit into one line?

``The Hound 3 + Lannister Guards 2 = 5 : 6 = Eddard Stark 4 + Jon Snow 2``: for windows in which the cards
themselves are drawn in the areas of their players and have no room to be drawn twice.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.view import Area, Badge, Piece, Row
from referee.app import signs
from referee.app.wording import Wording

BONUS = "_bonus"
"""Behind the key of a total: what is added to the cards of that side."""
LONGEST, SHORTEST = 30, 4
"""Letters of a name, with all room and with none."""


def is_summed(badge: Badge) -> bool:
    """Whether this number stands in the line of the sums."""
    return badge.key.removesuffix(BONUS) in signs.SIDES.values()


def summed(area: Area, wording: Wording, width: int) -> str:
    """Both sides, or the one that is known so far; names give way until they fit, the totals never."""
    for letters in range(LONGEST, SHORTEST, -1):
        said = f" {signs.AGAINST} ".join(_sides(area, wording, letters))
        if len(said) <= width:
            return said
    totals = (one for one in area.badges if is_summed(one) and not one.key.endswith(BONUS))
    return f" {signs.AGAINST} ".join(f"{wording.word(one.key)} {_amount(one)}" for one in totals)


def explained_by(area: Area) -> tuple[str, ...]:
    """What the sums are explained by."""
    return tuple(badge.explains for badge in area.badges if is_summed(badge) and badge.explains)


def others(area: Area, wording: Wording) -> str:
    """Cards that are on neither side, in words."""
    rows = (row for row in area.rows if row.pieces and row.key not in signs.SIDES)
    return " · ".join(
        f"{wording.word(row.key)}: {', '.join(wording.names(one.id) for one in row.pieces)}" for row in rows
    )


def _sides(area: Area, wording: Wording, letters: int) -> Iterator[str]:
    totals = {badge.key: badge for badge in area.badges}
    for number, row in enumerate(row for row in area.rows if row.key in signs.SIDES):
        total = totals.get(signs.SIDES[row.key])
        if row.pieces or total is not None:
            bonus = totals.get(f"{signs.SIDES[row.key]}{BONUS}")
            yield _side(row, total, bonus, wording, letters, second=number > 0)


def _side(
    row: Row, total: Badge | None, bonus: Badge | None, wording: Wording, letters: int, *, second: bool
) -> str:
    """The first side leads up to its total, the second begins with it, so that the totals meet."""
    added = bonus.value if bonus is not None and isinstance(bonus.value, int) else 0
    cards = _sum(row)
    adds_up = total is not None and total.known and cards is not None and cards + added == total.value
    parts = [f"{_cut(wording.names(one.id), letters)} {_strength(one)}" for one in row.pieces]
    parts += [f"{wording.word(bonus.key)} {added}"] if bonus is not None else []
    said = (" + " if adds_up else ", ").join(parts)
    amount = "" if total is None else _amount(total)
    if not amount or (adds_up and len(parts) == 1):
        return said
    between = (" = " if adds_up else " | ") if said else ""
    return f"{amount}{between}{said}" if second else f"{said}{between}{amount}"


def _amount(total: Badge) -> str:
    return signs.amount(total)


def _sum(row: Row) -> int | None:
    values = [_strength(one) for one in row.pieces]
    numbers = [value for value in values if isinstance(value, int)]
    return sum(numbers) if len(numbers) == len(values) else None


def _strength(piece: Piece) -> int | str:
    found = next((one for one in piece.badges if one.key == "strength"), None)
    return found.value if found is not None and found.known and found.value is not None else signs.UNKNOWN


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"
