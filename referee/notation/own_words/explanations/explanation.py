"""A move that explains a line, beside the others that do."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.kernel.meanings import MoveMeant
from referee.notation.own_words.frames.nearest_readings import is_part_of

MOST_EXPLAINED = 22
"""What costs more, in tenths, is not understood."""
EXPLAINS_MORE_BY = 3
"""By how much the best must be better than the next to be taken."""
VERBLESS_LEADS = 9
"""The same where no verb is said, and the next is something else that is done."""
REFUSED_COSTS = 4
"""What it costs that the rules forbid a move."""
ALLOWED_LEADS = 7
"""By how much a move that the rules forbid must be better than another verb that they allow."""


class Explanation(Struct, frozen=True):
    """A move that explains a line."""

    cost: int
    meaning: MoveMeant
    reading: Any
    open: bool
    """Something is left out that nobody can fill."""
    refused: bool = False
    doubtful: bool = False
    """The line asks something, is mostly unknown words, or says more, or another move, outright."""
    verbless: bool = False
    """No verb of the move is said."""
    unsure: bool = False
    """A word is hardly like what it is taken for, or one that nobody knows may be a name."""
    beside: bool = False
    """A part of the line says a verb and tells nothing of the move."""
    tells_more: bool = False
    """Such a part tells another move outright."""
    strange: tuple[int, ...] = ()
    """Words nobody knows that stand where a name would."""
    leads_by: int = EXPLAINS_MORE_BY
    """By how much it must be better than the next to be taken."""
    denied: bool = False
    """The line denies it, or says what somebody thinks of a card."""
    aside: frozenset[int] = frozenset()
    """The words of those parts of the line that tell nothing of the move."""
    unplaced: bool = False
    """A word nobody knows stands where something would be named that is left unsaid."""


def offered(found: list[Explanation]) -> list[Explanation]:
    """Those to choose from: about as good as the best, and allowed where any is."""
    near = [
        explanation
        for explanation in found
        if explanation.cost <= found[0].cost + REFUSED_COSTS + EXPLAINS_MORE_BY
    ]
    return [
        explanation
        for explanation in near
        if not explanation.refused and explanation.cost <= found[0].cost + EXPLAINS_MORE_BY
    ] or near


def is_clear(found: list[Explanation]) -> bool:
    """Whether the best can be taken."""
    best, others = found[0], found[1:]
    if best.cost > MOST_EXPLAINED or best.open or best.doubtful:
        return False
    sure = [explanation for explanation in others if not explanation.doubtful]
    rivals = (explanation for explanation in sure if not _is_no_rival(explanation, best))
    alone = all(explanation.cost - best.cost >= _needed(best, explanation) for explanation in rivals)
    alone &= not (best.verbless and any(_does_else(explanation, best) for explanation in sure))
    return alone and not any(_turns_round(explanation, best) for explanation in others)


def _needed(best: Explanation, other: Explanation) -> int:
    """By how much the best must be better than another."""
    if other.open:
        return 0
    other_verb = best.meaning.raw["do"] != other.meaning.raw["do"]
    if best.refused and not other.refused and other_verb:
        return ALLOWED_LEADS
    return EXPLAINS_MORE_BY if other.refused and not best.refused else best.leads_by


def _turns_round(explanation: Explanation, best: Explanation) -> bool:
    """Whether a move the other way round is nearer to the words, and only the rules speak for the best."""
    return _is_other_way_round(explanation, best, ("by",)) or swaps_seats(explanation, best)


def swaps_seats(explanation: Explanation, best: Explanation) -> bool:
    """The same where who makes the move changes places with another: who gives with who is given."""
    raw, other = best.meaning.raw, explanation.meaning.raw
    return raw.get("by") != other.get("by") and _is_other_way_round(explanation, best, ())


def _is_other_way_round(explanation: Explanation, best: Explanation, but_for: tuple[str, ...]) -> bool:
    raw, other = best.meaning.raw, explanation.meaning.raw
    alike = raw != other and raw["do"] == other["do"] and raw.keys() == other.keys()
    if not (alike and explanation.refused and not best.refused):
        return False
    things = [name for name in raw if raw[name] != other[name] and name not in but_for]
    round_ = {str(raw[name]) for name in things} == {str(other[name]) for name in things}
    return bool(things) and round_ and explanation.cost - REFUSED_COSTS < best.cost


def _is_no_rival(explanation: Explanation, best: Explanation) -> bool:
    """Whether a move tells less than the better one, or leaves a part of the line out that it explains."""
    return _says_less(explanation, best) or (explanation.beside and not best.beside)


def _says_less(explanation: Explanation, best: Explanation) -> bool:
    """Whether a move is the better one with something left out."""
    less, more = explanation.meaning.raw, best.meaning.raw
    return less.items() <= more.items() or is_part_of(less, more)


def _does_else(explanation: Explanation, best: Explanation) -> bool:
    """Whether a line that says no verb may as well tell of something else that is done."""
    return bool(
        explanation.meaning.raw["do"] != best.meaning.raw["do"]
        and explanation.cost - best.cost < VERBLESS_LEADS
    )
