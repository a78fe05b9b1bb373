"""What each word of a line may stand for, without what stands inside a name or looks like a seat alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property

from msgspec.structs import replace

from referee.notation.own_words.explanations.whole_phrases import OPENING, without_inner_senses
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.near_words import looks_like
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    FILLER,
    LEAD,
    NOT,
    VERB,
)
from referee.notation.own_words.vocabulary.terms import COUNT as WORD_COUNT
from referee.notation.own_words.vocabulary.terms import VALUE as WORD_VALUE
from referee.notation.parser.lexicon import ARROW, COMMON, folded, in_cyrillic, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine

FUZZY = 4
"""What costs more is no sure sense of a word."""
LITTLE = 4
"""Letters of a word that only looks like a seat's in another alphabet."""
ANSWERS = ("yes", "no", "unknown")
"""Values that answer a question, and say nothing of a move."""
LETTERS = "letters"
"""The pool of what a letter means first."""
KIND_AND_LETTER = 2
"""Words of a name that ends in a letter: ``knight A``."""
OTHERS = 9
"""What it costs that a letter means something else."""
PLAIN = (FILLER, CHATTER, VERB, NOT)
"""What a word is that just so means something else than a name it is only like."""
NAMED = (known.CARD, known.SEAT, known.PLOT)
"""What is known by ids."""
SENTENCE_SIGNS = ".!?\N{HORIZONTAL ELLIPSIS}"
HYPHEN = "-"


@cache
def called_out_words() -> frozenset[str]:
    """Words that players call out before they say what they do, whatever else they mean."""
    return keys_of(line_words(COMMON)["particles"].get("called_out", {}))


def _letter_alone(word: SpokenWord) -> str:
    """A word as it is typed, without a sign; a letter without its ending: ``D-то``."""
    typed = word.typed.rstrip(SENTENCE_SIGNS)
    letter, dash, ending = typed.partition(HYPHEN)
    declined = bool(dash) and len(letter) == 1 and 0 < len(ending) <= LITTLE
    return letter if declined and in_cyrillic(ending) and word.text == folded(letter) else typed


