"""How a suggested change is brought about: on a copy of the table, or in the move itself.

The suggestions of a refusal are only worth giving if they work; these functions let a test, and "what if",
carry them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.move import Move
from engine.kernel.play import carry_out, judge
from engine.kernel.reason import Change, Verdict
from engine.kernel.remedies import Given, NoRemedy, remedy_for
from engine.kernel.state import innermost
from engine.oriflamme.box import COMBINATION
from engine.oriflamme.cards import combination
from engine.oriflamme.cards.combination import eligible
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.moves import (
    TAKE,
    Activate,
    Applying,
    Combine,
    Keep,
    OnCard,
    Place,
    Resolve,
    Spend,
    TwinPlace,
)
from engine.oriflamme.options import choices, ways
from engine.oriflamme.planning import could_be
from engine.oriflamme.points import COMBINATION_LEAVES
from engine.oriflamme.rounds import begin_round
from engine.oriflamme.table import EVENTS, PLANNING, Spot, Table, spot
from engine.oriflamme.visiting import COMBINING, EFFECT, acting, actor_of, seen, turn_up

Remedied = tuple[Table, Move]
Remedy = Callable[[Table, Any, Given], Remedied]


def apply(table: Table, move: Move, change: Change) -> Remedied:
    """The table and the move with this change brought about.

    Raises:
        NoRemedy: nobody knows how.
    """
    return remedy_for(change, REMEDIES)(table, move, dict(change.facts))


def wait_phase(table: Table, move: Move, given: Given) -> Remedied:
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = begin_round(table.put(phase=given["phase"], row=row, placed=(), held=0), given["phase"])
    if given["phase"] == PLANNING:
        return wait_turn(table, move, {"seat": move.by})
    return wait_pointer(table, move, {"card": move.card}) if isinstance(move, OnCard) else (table, move)


def wait_turn(table: Table, move: Move, given: Given) -> Remedied:
    order = table.turn_order
    return table.put(placed=order[: order.index(given["seat"])]), move


def wait_pointer(table: Table, move: Move, given: Given) -> Remedied:
    """What lies half applied is finished before the pointer goes on."""
    table = finish_open(table, move, given)[0]
    found = spot(table, given["card"])
    if found is None or table.phase != EVENTS:
        return table, move
    behind = True
    for place in table.in_direction:
        behind = behind and place.id != found.place.id
        table = table.place(place.id, done=behind)
    return table, move


def uncovered(table: Table, move: Move, given: Given) -> Remedied:
    found = spot(table, given["card"])
    if found is None:
        raise NoRemedy("no_remedy", change="uncovered")
    at = found.place.cards.index(found.card)
    return table.place(found.place.id, cards=found.place.cards[: at + 1]), move


def finish_open(table: Table, move: Move, given: Given) -> Remedied:
    """The card that lies open is applied in the first way that is legal."""
    while innermost(table, EFFECT) is not None or innermost(table, COMBINING) is not None:
        whole = (one.with_picks(one.among[:1]) for one in choices(table))
        fine = next((one for one in whole if judge(ORIFLAMME, table, one).verdict is Verdict.YES), None)
        if fine is None:
            raise NoRemedy("no_remedy", change="finish_open")
        table = carry_out(ORIFLAMME, table, fine)
    return table, move


def by_owner(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, by=given["seat"])


def lay_another(table: Table, move: Move, given: Given) -> Remedied:
    hand = table.seats[given["seat"]].hand or could_be(table, given["seat"])
    return table, replace(move, card=hand[0] if hand else "")


def face_down(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, face=None)


def lay_at(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, where=given["where"], on=None, between=())


def lay_a_card(table: Table, move: Move, given: Given) -> Remedied:
    return lay_another(table, Place(by=given["seat"], where="left"), given)


def keep_it(table: Table, move: Move, given: Given) -> Remedied:
    return table, Keep(by=move.by, card=given["card"])


def resolve_it(table: Table, move: Move, given: Given) -> Remedied:
    """The first way to apply it that is legal."""
    found = spot(table, given["card"])
    if found is None:
        raise NoRemedy("no_remedy", change="resolve_it")
    plain = Resolve(by=move.by, card=given["card"])
    table = wait_pointer(table, plain, given)[0]
    ways_ = [replace(plain, **fields) for fields in ways(table, actor_of(table, found))]
    fine = (one for one in ways_ if judge(ORIFLAMME, table, one).verdict is not Verdict.NO)
    return table, next(fine, plain)


def leave_out(table: Table, move: Move, given: Given) -> Remedied:
    field = given["choice"]
    if field == "apply":
        field = "card" if isinstance(move, Combine) else "apply"
    return table, _in_step(table, move, {field: "" if field == "card" else None})


def choose_target(table: Table, move: Move, given: Given) -> Remedied:
    changed = _in_step(table, move, {"target": given["card"]})
    if isinstance(changed, Applying) and changed.substitute is not None:
        changed = replace(changed, substitute=None)
    return table, _with_substitute(table, changed)


def _with_substitute(table: Table, move: Move) -> Move:
    """A replacement with another target may want another substitute."""
    if not isinstance(move, Applying):
        return move
    tries = (move, *(replace(move, substitute=one) for one in ("none", "discard", "set_aside")))
    return next((one for one in tries if judge(ORIFLAMME, table, one).verdict is not Verdict.NO), move)


def choose_bribe(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, bribe=given["card"])


def lay_twin(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, twin=TwinPlace(where=given["where"]))


def substitute(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, substitute=given["source"])


def _in_step(table: Table, move: Move, fields: Given) -> Move:
    """The change in the move, or in the step of its sequence that is at fault."""
    if not (isinstance(move, Activate) and move.sequence) or set(fields) <= {"sequence"}:
        return replace(move, **fields)
    at = _at_fault(table, move, move.sequence)
    if at is None:
        return replace(move, **fields)
    steps = tuple(replace(one, **fields) if number == at else one for number, one in enumerate(move.sequence))
    return replace(move, sequence=steps)


def _at_fault(table: Table, move: Activate, steps: tuple[Spend, ...]) -> int | None:
    table, seat = _opened(table, move)
    for number, step in enumerate(steps):
        if combination.speaks_against(combination.check_step(table, seat, step, first=number == 0)):
            return number
        table = combination.act_step(table, seat, step)
    return None


def _opened(table: Table, move: Activate) -> tuple[Table, str]:
    """The table with the combination turned up and, if it leaves first, gone."""
    found = acting(seen(table, move), move)
    if found is None or found.card.name != COMBINATION:
        raise NoRemedy("no_remedy", change="sequence")
    option = COMBINATION_LEAVES.option(table)
    opened = combination.leave(turn_up(table, found), actor_of(table, found), option, "first")
    return opened, found.card.owner


def sequence(table: Table, move: Move, given: Given) -> Remedied:
    """One application that works, and every token taken."""
    if isinstance(move, Combine):
        return _combining(table, move)
    assert isinstance(move, Activate)
    opened, seat = _opened(table, move)
    takes = tuple(Spend(token=TAKE) for _ in range(opened.held))
    for first in _applications(opened, seat):
        fitting = replace(move, sequence=(first, *takes))
        if judge(ORIFLAMME, table, fitting).verdict is not Verdict.NO:
            return table, fitting
    return table, replace(move, sequence=(Spend(), *takes))


def _applications(table: Table, seat: str) -> list[Spend]:
    found: list[Spend] = []
    for tag in eligible(table, seat):
        card = spot(table, tag)
        assert isinstance(card, Spot)
        actor = combination.borrowed(table, seat, tag)
        found += [Spend(apply=card.card.called, **fields) for fields in ways(table, actor)]
    return found


def _combining(table: Table, move: Combine) -> Remedied:
    plain = Combine(by=move.by)
    tries = [replace(plain, token=TAKE)]
    tries += [
        replace(plain, card=one.apply or "", target=one.target) for one in _applications(table, move.by)
    ]
    fine = (one for one in tries if judge(ORIFLAMME, table, one).verdict is not Verdict.NO)
    return table, next(fine, plain)


def a_reason(table: Table, move: Move, given: Given) -> Remedied:
    return table, replace(move, reason="a reason")


def as_many_cards(table: Table, move: Move, given: Given) -> Remedied:
    free = could_be(table, str(getattr(move, "seat", "")))
    return table, replace(move, cards=free[: given["amount"]])


REMEDIES: dict[str, Remedy] = {
    "wait_phase": wait_phase,
    "wait_turn": wait_turn,
    "wait_pointer": wait_pointer,
    "uncovered": uncovered,
    "finish_open": finish_open,
    "by_owner": by_owner,
    "lay_another": lay_another,
    "face_down": face_down,
    "lay_at": lay_at,
    "lay_a_card": lay_a_card,
    "keep_it": keep_it,
    "resolve_it": resolve_it,
    "without_choice": leave_out,
    "choose_target": choose_target,
    "choose_bribe": choose_bribe,
    "lay_twin": lay_twin,
    "substitute": substitute,
    "apply_one": sequence,
    "take_all": sequence,
    "take_token": sequence,
    "free_first": sequence,
    "as_many_tokens": sequence,
    "a_reason": a_reason,
    "as_many_cards": as_many_cards,
}
