"""A row of cards as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from textual.content import Content

from engine.kernel.view import Badge, ViewPiece, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.words.speech import label

HEIGHT = 5
ROOMY, NARROW = 14, 10
"""Columns inside a box, with room and without."""
SLOT = 3
"""Columns inside the place at an end of the row."""
PLAIN, HERE = "┌─┐│└┘", "╔═╗║╚╝"
"""Borders of a box, and of the one the cursor is at."""


class RowCell(Struct, frozen=True):
    """One box of the row: a card, or an end at which one may be laid."""

    id: str
    piece: ViewPiece | None = None
    """None: an end of the row."""


class RowMarks(Struct, frozen=True):
    """The events and choices to be marked in the row."""

    able: frozenset[str] = frozenset()
    """What may be chosen now."""
    meant: frozenset[str] = frozenset()
    """What the highlighted move is about."""
    here: str = ""
    """Where the cursor is."""


def cells_of(row: ViewRow, able: frozenset[str]) -> tuple[RowCell, ...]:
    """The boxes from left to right, with the ends where a card may be laid."""
    ends = [RowCell(end) if end in able else None for end in row.ends] or [None, None]
    cards = [RowCell(piece.id, piece) for piece in row.pieces]
    if not cards:
        return tuple(end for end in ends[:1] if end is not None)
    cells = [ends[0], *cards, ends[-1]]
    return tuple(cell for cell in cells if cell is not None)


def inner_width(cells: tuple[RowCell, ...], room: int) -> int:
    """Columns inside each box, so that all can be seen if possible."""
    cards = sum(1 for cell in cells if cell.piece is not None)
    rest = room - sum(SLOT + 2 for cell in cells if cell.piece is None)
    if not cards or rest // cards - 2 >= NARROW:
        return min(ROOMY, rest // cards - 2) if cards else ROOMY
    visible = max(1, room // (NARROW + 2))
    return max(NARROW, min(ROOMY, room // visible - 2))


def width_of(cell: RowCell, inner: int) -> int:
    """Columns of a whole box."""
    return (SLOT if cell.piece is None else inner) + 2


def window(cells: tuple[RowCell, ...], inner: int, room: int, first: int, here: int) -> tuple[int, int]:
    """The shown boxes around the cursor: from, to (exclusive)."""
    first = max(0, min(first, here if here >= 0 else first, len(cells) - 1))
    while True:
        used, last = 0, first
        while last < len(cells) and used + width_of(cells[last], inner) <= room:
            used += width_of(cells[last], inner)
            last += 1
        if here < last or first >= here:
            break
        first += 1
    while first > 0 and used + width_of(cells[first - 1], inner) <= room and last == len(cells):
        first -= 1
        used += width_of(cells[first], inner)
    return first, max(last, first + 1)


def box(cell: RowCell, wording: Wording, inner: int, marks: RowMarks) -> list[Content]:
    """The five lines of a box."""
    corner = HERE if cell.id == marks.here else PLAIN
    width = inner if cell.piece is not None else SLOT
    piece = cell.piece
    badges = {badge.key: badge for badge in piece.badges} if piece is not None else {}
    above = glyphs.POINTER if "pointer" in badges else ""
    below = glyphs.MAY if cell.id in marks.able else ""
    style = _style(cell, badges, marks)
    lines = [Content(""), Content("+"), Content("")] if piece is None else _inside(piece, badges, wording)
    return [
        Content.styled(f"{corner[0]}{_centred(above, corner[1], width)}{corner[2]}", style),
        *(
            Content.assemble(
                Content.styled(corner[3], style), _fitted(line, width), Content.styled(corner[3], style)
            )
            for line in lines
        ),
        Content.styled(f"{corner[4]}{_centred(below, corner[1], width)}{corner[5]}", style),
    ]


def _style(cell: RowCell, badges: dict[str, Badge], marks: RowMarks) -> str:
    if cell.id == marks.here or cell.id in marks.meant:
        return "$accent bold"
    if "pointer" in badges:
        return "bold"
    return "$foreground-muted"


def _inside(piece: ViewPiece, badges: dict[str, Badge], wording: Wording) -> list[Content]:
    """Owner, card, and what lies on it."""
    dim = "dim" if "done" in badges else ""
    owner = str(badges["owner"].value) if "owner" in badges else ""
    if piece.hidden:
        known = wording.card(piece.name)
        known = known if known != piece.name else wording.word(piece.kind)
        whose, what = wording.names(piece.id), f"{glyphs.CLOSED} {known}"
    else:
        whose, what = wording.names(owner), f"{glyphs.OPEN} {wording.card(piece.name)}"
    return [
        Content.styled(whose, dim or "bold"),
        Content.styled(what, dim),
        Content.styled(" ".join(_counts(badges, wording)), "dim" if dim else "$warning"),
    ]


def _counts(badges: dict[str, Badge], wording: Wording) -> Iterator[str]:
    for key, sign in (("tokens", glyphs.TOKENS), ("stack", glyphs.STACK)):
        if key in badges:
            yield f"{sign}{badges[key].value}"
    if "bribe" in badges and "family" in badges:
        yield f"{glyphs.BRIBED}{wording.names(str(badges['family'].value))}"


def _fitted(line: Content, width: int) -> Content:
    cut = line.truncate(width, ellipsis=True)
    return Content.assemble(cut, " " * (width - cut.cell_length))


def _centred(sign: str, dash: str, width: int) -> str:
    if not sign:
        return dash * width
    left = (width - 1) // 2
    return f"{dash * left}{sign}{dash * (width - 1 - left)}"


def cell_in_words(cell: RowCell, wording: Wording) -> str:
    """The box under the cursor in words, with full names and without signs."""
    if cell.piece is None:
        return f"{wording.word(f'end-{cell.id}')}: {label('row-here')}"
    return " · ".join(_said(cell.piece, wording))


def _said(piece: ViewPiece, wording: Wording) -> Iterator[str]:
    badges = {badge.key: badge for badge in piece.badges}
    yield wording.names(piece.id)
    known = wording.card(piece.name)
    if piece.hidden and known != piece.name:
        yield known
    face = badges.get("face")
    if face is not None:
        yield wording.word(f"face-{face.value}")
    if "bribe" in badges:
        yield f"{wording.word('bribe')} {wording.names(str(badges['bribe'].value))}"
    for key in ("tokens", "stack"):
        if key in badges:
            yield f"{wording.word(key)} {badges[key].value}"
    if piece.under:
        yield label("row-under", cards=", ".join(_under(other, wording) for other in piece.under))
    yield from (wording.word(key) for key in ("pointer", "done") if key in badges)


def _under(piece: ViewPiece, wording: Wording) -> str:
    tokens = next((badge.value for badge in piece.badges if badge.key == "tokens"), 0)
    known = wording.card(piece.name) if piece.hidden else piece.name
    closed = f" · {known}" if known != piece.name else ""
    return wording.names(piece.id) + closed + (f" {glyphs.TOKENS}{tokens}" if tokens else "")


def heading(badges: tuple[Badge, ...], count: int, wording: Wording) -> Content:
    """The direction of the row, the number of places, and what else belongs to it."""
    values = {badge.key: badge.value for badge in badges}
    direction = str(values.pop("direction", ""))
    parts = [label("row-way", count=count, way=wording.word(f"direction-{direction}"))] if direction else []
    parts += [f"{wording.word(key)} {value}" for key, value in values.items()]
    return Content.assemble(
        Content.styled(f"{glyphs.WAYS.get(direction, '')} ", "$accent bold"),
        Content.styled(" · ".join(parts), ""),
    )
