"""What the words of a line may stand for, which of them talk of something else, and which may be names."""

from __future__ import annotations

from functools import cached_property

from referee.notation.own_words.frames.line_doubts import ABOUT_A_MOVE
from referee.notation.own_words.frames.move_frames import MoveFrame, other_parts
from referee.notation.own_words.frames.placement import Placement
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.closing_words import without_closing, without_what_was
from referee.notation.own_words.vocabulary.descriptions import with_descriptions
from referee.notation.own_words.vocabulary.known_names import LONGEST
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.passed_over import without_passed_over
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, SenseFinder
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord, spoken_words
from referee.notation.own_words.vocabulary.terms import (
    AGAIN,
    AMENDED,
    CHATTER,
    FILLER,
    LEAD,
    MINUS,
    NOT,
    TWICE,
    UNSURE,
    VALUE,
    VERB,
)
from referee.notation.own_words.vocabulary.title_words import TRANSLATED
from referee.notation.parser.line_readings import TypedLine

TELLING = (VALUE, NUMBER, NOT, UNSURE, AMENDED, VERB, known.CARD, known.SEAT, known.PLOT, known.FACE)
"""What a part of a line that says nothing of the move has none of."""
NAMING = ("with", "against", "and")
"""Words before names."""
SENTENCE_ENDS = (".", "!", "?", ";", ":")


