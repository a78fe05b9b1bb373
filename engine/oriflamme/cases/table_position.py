"""The position of a table, as a case has it and as anybody sees it."""

from __future__ import annotations

from engine.kernel.cases.position_form import RawRecord
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import rule
from engine.oriflamme.table import (
    BRIBE,
    PLANNING,
    SHUFFLED,
    FamilyCard,
    FamilySeat,
    OriflammeTable,
)


def position_of(table: OriflammeTable) -> RawRecord:
    """The position of a table.

    Raises:
        Unreadable: a closed card is not known to everybody, and a position has to name it.
    """
    for card in table.all_cards():
        if not card.name:
            raise Unreadable("position_hides_card", read=card.tag)
    seats = [_seat(seat) for seat in table.seats.values()]
    return {name: seats if name == "seats" else value for name, value in position_seen(table).items()}


@rule("oriflamme.card.open-closed", "oriflamme.info.others-hidden")
def position_seen(table: OriflammeTable) -> RawRecord:
    """The position as anybody sees it: of a closed card the family, and how many cards are in each hand."""
    pointed = table.at_pointer if table.phase != PLANNING else None
    raw: RawRecord = {
        "round": table.round,
        "phase": table.phase,
        "direction": table.direction,
        "first_player": table.first_player or None,
        "already_placed": list(table.placed) if table.phase == PLANNING and table.placed else None,
        "pointer": pointed.top.key if pointed is not None and pointed.top.name else None,
        "seats": [{**_seat(seat), "hand_count": seat.hand_count} for seat in table.seats.values()],
        "row": [[_card_on_table(card) for card in place.cards] for place in table.row],
    }
    return {name: value for name, value in raw.items() if value is not None}


def _card_on_table(card: FamilyCard) -> RawRecord:
    raw: RawRecord = {
        **({"card": card.key} if card.name else {"family": card.family}),
        "face": "up" if card.open else "down",
        "tokens": card.tokens,
        "bribe": card.bribe or None,
    }
    return {name: value for name, value in raw.items() if value is not None}


def _seat(seat: FamilySeat) -> RawRecord:
    raw: RawRecord = {"id": seat.id, "influence": seat.influence, "discard": list(seat.discard)}
    if seat.hand is not None:
        raw["hand"] = list(seat.hand)
    if seat.set_aside is not None:
        raw["set_aside"] = list(seat.set_aside)
    return raw


def supposed(position: RawRecord) -> RawRecord:
    """The position with some name for each closed card of which only the family was seen."""
    seats = {str(seat["id"]): dict(seat) for seat in position.get("seats", ())}
    free = {id_: [name for name in SHUFFLED if name not in _known(position, id_)] for id_ in seats}
    row = [[_supposed(card, free) for card in place] for place in position.get("row", ())]
    for seat in seats.values():
        seat.pop("hand_count", None)
    return {**position, "seats": list(seats.values()), **({"row": row} if row else {})}


def _known(position: RawRecord, family: str) -> set[str]:
    """The cards of a family that lie open."""
    lies = [str(card.get("card", "")) for place in position.get("row", ()) for card in place]
    piles = (
        name for seat in position.get("seats", ()) if seat["id"] == family for name in seat.get("discard", ())
    )
    return {*piles, *(lie.partition(".")[2] for lie in lies if lie.startswith(f"{family}."))}


def _supposed(card: RawRecord, free: dict[str, list[str]]) -> RawRecord:
    """The bribe last: its token would have to lie at home."""
    if "card" in card:
        return card
    family = str(card.get("family", ""))
    left = sorted(free.get(family, ()), key=lambda name: name == BRIBE)
    name = left[0] if left else SHUFFLED[0]
    free[family] = [other for other in left if other != name]
    return {**{key: part for key, part in card.items() if key != "family"}, "card": f"{family}.{name}"}
