"""Which cards have text that the referee does not carry out, so that players see to it themselves?"""

from __future__ import annotations

from functools import cache

from cards.facts import facts
from engine.lcg.cards.registry import RECORDS

UNASKED = ("constant", "passive", "replacement", "limit", "rule", "when_revealed")
"""Kinds of ability that work unused: what is used is offered, and says *by hand* there."""


@cache
def left_to_players() -> frozenset[str]:
    """The cards with such text."""
    kinds = {ability.id: ability.kind for face in facts("lcg").cards for ability in face.abilities}
    return frozenset(one.face for one in RECORDS if one.by_hand and kinds.get(one.ability) in UNASKED)
