"""Which verb a line says, denies or leaves out."""

from __future__ import annotations

from functools import cache

from engine.kernel.meanings import FLAG, SEAT, THING, MoveMeant
from referee.notation.own_words.explanations.clear_senses import FUZZY
from referee.notation.own_words.explanations.remarks import Remarks
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    FILLER,
    INSTEAD,
    LEAD,
    MINE,
    NOT,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

VERBLESS, VERBLESS_LATER, UNASKED = 3, 8, 12
"""What it costs that no verb is said: of what the table waits for, of the rest, of what nobody waits for."""
DENIED = 15
"""What it costs that it is denied."""


@cache
def _judging() -> frozenset[str]:
    """Words by which people say what they think of a card."""
    return keys_of(line_words(COMMON)["particles"].get("judging", {}))


class SaidVerbs(Remarks):
    """The verbs of one line."""

    def verb_cost(self, meaning: MoveMeant, used: set[int]) -> tuple[int, int]:
        """What it costs how the verb is said, and how far the word is only like it."""
        makes = meaning.raw["do"]
        keys = (*meaning.verbs, *meaning.denied)
        said = [
            sense
            for key in keys
            for sense in self.by_key.get((VERB, key), ())
            if not self._only_denies(sense)
        ]
        fresh = [sense for sense in said if sense.end > self.taken_back and not self._is_asked(sense)] or said
        free = [sense for sense in fresh if used.isdisjoint(range(sense.start, sense.end))]
        asked = makes in self.line.soon
        strange = 0 if asked else UNASKED // 2
        if free:
            best = min(free, key=lambda one: (one.cost, -(one.end - one.start)))
            for spoken in free:
                if spoken.cost <= INFLECTED:
                    used.update(range(spoken.start, spoken.end))
            used.update(range(best.start, best.end))
            denied = best.key in meaning.denied and best.key not in meaning.verbs
            wants = denied and not self._denied_here(best)
            refuses = best.key not in meaning.denied and not meaning.may_deny and self._is_denied(best)
            return best.cost + strange + (DENIED if wants or refuses else 0), best.cost
        if fresh or self._has_sign(meaning) or self.tells_use(meaning):
            return 1 + strange + DENIED * self._wants_denial(meaning, fresh), 0
        return meaning.silent + (VERBLESS + strange if asked else VERBLESS_LATER + UNASKED), 0

    def _wants_denial(self, meaning: MoveMeant, said: list[Sense]) -> bool:
        """Whether every verb that is said would have to be denied to say the move, and none is."""
        if self.talks or not said or self._has_sign(meaning):
            return False
        own = [sense for sense in said if sense.key in meaning.verbs or sense.key not in meaning.denied]
        return not own and not any(map(self._denied_here, said))

    def _is_asked(self, verb: Sense) -> bool:
        """Whether a part of the line beside another asks with a verb: "ready? then we turn them up"."""
        clause = next(part for part in self.clauses if verb.start in part)
        return len(self.clauses) > 1 and self.asks(clause)

    def denies_it(self, meaning: MoveMeant) -> bool:
        """Whether every verb of the move that is said is denied right before it."""
        verbs = [
            sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()) if not sense.cost
        ]
        plain = [sense for sense in verbs if sense.key not in meaning.denied and not self._only_denies(sense)]
        denials = (sense for key in meaning.denied for sense in self.by_key.get((VERB, key), ()))
        denied = any(map(self._denied_here, denials))
        return bool(plain) and not (denied or meaning.may_deny) and all(map(self._is_denied, plain))

    def _only_denies(self, verb: Sense) -> bool:
        """Whether a verb is no more than a denial of something that is told beside it."""
        if verb.end - verb.start > 1 or not any(sense.what == NOT for sense in self.senses[verb.start]):
            return False
        clause = next(part for part in self.clauses if verb.start in part)
        if self.taken_back and verb.start < self.taken_back < len(self.words):
            return True
        return any(not self._is_idle(at) for at in clause if at != verb.start)

    def _is_idle(self, at: int) -> bool:
        """Whether a word says nothing by itself, or only who speaks."""
        idle = (FILLER, CHATTER, NOT, known.SEAT, MINE)
        return any(sense.what in idle and sense.cost <= INFLECTED for sense in self.senses[at])

    def _is_denied(self, verb: Sense) -> bool:
        """Whether a word right before a verb denies it."""
        itself = any(sense.what == NOT for at in range(verb.start, verb.end) for sense in self.senses[at])
        start = verb.start
        while start and not (itself or self._begins_part(start)):
            start -= 1
            if any(
                sense.what == NOT and not sense.cost and sense.end == start + 1
                for sense in self.senses[start]
            ):
                return True
            if self.talks or not any(sense.what == FILLER and not sense.cost for sense in self.senses[start]):
                return False
        return False

    def _denied_here(self, verb: Sense) -> bool:
        """Whether the part of the line in which a verb stands, between two signs, denies it."""
        start = next((at for at in range(verb.start, 0, -1) if self.words[at].after), 0)
        end = next((at for at in range(verb.end, len(self.words)) if self.words[at].after), len(self.words))
        denials = [at for at in range(start, end) if any(sense.what == NOT for sense in self.senses[at])]
        if self.talks:
            return any(
                at < verb.end or any(sense.key == "none" for sense in self.senses[at]) for at in denials
            )
        return any(at < verb.start or not self._verb_between(at, end) for at in denials)

    def _verb_between(self, start: int, end: int) -> bool:
        """Whether a verb is said behind a word, to which a denial there belongs."""
        later = (sense for at in range(start + 1, end) for sense in self.senses[at])
        return any(sense.what == VERB and not sense.cost for sense in later)

    def says_verb(self, meaning: MoveMeant) -> bool:
        """Whether a verb of the move is said, or denied where that says it."""
        denied = (sense for key in meaning.denied for sense in self.by_key.get((VERB, key), ()))
        verbs = (sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()))
        said = not all(map(self._only_denies, verbs))
        return said or self._has_sign(meaning) or any(map(self._denied_here, denied))

    def judges(self, meaning: MoveMeant) -> bool:
        """Whether somebody says what they think of a card, and no verb of the move just so."""
        exact = (
            sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()) if not sense.cost
        )
        return any(map(self._is_judging, range(len(self.words)))) and not any(exact)

    def _is_judging(self, at: int) -> bool:
        """Whether a word says what somebody thinks of a card, and does not open a place: "costs me 2"."""
        opens = any(sense.what == LEAD and not sense.cost and sense.end > at + 1 for sense in self.senses[at])
        turn = any(
            sense.what in (FILLER, CHATTER) and not sense.cost and sense.end - sense.start > 1
            for sense in self.senses_over(at)
        )
        return self.words[at].text in _judging() and not (opens or turn)

    def says_own_verb(self, meaning: MoveMeant) -> bool:
        """Whether a verb of the move is said, and not only one that is denied."""
        verbs = (sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()))
        if self._has_sign(meaning) or not all(map(self._only_denies, verbs)):
            return True
        denied = (
            sense for key in meaning.denied for sense in self.by_key.get((VERB, key), ()) if not sense.cost
        )
        return any(self._denied_here(sense) and not self._has_denial(sense) for sense in denied)

    def _has_denial(self, verb: Sense) -> bool:
        """Whether a verb of several words denies something itself: "does not die"."""
        return any(sense.what == NOT for at in range(verb.start, verb.end) for sense in self.senses[at])

    def says_at_length(self, meaning: MoveMeant) -> bool:
        """Whether several words say another move and none of them this one; more where it is waited for."""
        least = len(("two", "words")) + (meaning.raw["do"] in self.line.soon)
        mine = (
            sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()) if not sense.cost
        )
        if self._has_sign(meaning) or any(sense.end - sense.start > 1 for sense in mine):
            return False
        own = meaning.verbs | meaning.denied | meaning.also
        longer = (
            sense for senses in self.senses for sense in senses if sense.what == VERB and not sense.cost
        )
        longer = (
            sense for sense in longer if sense.end - sense.start >= least and sense.start >= self.taken_back
        )
        for spoken in longer:
            here = {
                other.key
                for other in self.senses[spoken.start]
                if other.what == VERB and other.end == spoken.end
            }
            if spoken.key in self._verbs_of_moves and not (here & own or self._has_denial(spoken)):
                return True
        return False

    def tells_use(self, meaning: MoveMeant) -> bool:
        """Whether a card is named that nobody names but to use it, with more that is said of its use."""
        return meaning.used and (self.says_more(meaning) or self._names_all(meaning))

    def _names_all(self, meaning: MoveMeant) -> bool:
        """Whether two things of a move are named, or more, and none is left out."""
        things = [part for part in meaning.parts if part.what == THING]
        named = [any((known.CARD, key) in self.by_key for key in part.keys) for part in things]
        return len(named) > 1 and all(named)

    def _has_sign(self, meaning: MoveMeant) -> bool:
        """Whether a value is said that says it as well as a verb does."""
        return any(
            sense.cost <= SLIP for key in meaning.signs for sense in self.by_key.get((WORD_VALUE, key), ())
        )

    def says_more(self, meaning: MoveMeant) -> bool:
        """Whether more of the move is said than who makes it and with which card."""
        keys = {key for part in meaning.parts if part.what not in (THING, SEAT) for key in part.keys}
        keys |= {lead for part in meaning.parts for lead in part.leads}
        told = (sense for senses in self.senses for sense in senses if sense.what in (WORD_VALUE, LEAD))
        most = SLIP if self.talks else FUZZY - 1
        if any(sense.key in keys and sense.cost <= most for sense in told):
            return True
        things = (part for part in meaning.parts if part.what == THING)
        named = sum(any((known.CARD, key) in self.by_key for key in part.keys) for part in things)
        return named > 1 and not self.talks

    def is_answer(self, meaning: MoveMeant) -> bool:
        """Whether a line names what the table asks for, and hardly anything else."""
        if not meaning.answers:
            return False
        return not any(word.text in _judging() for word in self.words)

    def says_another(self, meaning: MoveMeant) -> bool:
        """Whether a word says another move in the very words of the list, and nothing else."""
        flags = (key for part in meaning.parts if part.what == FLAG for key in part.keys)
        own = meaning.verbs | meaning.denied | meaning.also.union(flags)
        for at, some in enumerate(self.senses):
            said = {sense.key for sense in some if sense.what == VERB and not sense.cost}
            idle = (VERB, CHATTER if self.talks else INSTEAD)
            other = any(sense.what not in idle and sense.cost < FUZZY for sense in some)
            if said and at >= self.taken_back and not (other or said & own):
                return True
        return False
