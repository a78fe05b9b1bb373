"""Does everything a move names exist on this table?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decision import TABLE
from engine.kernel.errors import Unreadable
from engine.kernel.move import Move, verb
from engine.kernel.told import Correct, Decide
from engine.thrones import effects as e
from engine.thrones import facts as told
from engine.thrones import moves as m
from engine.thrones.table import Table

NOBODYS = (
    m.RevealSetup,
    m.RefillHands,
    m.DetermineInitiative,
    m.DrawPhase,
    m.Resolve,
    m.DiscardForClaim,
    m.DeclineSaves,
    m.CountDominance,
    m.StandAll,
    m.ReturnGold,
    m.EndRound,
    m.ApplyEffect,
    told.KnowCard,
    told.KnowValue,
    told.KnowPlot,
    Decide,
    Correct,
)
"""Moves that need no seat."""


def check(table: Table, move: Move) -> None:
    """All seats and cards a move names are on the table.

    Raises:
        Unreadable: names the first that is not.
    """
    if move.by in ("", TABLE) and not isinstance(move, NOBODYS):
        raise Unreadable("seat_missing", verb=verb(move))
    for seat in seats_named(move):
        if seat not in table.seats:
            raise Unreadable("unknown_seat", seat=seat, known=table.order)
    for amount in amounts_in(move):
        if amount < 0:
            raise Unreadable("negative_amount", verb=verb(move), amount=amount)
    for card in cards_named(move):
        if card not in table.cards and not _is_plot_of_effect(table, move, card):
            raise Unreadable("unknown_card", card=card, known=tuple(table.cards))


def _is_plot_of_effect(table: Table, move: Move, name: str) -> bool:
    """A plot lies on the table under its title and not among the cards."""
    plots = (seat.plot for seat in table.seats.values() if seat.plot is not None and seat.revealed)
    named = isinstance(move, m.ApplyEffect) and name == move.by_means != ""
    return named and name in (one.name for one in plots)


NO_CARD = ("", "duplicate", "effect")
"""By these means a card is saved, or something happens, and no card is named."""
SEAT_FIELDS: dict[type[Move], str] = {
    m.DeclareChallenge: "target",
    m.ChooseNewTarget: "target",
    m.NameFirstPlayer: "seat",
    m.NameWinner: "seat",
    m.GiveGold: "to",
    m.LookAt: "whose",
    m.ChooseByText: "seat",
}
"""Kind of move -> its field that names another seat."""


def seats_named(move: Move) -> Iterator[str]:
    """The seats a move names."""
    if move.by not in ("", TABLE):
        yield move.by
    for kind, field in SEAT_FIELDS.items():
        if isinstance(move, kind) and (getattr(move, field) or kind is not m.ChooseByText):
            yield getattr(move, field)
    if isinstance(move, m.DetermineInitiative):
        yield from (move.random_result,) if move.random_result else ()
    elif isinstance(move, m.OrderWhenRevealed):
        yield from (one.seat for one in move.order)
    elif isinstance(move, m.CountDominance):
        yield from (one.seat for one in move.winner_also)
    elif isinstance(move, m.ReturnGold):
        yield from move.skip
    for effect in effects_in(move):
        yield from _seats_of(effect)


def cards_named(move: Move) -> Iterator[str]:
    """The cards a move names."""
    if isinstance(move, told.KnowCard | Correct):
        return
    if hasattr(move, "card"):
        yield str(move.card)
    if isinstance(move, m.PlayDuplicate):
        yield move.host
    yield from (str(name) for name in (getattr(move, "host", ""), getattr(move, "of", "")) if name)
    for field in ("cards", "attackers", "defenders"):
        yield from getattr(move, field, ())
    for field in ("attach", "stealth", "pairs"):
        pairs: dict[str, str] = getattr(move, field, {})
        yield from (*pairs, *pairs.values())
    if isinstance(move, m.UseOfCard | m.PutIntoPlay):
        yield from (*move.pay.kneel, *move.pay.influence, *move.pay.discard)
    if isinstance(move, m.PlacePower):
        yield move.on
    if isinstance(move, m.Save | m.ApplyEffect) and move.by_means not in NO_CARD:
        yield move.by_means
    for effect in effects_in(move):
        yield from _cards_of(effect)


def effects_in(move: Move) -> Iterator[e.Effect]:
    """All effects a move carries, those inside others too."""
    direct: tuple[e.Effect, ...] = getattr(move, "effects", ())
    ordered = move.order if isinstance(move, m.OrderWhenRevealed) else ()
    yield from _flat((*direct, *(effect for one in ordered for effect in one.effects)))


def amounts_in(move: Move) -> Iterator[int]:
    """The numbers of a move that cannot be negative: all but changes of strength and of gold."""
    if isinstance(move, m.UseOfCard | m.PutIntoPlay):
        yield move.pay.gold
    if isinstance(move, m.PlacePower | m.GiveGold):
        yield move.amount
    if isinstance(move, m.DiscardForClaim) and move.count is not None:
        yield move.count
    if isinstance(move, m.CountDominance):
        yield from (one.power for one in move.winner_also)
    for effect in effects_in(move):
        if isinstance(effect, e.GainPower):
            yield from effect.amounts.values()
        elif not isinstance(effect, e.Strength | e.GainGold):
            yield int(getattr(effect, "amount", 0))


def _flat(effects: tuple[e.Effect, ...]) -> Iterator[e.Effect]:
    for effect in effects:
        yield effect
        if isinstance(effect, e.IfWin):
            yield from _flat(effect.effects)


def _cards_of(effect: e.Effect) -> Iterator[str]:
    if isinstance(effect, e.DiscardAttachment):
        yield from (one for one in (effect.target, effect.duplicate_of) if one)
        return
    for field in ("target", "host"):
        if hasattr(effect, field):
            yield str(getattr(effect, field))


def _seats_of(effect: e.Effect) -> Iterator[str]:
    for field in ("seat", "to", "giver"):
        if hasattr(effect, field):
            yield str(getattr(effect, field))
    if isinstance(effect, e.Draw):
        yield from effect.seats
    if isinstance(effect, e.GainPower):
        yield from effect.amounts
