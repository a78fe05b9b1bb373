"""The winner among players who meet the victory condition together: the first player names one."""

from __future__ import annotations

from engine.agot.state.moves import NameWinner
from engine.agot.state.records import EffectFrame
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import end_game, the_game_goes_on, victory
from engine.kernel.decisions import Decision, DecisionKind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reasons import Finding, change, rule, violated
from engine.kernel.state import add_notes


def ask_winner(table: AgotTable, frame: EffectFrame) -> tuple[Decision, ...]:
    """The first player chooses among the claimants."""
    seat = table.first_player or table.order[0]
    verbs = ("name_winner",)
    return (Decision(seat, "name_winner", "lcg.victory.simultaneous", DecisionKind.DUTY, verbs),)


VICTORY = Procedure("victory", (Step("name", ask=ask_winner),))


@rule("lcg.victory.simultaneous")
def there_are_several_claimants(table: AgotTable, move: NameWinner) -> Finding:
    """A winner is named only if several players met the condition together."""
    return None if table.claimants else violated("nobody_claims", total=len(table.claimants))


@rule("lcg.victory.simultaneous", "lcg.firstplayer.role")
def the_first_player_names(table: AgotTable, move: NameWinner) -> Finding:
    """The first player decides.

    It does not matter whether they are one of the claimants.
    """
    first = table.first_player or table.order[0]
    if not table.claimants or move.by == first:
        return None
    return violated("first_player_decides", change("by", seat=first), first=first)


@rule("lcg.victory.simultaneous")
def he_names_a_claimant(table: AgotTable, move: NameWinner) -> Finding:
    """Only a player who met the condition can be named."""
    if not table.claimants or move.seat in table.claimants:
        return None
    return violated("not_a_claimant", seat=move.seat, claimants=table.claimants)


def act_name(table: AgotTable, move: NameWinner) -> AgotTable:
    """The game is over."""
    rules = ("lcg.victory.simultaneous", "lcg.victory.immediate")
    table = add_notes(table, victory(table, move.seat, table.claimants, rules))
    return end_game(table, move.seat, table.claimants, "lcg.victory.simultaneous")


NAME_WINNER = Verb(
    NameWinner,
    (the_game_goes_on, there_are_several_claimants, the_first_player_names, he_names_a_claimant),
    act_name,
)
