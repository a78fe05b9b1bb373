"""The words of a line as a game sees them: what they name, what stands before it, what is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec.structs import replace

from engine.kernel.meanings import PARTED, Mentions, Part
from referee.notation.parser.lexicon import in_cyrillic
from referee.notation.parser.line_readings import TypedLine
from referee.notation.phrases import names as known
from referee.notation.phrases.likeness import INFLECTED
from referee.notation.phrases.senses import NUMBER, Sense, SpokenWord, looks_like
from referee.notation.phrases.terms import (
    AMENDED,
    CHATTER,
    FILLER,
    INSTEAD,
    LEAD,
    MINE,
    MINUS,
    NOT,
    UNSURE,
    VERB,
)
from referee.notation.phrases.terms import COUNT as WORD_COUNT
from referee.notation.phrases.terms import VALUE as WORD_VALUE

FUZZY = 4
"""What costs more is no sure sense of a word."""
LITTLE = 4
"""Letters of a word that only looks like a seat's in another alphabet."""
ANSWERS = ("yes", "no", "unknown")
"""Values that answer a question, and say nothing of a move."""
ARROW = ">"
"""The sign of what becomes of something, a lead of its own: ``footman -> knight``."""
INSTEAD_OF = 3
"""Words behind "instead of" among which that stands which is not done."""
LETTERS = "letters"
"""The pool of what a letter means first."""
OTHERS = 9
"""What it costs that a letter means something else."""
IDLE = (FILLER, CHATTER, MINE)
"""Words that say nothing by themselves."""
PLAIN = (FILLER, CHATTER, VERB, NOT)
"""What a word is that just so means something else than a name it is only like."""
NAMED = (known.CARD, known.SEAT, known.PLOT)
"""What is known by ids."""
STEALTHY = ("stealth", "assign_stealth")
"""Where it is said, who is kept from defending is named, and that he cannot."""
SENTENCE_SIGNS = ".!?\N{HORIZONTAL ELLIPSIS}"
NEAR = 1
"""By how much a name may be further than another that is said by the same words."""
LEADS_BACK, OPENED_BACK = 2, 5
"""Words that may stand between a lead and what it opens, or what it opens together with something else."""


