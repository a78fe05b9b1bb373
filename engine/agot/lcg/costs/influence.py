"""Influence and the other costs of abilities: all the ways to pay, what is left over and lost."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from engine.agot.abilities.active import blank_cards
from engine.agot.abilities.continuous import blanked_by
from engine.agot.abilities.definitions import uses_of
from engine.agot.abilities.effect_handlers import kneel
from engine.agot.abilities.targets import ABILITY_OF
from engine.agot.lcg.cards.ability_record import Payments
from engine.agot.lcg.cards.conditions import has_crest, has_trait, of_house
from engine.agot.lcg.costs.card_gold import spendable_gold
from engine.agot.lcg.rule_variants import HAND_COMBINES
from engine.agot.lcg.titles.small_council import HAND_INFLUENCE, holder, no_titles
from engine.agot.state.moves import Pay, PutIntoPlay, UseOfCard
from engine.agot.state.records import CHARACTER, LOCATION, PLAY, Card
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import (
    DERIVED,
    SILENT,
    STATED,
    Finding,
    Question,
    Reason,
    cannot_tell,
    change,
    rule,
    violated,
)
from engine.kernel.state import add_notes

TEXT = "lcg.anatomy.rules_text"
InfluenceMove = UseOfCard | PutIntoPlay


def price_in_influence(table: AgotTable, move: InfluenceMove) -> int | None:
    """Influence asked for: by the card, or, for Ambush, its printed gold cost; None: not known."""
    card = table.cards[move.card]
    if not isinstance(move, PutIntoPlay):
        return card.influence_price
    return card.cost if move.via == "ambush" else 0


def _one_of_its_prices(table: AgotTable, move: InfluenceMove) -> int:
    """The influence payments of a text that also has another price."""
    kind = "" if isinstance(move, PutIntoPlay) else ABILITY_OF[type(move)]
    return max((use.or_influence for use in uses_of(table.cards[move.card], kind)), default=0) if kind else 0


@rule("lcg.influence.source", "lcg.anatomy.rules_text")
def influence_of(table: AgotTable, card: Card) -> int:
    """Influence a card can supply: the scroll stands in its text, and a blank text has none."""
    return 0 if card.id in blank_cards(table) else card.influence


def supplied(table: AgotTable, move: InfluenceMove) -> int:
    """Influence the move supplies."""
    of_cards = sum(influence_of(table, table.cards[card]) for card in move.pay.influence)
    return of_cards + (HAND_INFLUENCE if move.pay.hand_title else 0)


@rule("lcg.influence.source")
def supplied_by(table: AgotTable, seat: str) -> int:
    """Influence on the standing characters and locations of a seat."""
    able = (c for c in table.in_play(seat) if c.kind in (CHARACTER, LOCATION) and not c.kneeling)
    return sum(influence_of(table, card) for card in able)


@rule("lcg.influence.pay", "lcg.kneel.only_standing", "lcg.influence.source")
def influence_comes_from_standing_cards(table: AgotTable, move: InfluenceMove) -> Finding:
    """Only the player's own standing characters and locations supply influence."""
    rules = ("lcg.influence.pay", "lcg.influence.source")
    used = (*move.pay.influence, *move.pay.kneel)
    for id_ in move.pay.influence:
        card = table.cards[id_]
        if card.zone != PLAY or card.controller != move.by:
            his = change("control" if card.zone == PLAY else "in_play", card=id_, seat=move.by)
            return violated("pay_with_your_own", his, rules=rules, basis=DERIVED, card=id_)
        if card.kneeling:
            kneels = ("lcg.kneel.only_standing", "lcg.influence.pay")
            return violated("already_kneeling", change("stand", card=id_), rules=kneels, card=id_)
        if card.kind not in (CHARACTER, LOCATION) or card.influence <= 0:
            return violated("no_influence", rules=("lcg.influence.source", "lcg.influence.pay"), card=id_)
        if not influence_of(table, card):
            rules, why = ("lcg.influence.source", TEXT), blanked_by(table, card)
            return violated("influence_is_blank", rules=rules, basis=DERIVED, because=why, card=id_)
        if used.count(id_) > 1:
            return violated("knelt_twice", rules=rules, card=id_)
    return None


@rule("lcg.title.hand", "lcg.title.unchosen")
def the_hand_uses_his_title_once(table: AgotTable, move: InfluenceMove) -> Finding:
    """The Hand of the King gives two influence once a round."""
    if not move.pay.hand_title:
        return None
    if holder(table, "hand") != move.by:
        rules = (*no_titles(table), "lcg.title.hand", "lcg.title.unchosen")
        return violated("title_not_held", rules=rules, title="hand")
    if table.seats[move.by].title_used:
        return violated("title_is_used", rules=("lcg.title.hand", "lcg.influence.overpay"), seat=move.by)
    if not move.pay.influence:
        return None
    point = HAND_COMBINES.reason(table, "title_and_cards", seat=move.by)
    if HAND_COMBINES.option(table) == "alone":
        return violated("title_pays_alone", rules=("lcg.title.hand",), because=(point,))
    return Reason(says="title_pays_with_cards", because=(point,))


