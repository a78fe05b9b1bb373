"""The moves that explain the words of a line, the best first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.kernel.meanings import PLOT, SEAT, THING, MoveMeant
from engine.kernel.memo import memoize
from referee.notation.own_words.explanations.explanation import (
    EXPLAINS_MORE_BY,
    REFUSED_COSTS,
    Explanation,
)
from referee.notation.own_words.explanations.line_analysis import LineAnalysis, line_analysis
from referee.notation.own_words.explanations.move_score import MoveScore, Scorer
from referee.notation.own_words.frames.line_doubts import is_talk
from referee.notation.own_words.frames.nearest_readings import is_refused
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary.senses import MOST_WORDS
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import PartialReading

WORTH_ASKING = 34
"""What costs more is not asked about."""
ALLOWED_SPARES = 8
"""What is taken off a move that the rules allow and nobody waits for."""
OTHER_SAID = 12
"""What it costs that another verb is said in the very words of the list, and none of this move."""
UNSURE_FROM, UNLIKE_FROM = 3, 6
"""What costs more is only like what it is taken for; hardly like it."""
UNSURE_LEADS = 5
"""By how much the best must be better where a word is only like what it is taken for."""
DOUBTFUL = 6
"""How much further off is what is doubtful."""
SURELY, SURELY_NAMED = 21, 8
"""What a move may cost that the rules forbid, and that is said by words only like its own."""
HARDLY = 15
"""What a move may cost that the rules forbid, and that leaves a word which nobody knows."""
LONG = 10
"""What a move may cost that is said by one word, where several words say another."""
ANSWERED = 4
"""What an answer may cost that is no more than the name of what the table waits for."""
LOOKED_AT = 6
"""So many of the best are tried against the rules."""


@memoize
def explanations(spoken: SpokenLine) -> list[Explanation]:
    """The moves that explain a line, the best first."""
    line, words = spoken.line, spoken.words
    meanings = line.lexicon.grammar.meanings
    if meanings is None or not words or len(words) > MOST_WORDS:
        return []
    scorer = Scorer(line_analysis(line, words, spoken.said_senses))
    proposed = meanings(line.state, scorer.analysis.mentions)
    ranked = sorted(_scored(scorer, proposed), key=lambda pair: pair[0].cost)
    weigher = _Weigher(spoken, scorer.analysis)
    found: list[Explanation] = []
    for score, meaning in ranked:
        if len(found) == LOOKED_AT or score.cost > WORTH_ASKING:
            break
        found += weigher.explain(score, meaning, found)
    return _in_order(found, talks=scorer.analysis.words.talks)


def _scored(scorer: Scorer, meanings: Iterable[MoveMeant]) -> Iterator[tuple[MoveScore, MoveMeant]]:
    """Each move with its score, as long as there is effort left."""
    words = scorer.analysis.words
    for meaning in meanings:
        words.line.effort.spend(len(words))
        if words.line.effort.left <= 0:
            return
        yield scorer.score(meaning), meaning


def _in_order(found: list[Explanation], *, talks: bool) -> list[Explanation]:
    """The best first; ``talks``: players talk beside their moves."""
    if talks:
        return sorted(found, key=lambda each: (each.cost + DOUBTFUL * each.doubtful, each.doubtful))
    return sorted(
        found, key=lambda each: (each.cost, each.doubtful, each.open, each.refused, -len(each.meaning.raw))
    )


class _Weigher:
    """Weighs what a move explains of a line: whether it is doubtful, and how sure its words are."""

    def __init__(self, spoken: SpokenLine, analysis: LineAnalysis) -> None:
        self._spoken = spoken
        self._analysis = analysis
        self._verbs = analysis.verbs
        self._talk = is_talk(spoken.words, spoken.said_senses)
        spoken.take(spoken.said_senses)

    def explain(
        self, score: MoveScore, meaning: MoveMeant, found: list[Explanation]
    ) -> Iterator[Explanation]:
        """The moves that come of a meaning and are not found yet."""
        if self._analysis.words.talks:
            yield from self._in_talk(score, meaning, found)
            return
        for built in _built(self._spoken.line, self._in_plain_words(score, meaning), found):
            hardly = built.refused and built.cost > HARDLY and bool(score.unknown)
            yield replace(built, doubtful=built.doubtful or hardly)

    def _in_plain_words(self, score: MoveScore, meaning: MoveMeant) -> Explanation:
        """In a line in which players tell moves and nothing beside them."""
        verbless = not self._verbs.say(meaning)
        bare = verbless and not self._verbs.says_more(meaning)
        bare &= score.cost > ANSWERED or score.open or not self._verbs.are_unneeded(meaning)
        other = verbless and self._verbs.say_another(meaning)
        denied = self._verbs.are_denied(meaning)
        weighed = self._weighed(score, meaning, verbless=verbless, doubted=bare or other or denied)
        return replace(weighed, cost=score.cost + OTHER_SAID * other, denied=denied)

    def _in_talk(
        self, score: MoveScore, meaning: MoveMeant, found: list[Explanation]
    ) -> Iterator[Explanation]:
        """In a line in which players talk beside their moves."""
        line, outright = self._spoken.line, self._verbs.say_outright(meaning)
        weak = score.unlike > 1 or score.has_verb_beside or not outright
        misnamed = score.name_unlike > 1 and line.language == "en"
        doubted = self._doubted_in_talk(score, meaning, outright=outright)
        for built in _built(line, self._with_unknown(score, doubted), found):
            far = weak and (built.cost > SURELY or score.has_verb_beside) and _is_unexpected(line, built)
            named = misnamed and built.refused and built.cost > SURELY_NAMED
            yield replace(built, unsure=built.unsure or far or named)

    def _with_unknown(self, score: MoveScore, explanation: Explanation) -> Explanation:
        """The same with what nobody knows of the line, and how far its words are only like its own."""
        names = _names_something(explanation.meaning)
        unknown = [at for at in score.unknown if names and at not in self._spoken.asides]
        names_like = tuple(filter(self._spoken.names.may_be_named, unknown))
        guessed = score.unlike > UNSURE_FROM or bool(names_like)
        return replace(
            explanation,
            unsure=score.unlike > UNLIKE_FROM or any(map(self._spoken.names.is_name, unknown)),
            beside=score.has_verb_beside,
            tells_more=score.tells_more,
            strange=names_like,
            leads_by=UNSURE_LEADS if guessed else EXPLAINS_MORE_BY,
        )

    def _doubted_in_talk(self, score: MoveScore, meaning: MoveMeant, *, outright: bool) -> Explanation:
        verbs = self._verbs
        verbless = not (verbs.say(meaning) or verbs.says_use(meaning))
        bare = verbless and not (verbs.says_more(meaning) or verbs.are_unneeded(meaning))
        another = (verbless or not outright) and verbs.say_another(meaning)
        another |= score.cost > LONG and not verbless and verbs.say_another_at_length(meaning)
        denied = verbs.are_denied(meaning) or verbs.judge(meaning)
        weighed = self._weighed(score, meaning, verbless=verbless, doubted=bare or another or denied)
        return replace(weighed, denied=denied)

    def _weighed(self, score: MoveScore, meaning: MoveMeant, *, verbless: bool, doubted: bool) -> Explanation:
        talk = self._talk and is_talk(self._spoken.words, self._spoken.said_senses, score.aside)
        return Explanation(
            score.cost,
            meaning,
            None,
            score.open,
            doubtful=score.ignores_value or talk or doubted,
            verbless=verbless,
            aside=score.aside,
            unplaced=score.unplaced,
        )


def _is_unexpected(line: TypedLine, explanation: Explanation) -> bool:
    """Whether the rules forbid a move, and the table does not wait for it of this seat either."""
    raw, soon = explanation.meaning.raw, line.soon
    return explanation.refused and not (
        raw["do"] in soon and ("by" not in raw or raw["by"] in soon[raw["do"]])
    )


def _names_something(meaning: MoveMeant) -> bool:
    """Whether a move names anything besides who makes it."""
    return any(
        part.what in (THING, PLOT, SEAT) for part in meaning.parts if part.keys != (meaning.raw.get("by"),)
    )


def _built(line: TypedLine, explanation: Explanation, found: list[Explanation]) -> Iterator[Explanation]:
    """The whole moves that a move may be, without those that are found."""
    raw = dict(explanation.meaning.raw)
    seat = str(raw.get("by", ""))
    for reading in line.built(PartialReading(len(line.tokens), raw), seat, said=bool(seat)):
        if reading.move is None or any(other.reading.move == reading.move for other in found):
            continue
        refused = is_refused(line, reading)
        unawaited = line.lexicon.grammar.remarks and not refused and raw["do"] not in line.soon
        spared = ALLOWED_SPARES if unawaited and explanation.cost > ALLOWED_SPARES else 0
        cost = explanation.cost + REFUSED_COSTS * refused - spared
        yield replace(explanation, reading=reading, cost=cost, refused=refused)
