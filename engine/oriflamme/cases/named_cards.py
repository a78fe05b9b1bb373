"""Closed cards that a move names as it turns them up, in a position that does not know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.cases.position_form import RawRecord
from engine.kernel.decisions import Move
from engine.oriflamme.cases.position import UNKNOWN
from engine.oriflamme.declarations import KnowRowCard
from engine.oriflamme.moves import Applying


def with_named_cards(position: RawRecord, move: Move) -> RawRecord | None:
    """The position in which the cards that a move names have their names; None: it names none of them."""
    named = position
    for tag, name in _names(move):
        named = _with_name(named, tag, name)
    return named if named is not position else None


def _names(move: Move) -> tuple[tuple[str, str], ...]:
    """The cards that a move names, each by its place in the row."""
    if isinstance(move, KnowRowCard):
        return ((move.card, move.name),)
    return move.turned_up if isinstance(move, Applying) else ()


def _with_name(position: RawRecord, tag: str, name: str) -> RawRecord:
    family = tag.partition(".")[0]
    unknown, key = f"{family}.{UNKNOWN}", f"{family}.{name}"
    place = next((at for at, told in _tags(position) if told == tag), None)
    if place is None or position["row"][place[0]][place[1]]["card"] != unknown:
        return position
    row = [list(cards) for cards in position["row"]]
    row[place[0]][place[1]] = {**row[place[0]][place[1]], "card": key}
    pointed = position.get("pointer") == unknown and place == _first_unknown(position, unknown)
    return {**position, "row": row, **({"pointer": key} if pointed else {})}


def _tags(position: RawRecord) -> Iterator[tuple[tuple[int, int], str]]:
    """Each card of the row: its place, and what it is called while it is closed."""
    count: Counter[str] = Counter()
    for at, cards in enumerate(position["row"]):
        for within, card in enumerate(cards):
            family = str(card["card"]).partition(".")[0]
            count[family] += 1
            yield (at, within), f"{family}.{count[family]}"


def _first_unknown(position: RawRecord, unknown: str) -> tuple[int, int] | None:
    """The place that a pointer to an unknown card of this family means."""
    row = position["row"]
    tops = [(at, len(cards) - 1) for at, cards in enumerate(row) if cards and cards[-1]["card"] == unknown]
    if position.get("direction") == "right_to_left":
        tops.reverse()
    return next(iter(tops), None)
