"""The answer to a question: the rule, the likeliest rules, or nothing, by how surely the first is right.

Its coefficients are worked out by `scripts/train_ask.py` from questions that were left out of the index.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from rulebook.asking.logistic_model import Logistic
from rulebook.asking.meaning_space import NUMBER, ONE, tokens
from rulebook.asking.named_game import without_named_game
from rulebook.asking.question import ReadQuestion, read_question
from rulebook.asking.rankers import (
    RANKERS,
    Ranked,
    asks_for_more,
    asks_who_is_right,
    nearest_say,
    ranked,
    short_answer,
)
from rulebook.content.models import ShortAnswer, TextDifference, TextReading
from rulebook.search.ranking import Hit
from rulebook.text.stems import words

if TYPE_CHECKING:
    from rulebook.database.store import Rulebook

FILE = Path(__file__).parent / "answer_thresholds.json"
Sure = Literal["one", "some", "none"]
Features = dict[str, float]


class AnswerGate(msgspec.Struct, frozen=True):
    """What each ranker counts, when an answer is sure, and when nothing covers a question."""

    rankers: dict[str, float]
    own_book: float
    """What it adds that the asker can read the game in print."""
    right: Logistic
    """The first rule is right if any covers the question."""
    covered: Logistic
    """Some rule covers the question."""
    one: float
    """The probability from which on the first rule is the answer to a question that names its game."""
    one_of_all: float
    """The same where no game is named."""
    none: float
    """The probability that a rule covers it below which nothing does."""

    def share(self, total: float) -> float:
        """Of a hundred, how much of all that the rankers can give."""
        return 100.0 * total / sum(self.rankers.values())

    def confidence(self, features: Features) -> float:
        """How sure the first rule is the answer: some rule covers the question, and it is this one."""
        return self.covered.probability(features) * self.right.probability(features)

    def sure(self, features: Features) -> Sure:
        right = self.confidence(features)
        if features["foreign"] and right < SURE_ALL_THE_SAME:
            return "none"
        if right >= (self.one if features["game"] else self.one_of_all):
            return "one"
        return "none" if self.covered.probability(features) < self.none else "some"


SURE_ALL_THE_SAME = 0.97
"""How sure an answer must be where the question seems to name another game."""


def totals(gate: AnswerGate, ranked: Ranked, printed: Collection[str]) -> dict[str, float]:
    """The rules by what all rankers give them, best first; `printed`: the games in the asker's language."""
    by_rule: dict[str, float] = {}
    for name, scores in zip(RANKERS, ranked.by_ranker(), strict=True):
        weight = gate.rankers[name]
        for rule, score in scores.items():
            by_rule[rule] = by_rule.get(rule, 0.0) + weight * score
    if len(ranked.games()) > 1:
        own = tuple(f"{game}." for game in printed)
        by_rule = {rule: total + gate.own_book * rule.startswith(own) for rule, total in by_rule.items()}
    in_order = sorted(sorted(by_rule), key=by_rule.__getitem__, reverse=True)
    return {rule: by_rule[rule] for rule in in_order}


def features(asked: ReadQuestion, ranked: Ranked, order: dict[str, float]) -> Features:
    """What the gate looks at; `order`: the rules and their totals, best first.

    The first rule is held against those of its own game: that another game has the same rule is no doubt.
    """
    first = next(iter(order))
    game = first.partition(".")[0]
    its = [*islice((rule for rule in order if rule.startswith(f"{game}.")), 10)]
    best = [order[rule] for rule in its]
    wording, meaning, pieces, like, search = ranked.values(first)
    second = ranked.values(its[1]) if len(its) > 1 else (0.0,) * len(RANKERS)
    lead = [
        ours - other for ours, other in zip((wording, meaning, pieces, like, search), second, strict=True)
    ]
    agree, agree_in_game = (ranked.leading[scope].count(first) / len(RANKERS) for scope in ("", game))
    named = len(asked.games) == 1
    nearest = max((near.like for near in ranked.nearest.values()), default=0.0)
    return {
        "total": best[0],
        "lead": best[0] - (best[1] if len(best) > 1 else 0.0),
        "share": 1 / sum(math.exp(score - best[0]) for score in best),
        "said": wording,
        "meaning": meaning,
        "pieces": pieces,
        "like": like,
        "search": search,
        **{f"lead_{ranker}": by for ranker, by in zip(RANKERS, lead, strict=True)},
        "agree": agree,
        "agree_in_game": agree_in_game,
        "unknown": asked.unknown,
        "length": math.log1p(asked.telling),
        "game": float(named),
        "uncovered": ranked.uncovered,
        "nearer": nearest - ranked.uncovered,
        "nothing": ranked.nothing,
        "numbers": float(any(token.startswith(NUMBER) and token != ONE for token in asked.counts)),
        "foreign": float(asked.foreign),
    }


@cache
def trained_gate() -> AnswerGate:
    """The gate that comes with the program."""
    return msgspec.json.decode(FILE.read_bytes(), type=AnswerGate)


LIKE_ENOUGH = 0.3
"""A question less like the one that was asked is not shown as what was found."""
MIRRORED = 0.7
"""So little is the first rule ahead of one that says its words in another order."""
LIKELY_TOO = 0.5
"""How likely the first rule of another game must be right to be an answer too."""


class RuleAnswer(msgspec.Struct, frozen=True):
    """The rule that answers, how surely (of 100), and the dispute that was decided by it if it was one."""

    id: str
    title: str
    game: str
    confidence: float
    question: str
    shown: str


