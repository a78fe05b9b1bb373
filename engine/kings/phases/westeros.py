"""The Westeros phase, unused orders, and the end of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.decisions import Decision
from engine.kernel.game import Verb
from engine.kernel.judge import Candidate, Candidates
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    STATED,
    Finding,
    Reason,
    amount_of,
    change,
    part,
    rule,
    tally,
    violated,
)
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import gain, hold, off_the_board, raze
from engine.kings.board.supply_and_victory import blockaded, crowned, owner
from engine.kings.common_rules import FRAME, nothing_follows_the_victory, nothing_is_pending, place_in_turn
from engine.kings.moves import LoseArea, NextStep, WesterosCard
from engine.kings.table import Area, KingsTable, Order, at_step, called, holder, noted

SPENT, BASE = ("kings.onetime.spent",), ("kings.scope.draft",)


def left_behind(table: KingsTable, phase: str, step: str) -> Iterator[tuple[Area, Order]]:
    """The orders of the steps of the action phase that are over when the turn comes to this step.

    An empty phase: the turn ends.
    """
    first = place_in_turn(table.phase, table.step)
    last = place_in_turn(phase, step) if phase else len(components.TURN)
    over = [name for phase_, name in components.TURN[max(first, 0) : last] if phase_ == components.ACTION]
    for area, order in table.orders():
        if components.STEP_OF.get(order.order, order.order) in over:
            yield area, order


@rule("kings.onetime.spent", "kings.scope.draft")
def unused(table: KingsTable, phase: str = "", step: str = "") -> KingsTable:
    """Orders whose step is over do nothing any more; a one-time order leaves the game with the turn."""
    orders_left = tuple(left_behind(table, phase, step))
    for rules, basis, once in ((SPENT, STATED, True), (BASE, SILENT, False)):
        names = tuple(called(area, order) for area, order in orders_left if order.one_time is once)
        if names:
            table = noted(table, Reason(rules, says="orders_unused", facts={"orders": names}, basis=basis))
    events = (
        Event("order_unused", card=called(area, order), seat=order.house) for area, order in orders_left
    )
    return add_events(table, *events)


GAME_OF_THRONES = ("a game of thrones", "game of thrones", "игра престолов", "gra o tron", "игра на тронове")
SUPPLY_CARD = ("supply", "снабжение", "снабжения", "zaopatrzenie", "снабдяване")
MUSTERING_CARD = ("mustering", "muster", "сбор", "сбора", "mobilizacja", "сбор на войски")


def _is(card: str, names: tuple[str, ...]) -> bool:
    name = card.replace("_", " ").strip(' "«»').casefold()
    name = name.removeprefix("the ").removeprefix("карта ").removesuffix(" card").strip(' "«»')
    return name in names


def is_mustering(card: str) -> bool:
    """Whether a Westeros card lets everybody muster."""
    return _is(card, MUSTERING_CARD)


@rule("kings.port.game-of-thrones", "kings.port.owner")
def port_income(table: KingsTable, house: str) -> Reason:
    """One token for each own port with a ship in it and no enemy ships in its sea."""
    chief = "kings.port.game-of-thrones"
    ports = [
        area for area in table.areas.values() if area.kind == components.PORT and owner(table, area) == house
    ]
    parts = []
    for port in ports:
        paid = bool(port.units_of(house).get(components.SHIP)) and not blockaded(table, port, house)
        parts.append(part(chief, int(paid), "port_pays" if paid else "port_pays_nothing", area=port.id))
    return tally(chief, "port_income", *parts, seat=house)


@rule("kings.port.game-of-thrones")
def port_income_by(table: KingsTable, card: str, house: str) -> Reason:
    """What the ports of a House bring when this card is resolved: only one card pays for them."""
    if not card or _is(card, GAME_OF_THRONES):
        return port_income(table, house)
    return tally("kings.port.game-of-thrones", "port_income", seat=house)


@rule("kings.port.game-of-thrones", "kings.delivery.duration")
def act_card(table: KingsTable, move: WesterosCard) -> KingsTable:
    """A Game of Thrones pays ports; Supply ends what deliveries have raised; the rest is the base game's."""
    if table.phase != components.WESTEROS and place_in_turn(table.phase, table.step) > 0:
        table = next_turn(table)
    table = at_step(table.put(westeros_card=move.card), components.WESTEROS, "")
    if _is(move.card, GAME_OF_THRONES) and table.uses(components.OPTION_PORTS):
        return _ports_pay(table)
    if _is(move.card, SUPPLY_CARD):
        return _supply_anew(table)
    if _is(move.card, MUSTERING_CARD):
        table = table.put(mustered={})
    return noted(table, Reason(("kings.scope.draft",), says="card_is_base_game", facts={"name": move.card}))


def _ports_pay(table: KingsTable) -> KingsTable:
    for house in table.seats:
        brings = port_income(table, house)
        if amount_of(brings):
            table = gain(noted(table, brings), house, amount_of(brings), "kings.port.game-of-thrones")
    base = Reason(("kings.port.game-of-thrones",), says="ports_beside_base", basis=DERIVED)
    return noted(table, base)


