"""Who a line leaves out: "all but Jon", "without the knight", "Jon stays"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import MOST_WORDS, NUMBER, Sense, SenseFinder
from referee.notation.own_words.vocabulary.spoken_words import spoken_words
from referee.notation.own_words.vocabulary.terms import (
    CHATTER,
    COUNT,
    FILLER,
    INSTEAD,
    LEAD,
    NOT,
    UNSURE,
    VALUE,
    VERB,
)
from referee.notation.parser.lexicon import COMMON, folded, line_words
from referee.notation.parser.line_readings import TypedLine

EXCEPTING, STAYING = "excepting", "staying"
ONLY = "only"
"""The kind of "nobody but Jon": nobody else has a part in the move."""
HOLDING_BACK = "holding_back"
"""Words that say so of somebody who stays at home."""
UNMISTAKABLE = 4
"""Letters of words that mean the same in a line of any language."""
FARTHEST = 3
"""Little words between "without" and a name."""
LIKELY = 5
"""What a word may cost that is taken for the name of somebody who is left out."""
BETWEEN = (FILLER, CHATTER, LEAD, VALUE, NUMBER, COUNT)
"""What stands between "without" and a name."""
ONE = "one_"
"""How the leads of units begin, in a game in which areas are named besides."""
ALL_BUT = "but"
"""The word of a phrase like "all but" from which on it is left out."""


class ExcludedPart(Struct, frozen=True):
    """Words of a line that leave somebody out."""

    words: range
    names: tuple[Sense, ...]
    kind: str
    counted: bool = False
    """Only some of these are left out: "without one footman"."""


@cache
def phrases_of(kind: str, language: str) -> frozenset[tuple[str, ...]]:
    """The words of a kind that a reader of a language may type; of other languages no little words."""
    by_language = line_words(COMMON)["particles"].get(kind, {})
    own = [phrase for each in (language, "en") for phrase in by_language.get(each, ())]
    others = (phrase for phrases in by_language.values() for phrase in phrases if len(phrase) >= UNMISTAKABLE)
    return frozenset(tuple(folded(phrase).split()) for phrase in (*own, *others))


class LeftOutNames:
    """The words of one line that leave somebody out."""

    def __init__(self, line: TypedLine) -> None:
        self._line = line
        self._words = spoken_words(line)
        few = 0 < len(self._words) <= MOST_WORDS
        self._senses = SenseFinder(line, self._words, plots=False).senses() if few else ()
        found = tuple(self._found()) if few else ()
        self.parts = found if line.lexicon.grammar.remarks else tuple(self._not_named_too(found))

    def rest(self) -> str:
        """The line without these words; nothing, if they are all of it."""
        text, left = self._line.text, [at for part in self.parts for at in part.words]
        for part in sorted(self.parts, key=lambda one: -one.words.start):
            start, end = self._words[part.words.start].start, self._words[part.words.stop - 1].end
            text = f"{text[:start].rstrip(' ,;-')} {text[end:].lstrip()}"
        told = any(at not in left and self._tells(at) for at in range(len(self._words)))
        return text.strip(" ,;") if told else ""

    def typed(self) -> tuple[str, ...]:
        """The words as they were typed."""
        return tuple(dict.fromkeys(self._words[at].typed for part in self.parts for at in part.words))

    def _tells(self, at: int) -> bool:
        """Whether a word may tell a move; beside one who stays, only one that names somebody does."""
        stays = all(part.kind == STAYING for part in self.parts)
        cards = any(sense.what == known.CARD for sense in self._senses[at])
        return cards or (not stays and self._has(at, (VERB, VALUE)))

    def _not_named_too(self, parts: tuple[ExcludedPart, ...]) -> Iterator[ExcludedPart]:
        """Those with nobody who is named elsewhere in the line: "the bribe, without bribing"."""
        left = {at for part in parts for at in part.words}
        others = [self._name_at(at) for at in range(len(self._words)) if at not in left]
        ids = {id_ for name in others if name is not None for id_ in name.ids}
        yield from (part for part in parts if ids.isdisjoint(id_ for name in part.names for id_ in name.ids))

    # Where they stand

    def _found(self) -> Iterator[ExcludedPart]:
        end = 0
        for at in range(len(self._words)):
            part = self._excepting(at) or self._instead(at) or self._staying(at)
            if part is not None and part.words.start >= end:
                end = part.words.stop
                yield part

    def _excepting(self, at: int) -> ExcludedPart | None:
        """The words "all but" or "without" with the names behind them."""
        end = self._end_of_phrase(at, EXCEPTING)
        if not end or self._is_in_longer(at, end):
            return None
        names = self._names_behind(end, far=not (end - at == 1 and self._is_bare(at)))
        start = at + next((n for n in range(end - at) if n and self._words[at + n].text == ALL_BUT), 0)
        kind = ONLY if self._is_denied_before(at) else EXCEPTING
        return self._part(start, names, kind) if names else None

    def _instead(self, at: int) -> ExcludedPart | None:
        """The words "instead of" with the name behind them, where cards are played."""
        found = (sense for sense in self._senses[at] if sense.what == INSTEAD and not sense.cost)
        end = next((sense.end for sense in found), 0)
        if not end or self._is_in_longer(at, end):
            return None
        names = self._names_behind(end, far=True)
        cards = self._line.lexicon.grammar.remarks
        return self._part(at, names, INSTEAD) if names and (cards or self._are_units(names)) else None

    def _are_units(self, names: list[Sense]) -> bool:
        return all(sense.what == VALUE for sense in names)

    def _part(self, start: int, names: list[Sense], kind: str) -> ExcludedPart:
        """These words, with a "but" before them."""
        begin = start
        while begin and not self._words[begin].after and self._joins(begin - 1):
            begin -= 1
        within = range(start, names[-1].end)
        counted = any(
            one.what in (NUMBER, COUNT) and not one.cost for at in within for one in self._senses[at]
        )
        return ExcludedPart(range(begin, names[-1].end), tuple(names), kind, counted)

    def _joins(self, at: int) -> bool:
        """Whether a word like "but" or "and" stands there."""
        return self._has(at, (UNSURE,), ALL_BUT) or self._has(at, (LEAD,), "and")

    def _has(self, at: int, kinds: tuple[str, ...], key: str = "") -> bool:
        """Whether a word stands just so for something of these kinds."""
        here = (sense for sense in self._senses[at] if sense.what in kinds and not sense.cost)
        return any(not key or sense.key == key for sense in here)

    def _staying(self, at: int) -> ExcludedPart | None:
        """A part of the line that says of somebody that he stays, and nothing else."""
        name = self._name_at(at)
        start = self._start_before(at)
        if name is None or name.end >= len(self._words) or not (self._begins(start) or self._joins(start)):
            return None
        end = max(self._end_of_phrase(name.end, kind) for kind in (STAYING, HOLDING_BACK))
        while end and end < len(self._words) and not self._words[end].after and self._is_idle(end):
            end += 1
        ended = bool(end) and (self._begins(end) or self._joins(end))
        return ExcludedPart(range(start, end), (name,), STAYING) if ended else None

    def _start_before(self, at: int) -> int:
        """Where the little words before a name begin, and a "but" before them."""
        start = at
        while not self._begins(start) and (self._is_idle(start - 1) or self._joins(start - 1)):
            start -= 1
        return start

    def _is_idle(self, at: int) -> bool:
        return self._has(at, (FILLER, CHATTER))

    def _begins(self, at: int) -> bool:
        """Whether a part of the line begins or ends before a word."""
        return at in (0, len(self._words)) or bool(self._words[at].after)

    # What is said

    def _end_of_phrase(self, at: int, kind: str) -> int:
        """Where the longest phrase of a kind ends that begins at a word; 0 if none does."""
        texts = tuple(word.text for word in self._words)
        found = (phrase for phrase in phrases_of(kind, self._line.language) if phrase)
        ends = (at + len(one) for one in found if texts[at : at + len(one)] == one)
        return max((end for end in ends if self._is_unbroken(at, end)), default=0)

    def _is_unbroken(self, start: int, end: int) -> bool:
        return not any(self._words[at].after for at in range(start + 1, end))

    def _is_in_longer(self, start: int, end: int) -> bool:
        """Whether these words are part of a longer term or of a name: "Not Today", "defends instead of"."""
        kinds = (VERB, known.CARD, known.FACE, known.PLOT)
        return any(
            sense.what in kinds and sense.start <= start and sense.end >= end and sense.end - sense.start > 1
            for here in self._senses[: start + 1]
            for sense in here
            if not sense.cost
        )

    def _is_bare(self, at: int) -> bool:
        """Whether a word is the bare "not", which denies what stands right behind it."""
        return self._has(at, (VALUE,), "no")

    def _is_denied_before(self, at: int) -> bool:
        """Whether nobody is told of before "but": "nobody but Jon" is Jon."""
        start = next((one for one in range(at, 0, -1) if self._words[one].after), 0)
        return any(self._has(one, (NOT,)) for one in range(start, at))

    def _names_behind(self, start: int, *, far: bool) -> list[Sense]:
        """The names from a word on, which may be a list."""
        found: list[Sense] = []
        at = start
        while at < len(self._words) and (found or at - start <= FARTHEST * far):
            name, sign = self._name_at(at), self._words[at].after
            goes_on = self._joins(at) if found else any(one.what in BETWEEN for one in self._senses[at])
            if (sign and not (found and sign == ",")) or not (name or goes_on):
                break
            found += [name] if name else []
            at = name.end if name else at + 1
        return found

    def _name_at(self, at: int) -> Sense | None:
        """The card or the kind of units that is named at a word."""
        names = [one for one in self._senses[at] if one.cost <= LIKELY and self._is_name(one)]
        return min(names, key=lambda one: (one.cost, one.start - one.end), default=None)

    def _is_name(self, sense: Sense) -> bool:
        words = self._line.lexicon.words
        if any(lead.startswith(ONE) for lead in words.leads):
            return sense.what == VALUE and f"{ONE}{sense.key}" in words.leads
        return sense.what == known.CARD
