"""The cost of a card: the penalty for another House, and texts that make it cheaper."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from engine.agot.abilities.definitions import Use, question_about
from engine.agot.lcg.cards.ability_record import PREFIX, RULE, AbilityRecord, Payments, face_of
from engine.agot.lcg.cards.conditions import of_house
from engine.agot.lcg.costs.influence import kneel_itself
from engine.agot.state import text_effects
from engine.agot.state.moves import Pay
from engine.agot.state.records import CHARACTER, EVENT, Card, Lasting
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.kernel.reasons import Question, Reason, part, rule

PENALTY = 2


@rule(
    "lcg.marshal.gold_penalty",
    "lcg.setup.gold_penalty",
    "lcg.marshal.neutral_no_penalty",
    "lcg.multihouse.all_houses",
    "lcg.cardtype.neutral",
    "lcg.scope.house_choice",
)
def penalty(table: AgotTable, seat: str, card: Card) -> Reason | None:
    """Two gold for a card of other Houses only; none for neutral cards, events, or if a crest matches."""
    if not card.houses or card.kind == EVENT or table.seats[seat].house in card.houses:
        return None
    chief = "lcg.setup.gold_penalty" if table.phase == "setup" else "lcg.marshal.gold_penalty"
    return part(chief, PENALTY, "gold_penalty", card=card.id, seat=seat)


DISCOUNT = "cheaper"
"""What lasts: the next card of a sort that this seat plays costs less."""
FitsCard = Callable[[AgotTable, Card], "bool | None"]
Reduction = Callable[[AgotTable, str, Card], "int | None"]
"""(table, who plays it, the card) -> how much less it costs; None: traits that tell it are not known."""


class Discount(Struct, frozen=True):
    """The kind of card whose next play a text makes cheaper."""

    fits: FitsCard
    asks: str
    """The printed value that tells."""


NEXT_CARD_DISCOUNTS: dict[str, Discount] = {}
"""Card that makes another cheaper -> which one."""
OWN_DISCOUNTS: dict[str, Reduction] = {}
"""Card that is cheaper by its own text -> by how much."""


def a_card_of(*houses: str) -> Discount:
    """A card of one of these Houses."""
    return Discount(lambda table, card: _of_one(card, houses), "houses")


def a_character_of(*houses: str) -> Discount:
    """A character of one of these Houses."""
    return Discount(lambda table, card: card.kind == CHARACTER and _of_one(card, houses), "houses")


def a_character_with(icon: str) -> Discount:
    """A character with this icon."""
    return Discount(lambda table, card: card.kind == CHARACTER and has_icon(table, card, icon), "icons")


def _of_one(card: Card, houses: tuple[str, ...]) -> bool | None:
    return None if card.houses is None else any(of_house(card, house) for house in houses)


def discard_the_card(table: AgotTable, card: Card) -> tuple[Pay, ...]:
    """The card is discarded."""
    return (Pay(discard=(card.id,)),)


def reduces_cost(card: str, amount: int, which: Discount, pay: Payments = kneel_itself) -> AbilityRecord:
    """An action of the marshalling phase: the next such card its player plays in it costs so much less."""
    ability = f"{card}.reduce-cost"
    NEXT_CARD_DISCOUNTS[face_of(ability)] = which

    def does(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
        return (text_effects.Last(DISCOUNT, card.controller, value=card.face, amount=amount, until="phase"),)

    use = Use(face_of(ability), "action", RULE, "marshalling", pay=pay, does=does)
    return AbilityRecord(PREFIX + ability, (use,))


def costs_less(ability: str, less: Reduction) -> AbilityRecord:
    """The card itself costs less to play."""
    OWN_DISCOUNTS[face_of(ability)] = less
    return AbilityRecord(PREFIX + ability, (), kept_by_rules=True)


@rule("lcg.marshal.pay", "lcg.marshal.gold_penalty", "lcg.lasting.order_irrelevant", "lcg.setup.not_played")
def price_parts(table: AgotTable, seat: str, card: Card) -> tuple[Reason, ...]:
    """What is added to the printed cost and taken off it; a card laid at set-up is not played for less."""
    more = penalty(table, seat, card)
    parts = (more,) if more is not None else ()
    return parts if table.phase == "setup" else (*parts, *_reductions(table, seat, card))


@rule("lcg.anatomy.rules_text")
def _reductions(table: AgotTable, seat: str, card: Card) -> Iterator[Reason]:
    """By its own text, and by every text that speaks of the next such card."""
    less = _by_itself(table, seat, card)
    if less:
        yield part("lcg.anatomy.rules_text", -less, "costs_less_itself", card=card.id)
    for effect in spoken_of(table, seat, card):
        rules = "lcg.lasting.definition"
        yield part(rules, -effect.amount, "costs_less", card=card.id, origin=effect.origin)


def _by_itself(table: AgotTable, seat: str, card: Card) -> int | None:
    itself = OWN_DISCOUNTS.get(card.face)
    return itself(table, seat, card) if itself is not None else 0


def spoken_of(table: AgotTable, seat: str, card: Card) -> tuple[Lasting, ...]:
    """The lasting effects that make this card cheaper if it is played next."""
    return tuple(
        effect for effect in _waiting(table, seat) if NEXT_CARD_DISCOUNTS[effect.value].fits(table, card)
    )


def cost_question(table: AgotTable, seat: str, card: Card) -> Question | None:
    """The printed value that must be known to tell whether a text makes this card cheaper."""
    if _by_itself(table, seat, card) is None:
        return question_about(table, card, "traits")
    for effect in _waiting(table, seat):
        if NEXT_CARD_DISCOUNTS[effect.value].fits(table, card) is None:
            return Question(NEXT_CARD_DISCOUNTS[effect.value].asks, card.id)
    return None


def _waiting(table: AgotTable, seat: str) -> Iterator[Lasting]:
    return (effect for effect in table.lasting if effect.what == DISCOUNT and effect.seat == seat)


@rule("lcg.lasting.definition", "lcg.marshal.pay")
def use_up(table: AgotTable, seat: str, card: Card) -> AgotTable:
    """What made this card cheaper does not make another cheaper too."""
    used = spoken_of(table, seat, card)
    return (
        table.put(lasting=tuple(effect for effect in table.lasting if effect not in used)) if used else table
    )
