"""The names in a move, checked against the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.agot.state import declarations
from engine.agot.state import effects as e
from engine.agot.state import moves as m
from engine.agot.state.table import AgotTable
from engine.kernel.corrections import Correct
from engine.kernel.decisions import TABLE, Move, verb
from engine.kernel.errors import Unreadable

NOBODYS = (
    "reveal_setup",
    "refill_hands",
    "determine_initiative",
    "draw_phase",
    "resolve",
    "discard_for_claim",
    "decline_saves",
    "pass_window",
    "count_dominance",
    "stand_all",
    "return_gold",
    "end_round",
    "apply_effect",
    "know_card",
    "know_value",
    "know_plot",
    "decide",
    "correct",
    "correct_all",
)
"""Verbs of moves that need no seat."""


def check(table: AgotTable, move: Move) -> None:
    """All seats and cards a move names are on the table.

    Raises:
        Unreadable: names the first that is not.
    """
    if move.by in ("", TABLE) and verb(move) not in NOBODYS:
        raise Unreadable("seat_missing", verb=verb(move))
    effects = tuple(effects_in(move))
    for seat in _seats_named(move, effects):
        if seat not in table.seats:
            raise Unreadable("unknown_seat", seat=seat, known=table.order)
    for amount in _amounts_in(move, effects):
        if amount < 0:
            raise Unreadable("negative_amount", verb=verb(move), amount=amount)
    for card in _cards_named(move, effects):
        if card not in table.cards and not _is_plot_of_effect(table, move, card):
            raise Unreadable("unknown_card", card=card, known=tuple(table.cards))


def _is_plot_of_effect(table: AgotTable, move: Move, name: str) -> bool:
    """A plot lies on the table under its title and not among the cards."""
    plots = (seat.plot for seat in table.seats.values() if seat.plot is not None and seat.revealed)
    is_plot = isinstance(move, m.ApplyEffect) and name == move.by_means != ""
    return is_plot and name in (plot.name for plot in plots)


NO_CARD = ("", "duplicate", "effect")
"""By these means a card is saved, or something happens, and no card is named."""
SEAT_FIELDS = {
    "declare_challenge": "target",
    "choose_new_target": "target",
    "name_first_player": "seat",
    "name_winner": "seat",
    "give_gold": "to",
    "look_at": "whose",
    "choose_by_text": "seat",
}
"""Verb of a move -> its field that names another seat."""
SEAT_IS_OPTIONAL = ("choose_by_text",)
CARD_FIELDS = {"place_power": "on"}
"""Verb -> its field that names a card, where the field is not called by a name that several verbs have."""
AMOUNT_FIELDS = {"place_power": "amount", "give_gold": "amount"}
"""Verb -> its field with a number that cannot be negative."""


def _seats_named(move: Move, effects: tuple[e.Effect, ...]) -> Iterator[str]:
    """The seats a move names."""
    if move.by not in ("", TABLE):
        yield move.by
    field = SEAT_FIELDS.get(verb(move))
    if field is not None and (getattr(move, field) or verb(move) not in SEAT_IS_OPTIONAL):
        yield getattr(move, field)
    if isinstance(move, m.DetermineInitiative):
        yield from (move.random_result,) if move.random_result else ()
    elif isinstance(move, m.OrderWhenRevealed):
        yield from (ordered.seat for ordered in move.order)
    elif isinstance(move, m.CountDominance):
        yield from (bonus.seat for bonus in move.winner_also)
    elif isinstance(move, m.ReturnGold):
        yield from move.skip
    for effect in effects:
        yield from _seats_of(effect)


def _cards_named(move: Move, effects: tuple[e.Effect, ...]) -> Iterator[str]:
    """The cards a move names."""
    if isinstance(move, declarations.KnowCard | Correct):
        return
    yield from _in_common_fields(move)
    if isinstance(move, m.UseOfCard | m.PutIntoPlay):
        yield from (*move.pay.kneel, *move.pay.influence, *move.pay.discard)
    if verb(move) in CARD_FIELDS:
        yield str(getattr(move, CARD_FIELDS[verb(move)]))
    if isinstance(move, m.Save | m.ApplyEffect) and move.by_means not in NO_CARD:
        yield move.by_means
    for effect in effects:
        yield from _cards_of(effect)


def _in_common_fields(move: Move) -> Iterator[str]:
    """The cards in fields that several verbs have."""
    kind = type(move)
    for field in _fields_among(kind, "card"):
        yield str(getattr(move, field))
    if isinstance(move, m.PlayDuplicate):
        yield move.host
    for field in _fields_among(kind, "host", "of"):
        if name := getattr(move, field):
            yield str(name)
    for field in _fields_among(kind, "cards", "attackers", "defenders"):
        yield from getattr(move, field)
    for field in _fields_among(kind, "attach", "stealth", "pairs"):
        pairs: dict[str, str] = getattr(move, field)
        yield from (*pairs, *pairs.values())


@cache
def _fields_among(kind: type[Move], *names: str) -> tuple[str, ...]:
    """Those of these names that are fields of this kind of move."""
    return tuple(name for name in names if name in kind.__struct_fields__)


def effects_in(move: Move) -> Iterator[e.Effect]:
    """All effects a move carries, those inside others too."""
    direct: tuple[e.Effect, ...] = getattr(move, "effects", ())
    plots = move.order if isinstance(move, m.OrderWhenRevealed) else ()
    yield from _flat((*direct, *(effect for plot in plots for effect in plot.effects)))


def _amounts_in(move: Move, effects: tuple[e.Effect, ...]) -> Iterator[int]:
    """The numbers of a move that cannot be negative: all but changes of strength and of gold."""
    if isinstance(move, m.UseOfCard | m.PutIntoPlay):
        yield move.pay.gold
    if verb(move) in AMOUNT_FIELDS:
        yield int(getattr(move, AMOUNT_FIELDS[verb(move)]))
    if isinstance(move, m.DiscardForClaim) and move.count is not None:
        yield move.count
    if isinstance(move, m.CountDominance):
        yield from (bonus.power for bonus in move.winner_also)
    for effect in effects:
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
        yield from (card for card in (effect.target, effect.duplicate_of) if card)
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