def unlike(sense: Sense) -> int:
    """What a sense costs for each of its words."""
    return -(-sense.cost // (sense.end - sense.start))


class SaidWords:
    """The words of one line with what each may stand for."""

    def __init__(
        self, line: TypedLine, words: tuple[SpokenWord, ...], senses: tuple[tuple[Sense, ...], ...]
    ) -> None:
        self.line = line
        self.words = words
        self.given = senses
        self.apposed = self._apposed()
        told = (() if at in self.apposed else tuple(self._told(at, some)) for at, some in enumerate(senses))
        self.senses = _outermost(tuple(told))
        self.by_key: dict[tuple[str, str], list[Sense]] = {}
        for some in self.senses:
            for one in some:
                for key in one.ids if one.what in NAMED else (one.key,):
                    self.by_key.setdefault((one.what, key), []).append(one)
        self.taken_back = self._taken_back()

    def _apposed(self) -> frozenset[int]:
        """The words nobody knows before a name that is put right behind them in brackets."""
        found: set[int] = set()
        for start, word in enumerate(self.words):
            named = any(one.what == known.CARD and not one.cost for one in self.given[start])
            at = start - 1
            while word.after == "(" and named and at >= 0 and not self._is_exact(at):
                found.add(at)
                at -= 1
        return frozenset(found)

    def _is_exact(self, at: int) -> bool:
        """Whether a word is known just so, but for those that say nothing."""
        idle = (FILLER, CHATTER)
        return any(not one.cost and one.what not in idle for one in self.given[at]) or not (
            self.words[at].typed[:1].isupper() or not self.given[at]
        )

    def _told(self, at: int, some: tuple[Sense, ...]) -> Iterator[Sense]:
        """The senses of a word without a seat that a word of another alphabet only begins like."""
        word = self.words[at]
        little = len(word.text) <= LITTLE and in_cyrillic(word.typed)
        letters = self._letter(at)
        little |= bool(letters)
        yield from letters
        plain = any(one.what in PLAIN and not one.cost and one.end == at + 1 for one in some)
        filler = any(one.what in (FILLER, NOT) and not one.cost and one.end == at + 1 for one in some)
        exact = any(one.what in (VERB, WORD_VALUE) and not one.cost for one in some)
        named = any(one.what in (known.CARD, known.SEAT) and not one.cost for one in some)
        led = any(one.what == LEAD and not one.cost and one.end == at + 1 for one in some)
        for one in some:
            begun = led and one.what == VERB and one.cost > INFLECTED
            if begun or (exact and one.what in (LEAD, WORD_COUNT) and one.cost >= INFLECTED):
                continue
            if named and one.what in (VERB, WORD_VALUE, known.PLOT) and one.cost and one.end == at + 1:
                continue
            if filler and one.what == known.CARD and one.cost and one.end == at + 1:
                continue
            if plain and one.what in (*NAMED, WORD_VALUE) and one.cost >= INFLECTED:
                continue
            if plain and one.what == known.FACE and one.end == at + 1:
                continue
            if one.what == WORD_VALUE and one.key in ANSWERS:
                continue
            if one.what == known.CARD:
                yield from self._whole(one)
            elif not (little and one.what == known.SEAT and one.cost):
                yield one

    def _whole(self, one: Sense) -> Iterator[Sense]:
        """A name without what lies on another thing: of an order in an area its two parts are said."""
        things = self.line.names.keys
        ids = tuple(id_ for id_ in one.ids if id_.partition(":")[0] not in things or ":" not in id_)
        if ids:
            yield replace(one, ids=ids)
            return
        for place in dict.fromkeys(id_.partition(":")[0] for id_ in one.ids):
            yield from (
                Sense(one.what, place, one.start, one.start + length, ids=(place,))
                for length in {len(key.split()) for key in things[place] if self._begins(one, key)}
            )

    def _begins(self, one: Sense, key: str) -> bool:
        """Whether what is named begins with a shorter name."""
        words = key.split()
        told = [word.text for word in self.words[one.start : one.start + len(words)]]
        return len(words) < one.end - one.start and told == words

    def _letter(self, at: int) -> list[Sense]:
        """The things that a single letter means: ``from A to B``."""
        word = self.words[at]
        typed = word.typed.rstrip(SENTENCE_SIGNS)
        known_by = self.letters if len(typed) == 1 and typed.isalpha() else {}
        ids = next((known_by[one] for one in (word.text, *looks_like(typed)) if one in known_by), ())
        if not ids or not (typed.isupper() or self._stands_alone(at)):
            return []
        cost = 0 if typed.isupper() else 1
        first = self.line.names.pool("", LETTERS)
        meant = tuple(one for one in ids if one in first) or ids
        others = tuple(one for one in ids if one not in meant)
        return [
            Sense(known.CARD, "|".join(some), at, at + 1, cost + far, some)
            for some, far in ((meant, 0), (others, OTHERS))
            if some
        ]

    def _stands_alone(self, at: int) -> bool:
        """Whether a small letter stands where a name would: behind a word like "from", before none."""
        before = at and any(one.what == LEAD and one.key in OPENING for one in self.given[at - 1])
        exact = any(one.what == LEAD and not one.cost for one in self.given[at])
        last = at + 1 == len(self.words) or bool(self.words[at + 1].after)
        opens = not last and any(one.what in (LEAD, VERB) and one.cost <= 1 for one in self.given[at + 1])
        return bool(before) and not exact and (last or opens)

    @cached_property
    def letters(self) -> dict[str, tuple[str, ...]]:
        """The things whose names end in a letter, by it."""
        found: dict[str, dict[str, None]] = {}
        for id_, keys in self.line.names.keys.items():
            for words in (key.split() for key in keys):
                if len(words) == len(("kind", "letter")) and len(words[1]) == 1 and words[1].isalpha():
                    found.setdefault(words[1], {})[id_] = None
        return {letter: tuple(ids) for letter, ids in found.items()}

    @cached_property
    def left_out(self) -> frozenset[int]:
        """The words of what is not done: ``instead of the tokens``, ``no fort``."""
        found: set[int] = set()
        for some in self.senses:
            for one in some:
                if one.what == INSTEAD and not one.cost:
                    found.update(range(one.start, self._end_of_named(one.end)))
        instead = frozenset(found) if self._names_more(found) else frozenset[int]()
        return instead | self.denied | self.apposed | self.cards_denied

    def _names_more(self, but: set[int]) -> bool:
        """Whether something is named besides what is not done."""
        return any(
            one.what in (known.CARD, WORD_VALUE) and one.cost < FUZZY
            for at, some in enumerate(self.senses)
            for one in some
            if at not in but
        )

    def _end_of_named(self, start: int) -> int:
        """Behind the first value that is named from a word on; where none is, that word."""
        for at in range(start, min(start + INSTEAD_OF, len(self.words))):
            named = [one.end for one in self.senses[at] if one.what == WORD_VALUE and one.cost < FUZZY]
            if named and not self.words[at].after:
                return max(named)
        return start

    @cached_property
    def names_anew(self) -> bool:
        """Whether a thing is named besides what is taken back or denied."""
        behind = range(self.taken_back, len(self.words))
        here = (one for at in behind if at not in self.left_out for one in self.senses[at])
        return any(one.what == known.CARD and one.cost < FUZZY for one in here)

    def _taken_back(self) -> int:
        """Up to which word a line is taken back by a later one."""
        for at, some in enumerate(self.senses):
            word = self.words[at]
            denies = word.after and at and any(one.what == NOT for one in some)
            after = at + 1 < len(self.words) and self.words[at + 1].after
            instead = any(one.what == INSTEAD for one in some)
            amended = not instead and any(one.what == AMENDED for one in some)
            if at and ((amended and self._goes_on_behind(at)) or (denies and after)):
                return at + 1
        return 0

    def _goes_on_behind(self, at: int) -> bool:
        """Whether something is said behind a word; "sorry, mate" at the end of a line takes nothing back."""
        later = (one for some in self.senses[at + 1 :] for one in some)
        return any(one.what not in (FILLER, CHATTER, AMENDED) and one.cost < FUZZY for one in later)

    @cached_property
    def said(self) -> Mentions:
        """What the line speaks of."""
        things = tuple(one.ids for some in self.senses for one in some if one.what == known.CARD)
        values = [one.key for some in self.senses for one in some if one.what == WORD_VALUE]
        order = [key for at, some in enumerate(self.senses) for key in (*self._sign(at), *_keys(some))]
        counts = tuple(
            {
                (one.start, one.key): (one.key, self.number_before(one))
                for some in self.senses
                for one in some
                if one.what in (WORD_VALUE, LEAD) and one.cost < FUZZY
            }.values()
        )
        leads = frozenset(one.key for some in self.senses for one in some if one.what == LEAD)
        leads |= {ARROW} if any(ARROW in word.after for word in self.words) else frozenset()
        seats = [
            one.ids[0] for some in self.senses for one in some if one.what == known.SEAT and one.cost < FUZZY
        ]
        denies = any(one.what == NOT for some in self.senses for one in some)
        named = self._named()
        return Mentions(
            things,
            tuple(values),
            counts,
            tuple(order),
            leads,
            tuple(dict.fromkeys(seats)),
            self.line.soon,
            denies,
            tuple(ids for _, ids in named),
            tuple(dict.fromkeys(self._numbers())),
            frozenset(one.key for some in self.senses for one in some if one.what == VERB),
            tuple(dict.fromkeys(id_ for (what, id_) in self.by_key if what == known.PLOT)),
            tuple(ids for _, ids in sorted((*named, *self._values_at()), key=lambda one: one[0])),
            tuple(dict.fromkeys(self._prices())),
        )

    def _sign(self, at: int) -> tuple[str, ...]:
        """The sign between a word and the one before it."""
        parted = at and self.words[at].after and not self.line.lexicon.grammar.remarks
        return (PARTED,) if parted else ()

    def _values_at(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Each value that is said, with the word it begins at."""
        for at, some in enumerate(self.senses):
            keys = dict.fromkeys(one.key for one in some if one.what == WORD_VALUE and one.cost < FUZZY)
            yield from ((at, (key,)) for key in keys)

    def _numbers(self) -> Iterator[str]:
        """The numbers that are said, with their signs."""
        for at, some in enumerate(self.senses):
            minus = at and any(one.what == MINUS for one in self.senses[at - 1])
            for one in some:
                if one.what in (NUMBER, WORD_COUNT) and one.cost < FUZZY:
                    yield f"-{one.key}" if minus else one.key

    def _prices(self) -> Iterator[str]:
        """The numbers beside the word for a coin or for paying: all, where paying is said, else ``for 2``."""
        pays = any(one.what == VERB and one.key in PAYING for some in self.senses for one in some)
        for at in range(len(self.words)):
            number = self._number_at(at)
            after = self.words[at + 1].text if at + 1 < len(self.words) else ""
            priced = (at and self.words[at - 1].text in PRICED) or after.startswith(COINS)
            if number and (pays or priced):
                yield str(number)

    def _named(self) -> list[tuple[int, tuple[str, ...]]]:
        """The ids that each name of the line stands for, of what is nearest, with the word it begins at."""
        found = [one for some in self.senses for one in some if one.what == known.CARD]
        denied = self.cards_denied
        cards = [one for one in found if one.start >= self.taken_back and one.start not in denied] or found
        groups: list[list[Sense]] = []
        for one in sorted(cards, key=lambda one: (unlike(one), one.start - one.end)):
            over = next(
                (some for some in groups if some[0].start < one.end and one.start < some[0].end), None
            )
            if over is None:
                groups.append([one])
            elif unlike(one) <= unlike(over[0]) + NEAR:
                over.append(one)
        ordered = sorted(groups, key=lambda some: some[0].start)
        return [
            (some[0].start, tuple(dict.fromkeys(id_ for one in some for id_ in one.ids))) for some in ordered
        ]

    def number_before(self, sense: Sense) -> int:
        """The number a kind is counted by: right behind it, or before it with only idle words between."""
        parted = sense.end < len(self.words) and self.words[sense.end].after not in ("", ":")
        behind = 0 if parted else self._number_at(sense.end)
        if behind and not self._counts(sense.end + 1):
            return behind
        for at in range(sense.start - 1, max(-1, sense.start - 1 - LEADS_BACK), -1):
            if self._number_at(at):
                return self._number_at(at)
            idle = IDLE if self.line.lexicon.grammar.remarks else (*IDLE, known.SEAT)
            if self.words[at + 1].after or not any(one.what in idle for one in self.senses[at]):
                return 0
        return 0

    def _number_at(self, at: int) -> int:
        """The number a word says, or nothing."""
        here = self.senses[at] if at < len(self.words) else ()
        return next(
            (int(one.key) for one in here if one.what in (WORD_COUNT, NUMBER) and one.cost < FUZZY), 0
        )

    def _counts(self, at: int) -> bool:
        """Whether a word names something that may be counted."""
        return at < len(self.words) and any(
            one.what in (WORD_VALUE, LEAD) and one.key not in OPENING for one in self.senses[at]
        )

    @cached_property
    def cards_denied(self) -> frozenset[int]:
        """The words of a part that says what other cards do not do: "Tyrion defends, Cersei does not"."""
        if not self.line.lexicon.grammar.remarks or any(map(self._is_key_said, STEALTHY)):
            return frozenset()
        starts = [at for at, word in enumerate(self.words) if not at or word.after]
        clauses = [range(a, b) for a, b in zip(starts, [*starts[1:], len(self.words)], strict=True)]
        told = [(self._denies(one), self._cards(one), one) for one in clauses]
        plain = {id_ for denies, ids, _ in told if not denies for id_ in ids}
        beside = [one for denies, ids, one in told if denies and plain and ids and not ids & plain]
        return frozenset(at for one in beside for at in one)

    def _is_key_said(self, key: str) -> bool:
        """Whether a value, a lead or a verb is said."""
        return any((what, key) in self.by_key for what in (WORD_VALUE, LEAD, VERB))

    def _denies(self, clause: range) -> bool:
        """Whether a part of a line denies something, and not only with a word of a name: "Not Today"."""
        here = [one for at in clause for one in self.senses[at] if one.cost < FUZZY]
        named = {at for one in here if one.what == known.CARD for at in range(one.start, one.end)}
        return any(one.what == NOT and one.start not in named for one in here)

    def _cards(self, clause: range) -> set[str]:
        """The ids of the cards that a part of a line names."""
        here = (one for at in clause for one in self.senses[at])
        return {id_ for one in here if one.what == known.CARD and one.cost < FUZZY for id_ in one.ids}

    @cached_property
    def denied(self) -> frozenset[int]:
        """The words of a part of the line that says what is not done, beside one that says what is."""
        starts = [at for at, word in enumerate(self.words) if not at or word.after]
        clauses = [range(a, b) for a, b in zip(starts, [*starts[1:], len(self.words)], strict=True)]
        told = [(self._has(one, NOT), self._values(one), one) for one in clauses]
        plain = {key for denies, keys, _ in told if not denies for key in keys}
        beside = [
            one for denies, keys, one in told if denies and plain and keys and not keys & (plain | {"none"})
        ]
        alone = [one for denies, _, one in told if denies and len(one) == 1 and len(told) > 1]
        return frozenset(at for one in (*beside, *alone) for at in one)

    def _has(self, clause: range, what: str) -> bool:
        return any(one.what == what for at in clause for one in self.senses[at])

    def _values(self, clause: range) -> frozenset[str]:
        """The values that are said there."""
        return frozenset(
            one.key
            for at in clause
            for one in self.senses[at]
            if one.what == WORD_VALUE and one.cost <= INFLECTED and one.key not in OPENING
        )

    def is_opened(self, part: Part, sense: Sense) -> bool:
        """Whether a word that opens the place stands a little before."""
        before = self.senses[max(0, sense.start - OPENED_BACK) : sense.start]
        return any(one.what == LEAD and one.key in part.leads for some in before for one in some)

    def leads_before(self, sense: Sense) -> frozenset[str]:
        """The words that open a place before something that is said."""
        for at in range(sense.start - 1, max(-1, sense.start - 2 - LEADS_BACK), -1):
            found = frozenset(
                one.key
                for start in range(max(0, at - 2), at + 1)
                for one in self.senses[start]
                if one.what == LEAD and one.end == at + 1 and one.cost <= 1 and one.key in OPENING
            )
            if found:
                return found
            if any(one.what in (known.CARD, VERB) and one.cost < FUZZY for one in self.senses[at]):
                return frozenset()
        return frozenset()


def _keys(senses: tuple[Sense, ...]) -> Iterator[str]:
    return (key for one in senses for key in (*one.ids, one.key))


PRICED = (
    *("for", "za", "paying", "pays", "costs", "struva", "kosztuje", "stoit", "place", "plachu", "plashtam"),
)
COINS = ("gold", "coin", "point", "zlot", "zlat", "zolot", "monet", "zhalt", "punkt", "tochk", "ochk")
"""Words before and after what a card costs, which nobody has to say."""
PAYING = ("pay", "give_gold", "gain_gold", "collect_income")
"""Verbs of those who pay."""
WHOLE = (known.CARD, WORD_VALUE, VERB, CHATTER)
"""What is said by several words, none of which then says anything else of these."""


OPEN = (UNSURE, AMENDED)
"""What leaves a line open or takes it back, unless it stands in a turn of speech: "I would rather"."""


def _outermost(senses: tuple[tuple[Sense, ...], ...]) -> tuple[tuple[Sense, ...], ...]:
    """The senses without those of words that stand inside a name or a term of several words."""
    whole = [
        one
        for some in senses
        for one in some
        if one.end - one.start > 1 and one.what in WHOLE and one.cost <= INFLECTED + 1
    ]

    def counts(other: Sense) -> bool:
        return other.what == VERB and any(
            one.what in (WORD_COUNT, NUMBER) and not one.cost
            for at in range(other.start, other.end)
            for one in senses[at]
        )

    def is_inside(one: Sense) -> bool:
        length = one.end - one.start
        return one.what in (known.CARD, WORD_VALUE, VERB, LEAD, *OPEN) and any(
            other.start <= one.start
            and one.end <= other.end
            and length < other.end - other.start
            and (one.what in (VERB, LEAD) or other.what != VERB)
            and not (one.what in (VERB, WORD_VALUE) and not one.cost and other.cost >= INFLECTED)
            and not (one.what == LEAD and one.end == other.end and other.what == known.CARD)
            and not (one.what == LEAD and one.key in OPENING and one.end == other.end and other.what == VERB)
            and (one.what not in (VERB, LEAD) or (other.cost <= one.cost and not counts(other)))
            and (other.what == CHATTER if one.what in OPEN else other.what != CHATTER or one.what == VERB)
            and (one.what != known.CARD or other.what == known.CARD)
            for other in whole
        )

    return tuple(tuple(one for one in some if not is_inside(one)) for some in senses)


OPENING = frozenset(
    (
        *("to", "from", "within", "over", "into", "of", "on", "against", "between", "with", "twin_on"),
        *("twin_between", "bribing", "as", "substitute", "removes", "discards", "names", "and"),
    )
)
"""Leads that stand before what is named."""
