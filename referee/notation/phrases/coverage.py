"""How well a move explains the words of a line: what it says of each part, and what is left over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from engine.kernel.meanings import COUNT, FLAG, SEAT, THING, VALUE, MoveMeant, Part, Said
from referee.notation.parser.lexer import in_cyrillic
from referee.notation.parser.line_readings import TypedLine
from referee.notation.phrases import names as known
from referee.notation.phrases.likeness import INFLECTED
from referee.notation.phrases.senses import NUMBER, Sense, SpokenWord
from referee.notation.phrases.terms import AMENDED, CHATTER, FILLER, LEAD, MINE, MINUS, NOT, UNSURE, VERB
from referee.notation.phrases.terms import COUNT as WORD_COUNT
from referee.notation.phrases.terms import VALUE as WORD_VALUE

WRONG_LEAD, NO_LEAD, SAID_ELSEWHERE = 6, 1, 2
"""What it costs that a thing stands behind the word for another place, behind none, or is said twice."""
LEFT_THING, LEFT_VALUE, LEFT_SEAT, LEFT_NUMBER, LEFT_VERB = 9, 9, 5, 5, 5
"""What it costs that a word of this kind belongs to no part."""
STRANGE, NAMED_STRANGE, LEFT_UNSURE = 2, 4, 5
"""What it costs that nobody knows a word; one in capital letters may be a name."""
DENIED, LEFT_OPEN, LEFT_BUT = 15, 20, 3
VERBLESS, VERBLESS_LATER, UNASKED = 3, 8, 12
"""What it costs that no verb is said: of what the table waits for, of the rest, of what nobody waits for."""
TAKEN_BACK = 8
NOT_MINE = 7
FUZZY = 4
"""What costs more is no sure sense of a word."""
LITTLE = 4
LEADS_BACK, OPENED_BACK = 2, 5
"""Words that may stand between a lead and what it opens."""
TOO_UNLIKE = 7
"""What costs so much more than saying nothing is not what is meant."""
LEFT_SPEAKER = 24
"""What it costs that a line begins with a seat that has no part in the move."""
BY_SEAT, BY_SEAT_FIRST, GUESSED = 5, 9, 3
"""What it costs to name a thing by its seat alone, also where a line begins, or by what one player knows."""
NOT_LED = 5
LEFT_LEAD = 7
KINDS_OF = {
    THING: (known.CARD,),
    VALUE: (WORD_VALUE, NOT),
    COUNT: (WORD_VALUE, LEAD),
    FLAG: (LEAD, VERB),
    SEAT: (known.SEAT,),
}
FIRST = (THING, COUNT, VALUE, FLAG, SEAT)
"""In which order the parts of a move take their words."""


class Coverage:
    """The words of one line, for the moves that may explain them."""

    def __init__(
        self, line: TypedLine, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
    ) -> None:
        self.line = line
        self.words = words
        self.senses = tuple(tuple(self._told(at, some)) for at, some in enumerate(senses))
        self.by_key: dict[tuple[str, str], list[Sense]] = {}
        for some in self.senses:
            for one in some:
                for key in one.ids if one.what in (known.CARD, known.SEAT) else (one.key,):
                    self.by_key.setdefault((one.what, key), []).append(one)
        self.taken_back = self._taken_back()

    def _told(self, at: int, some: tuple[Sense, ...]) -> Iterator[Sense]:
        """The senses of a word without a seat that a word of another alphabet only begins like."""
        word = self.words[at]
        little = len(word.text) <= LITTLE and in_cyrillic(word.typed)
        return (one for one in some if not (little and one.what == known.SEAT and one.cost))

    def _taken_back(self) -> int:
        """Up to which word a line is taken back by a later one."""
        for at, some in enumerate(self.senses):
            word = self.words[at]
            denies = word.after and at and any(one.what == NOT for one in some)
            after = at + 1 < len(self.words) and self.words[at + 1].after
            if at and (any(one.what == AMENDED for one in some) or (denies and after)):
                return at + 1
        return 0

    @cached_property
    def said(self) -> Said:
        """What the line speaks of."""
        things = tuple(one.ids for some in self.senses for one in some if one.what == known.CARD)
        values = [one.key for some in self.senses for one in some if one.what == WORD_VALUE]
        order = [key for some in self.senses for one in some for key in (*one.ids, one.key)]
        counts = tuple(
            (one.key, self._number_before(one))
            for some in self.senses
            for one in some
            if one.what in (WORD_VALUE, LEAD)
        )
        leads = frozenset(one.key for some in self.senses for one in some if one.what == LEAD)
        seats = [
            one.ids[0] for some in self.senses for one in some if one.what == known.SEAT and one.cost < FUZZY
        ]
        denies = any(one.what == NOT for some in self.senses for one in some)
        return Said(
            things,
            tuple(values),
            counts,
            tuple(order),
            leads,
            tuple(dict.fromkeys(seats)),
            self.line.soon,
            denies,
        )

    def _number_before(self, sense: Sense) -> int:
        """The number a kind is counted by: the word before it, or the one behind."""
        if not sense.start:
            return 0
        counts = (one for one in self.senses[sense.start - 1] if one.what in (WORD_COUNT, NUMBER))
        return next((int(one.key) for one in counts), 0)

    def cost(self, meaning: MoveMeant) -> tuple[int, bool]:
        """What it costs to take the line for this move, and whether something nobody can fill is left out."""
        used: set[int] = set()
        total, is_open = meaning.far, meaning.open
        for part in sorted(meaning.parts, key=lambda one: FIRST.index(one.what)):
            cost, sense = self._best(part, meaning, used)
            if sense is None or cost >= part.unsaid + TOO_UNLIKE:
                total += part.unsaid
                is_open |= part.asked
            else:
                total += cost
                used.update(self._with_names(part, sense))
        total += self._verb(meaning, used)
        left = (self._left(at, meaning) for at in range(len(self.words)) if at not in used)
        return total + sum(left), is_open

    def _with_names(self, part: Part, sense: Sense) -> range:
        """The words that say a part, with a name that is said right beside it."""
        if part.what != THING:
            return range(sense.start, sense.end)
        start, end = sense.start, sense.end
        while end < len(self.words) and self._names(part, end) and not self.words[end].after:
            end += 1
        if end == sense.end and start and self._names(part, start - 1) and not self.words[start].after:
            start -= 1
        return range(start, end)

    def _names(self, part: Part, at: int) -> bool:
        """Whether a word names the same thing once more."""
        return any(
            one.end == at + 1
            and one.cost < FUZZY
            and (
                (one.what == WORD_VALUE and one.key in part.also)
                or (one.what == known.SEAT and one.ids[0] in part.also)
            )
            for one in self.senses[at]
        )

    def _best(self, part: Part, meaning: MoveMeant, used: set[int]) -> tuple[int, Sense | None]:
        best: tuple[int, Sense | None] = (0, None)
        for one, far in self._senses_of(part):
            if used.isdisjoint(range(one.start, one.end)):
                cost = far + one.cost // 2 + self._fits(part, meaning, one)
                if best[1] is None or cost < best[0]:
                    best = (cost, one)
        return best

    def _senses_of(self, part: Part) -> Iterator[tuple[Sense, int]]:
        """What may say a part, with what it costs to take it so."""
        whats = KINDS_OF[part.what]
        for key in part.keys:
            for what in whats:
                yield from ((one, 0) for one in self.by_key.get((what, key), ()))
            if part.what == THING:
                for one in self.by_key.get((known.SEAT, key), ()):
                    yield (
                        one,
                        0
                        if self._leads_before(one) & frozenset(part.leads)
                        else BY_SEAT
                        if one.start
                        else BY_SEAT_FIRST,
                    )
        for key in part.guess:
            for one in self.by_key.get((WORD_VALUE, key), ()):
                if self._is_opened(part, one):
                    yield one, GUESSED

    def _is_opened(self, part: Part, sense: Sense) -> bool:
        """Whether a word that opens the place stands a little before."""
        before = self.senses[max(0, sense.start - OPENED_BACK) : sense.start]
        return any(one.what == LEAD and one.key in part.leads for some in before for one in some)

    def _fits(self, part: Part, meaning: MoveMeant, sense: Sense) -> int:
        cost = TAKEN_BACK if sense.end <= self.taken_back else 0
        if part.what == COUNT:
            return cost + self._counted(part, sense)
        if part.what == THING:
            cost += self._owned(part, meaning, sense)
        return cost + (self._led(part, sense) if part.leads else 0)

    def _counted(self, part: Part, sense: Sense) -> int:
        number = self._number_before(sense)
        if number:
            return 0 if number == part.many else LEFT_NUMBER + 2
        single = any(one.key == f"one_{sense.key}" and not one.cost for one in self.senses[sense.start])
        if part.many == 1:
            return 0 if single or part.all_of == 1 else 1
        return (2 if single else 0) if part.many == part.all_of else LEFT_NUMBER

    def _owned(self, part: Part, meaning: MoveMeant, sense: Sense) -> int:
        """What it costs that somebody else's thing is called one's own."""
        around = (sense.start - 2, sense.start - 1, sense.end)
        mine = any(one.what == MINE for at in around if 0 <= at < len(self.words) for one in self.senses[at])
        if not mine or sense.what == known.SEAT or not part.also:
            return 0
        return 0 if meaning.raw.get("by") in part.also else NOT_MINE

    def _led(self, part: Part, sense: Sense) -> int:
        leads = self._leads_before(sense)
        if not leads:
            return NOT_LED if part.led else NO_LEAD
        return 0 if leads & frozenset(part.leads) else WRONG_LEAD

    def _leads_before(self, sense: Sense) -> frozenset[str]:
        """The words that open a place before something that is said."""
        for at in range(sense.start - 1, max(-1, sense.start - 2 - LEADS_BACK), -1):
            found = frozenset(
                one.key
                for start in range(max(0, at - 2), at + 1)
                for one in self.senses[start]
                if one.what == LEAD and one.end == at + 1 and one.cost <= 1 and one.key in OPENING
            )
            if found:
                return found
            if any(one.what in (known.CARD, VERB) and one.cost < FUZZY for one in self.senses[at]):
                return frozenset()
        return frozenset()

    def _verb(self, meaning: MoveMeant, used: set[int]) -> int:
        makes = meaning.raw["do"]
        said = [one for key in (*meaning.verbs, *meaning.denied) for one in self.by_key.get((VERB, key), ())]
        fresh = [one for one in said if one.end > self.taken_back] or said
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
            wants = denied and not self.said.denies
            refuses = best.key not in meaning.denied and not meaning.may_deny and self._is_denied(best)
            return best.cost + strange + (DENIED if wants or refuses else 0)
        if fresh:
            return 1 + strange
        return VERBLESS + strange if asked else VERBLESS_LATER + UNASKED

    def _is_denied(self, verb: Sense) -> bool:
        """Whether a word right before a verb denies it."""
        before = self.senses[verb.start - 1] if verb.start else ()
        return any(one.what == NOT and not one.cost and one.end == verb.start for one in before)

    def _left(self, at: int, meaning: MoveMeant) -> int:
        """What it costs that a word belongs to no part of the move."""
        if at < self.taken_back:
            return 0
        here = [one for start in range(max(0, at - 4), at + 1) for one in self.senses[start] if one.end > at]
        sure = [one for one in here if one.cost < FUZZY]
        if sure:
            return min(self._left_as(one, meaning) for one in sure)
        if any(one.what in (known.CARD, WORD_VALUE) for one in here):
            return min(LEFT_UNSURE, *(self._left_as(one, meaning) for one in here))
        named = at and not self.words[at].after and self.words[at].typed[:1].isupper()
        return NAMED_STRANGE if named else STRANGE

    def _left_as(self, one: Sense, meaning: MoveMeant) -> int:
        if one.what in (FILLER, CHATTER, AMENDED, MINE, MINUS):
            return 0
        if one.what == LEAD:
            return 0 if one.key in OPENING or self._agrees(one.key, meaning) else LEFT_LEAD
        if one.what == NOT:
            return 0 if meaning.denied or meaning.may_deny else DENIED
        if one.what == UNSURE:
            return LEFT_BUT if one.key == "but" else LEFT_OPEN
        if one.what == VERB:
            return 0 if one.key in meaning.verbs | meaning.denied else LEFT_VERB
        if one.what in (known.CARD, known.SEAT):
            mine = meaning.also | {key for part in meaning.parts for key in (*part.keys, *part.also)}
            speaks = not one.start or self.words[one.start].after == "("
            seat = LEFT_SPEAKER if speaks else LEFT_SEAT
            left = LEFT_THING if one.what == known.CARD else seat
            return SAID_ELSEWHERE if mine & set(one.ids) else left
        if one.what == WORD_VALUE:
            return 0 if self._agrees(one.key, meaning) else LEFT_VALUE
        return 0 if one.what == WORD_COUNT and one.key == "1" else LEFT_NUMBER

    @staticmethod
    def _agrees(key: str, meaning: MoveMeant) -> bool:
        """Whether a value may be said beside a move."""
        return key in meaning.also or any(key in part.keys for part in meaning.parts)


OPENING = frozenset(
    (
        *("to", "from", "within", "over", "into", "of", "on", "against", "between", "with", "twin_on"),
        *("twin_between", "bribing", "as", "substitute", "removes", "discards", "and"),
    )
)
"""Leads that stand before what is named."""
