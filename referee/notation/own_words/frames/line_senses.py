"""What the words of a line may stand for, and which of them talk of something else."""

from __future__ import annotations

from referee.notation.own_words.frames.line_doubts import ABOUT_A_MOVE
from referee.notation.own_words.frames.move_frames import MoveFrame
from referee.notation.own_words.frames.unknown_names import tells_something
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.excluded_names import without_excluded_names
from referee.notation.own_words.vocabulary.idle_words import without_idle_words
from referee.notation.own_words.vocabulary.likeness import SLIP
from referee.notation.own_words.vocabulary.limiting_phrases import without_closing, without_what_was
from referee.notation.own_words.vocabulary.noun_phrases import with_descriptions
from referee.notation.own_words.vocabulary.senses import Sense, SenseFinder, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import VERB
from referee.notation.parser.line_readings import TypedLine


def senses_at(
    line: TypedLine, words: tuple[SpokenWord, ...], naming: list[MoveFrame], *, plots: bool
) -> Senses:
    """What each word may stand for; plots where the table waits for one, or a verb asks for one.

    Args:
        naming: the frames that have a place for plots.
        plots: the table waits for one of these.
    """
    senses = SenseFinder(line, words, plots=plots).senses()
    if not plots and _verbs(senses) & {key for frame in naming for key in frame.words}:
        senses = SenseFinder(line, words, plots=True).senses()
    senses = without_what_was(line, words, without_closing(line, words, senses))
    senses = without_idle_words(line, words, without_excluded_names(line, words, senses))
    return with_descriptions(line, words, senses)


def _verbs(senses: Senses) -> frozenset[str]:
    """The verbs that a line may say."""
    return frozenset(sense.key for here in senses for sense in here if sense.what == VERB)


def words_beside(words: tuple[SpokenWord, ...], senses: Senses) -> frozenset[int]:
    """The words of those parts of a line that talk of something else than a move."""
    starts = [at for at, word in enumerate(words) if not at or word.after]
    parts = [range(start, end) for start, end in zip(starts, [*starts[1:], len(words)], strict=True)]
    beside = [part for part in parts if _talks_of_something_else(part, words, senses)]
    return frozenset(at for part in beside for at in part) if len(beside) < len(parts) else frozenset()


def _talks_of_something_else(part: range, words: tuple[SpokenWord, ...], senses: Senses) -> bool:
    """Whether a part of a line tells nothing, and up to half of its words are unknown and no names."""
    unknown = [at for at in part if not senses[at]]
    if any(words[at].typed[:1].isupper() and at != part.start for at in unknown):
        return False
    return not tells_something(part, senses) and 1 < len(part) and 0 < len(unknown) <= len(part) // 2


def seat_that_begins(senses: Senses) -> Sense | None:
    """The seat with which a line begins, where a verb is the next thing it tells; else nothing."""
    opening: Sense | None = None
    for at, here in enumerate(senses):
        telling = [sense for sense in here if sense.what in ABOUT_A_MOVE]
        clear = [sense for sense in telling if not sense.cost]
        if opening is None:
            opening = _opening_seat(telling)
            if opening is None and (clear or _is_verb(telling)):
                return None
        elif clear and at >= opening.end:
            return opening if any(sense.what == VERB for sense in clear) else None
    return None


def _opening_seat(telling: list[Sense]) -> Sense | None:
    """The seat that a word says just so; nothing, where more words say something else together."""
    seats = (sense for sense in telling if sense.what == known.SEAT and not sense.cost)
    seat = next(seats, None)
    return None if seat is None or any(sense.end > seat.end for sense in telling) else seat


def _is_verb(telling: list[Sense]) -> bool:
    """Whether a word may be a verb."""
    return any(sense.what == VERB and sense.cost <= SLIP for sense in telling)
