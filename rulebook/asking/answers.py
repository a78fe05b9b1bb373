"""The answer to a question in a whole sentence: the rule, the likeliest rules, or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from rulebook.asking.gate import AnswerGate, Sure, features, totals, trained_gate
from rulebook.asking.question import ReadQuestion, read_question
from rulebook.asking.rankers import Ranked, nearest_say, ranked
from rulebook.asking.senses import short_answer
from rulebook.asking.space import meaning_space
from rulebook.content.models import ShortAnswer, TextReading
from rulebook.search.hits import Hit

if TYPE_CHECKING:
    from rulebook.database.store import Rulebook

LIKE_ENOUGH = 0.3
"""A question less like the one that was asked is not shown as what was found."""
AS_GOOD = 1.5
"""By how much the first rule of another game may be behind and still be an answer too."""


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
    games = [one for one in rulebook.index.games if game in (None, one)]
    asked = read_question(rulebook.index, rulebook.asked, question, games, language)
    if not asked.counts:
        return NOTHING
    found = ranked(rulebook.index, rulebook.asked, meaning_space(), asked)
    gate = trained_gate()
    order = totals(gate, found, _printed_in(rulebook, asked.language))
    if not order:
        return NOTHING
    seen = features(asked, found, order)
    sure = gate.sure(seen)
    results = tuple(_hit(rulebook, gate, asked, found, rule, order[rule]) for rule in [*order][:limit])
    if sure != "one":
        return AskResult(None, None, sure, results)
    answer = _answer(results[0], 100 * gate.right.of(seen))
    also = tuple(_also(rulebook, asked, found, gate, answer.id))
    says = _says(rulebook, asked, found, answer.id)
    return AskResult(answer, says, sure, results, also, _printings(rulebook, asked, answer.id))


def _says(rulebook: Rulebook, asked: ReadQuestion, found: Ranked, rule: str) -> ShortAnswer | None:
    stories = found.stories.get(rule, [])
    return short_answer(asked.text, asked.language, nearest_say(rulebook.asked, stories))


def _also(
    rulebook: Rulebook, asked: ReadQuestion, found: Ranked, gate: AnswerGate, rule: str
) -> Iterator[OtherAnswer]:
    """The first rule of each other game that answers about as well."""
    enough = gate.total(found, rule) - AS_GOOD
    rules = sorted(found.rules(), key=lambda one: (-gate.total(found, one), one))
    firsts = {one.partition(".")[0]: one for one in reversed(rules)}
    for game, first in sorted(firsts.items()):
        if game != rule.partition(".")[0] and gate.total(found, first) >= enough:
            title = rulebook.title(first, asked.language)
            yield OtherAnswer(first, title, game, _says(rulebook, asked, found, first))


def _printings(rulebook: Rulebook, asked: ReadQuestion, rule: str) -> tuple[TextReading, ...]:
    """What the printings say where they differ so that a ruling changes."""
    differences = rulebook.section(rule, asked.language).differences
    return next((one.readings for one in differences if one.can_change_a_ruling), ())


def _printed_in(rulebook: Rulebook, language: str) -> set[str]:
    return {one.id for one in rulebook.games() if any(text.language == language for text in one.texts)}


def _hit(
    rulebook: Rulebook, gate: AnswerGate, asked: ReadQuestion, found: Ranked, rule: str, total: float
) -> Hit:
    """A rule with what was found of it: the question most like this one, or what the search found."""
    title, game = rulebook.title(rule, asked.language), rule.partition(".")[0]
    score = round(gate.share(total), 1)
    near, passage = found.nearest.get(rule), found.found.get(rule)
    if near is not None and (near.like >= LIKE_ENOUGH or passage is None):
        before = rulebook.asked.question(near.key)
        return Hit(rule, title, game, score, "question", before.question, before.source)
    if passage is not None:
        its = passage.passage
        return Hit(rule, title, game, score, its.kind, its.shown, its.source)
    return Hit(rule, title, game, score, "title", title, rule)


def _answer(hit: Hit, confidence: float) -> RuleAnswer:
    dispute = hit.source if hit.matched in ("question", "ruling") else ""
    return RuleAnswer(hit.id, hit.title, hit.game, round(confidence, 1), dispute, hit.shown)
