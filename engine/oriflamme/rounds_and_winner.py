"""The six rounds of planning and events, and the winner."""

from __future__ import annotations

from engine.kernel.game import Procedure, Step
from engine.kernel.reasons import DERIVED, STATED, Facts, Reason, RuleId, rule
from engine.kernel.state import Event, Frame, Outcome, add_events, add_notes
from engine.oriflamme.event_phase import ask_events
from engine.oriflamme.planning import ask_planning
from engine.oriflamme.rule_variants import FINAL_TIE
from engine.oriflamme.table import EVENTS, GAME_OVER, PLANNING, ROUNDS, OriflammeTable, push


@rule("oriflamme.end.score", "oriflamme.end.tokens-on-cards", "oriflamme.goal.most-influence")
def richest(table: OriflammeTable) -> tuple[str, ...]:
    """The families with the most influence in their supplies; what lies on cards is not counted."""
    most = max(seat.influence for seat in table.seats.values())
    return tuple(seat.id for seat in table.seats.values() if seat.influence == most)


@rule(
    "oriflamme.end.tiebreak",
    "oriflamme.end.tiebreak-stack-top",
    "oriflamme.stack.not-scored",
    "oriflamme.bribe.tiebreak",
)
def cards_in_row(table: OriflammeTable, family: str) -> int:
    """The visible cards a family owns, open or closed: a stack counts once, a bribed card for the briber."""
    return sum(1 for card in table.visible() if card.owner == family)


def winners(table: OriflammeTable) -> tuple[str, ...]:
    """Most influence; among those tied, more cards in the row."""
    tied = richest(table)
    most = max(cards_in_row(table, seat) for seat in tied)
    return tuple(seat for seat in tied if cards_in_row(table, seat) == most)


@rule("oriflamme.end.tie-still", "oriflamme.end.tiebreak")
def reasons(table: OriflammeTable) -> tuple[Reason, ...]:
    """What the victory rests on; those still tied share it."""
    tied, won = richest(table), winners(table)
    facts: Facts = {"seats": tied, "influence": table.seats[tied[0]].influence}
    score = Reason(
        ("oriflamme.end.score", "oriflamme.end.tokens-on-cards"), says="most_influence", facts=facts
    )
    if len(tied) == 1:
        return (score,)
    rules: tuple[RuleId, ...] = ("oriflamme.end.tiebreak", "oriflamme.end.tiebreak-stack-top")
    bribed = any(card.bribe and {card.family, card.bribe} & set(tied) for card in table.visible())
    rules = (*rules, "oriflamme.bribe.tiebreak") if bribed else rules
    counts = tuple(f"{seat}: {cards_in_row(table, seat)}" for seat in tied)
    basis = DERIVED if bribed else STATED
    grounds = (score, Reason(rules, says="more_cards", facts={"seats": won, "cards": counts}, basis=basis))
    if len(won) == 1:
        return grounds
    return (*grounds, FINAL_TIE.reason(table, "shared_victory", seats=won))


@rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
def end_game(table: OriflammeTable) -> OriflammeTable:
    """When the events of round six are over the game ends; the last hand cards stay unplayed."""
    won = winners(table)
    outcome = Outcome(won[0] if len(won) == 1 else "", won)
    table = add_notes(table, Reason(("oriflamme.end.after-six",), says="game_ends"), *reasons(table))
    table = add_events(table, Event("game_over", rule="oriflamme.end.score", facts={"winners": won}))
    return table.put(phase=GAME_OVER, over=outcome, agenda=())


ROUND = "round"


@rule("oriflamme.planning.end", "oriflamme.round.two-phases", "oriflamme.event.direction")
def begin_events(table: OriflammeTable, frame: Frame) -> OriflammeTable:
    """When all have laid a card the row is worked through from the end the marker names."""
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = table.put(phase=EVENTS, row=row)
    table = add_notes(table, Reason(("oriflamme.planning.end",), says="events_begin"))
    return add_events(
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
def end_round(table: OriflammeTable, frame: Frame) -> OriflammeTable:
    """The token goes to the next player clockwise, the row stays; after the sixth round the game is over."""
    if table.round >= ROUNDS:
        return end_game(table)
    first = table.turn_order[1 % len(table.order)]
    row = tuple(type(place)(place.id, place.cards) for place in table.row)
    table = table.put(round=table.round + 1, phase=PLANNING, first_player=first, placed=(), row=row)
    rules = ("oriflamme.newround.pass-first", "oriflamme.newround.row-stays")
    table = add_notes(table, Reason(rules, says="new_round", facts={"round": table.round, "seat": first}))
    event = Event("phase_begun", rule=rules[0], facts={"phase": PLANNING, "round": table.round})
    return begin_round(add_events(table, event))


def begin_round(table: OriflammeTable, step: str = PLANNING) -> OriflammeTable:
    """The round is at this step, and nothing else is unfinished."""
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
