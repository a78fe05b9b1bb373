"""The moves a line may mean, the nearest first; the move that explains its words best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.grammar import RawMove
from engine.kernel.meanings import PLOT, SEAT, THING, MoveMeant
from engine.kernel.memo import memoize
from engine.kernel.reasons import Verdict
from referee.notation.formatter import word_in
from referee.notation.own_words.explanations.coverage import Account, Coverage
from referee.notation.own_words.frames.line_senses import is_talk
from referee.notation.own_words.frames.placement import CARDS
from referee.notation.own_words.frames.spoken_line import TOO_DOUBTFUL, TOO_FAR, SpokenLine, SpokenReading
from referee.notation.own_words.vocabulary.senses import MOST_WORDS
from referee.notation.parser.lexicon import COMMON, line_words
from referee.notation.parser.line_readings import OUTCOME, LineReading, TypedLine
from referee.notation.parser.reader import PartialReading

MOST_TOLD = 6
REFUSED = 6
"""What it costs that the rules forbid it, where something else may be meant."""
LEADS_BY = 5
"""By how much the nearest must be nearer than the next to be taken."""


def missing_from(spoken_line: SpokenLine) -> tuple[str, ...]:
    """What may be said next where a line says too little: names of the cards that are meant first."""
    if not spoken_line.unfinished:
        return ()
    cost, frame, missing, seat = min(spoken_line.unfinished, key=lambda one: one[0])
    slot = next(place.slot for place in frame.places if place.slot.at == missing[0])
    if cost > TOO_DOUBTFUL:
        return ()
    line = spoken_line.line
    cards = () if slot.holds not in CARDS else sorted(line.names.pool(seat, slot.pool))
    titles = dict.fromkeys(
        line.names.title(card, line.language) or line.names.by_name[card] for card in cards
    )
    words = line_words(COMMON)["names"]["catalogue"] if slot.holds in CARDS else {}
    return (*tuple(titles)[:MOST_TOLD], *((word_in(words, line.language),) if words else ()))


def nearest(spoken_line: SpokenLine) -> list[SpokenReading]:
    """What a line may mean, the nearest first, with those that the rules forbid a little further off."""
    if spoken_line.nearest is None:
        spoken_line.nearest = _ruled(spoken_line)
    return spoken_line.nearest


def _ruled(spoken_line: SpokenLine) -> list[SpokenReading]:
    line = spoken_line.line
    found = _whole(reading for reading in spoken_line.readings() if reading.cost <= TOO_FAR)
    near = [reading for reading in found if reading.cost <= found[0].cost + LEADS_BY + REFUSED]
    if len(near) < 2:
        return near
    ruled = [
        (reading.cost + (REFUSED if is_refused(line, reading.reading) else 0), reading) for reading in near
    ]
    ruled.sort(key=lambda pair: pair[0])
    best = ruled[0][1]
    left_open = bool(best.missing) and not best.refused
    return [
        one
        for cost, one in ruled
        if cost < ruled[0][0] + LEADS_BY and not (left_open and one.missing and one.refused)
    ]


def _whole(found: Iterable[SpokenReading]) -> list[SpokenReading]:
    """Readings without those that leave out a card which a nearer one understands."""
    kept: list[SpokenReading] = []
    for reading in found:
        if not any(
            _is_part_of(reading.reading.raw, nearer.reading.raw) for nearer in kept if not nearer.unknown
        ):
            kept.append(reading)
    return kept


def _is_part_of(less: RawMove, more: RawMove) -> bool:
    """Whether a move is another with fewer of the same cards."""
    lists = [name for name, value in more.items() if isinstance(value, list) and value != less.get(name)]
    if not lists or any(less.get(name) != more.get(name) for name in more.keys() - lists):
        return False
    told = [(less.get(name), more[name]) for name in lists]
    return all(isinstance(few, list) and all(one in many for one in few) for few, many in told)


def is_refused(line: TypedLine, reading: LineReading) -> bool:
    """Whether the rules forbid it at this table."""
    move: Move | None = reading.move
    if move is None or reading.shows or reading.raw["do"] == OUTCOME:
        return False
    return is_forbidden(line, move)


def is_forbidden(line: TypedLine, move: Move) -> bool:
    """Whether the rules forbid a move at this table."""
    try:
        _, rulings = line.session.rule_on(move)
    except RefereeError:
        return True
    return any(ruling.verdict is Verdict.NO for ruling in rulings)


MOST_EXPLAINED = 22
"""What costs more, in tenths, is not understood."""
WORTH_ASKING = 34
EXPLAINS_MORE_BY = 3
"""By how much the best must be better than the next to be taken."""
VERBLESS_LEADS = 9
"""The same where no verb is said, and the next is something else that is done."""
REFUSED_COSTS, ALLOWED_SPARES = 4, 8
"""What it costs that the rules forbid a move; what is taken off one that they allow and nobody waits for."""
OTHER_SAID = 12
"""What it costs that another verb is said in the very words of the list, and none of this move."""
UNSURE_FROM, UNLIKE_FROM = 3, 6
"""What costs more is only like what it is taken for; hardly like it."""
UNSURE_LEADS = 5
"""By how much the best must be better where a word is only like what it is taken for."""
ALLOWED_LEADS = 7
"""By how much a move that the rules forbid must be better than another verb that they allow."""
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


@memoize
def explanations(spoken: SpokenLine) -> list[Explanation]:
    """The moves that explain a line, the best first."""
    line, words = spoken.line, spoken.words
    meanings = line.lexicon.grammar.meanings
    if meanings is None or not words or len(words) > MOST_WORDS:
        return []
    senses = spoken.said_senses
    coverage = Coverage(line, words, senses)
    meant = meanings(line.state, coverage.said)
    ranked = sorted(_ranked(line, coverage, meant), key=lambda one: one[0].cost)
    found: list[Explanation] = []
    weigher = _Weigher(spoken, coverage, talk=is_talk(words, senses))
    spoken.take(senses)
    for told, meaning in ranked:
        if len(found) == LOOKED_AT or told.cost > WORTH_ASKING:
            break
        found += weigher.explain(told, meaning, found)
    if coverage.talks:
        return sorted(found, key=lambda one: (one.cost + DOUBTFUL * one.doubtful, one.doubtful))
    return sorted(
        found, key=lambda one: (one.cost, one.doubtful, one.open, one.refused, -len(one.meaning.raw))
    )


class _Weigher:
    """Weighs what a move explains of a line: whether it is doubtful, and how sure its words are."""

    def __init__(self, spoken: SpokenLine, coverage: Coverage, *, talk: bool) -> None:
        self._spoken = spoken
        self._coverage = coverage
        self._talk = talk

    def explain(self, told: Account, meaning: MoveMeant, found: list[Explanation]) -> Iterator[Explanation]:
        """The moves that come of a meaning and are not found yet."""
        if self._coverage.talks:
            yield from self._in_talk(told, meaning, found)
        else:
            for built in _built(self._spoken.line, self._in_plain_words(told, meaning), found):
                hardly = built.refused and built.cost > HARDLY and bool(told.strange)
                yield replace(built, doubtful=built.doubtful or hardly)

    def _in_plain_words(self, told: Account, meaning: MoveMeant) -> Explanation:
        """In a line in which players tell moves and nothing beside them."""
        coverage = self._coverage
        verbless = not coverage.says_verb(meaning)
        bare = verbless and not coverage.says_more(meaning)
        bare &= told.cost > ANSWERED or told.open or not coverage.is_answer(meaning)
        other = verbless and coverage.says_another(meaning)
        denied = coverage.denies_it(meaning)
        weighed = self._weighed(told, meaning, verbless=verbless, doubted=bare or other or denied)
        return replace(weighed, cost=told.cost + OTHER_SAID * other, denied=denied)

    def _in_talk(self, told: Account, meaning: MoveMeant, found: list[Explanation]) -> Iterator[Explanation]:
        """In a line in which players talk beside their moves."""
        line, own = self._spoken.line, self._coverage.says_own_verb(meaning)
        weak = told.like > 1 or told.beside or not own
        strange = (
            [at for at in told.strange if at not in self._spoken.asides] if _names_something(meaning) else []
        )
        unsure = told.like > UNLIKE_FROM or any(map(self._spoken.is_name, strange))
        misnamed = told.misnamed > 1 and line.language == "en"
        guessed = told.like > UNSURE_FROM or any(map(self._spoken.may_be_named, strange))
        one = replace(
            self._doubted_in_talk(told, meaning, own=own),
            unsure=unsure,
            beside=told.beside,
            tells_more=told.tells_more,
            strange=tuple(filter(self._spoken.may_be_named, strange)),
            leads_by=UNSURE_LEADS if guessed else EXPLAINS_MORE_BY,
        )
        for built in _built(line, one, found):
            far = weak and (built.cost > SURELY or told.beside) and _is_strange(line, built)
            named = misnamed and built.refused and built.cost > SURELY_NAMED
            yield replace(built, unsure=unsure or far or named)

    def _doubted_in_talk(self, told: Account, meaning: MoveMeant, *, own: bool) -> Explanation:
        coverage = self._coverage
        verbless = not (coverage.says_verb(meaning) or coverage.tells_use(meaning))
        bare = verbless and not (coverage.says_more(meaning) or coverage.is_answer(meaning))
        another = (verbless or not own) and coverage.says_another(meaning)
        another |= told.cost > LONG and not verbless and coverage.says_at_length(meaning)
        denied = coverage.denies_it(meaning) or coverage.judges(meaning)
        weighed = self._weighed(told, meaning, verbless=verbless, doubted=bare or another or denied)
        return replace(weighed, denied=denied)

    def _weighed(self, told: Account, meaning: MoveMeant, *, verbless: bool, doubted: bool) -> Explanation:
        talk = self._talk and is_talk(self._spoken.words, self._spoken.said_senses, told.aside)
        doubtful = told.ignores or talk or doubted
        return Explanation(
            told.cost,
            meaning,
            None,
            told.open,
            doubtful=doubtful,
            verbless=verbless,
            aside=told.aside,
            unplaced=told.unplaced,
        )


def _is_strange(line: TypedLine, explanation: Explanation) -> bool:
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


def _ranked(
    line: TypedLine, coverage: Coverage, meanings: Iterable[MoveMeant]
) -> Iterator[tuple[Account, MoveMeant]]:
    for meaning in meanings:
        line.effort.spend(len(coverage.words))
        if line.effort.left <= 0:
            return
        yield coverage.account(meaning), meaning


def _built(line: TypedLine, explanation: Explanation, found: list[Explanation]) -> Iterator[Explanation]:
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
    best = found[0]
    rivals = (
        explanation
        for explanation in found[1:]
        if not (explanation.doubtful or _is_no_rival(explanation, best))
    )
    alone = all(explanation.cost - best.cost >= _needed(best, explanation) for explanation in rivals)
    alone &= not (
        best.verbless
        and any(_does_else(explanation, best) for explanation in found[1:] if not explanation.doubtful)
    )
    alone &= not any(_turns_round(explanation, best) for explanation in found[1:])
    return best.cost <= MOST_EXPLAINED and alone and not best.open and not best.doubtful


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
    said, told = explanation.meaning.raw, best.meaning.raw
    if (
        said == told
        or said["do"] != told["do"]
        or said.keys() != told.keys()
        or not explanation.refused > best.refused
    ):
        return False
    things = [name for name in said if said[name] != told[name] and name != "by"]
    round_ = {str(said[name]) for name in things} == {str(told[name]) for name in things}
    return explanation.refused and bool(things) and round_ and explanation.cost - REFUSED_COSTS < best.cost


def _is_no_rival(explanation: Explanation, best: Explanation) -> bool:
    """Whether a move tells less than the better one, or leaves a part of the line out that it explains."""
    return _says_less(explanation, best) or (explanation.beside and not best.beside)


def _says_less(explanation: Explanation, best: Explanation) -> bool:
    """Whether a move is the better one with something left out."""
    less, more = explanation.meaning.raw, best.meaning.raw
    return less.items() <= more.items() or _is_part_of(less, more)


def _does_else(explanation: Explanation, best: Explanation) -> bool:
    """Whether a line that says no verb may as well tell of something else that is done."""
    return bool(
        explanation.meaning.raw["do"] != best.meaning.raw["do"]
        and explanation.cost - best.cost < VERBLESS_LEADS
    )
