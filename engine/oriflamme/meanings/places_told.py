"""Where a line tells that a card lies: on another, under it, between two or at an end of the row."""

from __future__ import annotations

from itertools import pairwise

from engine.kernel.meanings import Mentions
from engine.oriflamme.table import BRIBE, REPLACEMENT

ENDS = ("left", "right")
ON = ("on", "atop", "twin_on")
"""Keys of words for lying on something."""


def behind_on(said: Mentions) -> tuple[str, ...]:
    """What stands behind the first word for lying on something."""
    first = next((at for at, key in enumerate(said.order) if key in ON), len(said.order))
    return said.order[first:]


def first_behind_on(said: Mentions) -> str:
    """What is named right behind the first word for lying on something."""
    idle = (*ON, "filler", "chatter", "against", "mine", *said.seats)
    return next((key for key in behind_on(said) if key not in idle), "")


def is_between(said: Mentions) -> bool:
    """Whether a line tells that something lies between others, and not that it lies on any."""
    return "between" in {*said.values, *said.leads} and not {*ON} & {*said.order}


def is_at_an_end(said: Mentions) -> bool:
    """Whether each word for lying on something stands right before an end of the row: "on the left end"."""
    order = [key for key in said.order if key not in ("filler", "chatter", "against")]
    behind = [next_ for key, next_ in pairwise((*order, "")) if key in ON and next_ not in ON]
    return bool(behind) and all(next_ in ENDS for next_ in behind)


def named_under(said: Mentions) -> frozenset[str]:
    """The cards that stand right behind a word for lying under something, and nowhere else."""
    like_it = ("bribing", BRIBE, REPLACEMENT)  # words that begin with it in some languages
    idle = ("filler", "chatter", "mine", "as", *like_it, *said.seats)
    order = [key for key in said.order if key not in idle]
    behind = {other for one, other in pairwise(order) if one == "under"}
    return frozenset(id_ for id_ in behind & {*said.ids} if sum(id_ in ids for ids in said.named) == 1)
