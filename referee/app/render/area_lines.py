"""An area of the table as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace
from textual.content import Content

from engine.kernel.view import Badge, View, ViewArea, ViewPiece, ViewRow
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.glyphs import number_with_sign
from referee.words.speech import label

BETWEEN = " · "
WIDE = 48
"""Columns from which facts stand two apart."""
LEAST_NAME = 12
"""Columns kept for a card's sign and the beginning of its name, before any word about it."""
KINDS_SAID = ("location", "attachment", "event")
"""Cards that are no characters: a list says so, as a rule may turn on it."""
NEIGHBOURS = "neighbours"
"""The row of an area that lies on a board."""
NEAR = ("gold", "plot_claim", "plot")
"""Numbers that stay in sight above the cards where the others stand below them."""
POWER = ("banner_power", "total_power", "threshold")
"""Shown together, in the first line."""
FIRST = "first_player"
"""The fact of a view, and the badge of the seat that it names."""


class AreaLine(Struct, frozen=True):
    """One line of an area."""

    content: Content
    piece: str = ""
    explains: tuple[str, ...] = ()
    """What its numbers are explained by."""
    whole: str = ""
    """All it says, where the line may have no room for it."""


def area_lines(
    area: ViewArea, wording: Wording, width: int, marked: frozenset[str], *, cards_first: bool = False
) -> list[AreaLine]:
    """All lines of an area; lesser numbers stand below the cards where cards matter most."""
    lines = list(_heading(area, wording, width))
    if cards_first:
        lines += _near_numbers(area, wording, width)
        area = replace(area, badges=tuple(badge for badge in area.badges if badge.key not in NEAR))
    numbers = list(_numbers(area, wording, width))
    if _fit_together(lines, numbers, width):
        lines = [join_parts(lines[0], numbers.pop(0))]
    cards = _cards(area, wording, width, marked)
    if cards_first:
        cards = list(_joined_beneath(cards, width))
    lines += [*cards, *numbers] if cards_first else [*numbers, *cards]
    folded = [row for row in area.rows if not row.open or hidden_hand(row)]
    lines += [line for row in folded for line in pile_lines(row, wording, width)]
    return lines


def _cards(area: ViewArea, wording: Wording, width: int, marked: frozenset[str]) -> list[AreaLine]:
    owned = any(hidden_hand(row) for row in area.rows)
    return [
        line
        for row in area.rows
        if row.open and not hidden_hand(row)
        for piece in row.pieces
        for line in _piece(piece, wording, width, marked, part="" if owned else _part(row, wording))
    ]


def _part(row: ViewRow, wording: Wording) -> str:
    """The part of a card of the row in what goes on."""
    return wording.word(glyphs.ONE_OF.get(row.key, row.key))


def _fit_together(heading: list[AreaLine], numbers: list[AreaLine], width: int) -> bool:
    """Whether the name and the numbers fit one line: of an area that nobody owns they are short."""
    return (
        len(numbers) == 1
        and len(heading[0].content.plain.rstrip()) + len(numbers[0].content.plain) + 2 < width
    )


def join_parts(heading: AreaLine, numbers: AreaLine, between: str = "  ") -> AreaLine:
    content = Content.assemble(heading.content.rstrip(), between, numbers.content)
    return AreaLine(content, "", heading.explains + numbers.explains)


def piece_line(piece: ViewPiece, wording: Wording, name: str = "") -> str:
    """A card in one plain line of a list; ``name``: of one that is not on the table."""
    card = glyphs.KNEELING if piece.turned else glyphs.STANDING
    facts = "  ".join(fact.plain.strip() for fact in _facts(piece, wording))
    kind = f" ({wording.word(piece.kind)})" if piece.kind in KINDS_SAID else ""
    return f"{card} {name or wording.names(piece.id)}{kind}{'   ' if facts else ''}{facts}"


def with_first(view: View, area: ViewArea) -> ViewArea:
    """The area with the sign of the first player, if it is theirs."""
    if view.facts.get(FIRST) != area.id:
        return area
    return replace(area, badges=(*area.badges, Badge(FIRST)))


def is_owned(area: ViewArea) -> bool:
    """Whether the area is a seat's, which holds a hand."""
    return any(row.key == "hand" for row in area.rows)


def row_area(view: View) -> ViewArea | None:
    """The area whose cards lie in a row, if the table has one."""
    return next((area for area in view.areas if any(row.across for row in area.rows)), None)


def has_board(view: View) -> bool:
    """Whether the table has areas with neighbours."""
    return any(row.key == NEIGHBOURS for area in view.areas for row in area.rows)


def taking_part(area: ViewArea) -> Iterator[ViewPiece]:
    """The cards on either side of what is going on; a bypassed card is on none."""
    return (piece for row in area.rows if row.key in glyphs.SIDES for piece in row.pieces)


