"""Names of those who are passed over: "Stark instead of Lannister", "Robb rather than Jon"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.notation.own_words.vocabulary.known_names import CARD, SEAT
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import CHATTER, FILLER, INSTEAD, LEAD, NOT, VALUE, VERB
from referee.notation.parser.line_readings import TypedLine

HIMSELF = "himself"
"""The value of words for whoever speaks."""
BETWEEN = 2
"""Little words that may stand before the name of who is passed over."""


def without_excluded_names(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> Senses:
    """The senses of a line in which who is passed over has no name, where another is named."""
    if not line.lexicon.grammar.remarks:
        return senses
    excluded = {at for name in _excluded(words, senses) if _is_other_named(senses, name) for at in name}
    return tuple(
        (Sense(CHATTER, CHATTER, at, at + 1),) if at in excluded else here for at, here in enumerate(senses)
    )


def _excluded(words: Sequence[SpokenWord], senses: Senses) -> Iterator[range]:
    """The words of each name behind "instead of", or behind a denial and before a sign."""
    for at, here in enumerate(senses):
        for sense in here:
            if sense.what == INSTEAD and not sense.cost and not _is_in_verb(senses, at, sense.end):
                yield from _name_from(words, senses, sense.end, (SEAT, CARD, VALUE))
        if any(sense.what == NOT and not sense.cost and sense.end == at + 1 for sense in here):
            for name in _name_from(words, senses, at + 1, (SEAT,)):
                if _is_ended(words, name.stop) and _begins_part(words, senses, at):
                    yield range(at, name.stop)


def _is_in_verb(senses: Senses, start: int, end: int) -> bool:
    """Whether these words are part of a longer verb: "defends instead of"."""
    verbs = (sense for here in senses[: start + 1] for sense in here if sense.what == VERB and not sense.cost)
    return any(sense.start < start and sense.end >= end for sense in verbs)


def _name_from(
    words: Sequence[SpokenWord], senses: Senses, start: int, kinds: tuple[str, ...]
) -> Iterator[range]:
    """The words of the name that stands from a word on, behind little words at most."""
    for at in range(start, min(start + BETWEEN + 1, len(words))):
        named = [sense for sense in senses[at] if sense.cost <= INFLECTED and _is_somebody(sense, kinds)]
        if words[at].after and at > start:
            return
        if named:
            yield range(start, max(sense.end for sense in named))
            return
        if not any(sense.what in (FILLER, CHATTER, LEAD) and not sense.cost for sense in senses[at]):
            return


def _is_somebody(sense: Sense, kinds: tuple[str, ...]) -> bool:
    return sense.what in kinds and (sense.what != VALUE or sense.key == HIMSELF)


def _is_ended(words: Sequence[SpokenWord], at: int) -> bool:
    """Whether a sign stands before a word, or the line has ended."""
    return at >= len(words) or bool(words[at].after)


def _begins_part(words: Sequence[SpokenWord], senses: Senses, at: int) -> bool:
    """Whether a denial begins a part of the line behind another, at most with a little word before it."""
    start = next((position for position in range(at, 0, -1) if words[position].after), 0)
    idle = all(
        any(sense.what in (FILLER, CHATTER, LEAD) for sense in senses[word]) for word in range(start, at)
    )
    return bool(start) and idle


def _is_other_named(senses: Senses, name: range) -> bool:
    """Whether another of this kind is named outside these words."""
    here = [sense for at in name for sense in senses[at] if sense.cost <= INFLECTED]
    kinds = {
        SEAT if sense.what == VALUE else sense.what
        for sense in here
        if _is_somebody(sense, (SEAT, CARD, VALUE))
    }
    ids = {id_ for sense in here for id_ in sense.ids}
    others = (sense for at, some in enumerate(senses) if at not in name for sense in some)
    return any(
        sense.what in kinds and sense.cost <= INFLECTED and not ids.intersection(sense.ids)
        for sense in others
    )