@rule("lcg.influence.pay", "lcg.keyword.ambush")
def its_influence_is_paid(table: AgotTable, move: InfluenceMove) -> Finding:
    """The player pays at least the influence required."""
    price, has = price_in_influence(table, move), supplied(table, move)
    if price is None:
        return cannot_tell(Question("cost", move.card))
    if has >= price:
        return None
    rules: tuple[str, ...] = ("lcg.influence.pay",)
    if isinstance(move, PutIntoPlay):
        rules = ("lcg.keyword.ambush", *rules)
    if table.surplus:
        rules = (*rules, "lcg.influence.overpay")
    return violated(
        "influence_short", change("influence", amount=price - has), rules=rules, needs=price, has=has
    )


@rule("lcg.influence.overpay", "lcg.influence.pay", "lcg.title.hand")
def pay_influence(table: AgotTable, move: InfluenceMove) -> AgotTable:
    """The cards kneel; what is supplied beyond the price is lost."""
    price = price_in_influence(table, move) or _one_of_its_prices(table, move)
    surplus = max(0, supplied(table, move) - price)
    table = table.put(surplus=surplus)
    if move.pay.hand_title:
        table = table.seat(move.by, title_used=True)
    if surplus:
        # The text speaks of what is left of knelt cards; that the title's rest is lost too is recommended.
        basis = SILENT if move.pay.hand_title else STATED
        facts = {"seat": move.by}
        table = add_notes(
            table, Reason(("lcg.influence.overpay",), surplus, "influence_lost", dict(facts), basis=basis)
        )
    return kneel(table, *move.pay.influence) if move.pay.influence else table


PAYING = (influence_comes_from_standing_cards, the_hand_uses_his_title_once, its_influence_is_paid)


def gold(amount: int) -> Payments:
    """So much gold."""
    return lambda table, card: (Pay(gold=amount),)


def kneel_itself(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """The card kneels."""
    return (Pay(kneel=(card.id,)),)


def kneel_itself_and(amount: int) -> Payments:
    """The card kneels, and so much gold is paid."""
    return lambda table, card: (Pay(gold=amount, kneel=(card.id,)),)


def discard_itself(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """The card is discarded."""
    return (Pay(discard=(card.id,)),)


def kneel_and_discard_itself(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """The card kneels and is discarded."""
    return (Pay(kneel=(card.id,), discard=(card.id,)),)


def costs_of_locations(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """As much gold as some location in play costs."""
    costs = {other.cost for other in table.in_play(kind=LOCATION) if other.cost is not None}
    return tuple(Pay(gold=cost) for cost in sorted(costs))


def kneel_and_pay(house: str) -> Payments:
    """The player kneels one character of this House and pays any amount of gold."""

    def ways(table: AgotTable, card: Card) -> tuple[Pay, ...]:
        kneeling = kneel_of_house(house)(table, card)
        amounts = range(spendable_gold(table, card.controller) + 1)
        return tuple(Pay(gold=amount, kneel=pay.kneel) for pay in kneeling for amount in amounts)

    return ways


def influence_or_gold(influence: int, amount: int) -> Payments:
    """So much influence, or so much gold."""
    return lambda table, card: (*_influence(table, card, influence), Pay(gold=amount))


def kneel_own(count: int, fits: Callable[[AgotTable, Card], bool | None]) -> Payments:
    """The player kneels this many standing characters that fit; one where that is not known counts."""

    def ways(table: AgotTable, card: Card) -> tuple[Pay, ...]:
        able = [
            character.id
            for character in table.characters(card.controller)
            if fits(table, character) is not False
        ]
        return tuple(Pay(kneel=chosen) for chosen in combinations(able, count))

    return ways


def kneel_of_house(house: str, count: int = 1) -> Payments:
    """So many of the player's characters of this House kneel."""
    return kneel_own(count, lambda table, card: of_house(card, house))


kneel_a_knight = kneel_own(1, lambda table, card: has_trait(table, card, "knight"))
kneel_a_noble = kneel_own(1, lambda table, card: has_crest(card, "noble"))


def influence_or_a_noble(amount: int) -> Payments:
    """The player pays so much influence, or kneels one Noble character."""
    return lambda table, card: (*kneel_a_noble(table, card), *_influence(table, card, amount))


def _influence(table: AgotTable, card: Card, amount: int) -> tuple[Pay, ...]:
    """Every set of standing cards that supplies at least so much, with the Hand's title and without."""
    seat = card.controller
    there = (other for other in table.in_play(seat) if other.kind in (CHARACTER, LOCATION))
    able = [other for other in there if influence_of(table, other) and not other.kneeling]
    titled = holder(table, "hand") == seat and not table.seats[seat].title_used
    return tuple(
        Pay(influence=tuple(other.id for other in chosen), hand_title=title)
        for title in ((False, True) if titled else (False,))
        for count in range(len(able) + 1)
        for chosen in combinations(able, count)
        if sum(other.influence for other in chosen) + (HAND_INFLUENCE if title else 0) >= amount
    )
