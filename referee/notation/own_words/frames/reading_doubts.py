"""Whether too little of a line is understood for a reading to be acted on."""

from __future__ import annotations

from referee.notation.own_words.frames.expected_moves import ExpectedMoves
from referee.notation.own_words.frames.filled_frame import is_itself
from referee.notation.own_words.frames.frame_words import FrameWords
from referee.notation.own_words.frames.move_frames import MoveFrame
from referee.notation.own_words.frames.placement import CARDS, UNKNOWN, Placement
from referee.notation.own_words.frames.reading_costs import NOT_ASKED, ReadingCosts
from referee.notation.own_words.frames.unknown_names import UnknownNames
from referee.notation.own_words.vocabulary.senses import Senses
from referee.notation.own_words.vocabulary.terms import NOT, UNSURE
from referee.notation.parser.line_readings import TypedLine

SAID_OUTRIGHT = 2
"""What it may cost to read a move that nobody waits for without asking."""
TOO_DOUBTFUL, TOO_DOUBTFUL_VERBLESS = 24, 15
"""What costs more is asked about, however far the next is; of a turn's moves without a verb, too."""
NAMED = (*CARDS, "plot", "plots", "seat", "title")
"""Places that hold names: a word nobody knows may be one."""


class ReadingDoubts:
    """What is doubtful of the readings of one line."""

    def __init__(
        self,
        line: TypedLine,
        senses: Senses,
        expected: ExpectedMoves,
        words: FrameWords,
        names: UnknownNames,
        costs: ReadingCosts,
    ) -> None:
        self._line = line
        self._senses = senses
        self._expected = expected
        self._said = words
        self._names = names
        self._costs = costs

    def are_about(self, frame: MoveFrame, placement: Placement, cost: int) -> bool:
        """Whether too little is understood for the line to be acted on."""
        in_turn = not placement.verb and frame.makes in self._expected.turns
        if cost > (TOO_DOUBTFUL_VERBLESS if in_turn else TOO_DOUBTFUL) + UNKNOWN * len(placement.unknown):
            return True
        return self._leaves_something_open(frame, placement) or self._is_hardly_told(frame, placement, cost)

    def _leaves_something_open(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether the line tells more than is read, or another move outright, or wants somebody named."""
        if self._said.leaves_stealth_open(frame, placement) or self._said.leaves_parts_unread(frame):
            return True
        if not placement.verb and self._said.outright_verbs - frame.words - frame.denied:
            return True
        return self._names_nobody(frame, placement)

    def _is_hardly_told(self, frame: MoveFrame, placement: Placement, cost: int) -> bool:
        """Whether the use of a card, a move that nobody waits for, or a word without a place is doubtful."""
        if frame.told and self._is_hardly_used(frame, placement):
            return True
        if not self._expected.is_soon(frame) and (placement.unknown or self._is_hardly_said(placement, cost)):
            return True
        return bool(placement.unknown) and self._are_unknown_doubtful(frame, placement)

    def _are_unknown_doubtful(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a word without a place denies something or may be a name, or there are too many."""
        unknown = placement.unknown
        if any(sense.what in (NOT, UNSURE) for at in unknown for sense in self._senses[at]):
            return True
        if not any(place.slot.holds in NAMED or place.slot.at in NAMED for place in frame.places):
            return placement.said < len(unknown) or any(map(self._names.is_known, unknown))
        return any(map(self._names.may_be_named, unknown))

    def _names_nobody(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether the verb that is said wants something named which the line leaves out."""
        filled = {frame.places[at].slot.at for at, _ in placement.fields}
        verbs = self._said.longest_verbs
        wants = [
            any(slot.holds == "seat" and slot.needed and slot.at not in filled for slot in form.slots)
            for form in self._line.lexicon.grammar.forms
            if form.makes == frame.makes and form.words in verbs and form.fixed == frame.fixed
        ]
        return bool(wants) and all(wants)

    def _is_hardly_used(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether it is not said that a card is used, nor how it is paid for: its effect alone is told."""
        own = frame.words - {frame.part_words}
        if not frame.words or placement.other_verb or self._costs.says_part_alone(frame, placement):
            return bool(frame.words)
        alone = any(is_itself(frame, place, placement) for place in frame.places)
        return alone and not (own & self._said.clear_verbs) and not self._said.leads(frame)

    def _is_hardly_said(self, placement: Placement, cost: int) -> bool:
        """Whether nothing but a verb, and that not quite, tells of a move that nobody waits for."""
        return not placement.fields and cost > NOT_ASKED + SAID_OUTRIGHT