def hidden_hand(row: ViewRow) -> bool:
    """Whether the cards of a row are only counted."""
    return row.count is not None


def _heading(area: ViewArea, wording: Wording, width: int) -> Iterator[AreaLine]:
    badges = {badge.key: badge for badge in area.badges}
    name = wording.names(area.name).upper() + (" ◀" if area.active else "")
    left = Content.styled(name, "bold $accent" if area.active else "bold")
    shown = [badges[key] for key in POWER if key in badges]
    first = _first_said(width - len(name) - len(_power(shown).plain) - 1) if FIRST in badges else ""
    right = _power(shown, width - len(name) - len(first) - 1)
    if FIRST in badges and not first:
        right = _power(shown, between="/")
        first = _first_said(width - len(name) - len(right.plain) - 1)
    gap = max(1, width - len(name) - len(first) - len(right.plain))
    explains = tuple(badge.explains for badge in shown if badge.explains)
    heading = Content.styled(first, "$foreground-muted")
    yield AreaLine(Content.assemble(left, heading, " " * gap, right), "", explains)
    if FIRST in badges and not first:
        yield AreaLine(Content.styled(label("first-player"), "$foreground-muted"))


def _first_said(room: int) -> str:
    """The words for the first player, as many as there is room for."""
    forms = (f"  {label('first-player')}", f" {label('first-player-short')}")
    return next((text for text in forms if len(text) <= room), "")


def _power(shown: list[Badge], room: int = 0, between: str = "") -> Content:
    """``● 7 of 15 power  banner 6``, in fewer words where there is no room; ``between``: in place of *of*."""
    values = {badge.key: badge.value for badge in shown}
    if "total_power" not in values:
        return Content("")
    of = between or f" {label('of')} "
    total = f"{glyphs.COUNTED['power']} {values['total_power']}{of}{values.get('threshold', '?')}"
    banner = f"  {label('banner')} {values.get('banner_power', 0)}"
    power = label("power-of", total=values["total_power"], threshold=values.get("threshold", "?"))
    whole = f"{glyphs.COUNTED['power']} {power}"
    if len(whole) + len(banner) <= room:
        total = whole
    return Content.assemble(Content.styled(total, "bold"), Content.styled(banner, "$foreground-muted"))


def _numbers(area: ViewArea, wording: Wording, width: int) -> Iterator[AreaLine]:
    rest = [badge for badge in area.badges if badge.key not in (*POWER, FIRST)]
    line: list[Badge] = []
    used = 0
    for badge in rest:
        length = len(_said(badge, wording)) + len(BETWEEN)
        if line and used + length > width + len(BETWEEN):
            yield _number_line(line, wording)
            line, used = [], 0
        line.append(badge)
        used += length
    if line:
        yield _number_line(line, wording)


def _near_numbers(area: ViewArea, wording: Wording, width: int) -> Iterator[AreaLine]:
    """The numbers on which a challenge turns, in one line."""
    badges = {badge.key: badge for badge in area.badges}
    near = [badges[key] for key in NEAR if key in badges]
    if near:
        line = _number_line(near, wording)
        yield replace(line, content=line.content.truncate(width, ellipsis=True))


def _number_line(badges: list[Badge], wording: Wording) -> AreaLine:
    numbers = BETWEEN.join(_said(badge, wording) for badge in badges)
    return AreaLine(
        Content.styled(numbers, "$foreground-muted"),
        "",
        tuple(badge.explains for badge in badges if badge.explains),
    )


def _said(badge: Badge, wording: Wording) -> str:
    """A number of an area, or a bare name."""
    if not badge.known:
        return f"{wording.word(badge.key)} {glyphs.amount(badge)}"
    if isinstance(badge.value, str):
        return f"{wording.word(badge.key)} {wording.fact(badge.key, badge.value)}"
    return wording.kind(badge.key) if badge.value is None else f"{wording.word(badge.key)} {badge.value}"


def _piece(
    piece: ViewPiece, wording: Wording, width: int, marked: frozenset[str], depth: int = 0, part: str = ""
) -> Iterator[AreaLine]:
    """A card with the cards under it; ``part``: its part in a common area."""
    card = glyphs.KNEELING if piece.turned else glyphs.STANDING
    lead = f"{'  ' * (depth - 1)}{glyphs.UNDER} " if depth else ""
    pointer = "▸" if piece.id in marked else " "
    turned = f" {label('kneels')}" if piece.turned else ""
    facts = _within(list(_facts(piece, wording)), width - LEAST_NAME - len(turned))
    kind = "" if piece.kind == "character" or depth else f" {wording.word(piece.kind)}"
    right = Content(" " if width < WIDE else "  ").join(facts)
    title = wording.word(piece.kind) if piece.kind == "duplicate" else wording.names(piece.id)
    flag = f" {glyphs.sign('unique')}" if any(badge.key == "unique" for badge in piece.badges) else ""
    after = turned + kind + (f" · {part}" if part else "")
    before = f"{pointer}{lead}{card} "
    room = width - len(before) - len(flag) - len(after) - len(right.plain) - 1
    name = f"{before}{_shortened(title, room)}{flag}"
    left = Content.assemble(
        Content.styled(name, "dim" if piece.turned else ""), Content.styled(after, "$foreground-muted")
    )
    gap = max(1, width - len(left.plain) - len(right.plain))
    explains = tuple(badge.explains for badge in piece.badges if badge.explains)
    yield AreaLine(Content.assemble(left, " " * gap, right), piece.id, explains)
    for other in () if part else piece.under:
        yield from _piece(other, wording, width, marked, depth + 1)


