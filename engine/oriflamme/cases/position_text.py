"""The position text of the game: families, and the row with its stacks."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from engine.kernel.cases.position_form import (
    NEVER,
    Holds,
    LineForm,
    PositionForm,
    RawRecord,
    Starts,
    TextField,
    TextRecord,
)
from engine.oriflamme.cases.position import UNKNOWN
from engine.oriflamme.table import CARDS, TWIN, Direction, Family

EVERY_CARD = (*CARDS, TWIN) if TWIN not in CARDS else CARDS
ROW_CARDS = (*EVERY_CARD, UNKNOWN)

HEAD = TextRecord(
    seats_first=True,
    items=(
        TextField("round", Holds.NUMBER, absent=1),
        TextField(
            "phase", Holds.WORD, among=("planning", "events", "game_over"), bare=True, absent="planning"
        ),
        TextField("direction", Holds.WORD, among=get_args(Direction), bare=True, absent="left_to_right"),
        TextField("first_player", Holds.SEAT),
        TextField("to_act", Holds.SEAT),
        TextField("already_placed", Holds.SEATS),
        TextField("pointer", Holds.PAIR, among=ROW_CARDS, unknown=UNKNOWN),
    ),
)

SEAT = TextRecord(
    name="id",
    named_by_seat=True,
    items=(
        TextField("influence", Holds.NUMBER, bare=True),
        TextField("twin", Holds.WORD, among=("in_front", "row", "discard")),
        TextField("bribe_token", Holds.WORD, among=("home",)),
        TextField("bribe_token", Holds.PAIR, among=EVERY_CARD),
        TextField("hand", Holds.WORDS, among=EVERY_CARD, absent=NEVER),
        TextField("set_aside", Holds.WORDS, among=EVERY_CARD, absent=NEVER),
        TextField("discard", Holds.WORDS, among=EVERY_CARD),
    ),
)


def _closed(card: RawRecord, position: RawRecord) -> str:
    """A card lies closed unless the text says that it is open."""
    return "down"


CARD = TextRecord(
    items=(
        TextField("card", Holds.PAIR, among=ROW_CARDS, bare=True, unknown=UNKNOWN),
        TextField("face", Holds.WORD, among=("up", "down"), bare=True, usual=_closed),
        TextField("tokens", Holds.NUMBER, bare=True),
        TextField("bribe", Holds.SEAT),
    )
)


SEEN_CARD = replace(
    CARD,
    items=(
        *(replace(item, unknown="") for item in CARD.items),
        TextField("family", Holds.SEAT, bare=True),
    ),
)
"""A closed card of which only the family can be seen."""
SEEN_SEAT = replace(
    SEAT,
    items=(
        *(item for item in SEAT.items if item.at not in ("hand", "set_aside", "bribe_token")),
        TextField("hand_count", Holds.NUMBER, word="hand"),
    ),
)
"""Of the hand only how many cards it has; where the token of the bribe lies the row tells."""


def paths(position: RawRecord) -> tuple[str, ...]:
    """The facts of a position that a move may change."""
    seats = [seat["id"] for seat in position.get("seats") or () if isinstance(seat, dict) and seat.get("id")]
    facts = ("influence", "discard", "bribe_token", "twin")
    each = tuple(f"{fact}.{seat}" for seat in seats for fact in facts)
    return (*each, "row", "next.phase", "next.card", "next.seat", "next.round", "next.first_player")


FORM = PositionForm(
    head=HEAD,
    lines=(
        LineForm("row", CARD, Starts.WORD, word="row", stacked=True),
        LineForm("seats", SEAT, Starts.SEAT),
    ),
    speaks=("oriflamme",),
    seen=(
        LineForm("row", SEEN_CARD, Starts.WORD, word="row", stacked=True),
        LineForm("seats", SEEN_SEAT, Starts.SEAT),
    ),
    seats=get_args(Family),
    paths=paths,
)
