"""Who has won, and by how much?"""

from __future__ import annotations

from engine.kernel.event import Event
from engine.kernel.reason import DERIVED, STATED, Facts, Reason, RuleId, rule
from engine.kernel.state import Outcome, note, tell
from engine.oriflamme.points import FINAL_TIE
from engine.oriflamme.table import GAME_OVER, Table


@rule("oriflamme.end.score", "oriflamme.end.tokens-on-cards", "oriflamme.goal.most-influence")
def richest(table: Table) -> tuple[str, ...]:
    """The families with the most influence in their supplies; what lies on cards is not counted."""
    most = max(seat.influence for seat in table.seats.values())
    return tuple(seat.id for seat in table.seats.values() if seat.influence == most)


@rule(
    "oriflamme.end.tiebreak",
    "oriflamme.end.tiebreak-stack-top",
    "oriflamme.stack.not-scored",
    "oriflamme.bribe.tiebreak",
)
def cards_in_row(table: Table, family: str) -> int:
    """The visible cards a family owns, open or closed: a stack counts once, a bribed card for the briber."""
    return sum(1 for card in table.visible() if card.owner == family)


def winners(table: Table) -> tuple[str, ...]:
    """Most influence; among those tied, more cards in the row."""
    tied = richest(table)
    most = max(cards_in_row(table, seat) for seat in tied)
    return tuple(seat for seat in tied if cards_in_row(table, seat) == most)


@rule("oriflamme.end.tie-still", "oriflamme.end.tiebreak")
def reasons(table: Table) -> tuple[Reason, ...]:
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
    found = (score, Reason(rules, says="more_cards", facts={"seats": won, "cards": counts}, basis=basis))
    if len(won) == 1:
        return found
    return (*found, FINAL_TIE.reason(table, "shared_victory", seats=won))


@rule("oriflamme.end.after-six", "oriflamme.round.six-rounds", "oriflamme.end.seventh-unplayed")
def end_game(table: Table) -> Table:
    """When the events of round six are over the game ends; the last hand cards stay unplayed."""
    won = winners(table)
    outcome = Outcome(won[0] if len(won) == 1 else "", won)
    table = note(table, Reason(("oriflamme.end.after-six",), says="game_ends"), *reasons(table))
    table = tell(table, Event("game_over", rule="oriflamme.end.score", facts={"winners": won}))
    return table.put(phase=GAME_OVER, over=outcome, agenda=())
