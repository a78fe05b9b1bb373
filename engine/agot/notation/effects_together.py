"""Effects that a line tells together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import Any

from engine.agot.notation.told_parts import ON_A_CARD, ToldPart
from engine.kernel.meanings import Mentions, Part

MOST_TOGETHER = 24
"""So many ways to put effects together are tried."""


def together(effects: Sequence[ToldPart], said: Mentions) -> Iterator[tuple[list[Any], tuple[Part, ...]]]:
    """Several effects that a line tells: each verb once, with one target or with all that are named."""
    kinds: dict[str, list[ToldPart]] = {}
    for one, told in effects:
        kinds.setdefault(str(one["kind"]), []).append((one, told))
    order = sorted(kinds, key=lambda kind: said.order.index(kind) if kind in said.order else len(said.order))
    ways = {kind: _of_one_kind(kind, kinds[kind], said) for kind in order}
    chosen = (some for number in (1, 2, 3) for some in combinations(order, number))
    every = (way for some in chosen for way in product(*(ways[kind] for kind in some)))
    for way in islice(every, MOST_TOGETHER):
        several = [one for those, _ in way for one in those]
        at = [said.order.index(one["target"]) for one in several if one.get("target") in said.order]
        if len(several) > 1 and at == sorted(at) and (len(set(at)) == len(at) or len(way) == 1):
            yield several, tuple(part for _, told in way for part in told)


def _of_one_kind(kind: str, told: list[ToldPart], said: Mentions) -> list[tuple[list[Any], tuple[Part, ...]]]:
    """What one verb may say: each single effect, or what it does to all that are named."""
    single = [([one], parts) for one, parts in told]
    if kind == "strength":
        return [*_each_by_its_number(told, said), *single]
    if kind not in ON_A_CARD or len(told) <= 1:
        return single
    word, *_ = told[0][1]
    targets = tuple(part for _, parts in told for part in parts[1:])
    return [([one for one, _ in told], (word, *targets)), *single]


def _each_by_its_number(told: list[ToldPart], said: Mentions) -> Iterator[tuple[list[Any], tuple[Part, ...]]]:
    """Several strengths that are gained or lost: each with its number, its target and how long it lasts."""
    amounts = list(dict.fromkeys(one["amount"] for one, _ in told))
    if len(amounts) < 2:
        return
    fields = [
        sorted(dict.fromkeys(one[name] for one, _ in told), key=said.order.index)
        for name in ("target", "until")
    ]
    if any(len(some) not in (1, len(amounts)) for some in fields):
        return
    targets, untils = (some * len(amounts) if len(some) == 1 else some for some in fields)
    wanted = [*zip(amounts, targets, untils, strict=True)]
    found = {(one["amount"], one["target"], one["until"]): (one, parts) for one, parts in told}
    whole = [found[way] for way in wanted if way in found]
    if len(whole) == len(wanted):
        yield [one for one, _ in whole], tuple(dict.fromkeys(part for _, parts in whole for part in parts))