class OtherAnswer(msgspec.Struct, frozen=True):
    """The rule that answers in another game, and what it says in a word."""

    id: str
    title: str
    game: str
    says: ShortAnswer | None


class AskResult(msgspec.Struct, frozen=True):
    """The answer if one is sure, what it says in a word, and the rules that are nearest to what was asked.

    `sure`: "one" is the answer, "some" of the first three results is, "none" of the rules is.
    `also`: what the other games answer where none was named; `printings`: what each printing says where they
    differ on the rule so that a ruling changes.
    """

    answer: RuleAnswer | None
    says: ShortAnswer | None
    sure: Sure
    results: tuple[Hit, ...]
    also: tuple[OtherAnswer, ...] = ()
    printings: tuple[TextReading, ...] = ()


NOTHING = AskResult(None, None, "none", ())


def ask(
    rulebook: Rulebook, question: str, game: str | None = None, language: str | None = None, limit: int = 10
) -> AskResult:
    """The rule that answers a question, the likeliest ones, or none where no rule covers it.

    Where no game is named, the one that is printed in the language of the question leads.
    """
    known_games = [known for known in rulebook.index.games if game in (None, known)]
    question, games = without_named_game(question, known_games)
    asked = read_question(rulebook.index, rulebook.question_index, question, games, language)
    if not asked.counts:
        return NOTHING
    rankings = ranked(rulebook.index, rulebook.question_index, asked)
    gate = trained_gate()
    order = totals(gate, rankings, _printed_in(rulebook, asked.language))
    if not order:
        return NOTHING
    looked_at = features(asked, rankings, order)
    sure = gate.sure(looked_at)
    if sure == "one" and _mirrored(rulebook, order):
        sure = "some"
    results = tuple(_hit(rulebook, gate, asked, rankings, rule, order[rule]) for rule in [*order][:limit])
    if sure != "one":
        return AskResult(None, None, sure, results)
    answer = _answer(results[0], 100 * gate.confidence(looked_at))
    also = tuple(_also(rulebook, asked, rankings, gate, order))
    says = _says(rulebook, asked, rankings, answer.id)
    return AskResult(answer, says, sure, results, also, _printings(rulebook, asked, answer.id))


def _mirrored(rulebook: Rulebook, order: dict[str, float]) -> bool:
    """Whether the second rule says the first in another order and is near: by words it answers too."""
    first, second = [*islice(order, 2)] if len(order) > 1 else ("", "")
    if not second or order[first] - order[second] > MIRRORED:
        return False
    titles = [rulebook.title(rule) for rule in (first, second)]
    return titles[0] != titles[1] and Counter(words(titles[0])) == Counter(words(titles[1]))


def _says(rulebook: Rulebook, asked: ReadQuestion, rankings: Ranked, rule: str) -> ShortAnswer | None:
    """Yes, no or it depends, where that is what the question wants."""
    if asks_for_more(asked.text, asked.language) or asks_who_is_right(asked.text):
        return None
    return short_answer(nearest_say(rulebook.question_index, rankings, rule))


def _also(
    rulebook: Rulebook, asked: ReadQuestion, rankings: Ranked, gate: AnswerGate, order: dict[str, float]
) -> Iterator[OtherAnswer]:
    """The first rule of each other game that likely answers as well."""
    leading = next(iter(order)).partition(".")[0]
    for game in sorted(set(asked.games) - {leading}):
        its = {rule: total for rule, total in order.items() if rule.startswith(f"{game}.")}
        if its and gate.confidence(features(asked, rankings, its)) >= LIKELY_TOO:
            first = next(iter(its))
            title = rulebook.title(first, asked.language)
            yield OtherAnswer(first, title, game, _says(rulebook, asked, rankings, first))


def _printings(rulebook: Rulebook, asked: ReadQuestion, rule: str) -> tuple[TextReading, ...]:
    """What the printings say where they differ so that a ruling changes: on the point that is asked about."""
    differences = rulebook.section(rule, asked.language).differences
    points = [difference for difference in differences if difference.can_change_a_ruling]
    return max(points, key=lambda point: _shared(asked, point)).readings if points else ()


def _shared(asked: ReadQuestion, point: TextDifference) -> int:
    """How many tokens of the question a point tells of."""
    of_dispute = tokens(
        " ".join((point.point, *(reading.says for reading in point.readings))), asked.language
    )
    return len(asked.counts.keys() & set(of_dispute))


def _printed_in(rulebook: Rulebook, language: str) -> set[str]:
    return {game.id for game in rulebook.games() if any(text.language == language for text in game.texts)}


def _hit(
    rulebook: Rulebook, gate: AnswerGate, asked: ReadQuestion, rankings: Ranked, rule: str, total: float
) -> Hit:
    """A rule with what was found of it in the asker's language: a question like this one, or a passage."""
    title, game = rulebook.title(rule, asked.language), rule.partition(".")[0]
    score = round(gate.share(total), 1)
    near, passage = rankings.nearest.get(rule), rankings.found.get(rule)
    if near is not None and (near.like >= LIKE_ENOUGH or passage is None):
        before = rulebook.question_index.question(near.key)
        return Hit(rule, title, game, score, "question", before.question, before.source)
    if passage is not None and passage.passage.language == asked.language:
        its = passage.passage
        return Hit(rule, title, game, score, its.kind, its.shown, its.source)
    return Hit(rule, title, game, score, "title", title, rule)


def _answer(hit: Hit, confidence: float) -> RuleAnswer:
    dispute = hit.source if hit.matched in ("question", "ruling") else ""
    return RuleAnswer(hit.id, hit.title, hit.game, round(confidence, 1), dispute, hit.shown)
