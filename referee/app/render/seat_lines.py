"""A seat as lines of a narrow column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from textual.content import Content

from engine.kernel.view import Badge, ViewArea, ViewPiece
from referee.app.presenters.wording import Wording
from referee.app.render import glyphs
from referee.app.render.area_lines import BETWEEN, FIRST, LEAST_NAME, AreaLine, hidden_hand, pile_lines
from referee.app.render.glyphs import number_with_sign, tallied
from referee.words.speech import label

NARROW = 36
"""Columns below which a seat is drawn this way: two seats side by side always have more."""
ROOMY = 21
"""Columns from which the sign of a unique card has room behind its name."""
POOLS = ("gold", "hand", "deck", "influence")
PLOT_OF, PLOT = "plot", ("plot_income", "plot_initiative", "plot_claim")
HEADING = ("total_power", "banner_power", "threshold")
RELATIONS = ("partner", "supports", "rivals", "rivalry_used")


def is_narrow(area: ViewArea, width: int) -> bool:
    """Whether this is a seat of several, with the numbers of this drawing."""
    return width < NARROW and {"threshold", "gold"} <= {badge.key for badge in area.badges}


def seat_lines(
    area: ViewArea,
    wording: Wording,
    width: int,
    marked: frozenset[str],
    around: tuple[ViewArea, ...],
    *,
    low: bool,
) -> list[AreaLine]:
    """All lines of a seat; in a low window rare words come last."""
    badges = {badge.key: badge for badge in area.badges}
    lines = [_heading(area, badges, wording, width), *_titles(area, badges, wording, width, around)]
    lines += [*_tally(badges, POOLS, wording, width), *_tally(badges, PLOT, wording, width, of=PLOT_OF)]
    words = list(_words(badges, wording, width))
    cards = list(_cards(area, wording, width, marked, low=low))
    lines += [*cards, *words] if low else [*words, *cards]
    folded = (row for row in area.rows if not row.open or hidden_hand(row))
    return lines + [line for row in folded for line in pile_lines(row, wording, width)]


def _heading(area: ViewArea, badges: dict[str, Badge], wording: Wording, width: int) -> AreaLine:
    """``STARK ◀ ●4/15``: the power on the banner is part of the total."""
    total, threshold = badges["total_power"].value, badges["threshold"].value
    right = f"{glyphs.COUNTED['power']}{total}/{threshold}" if "total_power" in badges else ""
    turn = " ◀" if area.active else ""
    name = cut_to_room(wording.names(area.name).upper(), width - len(turn) - len(right) - 1) + turn
    gap = " " * max(1, width - len(name) - len(right))
    style = "bold $accent" if area.active else "bold"
    content = Content.assemble(Content.styled(name, style), gap, Content.styled(right, "bold"))
    return AreaLine(content, "", tuple(badges[key].explains for key in HEADING if _explained(badges, key)))


def _titles(
    area: ViewArea, badges: dict[str, Badge], wording: Wording, width: int, around: tuple[ViewArea, ...]
) -> Iterator[AreaLine]:
    """The title of this round, with whom it supports and whose rival it is."""
    if "title" in badges:
        title = cut_to_room(wording.word(f"title-{badges['title'].value}"), width)
        yield AreaLine(Content.styled(title, "bold"))
    if "partner" in badges:
        yield _relation("partner", glyphs.PARTNER, str(badges["partner"].value), wording, width)
    if "supports" in badges:
        yield _relation("supports", glyphs.SUPPORTS, str(badges["supports"].value), wording, width)
    for rival in _seats(badges.get("rivals")):
        mutual = any(area.id in _seats(_badge(other, "rivals")) for other in around if other.id == rival)
        sign = glyphs.RIVALS if mutual else glyphs.RIVAL_OF
        yield _relation("rival", sign, rival, wording, width, done="rivalry_used" in badges)


def _relation(
    word: str, sign: str, seat: str, wording: Wording, width: int, *, done: bool = False
) -> AreaLine:
    """``rival ⇄ Stark``; the word gives way to its sign, which the help explains."""
    after = f" {glyphs.DONE}" if done else ""
    short = f"{sign} {wording.names(seat)}{after}"
    relation = f"{label(f'four-{word}')} {short}"
    return AreaLine(
        Content.styled(relation if len(relation) <= width else cut_to_room(short, width), "$foreground-muted")
    )


def _tally(
    badges: dict[str, Badge], keys: tuple[str, ...], wording: Wording, width: int, of: str = ""
) -> Iterator[AreaLine]:
    """The numbers in one line: in words, in signs, in close signs, whichever fits first.

    ``of`` is a word for what the numbers belong to; it stands before signs where there is room.
    """
    shown = [badges[key] for key in keys if key in badges]
    if not shown:
        return
    words = BETWEEN.join(f"{wording.word(badge.key)} {_value(badge)}" for badge in shown)
    short = [_signed(badge) for badge in shown]
    lead = f"{wording.word(of)} " if of else ""
    forms = (words, *(f"{first}{between.join(short)}" for first in (lead, "") for between in (BETWEEN, " ")))
    tally = next((form for form in forms if len(form) <= width), forms[-1])
    explains = tuple(badge.explains for badge in shown if badge.explains)
    yield AreaLine(Content.styled(tally, "$foreground-muted"), "", explains)


def _signed(badge: Badge) -> str:
    return tallied(badge.key, _value(badge))


def _words(badges: dict[str, Badge], wording: Wording, width: int) -> Iterator[AreaLine]:
    """Further facts of a seat, one line each."""
    drawn = {*POOLS, *PLOT, *HEADING, *RELATIONS, "title", "by_hand"}
    if FIRST in badges:
        yield AreaLine(Content.styled(cut_to_room(label("first-player"), width), "$foreground-muted"))
    for badge in (shown for key, shown in badges.items() if key not in (*drawn, FIRST)):
        value = wording.fact(badge.key, badge.value) if isinstance(badge.value, str) else _value(badge)
        text = value if badge.key == "plot" else f"{wording.word(badge.key)} {value}"
        if badge.key == "plot" and "by_hand" in badges:
            text = f"{value} ({label('by-hand')})"
            text = text if len(text) <= width else f"{cut_to_room(str(value), width - 2)} {glyphs.BY_HAND}"
        yield AreaLine(Content.styled(cut_to_room(text, width), "$foreground-muted"), "", _explains(badge))


def _cards(
    area: ViewArea, wording: Wording, width: int, marked: frozenset[str], *, low: bool
) -> Iterator[AreaLine]:
    pieces = [piece for row in area.rows if row.open and not hidden_hand(row) for piece in row.pieces]
    titles = _distinct({piece.id: wording.names(piece.id) for piece in pieces}, width - LEAST_NAME + 2)
    for piece in pieces:
        yield _card(piece, titles[piece.id], width, piece.id in marked)
        if not low:
            yield from _keywords(piece, wording, width)
        yield from _under(piece, wording, width)


def _distinct(titles: dict[str, str], room: int) -> dict[str, str]:
    """The names cut so that those with the same beginning differ."""
    starts = Counter(cut_to_room(title, room) for title in set(titles.values()))
    return {
        piece: _by_its_end(title) if starts[cut_to_room(title, room)] > 1 and len(title) > room else title
        for piece, title in titles.items()
    }


def _by_its_end(title: str) -> str:
    *first, last = title.split()
    return " ".join([*(f"{word[0]}." for word in first), last])


def _card(piece: ViewPiece, title: str, width: int, takes_part: bool) -> AreaLine:
    """Sign, name, power, icons, strength; the last two always in the same columns."""
    card = glyphs.KNEELING if piece.turned else glyphs.STANDING
    lead = f"{'▸' if takes_part else ' '}{card} "
    flag = f" {glyphs.sign('unique')}" if width >= ROOMY and _has(piece, "unique") else ""
    right = _right(piece)
    name = cut_to_room(title, width - len(lead) - len(flag) - len(right) - 1) + flag
    gap = " " * max(1, width - len(lead) - len(name) - len(right))
    left = Content.styled(lead + name, "dim" if piece.turned else "")
    explains = tuple(badge.explains for badge in piece.badges if badge.explains)
    return AreaLine(Content.assemble(left, gap, Content.styled(right, "bold")), piece.id, explains)


def _right(piece: ViewPiece) -> str:
    badges = {badge.key: badge for badge in piece.badges}
    parts = [
        number_with_sign(key, _value(badges[key]))
        for key in ("income", "power")
        if key in badges and badges[key].value is not None
    ]
    if "strength" in badges:
        unknown = "icons" in badges and not badges["icons"].known
        other = glyphs.UNKNOWN if unknown else " "
        icons = "".join(sign if _has(piece, key) else other for key, sign in glyphs.ICONS.items())
        parts.append(f"{glyphs.UNKNOWN:^3}" if icons == glyphs.UNKNOWN * 3 else icons)
        parts[-1] += f"{_value(badges['strength']):>2}"
    return " ".join(parts)


def _keywords(piece: ViewPiece, wording: Wording, width: int) -> Iterator[AreaLine]:
    words = [wording.word(badge.key) for badge in piece.badges if badge.value is None and badge.known]
    icons = {wording.word(key) for key in glyphs.SIGNS}
    keywords = ", ".join(word for word in words if word not in icons)
    if keywords:
        yield AreaLine(
            Content.styled(f"   {cut_to_room(keywords, width - 3)}", "$foreground-muted"), piece.id
        )


def _under(piece: ViewPiece, wording: Wording, width: int, depth: int = 0) -> Iterator[AreaLine]:
    for other in piece.under:
        title = wording.word(other.kind) if other.kind == "duplicate" else wording.names(other.id)
        card = glyphs.KNEELING if other.turned else glyphs.STANDING
        lead = f" {' ' * depth}{glyphs.UNDER}{card} "
        line = Content.styled(lead + cut_to_room(title, width - len(lead)), "dim" if other.turned else "")
        yield AreaLine(line, other.id, tuple(badge.explains for badge in other.badges if badge.explains))
        yield from _under(other, wording, width, depth + 1)


def cut_to_room(title: str, room: int) -> str:
    """As much of the text as there is room for, cut at a word where enough is left."""
    if len(title) <= room:
        return title
    fitting = title[: max(1, room - 1)]
    words = fitting.rpartition(" ")[0] if title[len(fitting)] != " " else fitting
    return f"{(words if len(words) * 3 >= len(fitting) * 2 else fitting).rstrip()}…"


def _value(badge: Badge) -> str:
    return glyphs.amount(badge)


def _has(piece: ViewPiece, key: str) -> bool:
    return any(badge.key == key and badge.value is None and badge.known for badge in piece.badges)


def _badge(area: ViewArea, key: str) -> Badge | None:
    return next((badge for badge in area.badges if badge.key == key), None)


def _seats(badge: Badge | None) -> tuple[str, ...]:
    return tuple(str(badge.value).split(", ")) if badge is not None else ()


def _explained(badges: dict[str, Badge], key: str) -> bool:
    return key in badges and bool(badges[key].explains)


def _explains(badge: Badge) -> tuple[str, ...]:
    return (badge.explains,) if badge.explains else ()
