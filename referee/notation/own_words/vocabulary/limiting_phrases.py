"""Words that close what is told, "I play the Scout and nothing else", and parts that tell what has been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from referee.notation.own_words.vocabulary.known_names import CARD
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import CHATTER, VALUE, VERB
from referee.notation.own_words.vocabulary.title_words import TRANSLATED
from referee.notation.parser.lexicon import COMMON, folded, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine

SHORT = 3
"""So few words before what closes a line need no verb: "Stark: the Raven, no effect"."""


@cache
def _phrases(language: str) -> tuple[tuple[str, ...], ...]:
    """The words that close what is told, the longest first."""
    by_language = line_words(COMMON)["particles"].get("closing", {})
    phrases = {
        tuple(folded(phrase).split()) for each in (language, "en") for phrase in by_language.get(each, ())
    }
    return tuple(sorted(phrases, key=lambda words: -len(words)))


def without_closing(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> Senses:
    """The senses of a line in which the words that close it say nothing of their own."""
    if not line.lexicon.grammar.remarks:
        return senses
    closing = {at: part for part in _closings(line, words, senses) for at in part}
    if not closing:
        return senses
    return tuple(
        (Sense(CHATTER, CHATTER, at, at + 1),) if at in closing else here for at, here in enumerate(senses)
    )


def _closings(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> Iterator[range]:
    texts = tuple(word.text for word in words)
    for start in range(1, len(texts)):
        for phrase in _phrases(line.language):
            end = start + len(phrase)
            if texts[start:end] == phrase and _ends(words, end) and _is_told_before(senses, start):
                yield range(start, end)
                break


def _ends(words: Sequence[SpokenWord], end: int) -> bool:
    """Whether a sign stands before a word, or the line has ended."""
    return end >= len(words) or bool(words[end].after)


def _is_told_before(senses: Senses, start: int) -> bool:
    """Whether a card has been named and something told of it."""
    before = [sense for here in senses[:start] for sense in here if sense.end <= start]
    named = any(sense.what == CARD and sense.cost <= TRANSLATED + INFLECTED for sense in before)
    short = start <= SHORT
    return named and (short or any(sense.what == VERB and sense.cost <= INFLECTED for sense in before))


def without_what_was(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> Senses:
    """The senses without the values of parts that say what has been: "I had the intrigue already, so ..."."""
    if not (words and line.lexicon.grammar.remarks):
        return senses
    starts = [at for at, word in enumerate(words) if not at or word.after]
    parts = [range(a, b) for a, b in zip(starts, [*starts[1:], len(words)], strict=True)]
    past = [part for part in parts if _tells_the_past({words[at].text for at in part})]
    telling = [part.start for part in parts if part not in past and _is_said_in(part, VERB, senses)]
    emptied = {
        at
        for part in past
        if telling and part.start < telling[-1] and not _is_said_in(part, CARD, senses)
        for at in part
    }
    return tuple(_without_values(at, here) if at in emptied else here for at, here in enumerate(senses))


def _without_values(at: int, senses: tuple[Sense, ...]) -> tuple[Sense, ...]:
    """The senses of a word, without values: those say nothing there."""
    idle = (Sense(CHATTER, CHATTER, at, at + 1),) if any(sense.what == VALUE for sense in senses) else ()
    return (*(sense for sense in senses if sense.what != VALUE), *idle)


def _is_said_in(part: range, what: str, senses: Senses) -> bool:
    """Whether something of a kind is said there just so."""
    return any(sense.what == what and not sense.cost for at in part for sense in senses[at])


def _tells_the_past(texts: set[str]) -> bool:
    """Whether words say that something has been: one like "already", and one like "was"."""
    particles = line_words(COMMON)["particles"]
    return all(texts & keys_of(particles.get(key, {})) for key in ("already", "been"))
