"""The parts a line is made of, and which of them tell nothing of a move."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from itertools import chain

import msgspec

from referee.notation.own_words.explanations.mentions import SaidWords
from referee.notation.own_words.explanations.told_by_move import every_value
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER as WORD_NUMBER
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    LEAD,
    NOT,
    UNSURE,
    VERB,
    aside_words,
)
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.own_words.vocabulary.title_words import TRANSLATED
from referee.notation.parser.lexicon import ARROW, COMMON, keys_of, line_words

REMARK, NAMED_REMARK, QUESTION, LAST_REMARK = 5, 12, 2, 3
"""What a part of a line costs at most that tells nothing of the move: where it is denied or names nothing;
where it names something; where it asks something; how much more if it comes last."""
NO_REMARK = 26
"""What a part of a line costs that tells another move, or leaves open what is meant."""
TOLD_REMARK = 18
"""What such a part costs in a game in which players tell hardly anything beside their moves."""
TRANSLATED_CLEARLY = TRANSLATED + INFLECTED + 1
"""What a name in another language may cost to be one."""
LONGEST_AIM = 3
"""Words of the longest beginning of what something is done for."""
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
def _aiming() -> frozenset[str]:
    """Words before what something is done for."""
    return keys_of(line_words(COMMON)["particles"].get("aiming", {}))


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
        starts = [at for at in range(len(self.words)) if not at or self._begins_part(at)]
        return tuple(range(a, b) for a, b in zip(starts, [*starts[1:], len(self.words)], strict=True))

    def _begins_part(self, at: int) -> bool:
        """Whether a sign stands before a word, or the word begins another part of a sentence."""
        return self.words[at].after not in ("", ARROW) or self._goes_on(at)

    def _goes_on(self, at: int) -> bool:
        """Whether a word begins another part of a sentence: ``so``, ``but``, ``then``."""
        within = any(sense.what == CHATTER and sense.start < at < sense.end for sense in self.senses_over(at))
        reason = not self.talks and self.words[at].text in aside_words(self.line.language)
        return (
            reason
            or (self.words[at].text in connecting_words() and not within)
            or any(sense.what == UNSURE and sense.key == "but" for sense in self.senses[at])
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
            if cost > most and all(any(sense.what == known.SEAT for sense in self.senses[at]) for at in told):
                found[clause] = most
        return found

    def _as_remark(self, clause: range, *, awaited: bool) -> int:
        """What a part of a line costs at most as a remark."""
        if self.asks(clause):
            return QUESTION
        if self.is_so(clause):
            return REMARK
        denies = any(sense.what == NOT and not sense.cost for at in clause for sense in self.senses[at])
        named = any(self._names_something(sense) for at in clause for sense in self.senses[at])
        if awaited and self.is_over(clause):
            return NAMED_REMARK if named else REMARK
        if any(sense.what == UNSURE and sense.key != "but" for at in clause for sense in self.senses[at]):
            return REMARK if denies and not named and not self._says_move(clause) else NO_REMARK
        if not denies and self._tells_another(clause):
            return NO_REMARK
        return NAMED_REMARK if named and not denies else REMARK

    def _says_move(self, clause: range) -> bool:
        """Whether a part of a line says a verb of a move just so, and not only a denial."""
        idle = set(self.line.lexicon.grammar.denied.values())
        said = (sense for at in clause for sense in self.senses[at] if sense.what == VERB and not sense.cost)
        return any(sense.key in self._verbs_of_moves - idle for sense in said)

    def plain_remarks(self, left: dict[int, int], carried: set[int]) -> dict[range, int]:
        """The parts of a line of which nothing belongs to the move, in a game in which players tell moves.

        ``carried``: the words that say a part of the move.
        """
        costs = self._plain_costs if carried else {}
        return {
            clause: most
            for clause, most in costs.items()
            if (self._only_tells_why(clause) or carried.isdisjoint(clause))
            and sum(left.get(at, 0) for at in clause) > most
        }

    def _only_tells_why(self, clause: range) -> bool:
        """Whether a part of a line tells why, and no move that may be made now."""
        tells = self.words[clause.stop].after == ":" if clause.stop < len(self.words) else False
        return clause in self.why and (tells or clause.start in self.reasons)

    @cached_property
    def _plain_costs(self) -> dict[range, int]:
        """What each part of a line costs at most as a remark beside a move."""
        return {part: REMARK if part in self.why else self._as_plain_remark(part) for part in self.clauses}

    def _as_plain_remark(self, clause: range) -> int:
        """What a part of a line costs at most that may be a remark beside a move."""
        if self.asks(clause):
            return QUESTION
        named = any(self._names_something(sense) for at in clause for sense in self.senses[at])
        tells = self._tells_now(clause)
        if any(sense.what == UNSURE and sense.key != "but" for at in clause for sense in self.senses[at]):
            return NO_REMARK if tells else NAMED_REMARK
        if named and tells:
            return TOLD_REMARK
        return NAMED_REMARK if named or tells else REMARK

    @cached_property
    def reasons(self) -> frozenset[int]:
        """The words of those parts of a line that ask, or tell why: ``nobody? then``, ``he is gone, so``."""
        behind = [*self.clauses[1:], None]
        told = (one for one, then in zip(self.clauses, behind, strict=True) if self._tells_why(one, then))
        return frozenset(at for clause in told for at in clause)

    @cached_property
    def aims(self) -> frozenset[int]:
        """The words of later parts that tell what for, where players tell moves: ``so that it grows``."""
        later = () if self.talks else self.clauses[1:]
        return frozenset(at for clause in later if self._tells_what_for(clause) for at in clause)

    def _tells_what_for(self, clause: range) -> bool:
        texts = [self.words[at].text for at in clause]
        return any(" ".join(texts[:length]) in _aiming() for length in range(1, LONGEST_AIM + 1))

    def _tells_why(self, clause: range, behind: range | None) -> bool:
        if clause.start in self.aims:
            return True
        if behind is not None and (self.asks(clause) or self.words[behind.start].text in connecting_words()):
            return True
        opens = self.words[clause.start].text in aside_words(self.line.language)
        return opens or (len(self.clauses) > 1 and self.is_so(clause))

    @cached_property
    def why(self) -> tuple[range, ...]:
        """The parts of a line that tell why, or what cannot be, and no move that may be made now."""
        before = (part for part in self.clauses[:-1] if part.start in self.reasons or self._has(part, NOT))
        last = (part for part in self.clauses[-1:] if part.start in self.aims)
        told = chain(before, last)
        return tuple(part for part in told if part.start in self.aims or not self._tells_now(part))

    def _tells_now(self, clause: range) -> bool:
        said = (sense for at in clause for sense in self.senses[at] if sense.what == VERB)
        return any(sense.cost <= INFLECTED and sense.key in self._verbs_now for sense in said)

    def is_over(self, clause: range) -> bool:
        """Whether a part of a line tells what has been done: a move that nobody can make now."""
        texts = [self.words[at].text for at in clause]
        if any(text in _already() for text in texts):
            return True
        if any(sense.what == NOT for at in clause for sense in self.senses[at]):
            return False
        said = [
            sense.key for at in clause for sense in self.senses[at] if sense.what == VERB and not sense.cost
        ]
        return bool(said) and not any(
            key in self._verbs_now or key not in self._verbs_of_moves for key in said
        )

    def is_past(self, at: int) -> bool:
        """Whether the part of the line in which a word stands tells, beside another, what has come to be."""
        clause = next(part for part in self.clauses if at in part)
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
        return any(sense.what == VERB and not sense.cost for at in clause for sense in self.senses[at])

    def says_another_verb(self, clause: range, own: frozenset[str]) -> bool:
        """Whether a part of a line says another verb outright, and does not deny or ask it."""
        if self.asks(clause) or any(sense.what == NOT for at in clause for sense in self.senses[at]):
            return False
        for at in clause:
            exact = [sense for sense in self.senses[at] if not sense.cost]
            verbs = {sense.key for sense in exact if sense.what == VERB}
            if verbs and not verbs & own and all(sense.what == VERB for sense in exact):
                return not self._only_objects(clause, verbs)
        return False

    def _only_objects(self, clause: range, verbs: set[str]) -> bool:
        """Whether a line begins with a single word of denial, and goes on: "Nope. I cancel that."."""
        denials = set(self.line.lexicon.grammar.denied.values())
        return len(clause) == 1 and not clause.start and verbs <= denials

    def is_so(self, clause: range) -> bool:
        """Whether a part of a line says of a card how it lies there: "Jon is kneeling"."""
        said = [sense for at in clause for sense in self.senses[at] if not sense.cost]
        states = {sense.key for sense in said if sense.what == LEAD}
        cards = [id_ for sense in said if sense.what == known.CARD for id_ in sense.ids]
        held = (getattr(self.line.state, "cards", {}).get(id_) for id_ in cards)
        return bool(cards) and all(any(getattr(one, key, None) is True for key in states) for one in held)

    def _tells_another(self, clause: range) -> bool:
        """Whether a part of a line tells a move of its own: a verb with a card, two cards, a number."""
        said = [sense for at in clause for sense in self.senses[at] if not sense.cost]
        cards = {sense.start for sense in said if sense.what == known.CARD}
        verbs = any(sense.what == VERB for sense in said)
        return len(cards) > 1 or (bool(cards) and verbs) or any(sense.what == WORD_NUMBER for sense in said)

    @staticmethod
    def _names_something(sense: Sense) -> bool:
        """Whether a sense is a thing, or a number or a value that hardly belongs to a remark."""
        if sense.what in (known.CARD, known.SEAT, known.PLOT, known.FACE, WORD_NUMBER):
            return sense.cost <= TRANSLATED_CLEARLY
        return sense.what == WORD_VALUE and not sense.cost and sense.key not in REMARKED
