"""The position of a table, as a case has it, and the values it leaves untold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations
from typing import Any, get_args

from engine.agot.cases.builder import PRINTED, ROWS, with_faces
from engine.agot.cases.position import UNTOLD, Crest, Saves
from engine.agot.state.effects import House, Icon, Keyword
from engine.agot.state.records import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    DUPLICATE,
    HAND,
    LOCATION,
    PLAY,
    Card,
    Challenge,
    Modifier,
    Plot,
    Seat,
)
from engine.agot.state.table import AgotTable
from engine.kernel.cases.position_form import RawRecord
from engine.kernel.cases.untold_values import Unknowns, UntoldValue
from engine.kernel.errors import RefereeError

NUMBERS = ("initiative", "influence", "gold_price", "influence_price", "strength_per_gold", "power")
WORDS = ("version", "timing", "saves", "text")
ROW_OF_KIND = {CHARACTER: "characters", LOCATION: "locations", ATTACHMENT: "attachments"}
FieldsOf = Callable[[str], RawRecord | None]


def position_of(table: AgotTable, fields_of: FieldsOf) -> RawRecord:
    """The position of a table; ``fields_of``: what is printed on a card of the catalogue."""
    raw: RawRecord = {
        "variant": table.variant,
        "phase": table.phase,
        "round": table.round,
        "first_player": table.first_player or None,
        "active_player": table.active or None,
        "challenge": _challenge(table.challenge) if table.challenge is not None else None,
        "teams": [list(side) for side in table.teams] or None,
        "council": list(table.council) or None,
        "may_not_attack": {seat: list(others) for seat, others in table.may_not_attack.items()} or None,
        "seats": [_seat(table, seat, fields_of) for seat in table.seats.values()],
    }
    options = {"littlefinger": table.littlefinger, "printed": not table.borrowed}
    raw["options"] = {name: True for name, holds in options.items() if holds} or None
    return {name: value for name, value in raw.items() if value is not None}


def _challenge(challenge: Challenge) -> RawRecord:
    declared = challenge.defenders is not None
    return {
        "by": challenge.by,
        "kind": challenge.kind,
        "target": challenge.target,
        "attackers": list(challenge.attackers),
        "defenders": list(challenge.defenders or ()),
        "bypassed": list(challenge.bypassed),
        "step": "defenders" if declared else "attackers",
    }


def _seat(table: AgotTable, seat: Seat, fields_of: FieldsOf) -> RawRecord:
    cards = [card for card in table.cards.values() if card.zone != DUPLICATE]
    known = [card for card in cards if card.zone == HAND and card.controller == seat.id]
    raw: RawRecord = {
        "id": seat.id,
        "house": seat.house or None,
        "title": seat.title or None,
        "gold": seat.gold,
        "power": seat.power,
        "hand": {
            "count": seat.hand + len(known),
            "known": [_card(table, card, fields_of, typed=True) for card in known],
        },
        "deck": seat.deck,
        "plot": _plot(seat.plot) if seat.plot is not None else None,
        "agenda": seat.agenda or None,
        "income_taken": seat.income_taken,
        "challenges_made": list(seat.challenges_made),
        "limited_played": seat.limited_played,
        "drawn_by_effects": seat.drawn_by_effects,
    }
    for kind, row in ROW_OF_KIND.items():
        there = [card for card in cards if (card.zone, card.kind, card.controller) == (PLAY, kind, seat.id)]
        raw[row] = [_card(table, card, fields_of) for card in there]
    for zone in (DEAD, DISCARD):
        there = [card for card in cards if card.zone == zone and card.owner == seat.id]
        raw[zone] = [_card(table, card, fields_of, typed=True) for card in there]
    return {name: value for name, value in raw.items() if value is not None}


def _plot(plot: Plot) -> RawRecord:
    raw: RawRecord = {"card": plot.face} if plot.face else {"name": plot.name} if plot.name else {}
    numbers = {"income": plot.income, "initiative": plot.initiative, "claim": plot.claim}
    return raw | {name: UNTOLD if value is None else value for name, value in numbers.items()}


def _card(table: AgotTable, card: Card, fields_of: FieldsOf, *, typed: bool = False) -> RawRecord:
    printed = fields_of(card.face) if card.face else None
    raw: RawRecord = {"id": card.id}
    raw |= {"card": card.face} if printed is not None else {"name": card.name}
    if typed and printed is None:
        raw["type"] = card.kind
    values = _printed(card)
    raw |= {name: value for name, value in values.items() if _adds(name, value, printed, card)}
    raw |= {name: True for name in ("kneeling",) if getattr(card, name)}
    raw |= {name: getattr(card, name) for name in (*NUMBERS, *WORDS) if getattr(card, name)}
    raw |= {"owner": card.owner} if card.owner != card.controller and card.zone == PLAY else {}
    raw |= {"host": card.host} if card.host and card.zone == PLAY else {}
    raw |= {"immune_to": list(card.immune_to)} if card.immune_to else {}
    duplicates = sum(other.zone == DUPLICATE and other.host == card.id for other in table.cards.values())
    raw |= {"duplicates": duplicates} if duplicates else {}
    modifiers = [_modifier(modifier) for modifier in card.modifiers if modifier.what == "strength"]
    return raw | ({"modifiers": modifiers} if modifiers else {})


def _modifier(modifier: Modifier) -> RawRecord:
    source = {"source": modifier.source} if modifier.source else {}
    return {"amount": modifier.amount, "from": modifier.origin, **source}


def _printed(card: Card) -> RawRecord:
    """What is printed on a card, as far as it is known; the rest is unknown."""
    values: RawRecord = {
        "cost": card.cost,
        "strength": card.strength if card.kind == CHARACTER else 0,
        "icons": card.icons if card.kind == CHARACTER else (),
        "keywords": card.keywords,
        "traits": card.traits,
        "crests": card.crests or (),
        "house": card.houses,
        "unique": card.unique,
        "income": card.income or 0,
    }
    return {name: _written_value(value) for name, value in values.items()}


def _written_value(value: Any) -> Any:
    return UNTOLD if value is None else list(value) if isinstance(value, tuple) else value


def _adds(name: str, value: Any, printed: RawRecord | None, card: Card) -> bool:
    """Whether a value says more than the catalogue, or than a missing field."""
    if printed is not None and name in printed:
        return bool(printed[name] != value)
    untold = printed is not None and name in PRINTED.get(card.kind, ())
    if name == "house":
        return bool(value != UNTOLD)
    return bool(value != UNTOLD if untold else value not in (0, False, []))


Raw = dict[str, Any]
PLOT = "plot_"
"""What the questions for the numbers of a plot begin with."""


def _subsets(words: tuple[str, ...]) -> tuple[list[str], ...]:
    several = chain.from_iterable(combinations(words, size) for size in range(len(words) + 1))
    return tuple(list(group) for group in several)


def _alone(words: tuple[str, ...]) -> tuple[list[str], ...]:
    """None, each alone, and all of them."""
    return ([], *([word] for word in words), list(words))


VALUES: dict[str, tuple[Any, ...]] = {
    "unique": (True, False),
    "saves": get_args(Saves),
    "icons": _subsets(get_args(Icon)),
    "keywords": _alone(get_args(Keyword)),
    "crests": _alone(get_args(Crest)),
    "house": _alone(get_args(House)),
    "strength": tuple(range(13)),
    "cost": tuple(range(11)),
    "income": tuple(range(7)),
    "plot_income": tuple(range(9)),
    "plot_initiative": tuple(range(13)),
    "plot_claim": tuple(range(5)),
}
"""Field -> what may be printed there. Traits are open, so they are asked for."""


def unknowns(fields_of: Callable[[str], Raw | None]) -> Unknowns:
    """The untold values of one edition; ``fields_of``: what is printed on a card of its catalogue."""
    return Unknowns(
        listed=lambda position: tuple(_listed(position, fields_of)),
        told=_with_value,
        values=lambda untold: VALUES.get(untold[1], ()),
    )


def _listed(position: Raw, fields_of: Callable[[str], Raw | None]) -> Iterator[UntoldValue]:
    try:
        filled = with_faces(position, fields_of)
    except RefereeError:
        return
    for seat in filled.get("seats") or ():
        for card in _cards(seat):
            yield from ((str(card.get("id", "")), field) for field, value in card.items() if value == UNTOLD)
        plot = seat.get("plot") or {}
        yield from ((seat["id"], PLOT + field) for field, value in plot.items() if value == UNTOLD)


def _cards(seat: Raw) -> Iterator[Raw]:
    for row in (*(seat.get(name) or () for name in ROWS), (seat.get("hand") or {}).get("known") or ()):
        yield from (card for card in row if isinstance(card, dict))


def _with_value(position: Raw, untold: UntoldValue, value: Any) -> Raw | None:
    """The position with the value filled in; None: it has no such value."""
    seats = position.get("seats") or ()
    filled = [_seat_with_value(seat, untold, value) for seat in seats]
    if all(new is old for new, old in zip(filled, seats, strict=True)):
        return None
    return {**position, "seats": filled}


def _seat_with_value(seat: Raw, untold: UntoldValue, value: Any) -> Raw:
    """The seat with the value of its plot or of a card; the same one if it has neither."""
    of, field = untold
    if field.startswith(PLOT) and seat.get("id") == of and isinstance(seat.get("plot"), dict):
        return {**seat, "plot": {**seat["plot"], field.removeprefix(PLOT): value}}
    if all(card.get("id") != of for card in _cards(seat)):
        return seat

    def filled(cards: list[Raw]) -> list[Raw]:
        return [{**card, field: value} if card.get("id") == of else card for card in cards]

    rows: Raw = {row: filled(seat[row]) for row in ROWS if seat.get(row)}
    hand = seat.get("hand")
    if isinstance(hand, dict) and hand.get("known"):
        rows["hand"] = {**hand, "known": filled(hand["known"])}
    return {**seat, **rows}
