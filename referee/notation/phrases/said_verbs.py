"""Which verb a line says, denies or leaves out, and the parts that tell nothing of a move."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property

import msgspec

from engine.kernel.meanings import FLAG, SEAT, THING, MoveMeant
from referee.notation.parser.lexicon import COMMON, keys_of, line_words
from referee.notation.phrases import names as known
from referee.notation.phrases.likeness import INFLECTED, SLIP
from referee.notation.phrases.said_words import SaidWords
from referee.notation.phrases.senses import NUMBER as WORD_NUMBER
from referee.notation.phrases.senses import TRANSLATED, Sense
from referee.notation.phrases.terms import (
    CHATTER,
    FILLER,
    INSTEAD,
    LEAD,
    MINE,
    NOT,
    UNSURE,
    VERB,
    aside_words,
)
from referee.notation.phrases.terms import VALUE as WORD_VALUE
from referee.notation.phrases.told_by_move import every_value
from referee.notation.phrases.word_senses import FUZZY

REMARK, NAMED_REMARK, QUESTION, LAST_REMARK = 5, 12, 2, 3
"""What a part of a line costs at most that tells nothing of the move: where it is denied or names nothing;
where it names something; where it asks something; how much more if it comes last."""
NO_REMARK = 26
"""What a part of a line costs that tells another move, or leaves open what is meant."""
TRANSLATED_CLEARLY = TRANSLATED + INFLECTED + 1
"""What a name in another language may cost to be one."""
TAKES_PART = ("challenge", "last_challenge", "fight")
"""What a table has of what goes on."""
REMARKED = (
    "none",
    "challenge",
    "phase",
    "round",
    "hand",
    "yes",
    "himself",
    "played",
    "unopposed",
    "everyone",
)
"""Values that are said in remarks."""


@cache
def connecting_words() -> frozenset[str]:
    """Words that begin the next part of a sentence."""
    return keys_of(line_words(COMMON)["particles"].get("going_on", {}))


@cache
def _already() -> frozenset[str]:
    """Words for what has come to be before."""
    return keys_of(line_words(COMMON)["particles"].get("already", {}))


def _texts(held: Iterable[object]) -> frozenset[str]:
    """All texts that these values hold."""
    return frozenset(one for value in held for one in every_value(value) if isinstance(one, str))


class Remarks(SaidWords):
    """The words of one line with the parts that it is made of."""

    @property
    def talks(self) -> bool:
        """Whether players talk beside their moves."""
        return self.line.lexicon.grammar.remarks

    @cached_property
    def clauses(self) -> tuple[range, ...]:
        """The parts of the line between its signs."""
        starts = [at for at, word in enumerate(self.words) if not at or word.after or self._goes_on(at)]
        return tuple(range(a, b) for a, b in zip(starts, [*starts[1:], len(self.words)], strict=True))

    def _goes_on(self, at: int) -> bool:
        """Whether a word begins another part of a sentence: ``so``, ``but``, ``then``."""
        return self.words[at].text in connecting_words() or any(
            one.what == UNSURE and one.key == "but" for one in self.senses[at]
        )

    def asks(self, clause: range) -> bool:
        """Whether a part of the line ends in a question mark."""
        end = self.words[clause.stop - 1].end
        return self.line.text[end - 1 : end + 2].strip().endswith("?") or self.line.text[end : end + 1] == "?"

    def remarks(self, left: dict[int, int], used: set[int], *, awaited: bool) -> dict[range, int]:
        """The parts of a line that tell nothing of the move, with what each costs.

        ``awaited``: the table waits for the move, so that what nobody can do now has been done before.
        """
        found: dict[range, int] = {}
        for clause in self.clauses:
            cost = sum(left.get(at, 0) for at in clause)
            most = self._as_remark(clause, awaited=awaited) + LAST_REMARK * (clause.stop == len(self.words))
            told = (at for at in clause if at in used)
            if cost > most and all(any(one.what == known.SEAT for one in self.senses[at]) for at in told):
                found[clause] = most
        return found

    def _as_remark(self, clause: range, *, awaited: bool) -> int:
        """What a part of a line costs at most as a remark."""
        if self.asks(clause):
            return QUESTION
        if self.is_so(clause):
            return REMARK
        denies = any(one.what == NOT and not one.cost for at in clause for one in self.senses[at])
        named = any(self._names_something(one) for at in clause for one in self.senses[at])
        if awaited and self.is_over(clause):
            return NAMED_REMARK if named else REMARK
        if any(one.what == UNSURE and one.key != "but" for at in clause for one in self.senses[at]):
            return NO_REMARK
        if not denies and self._tells_another(clause):
            return NO_REMARK
        return NAMED_REMARK if named and not denies else REMARK

    @cached_property
    def reasons(self) -> frozenset[int]:
        """The words of those parts of a line that ask, or tell why: ``nobody? then``, ``he is gone, so``."""
        behind = [*self.clauses[1:], None]
        told = (one for one, then in zip(self.clauses, behind, strict=True) if self._tells_why(one, then))
        return frozenset(at for clause in told for at in clause)

    def _tells_why(self, clause: range, behind: range | None) -> bool:
        if behind is not None and (self.asks(clause) or self.words[behind.start].text in connecting_words()):
            return True
        opens = self.words[clause.start].text in aside_words(self.line.language)
        return opens or (len(self.clauses) > 1 and self.is_so(clause))

    @cached_property
    def why(self) -> tuple[range, ...]:
        """The parts of a line that tell why, or what cannot be, and no move that may be made now."""
        told = (one for one in self.clauses[:-1] if one.start in self.reasons or self._has(one, NOT))
        return tuple(one for one in told if not self._tells_now(one))

    def _tells_now(self, clause: range) -> bool:
        said = (one for at in clause for one in self.senses[at] if one.what == VERB)
        return any(one.cost <= INFLECTED and one.key in self._verbs_now for one in said)

    def is_over(self, clause: range) -> bool:
        """Whether a part of a line tells what has been done: a move that nobody can make now."""
        texts = [self.words[at].text for at in clause]
        if any(text in _already() for text in texts):
            return True
        if any(one.what == NOT for at in clause for one in self.senses[at]):
            return False
        said = [one.key for at in clause for one in self.senses[at] if one.what == VERB and not one.cost]
        return bool(said) and not any(
            key in self._verbs_now or key not in self._verbs_of_moves for key in said
        )

    def is_past(self, at: int) -> bool:
        """Whether the part of the line in which a word stands tells, beside another, what has come to be."""
        clause = next(one for one in self.clauses if at in one)
        return len(self.clauses) > 1 and any(self.words[here].text in _already() for here in clause)

    @cached_property
    def _verbs_now(self) -> frozenset[str]:
        """The verbs of the moves that may be made now."""
        forms = self.line.lexicon.grammar.forms
        return frozenset(form.words for form in forms if form.makes in self.line.soon)

    @cached_property
    def _verbs_of_moves(self) -> frozenset[str]:
        """The verbs of moves that a table waits for at some time, and that nobody makes by hand."""
        grammar = self.line.lexicon.grammar
        by_hand = (grammar.bare, *grammar.outright)
        return frozenset(form.words for form in grammar.forms if form.makes not in by_hand)

    @cached_property
    def going_on(self) -> frozenset[str]:
        """The keys and ids of what goes on at the table."""
        held = {name: self._held(name) for name in self.line.state.__struct_fields__}
        return _texts(value for name, value in held.items() if not isinstance(value, dict)) | self.taking_part

    @cached_property
    def taking_part(self) -> frozenset[str]:
        """Those of what is fought out."""
        return _texts(map(self._held, TAKES_PART))

    def _held(self, field: str) -> object:
        return msgspec.to_builtins(getattr(self.line.state, field, None))

    def says_verb_in(self, clause: range) -> bool:
        """Whether a part of a line says a verb just so."""
        return any(one.what == VERB and not one.cost for at in clause for one in self.senses[at])

    def says_another_verb(self, clause: range, own: frozenset[str]) -> bool:
        """Whether a part of a line says another verb outright, and does not deny or ask it."""
        if self.asks(clause) or any(one.what == NOT for at in clause for one in self.senses[at]):
            return False
        for at in clause:
            exact = [one for one in self.senses[at] if not one.cost]
            verbs = {one.key for one in exact if one.what == VERB}
            if verbs and not verbs & own and all(one.what == VERB for one in exact):
                return not self._only_objects(clause, verbs)
        return False

    def _only_objects(self, clause: range, verbs: set[str]) -> bool:
        """Whether a line begins with a single word of denial, and goes on: "Nope. I cancel that."."""
        denials = set(self.line.lexicon.grammar.denied.values())
        return len(clause) == 1 and not clause.start and verbs <= denials

    def is_so(self, clause: range) -> bool:
        """Whether a part of a line says of a card how it lies there: "Jon is kneeling"."""
        said = [one for at in clause for one in self.senses[at] if not one.cost]
        states = {one.key for one in said if one.what == LEAD}
        cards = [id_ for one in said if one.what == known.CARD for id_ in one.ids]
        held = (getattr(self.line.state, "cards", {}).get(id_) for id_ in cards)
        return bool(cards) and all(any(getattr(one, key, None) is True for key in states) for one in held)

    def _tells_another(self, clause: range) -> bool:
        """Whether a part of a line tells a move of its own: a verb with a card, two cards, a number."""
        said = [one for at in clause for one in self.senses[at] if not one.cost]
        cards = {one.start for one in said if one.what == known.CARD}
        verbs = any(one.what == VERB for one in said)
        return len(cards) > 1 or (bool(cards) and verbs) or any(one.what == WORD_NUMBER for one in said)

    @staticmethod
    def _names_something(one: Sense) -> bool:
        """Whether a sense is a thing, or a number or a value that hardly belongs to a remark."""
        if one.what in (known.CARD, known.SEAT, known.PLOT, known.FACE, WORD_NUMBER):
            return one.cost <= TRANSLATED_CLEARLY
        return one.what == WORD_VALUE and not one.cost and one.key not in REMARKED


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
        said = [one for key in keys for one in self.by_key.get((VERB, key), ()) if not self._only_denies(one)]
        fresh = [one for one in said if one.end > self.taken_back and not self._is_asked(one)] or said
        free = [one for one in fresh if used.isdisjoint(range(one.start, one.end))]
        asked = makes in self.line.soon
        strange = 0 if asked else UNASKED // 2
        if free:
            best = min(free, key=lambda one: (one.cost, -(one.end - one.start)))
            for one in free:
                if one.cost <= INFLECTED:
                    used.update(range(one.start, one.end))
            used.update(range(best.start, best.end))
            denied = best.key in meaning.denied and best.key not in meaning.verbs
            wants = denied and not self._denied_here(best)
            refuses = best.key not in meaning.denied and not meaning.may_deny and self._is_denied(best)
            return best.cost + strange + (DENIED if wants or refuses else 0), best.cost
        if fresh or self._has_sign(meaning) or self.tells_use(meaning):
            return 1 + strange, 0
        return meaning.silent + (VERBLESS + strange if asked else VERBLESS_LATER + UNASKED), 0

    def _is_asked(self, verb: Sense) -> bool:
        """Whether a part of the line beside another asks with a verb: "ready? then we turn them up"."""
        clause = next(one for one in self.clauses if verb.start in one)
        return len(self.clauses) > 1 and self.asks(clause)

    def denies_it(self, meaning: MoveMeant) -> bool:
        """Whether every verb of the move that is said is denied right before it."""
        verbs = [one for key in meaning.verbs for one in self.by_key.get((VERB, key), ()) if not one.cost]
        plain = [one for one in verbs if one.key not in meaning.denied and not self._only_denies(one)]
        denials = (one for key in meaning.denied for one in self.by_key.get((VERB, key), ()))
        denied = any(map(self._denied_here, denials))
        return bool(plain) and not (denied or meaning.may_deny) and all(map(self._is_denied, plain))

    def _only_denies(self, verb: Sense) -> bool:
        """Whether a verb is no more than a denial of something that is told beside it."""
        if verb.end - verb.start > 1 or not any(one.what == NOT for one in self.senses[verb.start]):
            return False
        clause = next(one for one in self.clauses if verb.start in one)
        if self.taken_back and verb.start < self.taken_back < len(self.words):
            return True
        return any(not self._is_idle(at) for at in clause if at != verb.start)

    def _is_idle(self, at: int) -> bool:
        """Whether a word says nothing by itself, or only who speaks."""
        idle = (FILLER, CHATTER, NOT, known.SEAT, MINE)
        return any(one.what in idle and one.cost <= INFLECTED for one in self.senses[at])

    def _is_denied(self, verb: Sense) -> bool:
        """Whether a word right before a verb denies it."""
        parted = not verb.start or bool(self.words[verb.start].after)
        before = () if parted else self.senses[verb.start - 1]
        itself = any(one.what == NOT for at in range(verb.start, verb.end) for one in self.senses[at])
        return not itself and any(
            one.what == NOT and not one.cost and one.end == verb.start for one in before
        )

    def _denied_here(self, verb: Sense) -> bool:
        """Whether the part of the line in which a verb stands, between two signs, denies it."""
        start = next((at for at in range(verb.start, 0, -1) if self.words[at].after), 0)
        end = next((at for at in range(verb.end, len(self.words)) if self.words[at].after), len(self.words))
        denials = [at for at in range(start, end) if any(one.what == NOT for one in self.senses[at])]
        if self.talks:
            return any(at < verb.end or any(one.key == "none" for one in self.senses[at]) for at in denials)
        return any(at < verb.start or not self._verb_between(at, end) for at in denials)

    def _verb_between(self, start: int, end: int) -> bool:
        """Whether a verb is said behind a word, to which a denial there belongs."""
        later = (one for at in range(start + 1, end) for one in self.senses[at])
        return any(one.what == VERB and not one.cost for one in later)

    def says_verb(self, meaning: MoveMeant) -> bool:
        """Whether a verb of the move is said, or denied where that says it."""
        denied = (one for key in meaning.denied for one in self.by_key.get((VERB, key), ()))
        verbs = (one for key in meaning.verbs for one in self.by_key.get((VERB, key), ()))
        said = not all(map(self._only_denies, verbs))
        return said or self._has_sign(meaning) or any(map(self._denied_here, denied))

    def judges(self, meaning: MoveMeant) -> bool:
        """Whether somebody says what they think of a card, and no verb of the move just so."""
        exact = (one for key in meaning.verbs for one in self.by_key.get((VERB, key), ()) if not one.cost)
        return any(word.text in _judging() for word in self.words) and not any(exact)

    def says_own_verb(self, meaning: MoveMeant) -> bool:
        """Whether a verb of the move is said, and not only one that is denied."""
        verbs = (one for key in meaning.verbs for one in self.by_key.get((VERB, key), ()))
        if self._has_sign(meaning) or not all(map(self._only_denies, verbs)):
            return True
        denied = (one for key in meaning.denied for one in self.by_key.get((VERB, key), ()) if not one.cost)
        return any(self._denied_here(one) and not self._has_denial(one) for one in denied)

    def _has_denial(self, verb: Sense) -> bool:
        """Whether a verb of several words denies something itself: "does not die"."""
        return any(one.what == NOT for at in range(verb.start, verb.end) for one in self.senses[at])

    def says_at_length(self, meaning: MoveMeant) -> bool:
        """Whether several words say another move and none of them this one; more where it is waited for."""
        least = len(("two", "words")) + (meaning.raw["do"] in self.line.soon)
        mine = (one for key in meaning.verbs for one in self.by_key.get((VERB, key), ()) if not one.cost)
        if self._has_sign(meaning) or any(one.end - one.start > 1 for one in mine):
            return False
        own = meaning.verbs | meaning.denied | meaning.also
        longer = (one for some in self.senses for one in some if one.what == VERB and not one.cost)
        longer = (one for one in longer if one.end - one.start >= least and one.start >= self.taken_back)
        for one in longer:
            here = {
                other.key for other in self.senses[one.start] if other.what == VERB and other.end == one.end
            }
            if one.key in self._verbs_of_moves and not (here & own or self._has_denial(one)):
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
            one.cost <= SLIP for key in meaning.signs for one in self.by_key.get((WORD_VALUE, key), ())
        )

    def says_more(self, meaning: MoveMeant) -> bool:
        """Whether more of the move is said than who makes it and with which card."""
        keys = {key for part in meaning.parts if part.what not in (THING, SEAT) for key in part.keys}
        keys |= {lead for part in meaning.parts for lead in part.leads}
        told = (one for some in self.senses for one in some if one.what in (WORD_VALUE, LEAD))
        most = SLIP if self.talks else FUZZY - 1
        if any(one.key in keys and one.cost <= most for one in told):
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
            said = {one.key for one in some if one.what == VERB and not one.cost}
            idle = (VERB, CHATTER if self.talks else INSTEAD)
            other = any(one.what not in idle and one.cost < FUZZY for one in some)
            if said and at >= self.taken_back and not (other or said & own):
                return True
        return False
