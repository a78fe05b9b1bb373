"""The game as one value, and the check that a move names only what is on the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.errors import Unreadable
from engine.kernel.game import Game, Verb
from engine.kernel.moves import Move, verb
from engine.kernel.references import CARD, SEAT, Lookup, check_references, check_seat
from engine.oriflamme import activation, declarations, planning, rounds, rule_variants
from engine.oriflamme.components import CARDS, TEXT
from engine.oriflamme.moves import NAME, Activate, Applying, Place, TwinPlace
from engine.oriflamme.remedies import REMEDIES
from engine.oriflamme.table import Table, spot


def is_card(table: Table, card: str) -> bool:
    """A card of the row, or one of a family at the table."""
    family, _, name = card.partition(".")
    return spot(table, card) is not None or (family in table.seats and name in CARDS)


def unknown_card(table: Table, card: str) -> Unreadable:
    """Closed cards are told by where they lie."""
    return Unreadable("unknown_card", card=card, known=tuple(one.called for one in table.all_cards()))


def unknown_key(table: Table, card: str) -> Unreadable:
    """Closed cards are told by their names, as a case does."""
    return Unreadable("unknown_card", card=card, known=tuple(one.key for one in table.all_cards()))


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


def check(table: Table, move: Move, *, named: bool = False) -> None:
    """All families and cards a move names are at the table; ``named``: closed ones are told by their names.

    Raises:
        Unreadable: names the first that is not, or a place that is not told in full.
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


def _check_place(said: str, where: Place | TwinPlace) -> None:
    """``on`` goes with a card, ``between`` with two, the ends with neither."""
    if where.where == "on" and not where.on:
        raise Unreadable("argument_missing", question=said, argument="on")
    if where.where != "on" and where.on:
        raise Unreadable("argument_does_not_fit", verb=said, argument="on", where=where.where)
    if where.where != "between" and where.between:
        raise Unreadable("argument_does_not_fit", verb=said, argument="between", where=where.where)
    if where.between and len(where.between) != 2:
        raise Unreadable("argument_does_not_fit", verb=said, argument="between", where=where.where)


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

PROCEDURES = (rounds.ROUND_PROCEDURE, activation.EFFECT_PROCEDURE, activation.COMBINATION_PROCEDURE)

ORIFLAMME = Game(
    id="oriflamme",
    texts=(TEXT,),
    verbs={verb.move: verb for verb in VERBS},
    procedures={procedure.name: procedure for procedure in PROCEDURES},
    points=tuple(rule_variants.RULE_VARIANTS.values()),
    check=check,
    remedies=REMEDIES,
)
