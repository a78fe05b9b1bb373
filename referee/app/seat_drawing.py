"""How does a seat look in a narrow column, beside two or three others?

The numbers that matter take one line each and turn into signs where words do not fit; of a card its name
gives way first, and its icons and its strength stand where they stand on every other line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from textual.content import Content

from engine.kernel.view import Area, Badge, Piece
from referee.app import signs
from referee.app.drawing import BETWEEN, LEAST_NAME, Drawn, hidden_hand, pile_lines
from referee.app.labels import label
from referee.app.lettering import counted, tallied
from referee.app.wording import Wording

NARROW = 36
"""Columns below which a seat is drawn this way: two seats side by side always have more."""
ROOMY = 21
"""Columns from which the sign of a unique card has room behind its name."""
POOLS = ("gold", "hand", "deck", "influence")
PLOT = ("plot_income", "plot_initiative", "plot_claim")
HEADING = ("total_power", "banner_power", "threshold")
RELATIONS = ("partner", "supports", "rivals", "rivalry_used")


def is_narrow(area: Area, width: int) -> bool:
    """Whether this is a seat of several, with the numbers this drawing is made for."""
    return width < NARROW and {"threshold", "gold"} <= {one.key for one in area.badges}


def seat_lines(
    area: Area, wording: Wording, width: int, marked: frozenset[str], around: tuple[Area, ...], *, low: bool
) -> list[Drawn]:
    """All lines of a seat; where the window is low, words that are rarely looked for come last."""
    badges = {one.key: one for one in area.badges}
    lines = [_heading(area, badges, wording, width), *_titles(area, badges, wording, width, around)]
    lines += [*_tally(badges, POOLS, wording, width), *_tally(badges, PLOT, wording, width)]
    words = list(_words(badges, wording, width))
    cards = list(_cards(area, wording, width, marked, low=low))
    lines += [*cards, *words] if low else [*words, *cards]
    folded = (row for row in area.rows if not row.open or hidden_hand(row))
    return lines + [line for row in folded for line in pile_lines(row, wording, width)]


def _heading(area: Area, badges: dict[str, Badge], wording: Wording, width: int) -> Drawn:
    """``STARK ◀ ●4/15``: the power on the banner is part of the total and has no room of its own."""
    total, threshold = badges["total_power"].value, badges["threshold"].value
    right = f"{signs.COUNTED['power']}{total}/{threshold}" if "total_power" in badges else ""
    turn = " ◀" if area.active else ""
    name = cut(wording.names(area.name).upper(), width - len(turn) - len(right) - 1) + turn
    gap = " " * max(1, width - len(name) - len(right))
    style = "bold $accent" if area.active else "bold"
    content = Content.assemble(Content.styled(name, style), gap, Content.styled(right, "bold"))
    return Drawn(content, "", tuple(badges[key].explains for key in HEADING if _explained(badges, key)))


def _titles(
    area: Area, badges: dict[str, Badge], wording: Wording, width: int, around: tuple[Area, ...]
) -> Iterator[Drawn]:
    """The title of this round, whom it supports, whose rival it is."""
    if "title" in badges:
        said = cut(wording.word(f"title-{badges['title'].value}"), width)
        yield Drawn(Content.styled(said, "bold"))
    if "partner" in badges:
        yield _relation("partner", signs.PARTNER, str(badges["partner"].value), wording, width)
    if "supports" in badges:
        yield _relation("supports", signs.SUPPORTS, str(badges["supports"].value), wording, width)
    for rival in _seats(badges.get("rivals")):
        mutual = any(area.id in _seats(_badge(one, "rivals")) for one in around if one.id == rival)
        sign = signs.RIVALS if mutual else signs.RIVAL_OF
        yield _relation("rival", sign, rival, wording, width, done="rivalry_used" in badges)


def _relation(word: str, sign: str, seat: str, wording: Wording, width: int, *, done: bool = False) -> Drawn:
    """``rival ⇄ Stark``; the word gives way to its sign, which the help explains."""
    after = f" {signs.DONE}" if done else ""
    short = f"{sign} {wording.names(seat)}{after}"
    said = f"{label(f'four-{word}')} {short}"
    return Drawn(Content.styled(said if len(said) <= width else cut(short, width), "$foreground-muted"))


def _tally(badges: dict[str, Badge], keys: tuple[str, ...], wording: Wording, width: int) -> Iterator[Drawn]:
    """Numbers in one line: in words, in signs, in signs close together, whichever fits first."""
    shown = [badges[key] for key in keys if key in badges]
    if not shown:
        return
    words = BETWEEN.join(f"{wording.word(one.key)} {_value(one)}" for one in shown)
    short = [_signed(one) for one in shown]
    forms = (words, BETWEEN.join(short), " ".join(short))
    said = next((one for one in forms if len(one) <= width), forms[-1])
    explains = tuple(one.explains for one in shown if one.explains)
    yield Drawn(Content.styled(said, "$foreground-muted"), "", explains)


def _signed(badge: Badge) -> str:
    return tallied(badge.key, _value(badge))


def _words(badges: dict[str, Badge], wording: Wording, width: int) -> Iterator[Drawn]:
    """What else there is to know of a seat, one line each."""
    drawn = {*POOLS, *PLOT, *HEADING, *RELATIONS, "title", "by_hand"}
    for badge in (one for key, one in badges.items() if key not in drawn):
        value = wording.names(badge.value) if isinstance(badge.value, str) else _value(badge)
        said = value if badge.key == "plot" else f"{wording.word(badge.key)} {value}"
        if badge.key == "plot" and "by_hand" in badges:
            said = f"{value} ({label('by-hand')})"
            said = said if len(said) <= width else f"{cut(str(value), width - 2)} {signs.BY_HAND}"
        yield Drawn(Content.styled(cut(said, width), "$foreground-muted"), "", _explains(badge))


def _cards(area: Area, wording: Wording, width: int, marked: frozenset[str], *, low: bool) -> Iterator[Drawn]:
    pieces = [one for row in area.rows if row.open and not hidden_hand(row) for one in row.pieces]
    titles = _distinct({one.id: wording.names(one.id) for one in pieces}, width - LEAST_NAME + 2)
    for piece in pieces:
        yield _card(piece, titles[piece.id], width, piece.id in marked)
        if not low:
            yield from _keywords(piece, wording, width)
        yield from _under(piece, wording, width)


def _distinct(titles: dict[str, str], room: int) -> dict[str, str]:
    """Two cards whose names begin alike are told apart by the ends of them."""
    starts = Counter(cut(title, room) for title in set(titles.values()))
    return {
        piece: _by_its_end(title) if starts[cut(title, room)] > 1 and len(title) > room else title
        for piece, title in titles.items()
    }


def _by_its_end(title: str) -> str:
    *first, last = title.split()
    return " ".join([*(f"{word[0]}." for word in first), last])


def _card(piece: Piece, title: str, width: int, takes_part: bool) -> Drawn:
    """Sign, name, power, icons, strength: the last two always in the same columns."""
    card = signs.KNEELING if piece.turned else signs.STANDING
    lead = f"{'▸' if takes_part else ' '}{card} "
    flag = f" {signs.sign('unique')}" if width >= ROOMY and _has(piece, "unique") else ""
    right = _right(piece)
    name = cut(title, width - len(lead) - len(flag) - len(right) - 1) + flag
    gap = " " * max(1, width - len(lead) - len(name) - len(right))
    left = Content.styled(lead + name, "dim" if piece.turned else "")
    explains = tuple(one.explains for one in piece.badges if one.explains)
    return Drawn(Content.assemble(left, gap, Content.styled(right, "bold")), piece.id, explains)


def _right(piece: Piece) -> str:
    badges = {one.key: one for one in piece.badges}
    parts = [
        counted(key, _value(badges[key]))
        for key in ("income", "power")
        if key in badges and badges[key].value is not None
    ]
    if "strength" in badges:
        unknown = "icons" in badges and not badges["icons"].known
        other = signs.UNKNOWN if unknown else " "
        icons = "".join(sign if _has(piece, key) else other for key, sign in signs.ICONS.items())
        parts.append(f"{signs.UNKNOWN:^3}" if icons == signs.UNKNOWN * 3 else icons)
        parts[-1] += f"{_value(badges['strength']):>2}"
    return " ".join(parts)


def _keywords(piece: Piece, wording: Wording, width: int) -> Iterator[Drawn]:
    words = [wording.word(one.key) for one in piece.badges if one.value is None and one.known]
    icons = {wording.word(key) for key in signs.SIGNS}
    said = ", ".join(one for one in words if one not in icons)
    if said:
        yield Drawn(Content.styled(f"   {cut(said, width - 3)}", "$foreground-muted"), piece.id)


def _under(piece: Piece, wording: Wording, width: int, depth: int = 0) -> Iterator[Drawn]:
    for one in piece.under:
        title = wording.word(one.kind) if one.kind == "duplicate" else wording.names(one.id)
        card = signs.KNEELING if one.turned else signs.STANDING
        lead = f" {' ' * depth}{signs.UNDER}{card} "
        said = Content.styled(lead + cut(title, width - len(lead)), "dim" if one.turned else "")
        yield Drawn(said, one.id, tuple(badge.explains for badge in one.badges if badge.explains))
        yield from _under(one, wording, width, depth + 1)


def cut(title: str, room: int) -> str:
    """As much as there is room for, at the end of a word where that leaves enough of it."""
    if len(title) <= room:
        return title
    kept = title[: max(1, room - 1)]
    words = kept.rpartition(" ")[0] if title[len(kept)] != " " else kept
    return f"{(words if len(words) * 3 >= len(kept) * 2 else kept).rstrip()}…"


def _value(badge: Badge) -> str:
    return signs.amount(badge)


def _has(piece: Piece, key: str) -> bool:
    return any(one.key == key and one.value is None and one.known for one in piece.badges)


def _badge(area: Area, key: str) -> Badge | None:
    return next((one for one in area.badges if one.key == key), None)


def _seats(badge: Badge | None) -> tuple[str, ...]:
    return tuple(str(badge.value).split(", ")) if badge is not None else ()


def _explained(badges: dict[str, Badge], key: str) -> bool:
    return key in badges and bool(badges[key].explains)


def _explains(badge: Badge) -> tuple[str, ...]:
    return (badge.explains,) if badge.explains else ()
