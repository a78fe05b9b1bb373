"""The table of a position, with the printed values of catalogue cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar, cast

from engine.agot.cases.position import (
    UNTOLD,
    AgotPosition,
    PositionCard,
    PositionPlot,
    PositionSeat,
    UntoldMark,
)
from engine.agot.cases.position_defects import defects
from engine.agot.ruleset import RULESETS
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
    Modifier,
    Plot,
    Seat,
)
from engine.agot.state.table import AgotTable
from engine.kernel.errors import Impossible, Unreadable

RawPosition = dict[str, Any]
PLOT = "plot"
ALWAYS = ("cost", "keywords", "traits", "unique")
PRINTED = {
    "character": (*ALWAYS, "strength", "icons"),
    "location": ALWAYS,
    "attachment": ALWAYS,
    PLOT: ("income", "initiative", "claim"),
}
"""Type of card -> what is printed on it."""
ROWS = ("characters", "locations", "attachments", "dead", "discard")


def with_faces(raw: RawPosition, fields_of: Callable[[str], RawPosition | None]) -> RawPosition:
    """The position with the printed values of all cards and plots that name their face.

    What the position says itself stays as it says. Nothing is changed where no face is named.

    Raises:
        Unreadable: a face is unknown.
    """
    seats = raw.get("seats")
    if not isinstance(seats, list | tuple):
        return raw
    return {
        **raw,
        "seats": [_seat_with_faces(seat, fields_of) if isinstance(seat, dict) else seat for seat in seats],
    }


def _seat_with_faces(seat: RawPosition, fields_of: Callable[[str], RawPosition | None]) -> RawPosition:
    def filled(record: Any) -> Any:
        if not isinstance(record, dict):
            return record
        named = _named(record)
        if not isinstance(named.get("face"), str):
            return record
        printed = fields_of(named["face"])
        if printed is None:
            raise Unreadable("unknown_face", face=named["face"])
        return {**(_untold(printed) if "card" in record else {}), **printed, **named}

    found: RawPosition = {
        row: [filled(card) for card in seat[row]] for row in ROWS if isinstance(seat.get(row), list)
    }
    if "plot" in seat:
        found["plot"] = filled(seat["plot"])
    hand = seat.get("hand")
    if isinstance(hand, dict) and isinstance(hand.get("known"), list):
        found["hand"] = {**hand, "known": [filled(card) for card in hand["known"]]}
    return {**seat, **found}


def _untold(printed: RawPosition) -> RawPosition:
    """The printed values that such a card or plot has, and the catalogue does not know."""
    return dict.fromkeys(PRINTED.get(str(printed.get("type", PLOT)), ()), UNTOLD)


def _named(raw: RawPosition) -> RawPosition:
    """What lies there, with the card of the catalogue it is called by."""
    if not isinstance(raw.get("card"), str):
        return raw
    return {"face": raw["card"], **{name: value for name, value in raw.items() if name != "card"}}


Known = TypeVar("Known")


def table_of(position: AgotPosition, game: str, text: str) -> AgotTable:
    """Seats and cards of a position, with nothing under way yet.

    Raises:
        Impossible: the position cannot exist.
    """
    faults = defects(position, RULESETS[game])
    if faults:
        raise Impossible(faults, game)
    # Names of a case are borrowed: none is looked up unless the case says that they are what is printed.
    named = RULESETS[game].plot if position.options.printed else Plot
    seats = {other.id: _seat(other, named) for other in position.seats}
    cards = {card.id: card for seat in position.seats for card in _cards(seat, text)}
    order = tuple(seats)
    first = position.first_player or position.active_player or (order[0] if order else "")
    return AgotTable(
        game=game,
        text=text,
        seats=seats,
        cards=cards,
        phase=position.phase or "plot",
        round=position.round,
        first_player=first,
        may_not_attack=position.may_not_attack,
        variant=position.variant,
        teams=position.teams,
        council=RULESETS[game].council_of(position),
        littlefinger=position.options.littlefinger,
        borrowed=not position.options.printed,
    )


def _seat(seat: PositionSeat, named: Callable[[str], Plot]) -> Seat:
    plot = None if seat.plot is None else _plot(seat.plot)
    revealed = seat.plots.revealed if seat.plots else None
    if plot is None and revealed:
        plot = named(revealed)
    elif plot is not None and not plot.name and revealed:
        plot = Plot(revealed, "", plot.income, plot.initiative, plot.claim, plot.text, plot.when_revealed)
    return Seat(
        id=seat.id,
        house=seat.house or "",
        title=seat.title or "",
        gold=seat.gold,
        power=seat.power,
        hand=seat.hand.size - len(seat.hand.known),
        deck=seat.deck,
        plot=plot,
        plots_available=seat.plots.available if seat.plots else None,
        plots_used=seat.plots.used if seat.plots else (),
        agenda=seat.agenda or "",
        income_taken=seat.income_taken,
        challenges_made=seat.challenges_made,
        limited_played=seat.limited_played,
        limited_at_setup=seat.limited_placed_at_setup,
        drawn_by_effects=seat.drawn_by_effects,
        draft_standard=seat.draft.standard,
        drafted=seat.draft.drafted,
        drafted_now=len(seat.draft.drafted),
    )


ZONES = (
    ("characters", CHARACTER, PLAY),
    ("locations", LOCATION, PLAY),
    ("attachments", ATTACHMENT, PLAY),
    ("dead", CHARACTER, DEAD),
    ("discard", CHARACTER, DISCARD),
)


def _cards(seat: PositionSeat, text: str) -> Iterator[Card]:
    for field, kind, zone in ZONES:
        for number, laid in enumerate(getattr(seat, field)):
            yield from _card(laid, seat, kind, zone, text, f"{seat.id}.{field}.{number}")
    for number, card in enumerate(seat.hand.known):
        yield from _card(card, seat, CHARACTER, HAND, text, f"{seat.id}.hand.{number}")


def _plot(plot: PositionPlot) -> Plot:
    return Plot(
        name=plot.name,
        face=plot.face,
        income=_printed_value(plot.income),
        initiative=_printed_value(plot.initiative),
        claim=_printed_value(plot.claim),
        text=plot.text,
        when_revealed=plot.when_revealed,
    )


def _printed_value(value: Known | UntoldMark) -> Known | None:
    """The printed value; None where the position marks it as unknown."""
    return None if value == UNTOLD else cast(Known, value)


def _saves(card: PositionCard, text: str) -> str:
    saves = card.saves.get(text) if isinstance(card.saves, dict) else card.saves
    return saves if saves in ("any", "unique") else ""


def _card(
    card: PositionCard, seat: PositionSeat, kind: str, zone: str, text: str, unnamed: str
) -> Iterator[Card]:
    owner = card.owner or seat.id
    id_ = card.id or unnamed
    houses = _printed_value(card.house) if card.house is not None else ((seat.house,) if seat.house else ())
    yield Card(
        id=id_,
        name=card.name or id_,
        owner=owner,
        controller=seat.id if zone in (PLAY, HAND) else owner,
        zone=zone,
        kind=card.type or kind,
        version=str(card.version),
        face=card.face,
        host=card.host,
        kneeling=card.kneeling,
        power=card.power,
        modifiers=tuple(
            Modifier("strength", m.amount, origin=m.origin, source=m.source) for m in card.modifiers
        ),
        cost=_printed_value(card.cost),
        strength=_printed_value(card.strength),
        strength_per_gold=card.strength_per_gold,
        icons=_printed_value(card.icons),
        keywords=_printed_value(card.keywords),
        traits=_printed_value(card.traits),
        crests=_printed_value(card.crests),
        houses=houses,
        unique=_printed_value(card.unique),
        income=_printed_value(card.income),
        initiative=card.initiative,
        influence=card.influence,
        gold_price=card.gold_price,
        influence_price=card.influence_price,
        timing=card.timing or "",
        saves=_saves(card, text),
        immune_to=card.immune_to,
        text=card.text,
    )
    for number in range(1, card.duplicates + 1):
        yield Card(
            f"{id_}.duplicate{number}", card.name or id_, owner, seat.id, DUPLICATE, host=id_, unique=True
        )
