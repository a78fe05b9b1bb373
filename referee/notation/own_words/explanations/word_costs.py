"""What it costs that a word of a line belongs to no part of a move."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.kernel.meanings import MoveMeant
from referee.notation.own_words.explanations.line_analysis import LineAnalysis
from referee.notation.own_words.explanations.remarks import TRANSLATED_CLEARLY
from referee.notation.own_words.explanations.sense_filter import FUZZY, unlike
from referee.notation.own_words.explanations.uncertain_words import is_unsure
from referee.notation.own_words.explanations.verbs import DENIED
from referee.notation.own_words.explanations.whole_phrases import OPENING
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

UNKNOWN, UNKNOWN_NAME, LEFT_UNSURE = 2, 4, 5
"""What it costs that nobody knows a word; one in capital letters may be a name."""
LEFT_OPEN, LEFT_BUT, LEFT_LEAD = 26, 3, 7
LEFT_THING, LEFT_VALUE, LEFT_SEAT, LEFT_NUMBER, LEFT_VERB = 9, 9, 5, 5, 6
"""What it costs that a word of this kind belongs to no part."""
LEFT_SPEAKER = 24
"""What it costs that a line begins with a seat that has no part in the move."""
NAMED_TWICE = 2
"""What it costs that a thing of the move is named once more."""
SEAT_UNHEARD = 4
"""What it costs to take a capital letter that is a seat's for a little word."""
IDLE = (FILLER, CHATTER, AMENDED, MINE, MINUS, PLUS, AGAIN)
"""Words that cost nothing."""


class HeardWord(Struct, frozen=True):
    """What a word of a line is heard as, whichever move is looked at."""

    senses: tuple[Sense, ...] = ()
    """Those by which it is weighed what it costs to leave it out."""
    sure: bool = False
    denies: bool = False
    cost: int = 0
    """What it costs where it has none, or none of them costs anything."""