def _joined_beneath(cards: list[AreaLine], width: int) -> Iterator[AreaLine]:
    """The cards under the same card, in one line."""
    for beneath, group in groupby(cards, lambda line: f" {glyphs.UNDER}" in line.content.plain[:4]):
        lines = list(group)
        if not beneath or len(lines) == 1:
            yield from lines
            continue
        names = [" ".join(line.content.plain.split()).removeprefix(f"{glyphs.UNDER} ") for line in lines]
        content = Content(f" {glyphs.UNDER} {', '.join(names)}").truncate(width, ellipsis=True)
        yield replace(lines[0], content=content, whole=", ".join(names))


def _within(facts: list[Content], room: int) -> list[Content]:
    """The facts that leave room for the name: first words give way, signs and numbers do not."""
    too_long = sum(len(fact.plain) + 1 for fact in facts) - room
    if too_long <= 0 or len(facts) < 2:
        return facts
    words = facts[0].truncate(max(2, len(facts[0].plain) - too_long), ellipsis=True)
    return [words, *facts[1:]]


def _shortened(title: str, room: int) -> str:
    """A title cut so that the sign of a kneeling card has room."""
    return title if len(title) <= room else f"{title[: max(3, room - 1)].rstrip()}…"


def _facts(piece: ViewPiece, wording: Wording) -> Iterator[Content]:
    """Words, then signs, the chief number last, so that the numbers stand under each other."""
    words = [
        badge for badge in piece.badges if badge.value is None and badge.known and not glyphs.sign(badge.key)
    ]
    if words:
        yield Content.styled(" ".join(wording.word(word.key) for word in words), "$foreground-muted")
    for badge in piece.badges:
        if badge.key == "power" and badge.value is not None:
            yield Content.styled(f"{glyphs.COUNTED['power']}{badge.value}", "bold $warning")
        elif badge.key not in ("strength", "power") and (badge.value is not None or not badge.known):
            yield Content(_counted(badge, wording))
    if any(badge.key == "strength" for badge in piece.badges):
        has = {badge.key for badge in piece.badges if badge.value is None and badge.known}
        yield Content("".join(icon if key in has else " " for key, icon in glyphs.ICONS.items()))
    chief = next((badge for badge in piece.badges if badge.key == "strength"), None)
    if chief is not None:
        yield Content.styled(f"{chief.value if chief.known else glyphs.UNKNOWN:>2}", "bold")


def _counted(badge: Badge, wording: Wording) -> str:
    value = badge.value if badge.known else glyphs.UNKNOWN
    if isinstance(value, str) and badge.known:
        whole = f"{badge.key}-{value}"
        word = wording.speech.word(whole)
        return word if word != whole else f"{wording.word(badge.key)} {wording.names(value)}"
    if badge.key in glyphs.COUNTED:
        return number_with_sign(badge.key, str(value))
    return f"{wording.word(badge.key)} {value}"


HAND = "hand"


def pile_lines(row: ViewRow, wording: Wording, width: int) -> Iterator[AreaLine]:
    """The cards of a pile, counted and, where they are known, named."""
    count = len(row.pieces) if row.count is None else max(row.count, len(row.pieces))
    if not count or (hidden_hand(row) and row.open and not row.pieces):
        return
    names = ", ".join(_titles(row.pieces, wording))
    unnamed = count - len(row.pieces)
    more = label("unnamed", count=unnamed) if unnamed else ""
    text = f"{wording.word(row.key)} {count}: {', '.join(part for part in (names, more) if part)}"
    piece = row.pieces[0].id if len(row.pieces) == 1 else ""
    lines = textwrap.wrap(text, width, subsequent_indent="  ") if row.key == HAND else [text]
    for line in lines:  # a hand is what a player chooses from: all of it is shown
        shown = Content.styled(line, "$foreground-muted")
        yield AreaLine(shown.truncate(width, ellipsis=True), piece, whole=text)


def _titles(pieces: Iterable[ViewPiece], wording: Wording) -> Iterator[str]:
    return (wording.names(piece.id) for piece in pieces)
