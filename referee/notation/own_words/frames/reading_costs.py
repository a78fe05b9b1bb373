"""What it costs to read a line as a frame that it fills."""

from __future__ import annotations

from referee.notation.own_words.frames.expected_moves import ExpectedMoves
from referee.notation.own_words.frames.filled_frame import is_of_itself
from referee.notation.own_words.frames.frame_words import FrameWords
from referee.notation.own_words.frames.move_frames import MoveFrame
from referee.notation.own_words.frames.placement import CARDS, Placement
from referee.notation.parser.slots_basic import FROM_HAND

ASKED_FIRST, ASKED_TOO, SOON, NOT_ASKED = 0, 2, 4, 14
"""What it costs, in tenths, that a move is not the one the table waits for first."""
CLEARLY_SAID = 8
"""What it may cost to read a move that nobody waits for."""
CLEARLY_SAID_OF_CARDS = 14
"""The same of what a card does, which nobody ever waits for."""
VERBLESS, VERBLESS_TOO = 3, 8
"""What it costs that a line has no verb: of what the table waits for first, and of what else it waits for."""
UNCOUNTED_LEFT = 9
"""What it costs that a number is said of which nothing is counted."""
OTHER_PART = 6
"""What it costs that the word for another part of a move is said."""
PART_ALONE = 8
"""What it costs that a line tells an effect alone, and a card has to be found that has it."""
UNUSED = 5
"""What it costs that a card in play does something, and no verb tells that it is used."""
FEW_UNKNOWN = 2
"""So many words that nobody knows are too many where no more are understood."""


class ReadingCosts:
    """What the readings of one line cost as a whole."""

    def __init__(self, expected: ExpectedMoves, words: FrameWords) -> None:
        self._expected = expected
        self._said = words

    def of(self, frame: MoveFrame, placement: Placement) -> int | None:
        """What a placement costs as a whole; nothing if it cannot be meant."""
        says_it = placement.verb or self._goes_without_verb(frame, placement)
        if not (_holds_together(frame, placement) and says_it):
            return None
        if len(placement.unknown) >= max(placement.said, FEW_UNKNOWN):
            return None
        cost = placement.cost + frame.far + UNCOUNTED_LEFT * (placement.number is not None)
        cost += OTHER_PART * self._said.says_other_part(frame) + self._part_alone(frame, placement)
        if not self._expected.is_soon(frame):
            return self._unexpected(frame, placement, cost)
        first, waited = frame.makes in self._expected.first, frame.makes in self._expected.waited
        if not placement.verb:
            cost += VERBLESS if first else VERBLESS_TOO
        return cost + (ASKED_FIRST if first else ASKED_TOO if waited else SOON)

    def _unexpected(self, frame: MoveFrame, placement: Placement, cost: int) -> int | None:
        """The same of a move that the table does not wait for."""
        most = CLEARLY_SAID if frame.words != {frame.part_words} else CLEARLY_SAID_OF_CARDS
        return cost + NOT_ASKED if placement.verb and cost <= most else None

    def _part_alone(self, frame: MoveFrame, placement: Placement) -> int:
        """What it costs that no card is named that has an effect, or no verb tells that one is used."""
        if not frame.told or self.says_part_alone(frame, placement):
            return PART_ALONE * frame.told
        used = any(is_of_itself(place.slot) for place in frame.places)
        return UNUSED if used and not (frame.words - {frame.part_words}) & self._said.clear_verbs else 0

    def says_part_alone(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether the line tells what a card does, and not that it is used, nor which card."""
        own = frame.words - {frame.part_words}
        named = any(place.slot.at == "card" and placement.held(at) for at, place in enumerate(frame.places))
        return bool(frame.words) and not (named or own & self._said.verbs)

    def _goes_without_verb(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a line without a verb may mean it: it answers what the table waits for."""
        first = frame.makes in self._expected.first
        if frame.makes not in self._expected.waited or (frame.fixed and not placement.negated):
            return False
        if not placement.fields and not (frame.denied and first and frame.makes not in self._expected.turns):
            return False
        return first or self._is_from_hand(frame, placement)

    def _is_from_hand(self, frame: MoveFrame, placement: Placement) -> bool:
        """Whether a card that is named comes from the hand, so that its name alone says that it is played."""
        pools = {frame.places[at].slot.pool for at, _ in placement.fields}
        return bool(pools & set(FROM_HAND) - {"reacting"})


def _holds_together(frame: MoveFrame, placement: Placement) -> bool:
    """Whether what is said and what is denied agree, and nothing is left hanging."""
    alone = placement.negated and not placement.verb
    denied = placement.denied or (alone and bool(frame.denied))
    nobody = any(filled.value is None for _, filled in placement.fields)
    if (alone and placement.unknown) or (denied != placement.negated and (denied or not nobody)):
        return False
    says = placement.verb or placement.fields or placement.negated
    hangs = placement.dangling and any(place.slot.holds in CARDS for place in frame.places)
    return bool(says and placement.said) and not (
        placement.amends or hangs or (placement.other_verb and not placement.verb)
    )
