"""The parts of a line that tell nothing of a move, and what each costs beside it."""

from __future__ import annotations

from functools import cached_property

from referee.notation.own_words.explanations.clauses import BUT, Clauses
from referee.notation.own_words.explanations.table_context import TableContext
from referee.notation.own_words.explanations.word_index import WordIndex
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER as WORD_NUMBER
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import NOT, UNSURE, VERB
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.own_words.vocabulary.title_words import TRANSLATED

REMARK, NAMED_REMARK, QUESTION, LAST_REMARK = 5, 12, 2, 3
"""What a part of a line costs at most that tells nothing of the move: where it is denied or names nothing;
where it names something; where it asks something; how much more if it comes last."""
NO_REMARK = 26
"""What a part of a line costs that tells another move, or leaves open what is meant."""
MOVE_REMARK = 18
"""What such a part costs in a game in which players tell hardly anything beside their moves."""
TRANSLATED_CLEARLY = TRANSLATED + INFLECTED + 1
"""What a name in another language may cost to be one."""
TWO_CARDS = 2
"""So many cards in one part of a line tell a move."""
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


class Remarks:
    """The parts of one line that may be remarks."""

    def __init__(self, words: WordIndex, clauses: Clauses, table: TableContext) -> None:
        self._line = words
        self._clauses = clauses
        self._table = table

    def in_talk(self, costs: dict[int, int], used: set[int], *, awaited: bool) -> dict[range, int]:
        """The parts of a line that tell nothing of the move, with what each costs.

        Args:
            costs: what each word costs that the move leaves out.
            used: the words that say the move.
            awaited: the table waits for the move, so that what nobody can do now has been done before.
        """
        found: dict[range, int] = {}
        for part in self._clauses.every:
            last = part.stop == len(self._line)
            most = self._most_in_talk(part, awaited=awaited) + LAST_REMARK * last
            own = (at for at in part if at in used)
            if sum(costs.get(at, 0) for at in part) > most and all(map(self._is_seat, own)):
                found[part] = most
        return found

    def _is_seat(self, at: int) -> bool:
        return self._line.has((at,), known.SEAT)

    def _most_in_talk(self, part: range, *, awaited: bool) -> int:
        """What a part of a line costs at most as a remark, where players talk beside their moves."""
        if self._clauses.asks(part):
            return QUESTION
        if self._clauses.describes_a_card(part):
            return REMARK
        denies = self._line.has(part, NOT, exact=True)
        named = self._names_something(part)
        if awaited and self._clauses.is_over(part):
            return NAMED_REMARK if named else REMARK
        if self._is_unsure(part):
            return REMARK if denies and not named and not self._says_move(part) else NO_REMARK
        if not denies and self._tells_a_move(part):
            return NO_REMARK
        return NAMED_REMARK if named and not denies else REMARK

    def _is_unsure(self, part: range) -> bool:
        """Whether a part leaves open what is meant."""
        return any(sense.key != BUT for sense in self._line.within(part, UNSURE))

    def _says_move(self, part: range) -> bool:
        """Whether a part of a line says a verb of a move just so, and not only a denial."""
        verbs = self._table.move_verbs - self._table.denying_verbs
        return any(verb.key in verbs for verb in self._line.within(part, VERB, exact=True))

    def in_plain_words(self, costs: dict[int, int], carried: set[int]) -> dict[range, int]:
        """The parts of a line of which nothing belongs to the move, in a game in which players tell moves.

        Args:
            costs: what each word costs that the move leaves out.
            carried: the words that say a part of the move.
        """
        return {
            part: most
            for part, most in (self._most_in_plain_words if carried else {}).items()
            if (self._only_tells_why(part) or carried.isdisjoint(part))
            and sum(costs.get(at, 0) for at in part) > most
        }

    def _only_tells_why(self, part: range) -> bool:
        """Whether a part of a line tells why, and no move that may be made now."""
        announces = part.stop < len(self._line) and self._line.words[part.stop].after == ":"
        return part in self._clauses.why and (announces or part.start in self._clauses.reasons)

    @cached_property
    def _most_in_plain_words(self) -> dict[range, int]:
        """What each part of a line costs at most as a remark beside a move."""
        why = self._clauses.why
        return {part: REMARK if part in why else self._most_beside(part) for part in self._clauses.every}

    def _most_beside(self, part: range) -> int:
        """What a part of a line costs at most that may be a remark beside a move."""
        if self._clauses.asks(part):
            return QUESTION
        named, tells = self._names_something(part), self._clauses.tells_now(part)
        if self._is_unsure(part):
            return NO_REMARK if tells else NAMED_REMARK
        if named and tells:
            return MOVE_REMARK
        return NAMED_REMARK if named or tells else REMARK

    def says_verb(self, part: range) -> bool:
        """Whether a part of a line says a verb just so."""
        return self._line.has(part, VERB, exact=True)

    def says_other_verb(self, part: range, own: frozenset[str]) -> bool:
        """Whether a part of a line says another verb outright, and does not deny or ask it."""
        if self._clauses.asks(part) or self._clauses.denies(part):
            return False
        for at in part:
            exact = [sense for sense in self._line.senses[at] if not sense.cost]
            verbs = {sense.key for sense in exact if sense.what == VERB}
            if verbs and not verbs & own and all(sense.what == VERB for sense in exact):
                return not self._only_objects(part, verbs)
        return False

    def _only_objects(self, part: range, verbs: set[str]) -> bool:
        """Whether a line begins with a single word of denial, and goes on: "Nope. I cancel that."."""
        return len(part) == 1 and not part.start and verbs <= self._table.denying_verbs

    def _tells_a_move(self, part: range) -> bool:
        """Whether a part of a line tells a move of its own: a verb with a card, two cards, a number."""
        cards = {card.start for card in self._line.within(part, known.CARD, exact=True)}
        verbs = self.says_verb(part)
        numbers = self._line.has(part, WORD_NUMBER, exact=True)
        return len(cards) >= TWO_CARDS or (bool(cards) and verbs) or numbers

    def _names_something(self, part: range) -> bool:
        """Whether a part names a thing, or says a number or a value that hardly belongs to a remark."""
        return any(_is_something(sense) for at in part for sense in self._line.senses[at])


def _is_something(sense: Sense) -> bool:
    if sense.what in (known.CARD, known.SEAT, known.PLOT, known.FACE, WORD_NUMBER):
        return sense.cost <= TRANSLATED_CLEARLY
    return sense.what == WORD_VALUE and not sense.cost and sense.key not in REMARKED
