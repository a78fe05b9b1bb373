"""Which verb of a move a line says, denies or leaves out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from engine.kernel.meanings import FLAG, SEAT, THING, MoveMeant, Part
from referee.notation.own_words.analysis.clauses import Clauses
from referee.notation.own_words.analysis.exclusions import Exclusions
from referee.notation.own_words.analysis.negation import Negation
from referee.notation.own_words.analysis.sense_filter import FUZZY
from referee.notation.own_words.analysis.table_context import TableContext
from referee.notation.own_words.analysis.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import CHATTER, FILLER, INSTEAD, LEAD, VERB
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

VERBLESS, VERBLESS_LATER, UNASKED = 3, 8, 12
"""What it costs that no verb is said: of what the table waits for, of the rest, of what nobody waits for."""
DENIED = 15
"""What it costs that it is denied."""
LONG_VERB = 2
"""Words of a verb that says another move at length."""


@cache
def _judging() -> frozenset[str]:
    """Words by which people say what they think of a card."""
    return keys_of(line_words(COMMON)["particles"].get("judging", {}))


class VerbMatch(Struct, frozen=True):
    """How a line says the verb of a move."""

    cost: int
    unlike: int = 0
    """How far the word is only like the verb."""
    words: frozenset[int] = frozenset()
    """The words that say it."""


class Verbs:
    """The verbs of one line."""

    def __init__(
        self,
        words: WordIndex,
        clauses: Clauses,
        exclusions: Exclusions,
        negation: Negation,
        table: TableContext,
    ) -> None:
        self._line = words
        self._clauses = clauses
        self._exclusions = exclusions
        self._negation = negation
        self._table = table

    def match(self, meaning: MoveMeant, used: set[int]) -> VerbMatch:
        """What it costs how the verb of a move is said; ``used``: the words that say something else."""
        verbs = self._fresh_verbs(meaning)
        free = [verb for verb in verbs if used.isdisjoint(range(verb.start, verb.end))]
        unasked = 0 if self._is_awaited(meaning) else UNASKED // 2
        if free:
            return self._best_match(meaning, free, unasked)
        if verbs or self._has_sign(meaning) or self.says_use(meaning):
            return VerbMatch(1 + unasked + DENIED * self._lacks_denial(meaning, verbs))
        missing = VERBLESS if self._is_awaited(meaning) else VERBLESS_LATER + UNASKED
        return VerbMatch(meaning.silent + missing)

    def _fresh_verbs(self, meaning: MoveMeant) -> list[Sense]:
        """The verbs that say a move, without those taken back or asked where others do."""
        keys = (*meaning.verbs, *meaning.denied)
        verbs = [verb for verb in self._of(keys) if not self._negation.is_only_denial(verb)]
        start = self._exclusions.corrected
        return [verb for verb in verbs if verb.end > start and not self._is_asked(verb)] or verbs

    def _best_match(self, meaning: MoveMeant, verbs: list[Sense], unasked: int) -> VerbMatch:
        """The verb that says a move best, with the words of all that say it."""
        best = min(verbs, key=lambda verb: self._rank(meaning, verb))
        sure = (verb for verb in verbs if verb.cost <= INFLECTED)
        words = {at for verb in (*sure, best) for at in range(verb.start, verb.end)}
        cost = best.cost + unasked + DENIED * self._is_wrongly_denied(meaning, best)
        return VerbMatch(cost, best.cost, frozenset(words))

    def _rank(self, meaning: MoveMeant, verb: Sense) -> tuple[int, int, bool, int, str]:
        """How well a verb says a move; of equal ones the last rank is that which a denial contradicts.

        Where players tell moves alone, such a one comes first of those that say it by being denied: "it is
        applied, I name no target".
        """
        strict = not self._line.talks and verb.key not in meaning.verbs
        contradicted = self._is_wrongly_denied(meaning, verb) != strict
        return verb.cost, verb.start - verb.end, contradicted, verb.start, verb.key

    def _is_wrongly_denied(self, meaning: MoveMeant, verb: Sense) -> bool:
        """Whether a verb is denied and the move is not, or the other way round."""
        if verb.key in meaning.denied:
            return verb.key not in meaning.verbs and not self._negation.is_around(verb)
        return not meaning.may_deny and self._negation.is_before(verb)

    def _is_awaited(self, meaning: MoveMeant) -> bool:
        return meaning.raw["do"] in self._line.line.soon

    def _of(self, keys: Iterable[str], *, exact: bool = False) -> list[Sense]:
        """The verbs with these keys."""
        verbs = self._line.of_keys(VERB, keys)
        return [verb for verb in verbs if not verb.cost] if exact else verbs

    def _lacks_denial(self, meaning: MoveMeant, verbs: list[Sense]) -> bool:
        """Whether every verb that is said would have to be denied to say the move, and none is."""
        if self._line.talks or not verbs or self._has_sign(meaning):
            return False
        own = [verb for verb in verbs if verb.key in meaning.verbs or verb.key not in meaning.denied]
        return not own and not any(map(self._negation.is_around, verbs))

    def _is_asked(self, verb: Sense) -> bool:
        """Whether a part of the line beside another asks with a verb: "ready? then we turn them up"."""
        return self._clauses.are_several and self._clauses.asks(self._clauses.of(verb.start))

    def are_denied(self, meaning: MoveMeant) -> bool:
        """Whether every verb of the move that is said is denied right before it."""
        plain = [
            verb
            for verb in self._of(meaning.verbs, exact=True)
            if verb.key not in meaning.denied and not self._negation.is_only_denial(verb)
        ]
        denied = any(map(self._negation.is_around, self._of(meaning.denied)))
        return bool(plain) and not (denied or meaning.may_deny) and all(map(self._negation.is_before, plain))

    def say(self, meaning: MoveMeant) -> bool:
        """Whether a verb of the move is said, or denied where that says it."""
        plain = not all(map(self._negation.is_only_denial, self._of(meaning.verbs)))
        return (
            plain or self._has_sign(meaning) or any(map(self._negation.is_around, self._of(meaning.denied)))
        )

    def say_outright(self, meaning: MoveMeant) -> bool:
        """Whether a verb of the move is said, and not only one that is denied."""
        if self._has_sign(meaning) or not all(map(self._negation.is_only_denial, self._of(meaning.verbs))):
            return True
        return any(
            self._negation.is_around(verb) and not self._negation.is_within(verb)
            for verb in self._of(meaning.denied, exact=True)
        )

    def judge(self, meaning: MoveMeant) -> bool:
        """Whether somebody says what they think of a card, and no verb of the move just so."""
        judging = any(map(self._is_judging, range(len(self._line))))
        return judging and not self._of(meaning.verbs, exact=True)

    def _is_judging(self, at: int) -> bool:
        """Whether a word says what somebody thinks of a card, and does not open a place: "costs me 2"."""
        if self._line.words[at].text not in _judging():
            return False
        opens = any(lead.end > at + 1 for lead in self._line.within((at,), LEAD, exact=True))
        turn = any(
            sense.what in (FILLER, CHATTER) and not sense.cost and sense.end - sense.start > 1
            for sense in self._line.over(at)
        )
        return not (opens or turn)

    def say_another_at_length(self, meaning: MoveMeant) -> bool:
        """Whether several words say another move and none of them this one; more where it is waited for."""
        own = self._of(meaning.verbs, exact=True)
        if self._has_sign(meaning) or any(verb.end - verb.start > 1 for verb in own):
            return False
        least = LONG_VERB + self._is_awaited(meaning)
        return any(
            verb.end - verb.start >= least
            and verb.start >= self._exclusions.corrected
            and self._is_of_another(verb, meaning)
            for verb in self._line.of(VERB, exact=True)
        )

    def _is_of_another(self, verb: Sense, meaning: MoveMeant) -> bool:
        """Whether a verb says another move, and its words none of this one."""
        alike = {other.key for other in self._line.within((verb.start,), VERB) if other.end == verb.end}
        own = alike & _own_verbs(meaning)
        return verb.key in self._table.move_verbs and not (own or self._negation.is_within(verb))

    def says_use(self, meaning: MoveMeant) -> bool:
        """Whether a card is named that nobody names but to use it, with more that is said of its use."""
        return meaning.used and (self.says_more(meaning) or self._names_all(meaning))

    def _names_all(self, meaning: MoveMeant) -> bool:
        """Whether two things of a move are named, or more, and none is left out."""
        named = [self._names(part) for part in meaning.parts if part.what == THING]
        return len(named) > 1 and all(named)

    def _names(self, part: Part) -> bool:
        return any(self._line.keyed(known.CARD, key) for key in part.keys)

    def _has_sign(self, meaning: MoveMeant) -> bool:
        """Whether a value is said that says it as well as a verb does."""
        return any(value.cost <= SLIP for value in self._line.of_keys(WORD_VALUE, meaning.signs))

    def says_more(self, meaning: MoveMeant) -> bool:
        """Whether more of the move is said than who makes it and with which card."""
        keys = {key for part in meaning.parts if part.what not in (THING, SEAT) for key in part.keys}
        keys |= {lead for part in meaning.parts for lead in part.leads}
        most = SLIP if self._line.talks else FUZZY - 1
        senses = (*self._line.of_keys(WORD_VALUE, keys), *self._line.of_keys(LEAD, keys))
        if any(sense.cost <= most for sense in senses):
            return True
        named = sum(self._names(part) for part in meaning.parts if part.what == THING)
        return named > 1 and not self._line.talks

    def are_unneeded(self, meaning: MoveMeant) -> bool:
        """Whether a line may name what the table asks for without a verb."""
        return meaning.answers and not any(word.text in _judging() for word in self._line.words)

    def say_another(self, meaning: MoveMeant) -> bool:
        """Whether a word says another move in the very words of the list, and nothing else."""
        flags = (key for part in meaning.parts if part.what == FLAG for key in part.keys)
        own = _own_verbs(meaning).union(flags)
        positions = range(self._exclusions.corrected, len(self._line))
        return any(self._only_says_another(at, own) for at in positions)

    def _only_says_another(self, at: int, own: frozenset[str]) -> bool:
        """Whether a word is a verb, none of these, and nothing else."""
        keys = {verb.key for verb in self._line.within((at,), VERB, exact=True)}
        idle = (VERB, CHATTER if self._line.talks else INSTEAD)
        other = any(sense.what not in idle and sense.cost < FUZZY for sense in self._line.senses[at])
        return bool(keys) and not (other or keys & own)


def _own_verbs(meaning: MoveMeant) -> frozenset[str]:
    """The keys of all verbs that may be said beside a move."""
    return meaning.verbs | meaning.denied | meaning.also
