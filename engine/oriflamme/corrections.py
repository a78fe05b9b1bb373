"""Corrections by hand: supplies, cards of the row, and how far a round has come."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.corrections import (
    Correct,
    CorrectedValue,
    Limit,
    RecordedValues,
    correctable,
    correction_verb,
    read_off,
)
from engine.kernel.reasons import Finding, Value, rule
from engine.kernel.state import Event, add_events
from engine.oriflamme.influence_tokens import BY_HAND
from engine.oriflamme.rounds_and_winner import begin_round
from engine.oriflamme.table import (
    CARDS,
    DIRECTIONS,
    EVENTS,
    FAMILIES,
    HAND,
    PLANNING,
    ROUNDS,
    TWIN,
    Entry,
    FamilyCard,
    OriflammeTable,
    RowPlace,
    spot_in_row,
    spot_of,
)

SEAT_FIELDS = {
    "influence": Limit(int, "oriflamme.info.open-influence"),
    "hand_count": Limit(int, "oriflamme.setup.hand-seven", 0, HAND),
    "discard": Limit(tuple, "oriflamme.discard.owner-pile", among=CARDS),
}
CARD_FIELDS = {
    "tokens": Limit(int, "oriflamme.event.keep-face-down"),
    "bribe": Limit(str, "oriflamme.bribe.place", among=("", *FAMILIES)),
}
ROW = "row_of_cards"
TABLE_FIELDS = {
    "round": Limit(int, "oriflamme.round.six-rounds", 1, ROUNDS),
    "first_player": Limit(str, "oriflamme.newround.pass-first", among=FAMILIES),
    "direction": Limit(str, "oriflamme.setup.direction-marker", among=DIRECTIONS),
    "phase": Limit(str, "oriflamme.round.two-phases", among=(PLANNING, EVENTS)),
    "placed": Limit(tuple, "oriflamme.planning.order", among=FAMILIES),
    "pointer": Limit(str, "oriflamme.event.gap-and-pointer"),
    ROW: Limit(tuple, "oriflamme.planning.ends"),
}
ON_IT = "^"
"""In the row: before a card that lies on the one named before it."""


@rule("oriflamme.info.open-influence", "oriflamme.info.discard-public", "oriflamme.components.markers")
def it_can_be_set_right(table: OriflammeTable, move: Correct) -> Finding:
    """The record shows what lies on the table; a judge may correct the record and gives a reason."""
    return correctable(_fields(table, move.of).get(move.field), table, move, _is_seated)


def _fields(table: OriflammeTable, of: str) -> dict[str, Limit]:
    if not of:
        return TABLE_FIELDS
    if of in table.seats:
        return SEAT_FIELDS
    return CARD_FIELDS if spot_of(table, of) is not None else {}


def _is_seated(table: OriflammeTable, move: Correct) -> bool:
    if move.field == "bribe":
        spot = spot_of(table, move.of)
        return spot is not None and spot.card.open and move.value in ("", *table.order)
    if move.field == "tokens":
        spot = spot_of(table, move.of)
        return spot is not None and (not spot.card.open or move.value == 0)
    if move.field == ROW:
        return _can_lie_so(table, move.value)
    if move.field == "pointer":
        tops = [place.top.tag for place in table.row]
        return _pointer(table) is not None and move.value in tops
    if move.field == "placed":
        return isinstance(move.value, tuple) and set(move.value) <= set(table.seats)
    return move.field != "first_player" or move.value in table.seats


def act_correct(table: OriflammeTable, move: Correct) -> OriflammeTable:
    """The record is what the judge says it is."""
    old = _recorded_value(table, move)
    if not move.of and move.field == "pointer":
        table = _pointed_at(table, str(move.value))
    elif not move.of and move.field == ROW:
        table = _laid_so(table, _words(move.value))
    elif not move.of and move.field == "phase":
        table = begin_round(_of_phase(table, str(move.value)), str(move.value))
    elif not move.of:
        table = table.put(**{move.field: move.value})
    elif move.of in table.seats:
        table = _noted(table, move).seat(move.of, **{move.field: move.value})
    else:
        spot = spot_in_row(table, move.of)
        table = table.card(spot.card.tag, **{move.field: move.value})
    facts = {"field": move.field, "value": move.value, "why": move.reason, "old": old}
    return add_events(table, Event("corrected", card=move.of, facts=dict(facts)))


def _recorded_value(table: OriflammeTable, move: Correct) -> Value:
    """What was recorded before."""
    if not move.of and move.field == "pointer":
        return _pointer(table)
    if not move.of and move.field == ROW:
        return row_text(table)
    spot = spot_of(table, move.of) if move.of else None
    held = spot.card if spot is not None else table.seats.get(move.of, table)
    value: Value = getattr(held, move.field)
    return value


def recorded(table: OriflammeTable) -> RecordedValues:
    """The values a judge may correct: of the table, of each family, of each card of the row."""
    values = read_off("", table, (field for field in TABLE_FIELDS if field not in ("pointer", ROW)))
    values["", ROW] = row_text(table)
    if (there := _pointer(table)) is not None:
        values["", "pointer"] = there
    for seat in table.seats.values():
        values |= read_off(seat.id, seat, SEAT_FIELDS)
    for card in table.all_cards():
        values |= read_off(card.tag, card, CARD_FIELDS)
    return values


def _pointer(table: OriflammeTable) -> str | None:
    """The card at the pointer; none where it points at nothing, or an effect is under way."""
    here = table.at_pointer if len(table.agenda) == 1 else None
    return here.top.tag if here is not None else None


def _pointed_at(table: OriflammeTable, tag: str) -> OriflammeTable:
    """The pointer at this card: it has left what lies before it, and nothing from there on."""
    before = True
    for place in table.in_direction:
        before = before and place.top.tag != tag
        table = table.place(place.id, done=before)
    return table


def _of_phase(table: OriflammeTable, phase: str) -> OriflammeTable:
    """The table at the beginning of a phase."""
    row = tuple(replace(place, done=False) for place in table.row)
    return table.put(phase=phase, row=row, placed=() if phase == PLANNING else table.placed)


def row_text(table: OriflammeTable) -> tuple[str, ...]:
    """The cards of the row, left to right and each stack from below, as everybody calls them."""
    return tuple(
        f"{ON_IT if height else ''}{card.called}"
        for place in table.row
        for height, card in enumerate(place.cards)
    )


def _words(value: CorrectedValue) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()


def _can_lie_so(table: OriflammeTable, value: CorrectedValue) -> bool:
    """Each card once, the first on no other, open cards of a family that has them, and all of its seats."""
    names = tuple(word.removeprefix(ON_IT) for word in _words(value))
    if len(set(names)) < len(names) or (names and _words(value)[0].startswith(ON_IT)):
        return False
    return all(_is_card(table, name) for name in names)


def _is_card(table: OriflammeTable, called: str) -> bool:
    family, _, rest = called.partition(".")
    if family not in table.seats:
        return False
    if not rest.isdecimal():
        return rest in CARDS
    return 1 <= int(rest) <= HAND and rest == str(int(rest))


@rule("oriflamme.card.open-closed", "oriflamme.event.one-visit")
def _laid_so(table: OriflammeTable, words: tuple[str, ...]) -> OriflammeTable:
    """The row of these cards; those that lay there keep their places and what lies on them."""
    row: list[RowPlace] = []
    for word in words:
        table, card = _taken_up(table, word.removeprefix(ON_IT))
        spot = spot_of(table, card.tag)
        if word.startswith(ON_IT):
            row[-1] = replace(row[-1], cards=(*row[-1].cards, card))
        elif spot is not None and all(place.id != spot.place.id for place in row):
            row.append(replace(spot.place, cards=(card,)))
        else:
            table = table.put(places=table.places + 1)
            row.append(RowPlace(table.places, (card,)))
    return _visited(table.put(row=tuple(row)), {place.id: place.done for place in table.row})


def _taken_up(table: OriflammeTable, called: str) -> tuple[OriflammeTable, FamilyCard]:
    """The card with this name, turned over if it lay the other way, or one that lay elsewhere."""
    family, _, rest = called.partition(".")
    spot = spot_of(table, called)
    if spot is None and not rest.isdecimal():
        tag = f"{family}.{TWIN}" if rest == TWIN else _free_tag(table, family)
        table = table.seat(family, laid=table.seats[family].laid + (rest != TWIN))
        return table, FamilyCard(family, tag, rest, open=True)
    if spot is None:
        table = table.seat(family, laid=max(table.seats[family].laid, int(rest)))
        return table, FamilyCard(family, called)
    card = spot.card
    if rest.isdecimal() and card.open:
        return table, replace(card, open=False, bribe="")
    return table, card if rest.isdecimal() else replace(card, open=True, tokens=0)


def _free_tag(table: OriflammeTable, family: str) -> str:
    """The tag the family's next card would get."""
    return f"{family}.{table.seats[family].laid + 1}"


def _visited(table: OriflammeTable, before: dict[int, bool]) -> OriflammeTable:
    """The pointer stays where it is: a place that is new was visited if it lies before it."""
    waiting = {number for number, visited in before.items() if not visited}
    for place in table.in_direction if table.phase == EVENTS else ():
        if place.id in waiting:
            break
        if place.id not in before:
            table = table.place(place.id, done=True)
    return table


def _noted(table: OriflammeTable, move: Correct) -> OriflammeTable:
    """The account of a supply goes on to add up."""
    if move.field != "influence" or not isinstance(move.value, int):
        return table
    change = move.value - table.seats[move.of].influence
    entry = Entry(table.round, move.of, change, BY_HAND)
    return table.put(ledger=(*table.ledger, entry)) if change else table


VERBS = correction_verb(it_can_be_set_right, act_correct)
