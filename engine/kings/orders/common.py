"""The rules all one-time orders share, how one leaves the game, and the supply delivery."""

from __future__ import annotations

from engine.kernel.reasons import Facts, Finding, Reason, RuleId, Verdict, change, no, rule
from engine.kernel.state import Event, tell
from engine.kings import components
from engine.kings.effects import off_the_board
from engine.kings.moves import ExecuteOneTime
from engine.kings.rule_variants import CALL_BUILDS, SUPPLY_TOP
from engine.kings.table import KingsTable, Resolved, add, adjacent, enemies, gone_by, noted


@rule("kings.unique.own-house")
def it_is_his_order(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Each House has one unique order, used by that House only."""
    if move.order not in components.UNIQUE.values() or components.UNIQUE[move.by] == move.order:
        return None
    return no("order_of_another_house", order=move.order, seat=move.by)


@rule("kings.onetime.spent", "kings.onetime.captured", "kings.onetime.all-units-leave", "kings.forced.battle")
def it_lies_there(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """What has been removed or resolved is out of the game."""
    here = table.areas[move.area]
    lay = change("lay_order", area=move.area, order=move.order)
    if here.order_of(move.by, move.order) is None:
        rules = ("kings.onetime.spent", *gone_by(table, move.area, move.by, move.order))
        return no("order_not_there", lay, rules=rules, order=move.order, area=move.area)
    if enemies(here, move.by) and not here.of(move.by):
        rules = ("kings.onetime.captured", "kings.onetime.spent")
        return no("order_not_there", rules=rules, order=move.order, area=move.area)
    return None


NEEDS = {
    components.CALL: {"units", "take"},
    components.FORCED_MARCH: {"moves"},
    components.YOUNG_WOLF: {"moves", "leave_power_token"},
    components.IRON_FLEET: {"remove"},
    components.RHLLOR: {"remove", "discard"},
    components.HIGHGARDEN: {"discard", "take_from", "return_cards"},
    components.SCORPION: {"discard_of"},
    components.LION: {"named"},
    components.DELIVERY: {"take"},
}
FIELDS = ("units", "take", "moves", "remove", "discard", "take_from", "return_cards", "discard_of", "named")


@rule("kings.onetime.symbol")
def it_does_only_that(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Each order has its own effect and no other."""
    extra = [name for name in FIELDS if getattr(move, name) and name not in NEEDS[move.order]]
    if not extra:
        return None
    return no(
        "not_of_this_order", change("leave_out_choice", choice=extra[0]), order=move.order, choice=extra[0]
    )


def near(table: KingsTable, area: str) -> tuple[str, ...]:
    """The Houses with units in areas adjacent to an order."""
    there = (one for one in table.areas.values() if one.id != area and adjacent(table, area, one.id))
    every = (house for one in there for house in one.occupants)
    return tuple(dict.fromkeys(every))


@rule("kings.onetime.spent", "kings.onetime.one-at-a-time")
def done(table: KingsTable, move: ExecuteOneTime, left: int = 0) -> KingsTable:
    """Resolved, it leaves the game; the other order in the area waits for its own moment.

    left: how many orders more it may remove.
    """
    order = table.areas[move.area].order_of(move.by, move.order)
    if order is not None:
        table = off_the_board(table, move.area, (order,))
    table = table.put(resolved=Resolved(move.order, move.by, move.area, left))
    return tell(table, Event("order_resolved", card=move.order, seat=move.by))


def nothing(table: KingsTable, move: ExecuteOneTime, says: Reason, left: int = 0) -> KingsTable:
    """It leaves the game without having done anything."""
    return noted(done(table, move, left), says).doing(effect="none")


def unchosen(table: KingsTable, move: ExecuteOneTime, chief: RuleId, left: int = 0) -> KingsTable:
    """Its owner chooses nothing, so the order leaves the game without having done anything."""
    why = Reason((chief, "kings.onetime.spent"), says="nothing_chosen", facts={"order": move.order})
    return nothing(table, move, why, left)


CHIEF = ("kings.delivery.effect", "kings.delivery.duration")


@rule("kings.fort.other-orders")
def it_builds_nothing(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """A delivery builds no fortification and brings no tokens."""
    if move.take is None:
        return None
    return CALL_BUILDS.reason(table, "call_builds", Verdict.NO, order=move.order)


@rule("kings.delivery.effect", "kings.delivery.duration")
def deliver_supply(table: KingsTable, move: ExecuteOneTime) -> KingsTable:
    """The supply level rises at once by the barrels of the area, until the next Supply card."""
    barrels = table.areas[move.area].barrels
    if not barrels:
        return nothing(table, move, Reason(CHIEF[:1], says="no_barrels"))
    level = table.seats[move.by].supply
    raised = barrels
    if level is not None:
        table, raised = _raised(table, move.by, level, barrels)
    table = table.put(delivered=add(table.delivered, {move.by: raised}))
    facts: Facts = {"seat": move.by, "count": raised}
    table = noted(table, Reason(CHIEF, says="supply_raised", facts=facts))
    return done(tell(table, Event("supply_raised", seat=move.by, amount=raised)), move)


@rule("kings.delivery.effect")
def _raised(table: KingsTable, house: str, level: int, barrels: int) -> tuple[KingsTable, int]:
    """At the top of its track the marker stops, for the text does not say what else it should do."""
    wanted = level + barrels
    top = max(components.TOP_SUPPLY, level)
    if wanted > top and SUPPLY_TOP.option(table) == "last_space":
        table = noted(table, SUPPLY_TOP.reason(table, "supply_stops", limit=top))
        wanted = top
    return table.seat(house, supply=wanted), wanted - level


DELIVERY_RULES = (it_builds_nothing,)
