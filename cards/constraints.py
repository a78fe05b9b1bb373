"""Can what was typed be true, by the sums the booklets and reports give away?

The worked examples tell what some cards cost or weigh together. A slip of the finger shows up against such
a sum, even when only some of its cards are known: nothing printed is below zero.
"""

from __future__ import annotations

from cards.catalogue import Catalogue
from cards.facts import Constraint
from cards.messages import Fact, Message, message
from cards.origin import origins_text
from cards.owner import OwnerValues


def warnings(
    catalogue: Catalogue, owner_values: OwnerValues, card: str | None = None, field: str | None = None
) -> list[Message]:
    """The sums that fail with the owner's values over the facts; all, or those of a card, of a field."""
    layered = catalogue.with_owner(owner_values)
    touched = (
        one
        for one in catalogue.facts.constraints
        if (card is None or card in one.cards) and field in (None, one.field)
    )
    checked = (_checked(layered, constraint) for constraint in touched)
    return [warning for warning in checked if warning is not None]


def room(catalogue: Catalogue, card: str, field: str) -> tuple[int, int | None]:
    """The lowest and highest number the sums leave for this field; None: they do not say."""
    low, high = 0, None
    for constraint in catalogue.facts.constraints:
        if card not in constraint.cards or field != constraint.field or constraint.holding:
            continue
        numbers = _numbers(catalogue, constraint)
        numbers.pop(card, None)
        left = max(0, constraint.total - sum(numbers.values()))
        high = left if high is None else min(high, left)
        if constraint.relation == "==" and len(numbers) == len(constraint.cards) - 1:
            low = max(low, left)
    return low, high


def _checked(catalogue: Catalogue, constraint: Constraint) -> Message | None:
    if constraint.holding is not None:
        return _too_many_holders(catalogue, constraint, constraint.holding)
    numbers = _numbers(catalogue, constraint)
    total = sum(numbers.values())
    complete = len(numbers) == len(constraint.cards)
    wrong = total > constraint.total or (
        complete and constraint.relation == "==" and total != constraint.total
    )
    return _warning(catalogue, constraint, numbers) if wrong else None


def _numbers(catalogue: Catalogue, constraint: Constraint) -> dict[str, int]:
    """The numbers that are known, by card."""
    found = ((card, catalogue.face(card).known(constraint.field)) for card in constraint.cards)
    return {card: value.value for card, value in found if value and isinstance(value.value, int)}


def _warning(catalogue: Catalogue, constraint: Constraint, numbers: dict[str, int]) -> Message:
    facts = _facts(catalogue, constraint)
    facts["sum"] = sum(numbers.values())
    exact = constraint.relation == "=="
    if exact and len(constraint.cards) == 1:
        return Message("card-number-wrong", facts)
    if len(numbers) == len(constraint.cards):
        return Message("card-sum-wrong" if exact else "card-sum-over", facts)
    facts["known"] = tuple(f"{catalogue.face(card).name()} {number}" for card, number in numbers.items())
    facts["unknown"] = tuple(catalogue.face(card).name() for card in constraint.cards if card not in numbers)
    return Message("card-sum-exceeded" if exact else "card-sum-over-partly", facts)


def _too_many_holders(catalogue: Catalogue, constraint: Constraint, word: str) -> Message | None:
    holders = tuple(
        catalogue.face(card).name() for card in constraint.cards if _holds(catalogue, card, constraint, word)
    )
    if len(holders) <= constraint.total:
        return None
    return message(
        "card-words-over", word=word, sum=len(holders), holders=holders, **_facts(catalogue, constraint)
    )


def _holds(catalogue: Catalogue, card: str, constraint: Constraint, word: str) -> bool:
    value = catalogue.face(card).known(constraint.field)
    return value is not None and isinstance(value.value, tuple) and word in value.value


def _facts(catalogue: Catalogue, constraint: Constraint) -> dict[str, Fact]:
    cards = tuple(catalogue.face(card).name() for card in constraint.cards)
    origin = origins_text(constraint.origins)
    place = {"constraint": constraint.id, "origin": origin, "field": constraint.field}
    return {**place, "cards": cards, "total": constraint.total}
