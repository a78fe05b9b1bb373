"""Which words of a line speak for a frame: its verbs, its leads, its parts."""

from __future__ import annotations

from functools import cached_property

from referee.notation.own_words.explanations.uncertain_words import is_unsure
from referee.notation.own_words.frames.move_frames import MoveFrame, other_parts
from referee.notation.own_words.frames.placement import Placement
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.sense_index import SenseIndex
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.terms import (
    AGAIN,
    LEAD,
    MINUS,
    TWICE,
    UNSURE,
    VALUE,
    VERB,
)

NEARLY = 2
"""What a value may cost that tells what a part is made of."""


class FrameWords:
    """The words of one line beside the frames of its game."""

    def __init__(self, game: str, senses: Senses) -> None:
        self._game = game
        self._index = SenseIndex(senses)

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The verbs that the line may say."""
        return frozenset(verb.key for verb in self._index.of(VERB))

    @cached_property
    def clear_verbs(self) -> frozenset[str]:
        """The verbs that are said in one of their forms."""
        return self._index.keys(VERB, INFLECTED)

    @cached_property
    def longest_verbs(self) -> frozenset[str]:
        """The same, of those that begin with one word only the longest."""
        verbs = [verb for verb in self._index.of(VERB) if verb.cost <= INFLECTED]
        longest: dict[int, int] = {}
        for verb in verbs:
            longest[verb.start] = max(verb.end, longest.get(verb.start, 0))
        return frozenset(verb.key for verb in verbs if verb.end == longest[verb.start])

    @cached_property
    def outright_verbs(self) -> frozenset[str]:
        """The verbs that are said in the very words of the list, and that stand for nothing else."""
        return frozenset(
            verb.key for verb in self._index.of(VERB, exact=True) if self._is_verb_alone(verb.start)
        )

    def _is_verb_alone(self, at: int) -> bool:
        return not any(sense.what != VERB and not sense.cost for sense in self._index.senses[at])

    @cached_property
    def _leads(self) -> list[Sense]:
        """The words that open a place."""
        return [lead for lead in self._index.of(LEAD) if lead.cost <= INFLECTED]

    def leads(self, frame: MoveFrame) -> frozenset[str]:
        """The words that open places in a frame, but for those that say what its effect is."""
        effect = {
            sense.start for here in self._index.senses for sense in here if sense.key == frame.part_words
        }
        return frozenset(lead.key for lead in self._leads if lead.start not in effect)

    def leads_as_effect(self, frame: MoveFrame) -> frozenset[str]:
        """The words that open a place and are the verb of the effect, too."""
        return frozenset(lead.key for lead in self._leads) - self.leads(frame)

    @cached_property
    def again(self) -> frozenset[str]:
        """The kinds of words by which the line says a name once more."""
        return frozenset(kind for kind in (AGAIN, TWICE) if self._index.of(kind))

    def leaves_open(self) -> bool:
        """Whether a word says that what is told is not done, or not sure: "could", "maybe"."""
        return is_unsure(self._index.of(UNSURE))

    def tells_part(self, frame: MoveFrame) -> bool:
        """Whether the line tells of the effect of a card."""
        return frame.part_words in self.clear_verbs or (frame.tells_number and self._has_signed_number)

    @cached_property
    def _has_signed_number(self) -> bool:
        """Whether a number stands there with its sign."""
        numbers = (*self._index.of(NUMBER), *self._index.of(MINUS))
        return any(not number.key.isdecimal() for number in numbers)

    def says_other_part(self, frame: MoveFrame) -> bool:
        """Whether the line has the word for another part of such a move, and not for this."""
        if not frame.part or frame.part_words in self.verbs:
            return False
        return any(other.part_words in self.verbs for other in other_parts(self._game, frame.makes))

    def leaves_parts_unread(self, frame: MoveFrame) -> bool:
        """Whether the line tells what a part of such a move is made of, and it is read without."""
        if frame.part:
            return False
        parts = other_parts(self._game, frame.makes)
        own = {value for place in frame.places for value in place.slot.among}
        among = {value for part in parts for place in part.places for value in place.slot.among} - own
        return bool(among & self._index.keys(VALUE, NEARLY))

    def has_parts(self, frame: MoveFrame) -> bool:
        """Whether such a move is usually told with parts."""
        return bool(other_parts(self._game, frame.makes))

    def leaves_stealth_open(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a word opens pairs of cards, such as stealth, and no pair is named."""
        leads = {lead.key for lead in self._index.of(LEAD, exact=True)}
        return any(
            place.slot.holds == "pairs" and place.slot.lead in leads and not placement.held(number)
            for number, place in enumerate(frame.places)
        )
