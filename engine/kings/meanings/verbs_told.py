"""The verbs of a line about a board as they are told: which are denied, and which tell a loss."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby, pairwise, takewhile

from engine.kernel.meanings import PARTED, Mentions
from engine.kings.meanings.mentions import NOT, TOKENS

_IDLE = ("filler", "chatter")
_ON_THE_WAY = frozenset(("go", "come"))
"""Keys of verbs that are also said by words for where something begins and ends: "from", "to"."""
_ATTACKS = ("march", "attacker")
_ORDER = ("consolidate_power", "consolidate")
_LOSES = frozenset(("casualty", "lose_area", "discards"))
"""Keys of the words of those who lose something."""


def is_denied(said: Mentions, verbs: Iterable[str]) -> bool:
    """Whether each of these verbs that a line tells stands right behind a denial."""
    order = [key for key in said.order if key not in _IDLE]
    keys = {*verbs} & said.verbs
    own = keys - _ON_THE_WAY or keys
    told = {at for at, key in enumerate(order) if key in own}
    return bool(told) and told <= {*_denied(order, said.verbs)}


def _denied(order: list[str], verbs: Container[str]) -> Iterator[int]:
    """Where verbs stand that a denial right before them denies."""
    for at in (at for at, key in enumerate(order) if key == NOT):
        run = [*takewhile(verbs.__contains__, order[at + 1 :])]
        yield from range(at + 1, at + 1 + len(run))


def loses_power(said: Mentions) -> bool:
    """Whether a line tells of power that somebody loses or gives away."""
    tokens = next((at for at, key in enumerate(said.order) if key in TOKENS), 0)
    ends = {PARTED, *said.ids} - {*said.seats}
    before = {*takewhile(lambda key: key not in ends, reversed(_without_name(said.order[:tokens])))}
    return bool(_LOSES & before) and "consolidate" not in before


def _without_name(order: tuple[str, ...]) -> tuple[str, ...]:
    """What is said before tokens, without the order that the word for them says as well: "power"."""
    return order[: -len(_ORDER)] if {*order[-len(_ORDER) :]} == {*_ORDER} else order


def helps_attack(said: Mentions) -> bool:
    """Whether a line tells of an attack only behind the verb of helping: "supports the attack on b"."""
    parts = [[*some] for parted, some in groupby(said.order, PARTED.__eq__) if not parted]
    attacks = [some for some in parts if {*_ATTACKS} & {*some}]
    return bool(attacks) and all(
        "support" in takewhile(lambda key: key not in _ATTACKS, some) for some in attacks
    )


def loses_fortification(said: Mentions) -> bool:
    """Whether a line tells that a fortification is lost or taken off, and none is built."""
    called_so = [*pairwise(said.order)].count(("fortification", "consolidate"))
    builds = "build" in said.verbs or said.order.count("consolidate") > called_so
    builds &= "remove_fortification" not in said.verbs
    if "fortification" not in said.values or builds:
        return False
    verbs = {"remove_fortification", "lose_area", "casualty", "destroy_all"} & said.verbs
    return bool(verbs) or "removes" in said.leads
