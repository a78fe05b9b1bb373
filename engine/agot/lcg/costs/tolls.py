"""Tolls paid to another player, and the verbs that are paid with the gold on one's cards too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.agot.abilities import costs
from engine.agot.abilities.active import active_effects
from engine.agot.abilities.continuous import TOLL, givers, name_of_source
from engine.agot.abilities.costs import price_of
from engine.agot.abilities.effect_handlers import push_effects
from engine.agot.lcg.abilities import activation, saves
from engine.agot.lcg.abilities.activation import price_of_cancel
from engine.agot.lcg.abilities.choices import ability_step, opponents
from engine.agot.lcg.abilities.saves import price_of_save
from engine.agot.lcg.cards.ability_record import TO_ACT, TO_CHALLENGE, TO_PLAY
from engine.agot.lcg.costs.card_gold import card_gold, pool_with_card_gold, spend
from engine.agot.lcg.moves import Cancel, SupportDefend
from engine.agot.lcg.phases import marshalling
from engine.agot.state import text_effects
from engine.agot.state.moves import (
    DeclareChallenge,
    DeclareDefenders,
    PlayEvent,
    Respond,
    Save,
    UseAbility,
    UseOfCard,
)
from engine.agot.state.records import EVENT, HAND
from engine.agot.state.table import AgotTable
from engine.agot.values.power_and_victory import as_much_as_there_is, give_gold
from engine.kernel.game import Verb
from engine.kernel.reasons import (
    DERIVED,
    STATED,
    Facts,
    Finding,
    Reason,
    Rule,
    amount_of,
    change,
    part,
    rule,
    violated,
)
from engine.kernel.state import add_notes

AMOUNT = {TO_CHALLENGE: 2, TO_PLAY: 1, TO_ACT: 1}
"""For what a text wants gold -> how much of it."""


TOLLS = tuple((TOLL, what) for what in AMOUNT)
TEXT = "lcg.anatomy.rules_text"
LASTING = "toll"
"""Of what lasts: a player is paid for challenges of one kind."""


class Toll(Struct, frozen=True):
    """Gold due to a player; without one: to an opponent of the payer's choice."""

    to: str
    reason: Reason
    firm: bool = True
    """It is printed that without it the thing is not done."""


TO_AN_OPPONENT = ability_step(
    "toll.to_an_opponent",
    "seat",
    opponents,
    lambda table, ask, picked: tuple(text_effects.PayGold(ask.by, 1, seat) for seat in picked),
)


@rule("lcg.anatomy.rules_text", "lcg.gold.effect_cost")
def tolls_due(table: AgotTable, move: Any) -> tuple[Toll, ...]:
    """What texts in play ask of whoever makes this move."""
    if not table.lasting and active_effects(table).keys().isdisjoint(TOLLS):
        return ()
    return (*_due(table, move), *_for_a_while(table, move))


def _due(table: AgotTable, move: Any) -> Iterator[Toll]:
    if isinstance(move, DeclareChallenge):
        if move.kind == "military":
            yield from _for_all(table, TO_CHALLENGE, move.target)
        yield from _of_those(table, move.by, move.attackers)
    elif isinstance(move, DeclareDefenders | SupportDefend):
        yield from _of_those(table, move.by, move.defenders)
    else:
        card = table.cards.get(move.by_means if isinstance(move, Save) else move.card)
        if card is not None and card.kind == EVENT:
            # An ability of an event that lies in a pile is used; the event is not played.
            yield from _for_all(table, TO_PLAY, "") if card.zone == HAND else ()
        elif card is not None:
            yield from _of_those(table, move.by, (card.id,))


def _for_a_while(table: AgotTable, move: Any) -> Iterator[Toll]:
    """An ability asks a player for the challenges of one kind that they start."""
    for effect in table.lasting if isinstance(move, DeclareChallenge) else ():
        if (effect.what, effect.seat, effect.value) == (LASTING, move.by, move.kind):
            yield Toll(effect.other, part(TEXT, effect.amount, "toll", by_means=effect.origin), firm=False)


def _for_all(table: AgotTable, what: str, to: str) -> Iterator[Toll]:
    """A text on a revealed plot asks it of everybody."""
    for effect, source in active_effects(table).get((TOLL, what), ()):
        yield Toll(to, part(effect.rule, AMOUNT[what], "toll", by_means=name_of_source(source)))


