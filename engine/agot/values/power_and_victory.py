"""Power and gold: gained, moved, paid, left in the box; who has power enough, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agot.abilities.active import active_effects
from engine.agot.rule_variants import TOKEN_LIMITS
from engine.agot.ruleset import ruleset
from engine.agot.state.card_index import index_of
from engine.agot.state.moves import NameWinner, Respond
from engine.agot.state.records import DECK, DECK_TOP, HAND, Card, EffectFrame
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import DERIVED, SILENT, Facts, Reason, Verdict, change, rule, violated
from engine.kernel.state import Event, Outcome, add_events, add_notes

RESOLUTION_ORDER = "hbo.challenge.resolution_order"
THRESHOLD, TEAM_THRESHOLD = 15, 30
ELSEWHERE: dict[str, Callable[[AgotTable, Card], bool]] = {}
"""Game -> whether power on a card in play that is no character is left out; each game adds its own."""

UNCOUNTED_POWER = ("barred", "power_counted")
"""The effect on a card whose power does not count for its player."""


def total_power(table: AgotTable, seat: str) -> int:
    """Power counted for victory: on the banner and on cards in play."""
    on_cards = index_of(table.cards).power.get(seat, 0)
    return table.seats[seat].power + on_cards - (uncounted_power(table, seat) if on_cards else 0)


def uncounted_power(table: AgotTable, seat: str) -> int:
    """Power on the seat's cards that does not count."""
    return sum(card.power for card in uncounted(table, seat))


def uncounted(table: AgotTable, seat: str) -> tuple[Card, ...]:
    """The player's cards whose power does not count: a text in play excludes it, or no rule counts it."""
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
            table, Reason(rules, says="winner_to_be_named", facts={"power": _power_of_each(table, reached)})
        )
        return table.put(claimants=reached, agenda=(EffectFrame("victory", "name"),), occasions=())
    return end_game(
        add_notes(table, victory(table, reached[0], reached, rules)), reached[0], reached, rules[0]
    )


def victory(table: AgotTable, winner: str, reached: tuple[str, ...], rules: tuple[str, ...]) -> Reason:
    """The victory of a player, or of partners together."""
    power = _power_of_each(table, reached)
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


def _power_of_each(table: AgotTable, seats: tuple[str, ...]) -> tuple[str, ...]:
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
        return violated("winner_to_be_named", rules=("hbo.victory.simultaneous",), claimants=table.claimants)
    if table.challenge is not None and isinstance(move, Respond):
        order = Reason((RESOLUTION_ORDER,), says="awards_before_reactions", basis=SILENT)
        rules = ("hbo.victory.immediate", RESOLUTION_ORDER, "hbo.passive.before_reactions")
        return violated(
            "game_is_over",
            STILL_GOING_ON,
            rules=rules,
            basis=SILENT,
            because=(order,),
            winner=table.over.winners,
        )
    return violated("game_is_over", STILL_GOING_ON, basis=DERIVED, winner=table.over.winners)


TOKENS_IN_BOX = 30


def hand_size(table: AgotTable, seat: str) -> int:
    """Cards in hand, known or not."""
    return table.seats[seat].hand + sum(
        card.zone == HAND and card.controller == seat for card in table.cards.values()
    )


def zone_size(table: AgotTable, seat: str, *zones: str) -> int:
    """Known cards of this owner in these zones."""
    return sum(1 for card in table.cards.values() if card.owner == seat and card.zone in zones)


def deck_size(table: AgotTable, seat: str) -> int:
    """Cards in the draw deck, known or not."""
    return table.seats[seat].deck + zone_size(table, seat, DECK, DECK_TOP)


def gold_left(table: AgotTable) -> int:
    """Gold tokens of the box that lie in no pool."""
    return ruleset(table).gold_in_box[table.text] - sum(seat.gold for seat in table.seats.values())


def is_treasury_short(table: AgotTable, due: int) -> bool:
    """Whether the box holds less gold than is due, and the answer therefore rests on an open point."""
    return due > max(0, gold_left(table))


