"""Several have met the victory condition together: the first player names the winner among them."""

from __future__ import annotations

from engine.kernel.decision import Decision, Kind
from engine.kernel.game import Procedure, Step, Verb
from engine.kernel.reason import Finding, Reason, Verdict, change, no, rule
from engine.kernel.state import note
from engine.thrones.counting import total_power
from engine.thrones.moves import NameWinner
from engine.thrones.power import the_game_goes_on, won
from engine.thrones.records import Frame
from engine.thrones.table import Table


def ask_winner(table: Table, frame: Frame) -> tuple[Decision, ...]:
    """The first player chooses among the claimants."""
    seat = table.first_player or table.order[0]
    verbs = ("name_winner",)
    return (Decision(seat, "name_winner", "lcg.victory.simultaneous", Kind.DUTY, verbs),)


VICTORY = Procedure("victory", (Step("name", ask=ask_winner),))


@rule("lcg.victory.simultaneous")
def there_are_several_claimants(table: Table, move: NameWinner) -> Finding:
    """A winner is named only where several met the victory condition at the same time."""
    return None if table.claimants else no("nobody_claims", total=len(table.claimants))


@rule("lcg.victory.simultaneous", "lcg.firstplayer.role")
def the_first_player_names(table: Table, move: NameWinner) -> Finding:
    """The first player decides, whether he is one of them or not."""
    first = table.first_player or table.order[0]
    if not table.claimants or move.by == first:
        return None
    return no("first_player_decides", change("by", seat=first), first=first)


@rule("lcg.victory.simultaneous")
def he_names_a_claimant(table: Table, move: NameWinner) -> Finding:
    """Only one of those who met the condition together; himself only if he is one of them."""
    if not table.claimants or move.seat in table.claimants:
        return None
    return no("not_a_claimant", seat=move.seat, claimants=table.claimants)


def act_name(table: Table, move: NameWinner) -> Table:
    """The game is over."""
    rules = ("lcg.victory.simultaneous", "lcg.victory.immediate")
    power = tuple(f"{seat}: {total_power(table, seat)}" for seat in table.claimants)
    table = note(table, Reason(rules, Verdict.YES, "game_won", {"seat": move.seat, "power": power}))
    return won(table, move.seat, table.claimants, "lcg.victory.simultaneous")


NAME_WINNER = Verb(
    NameWinner,
    (the_game_goes_on, there_are_several_claimants, the_first_player_names, he_names_a_claimant),
    act_name,
)
