"""A position of the case format, read into a table; an impossible one is refused with each defect named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from engine.kernel.errors import Impossible, Unreadable
from engine.thrones.table import (
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
    Table,
)

Number = Annotated[int, Meta(ge=0, le=999)]
House = Literal["stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell"]
Icon = Literal["military", "intrigue", "power"]
Phase = Literal["setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]
Keyword = Literal[
    "ambush", "deadly", "deathbound", "infamy", "intimidate", "limited", "no_attachments", "renown",
    "stalwart", "setup", "stealth", "vengeful", "vigilant",
]  # fmt: skip
Immunity = Literal["events", "character_abilities", "triggered_effects"]
Timing = Literal[
    "any_phase", "setup", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation",
    "response", "limited_response",
]  # fmt: skip


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a position is made of: an unknown field is an error, never ignored."""


class PModifier(Strict, frozen=True, rename={"origin": "from"}):
    """An amount now in force."""

    amount: int
    origin: str = ""
    source: str = ""


class PCard(Strict, frozen=True):
    """A card as a position has it. Absent: 0, empty, no."""

    id: str = ""
    name: str = ""
    version: str | int = ""
    type: Literal["character", "location", "attachment", "event"] | None = None
    house: tuple[House, ...] | None = None
    cost: Number = 0
    strength: int = 0
    strength_per_gold: int = 0
    modifiers: tuple[PModifier, ...] = ()
    icons: tuple[Icon, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    traits: tuple[str, ...] = ()
    immune_to: tuple[Immunity, ...] = ()
    unique: bool = False
    kneeling: bool = False
    power: Number = 0
    duplicates: Number = 0
    owner: str = ""
    host: str = ""
    income: int = 0
    initiative: int = 0
    influence: int = 0
    gold_price: Number = 0
    influence_price: Number = 0
    timing: Timing | None = None
    saves: Literal["any", "unique"] | None = None
    text: str = ""


class PHand(Strict, frozen=True):
    """A hand: the count includes the known ones."""

    count: Number = 0
    known: tuple[PCard, ...] = ()


class PPlot(Strict, frozen=True):
    """A revealed plot."""

    name: str = ""
    income: int = 0
    initiative: int = 0
    claim: Number = 0
    text: str = ""
    when_revealed: str = ""


class PPlots(Strict, frozen=True):
    """Plot names."""

    available: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    revealed: str | None = None


class PDraft(Strict, frozen=True):
    """Plots for the plot draft."""

    standard: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()


class PSeat(Strict, frozen=True):
    """A seat."""

    id: str
    house: House | None = None
    title: str | None = None
    gold: Number = 0
    power: Number = 0
    hand: PHand = PHand()
    deck: Number = 30
    plot: PPlot | None = None
    plots: PPlots | None = None
    characters: tuple[PCard, ...] = ()
    locations: tuple[PCard, ...] = ()
    attachments: tuple[PCard, ...] = ()
    dead: tuple[PCard, ...] = ()
    discard: tuple[PCard, ...] = ()
    agenda: str | None = None
    income_taken: bool = False
    challenges_made: tuple[Icon, ...] = ()
    limited_played: Number = 0
    limited_placed_at_setup: Number = 0
    drawn_by_effects: Number = 0
    draft: PDraft = PDraft()


class PWindow(Strict, frozen=True):
    """A window for actions is open and unused."""

    first: str


class PChallenge(Strict, frozen=True):
    """A challenge under way."""

    by: str
    kind: Icon
    target: str
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    bypassed: tuple[str, ...] = ()
    step: Literal["attackers", "defenders"] = "attackers"


class POptions(Strict, frozen=True):
    """How silence is to be read."""

    passes: Literal["implied", "offered", "listed"] | None = None
    littlefinger: bool = False


class PGiven(Strict, frozen=True):
    """Card texts that matter, for readers."""

    texts: tuple[str, ...] = ()


class Position(Strict, frozen=True):
    """A position."""

    seats: tuple[PSeat, ...] = ()
    variant: Literal["two", "three", "melee", "team"] = "two"
    phase: Phase | None = None
    round: Annotated[int, Meta(ge=1)] = 1
    first_player: str | None = None
    active_player: str | None = None
    window: PWindow | None = None
    challenge: PChallenge | None = None
    options: POptions = POptions()
    teams: tuple[tuple[str, ...], ...] = ()
    council: tuple[str, ...] = ()
    may_not_attack: dict[str, tuple[str, ...]] = {}
    given: PGiven = PGiven()


def read_position(raw: dict[str, Any]) -> Position:
    """The fields of a position, each checked for its type.

    Raises:
        Unreadable: names the field.
    """
    try:
        return msgspec.convert(raw, Position)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed_position", error=str(error)) from None


def table_of(position: Position, game: str, text: str) -> Table:
    """Seats and cards of a position, with nothing under way yet.

    Raises:
        Impossible: the position cannot exist.
    """
    faults = tuple(defects(position))
    if faults:
        raise Impossible(faults)
    seats = {one.id: _seat(one) for one in position.seats}
    cards = {card.id: card for seat in position.seats for card in _cards(seat)}
    order = tuple(seats)
    first = position.first_player or position.active_player or (order[0] if order else "")
    return Table(
        game=game,
        text=text,
        seats=seats,
        cards=cards,
        phase=position.phase or "plot",
        round=position.round,
        first_player=first,
        may_not_attack=position.may_not_attack,
    )


def _seat(one: PSeat) -> Seat:
    plot = (
        None
        if one.plot is None
        else Plot(**{name: getattr(one.plot, name) for name in one.plot.__struct_fields__})
    )
    revealed = one.plots.revealed if one.plots else None
    if plot is None and revealed:
        plot = Plot(revealed)
    elif plot is not None and not plot.name and revealed:
        plot = Plot(revealed, "", plot.income, plot.initiative, plot.claim, plot.text, plot.when_revealed)
    return Seat(
        id=one.id,
        house=one.house or "",
        title=one.title or "",
        gold=one.gold,
        power=one.power,
        hand=one.hand.count - len(one.hand.known),
        deck=one.deck,
        plot=plot,
        plots_available=one.plots.available if one.plots else None,
        plots_used=one.plots.used if one.plots else (),
        agenda=one.agenda or "",
        income_taken=one.income_taken,
        challenges_made=one.challenges_made,
        limited_played=one.limited_played,
        limited_at_setup=one.limited_placed_at_setup,
        drawn_by_effects=one.drawn_by_effects,
        draft_standard=one.draft.standard,
        drafted=one.draft.drafted,
        drafted_now=len(one.draft.drafted),
    )


ZONES = (
    ("characters", CHARACTER, PLAY),
    ("locations", LOCATION, PLAY),
    ("attachments", ATTACHMENT, PLAY),
    ("dead", CHARACTER, DEAD),
    ("discard", CHARACTER, DISCARD),
)


def _cards(seat: PSeat) -> Iterator[Card]:
    for field, kind, zone in ZONES:
        for number, one in enumerate(getattr(seat, field)):
            yield from _card(one, seat, kind, zone, f"{seat.id}.{field}.{number}")
    for number, one in enumerate(seat.hand.known):
        yield from _card(one, seat, CHARACTER, HAND, f"{seat.id}.hand.{number}")


def _card(one: PCard, seat: PSeat, kind: str, zone: str, unnamed: str) -> Iterator[Card]:
    owner = one.owner or seat.id
    id_ = one.id or unnamed
    houses = one.house if one.house is not None else ((seat.house,) if seat.house else ())
    yield Card(
        id=id_,
        name=one.name or id_,
        owner=owner,
        controller=seat.id if zone in (PLAY, HAND) else owner,
        zone=zone,
        kind=one.type or kind,
        version=str(one.version),
        host=one.host,
        kneeling=one.kneeling,
        power=one.power,
        modifiers=tuple(
            Modifier("strength", m.amount, origin=m.origin, source=m.source) for m in one.modifiers
        ),
        cost=one.cost,
        strength=one.strength,
        strength_per_gold=one.strength_per_gold,
        icons=one.icons,
        keywords=one.keywords,
        traits=one.traits,
        houses=houses,
        unique=one.unique,
        income=one.income,
        initiative=one.initiative,
        influence=one.influence,
        gold_price=one.gold_price,
        influence_price=one.influence_price,
        timing=one.timing or "",
        saves=one.saves or "",
        immune_to=one.immune_to,
        text=one.text,
    )
    for number in range(1, one.duplicates + 1):
        yield Card(
            f"{id_}.duplicate{number}", one.name or id_, owner, seat.id, DUPLICATE, host=id_, unique=True
        )


def defects(position: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each fault with the rule it breaks."""
    yield from _seat_defects(position)
    for seat in position.seats:
        yield from _card_defects(position, seat)
    yield from _challenge_defects(position)


def _seat_defects(position: Position) -> Iterator[tuple[str, str]]:
    ids = [seat.id for seat in position.seats]
    if len(set(ids)) < len(ids):
        yield "two seats have one id", "hbo.setup.choose_houses"
    named = [position.first_player, position.active_player, position.window and position.window.first]
    for name in named:
        if name and name not in ids:
            yield f"no seat is called {name}", "hbo.setup.choose_houses"
    for seat in position.seats:
        if seat.hand.count < len(seat.hand.known):
            yield f"{seat.id} knows more hand cards than the hand holds", "hbo.play.out_of_play"
        if len(set(seat.challenges_made)) < len(seat.challenges_made):
            yield f"{seat.id} made two challenges of one kind", "hbo.challenge.one_of_each"


def _card_defects(position: Position, seat: PSeat) -> Iterator[tuple[str, str]]:
    ids = [card.id for one in position.seats for card in _all_cards(one) if card.id]
    in_play = {card.id: card for one in position.seats for card in (*one.characters, *one.locations)}
    for card in _all_cards(seat):
        if card.id and ids.count(card.id) > 1:
            yield f"two cards have the id {card.id}", "hbo.play.definition"
        if card.owner and card.owner not in {one.id for one in position.seats}:
            yield f"{card.id} belongs to nobody at the table", "hbo.piles.owner"
    for card in seat.attachments:
        if card.host not in in_play:
            yield f"the attachment {card.id or card.name} lies under no card in play", "hbo.type.attachment"
    yield from _unique_defects(seat)


def _unique_defects(seat: PSeat) -> Iterator[tuple[str, str]]:
    names = [
        card.name
        for card in (*seat.characters, *seat.locations, *seat.attachments)
        if card.unique and not card.owner
    ]
    for name in {name for name in names if names.count(name) > 1}:
        yield f"{seat.id} has two copies of the unique {name} in play", "hbo.unique.restriction"
    for card in seat.characters:
        if card.duplicates and not card.unique:
            yield f"{card.id} carries a duplicate and is not unique", "hbo.duplicate.attach"


def _all_cards(seat: PSeat) -> tuple[PCard, ...]:
    return (*seat.characters, *seat.locations, *seat.attachments, *seat.dead, *seat.discard, *seat.hand.known)


def _challenge_defects(position: Position) -> Iterator[tuple[str, str]]:
    challenge = position.challenge
    if challenge is None:
        return
    if position.phase != "challenges":
        yield "a challenge is under way outside the challenges phase", "hbo.challenge.turns"
    owners = {card.id: seat.id for seat in position.seats for card in seat.characters}
    for card in challenge.attackers:
        if owners.get(card) != challenge.by:
            yield (
                f"the attacker {card} is no character of {challenge.by} in play",
                "hbo.challenge.declare_attackers",
            )
    for card in challenge.defenders:
        if owners.get(card) != challenge.target:
            yield (
                f"the defender {card} is no character of {challenge.target} in play",
                "hbo.challenge.declare_defenders",
            )