@rule("hbo.comp.token_limits", "lcg.setup.pool_refill")
def from_treasury(table: AgotTable, due: int) -> int:
    """What the treasury gives: all that is due, unless the table has decided that tokens limit play."""
    return due if TOKEN_LIMITS.option(table) == "unlimited" else min(due, max(0, gold_left(table)))


@rule("hbo.gold.pay_for_cards", "lcg.marshal.pay", "lcg.gold.pool_source")
def as_much_as_there_is(table: AgotTable, seat: str, price: int) -> tuple[AgotTable, int]:
    """Gold is paid out of the pool: where the table overrules a price, what is missing is not paid."""
    gold = max(0, table.seats[seat].gold)
    if price <= gold:
        return table, price
    facts: Facts = {"seat": seat, "needs": price, "has": gold, "amount": price - gold}
    return add_notes(table, Reason(("hbo.gold.pay_for_cards",), Verdict.YES, "gold_missing", facts)), gold


@rule("hbo.power.gain_house", "lcg.power.house_gain", "lcg.component.power_tokens")
def gain_for_houses(table: AgotTable, amounts: dict[str, int], rule: str) -> AgotTable:
    """Each House named takes so many tokens from the power pool, all at the same instant."""
    for seat, due in amounts.items():
        amount = from_pool(table, due)
        table = _short(table, due)
        table = table.seat(seat, power=table.seats[seat].power + amount)
        table = add_events(table, Event("power_gained", seat=seat, amount=amount, rule=rule))
        table = add_notes(
            table, Reason((rule, "hbo.power.gain_house"), amount, "power_gained", {"seat": seat})
        )
        table = ruleset(table).gained(table, seat, amount, rule)
    return check_victory(table)


@rule("hbo.power.on_character", "lcg.power.character_gain", "lcg.component.power_tokens")
def gain_on_cards(table: AgotTable, cards: tuple[str, ...], due: int, rule: str) -> AgotTable:
    """Each of these characters takes so many tokens from the power pool, all at the same instant."""
    for card in cards:
        amount = from_pool(table, due)
        table = _short(table, due)
        table = table.card(card, power=table.cards[card].power + amount)
        table = add_events(table, Event("power_on_card", card, table.cards[card].controller, amount, rule))
        table = add_notes(
            table, Reason((rule, "hbo.power.on_character"), amount, "power_on_card", {"card": card})
        )
    return check_victory(table)


def move_power(table: AgotTable, giver: str, taker: str, amount: int, rule: str) -> AgotTable:
    """Tokens go from one banner to another."""
    table = table.seat(giver, power=table.seats[giver].power - amount)
    table = table.seat(taker, power=table.seats[taker].power + amount)
    table = add_events(
        table, Event("power_moved", seat=taker, amount=amount, rule=rule, facts={"from": giver})
    )
    return check_victory(ruleset(table).gained(table, taker, amount, rule))


@rule("hbo.comp.token_limits", "lcg.setup.pool_refill")
def from_pool(table: AgotTable, amount: int) -> int:
    """What the power pool gives: all that is due, unless the table has decided that tokens limit play."""
    return amount if TOKEN_LIMITS.option(table) == "unlimited" else max(0, min(amount, _left(table)))


def _left(table: AgotTable) -> int:
    """Power tokens of the box that lie nowhere."""
    out = sum(seat.power for seat in table.seats.values()) + sum(card.power for card in table.cards.values())
    return TOKENS_IN_BOX - out


def _short(table: AgotTable, due: int) -> AgotTable:
    """Stamps what rests on whether tokens limit play."""
    return (
        add_notes(table, TOKEN_LIMITS.reason(table, "pool_is_short", due=due))
        if _left(table) < due
        else table
    )


def give_gold(table: AgotTable, seat: str, amount: int) -> AgotTable:
    """Gold comes from the treasury, or goes back to it as far as it is there."""
    if amount < 0:
        table, paid = as_much_as_there_is(table, seat, -amount)
        amount = -paid
    table = table.seat(seat, gold=table.seats[seat].gold + amount)
    return add_events(table, Event("gold_changed", seat=seat, amount=amount))