@rule("kings.delivery.duration")
def _supply_anew(table: KingsTable) -> KingsTable:
    """Every level is set anew by the base rules; nothing of a delivery is left."""
    for house in table.seats:
        table = table.seat(house, supply=None, supply_open=True)
    table = table.put(delivered={})
    return noted(table, Reason(("kings.delivery.duration",), says="supply_anew"))


@rule("kings.onetime.spent", "kings.lion.duration")
def next_turn(table: KingsTable) -> KingsTable:
    """One-time orders placed this turn are out of the game, resolved or not; the ban of the Lion is over."""
    for area in tuple(table.areas.values()):
        table = off_the_board(table, area.id, area.orders)
    table = table.put(ban=None, spoken=(), fight=None, fled=None, resolved=None, round=table.round + 1)
    table = table.put(mustered={}, settled=(), gone={}, westeros_card="")
    return add_events(table, Event("turn_begun", amount=table.round))


@rule("kings.delivery.duration", "kings.scope.draft")
def act_lose_area(table: KingsTable, move: LoseArea) -> KingsTable:
    """The House holds it no more; a supply level raised by a delivery stays until the next Supply card."""
    if move.when == "next_turn":
        table = at_step(next_turn(table), components.WESTEROS, "")
    here = table.areas[move.area]
    units = {house: there for house, there in here.units.items() if house != move.by}
    table = table.area(move.area, units=units)
    if here.fortification and not units:
        table = raze(table, move.area, "kings.fort.no-capture", "kings.fort.last-unit")
    if here.power_token == move.by:
        table = table.area(move.area, power_token="")
    table = hold(table, move.area, next(iter(units), ""))
    if table.delivered.get(move.by):
        why = Reason(("kings.delivery.duration",), says="delivery_stays", basis=DERIVED)
        table = noted(table, why)
    else:
        table = noted(table, Reason(("kings.scope.draft",), says="area_lost", facts={"area": move.area}))
    return add_events(table, Event("area_lost", card=move.area, seat=move.by))


@rule("kings.scope.draft")
def it_was_his(table: KingsTable, move: LoseArea) -> Finding:
    """A House can lose only what it holds."""
    if holder(table.areas[move.area]) == move.by or table.areas[move.area].units_of(move.by):
        return None
    return violated("area_not_his", area=move.area, seat=move.by)


@rule("kings.onetime.steps", "kings.onetime.reveal", "kings.onetime.spent", "kings.lion.duration")
def act_next_step(table: KingsTable, move: NextStep) -> KingsTable:
    """The next step of the turn; all orders are revealed together, and after the last step a turn begins."""
    at = place_in_turn(table.phase, table.step)
    steps = [
        place
        for place in components.TURN
        if place[1] != components.PLACE_ONE_TIME or table.uses(components.OPTION_ONE_TIME)
    ]
    later = [step for step in steps if place_in_turn(*step) > at]
    table = unused(table, *(later[0] if later else ()))
    if not later:
        return at_step(next_turn(table), *steps[0])
    table = at_step(table, *later[0])
    if later[0] == (components.ACTION, components.RAID):
        table = noted(table, Reason(("kings.onetime.reveal",), says="orders_revealed"))
    return crowned(add_events(table, Event("step_begun", facts={"step": later[0][1] or later[0][0]})))


def card_candidates(table: KingsTable, decision: Decision) -> Candidates:
    """The cards the expansion or its mustering turn on; others are typed."""
    for card in ("A Game of Thrones", "Supply", "Mustering"):
        yield Candidate(WesterosCard(card=card))


@rule("kings.scope.draft", "kings.components.list")
def the_tokens_are_enough(table: KingsTable, move: NextStep) -> Finding:
    """There are three permanent orders of each kind (a fact of the base game).

    Orders are counted when they are revealed: a fourth one refused before would tell what lies face down.
    """
    fact = components.ORDERS_EACH
    tokens = Counter((order.house, order.order) for _, order in table.orders() if not order.one_time)
    over = next((pair for pair, count in tokens.items() if count > (fact.value or 0)), None)
    if table.step != components.PLACE_PERMANENT or over is None:
        return None
    house, order = over
    return violated(
        "too_many_orders",
        change("take_back_order", seat=house, order=order, count=tokens[over] - (fact.value or 0)),
        rules=("kings.scope.draft",),
        basis=fact.basis,
        seat=house,
        order=order,
        count=tokens[over],
        certainty=fact.certainty,
    )


WESTEROS_CARD = Verb(WesterosCard, FRAME, act_card, candidates=card_candidates, needs_seat=False)
LOSING_AREA = Verb(LoseArea, (*FRAME, it_was_his), act_lose_area)
GOING_ON = Verb(
    NextStep,
    (nothing_follows_the_victory, nothing_is_pending, the_tokens_are_enough),
    act_next_step,
    candidates=lambda table, decision: iter((Candidate(NextStep()),)),
    needs_seat=False,
)
