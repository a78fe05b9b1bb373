"""Costs: what a card costs to play, and the gold and kneeling paid to use it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.abilities.definitions import Use, uses_of
from engine.agot.abilities.effect_handlers import kneel
from engine.agot.abilities.targets import (
    demands_of,
    every_target_can_be_affected,
    its_target_takes_part,
    the_card_does_this,
    unknown_of,
)
from engine.agot.ruleset import ruleset
from engine.agot.state.moves import Pay, Respond, UseOfCard
from engine.agot.state.piles import leave_play
from engine.agot.state.records import DISCARD, EVENT, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import give_gold
from engine.kernel.reasons import Finding, Question, Reason, amount_of, cannot_tell, change, rule, violated


def cost_of(table: AgotTable, seat: str, card: Card) -> int:
    """The printed cost with all additions and reductions; it is never below 0."""
    parts = ruleset(table).price_parts(table, seat, card)
    return max(0, (card.cost or 0) + sum(map(amount_of, parts)))


def cost_tally(table: AgotTable, seat: str, card: Card) -> Reason:
    """Why it costs so much."""
    printed = Reason(
        ("hbo.anatomy.gold_cost", "hbo.gold.pay_for_cards"), card.cost or 0, "printed_cost", {"card": card.id}
    )
    parts = ruleset(table).price_parts(table, seat, card)
    if not parts:
        return printed
    says = "cost_reduced" if any(amount_of(part) < 0 for part in parts) else "cost_with_penalty"
    rules = dict.fromkeys((*(rule for part in parts for rule in part.rules), *printed.rules))
    return Reason(tuple(rules), cost_of(table, seat, card), says, because=(printed, *parts))


def event_price(card: Card) -> int:
    """Gold an event costs: one price, whether its corner shows it or its text names it."""
    return max(card.gold_price, card.cost or 0)


@rule("hbo.gold.pay_for_effects", "lcg.gold.effect_cost", "lcg.gold.pool_source")
def event_cost_tally(card: Card) -> Reason:
    """An event costs the gold its text names, whoever plays it: it is neutral."""
    rules = ("hbo.gold.pay_for_effects", "hbo.anatomy.gold_cost")
    return Reason(rules, event_price(card), "printed_cost", {"card": card.id})


@rule(
    "hbo.gold.pay_for_effects",
    "hbo.play.event_timing_cost",
    "hbo.action.any_phase",
    "hbo.gold.pay_for_cards",
    "lcg.gold.effect_cost",
    "lcg.gold.pool_source",
    "lcg.play.timing_events",
    "lcg.marshal.pay",
)
def its_gold_is_paid(table: AgotTable, move: UseOfCard) -> Finding:
    """A player who cannot pay the gold for a card's effect cannot use it."""
    price, gold = price_of(table, move), table.seats[move.by].gold
    if price is None:
        return cannot_tell(Question("cost", move.card))
    if price <= gold:
        return None
    rules: tuple[str, ...] = ("hbo.gold.pay_for_effects", "hbo.action.any_phase")
    if table.cards[move.card].kind == EVENT:
        rules = (*rules, "hbo.play.event_timing_cost", "hbo.gold.pay_for_cards")
    if table.phase == "taxation":
        rules = (*rules, "hbo.tax.actions", "hbo.tax.return_gold")
    return violated(
        "gold_short", change("gold", seat=move.by, amount=price - gold), rules=rules, needs=price, has=gold
    )


def price_of(table: AgotTable, move: UseOfCard) -> int | None:
    """Gold to pay now: one price, whether the event shows it, its text says it or the player names it."""
    card = table.cards[move.card]
    cost = card.cost if card.kind == EVENT and not uses_of(card) else 0
    return None if cost is None else max(cost, card.gold_price, move.pay.gold)


@rule(
    "hbo.position.only_standing_kneel",
    "hbo.gold.pay_for_effects",
    "lcg.kneel.only_standing",
    "lcg.gold.effect_cost",
    "lcg.gold.pool_source",
)
def what_it_kneels_is_standing_and_his(table: AgotTable, move: UseOfCard) -> Finding:
    """To pay a kneeling cost, a player kneels a standing card of their own."""
    if len(set(move.pay.kneel)) < len(move.pay.kneel):
        return violated("knelt_twice", card=move.pay.kneel[0])
    for kneeling in move.pay.kneel:
        card = table.cards[kneeling]
        # A rule of the use itself asks whether the card used is there and belongs to the player.
        if card.zone != PLAY and kneeling != move.card:
            return violated(
                "not_in_play",
                change("in_play", card=kneeling, seat=move.by),
                rules=("hbo.play.out_of_play",),
                card=kneeling,
            )
        if card.controller != move.by and kneeling != move.card:
            return violated(
                "pay_with_your_own",
                change("control", card=kneeling, seat=move.by),
                rules=("hbo.reaction.debts_example", "hbo.play.in_play"),
                card=kneeling,
            )
        if card.kneeling:
            return violated("already_kneeling", change("stand", card=kneeling), card=kneeling)
    return None


