"""What the table declares: what a closed card is, and decisions on open points."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.corrections import Decide, decidable, decision_verb, fact_verb
from engine.kernel.decisions import Move
from engine.kernel.decoders import CardId, SeatId
from engine.kernel.game import Game, Verb
from engine.kernel.reasons import Finding, change, obeyed, rule, violated
from engine.kernel.remedies import RemedyFacts
from engine.kernel.state import Event, add_events
from engine.oriflamme import corrections
from engine.oriflamme.moves import NameOnCard
from engine.oriflamme.planning import could_be
from engine.oriflamme.rule_variants import RULE_VARIANTS
from engine.oriflamme.table import (
    HAND,
    SET_ASIDE,
    SHUFFLED,
    OriflammeTable,
    known_elsewhere,
    spot_in_row,
    spot_of,
)

ZONES = {"hand": HAND, "set_aside": SET_ASIDE}


class KnowRowCard(Move, frozen=True, kw_only=True, tag="know_card"):
    """A card of the row is this one; it stays closed."""

    card: CardId
    name: NameOnCard
    shown: bool = False
    """It was said before everybody."""


class KnowCards(Move, frozen=True, kw_only=True):
    """A family's hand or set-aside cards are these."""

    seat: SeatId
    zone: str
    cards: tuple[NameOnCard, ...]


@rule("oriflamme.info.own-hidden-cards", "oriflamme.components.family-set")
def it_can_be_that_card(table: OriflammeTable, move: KnowRowCard) -> Finding:
    """A closed card nobody has named is a card of its family that lies nowhere else."""
    spot = spot_of(table, move.card)
    if spot is None or spot.card.name:
        return violated("card_is_known", card=move.card)
    if move.name in could_be(table, spot.card.family):
        return obeyed("card_is_named", card=move.card)
    rules = ("oriflamme.components.family-set",)
    return violated("cannot_be_that_card", rules=rules, card=move.card, name=move.name)


def act_know_card(table: OriflammeTable, move: KnowRowCard) -> OriflammeTable:
    """The referee alone knows it."""
    spot = spot_in_row(table, move.card)
    table = table.card(spot.card.tag, name=move.name, shown=move.shown)
    return add_events(table, Event("card_known", card=spot.card.tag, seat=spot.card.owner))


@rule("oriflamme.setup.hand-seven", "oriflamme.setup.three-aside", "oriflamme.components.family-set")
def they_can_be_his_cards(table: OriflammeTable, move: KnowCards) -> Finding:
    """Hand and set-aside cards come from the ten shuffled cards, each once, and lie nowhere else."""
    seat = table.seats.get(move.seat)
    if seat is None or move.zone not in ZONES:
        return violated("no_such_field", of=move.seat, field=move.zone)
    count = seat.hand_count if move.zone == "hand" else seat.set_aside_count
    if len(move.cards) != count or len(set(move.cards)) < count:
        return violated(
            "wrong_number_of_cards", change("as_many_cards", amount=count), zone=move.zone, count=count
        )
    for name in move.cards:
        if name not in SHUFFLED or known_elsewhere(table, move.seat, name) not in ("", move.zone):
            return violated(
                "cannot_be_that_card", rules=("oriflamme.components.family-set",), card=move.seat, name=name
            )
    return obeyed("cards_are_named", seat=move.seat, zone=move.zone)


def act_know_cards(table: OriflammeTable, move: KnowCards) -> OriflammeTable:
    """The referee alone knows them."""
    table = table.seat(move.seat, **{move.zone: move.cards})
    return add_events(table, Event("cards_known", seat=move.seat, facts={"zone": move.zone}))


@rule("oriflamme.card.specific-over-general")
def it_is_an_open_point(table: OriflammeTable, move: Decide) -> Finding:
    """The players may decide a point on which their texts are silent or differ."""
    return decidable(RULE_VARIANTS, move)


def as_many_cards(
    game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts
) -> tuple[OriflammeTable, Move]:
    free = could_be(table, str(getattr(move, "seat", "")))
    return table, replace(move, cards=free[: facts["amount"]])


VERBS = (
    fact_verb(KnowRowCard, it_can_be_that_card, act_know_card),
    Verb(
        KnowCards,
        (they_can_be_his_cards,),
        act_know_cards,
        remedies={"as_many_cards": as_many_cards},
        needs_seat=False,
        case=None,
    ),
    decision_verb(it_is_an_open_point),
    *corrections.VERBS,
)
