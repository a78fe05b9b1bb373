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
from engine.oriflamme.table import (
    COMBINATION,
    EVENTS,
    PLANNING,
    OriflammeTable,
    Spot,
    spot,
    spot_in_row,
)


def wait_phase(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = begin_round(table.put(phase=given["phase"], row=row, placed=(), held=0), given["phase"])
    if given["phase"] == PLANNING:
        return wait_turn(game, table, move, {"seat": move.by})
    return wait_pointer(game, table, move, {"card": move.card}) if isinstance(move, OnCard) else (table, move)


def wait_turn(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    order = table.turn_order
    return table.put(placed=order[: order.index(given["seat"])]), move


def wait_pointer(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    """What lies half applied is finished before the pointer goes on."""
    table = finish_open(game, table, move, given)[0]
    found = spot(table, given["card"])
    if found is None or table.phase != EVENTS:
        return table, move
    behind = True
    for place in table.in_direction:
        behind = behind and place.id != found.place.id
        table = table.place(place.id, done=behind)
    return table, move


def uncovered(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    found = spot_in_row(table, given["card"])
    at = found.place.cards.index(found.card)
    return table.place(found.place.id, cards=found.place.cards[: at + 1]), move


def finish_open(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    """The card that lies open is applied in the first way that is legal."""
    while innermost(table, EFFECT) is not None or innermost(table, COMBINING) is not None:
        whole = (candidate.with_picks(candidate.among[:1]) for candidate in candidates(game, table))
        fine = next((tried for tried in whole if judge(game, table, tried).verdict is Verdict.YES), None)
        if fine is None:
            raise NoRemedy("no_remedy", change="finish_open")
        table = carry_out(game, table, fine)
    return table, move


def by_owner(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    return table, replace(move, by=given["seat"])


def keep_it(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    return table, Keep(by=move.by, card=given["card"])


def resolve_it(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    """The first way to apply it that is legal."""
    found = spot(table, given["card"])
    if found is None:
        raise NoRemedy("no_remedy", change="resolve_it")
    plain = ApplyCard(by=move.by, card=given["card"])
    table = wait_pointer(game, table, plain, given)[0]
    ways_ = [replace(plain, **fields) for fields in choices_of_card(table, actor_of(table, found))]
    fine = (tried for tried in ways_ if judge(game, table, tried).verdict is not Verdict.NO)
    return table, next(fine, plain)


def leave_out(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    field = given["choice"]
    if field == "apply":
        field = "card" if isinstance(move, Combine) else "apply"
    return table, _in_step(table, move, {field: "" if field == "card" else None})


def choose_target(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    changed = _in_step(table, move, {"target": given["card"]})
    assert isinstance(changed, Applying)
    if changed.substitute is not None:
        changed = replace(changed, substitute=None)
    return table, _with_substitute(game, table, changed)


def _with_substitute(game: Game, table: OriflammeTable, move: Applying) -> Applying:
    """A replacement with another target may want another substitute."""
    tries = (move, *(replace(move, substitute=where) for where in ("none", "discard", "set_aside")))
    return next((tried for tried in tries if judge(game, table, tried).verdict is not Verdict.NO), move)


def choose_bribe(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    return table, replace(move, bribe=given["card"])


def lay_twin(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    return table, replace(move, twin=TwinPlace(where=given["where"]))


def substitute(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
    return table, replace(move, substitute=given["source"])


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
    found = acting(with_turned_up(table, move), move)
    if found is None or found.card.name != COMBINATION:
        raise NoRemedy("no_remedy", change="sequence")
    option = COMBINATION_LEAVES.option(table)
    opened = combination.leave(turn_up(table, found), actor_of(table, found), option, "first")
    return opened, found.card.owner


def sequence(game: Game, table: OriflammeTable, move: Move, given: RemedyFacts) -> RemedyResult:
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
    found: list[Spend] = []
    for tag in eligible(table, seat):
        card = spot(table, tag)
        assert isinstance(card, Spot)
        actor = combination.borrowed(table, seat, tag)
        found += [Spend(apply=card.card.called, **fields) for fields in choices_of_card(table, actor)]
    return found


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
