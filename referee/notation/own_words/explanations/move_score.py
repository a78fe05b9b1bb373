"""How well a move explains the words of a line: what it says of each part, and what is left over."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from engine.kernel.meanings import COUNT, FLAG, NUMBER, PLOT, SEAT, THING, VALUE, MoveMeant, Part
from referee.notation.own_words.analysis.line_analysis import LineAnalysis
from referee.notation.own_words.analysis.sense_filter import unlike
from referee.notation.own_words.analysis.verbs import DENIED
from referee.notation.own_words.explanations.part_match import PartMatch
from referee.notation.own_words.explanations.procedure_costs import ProcedureCosts
from referee.notation.own_words.explanations.remarks import Remarks
from referee.notation.own_words.explanations.uncertain_words import UncertainWords
from referee.notation.own_words.explanations.word_costs import LEFT_LEAD, LEFT_VALUE, WordCosts
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import VERB

BARE, OBJECT = 3, 12
"""How many times as much a word costs that says nothing of a move which is only its verb; if it is what a
verb does something to."""
NOTHING_SAID = 20
"""What it costs that nothing is said of a move but perhaps who makes it."""
TOO_UNLIKE = 7
"""What costs so much more than saying nothing is not what is meant."""
BACKWARDS = 2
"""What it costs that things are named in another order than usual."""
ORDER = (THING, PLOT, COUNT, NUMBER, VALUE, FLAG, SEAT)
"""In which order the parts of a move take their words."""


class MoveScore(Struct, frozen=True):
    """How well a move explains a line."""

    cost: int
    open: bool
    """Something nobody can fill is left out, or something that is named or denied belongs to no part."""
    unlike: int
    """What the word costs that is least like what it is taken for."""
    unknown: tuple[int, ...] = ()
    """The words that nobody knows."""
    ignores_value: bool = False
    """A value that is said plainly has no place in the move."""
    has_verb_beside: bool = False
    """A part of the line says a verb and tells nothing of the move."""
    name_unlike: int = 0
    """What the name costs that is least like that of what it is taken for."""
    tells_more: bool = False
    """Such a part tells another move outright."""
    aside: frozenset[int] = frozenset()
    """The words of the parts that tell nothing of the move, in a game in which players tell moves."""
    unplaced: bool = False
    """A word nobody knows stands where something would be named that the move leaves unsaid."""


class PartTally(Struct):
    """What the parts of one move cost, and the words that say them."""

    cost: int
    open: bool
    unlike: int = 0
    name_unlike: int = 0
    used: set[int] = field(default_factory=set)
    seats: set[int] = field(default_factory=set)
    """The words that name a seat of the move."""
    unsaid_leads: set[str] = field(default_factory=set)
    """The leads of the things that are not said."""
    last_thing: int = -1
    """The word at which the thing before begins."""


class Scorer:
    """Scores how well moves explain one line."""

    def __init__(self, analysis: LineAnalysis) -> None:
        self.analysis = analysis
        self._line = analysis.words
        self._parts = PartMatch(
            analysis.words, analysis.numbers, analysis.leads, analysis.exclusions, analysis.clauses
        )
        self._words = WordCosts(analysis)
        self._procedure = ProcedureCosts(analysis)
        self._remarks = Remarks(analysis.words, analysis.clauses, analysis.table)
        self._uncertain = UncertainWords(analysis.words, analysis.clauses, analysis.exclusions)

    def score(self, meaning: MoveMeant) -> MoveScore:
        """What it costs to take the line for this move, and how far that can be relied on."""
        tally = PartTally(meaning.far, meaning.open)
        for part in sorted(meaning.parts, key=lambda part: ORDER.index(part.what)):
            self._add(tally, part, meaning)
        nothing = tally.used <= tally.seats and not self.analysis.verbs.say(meaning)
        carried = tally.used - tally.seats
        verb = self.analysis.verbs.match(meaning, tally.used)
        score = MoveScore(
            cost=tally.cost + NOTHING_SAID * nothing + verb.cost,
            open=tally.open,
            unlike=max(tally.unlike, verb.unlike),
            name_unlike=tally.name_unlike,
            unplaced=self._uncertain.stand_behind(tally.unsaid_leads),
        )
        return self._with_rest(meaning, tally.used | verb.words, carried, score)

    def _add(self, tally: PartTally, part: Part, meaning: MoveMeant) -> None:
        """Adds what it costs how a part is said, or that it is not."""
        cost, sense = self._parts.best(part, meaning, tally.used)
        if sense is None or (part.what != COUNT and cost >= part.unsaid + TOO_UNLIKE):
            tally.unsaid_leads.update(part.leads if part.what == THING else ())
            tally.cost += part.unsaid
            tally.open |= part.asked
            return
        tally.cost += cost
        tally.open |= self._parts.leaves_number_open(part, sense)
        tally.unlike = max(tally.unlike, unlike(sense))
        if part.what == THING:
            self._add_thing(tally, sense)
        elif part.what == SEAT:
            tally.seats.update(range(sense.start, sense.end))
        tally.used.update(self._parts.positions(part, sense))

    def _add_thing(self, tally: PartTally, sense: Sense) -> None:
        """Adds what a name costs, and that it stands before that of the thing before."""
        tally.name_unlike = max(tally.name_unlike, unlike(sense))
        led = self.analysis.leads.before(sense) and not self._is_behind_a_verb(sense)
        backwards = sense.start < tally.last_thing and not led
        tally.cost += BACKWARDS * backwards
        tally.last_thing = sense.start

    def _is_behind_a_verb(self, sense: Sense) -> bool:
        """Whether the word that opens a place is the last of a verb: "use the ability of A"."""
        verbs = (each for each in self._line.over(sense.start - 1) if each.what == VERB and not each.cost)
        return any(verb.end == sense.start > verb.start + 1 for verb in verbs)

    def _with_rest(
        self, meaning: MoveMeant, used: set[int], carried: set[int], score: MoveScore
    ) -> MoveScore:
        """The same with the words that belong to no part; ``carried``: those that say one."""
        rest = self._rest(meaning, used)
        awaited = meaning.raw["do"] in self._line.line.soon
        remarks = self._remark_costs(rest, used, carried, awaited=awaited)
        plain = {at: cost for at, cost in rest.items() if not any(at in part for part in remarks)}
        own = meaning.verbs | meaning.denied | meaning.also
        now = [part for part in remarks if not (awaited and self.analysis.clauses.is_over(part))]
        aside = self._uncertain.aside(carried)
        return replace(
            score,
            cost=score.cost + sum(plain.values()) + sum(remarks.values()),
            open=score.open or not self._uncertain.positions.isdisjoint(plain.keys() - aside),
            unlike=score.unlike + (score.unlike > 0 and _is_bare(meaning)),
            unknown=tuple(filter(self._words.is_unknown, plain)),
            ignores_value=self._ignores_value(plain),
            has_verb_beside=any(map(self._remarks.says_verb, now)),
            tells_more=any(self._remarks.says_other_verb(part, own) for part in now),
            aside=aside,
        )

    def _rest(self, meaning: MoveMeant, used: set[int]) -> dict[int, int]:
        """What each word costs that says nothing of the move."""
        rest = {at: self._words.of(at, meaning) for at in range(len(self._line)) if at not in used}
        if not _is_bare(meaning):
            return rest
        if self._procedure.is_told(meaning):
            return {at: self._procedure.of(at, cost, meaning) for at, cost in rest.items()}
        return {at: cost * self._beside_bare(at) for at, cost in rest.items()}

    def _beside_bare(self, at: int) -> int:
        """How many times as much a word costs that says nothing of a move which is only its verb."""
        return OBJECT if not self._line.talks or self._is_object(at) else BARE

    def _is_object(self, at: int) -> bool:
        """Whether nobody knows a word that follows a verb in the same part of a line."""
        if not self._words.is_unknown(at):
            return False
        before = range(self.analysis.clauses.of(at).start, at)
        return any(verb.cost <= INFLECTED for verb in self._line.within(before, VERB))

    def _remark_costs(
        self, rest: dict[int, int], used: set[int], carried: set[int], *, awaited: bool
    ) -> dict[range, int]:
        """The parts of a line that tell nothing of the move, with what each costs."""
        if not self.analysis.clauses.are_several:
            return {}
        if self._line.talks:
            return self._remarks.in_talk(rest, used, awaited=awaited)
        return self._remarks.in_plain_words(rest, carried)

    def _ignores_value(self, plain: dict[int, int]) -> bool:
        """Whether a value, or a denial where players talk, is among these words with their costs."""
        costs = (LEFT_VALUE, DENIED) if self._line.talks else (LEFT_VALUE,)
        ignored = {cost * times for cost in costs for times in (1, BARE, OBJECT)}
        if not ignored.isdisjoint(plain.values()):
            return True
        return not self._line.talks and any(
            cost == LEFT_LEAD and self._words.is_value(at) for at, cost in plain.items()
        )


def _is_bare(meaning: MoveMeant) -> bool:
    """Whether nothing need be said of a move but its verb and who makes it."""
    return all(part.what == SEAT or (part.what == NUMBER and not part.unsaid) for part in meaning.parts)
