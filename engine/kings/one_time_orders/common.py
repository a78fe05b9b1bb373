"""What all one-time orders have in common: whose they are, what they may name, how they are spent."""

from __future__ import annotations

from engine.kernel.reasons import Finding, Reason, RuleId, change, rule, violated
from engine.kernel.state import Event, add_events
from engine.kings.board import components
from engine.kings.board.changes import off_the_board
from engine.kings.board.supply_and_victory import enemies, gone_by, ground_of_going
from engine.kings.moves import ExecuteOneTime
from engine.kings.table import KingsTable, Resolved, adjacent, noted


@rule("kings.unique.own-house")
def it_is_his_order(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """Each House has one unique order, and only that House uses it."""
    if move.order not in components.UNIQUE.values() or components.UNIQUE[move.by] == move.order:
        return None
    return violated("order_of_another_house", order=move.order, seat=move.by)


@rule("kings.onetime.spent", "kings.onetime.captured", "kings.onetime.all-units-leave", "kings.forced.battle")
def it_lies_there(table: KingsTable, move: ExecuteOneTime) -> Finding:
    """An order once removed or resolved is out of the game."""
    here = table.areas[move.area]
    lay = change("lay_order", area=move.area, order=move.order)
    if here.order_of(move.by, move.order) is None:
        gone = gone_by(table, move.area, move.by, move.order)
        rules, basis = ("kings.onetime.spent", *gone), ground_of_going(gone)
        return violated("order_not_there", lay, rules=rules, basis=basis, order=move.order, area=move.area)
    if enemies(here, move.by) and not here.units_of(move.by):
        rules = ("kings.onetime.captured", "kings.onetime.spent")
        return violated("order_not_there", rules=rules, order=move.order, area=move.area)
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
    return violated(
        "not_of_this_order", change("leave_out_choice", choice=extra[0]), order=move.order, choice=extra[0]
    )


def adjacent_houses(table: KingsTable, area: str) -> tuple[str, ...]:
    """The Houses with units in areas adjacent to an order."""
    there = (other for other in table.areas.values() if other.id != area and adjacent(table, area, other.id))
    every = (house for other in there for house in other.occupants)
    return tuple(dict.fromkeys(every))


@rule("kings.onetime.spent", "kings.onetime.one-at-a-time")
def spend_order(table: KingsTable, move: ExecuteOneTime, left: int = 0) -> KingsTable:
    """Resolved, it leaves the game; the other order in the area waits for its own moment.

    left: how many orders more it may remove.
    """
    order = table.areas[move.area].order_of(move.by, move.order)
    if order is not None:
        table = off_the_board(table, move.area, (order,))
    table = table.put(resolved=Resolved(move.order, move.by, move.area, left))
    return add_events(table, Event("order_resolved", card=move.order, seat=move.by))


def nothing(table: KingsTable, move: ExecuteOneTime, says: Reason, left: int = 0) -> KingsTable:
    """The order leaves the game without effect."""
    return noted(spend_order(table, move, left), says).doing(effect="none")


def unchosen(table: KingsTable, move: ExecuteOneTime, chief: RuleId, left: int = 0) -> KingsTable:
    """The order leaves the game without effect, because its owner chooses nothing."""
    why = Reason((chief, "kings.onetime.spent"), says="nothing_chosen", facts={"order": move.order})
    return nothing(table, move, why, left)