def unlike(sense: Sense) -> int:
    """What a sense costs for each of its words."""
    return -(-sense.cost // (sense.end - sense.start))


class SenseFilter:
    """The senses of the words of one line that are meant, of all that they may have."""

    def __init__(
        self, line: TypedLine, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
    ) -> None:
        self.line = line
        self.words = words
        self.given = senses
        self.apposed = self._apposed()

    def senses(self) -> tuple[tuple[Sense, ...], ...]:
        """Of each word the senses that begin at it and are meant."""
        return without_inner_senses(
            tuple(
                () if at in self.apposed else tuple(self._meant(at, senses))
                for at, senses in enumerate(self.given)
            )
        )

    def _apposed(self) -> frozenset[int]:
        """The words nobody knows before a name that is put right behind them in brackets."""
        found: set[int] = set()
        for start, word in enumerate(self.words):
            named = any(sense.what == known.CARD and not sense.cost for sense in self.given[start])
            at = start - 1
            while word.after == "(" and named and at >= 0 and not self._is_exact(at):
                found.add(at)
                at -= 1
        return frozenset(found)

    def _is_exact(self, at: int) -> bool:
        """Whether a word is known just so, but for those that say nothing."""
        idle = (FILLER, CHATTER)
        return any(not sense.cost and sense.what not in idle for sense in self.given[at]) or not (
            self.words[at].typed[:1].isupper() or not self.given[at]
        )

    def _meant(self, at: int, senses: tuple[Sense, ...]) -> Iterator[Sense]:
        """The senses of a word that are meant, the things that a letter means first."""
        letters = self._letter(at)
        yield from letters
        no_seat = bool(letters) or self._only_looks_like_a_seat(at, senses)
        exact = _ExactKinds(at, senses)
        for sense in self._without_fillers(at, senses):
            if exact.outweigh(sense) or (sense.what == WORD_VALUE and sense.key in ANSWERS):
                continue
            if sense.what == known.CARD:
                yield from self._whole(sense)
            elif not (no_seat and sense.what == known.SEAT and sense.cost):
                yield sense

    def _only_looks_like_a_seat(self, at: int, senses: tuple[Sense, ...]) -> bool:
        """Whether a word is too short to be a seat of another alphabet."""
        word = self.words[at]
        little = len(word.text) <= LITTLE and in_cyrillic(word.typed)
        return little and not self._is_short_seat(word, senses)

    def _is_short_seat(self, word: SpokenWord, senses: tuple[Sense, ...]) -> bool:
        """Whether a word with a capital is the beginning of a seat's name, where players tell moves."""
        plain = (
            not self.line.lexicon.grammar.remarks and len(word.text) == LITTLE and word.typed[:1].isupper()
        )
        return plain and all(sense.what == known.SEAT and sense.cost <= INFLECTED for sense in senses)

    def _is_called_out(self, at: int) -> bool:
        """Whether a word stands alone before the rest of a line, and is said of anything: "Right, I ..."."""
        behind = self.words[1:2]
        return not at and bool(behind) and behind[0].after == "," and self.words[0].text in called_out_words()

    def _without_fillers(self, at: int, senses: tuple[Sense, ...]) -> Iterator[Sense]:
        """The senses of a word; a capital letter within a sentence that names a card is no little word.

        A word that is called out before the rest of a line is no value.
        """
        called_out = self._is_called_out(at)
        senses = tuple(sense for sense in senses if not (called_out and sense.what == WORD_VALUE))
        little = (FILLER, LEAD) if self.line.lexicon.grammar.remarks else (FILLER,)
        capital = self._is_capital_of_a_card(at)
        yield from (
            sense for sense in senses if not (capital and sense.what in little and sense.end == at + 1)
        )

    def _is_capital_of_a_card(self, at: int) -> bool:
        typed = self.words[at].typed.rstrip(SENTENCE_SIGNS)
        after = self.words[at].after
        within = at and not (after and after in SENTENCE_SIGNS)
        if not within or len(typed) != 1 or not typed.isupper() or self._begins_a_value(at):
            return False
        return any(
            sense.what == known.CARD and not sense.cost for sense in (*self.given[at], *self._letter(at))
        )

    def _begins_a_value(self, at: int) -> bool:
        """Whether a letter stands before or in a value of several words: "A Game of Thrones"."""
        near = (sense for senses in self.given[at : at + 2] for sense in senses)
        return any(
            sense.what == WORD_VALUE and sense.end - sense.start > 1 and not sense.cost for sense in near
        )

    def _whole(self, sense: Sense) -> Iterator[Sense]:
        """A name without what lies on another thing: of an order in an area its two parts are said."""
        things = self.line.names.keys
        ids = tuple(id_ for id_ in sense.ids if id_.partition(":")[0] not in things or ":" not in id_)
        if ids:
            yield replace(sense, ids=ids)
            return
        for place in dict.fromkeys(id_.partition(":")[0] for id_ in sense.ids):
            yield from (
                Sense(sense.what, place, sense.start, sense.start + length, ids=(place,))
                for length in {len(key.split()) for key in things[place] if self._begins(sense, key)}
            )

    def _begins(self, sense: Sense, key: str) -> bool:
        """Whether what is named begins with a shorter name."""
        words = key.split()
        texts = [word.text for word in self.words[sense.start : sense.start + len(words)]]
        return len(words) < sense.end - sense.start and texts == words

    def _letter(self, at: int) -> list[Sense]:
        """The things that a single letter means: ``from A to B``."""
        word = self.words[at]
        typed = _letter_alone(word)
        known_by = self.letters if len(typed) == 1 and typed.isalpha() else {}
        ids = next((known_by[letter] for letter in (word.text, *looks_like(typed)) if letter in known_by), ())
        if not ids or self._is_little_first(at) or not (typed.isupper() or self._stands_alone(at)):
            return []
        cost = 0 if typed.isupper() else 1
        first = self.line.names.pool("", LETTERS)
        usual = tuple(id_ for id_ in ids if id_ in first) or ids
        others = tuple(id_ for id_ in ids if id_ not in usual)
        return [
            Sense(known.CARD, "|".join(ids_of), at, at + 1, cost + far, ids_of)
            for ids_of, far in ((usual, 0), (others, OTHERS))
            if ids_of
        ]

    def _is_little_first(self, at: int) -> bool:
        """Whether a letter that begins a sentence is a little word before what is named next: "A knight"."""
        word, behind = self.words[at], self.words[at + 1 : at + 2]
        begins = not at or bool(word.after and word.after in SENTENCE_SIGNS)
        little = any(sense.what in (FILLER, LEAD) and not sense.cost for sense in self.given[at])
        if not (begins and little and behind) or behind[0].after or len(word.typed) > 1:
            return False
        exact = {sense.what for sense in self.given[at + 1] if not sense.cost}
        return bool(exact & {WORD_VALUE, known.CARD, NUMBER, WORD_COUNT}) or self._is_letter_of_a_thing(
            at + 1
        )

    def _is_letter_of_a_thing(self, at: int) -> bool:
        """Whether a word is a capital letter by which something may be called."""
        typed = _letter_alone(self.words[at])
        known_by = self.letters if len(typed) == 1 and typed.isupper() else {}
        return any(word in known_by for word in (self.words[at].text, *looks_like(typed)))

    def _stands_alone(self, at: int) -> bool:
        """Whether a small letter stands where a name would: behind "from" and the like, or at an arrow."""
        if ARROW in (self.words[at].after, *(word.after for word in self.words[at + 1 : at + 2])):
            return True
        before = at and any(sense.what == LEAD and sense.key in OPENING for sense in self.given[at - 1])
        exact = any(sense.what == LEAD and not sense.cost for sense in self.given[at])
        last = at + 1 == len(self.words) or bool(self.words[at + 1].after)
        opens = not last and any(
            sense.what in (LEAD, VERB) and sense.cost <= 1 for sense in self.given[at + 1]
        )
        return bool(before) and not exact and (last or opens)

    @cached_property
    def letters(self) -> dict[str, tuple[str, ...]]:
        """The things whose names end in a letter, by it."""
        found: dict[str, dict[str, None]] = {}
        for id_, keys in self.line.names.keys.items():
            for words in (key.split() for key in keys):
                if len(words) == KIND_AND_LETTER and len(words[1]) == 1 and words[1].isalpha():
                    found.setdefault(words[1], {})[id_] = None
        return {letter: tuple(ids) for letter, ids in found.items()}


class _ExactKinds:
    """What a word is just so: by itself, or as the first word of a phrase."""

    def __init__(self, at: int, senses: tuple[Sense, ...]) -> None:
        self._end = at + 1
        exact = [sense for sense in senses if not sense.cost]
        alone = {sense.what for sense in exact if sense.end == self._end}
        self._plain = not alone.isdisjoint(PLAIN)
        self._little = not alone.isdisjoint((FILLER, NOT))
        self._leads = LEAD in alone
        self._tells = any(sense.what in (VERB, WORD_VALUE) for sense in exact)
        self._names = any(sense.what in (known.CARD, known.SEAT) for sense in exact)

    def outweigh(self, sense: Sense) -> bool:
        """Whether what the word is just so leaves no room for what it is only like."""
        if sense.end == self._end and self._outweigh_word(sense):
            return True
        if self._leads and sense.what == VERB and sense.cost > INFLECTED:
            return True
        if sense.cost < INFLECTED:
            return False
        if self._tells and sense.what in (LEAD, WORD_COUNT):
            return True
        return self._plain and sense.what in (*NAMED, WORD_VALUE, WORD_COUNT)

    def _outweigh_word(self, sense: Sense) -> bool:
        """The same of a sense of this word alone."""
        if self._plain and sense.what == known.FACE:
            return True
        if not sense.cost:
            return False
        if self._names and sense.what in (VERB, WORD_VALUE, known.PLOT):
            return True
        return self._little and sense.what == known.CARD
