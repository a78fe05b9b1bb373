"""The parts of a line that tell nothing of a move: denials, questions, what somebody says beside it."""

from __future__ import annotations

from functools import cache, cached_property

from referee.notation.parser.lexicon import COMMON, keys_of, line_words
from referee.notation.phrases import names as known
from referee.notation.phrases.likeness import INFLECTED
from referee.notation.phrases.said_words import SaidWords
from referee.notation.phrases.senses import NUMBER as WORD_NUMBER
from referee.notation.phrases.senses import TRANSLATED, Sense
from referee.notation.phrases.terms import NOT, UNSURE, VERB
from referee.notation.phrases.terms import VALUE as WORD_VALUE

REMARK, NAMED_REMARK, QUESTION, LAST_REMARK = 5, 12, 2, 3
"""What a part of a line costs at most that tells nothing of the move: where it is denied or names nothing;
where it names something; where it asks something; how much more if it comes last."""
NO_REMARK = 26
"""What a part of a line costs that tells another move, or leaves open what is meant."""
TRANSLATED_CLEARLY = TRANSLATED + INFLECTED + 1
"""What a name in another language may cost to be one."""
REMARKED = ("none", "challenge", "phase", "round", "hand", "yes", "himself", "played", "unopposed")
"""Values that are said in remarks."""


@cache
def _going_on() -> frozenset[str]:
    """Words that begin the next part of a sentence."""
    return keys_of(line_words(COMMON)["particles"].get("going_on", {}))


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
        return self.words[at].text in _going_on() or any(
            one.what == UNSURE and one.key == "but" for one in self.senses[at]
        )

    def asks(self, clause: range) -> bool:
        """Whether a part of the line ends in a question mark."""
        end = self.words[clause.stop - 1].end
        return self.line.text[end - 1 : end + 2].strip().endswith("?") or self.line.text[end : end + 1] == "?"

    def remarks(self, left: dict[int, int], used: set[int]) -> dict[range, int]:
        """The parts of a line that tell nothing of the move, with what each costs."""
        found: dict[range, int] = {}
        for clause in self.clauses:
            cost = sum(left.get(at, 0) for at in clause)
            most = self._as_remark(clause) + LAST_REMARK * (clause.stop == len(self.words))
            if cost > most and used.isdisjoint(clause):
                found[clause] = most
        return found

    def _as_remark(self, clause: range) -> int:
        """What a part of a line costs at most as a remark."""
        if self.asks(clause):
            return QUESTION
        denies = any(one.what == NOT and not one.cost for at in clause for one in self.senses[at])
        named = any(self._names_something(one) for at in clause for one in self.senses[at])
        if any(one.what == UNSURE and one.key != "but" for at in clause for one in self.senses[at]):
            return NO_REMARK
        if not denies and self._tells_another(clause):
            return NO_REMARK
        return NAMED_REMARK if named and not denies else REMARK

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
                return True
        return False

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