def _of_those(table: AgotTable, seat: str, cards: tuple[str, ...]) -> Iterator[Toll]:
    """A text on a card asks a toll for what that card does; a player pays none to themselves."""
    for card in cards if (TOLL, TO_ACT) in active_effects(table) else ():
        for effect, source in givers(table, table.cards[card], TOLL, TO_ACT):
            if source.controller != seat:
                says = part(
                    effect.rule, AMOUNT[TO_ACT], "toll_of_card", card=card, by_means=name_of_source(source)
                )
                yield Toll(source.controller, says)


def _own_price(table: AgotTable, move: Any) -> int:
    """The other gold that the move costs."""
    if isinstance(move, UseOfCard):
        return price_of(table, move) or 0
    if isinstance(move, Cancel):
        return price_of_cancel(table.cards[move.card])
    return price_of_save(table, move) if isinstance(move, Save) else 0


@rule("lcg.anatomy.rules_text", "lcg.gold.pool_source", "lcg.gold.effect_cost")
def the_tolls_are_paid(table: AgotTable, move: Any) -> Finding:
    """The player pays what texts in play require for this."""
    due = tolls_due(table, move)
    if not due:
        return None
    needs = sum(amount_of(toll.reason) for toll in due) + _own_price(table, move)
    has, because = table.seats[move.by].gold, tuple(toll.reason for toll in due)
    if needs > has:
        lack = change("gold", seat=move.by, amount=needs - has)
        # That a card in play cannot act unpaid follows from its words: it is paid for what is to be done.
        firm = all(toll.firm and toll.reason.says != "toll_of_card" for toll in due)
        basis = STATED if firm else DERIVED
        return violated("gold_short", lack, basis=basis, because=because, needs=needs, has=has)
    return Reason(says="tolls_are_paid", because=because)


Act = Callable[[AgotTable, Any], AgotTable]


def after_paying(act: Act) -> Act:
    """The act of a verb, after its tolls are paid."""

    @wraps(act)
    def paid(table: AgotTable, move: Any) -> AgotTable:
        due = tolls_due(table, move)
        if not due:
            return act(table, move)
        for toll in due:
            amount = amount_of(toll.reason)
            table = add_notes(table, toll.reason)
            if toll.to:
                table, paid = as_much_as_there_is(table, move.by, amount)
                table = give_gold(give_gold(table, move.by, -paid), toll.to, paid)
        after = act(table, move)
        open_ones = sum(not toll.to for toll in due)
        if not open_ones:
            return after
        card = move.by_means if isinstance(move, Save) else move.card
        ask = text_effects.Ask(TO_AN_OPPONENT, move.by, card, move.by)
        return push_effects(after, (ask,) * open_ones, move.by, card)

    return paid


TOLLED = (Cancel, DeclareChallenge, DeclareDefenders, PlayEvent, Respond, Save, SupportDefend, UseAbility)


def with_tolls(verb: Verb) -> Verb:
    """The verb with the tolls that texts ask for it."""
    if verb.move not in TOLLED:
        return verb
    return replace(verb, rules=(*verb.rules, the_tolls_are_paid), act=after_paying(verb.act))


ASK_FOR_GOLD: tuple[Rule, ...] = (
    costs.its_gold_is_paid,
    costs.its_own_price_is_paid,
    marshalling.its_cost_and_penalty_are_paid,
    saves.the_save_is_paid,
    activation.its_gold_is_there,
    the_tolls_are_paid,
)
"""The rules that look whether a player has the gold to pay."""


def _looking_there_too(shared: Rule) -> Rule:
    @wraps(shared)
    def checked(table: AgotTable, move: Any) -> Finding:
        purses = card_gold(table).get(move.by, {})
        finding = shared(pool_with_card_gold(table, move.by) if purses else table, move)
        if finding is None or not purses or finding.says != "gold_short":
            return finding
        facts: Facts = {"cards": tuple(purses), "amount": sum(purses.values())}
        lying = Reason((TEXT,), says="gold_on_cards", facts=facts)
        return replace(finding, because=(*finding.because, lying))

    return checked


def _spending(act: Act) -> Act:
    @wraps(act)
    def with_purses(table: AgotTable, move: Any) -> AgotTable:
        return spend(table, move.by, lambda paying: act(paying, move))

    return with_purses


def with_card_gold(verb: Verb) -> Verb:
    """The verb, paid with the gold on one's cards too."""
    rules = tuple(_looking_there_too(rule) if rule in ASK_FOR_GOLD else rule for rule in verb.rules)
    return verb if rules == verb.rules else replace(verb, rules=rules, act=_spending(verb.act))
