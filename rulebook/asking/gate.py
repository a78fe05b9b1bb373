"""The gate: how surely the first rule is right, and whether any rule covers a question at all.

Its coefficients are worked out by `scripts/train_ask.py` from questions that were left out of the index.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from rulebook.asking.question import ReadQuestion
from rulebook.asking.rankers import RANKERS, Ranked

FILE = Path(__file__).parent / "gate.json"
Sure = Literal["one", "some", "none"]
Features = dict[str, float]


class Logistic(msgspec.Struct, frozen=True):
    """A probability from features."""

    bias: float
    weights: dict[str, float]

    def of(self, features: Features) -> float:
        drawn = self.bias + sum(weight * features[name] for name, weight in self.weights.items())
        return 1 / (1 + math.exp(-max(-50.0, min(50.0, drawn))))


class AnswerGate(msgspec.Struct, frozen=True):
    """What each ranker counts, when an answer is sure, and when nothing covers a question."""

    rankers: dict[str, float]
    own_book: float
    """What it adds that the asker can read the game in print."""
    right: Logistic
    covered: Logistic
    one: float
    """The probability from which on the first rule is the answer."""
    none: float
    """The probability that a rule covers it below which nothing does."""

    def total(self, ranked: Ranked, rule: str) -> float:
        values = zip(RANKERS, ranked.values(rule), strict=True)
        return sum(self.rankers[name] * value for name, value in values)

    def share(self, total: float) -> float:
        """Of a hundred, how much of all that the rankers can give."""
        return 100.0 * total / sum(self.rankers.values())

    def sure(self, features: Features) -> Sure:
        right = self.right.of(features)
        if features["foreign"] and right < SURE_ALL_THE_SAME:
            return "none"
        if right >= self.one:
            return "one"
        return "none" if self.covered.of(features) < self.none else "some"


SURE_ALL_THE_SAME = 0.97
"""How sure an answer must be where the question seems to name another game."""


def totals(gate: AnswerGate, ranked: Ranked, printed: Collection[str]) -> dict[str, float]:
    """The rules by what all rankers give them, best first; `printed`: the games in the asker's language."""
    several = len({rule.partition(".")[0] for rule in ranked.rules()}) > 1
    found = {}
    for rule in ranked.rules():
        own = gate.own_book if several and rule.partition(".")[0] in printed else 0.0
        found[rule] = gate.total(ranked, rule) + own
    return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))


def features(asked: ReadQuestion, ranked: Ranked, order: dict[str, float]) -> Features:
    """What the gate looks at; `order`: the rules and their totals, best first."""
    first = next(iter(order))
    best = list(order.values())[:10]
    said, meaning, like, search, story = ranked.values(first)
    second = ranked.values([*order][1]) if len(order) > 1 else (0.0,) * len(RANKERS)
    firsts = ranked.firsts()
    nearest = max((near.like for near in ranked.nearest.values()), default=0.0)
    return {
        "total": best[0],
        "lead": best[0] - (best[1] if len(best) > 1 else 0.0),
        "share": 1 / sum(math.exp(one - best[0]) for one in best),
        "said": said,
        "meaning": meaning,
        "like": like,
        "search": search,
        "story": story,
        "lead_meaning": meaning - second[1],
        "lead_story": story - second[4],
        "agree": firsts.count(first) / len(RANKERS),
        "unknown": asked.unknown,
        "length": math.log1p(asked.words),
        "game": float(len(asked.games) == 1),
        "uncovered": ranked.uncovered,
        "nearer": nearest - ranked.uncovered,
        "foreign": float(asked.foreign),
    }


@cache
def trained_gate() -> AnswerGate:
    """The gate that comes with the program."""
    return msgspec.json.decode(FILE.read_bytes(), type=AnswerGate)
