"""When-revealed text: carried out in the order the first player sets."""

from __future__ import annotations

from engine.kernel.decision import Decision, Kind
from engine.kernel.event import Event
from engine.kernel.game import Verb
from engine.kernel.reason import Finding, change, no, rule
from engine.kernel.state import tell
from engine.thrones.abilities import USES
from engine.thrones.deeds import push_effects
from engine.thrones.effects import ByText
from engine.thrones.moves import Ordered, OrderWhenRevealed
from engine.thrones.occasions import happened
from engine.thrones.power import the_game_goes_on
from engine.thrones.records import Frame, Occasion
from engine.thrones.table import Table
from engine.thrones.timing import at


def ask_when_revealed(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """When-revealed text is carried out, in the order the first player sets."""
    if not awaiting_effect(table):
        return ()
    seat = table.first_player or table.order[0]
    return (order_asked(table, seat),)


def order_asked(table: Table, seat: str) -> Decision:
    """The order is asked for; of one text that is known there is nothing to say."""
    waiting, verbs = awaiting_effect(table), ("order_when_revealed",)
    kind, only = Kind.DUTY, None
    if len(waiting) == 1 and text_is_known(table, waiting[0]):
        kind, only = Kind.PROCEDURE, OrderWhenRevealed(by=seat, order=(Ordered(waiting[0]),))
    return Decision(seat, "order_when_revealed", "hbo.plot.when_revealed_order", kind, verbs, only)


def text_is_known(table: Table, seat: str) -> bool:
    """The when-revealed text of this seat's plot is carried out by the referee."""
    plot = table.seats[seat].plot
    return plot is not None and any(use.kind == "when_revealed" for use in USES.get(plot.face, ()))


@rule("hbo.plot.when_revealed", "hbo.plot.other_text")
def awaiting_effect(table: Table) -> tuple[str, ...]:
    """Seats whose revealed plot has when-revealed text that has not been carried out."""
    return tuple(
        seat.id
        for seat in table.seats.values()
        if seat.plot is not None
        and not seat.when_revealed_done
        and (seat.plot.when_revealed or text_is_known(table, seat.id))
    )


@rule("hbo.plot.when_revealed_order", "hbo.plot.when_revealed")
def the_first_player_orders_plots(table: Table, move: OrderWhenRevealed) -> Finding:
    """If both revealed plots have when-revealed text, the first player decides the order."""
    if move.by == table.first_player or awaiting_effect(table) == (move.by,):
        return None
    return no("first_player_decides", change("by", seat=table.first_player), first=table.first_player)


@rule("hbo.plot.when_revealed", "hbo.plot.first_player_choice", "hbo.plot.phase_end")
def initiative_is_settled_first(table: Table, move: OrderWhenRevealed) -> Finding:
    """When-revealed text is carried out in the plot phase, after initiative and first player are settled."""
    if at(table) in ("plot_phase.when_revealed", "plot_phase.late_effects"):
        return None
    wait = change("wait_step", step="plot_phase.when_revealed")
    says = "initiative_is_open" if table.phase == "plot" else "not_the_time_for_plots"
    return no(says, wait, phase=table.phase)


@rule("hbo.plot.when_revealed")
def every_when_revealed_text_is_carried_out(table: Table, move: OrderWhenRevealed) -> Finding:
    """Every revealed plot with when-revealed text is carried out, and no other."""
    wanted, given = awaiting_effect(table), tuple(one.seat for one in move.order)
    missing = [seat for seat in wanted if seat not in given]
    if missing:
        carried_out = (change("carry_out", seat=seat) for seat in missing)
        rules = ("hbo.plot.when_revealed", "hbo.plot.when_revealed_order")
        return no("plot_left_out", *carried_out, rules=rules, seats=tuple(missing))
    if len(set(given)) < len(given) or any(seat not in wanted for seat in given):
        return no(
            "no_such_text",
            change("carry_out_only", seats=wanted),
            rules=("hbo.plot.other_text", "hbo.plot.when_revealed"),
        )
    return None


@rule("hbo.plot.when_revealed", "hbo.anatomy.card_text")
def a_known_text_is_carried_out_as_it_reads(table: Table, move: OrderWhenRevealed) -> Finding:
    """Of a plot whose text is known nothing else is said."""
    for one in move.order:
        if one.effects and text_is_known(table, one.seat):
            return no("plot_says_otherwise", seat=one.seat)
    return None


def act_order_when_revealed(table: Table, move: OrderWhenRevealed) -> Table:
    """Each is carried out completely before the next."""
    table = happened(table, *(Occasion("plot_carried_out", "", one.seat) for one in move.order))
    for one in reversed(move.order):
        known = (ByText(one.seat, one.seat),) if text_is_known(table, one.seat) else ()
        table = push_effects(table, one.effects or known, one.seat, "", "plot")
    for one in move.order:
        table = table.seat(one.seat, when_revealed_done=True)
        table = tell(table, Event("plot_carried_out", seat=one.seat, rule="hbo.plot.when_revealed"))
    return table


ORDER_WHEN_REVEALED = Verb(
    OrderWhenRevealed,
    (
        the_game_goes_on,
        the_first_player_orders_plots,
        initiative_is_settled_first,
        every_when_revealed_text_is_carried_out,
        a_known_text_is_carried_out_as_it_reads,
    ),
    act_order_when_revealed,
)
