"""Six rounds of planning and events; then the winner."""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.game import Procedure, Step
from engine.kernel.reason import Reason, rule
from engine.kernel.state import Frame, note, tell
from engine.oriflamme.box import ROUNDS
from engine.oriflamme.ending import end_game
from engine.oriflamme.planning import ask_planning
from engine.oriflamme.table import EVENTS, PLANNING, Table, push
from engine.oriflamme.visiting import ask_events

ROUND = "round"


@rule("oriflamme.planning.end", "oriflamme.round.two-phases", "oriflamme.event.direction")
def begin_events(table: Table, frame: Frame) -> Table:
    """When all have laid a card the row is worked through from the end the marker names."""
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = table.put(phase=EVENTS, row=row)
    table = note(table, Reason(("oriflamme.planning.end",), says="events_begin"))
    return tell(
        table,
        Event(
            "phase_begun", rule="oriflamme.round.two-phases", facts={"phase": EVENTS, "round": table.round}
        ),
    )


@rule(
    "oriflamme.newround.pass-first",
    "oriflamme.newround.row-stays",
    "oriflamme.round.six-rounds",
    "oriflamme.event.end",
)
def end_round(table: Table, frame: Frame) -> Table:
    """The token goes to the next player clockwise, the row stays; after the sixth round the game is over."""
    if table.round >= ROUNDS:
        return end_game(table)
    first = table.turn_order[1 % len(table.order)]
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = table.put(round=table.round + 1, phase=PLANNING, first_player=first, placed=(), row=row)
    rules = ("oriflamme.newround.pass-first", "oriflamme.newround.row-stays")
    table = note(table, Reason(rules, says="new_round", facts={"round": table.round, "seat": first}))
    event = Event("phase_begun", rule=rules[0], facts={"phase": PLANNING, "round": table.round})
    return begin_round(tell(table, event))


def begin_round(table: Table, step: str = PLANNING) -> Table:
    """The round stands at this step, and nothing else is unfinished."""
    return push(table.put(agenda=()), ROUND, step)


ROUND_PROCEDURE = Procedure(
    ROUND,
    (
        Step(PLANNING, ask=ask_planning),
        Step("begin_events", do=begin_events),
        Step(EVENTS, ask=ask_events),
        Step("end", do=end_round),
    ),
)
