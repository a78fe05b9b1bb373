"""The game as one value, the check that a move names only what is on the table, and a new game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.decisions import Move, verb
from engine.kernel.decoders import CARD, SEAT, Lookup, check_references, check_seat
from engine.kernel.errors import Fault, ImpossibleStart, Unreadable, fault
from engine.kernel.game import Game, Verb
from engine.kernel.input_forms import Setting, SettingKind, StartForm
from engine.kernel.judge import settle
from engine.kernel.reasons import rule
from engine.oriflamme import activation, declarations, planning, rounds_and_winner
from engine.oriflamme.moves import NAME, Activate, Applying, Place, TwinPlace
from engine.oriflamme.planning import few_players
from engine.oriflamme.remedies import REMEDIES
from engine.oriflamme.rounds_and_winner import begin_round
from engine.oriflamme.rule_variants import RULE_VARIANTS
from engine.oriflamme.table import (
    CARDS,
    DIRECTIONS,
    FAMILIES,
    LEFT_TO_RIGHT,
    SHUFFLED,
    TEXT,
    USUAL_FEWEST,
    FamilySeat,
    OriflammeTable,
    most_players,
    spot_of,
)


def is_card(table: OriflammeTable, card: str) -> bool:
    """A card of the row, or one of a family at the table."""
    family, _, name = card.partition(".")
    return spot_of(table, card) is not None or (family in table.seats and name in CARDS)


def unknown_card(table: OriflammeTable, card: str) -> Unreadable:
    """Closed cards are named by their place."""
    return Unreadable("unknown_card", card=card, known=tuple(other.called for other in table.all_cards()))


def unknown_key(table: OriflammeTable, card: str) -> Unreadable:
    """Closed cards are named by their names, as in a case."""
    return Unreadable("unknown_card", card=card, known=tuple(other.key for other in table.all_cards()))


LOOKUPS = {
    SEAT: Lookup(
        lambda table, seat: seat in table.seats,
        lambda table, seat: Unreadable("unknown_seat", seat=seat, known=table.order),
    ),
    CARD: Lookup(is_card, unknown_card),
    NAME: Lookup(
        lambda table, name: name in CARDS,
        lambda table, name: Unreadable("unknown_name", name=name, known=CARDS),
    ),
}


def check(table: OriflammeTable, move: Move, *, named: bool = False) -> None:
    """All families and cards a move names are at the table; ``named``: closed ones go by their names.

    Raises:
        Unreadable: names the first that is not, or an incomplete place.
    """
    check_seat(move, table.seats, needed=ORIFLAMME.verbs[type(move)].needs_seat)
    lookups = {**LOOKUPS, CARD: Lookup(is_card, unknown_key)} if named else LOOKUPS
    check_references(table, move, lookups)
    for where in _places(move):
        _check_place(verb(move), where)


def _places(move: Move) -> Iterator[Place | TwinPlace]:
    if isinstance(move, Place):
        yield move
    if isinstance(move, Applying) and move.twin is not None:
        yield move.twin
    if isinstance(move, Activate):
        yield from (step.twin for step in move.sequence or () if step.twin is not None)


def _check_place(verb_name: str, where: Place | TwinPlace) -> None:
    """``on`` goes with a card, ``between`` with two, the ends with neither."""
    if where.where == "on" and not where.on:
        raise Unreadable("argument_missing", question=verb_name, argument="on")
    if where.where != "on" and where.on:
        raise Unreadable("argument_does_not_fit", verb=verb_name, argument="on", where=where.where)
    if where.where != "between" and where.between:
        raise Unreadable("argument_does_not_fit", verb=verb_name, argument="between", where=where.where)
    if where.between and len(where.between) != 2:
        raise Unreadable("argument_does_not_fit", verb=verb_name, argument="between", where=where.where)


VERBS: tuple[Verb, ...] = (
    planning.PLACE,
    planning.PASS_PLANNING,
    activation.KEEP,
    activation.ACTIVATE,
    activation.RESOLVE,
    activation.COMBINE,
    activation.SKIP,
    activation.TAKE_TOKENS,
    activation.SET_DIRECTION,
    *declarations.VERBS,
)

PROCEDURES = (
    rounds_and_winner.ROUND_PROCEDURE,
    activation.EFFECT_PROCEDURE,
    activation.COMBINATION_PROCEDURE,
)

ORIFLAMME = Game(
    id="oriflamme",
    texts=(TEXT,),
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=tuple(RULE_VARIANTS.values()),
    check=check,
    remedies=REMEDIES,
)


FEWEST = 2
START = StartForm(
    (
        Setting("families", SettingKind.SEATS, FAMILIES, "house", USUAL_FEWEST, len(FAMILIES)),
        Setting("first_player", SettingKind.SEAT, word="house"),
        Setting("direction", SettingKind.ONE, DIRECTIONS),
    )
)
"""What a table settles before it lays the first card."""
OPTIONS = ("families", "direction", "first_player", "decided", "hands", "set_aside")


def new_game(text: str, given: dict[str, Any]) -> OriflammeTable:
    """The table before the first card is laid.

    ``given`` may name ``families`` (clockwise), ``direction``, ``first_player`` (the oldest), ``decided``
    (points the table decides for itself), and what the referee is shown: ``hands`` and ``set_aside``,
    family by family.

    Raises:
        Unreadable: no such text or option.
        ImpossibleStart: these families cannot play so.
    """
    if text != TEXT:
        raise Unreadable("unknown_text", text=text, known=(TEXT,))
    for name in given:
        if name not in OPTIONS:
            raise Unreadable("unknown_field", verb="new", field=str(name))
    families = tuple(given.get("families") or FAMILIES[:USUAL_FEWEST])
    faults = (*_families(families), *_markers(given, families), *_shown(given, families))
    if faults:
        raise ImpossibleStart(faults, ORIFLAMME.id)
    return settle(ORIFLAMME, begin_round(few_players(_laid_out(given, families))))


@rule("oriflamme.players.count", "oriflamme.setup.family-and-bribe")
def _families(families: tuple[str, ...]) -> list[Fault]:
    """Each player takes one family and its bribe token; there are five."""
    faults = []
    if len(families) > most_players() or len(families) < FEWEST:
        faults.append(fault("five_families", "oriflamme.players.count", count=len(families)))
    if len(set(families)) < len(families) or not set(families) <= set(FAMILIES):
        faults.append(fault("a_family_each", "oriflamme.setup.family-and-bribe"))
    return faults


@rule("oriflamme.setup.oldest-first", "oriflamme.setup.direction-marker", "oriflamme.components.markers")
def _markers(given: dict[str, Any], families: tuple[str, ...]) -> list[Fault]:
    """The oldest player begins; the marker has one of two directions."""
    faults = []
    if given.get("first_player") not in (None, *families):
        faults.append(fault("first_player_not_here", "oriflamme.setup.oldest-first"))
    if given.get("direction") not in (None, *DIRECTIONS):
        faults.append(fault("two_directions", "oriflamme.setup.direction-marker"))
    for point, option in (given.get("decided") or {}).items():
        if point not in RULE_VARIANTS or option not in RULE_VARIANTS[point].options:
            faults.append(fault("no_such_answer", str(point), of=str(point), read=str(option)))
    return faults


@rule("oriflamme.setup.twin-aside", "oriflamme.setup.three-aside", "oriflamme.setup.hand-seven")
def _shown(given: dict[str, Any], families: tuple[str, ...]) -> list[Fault]:
    """Of the ten cards besides the twin seven are in hand and three set aside."""
    faults = []
    zones = (
        ("hands", 7, "hand_not_of_ten", "oriflamme.setup.hand-seven"),
        ("set_aside", 3, "set_aside_not_of_ten", "oriflamme.setup.three-aside"),
    )
    for zone, count, says, its_rule in zones:
        for family, cards in (given.get(zone) or {}).items():
            if family not in families or len(cards) != count or len(set(cards) & set(SHUFFLED)) != count:
                faults.append(fault(says, its_rule, seat=str(family), count=count))
    for family in families:
        both = [*(given.get("hands") or {}).get(family, ()), *(given.get("set_aside") or {}).get(family, ())]
        if len(set(both)) < len(both):
            faults.append(fault("card_shown_twice", "oriflamme.components.family-set", seat=family))
    return faults


@rule("oriflamme.setup.one-influence", "oriflamme.setup.row-space", "oriflamme.setup.reserve")
def _laid_out(given: dict[str, Any], families: tuple[str, ...]) -> OriflammeTable:
    """Everybody has one influence, the rest is the reserve, and the row is empty."""
    hands, aside = given.get("hands") or {}, given.get("set_aside") or {}
    seats = {
        family: FamilySeat(
            family,
            influence=1,
            hand=tuple(hands[family]) if family in hands else None,
            set_aside=tuple(aside[family]) if family in aside else None,
        )
        for family in families
    }
    return OriflammeTable(
        game=ORIFLAMME.id,
        text=TEXT,
        decided=dict(given.get("decided") or {}),
        seats=seats,
        first_player=given.get("first_player") or families[0],
        direction=given.get("direction") or LEFT_TO_RIGHT,
    )