class WordCosts:
    """What each word of one line costs that a move leaves out."""

    def __init__(self, analysis: LineAnalysis) -> None:
        self._analysis = analysis
        self._line = analysis.words

    def of(self, at: int, meaning: MoveMeant) -> int:
        """What it costs that a word belongs to no part of the move."""
        if self.is_excluded(at):
            return 0
        word = self._heard[at]
        if word.denies:
            return 0 if meaning.denied or meaning.may_deny else DENIED
        if not word.senses:
            return word.cost
        least = min(self._as_sense(sense, meaning) for sense in word.senses)
        return least or word.cost if word.sure else min(LEFT_UNSURE, least)

    def is_excluded(self, at: int) -> bool:
        """Whether a word is taken back, or tells what is not done."""
        exclusions = self._analysis.exclusions
        return at < exclusions.corrected or at in exclusions.words

    def is_unknown(self, at: int) -> bool:
        """Whether nobody knows a word."""
        if self.is_excluded(at) or len(self._line.words[at].text) == 1:
            return False
        return not any(sense.cost < FUZZY or _is_translated(sense) for sense in self._line.over(at))

    def is_value(self, at: int) -> bool:
        """Whether a word is also a value, like the kind of a unit."""
        return any(value.cost < FUZZY for value in self._line.within((at,), WORD_VALUE))

    @cached_property
    def _heard(self) -> tuple[HeardWord, ...]:
        """What each word of the line is heard as."""
        return tuple(map(self._hear, range(len(self._line))))

    def _hear(self, at: int) -> HeardWord:
        here = self._line.over(at)
        sure = [sense for sense in here if sense.cost < FUZZY] or list(filter(_is_translated, here))
        if is_unsure(sure):
            return HeardWord(cost=LEFT_OPEN if self._line.talks else LEFT_UNSURE)
        if _names_unseen(here):
            return HeardWord(cost=LEFT_OPEN)
        if any(sense.what == NOT for sense in sure):
            return HeardWord(denies=True)
        sure = self._weighed(here, sure)
        if sure:
            return HeardWord(tuple(sure), sure=True, cost=self._seat_unheard(at, sure))
        if any(sense.what in (known.CARD, WORD_VALUE) and sense.cost <= self._most_named for sense in here):
            return HeardWord(tuple(here))
        return HeardWord(cost=self._unknown_cost(at))

    @property
    def _most_named(self) -> int:
        """What a word may cost that is perhaps a name or a value and belongs to no part."""
        return SLIP if self._line.talks else LEFT_OPEN

    def _weighed(self, here: list[Sense], sure: list[Sense]) -> list[Sense]:
        """The senses of a word by which it is weighed."""
        if self._line.talks:
            return sure or [sense for sense in here if sense.what == known.SEAT and sense.cost <= SLIP]
        if any(sense.what == known.CARD and not sense.cost for sense in sure):
            sure = [sense for sense in sure if sense.what != LEAD]
        return self._without_idle(sure)

    def _without_idle(self, senses: list[Sense]) -> list[Sense]:
        """The senses of a word without idle ones, where it is part of a value of several words."""
        if not any(map(self._is_whole_value, senses)):
            return senses
        return [
            sense for sense in senses if sense.what not in (FILLER, CHATTER) or sense.end - sense.start > 1
        ]

    def _is_whole_value(self, sense: Sense) -> bool:
        """Whether a sense is a value of several words, the last of which name no card: ``the Queen``."""
        if sense.what != WORD_VALUE or sense.cost or sense.end - sense.start == 1:
            return False
        cards = self._line.within(range(sense.start + 1, sense.end), known.CARD, exact=True)
        return not any(card.end == sense.end for card in cards)

    def _unknown_cost(self, at: int) -> int:
        """What a word costs that nobody knows."""
        word = self._line.words[at]
        capital = word.typed[:1].isupper()
        if (not at or capital) and self._is_verb(at + 1) and not self._analysis.mentions.seats:
            return LEFT_SPEAKER
        return UNKNOWN_NAME if at and not word.after and capital else UNKNOWN

    def _seat_unheard(self, at: int, sure: list[Sense]) -> int:
        """What it costs to take a capital letter that is a seat's for a little word."""
        typed = self._line.words[at].typed
        letter = len(typed) == 1 and typed.isupper()
        seat = any(sense.what == known.SEAT and not sense.cost for sense in sure)
        return SEAT_UNHEARD if letter and seat else 0

    def _is_verb(self, at: int) -> bool:
        """Whether a word is the verb of a form, so that the one before it says who does it."""
        if self._line.ends_at(at):
            return False
        exact = self._line.talks and self._line.has((at,), VERB, exact=True)
        return exact or self._line.words[at].text in self._line.line.lexicon.forms

    def _as_sense(self, sense: Sense, meaning: MoveMeant) -> int:
        """What a word costs that is taken in this sense."""
        if sense.what in IDLE:
            return UNKNOWN if sense.what == CHATTER and self._says_other_verb(sense, meaning) else 0
        if sense.what == LEAD:
            return 0 if self._is_free_lead(sense, meaning) else LEFT_LEAD
        if sense.what == UNSURE:
            return LEFT_BUT
        if sense.what == VERB:
            return self._as_verb(sense, meaning)
        if sense.what == known.PLOT:
            past = self._analysis.clauses.is_past(sense.start)
            return 0 if past or _agrees(sense.ids[0], meaning) else LEFT_THING
        if sense.what in (known.CARD, known.SEAT):
            return self._as_name(sense, meaning)
        if sense.what == WORD_VALUE:
            return 0 if _agrees(sense.key, meaning) else LEFT_VALUE
        return _as_number(sense, meaning)

    def _is_free_lead(self, lead: Sense, meaning: MoveMeant) -> bool:
        """Whether a word that opens a place may be said before any name, or beside this move."""
        opens = not self._line.talks and any(lead.key in part.leads for part in meaning.parts)
        return lead.key in OPENING or opens or _agrees(lead.key, meaning)

    def _as_verb(self, verb: Sense, meaning: MoveMeant) -> int:
        own = verb.key in meaning.verbs | meaning.denied | meaning.also
        cost = LEFT_VERB if verb.cost <= INFLECTED or not self._line.talks else UNKNOWN
        return 0 if own or _agrees(verb.key, meaning) else cost

    def _as_name(self, sense: Sense, meaning: MoveMeant) -> int:
        """What it costs that a card or a seat is named."""
        own = meaning.also | {key for part in meaning.parts for key in (*part.keys, *part.also)}
        if not own.isdisjoint(sense.ids):
            return NAMED_TWICE
        if sense.what == known.CARD:
            return LEFT_THING
        return LEFT_SPEAKER if self._speaks(sense) and not self._acts_elsewhere(sense, meaning) else LEFT_SEAT

    def _speaks(self, seat: Sense) -> bool:
        """Whether a seat is named where somebody says who speaks: first, in brackets, or last."""
        after = self._line.words[seat.start].after
        return not seat.start or after == "(" or (bool(after) and self._line.ends_at(seat.end))

    def _acts_elsewhere(self, seat: Sense, meaning: MoveMeant) -> bool:
        """Whether who does it is named in another part of a line than a seat that has no part in it."""
        if self._line.talks:
            return False
        here = self._analysis.clauses.of(seat.start)
        actors = self._line.keyed(known.SEAT, str(meaning.raw.get("by", "")))
        return any(actor.start not in here and not actor.cost for actor in actors)

    def _says_other_verb(self, idle: Sense, meaning: MoveMeant) -> bool:
        """Whether a word that says nothing by itself is a verb of another move, too."""
        verbs = self._line.within((idle.start,), VERB, exact=True)
        own = meaning.verbs | meaning.denied | meaning.also
        return bool(verbs) and not any(verb.key in own or _agrees(verb.key, meaning) for verb in verbs)


def _is_translated(sense: Sense) -> bool:
    """Whether a word names a card, perhaps in another language."""
    return sense.what == known.CARD and unlike(sense) <= TRANSLATED_CLEARLY


def _agrees(key: str, meaning: MoveMeant) -> bool:
    """Whether a value may be said beside a move."""
    return key in meaning.also or any(key in (*part.keys, *part.lies) for part in meaning.parts)


def _as_number(sense: Sense, meaning: MoveMeant) -> int:
    """What it costs that a number is said, or something of another kind."""
    single = sense.what == WORD_COUNT and sense.key == "1"
    lies_there = sense.what in (WORD_COUNT, WORD_NUMBER) and sense.key in meaning.also
    return 0 if single or lies_there else LEFT_NUMBER


def _names_unseen(here: list[Sense]) -> bool:
    """Whether a word names a card that nobody has seen yet, just so and by more than one word."""
    unseen = [sense for sense in here if sense.what == known.FACE and sense.cost <= UNSEEN]
    kinds = (known.CARD, WORD_VALUE, VERB)
    longest = max((sense.end for sense in here if sense.what in kinds and sense.cost <= 1), default=0)
    return any(sense.end - sense.start > 1 and sense.end > longest for sense in unseen)
