"""Remedies tried on a copy of the table or in the move."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.game import Game, VerbRemedy
from engine.kernel.judge import candidates, carry_out, judge
from engine.kernel.reasons import Verdict
from engine.kernel.remedies import NoRemedy, RemedyFacts, RemedyResult
from engine.kernel.state import innermost
from engine.oriflamme.candidates import choices_of_card
from engine.oriflamme.cards import combination
from engine.oriflamme.cards.combination import eligible
from engine.oriflamme.event_phase import COMBINING, EFFECT, acting, actor_of, turn_up, with_turned_up
from engine.oriflamme.moves import (
    TAKE,
    Activate,
    ApplyCard,
    Applying,
    Combine,
    Keep,
    OnCard,
    Spend,
    TwinPlace,
)
from engine.oriflamme.rounds_and_winner import begin_round
from engine.oriflamme.rule_variants import COMBINATION_LEAVES
from engine.oriflamme.table import COMBINATION, EVENTS, PLANNING, OriflammeTable, Spot, spot_in_row, spot_of


def wait_phase(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = begin_round(table.put(phase=facts["phase"], row=row, placed=(), held=0), facts["phase"])
    if facts["phase"] == PLANNING:
        return wait_turn(game, table, move, {"seat": move.by})
    return wait_pointer(game, table, move, {"card": move.card}) if isinstance(move, OnCard) else (table, move)


def wait_turn(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    order = table.turn_order
    return table.put(placed=order[: order.index(facts["seat"])]), move


def wait_pointer(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """What lies half applied is finished before the pointer goes on."""
    table = finish_open(game, table, move, facts)[0]
    spot = spot_of(table, facts["card"])
    if spot is None or table.phase != EVENTS:
        return table, move
    behind = True
    for place in table.in_direction:
        behind = behind and place.id != spot.place.id
        table = table.place(place.id, done=behind)
    return table, move


def uncovered(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    spot = spot_in_row(table, facts["card"])
    at = spot.place.cards.index(spot.card)
    return table.place(spot.place.id, cards=spot.place.cards[: at + 1]), move


def finish_open(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """The card that lies open is applied in the first way that is legal."""
    while innermost(table, EFFECT) is not None or innermost(table, COMBINING) is not None:
        whole = (candidate.with_picks(candidate.among[:1]) for candidate in candidates(game, table))
        fine = next((tried for tried in whole if judge(game, table, tried).verdict is Verdict.YES), None)
        if fine is None:
            raise NoRemedy("no_remedy", change="finish_open")
        table = carry_out(game, table, fine)
    return table, move


def by_owner(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, by=facts["seat"])


def keep_it(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, Keep(by=move.by, card=facts["card"])


def resolve_it(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """The first way to apply it that is legal."""
    spot = spot_of(table, facts["card"])
    if spot is None:
        raise NoRemedy("no_remedy", change="resolve_it")
    plain = ApplyCard(by=move.by, card=facts["card"])
    table = wait_pointer(game, table, plain, facts)[0]
    ways_ = [replace(plain, **fields) for fields in choices_of_card(table, actor_of(table, spot))]
    fine = (tried for tried in ways_ if judge(game, table, tried).verdict is not Verdict.NO)
    return table, next(fine, plain)


def leave_out(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    field = facts["choice"]
    if field == "apply":
        field = "card" if isinstance(move, Combine) else "apply"
    return table, _in_step(table, move, {field: "" if field == "card" else None})


def choose_target(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    changed = _in_step(table, move, {"target": facts["card"]})
    assert isinstance(changed, Applying)
    if changed.substitute is not None:
        changed = replace(changed, substitute=None)
    return table, _with_substitute(game, table, changed)


def _with_substitute(game: Game, table: OriflammeTable, move: Applying) -> Applying:
    """A replacement with another target may want another substitute."""
    tries = (move, *(replace(move, substitute=where) for where in ("none", "discard", "set_aside")))
    return next((tried for tried in tries if judge(game, table, tried).verdict is not Verdict.NO), move)


def choose_bribe(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, bribe=facts["card"])


def lay_twin(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, twin=TwinPlace(where=facts["where"]))


def substitute(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    return table, replace(move, substitute=facts["source"])


def _in_step(table: OriflammeTable, move: Move, fields: RemedyFacts) -> Move:
    """The change in the move, or in the step of its sequence that is at fault."""
    if not (isinstance(move, Activate) and move.sequence) or set(fields) <= {"sequence"}:
        return replace(move, **fields)
    at = _at_fault(table, move, move.sequence)
    if at is None:
        return replace(move, **fields)
    steps = tuple(
        replace(spend, **fields) if number == at else spend for number, spend in enumerate(move.sequence)
    )
    return replace(move, sequence=steps)


def _at_fault(table: OriflammeTable, move: Activate, steps: tuple[Spend, ...]) -> int | None:
    table, seat = _opened(table, move)
    for number, step in enumerate(steps):
        if combination.speaks_against(combination.check_step(table, seat, step, first=number == 0)):
            return number
        table = combination.act_step(table, seat, step)
    return None


def _opened(table: OriflammeTable, move: Activate) -> tuple[OriflammeTable, str]:
    """The table with the combination turned up and, if it leaves first, gone."""
    acting_spot = acting(with_turned_up(table, move), move)
    if acting_spot is None or acting_spot.card.name != COMBINATION:
        raise NoRemedy("no_remedy", change="sequence")
    option = COMBINATION_LEAVES.option(table)
    opened = combination.leave(turn_up(table, acting_spot), actor_of(table, acting_spot), option, "first")
    return opened, acting_spot.card.owner


def sequence(game: Game, table: OriflammeTable, move: Move, facts: RemedyFacts) -> RemedyResult:
    """One application that works, and every token taken."""
    if isinstance(move, Combine):
        return _combining(game, table, move)
    assert isinstance(move, Activate)
    opened, seat = _opened(table, move)
    takes = tuple(Spend(token=TAKE) for _ in range(opened.held))
    for first in _applications(opened, seat):
        fitting = replace(move, sequence=(first, *takes))
        if judge(game, table, fitting).verdict is not Verdict.NO:
            return table, fitting
    return table, replace(move, sequence=(Spend(), *takes))


def _applications(table: OriflammeTable, seat: str) -> list[Spend]:
    applications: list[Spend] = []
    for tag in eligible(table, seat):
        card = spot_of(table, tag)
        assert isinstance(card, Spot)
        actor = combination.borrowed(table, seat, tag)
        applications += [Spend(apply=card.card.called, **fields) for fields in choices_of_card(table, actor)]
    return applications


def _combining(game: Game, table: OriflammeTable, move: Combine) -> RemedyResult:
    plain = Combine(by=move.by)
    tries = [replace(plain, token=TAKE)]
    tries += [
        replace(plain, card=application.apply or "", target=application.target)
        for application in _applications(table, move.by)
    ]
    fine = (tried for tried in tries if judge(game, table, tried).verdict is not Verdict.NO)
    return table, next(fine, plain)


CHOICES: dict[str, VerbRemedy] = {
    "without_choice": leave_out,
    "choose_target": choose_target,
    "choose_bribe": choose_bribe,
    "lay_twin": lay_twin,
    "substitute": substitute,
}
"""Of a move that applies a card."""

STEPS: dict[str, VerbRemedy] = dict.fromkeys(
    ("apply_one", "take_all", "take_token", "free_first", "as_many_tokens"), sequence
)
"""Of a move that applies a combination."""

REMEDIES: dict[str, VerbRemedy] = {
    "wait_phase": wait_phase,
    "wait_turn": wait_turn,
    "wait_pointer": wait_pointer,
    "uncovered": uncovered,
    "finish_open": finish_open,
    "by_owner": by_owner,
}
"""Whatever the move that was refused."""
