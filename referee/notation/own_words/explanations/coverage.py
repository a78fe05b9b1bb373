"""How well a move explains the words of a line: what it says of each part, and what is left over."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.kernel.meanings import COUNT, FLAG, NUMBER, PLOT, SEAT, THING, VALUE, MoveMeant
from referee.notation.own_words.explanations.clear_senses import FUZZY, OPENING, unlike
from referee.notation.own_words.explanations.open_words import is_unsure
from referee.notation.own_words.explanations.part_senses import (
    LEFT_NUMBER,
    LEFT_SEAT,
    LEFT_SPEAKER,
    LEFT_THING,
    LEFT_VALUE,
    LEFT_VERB,
    NO_LEAD,
    SAID_ELSEWHERE,
    PartSenses,
)
from referee.notation.own_words.explanations.remarks import REMARKED, TRANSLATED_CLEARLY
from referee.notation.own_words.explanations.verbs import DENIED
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.senses import NUMBER as WORD_NUMBER
from referee.notation.own_words.vocabulary.senses import UNSEEN, Sense
from referee.notation.own_words.vocabulary.terms import (
    AGAIN,
    AMENDED,
    CHATTER,
    FILLER,
    LEAD,
    MINE,
    MINUS,
    NOT,
    PLUS,
    UNSURE,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import COUNT as WORD_COUNT
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE

STRANGE, NAMED_STRANGE, LEFT_UNSURE = 2, 4, 5
"""What it costs that nobody knows a word; one in capital letters may be a name."""
LEFT_OPEN, LEFT_BUT = 26, 3
BARE, OBJECT = 3, 12
"""How much more a word costs that says nothing of a move which is only its verb; if it is what a verb does
something to."""
NOTHING_SAID = 20
"""What it costs that nothing is said of a move but perhaps who makes it."""
TOO_UNLIKE = 7
"""What costs so much more than saying nothing is not what is meant."""
SEAT_UNHEARD = 4
TOLD_BESIDE = 3
"""What it costs that a seat or a number is told beside what the table does next."""
BACKWARDS = 2
"""What it costs that things are named in another order than usual."""
LEFT_LEAD = 7
FIRST = (THING, PLOT, COUNT, NUMBER, VALUE, FLAG, SEAT)
"""In which order the parts of a move take their words."""


class Account(Struct, frozen=True):
    """How a move explains a line."""

    cost: int
    open: bool
    """Something nobody can fill is left out, or something that is named or denied belongs to no part."""
    like: int
    """What the word costs that is least like what it is taken for."""
    strange: tuple[int, ...]
    """The words that nobody knows."""
    ignores: bool = False
    """A value that is said plainly has no place in the move."""
    beside: bool = False
    """A part of the line says a verb and tells nothing of the move."""
    misnamed: int = 0
    """What the name costs that is least like that of what it is taken for."""
    tells_more: bool = False
    """Such a part tells another move outright."""
    aside: frozenset[int] = frozenset()
    """The words of the parts that tell nothing of the move, in a game in which players tell moves."""
    unplaced: bool = False
    """A word nobody knows stands where something would be named that the move leaves unsaid."""


class HeardWord(Struct, frozen=True):
    """What a word of a line is heard as, whichever move is looked at."""

    senses: tuple[Sense, ...] = ()
    """Those by which it is weighed what it costs to leave it out."""
    sure: bool = False
    denies: bool = False
    cost: int = 0
    """What it costs where it has none, or none of them costs anything."""


class Coverage(PartSenses):
    """How well moves explain the words of one line."""

    def account(self, meaning: MoveMeant) -> Account:
        """What it costs to take the line for this move, and how far that can be relied on."""
        used: set[int] = set()
        total, is_open, worst, misnamed = meaning.far, meaning.open, 0, 0
        last = -1
        seats: set[int] = set()
        unsaid: set[str] = set()
        for part in sorted(meaning.parts, key=lambda one: FIRST.index(one.what)):
            cost, sense = self._best(part, meaning, used)
            if sense is None or (part.what != COUNT and cost >= part.unsaid + TOO_UNLIKE):
                unsaid.update(part.leads if part.what == THING else ())
                total += part.unsaid
                is_open |= part.asked
            else:
                total += cost
                is_open |= part.what == COUNT and self._leaves_number_open(part, sense)
                worst = max(worst, unlike(sense))
                misnamed = max(misnamed, unlike(sense) if part.what == THING else 0)
                backwards = part.what == THING and sense.start < last and not self.leads_before(sense)
                total += BACKWARDS * backwards
                last = sense.start if part.what == THING else last
                if part.what == SEAT:
                    seats.update(range(sense.start, sense.end))
                used.update(self._with_names(part, sense))
        total += NOTHING_SAID if used <= seats and not self.says_verb(meaning) else 0
        carried = used - seats
        verb, like = self.verb_cost(meaning, used)
        unplaced = self.is_unplaced(unsaid)
        told = Account(total + verb, is_open, max(worst, like), (), misnamed=misnamed, unplaced=unplaced)
        return self._with_left(meaning, used, carried, told)

    def _with_left(self, meaning: MoveMeant, used: set[int], carried: set[int], told: Account) -> Account:
        """The same with the words that belong to no part; ``carried``: those that say one."""
        left = {at: self._left(at, meaning) for at in range(len(self.words)) if at not in used}
        bare = all(part.what == SEAT or (part.what == NUMBER and not part.unsaid) for part in meaning.parts)
        if bare and self._is_next_by_the_book(meaning):
            left = {at: self._beside_procedure(at, cost, meaning) for at, cost in left.items()}
        elif bare:
            left = {at: cost * self._of_bare(at) for at, cost in left.items()}
        awaited = meaning.raw["do"] in self.line.soon
        remarks = self._beside_it(left, used, carried, awaited=awaited) if len(self.clauses) > 1 else {}
        plain = {at: cost for at, cost in left.items() if not any(at in clause for clause in remarks)}
        hanging = [LEFT_VALUE, *((DENIED,) if self.talks else ())]
        named = not self.talks and any(cost == LEFT_LEAD and self._is_value(at) for at, cost in plain.items())
        ignores = named or any(
            cost in (one, one * BARE, one * OBJECT) for one in hanging for cost in plain.values()
        )
        strange = tuple(at for at in plain if self._is_strange(at))
        like = told.like + 1 if bare and told.like else told.like
        cost = told.cost + sum(plain.values()) + sum(remarks.values())
        own = meaning.verbs | meaning.denied | meaning.also
        now = [clause for clause in remarks if not (awaited and self.is_over(clause))]
        beside = any(self.says_verb_in(clause) for clause in now)
        more = any(self.says_another_verb(clause, own) for clause in now)
        aside = self.aside(carried)
        is_open = told.open or not self.leave_open.isdisjoint(plain.keys() - aside)
        return Account(
            cost, is_open, like, strange, ignores, beside, told.misnamed, more, aside, told.unplaced
        )

    def _is_next_by_the_book(self, meaning: MoveMeant) -> bool:
        """Whether a line says outright what the table does next, whoever sits there."""
        makes = meaning.raw["do"]
        waited = makes in self.line.soon and makes in self.line.lexicon.grammar.nobodys
        own = (sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()))
        return (
            self.talks and waited and any(sense.cost <= SLIP and not self._is_denied(sense) for sense in own)
        )

    def _is_said_with(self, at: int, meaning: MoveMeant) -> bool:
        """Whether a word stands in the same part of the line as the verb of a move."""
        clause = next(part for part in self.clauses if at in part)
        verbs = (sense for key in meaning.verbs for sense in self.by_key.get((VERB, key), ()))
        return any(sense.start in clause for sense in verbs)

    def _beside_procedure(self, at: int, cost: int, meaning: MoveMeant) -> int:
        """What a word costs beside what the table does next: people tell what has led to it."""
        here = self.senses_over(at)
        sure = [sense for sense in here if sense.cost <= INFLECTED]
        if any(sense.what == UNSURE and sense.key != "but" for sense in sure):
            return LEFT_OPEN if self._is_said_with(at, meaning) else NO_LEAD
        if not sure:
            return min(cost, NO_LEAD)
        return min(self._told_before(sense, cost) for sense in sure)

    def _told_before(self, sense: Sense, cost: int) -> int:
        """What it costs that a word tells what goes on, or what nobody can do now."""
        if sense.what in (known.SEAT, WORD_NUMBER, WORD_COUNT):
            return TOLD_BESIDE
        if sense.what == VERB:
            by_hand = sense.key == self.line.lexicon.grammar.bare
            return LEFT_OPEN if by_hand else LEFT_VERB if sense.key in self._verbs_now else 0
        if sense.what == known.CARD:
            return 0 if self.taking_part & set(sense.ids) else LEFT_LEAD
        if sense.what == WORD_VALUE and sense.key not in (*self.taking_part, *REMARKED):
            return cost
        return 0

    def _beside_it(
        self, left: dict[int, int], used: set[int], carried: set[int], *, awaited: bool
    ) -> dict[range, int]:
        """The parts of a line that tell nothing of the move, with what each costs."""
        if self.talks:
            return self.remarks(left, used, awaited=awaited)
        return self.plain_remarks(left, carried)

    def _is_value(self, at: int) -> bool:
        """Whether a word is also a value, like the kind of a unit."""
        return any(sense.what == WORD_VALUE and sense.cost < FUZZY for sense in self.senses[at])

    @property
    def heard(self) -> int:
        """What a word may cost that is perhaps a name or a value and belongs to no part."""
        return SLIP if self.talks else LEFT_OPEN

    def _of_bare(self, at: int) -> int:
        """How much more a word costs that says nothing of a move which is only its verb."""
        return OBJECT if not self.talks or self._is_object(at) else BARE

    def _is_object(self, at: int) -> bool:
        """Whether nobody knows a word that follows a verb in the same part of a line."""
        clause = next(part for part in self.clauses if at in part)
        before = (sense for other in range(clause.start, at) for sense in self.senses[other])
        return self._is_strange(at) and any(
            sense.what == VERB and sense.cost <= INFLECTED for sense in before
        )

    def _is_strange(self, at: int) -> bool:
        """Whether nobody knows a word."""
        here = self.senses_over(at)
        known_here = any(
            sense.cost < FUZZY or (sense.what == known.CARD and unlike(sense) <= TRANSLATED_CLEARLY)
            for sense in here
        )
        letter = len(self.words[at].text) == 1
        return at not in self.left_out and at >= self.taken_back and not (known_here or letter)

    def _left(self, at: int, meaning: MoveMeant) -> int:
        """What it costs that a word belongs to no part of the move."""
        if at < self.taken_back or at in self.left_out:
            return 0
        word = self._heard[at]
        if word.denies:
            return 0 if meaning.denied or meaning.may_deny else DENIED
        if not word.senses:
            return word.cost
        least = min(self._left_as(sense, meaning) for sense in word.senses)
        return least or word.cost if word.sure else min(LEFT_UNSURE, least)

    @cached_property
    def _heard(self) -> tuple[HeardWord, ...]:
        """What each word of the line is heard as."""
        return tuple(map(self._hear, range(len(self.words))))

    def _hear(self, at: int) -> HeardWord:
        here = self.senses_over(at)
        sure = [sense for sense in here if sense.cost < FUZZY]
        sure = sure or [
            sense for sense in here if sense.what == known.CARD and unlike(sense) <= TRANSLATED_CLEARLY
        ]
        if is_unsure(sure):
            return HeardWord(cost=LEFT_OPEN if self.talks else LEFT_UNSURE)
        if self._names_unseen(here):
            return HeardWord(cost=LEFT_OPEN)
        if any(sense.what == NOT for sense in sure):
            return HeardWord(denies=True)
        sure = self._senses_told(here, sure)
        if sure:
            return HeardWord(tuple(sure), sure=True, cost=self._seat_unheard(at, sure))
        if any(sense.what in (known.CARD, WORD_VALUE) and sense.cost <= self.heard for sense in here):
            return HeardWord(tuple(here))
        return HeardWord(cost=self._strange_cost(at))

    def _senses_told(self, here: list[Sense], sure: list[Sense]) -> list[Sense]:
        """The senses of a word by which it is weighed."""
        if self.talks:
            return sure or [sense for sense in here if sense.what == known.SEAT and sense.cost <= SLIP]
        if any(sense.what == known.CARD and not sense.cost for sense in sure):
            sure = [sense for sense in sure if sense.what != LEAD]
        return self._longest(sure)

    def _strange_cost(self, at: int) -> int:
        """What a word costs that nobody knows."""
        capital = self.words[at].typed[:1].isupper()
        if (not at or capital) and self._is_verb(at + 1) and not self.said.seats:
            return LEFT_SPEAKER
        return NAMED_STRANGE if at and not self.words[at].after and capital else STRANGE

    @staticmethod
    def _longest(sure: list[Sense]) -> list[Sense]:
        """The senses of a word without idle ones, where it is part of a value of several words."""
        whole = [
            sense
            for sense in sure
            if sense.end - sense.start > 1 and sense.what == WORD_VALUE and not sense.cost
        ]
        idle = [sense for sense in sure if sense.what in (FILLER, CHATTER) and sense.end - sense.start == 1]
        return [sense for sense in sure if sense not in idle] if whole else sure

    @staticmethod
    def _names_unseen(here: list[Sense]) -> bool:
        """Whether a word names a card that nobody has seen yet, just so and by more than one word."""
        unseen = [sense for sense in here if sense.what == known.FACE and sense.cost <= UNSEEN]
        kinds = (known.CARD, WORD_VALUE, VERB)
        longest = max((sense.end for sense in here if sense.what in kinds and sense.cost <= 1), default=0)
        return any(sense.end - sense.start > 1 and sense.end > longest for sense in unseen)

    def _seat_unheard(self, at: int, sure: list[Sense]) -> int:
        """What it costs to take a capital letter that is a seat's for a little word."""
        letter = len(self.words[at].typed) == 1 and self.words[at].typed.isupper()
        return (
            SEAT_UNHEARD
            if letter and any(sense.what == known.SEAT and not sense.cost for sense in sure)
            else 0
        )

    def _is_verb(self, at: int) -> bool:
        """Whether a word is the verb of a form, so that the one before it says who does it."""
        if at >= len(self.words) or self.words[at].after:
            return False
        exact = self.talks and any(sense.what == VERB and not sense.cost for sense in self.senses[at])
        return exact or self.words[at].text in self.line.lexicon.forms

    def _left_as(self, sense: Sense, meaning: MoveMeant) -> int:
        if sense.what in (FILLER, CHATTER, AMENDED, MINE, MINUS, PLUS, AGAIN):
            return STRANGE if sense.what == CHATTER and self._says_else(sense, meaning) else 0
        if sense.what == LEAD:
            opens = sense.key in OPENING or self._leads_to_part(sense, meaning)
            return 0 if opens or self._agrees(sense.key, meaning) else LEFT_LEAD
        if sense.what == UNSURE:
            return LEFT_BUT
        if sense.what == VERB:
            mine = meaning.verbs | meaning.denied | meaning.also
            left = LEFT_VERB if sense.cost <= INFLECTED or not self.talks else STRANGE
            return 0 if sense.key in mine or self._agrees(sense.key, meaning) else left
        if sense.what == known.PLOT:
            return 0 if self._agrees(sense.ids[0], meaning) or self.is_past(sense.start) else LEFT_THING
        if sense.what in (known.CARD, known.SEAT):
            mine = meaning.also | {key for part in meaning.parts for key in (*part.keys, *part.also)}
            ends = sense.end == len(self.words) or bool(self.words[sense.end].after)
            speaks = not sense.start or self.words[sense.start].after == "("
            speaks |= ends and bool(self.words[sense.start].after)
            speaks &= not self._speaks_elsewhere(sense, meaning)
            seat = LEFT_SPEAKER if speaks else LEFT_SEAT
            left = LEFT_THING if sense.what == known.CARD else seat
            return SAID_ELSEWHERE if mine & set(sense.ids) else left
        if sense.what == WORD_VALUE:
            return 0 if self._agrees(sense.key, meaning) else LEFT_VALUE
        single = sense.what == WORD_COUNT and sense.key == "1"
        lies_there = sense.what in (WORD_COUNT, WORD_NUMBER) and sense.key in meaning.also
        return 0 if single or lies_there else LEFT_NUMBER

    def _speaks_elsewhere(self, seat: Sense, meaning: MoveMeant) -> bool:
        """Whether who does it is named in another part of a line than a seat that has no part in it."""
        if self.talks:
            return False
        here = next(part for part in self.clauses if seat.start in part)
        by = self.by_key.get((known.SEAT, str(meaning.raw.get("by", ""))), ())
        return any(sense.start not in here and not sense.cost for sense in by)

    def _leads_to_part(self, sense: Sense, meaning: MoveMeant) -> bool:
        """Whether a word opens the place of a part, and stands before no more than that."""
        return not self.talks and any(sense.key in part.leads for part in meaning.parts)

    def _says_else(self, idle: Sense, meaning: MoveMeant) -> bool:
        """Whether a word that says nothing by itself is a verb of another move, too."""
        verbs = [sense for sense in self.senses[idle.start] if sense.what == VERB and not sense.cost]
        own = meaning.verbs | meaning.denied | meaning.also
        return bool(verbs) and not any(
            sense.key in own or self._agrees(sense.key, meaning) for sense in verbs
        )

    @staticmethod
    def _agrees(key: str, meaning: MoveMeant) -> bool:
        """Whether a value may be said beside a move."""
        return key in meaning.also or any(key in (*part.keys, *part.lies) for part in meaning.parts)
