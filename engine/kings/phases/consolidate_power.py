"""Consolidate Power: tokens, or a fortification instead of them; trade from a port; the call to muster."""

from __future__ import annotations

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import Finding, Reason, Verdict, amount_of, change, part, rule, tally, violated
from engine.kernel.remedies import with_field_reset
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import gain, off_the_board
from engine.kings.board.ports import its_land_is_held, the_port_is_his
from engine.kings.board.supply_and_victory import blockaded
from engine.kings.common_rules import BASE, FRAME, areas_ordered, order_missing
from engine.kings.moves import Consolidate, ExecuteOneTime
from engine.kings.one_time_orders.common import nothing, spend_order, unchosen
from engine.kings.phases.mustering import muster
from engine.kings.remedies import clear_sea
from engine.kings.rule_variants import CALL_BUILDS
from engine.kings.table import Area, KingsTable, Resolved, noted

FORT = "fortification"


@rule("kings.port.consolidate-take", "kings.scope.draft")
def income(table: KingsTable, area: Area) -> Reason:
    """One token in a port; on land what the base game gives: one, and one for each crown."""
    if area.kind == components.PORT:
        return tally(
            "kings.port.consolidate-take", "tokens_of_order", part("kings.port.consolidate-take", 1, "trade")
        )
    given = table.given.numbers.get("tokens_by_base_rules")
    if given is not None:
        return tally("kings.scope.draft", "tokens_of_order", part("kings.scope.draft", given, "tokens_given"))
    fact = components.TOKENS_OF_ORDER
    base = part("kings.scope.draft", fact.value or 0, "token_of_order", fact.basis, certainty=fact.certainty)
    crowns = part("kings.scope.draft", area.crowns, "crowns_of_area", fact.basis, certainty=fact.certainty)
    return tally("kings.scope.draft", "tokens_of_order", base, crowns, basis=fact.basis)


@rule("kings.options.any-combination", "kings.options.list")
def forts_are_in_use(table: KingsTable, move: Consolidate) -> Finding:
    """Fortifications are a separate option."""
    if move.take != FORT or table.uses(components.OPTION_FORTS):
        return None
    option = change("use_option", option=components.OPTION_FORTS)
    return violated("option_not_in_force", option, option=components.OPTION_FORTS)


@rule("kings.fort.no-sea-port")
def forts_stand_on_land(table: KingsTable, move: Consolidate) -> Finding:
    """Fortifications cannot be placed in sea areas or in ports."""
    if move.take != FORT or table.areas[move.area].kind == components.LAND:
        return None
    return violated("fort_on_land_only", change("take_tokens"), area=move.area)


@rule("kings.fort.one-per-area")
def one_fort_in_an_area(table: KingsTable, move: Consolidate) -> Finding:
    """An area holds at most one fortification."""
    if move.take != FORT or not table.areas[move.area].fortification:
        return None
    return violated("fort_is_there", change("take_tokens"), area=move.area)


@rule("kings.fort.nine")
def a_fort_is_left(table: KingsTable, move: Consolidate) -> Finding:
    """None can be built while all nine fortifications are on the board."""
    if move.take != FORT or table.fortifications_left > 0:
        return None
    return violated("no_fort_left", change("take_tokens"), count=components.FORTIFICATIONS)


@rule("kings.fort.instead-of-tokens")
def the_fort_replaces_all_tokens(table: KingsTable, move: Consolidate) -> Finding:
    """A player who builds a fortification takes no power tokens for that order."""
    if move.take != FORT or not move.tokens:
        return None
    return violated("fort_instead_of_all", change("no_tokens"), count=move.tokens)


@rule("kings.port.consolidate-take", "kings.port.consolidate-place")
def the_sea_is_clear(table: KingsTable, move: Consolidate) -> Finding:
    """A port trades with a ship of its owner in it and no enemy ships in its sea when the order resolves."""
    port = table.areas[move.area]
    if port.kind != components.PORT or move.take == FORT:
        return None
    if not port.units_of(move.by):
        rules = ("kings.port.consolidate-place", "kings.port.consolidate-take")
        return violated("no_ship_in_port", rules=rules, area=port.id)
    if blockaded(table, port, move.by):
        return violated("port_blockaded", change("clear_sea", area=port.sea), area=port.id, sea=port.sea)
    return None


@rule("kings.port.consolidate-take", "kings.scope.draft")
def no_more_than_it_brings(table: KingsTable, move: Consolidate) -> Finding:
    """A port gives one token, however many ships are in it; on land the base game sets the number."""
    area = table.areas[move.area]
    if move.take == FORT or move.tokens is None:
        return None
    brings = income(table, area)
    if move.tokens <= amount_of(brings):
        return None
    rules = ("kings.port.consolidate-take",) if area.kind == components.PORT else BASE
    why = (brings,)
    return violated("too_many_tokens", change("no_tokens"), rules=rules, because=why, count=move.tokens)


