"""Whether a line rather asks or supposes something than tells a move."""

from __future__ import annotations

from functools import cache

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import CHATTER, COUNT, FILLER, LEAD, VALUE, VERB
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

ABOUT_A_MOVE = (VERB, VALUE, COUNT, NUMBER, known.CARD, known.SEAT, known.PLOT, known.FACE)
"""What words stand for that tell of a move."""
WINS, TO_THE_VERB = "win", 3
"""The verb of those who win; so many words behind "if" it may stand, to say what depends on it."""
AS = "as"
"""The key of the word before what somebody is."""


def is_talk(
    words: tuple[SpokenWord, ...],
    senses: tuple[tuple[Sense, ...], ...],
    aside: frozenset[int] = frozenset(),
) -> bool:
    """Whether a line asks something, or has too many words that nobody knows.

    ``aside``: the words of those parts of the line that tell nothing of the move that is looked at.
    """
    return asks_or_supposes(words, senses, aside) or is_mostly_unknown(senses, aside)


def asks_or_supposes(
    words: tuple[SpokenWord, ...],
    senses: tuple[tuple[Sense, ...], ...],
    aside: frozenset[int] = frozenset(),
) -> bool:
    """Whether a line begins like a question, or speaks of what is not now.

    ``aside``: the words of parts that tell nothing of the move.
    """
    turn = _opening_turn(senses)
    asks = bool(words) and words[0].text in _words_of("asking") and not _begins_aside(words, senses)
    asks &= not _begins_as(senses)
    return (asks and not turn) or supposes(words, senses, aside, frozenset(range(turn)))


def _begins_as(senses: tuple[tuple[Sense, ...], ...]) -> bool:
    """Whether a line begins with the word for "as", and says as what: "as regent"."""
    first = (sense for here in senses[:1] for sense in here)
    opens = any(sense.what == LEAD and sense.key == AS and not sense.cost for sense in first)
    return opens and any(sense.what == VALUE and not sense.cost for here in senses[1:2] for sense in here)


def _opening_turn(senses: tuple[tuple[Sense, ...], ...]) -> int:
    """How many words of a line are the turn of speech that opens it: "if you want", "I play"."""
    turns = (
        sense.end
        for sense in (senses[0] if senses else ())
        if sense.what in (CHATTER, VERB) and sense.end > 1 and not sense.cost
    )
    return max(turns, default=0)


def _begins_aside(words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]) -> bool:
    """Whether the first part of a line tells nothing of a move, and others follow: "how it must be, ..."."""
    end = next((at for at, word in enumerate(words) if at and word.after), 0)
    telling = (sense for here in senses[:end] for sense in here if sense.what in ABOUT_A_MOVE)
    return end > 1 and not any(sense.cost <= INFLECTED for sense in telling)


def is_mostly_unknown(senses: tuple[tuple[Sense, ...], ...], aside: frozenset[int] = frozenset()) -> bool:
    """Whether a line has, without those parts, more words that nobody knows than such as tell of a move."""
    strange, telling, verb = set(range(len(senses))) - aside, set(), False
    for each in (sense for at, here in enumerate(senses) if at not in aside for sense in here):
        strange -= set(range(each.start, each.end))
        if (
            each.what in ABOUT_A_MOVE
            and each.cost <= SLIP
            and not (each.cost and _says_nothing(senses, each))
        ):
            telling |= set(range(each.start, each.end))
            verb |= each.what == VERB
    return not telling or len(strange) * (1 if verb else 2) > len(telling) - verb


def _says_nothing(senses: tuple[tuple[Sense, ...], ...], like: Sense) -> bool:
    """Whether the words of a sense that is only like them surely say nothing of the game."""
    at = range(like.start, like.end)
    return all(
        any(sense.what in (CHATTER, FILLER) and not sense.cost for sense in senses[place]) for place in at
    )


def supposes(
    words: tuple[SpokenWord, ...],
    senses: tuple[tuple[Sense, ...], ...],
    aside: frozenset[int] = frozenset(),
    idle: frozenset[int] = frozenset(),
) -> bool:
    """Whether a line speaks of what may be, or of another round: "if he dies", "next round I attack".

    ``aside``: the words of parts that tell nothing of the move; what is mused there is passed over.
    ``idle``: the words of a turn of speech, which suppose nothing.
    """
    within = (
        idle
        | _conditions(words, senses)
        | {
            at
            for here in senses
            for sense in here
            if sense.end - sense.start > 1
            for at in range(sense.start + 1, sense.end)
        }
    )
    return any(
        f" {phrase} " in text
        for particle, left_out in (("supposing", within), ("musing", within | aside))
        for text in (f" {' '.join('' if at in left_out else word.text for at, word in enumerate(words))} ",)
        for phrase in _words_of(particle)
    )


def _conditions(words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]) -> frozenset[int]:
    """The words that open what comes about if somebody wins, which is part of a move: "if Stark wins"."""
    wins = {
        sense.start
        for here in senses
        for sense in here
        if sense.what == VERB and sense.key == WINS and sense.cost <= INFLECTED
    }
    opening = (at for at, word in enumerate(words) if word.text in _words_of("supposing"))
    return frozenset(at for at in opening if wins.intersection(range(at + 1, at + 1 + TO_THE_VERB)))


@cache
def _words_of(particle: str) -> frozenset[str]:
    """The words of a kind: that begin a question, suppose something, or muse on it."""
    return keys_of(line_words(COMMON)["particles"][particle])
