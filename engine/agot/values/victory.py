"""Victory: the power that counts for it, who has enough, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agot.abilities.active import active_effects
from engine.agot.ruleset import ruleset
from engine.agot.state.card_index import index_of
from engine.agot.state.moves import NameWinner, Respond
from engine.agot.state.records import Card, EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import DERIVED, SILENT, Reason, Verdict, change, no, rule
from engine.kernel.state import Event, Outcome, add_events, add_notes

RESOLUTION_ORDER = "hbo.challenge.resolution_order"
THRESHOLD, TEAM_THRESHOLD = 15, 30
ELSEWHERE: dict[str, Callable[[AgotTable, Card], bool]] = {}
"""Game -> whether power on a card in play that is no character is left out; each game adds its own."""

UNCOUNTED_POWER = ("barred", "power_counted")
"""What is said of a card the power on which does not count for its player."""


def total_power(table: AgotTable, seat: str) -> int:
    """Power counted for victory: on the banner and on cards in play."""
    on_cards = index_of(table.cards).power.get(seat, 0)
    return table.seats[seat].power + on_cards - (uncounted_power(table, seat) if on_cards else 0)


def uncounted_power(table: AgotTable, seat: str) -> int:
    """Power on his cards that does not count."""
    return sum(card.power for card in uncounted(table, seat))


def uncounted(table: AgotTable, seat: str) -> tuple[Card, ...]:
    """His cards the power on which a text in play leaves out, or no rule says that it counts."""
    texts = active_effects(table).get(UNCOUNTED_POWER, ())
    unsaid = tuple(card for card in not_said_to_count(table) if card.controller == seat)
    if not texts:
        return unsaid
    return tuple(
        card
        for card in table.in_play(seat)
        if card in unsaid or any(effect.affects(table, by, card) for effect, by in texts)
    )


def not_said_to_count(table: AgotTable) -> tuple[Card, ...]:
    """Cards that are no characters, with power on them that no rule says counts."""
    elsewhere = index_of(table.cards).elsewhere
    left_out = ELSEWHERE.get(table.game) if elsewhere else None
    return tuple(card for card in elsewhere if left_out(table, card)) if left_out is not None else ()


@rule(
    "hbo.victory.fifteen",
    "hbo.victory.immediate",
    "hbo.victory.simultaneous",
    "hbo.frame.object",
    "lcg.victory.counts",
    "lcg.goal.power15",
    "lcg.victory.immediate",
    "lcg.victory.simultaneous",
    "lcg.variant.team.victory30",
)
def check_victory(table: AgotTable) -> AgotTable:
    """The game stops the moment a player has 15 or more power in all, a team 30.

    Of several who have it together the first player wins, or names the winner.
    """
    reached = those_with_enough(table)
    if not reached or table.over is not None or table.claimants:
        return table
    several = len({table.partners(seat) for seat in reached}) > 1
    rules: tuple[str, ...] = ("hbo.victory.immediate", "hbo.victory.fifteen", "hbo.frame.object")
    if table.teams:
        rules = ("lcg.variant.team.victory30", *rules)
    if several:
        rules = ("hbo.victory.simultaneous", *rules)
    if several and ruleset(table).first_player_names:
        table = add_notes(
            table, Reason(rules, says="winner_to_be_named", facts={"power": _told(table, reached)})
        )
        return table.put(claimants=reached, agenda=(EffectFrame("victory", "name"),), occasions=())
    return end_game(
        add_notes(table, victory(table, reached[0], reached, rules)), reached[0], reached, rules[0]
    )


def victory(table: AgotTable, winner: str, reached: tuple[str, ...], rules: tuple[str, ...]) -> Reason:
    """Who has won: a player, or partners together."""
    power = _told(table, reached)
    if table.teams:
        return Reason(rules, Verdict.YES, "team_won", {"seats": table.partners(winner), "power": power})
    return Reason(rules, Verdict.YES, "game_won", {"seat": winner, "power": power})


def those_with_enough(table: AgotTable) -> tuple[str, ...]:
    """The seats that meet the victory condition, alone or with their partners, from the first player on."""
    if not table.teams:
        return tuple(seat for seat in table.turn_order if total_power(table, seat) >= THRESHOLD)
    enough = [
        team for team in table.teams if sum(total_power(table, seat) for seat in team) >= TEAM_THRESHOLD
    ]
    return tuple(seat for seat in table.turn_order if any(seat in team for team in enough))


def _told(table: AgotTable, seats: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{seat}: {total_power(table, seat)}" for seat in seats)


def end_game(table: AgotTable, winner: str, claimants: tuple[str, ...], rule: str) -> AgotTable:
    """The game is over."""
    partners = tuple(partner for partner in table.partners(winner) if partner != winner)
    table = add_events(
        table, *(Event("game_won", seat=partner, rule=rule) for partner in (winner, *partners))
    )
    over = Outcome(winner, claimants, partners)
    return table.put(over=over, agenda=(), occasions=(), claimants=())


STILL_GOING_ON = replace(change("game_goes_on"), alone=True)
"""Whatever else a move would wait for does not come any more."""


@rule("hbo.victory.immediate", "lcg.victory.immediate")
def the_game_goes_on(table: AgotTable, move: object) -> Reason | None:
    """The game stops the moment a player has 15 power; nothing can be done after that."""
    if table.over is None:
        if not table.claimants or isinstance(move, NameWinner):
            return None
        # The game is won but not over: what is left is naming the winner, and that comes first.
        return no("winner_to_be_named", rules=("hbo.victory.simultaneous",), claimants=table.claimants)
    if table.challenge is not None and isinstance(move, Respond):
        order = Reason((RESOLUTION_ORDER,), says="awards_before_reactions", basis=SILENT)
        rules = ("hbo.victory.immediate", RESOLUTION_ORDER, "hbo.passive.before_reactions")
        return no(
            "game_is_over",
            STILL_GOING_ON,
            rules=rules,
            basis=SILENT,
            because=(order,),
            winner=table.over.winners,
        )
    return no("game_is_over", STILL_GOING_ON, basis=DERIVED, winner=table.over.winners)