@rule("kings.fort.build", "kings.fort.other-orders", "kings.scope.draft")
def a_power_order_lies_there(table: KingsTable, move: Consolidate) -> Finding:
    """Building and taking tokens resolve a Consolidate Power order; the Call does not build."""
    here = table.areas[move.area]
    if here.order_of(move.by, components.POWER):
        return None
    if move.take != FORT:
        return order_missing(table, move.by, move.area, components.POWER)
    other = next((order for order in here.orders if order.house == move.by and order.one_time), None)
    if other is not None and components.STEP_OF[other.order] == components.POWER:
        builds = CALL_BUILDS.option(table) == "yes"
        verdict = Verdict.YES if builds else Verdict.NO
        return CALL_BUILDS.reason(table, "call_builds", verdict, order=other.order)
    return order_missing(table, move.by, move.area, components.POWER, ("kings.fort.build",))


def act_consolidate(table: KingsTable, move: Consolidate) -> KingsTable:
    """Tokens are taken or a fortification is built, and the order is done."""
    here = table.areas[move.area]
    orders = [
        order
        for order in here.orders
        if order.house == move.by and components.POWER in (order.order, _symbol(order.order))
    ]
    orders.sort(key=lambda order: order.order != components.POWER)
    table = build(table, move.area, move.by) if move.take == FORT else _take(table, move, here)
    table = table.put(resolved=Resolved(components.POWER, move.by, move.area))
    return off_the_board(table, move.area, orders[:1])


def _symbol(order: str) -> str:
    return components.STEP_OF.get(order, order)


@rule("kings.port.consolidate-take")
def _take(table: KingsTable, move: Consolidate, here: Area) -> KingsTable:
    """In a port one token for trade, however many ships."""
    brings = income(table, here)
    amount = amount_of(brings) if move.tokens is None else move.tokens
    return gain(noted(table, brings), move.by, amount, brings.rules[0])


@rule("kings.fort.build", "kings.fort.instead-of-tokens", "kings.fort.purpose")
def build(table: KingsTable, area: str, house: str) -> KingsTable:
    """A fortification stands in the area, in place of all the tokens the order would have brought."""
    table = table.area(area, fortification=True)
    gained = {**table.did.gained, house: table.did.gained.get(house, 0)}
    rules = ("kings.fort.build", "kings.fort.instead-of-tokens")
    left = table.fortifications_left
    table = noted(table, Reason(rules, says="fort_built", facts={"area": area, "left": left}))
    return add_events(table.doing(gained=gained), Event("fortification_built", card=area, seat=house))


def consolidate_candidates(table: KingsTable, decision: Decision) -> Candidates:
    for area in areas_ordered(table, decision.seat, components.POWER):
        yield Candidate(Consolidate(by=decision.seat, area=area.id, take="power_tokens"))
        if table.uses(components.OPTION_FORTS):
            yield Candidate(Consolidate(by=decision.seat, area=area.id, take="fortification"))


CONSOLIDATING = Verb(
    Consolidate,
    (
        *FRAME,
        forts_are_in_use,
        forts_stand_on_land,
        one_fort_in_an_area,
        a_fort_is_left,
        the_fort_replaces_all_tokens,
        the_port_is_his,
        its_land_is_held,
        the_sea_is_clear,
        no_more_than_it_brings,
        a_power_order_lies_there,
    ),
    act_consolidate,
    candidates=consolidate_candidates,
    remedies={
        "take_tokens": with_field_reset("take", "power_tokens"),
        "no_tokens": with_field_reset("tokens", None),
        "clear_sea": clear_sea,
    },
)


@rule("kings.call.no-castle")
def it_musters_in_a_castle(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """This order does nothing in an area without a city or stronghold."""
    if table.areas[move.area].walled or not move.units:
        return None
    return violated("call_without_castle", change("leave_out_choice", choice="units"), area=move.area)


@rule("kings.fort.other-orders", "kings.call.muster", "kings.fort.build")
def it_builds_nothing(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Only a Consolidate Power order builds a fortification, and a Call gives no tokens."""
    if move.take is None:
        return None
    if move.take != "fortification":
        leave = change("leave_out_choice", choice="take")
        return violated("call_gives_no_tokens", leave, rules=("kings.call.muster",))
    verdict = Verdict.YES if CALL_BUILDS.option(table) == "yes" and _can_build(table, move) else Verdict.NO
    return CALL_BUILDS.reason(table, "call_builds", verdict, order=move.order)


def _can_build(table: KingsTable, move: ExecuteOneTime) -> bool:
    here = table.areas[move.area]
    fits = here.kind == components.LAND and not here.fortification and table.fortifications_left > 0
    return fits and table.uses(components.OPTION_FORTS)


@rule("kings.call.muster", "kings.call.no-castle")
def answer_call(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """The owner musters at once, by the normal rules of mustering and supply."""
    if move.take == "fortification":
        return spend_order(build(table, move.area, move.by), move)
    if not table.areas[move.area].walled:
        return nothing(table, move, Reason(("kings.call.no-castle",), says="call_did_nothing"))
    if not move.units:
        return unchosen(muster(table, move), move, "kings.call.muster")
    return spend_order(noted(muster(table, move), Reason(("kings.call.muster",), says="call_musters")), move)


CALL_RULES = (it_builds_nothing, it_musters_in_a_castle)