@rule(
    "hbo.house.affiliation",
    "hbo.reaction.debts_example",
    "hbo.house.neutral",
    "lcg.anatomy.house_crest",
    "lcg.multihouse.all_houses",
    "lcg.anatomy.rules_text",
    "lcg.cardtype.neutral",
)
def what_it_kneels_is_of_the_house(table: AgotTable, move: UseOfCard) -> Finding:
    """A cost that kneels a card of one House needs a card with that House's symbol."""
    house = demands_of(table, move).kneel_house
    for kneeling in move.pay.kneel if house else ():
        houses = table.cards[kneeling].houses
        if houses is None:
            return cannot_tell(Question("houses", kneeling))
        if house not in houses:
            rules = ("hbo.reaction.debts_example", "hbo.house.affiliation") + (
                () if houses else ("hbo.house.neutral",)
            )
            return violated(
                "not_of_the_house",
                change("house", card=kneeling, house=house),
                rules=rules,
                card=kneeling,
                house=house,
            )
    if house and not move.pay.kneel:
        rules = ("hbo.reaction.debts_example", "hbo.gold.pay_for_effects")
        return violated(
            "kneeling_not_paid", change("kneel_one", seat=move.by, house=house), rules=rules, house=house
        )
    return None


@rule(
    "hbo.play.in_play",
    "hbo.gold.pay_for_effects",
    "lcg.inplay.definition",
    "lcg.gold.effect_cost",
    "lcg.gold.pool_source",
)
def what_it_discards_is_his(table: AgotTable, move: UseOfCard) -> Finding:
    """To pay a discard cost, a player discards a card of their own in play."""
    for discarded in move.pay.discard:
        card = table.cards[discarded]
        if discarded == move.card:
            continue
        if card.zone != PLAY:
            return violated(
                "not_in_play", change("in_play", card=discarded, seat=move.by), card=discarded, zone=card.zone
            )
        if card.controller != move.by:
            return violated(
                "pay_with_your_own", change("control", card=discarded, seat=move.by), card=discarded
            )
    return None


@rule(
    "hbo.anatomy.card_text",
    "hbo.gold.pay_for_effects",
    "lcg.anatomy.rules_text",
    "lcg.gold.effect_cost",
    "lcg.gold.pool_source",
)
def its_own_price_is_paid(table: AgotTable, move: UseOfCard) -> Finding:
    """A card whose text Referee knows costs what its text says."""
    card = table.cards[move.card]
    kind = "reaction" if isinstance(move, Respond) else "action"
    priced = [use for use in uses_of(card, kind) if use.pay is not None]
    paid = [use for use in priced if _is_paid(table, card, use, move)]
    if not priced or paid:
        asks = tuple(use.pay_asks for use in paid if use.pay_asks)
        return unknown_of(table, move.pay.kneel, asks)
    house = demands_of(table, move).kneel_house
    if house and not all(house in (table.cards[id_].houses or ()) for id_ in move.pay.kneel or (card.id,)):
        return None  # what is wrong with it has been said: it is of another House
    return violated("price_not_paid", change("price_of_card", card=card.id), card=card.id)


def _is_paid(table: AgotTable, card: Card, use: Use, move: UseOfCard) -> bool:
    """One of its prices, and one that goes with what was chosen."""
    fits = use.fits is None or use.fits(table, card, move.pay, move.effects)
    if not fits or use.pay is None:
        return False
    ways = use.pay(table, card)
    return move.pay in ways or _sorted(move.pay) in map(_sorted, ways)


def _sorted(pay: Pay) -> Pay:
    """The same price, in whatever order its cards are named."""
    kneel, discard, influence = (tuple(sorted(paid)) for paid in (pay.kneel, pay.discard, pay.influence))
    return replace(pay, kneel=kneel, discard=discard, influence=influence)


PAYING = (
    its_gold_is_paid,
    what_it_kneels_is_standing_and_his,
    what_it_kneels_is_of_the_house,
    what_it_discards_is_his,
    its_own_price_is_paid,
    its_target_takes_part,
    every_target_can_be_affected,
    the_card_does_this,
)


def pay(table: AgotTable, move: UseOfCard) -> AgotTable:
    """Gold goes to the treasury, cards asked for are knelt or discarded; what is paid stays paid."""
    price = price_of(table, move) or 0
    if price:
        table = give_gold(table, move.by, -price)
    if table.cards[move.card].kind == EVENT:
        table = table.put(paid=price)
    if move.pay.kneel:
        table = kneel(table, *move.pay.kneel)
    for card in move.pay.discard:
        table = leave_play(table, card, DISCARD)
    return table