class LineSenses:
    """The words of a line with what each may stand for."""

    def __init__(self, line: TypedLine) -> None:
        self.line = line
        self.words: tuple[SpokenWord, ...] = spoken_words(line)
        self.senses: tuple[tuple[Sense, ...], ...] = ()
        self.asides: frozenset[int] = frozenset()
        """The words of parts that talk of something else."""
        self.verbs_said: frozenset[str] = frozenset()

    def take(self, senses: tuple[tuple[Sense, ...], ...]) -> None:
        """Takes what each word may stand for."""
        self.senses = senses
        self.asides = words_beside(self.words, senses)
        self.verbs_said = verbs_of_senses(senses)

    def tells_part(self, frame: MoveFrame) -> bool:
        """Whether the line tells of the effect of a card."""
        return frame.part_words in self.verbs_clear or (frame.tells_number and self._is_signed)

    @cached_property
    def verbs_clear(self) -> frozenset[str]:
        """The verbs that are said in one of their forms."""
        return frozenset(
            sense.key
            for senses in self.senses
            for sense in senses
            if sense.what == VERB and sense.cost <= INFLECTED
        )

    @cached_property
    def verbs_longest(self) -> frozenset[str]:
        """The same, of those that begin with one word only the longest."""
        found: set[str] = set()
        for senses in self.senses:
            said = [sense for sense in senses if sense.what == VERB and sense.cost <= INFLECTED]
            longest = max((sense.end for sense in said), default=0)
            found.update(sense.key for sense in said if sense.end == longest)
        return frozenset(found)

    def leads_as_effect(self, frame: MoveFrame) -> frozenset[str]:
        """The words that open a place and are the verb of the effect, too."""
        said = (
            sense
            for senses in self.senses
            for sense in senses
            if sense.what == LEAD and sense.cost <= INFLECTED
        )
        return frozenset(sense.key for sense in said) - self.leads_said(frame)

    def leaves_open(self) -> bool:
        """Whether a word says that what is told is not done, or not sure: "could", "maybe"."""
        return any(sense.what == UNSURE and sense.key != "but" for senses in self.senses for sense in senses)

    @cached_property
    def again(self) -> frozenset[str]:
        """The words of the line that say a name once more."""
        return frozenset(
            sense.what for senses in self.senses for sense in senses if sense.what in (AGAIN, TWICE)
        )

    def leads_said(self, frame: MoveFrame) -> frozenset[str]:
        """The words that open places in a frame, but for those that say what its effect is."""
        said = (
            sense
            for senses in self.senses
            for sense in senses
            if sense.what == LEAD and sense.cost <= INFLECTED
        )
        effect = {sense.start for senses in self.senses for sense in senses if sense.key == frame.part_words}
        return frozenset(sense.key for sense in said if sense.start not in effect)

    @cached_property
    def verbs_outright(self) -> frozenset[str]:
        """The verbs that are said in the very words of the list, and that stand for nothing else."""
        alone = (
            senses
            for senses in self.senses
            if senses and not any(sense.what != VERB and not sense.cost for sense in senses)
        )
        return frozenset(
            sense.key for senses in alone for sense in senses if sense.what == VERB and not sense.cost
        )

    @cached_property
    def _is_signed(self) -> bool:
        """Whether a number stands there with its sign."""
        return any(
            sense.what in (NUMBER, MINUS) and not sense.key.isdecimal()
            for senses in self.senses
            for sense in senses
        )

    def says_other_part(self, frame: MoveFrame) -> bool:
        """Whether the line has the word for another part of such a move, and not for this."""
        if not frame.part or frame.part_words in self.verbs_said:
            return False
        parts = other_parts(self.line.lexicon.game, frame.makes)
        return any(one.part_words in self.verbs_said for one in parts)

    def leaves_parts_unread(self, frame: MoveFrame) -> bool:
        """Whether the line tells what a part of such a move is made of, and it is read without."""
        if frame.part:
            return False
        parts = other_parts(self.line.lexicon.game, frame.makes)
        own = {value for place in frame.places for value in place.slot.among}
        among = {value for one in parts for place in one.places for value in place.slot.among} - own
        said = {
            sense.key for senses in self.senses for sense in senses if sense.what == VALUE and sense.cost <= 2
        }
        return bool(among & said)

    def has_parts(self, frame: MoveFrame) -> bool:
        """Whether such a move is usually told with parts."""
        return bool(other_parts(self.line.lexicon.game, frame.makes))

    def leaves_stealth_open(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a word opens pairs of cards, such as stealth, and no pair is named."""
        said = {
            sense.key for senses in self.senses for sense in senses if sense.what == LEAD and not sense.cost
        }
        return any(
            place.slot.holds == "pairs" and place.slot.lead in said and not placement.held(number)
            for number, place in enumerate(frame.places)
        )

    def is_known(self, at: int) -> bool:
        """Whether a word that found no place means something elsewhere."""
        return any(sense.what not in (FILLER, CHATTER, VERB) for sense in self.senses[at])

    def is_name(self, at: int) -> bool:
        """Whether a word that found no place is written like a name."""
        word = self.words[at]
        opens = not at or word.after in SENTENCE_ENDS
        return (word.typed[:1].isupper() and not opens) or self._is_listed(at)

    def _is_listed(self, at: int) -> bool:
        """Whether a word stands right behind one that opens a place, or before another name of a list."""
        behind = at and not self.words[at].after and self._opens(at - 1)
        joined = at + 2 < len(self.words) and self._opens(at + 1)
        return (
            bool(behind)
            or self._ends_a_list(at)
            or (joined and any(sense.what == known.CARD for sense in self.senses[at + 2]))
        )

    def _opens(self, at: int) -> bool:
        """Whether a word opens a place for names, as it is."""
        return any(sense.what == LEAD and not sense.cost and sense.key in NAMING for sense in self.senses[at])

    def may_be_named(self, at: int) -> bool:
        """Whether a word that found no place stands where a name would: alone in a list, behind a lead."""
        if self.is_name(at):
            return True
        if not at and len(self.words) > 1 and not self.words[1].after:
            return True
        if any(sense.what in (known.CARD, known.FACE, known.PLOT) for sense in self.senses[at]):
            return True
        if self._ends_a_list(at):
            return True
        item = self._item(at)
        begins_sentence = not item.start or self.words[item.start].after in SENTENCE_ENDS
        ends_sentence = item.stop == len(self.words) or self.words[item.stop].after in SENTENCE_ENDS
        return self._is_bare(item) and not (begins_sentence and ends_sentence)

    def _ends_a_list(self, at: int) -> bool:
        """Whether a word follows a card that is named, and nothing follows it."""
        ends = at + 1 == len(self.words) or bool(self.words[at + 1].after)
        named = at and any(sense.what == known.CARD for sense in self._before(at))
        return bool(named) and ends and not self.words[at].after

    def _before(self, at: int) -> list[Sense]:
        """What ends before a word."""
        return [
            sense
            for start in range(max(0, at - LONGEST), at)
            for sense in self.senses[start]
            if sense.end == at
        ]

    def _item(self, at: int) -> range:
        """The words around one up to the next signs, leads and verbs."""
        start = at
        while start and not self.words[start].after and not self._parts_items(start - 1):
            start -= 1
        end = at + 1
        while end < len(self.words) and not self.words[end].after and not self._parts_items(end):
            end += 1
        return range(start, end)

    def _parts_items(self, at: int) -> bool:
        return any(sense.what in (LEAD, VERB) and sense.cost <= 2 for sense in self.senses[at])

    def _is_bare(self, item: range) -> bool:
        """Whether nothing that is known is named there."""
        return not any(
            sense.what in TELLING and sense.cost <= _clear(sense) for at in item for sense in self.senses[at]
        )


def senses_at(
    line: TypedLine, words: tuple[SpokenWord, ...], naming: list[MoveFrame], *, plots: bool
) -> tuple[tuple[Sense, ...], ...]:
    """What each word may stand for; plots where the table waits for one, or a verb asks for one.

    Args:
        naming: the frames that have a place for plots.
        plots: the table waits for one of these.
    """
    senses = SenseFinder(line, words, plots=plots).senses()
    if not plots and verbs_of_senses(senses) & {key for frame in naming for key in frame.words}:
        senses = SenseFinder(line, words, plots=True).senses()
    told = without_what_was(line, words, without_closing(line, words, senses))
    told = without_passed_over(line, words, told)
    return with_descriptions(line, words, told)


def verbs_of_senses(senses: tuple[tuple[Sense, ...], ...]) -> frozenset[str]:
    """The verbs that a line may say."""
    return frozenset(sense.key for here in senses for sense in here if sense.what == VERB)


def words_beside(words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]) -> frozenset[int]:
    """The words of those parts of a line that talk of something else than a move."""
    starts = [at for at, word in enumerate(words) if not at or word.after]
    clauses = [range(start, end) for start, end in zip(starts, [*starts[1:], len(words)], strict=True)]
    beside = [clause for clause in clauses if _talks_of_something_else(clause, words, senses)]
    return frozenset(at for clause in beside for at in clause) if len(beside) < len(clauses) else frozenset()


def _talks_of_something_else(
    clause: range, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
) -> bool:
    unknown = [at for at in clause if not senses[at]]
    if any(words[at].typed[:1].isupper() and at != clause.start for at in unknown):
        return False
    told = any(sense.what in TELLING and sense.cost <= _clear(sense) for at in clause for sense in senses[at])
    return not told and 1 < len(clause) and 0 < len(unknown) <= len(clause) // 2


def _clear(sense: Sense) -> int:
    """What a sense may cost that tells something: a card on the table may be called in one's own language."""
    return TRANSLATED + INFLECTED + 1 if sense.what == known.CARD else INFLECTED


def names_only(frame: MoveFrame, placement: Placement, seat: str) -> bool:
    """Whether a seat is named only as somebody else than who does it."""
    return any(
        frame.places[at].slot.holds == "seat" and filled.value == seat for at, filled in placement.fields
    )


def seat_that_begins(senses: tuple[tuple[Sense, ...], ...]) -> Sense | None:
    """The seat with which a line begins, where a verb is the next thing it tells; else nothing."""
    seat: Sense | None = None
    for at, some in enumerate(senses):
        telling = [sense for sense in some if sense.start == at and sense.what in ABOUT_A_MOVE]
        clear = [sense for sense in telling if not sense.cost]
        if seat is None and not clear and any(sense.what == VERB and sense.cost <= SLIP for sense in telling):
            return None
        if seat is None and clear:
            seat = next((sense for sense in clear if sense.what == known.SEAT), None)
            if seat is None or any(sense.end > seat.end for sense in telling):
                return None
        elif clear and seat is not None and at >= seat.end:
            return seat if any(sense.what == VERB for sense in clear) else None
    return None
