"""What does a card cost its player now: the penalty for another House, and texts that make it cheaper?"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.reason import Question, Reason, rule
from engine.kernel.tally import part
from engine.lcg.cards.cheaper import CHEAPER, ITSELF, NEXT
from engine.lcg.penalties import penalty
from engine.thrones.abilities import asked_of
from engine.thrones.records import Card, Lasting
from engine.thrones.table import Table


@rule("lcg.marshal.pay", "lcg.marshal.gold_penalty", "lcg.lasting.order_irrelevant", "lcg.setup.not_played")
def price_parts(table: Table, seat: str, card: Card) -> tuple[Reason, ...]:
    """What is added to the printed cost and taken off it; a card laid at set-up is not played for less."""
    more = penalty(table, seat, card)
    parts = (more,) if more is not None else ()
    return parts if table.phase == "setup" else (*parts, *_reductions(table, seat, card))


@rule("lcg.anatomy.rules_text")
def _reductions(table: Table, seat: str, card: Card) -> Iterator[Reason]:
    """By its own text, and by every text that speaks of the next such card."""
    less = _by_itself(table, seat, card)
    if less:
        yield part("lcg.anatomy.rules_text", -less, "costs_less_itself", card=card.id)
    for one in spoken_of(table, seat, card):
        rules = "lcg.lasting.definition"
        yield part(rules, -one.amount, "costs_less", card=card.id, origin=one.origin)


def _by_itself(table: Table, seat: str, card: Card) -> int | None:
    itself = ITSELF.get(card.face)
    return itself(table, seat, card) if itself is not None else 0


def spoken_of(table: Table, seat: str, card: Card) -> tuple[Lasting, ...]:
    """The lasting effects of which this card, if it is played next, is the one they speak of."""
    return tuple(one for one in _waiting(table, seat) if NEXT[one.value].fits(table, card))


def cost_question(table: Table, seat: str, card: Card) -> Question | None:
    """The printed value that must be known to tell whether a text makes this card cheaper."""
    if _by_itself(table, seat, card) is None:
        return asked_of(table, card, "traits")
    for one in _waiting(table, seat):
        if NEXT[one.value].fits(table, card) is None:
            return Question(NEXT[one.value].asks, card.id)
    return None


def _waiting(table: Table, seat: str) -> Iterator[Lasting]:
    return (one for one in table.lasting if one.what == CHEAPER and one.seat == seat)


@rule("lcg.lasting.definition", "lcg.marshal.pay")
def use_up(table: Table, seat: str, card: Card) -> Table:
    """What made this card cheaper does not make another cheaper too."""
    used = spoken_of(table, seat, card)
    return table.put(lasting=tuple(one for one in table.lasting if one not in used)) if used else table
