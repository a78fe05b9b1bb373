"""A deck that a line tells of to have it checked: its plots, its size, its copies, and by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.decisions import Move
from referee.notation.own_words.vocabulary.likeness import INFLECTED, spelt_likeness
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord, all_words
from referee.notation.own_words.vocabulary.terms import FILLER, LEAD, terms
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import COMMON, keys_of, line_words
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import PartialReading

CHECK = "check_deck"
"""The move by which a deck is checked, and the key of the words for that."""
PLOTS, SIZE, OFFICIAL, FRIENDLY, ONLY, DECK = (
    *("deck_plots", "deck_size", "deck_official", "deck_friendly", "deck_only"),
    "deck",
)
"""Keys of the words for plots, cards, tournaments, other games, cards of one House only, and a deck."""
SMALLEST = 11
"""So many cards are a deck; fewer are copies of one card."""
NEAR = 3
"""Words between a number and the title of which there are so many copies."""
ENDS = ".!?\N{HORIZONTAL ELLIPSIS}"
LONGEST_NAME = 3
"""Signs of a name that is a letter with a number, so that a range from one to another stays short."""
AND = ("i", "и")
"""Letters that are words for "and"."""
DASHES = ("-", "\N{EN DASH}", "\N{EM DASH}")
ALIKE = str.maketrans("РрАаСсЕе", "PpAaCcEe")
"""Letters of plots that look the same in two alphabets."""


def checked_deck(line: TypedLine) -> Move | None:
    """The check of the deck that a line tells of, if it tells of one.

    Raises:
        ParseError: it leaves out its plots or its size, or of what there are so many.
    """
    if CHECK not in line.lexicon.words.listed:
        return None
    deck_words = DeckWords(line)
    if not deck_words.is_check() or not (deck_words.plots or deck_words.size):
        return None
    if not (deck_words.plots and deck_words.size) or deck_words.leaves_numbers():
        raise ParseError("line_unfinished", line=line.text.strip(), follows=())
    built = line.built(PartialReading(len(line.tokens), deck_words.raw()), deck_words.seat(), said=True)
    return next((reading.move for reading in built if reading.move is not None), None)


class DeckWords:
    """The words of a line with what they say of a deck."""

    def __init__(self, line: TypedLine) -> None:
        self.line = line
        self.words: tuple[SpokenWord, ...] = all_words(line)
        self.plot_words: set[int] = set()
        self.plots = self._plots()
        self.size_at = self._size_at()
        self.size = self._number(self.size_at) if self.size_at is not None else 0

    def raw(self) -> dict[str, Any]:
        """The move as a case has it."""
        houses = list(dict.fromkeys(self._only_of()))
        copies = {title: number for title, number in self._copies() if title}
        deck = {"plots": self.plots, "size": self.size, "copies": copies, "house_only": houses}
        named = {name: value for name, value in deck.items() if value}
        return {"do": CHECK, "by": self.seat(), "deck": named, "official": self._is_official()}

    def is_check(self) -> bool:
        """Whether a deck is to be checked: it is said, or plots, a size and the rules it is for are told."""
        named = self._at(CHECK) and (self._at(DECK) or self.plots)
        asks = self.plots and self.size and (self._at_any_ending(OFFICIAL) or self._at_any_ending(FRIENDLY))
        return bool(named or asks)

    def leaves_numbers(self) -> bool:
        """Whether nobody says what a number counts, and it is not that of the plots."""
        return any(not title and number != len(self.plots) for title, number in self._copies())

    def seat(self) -> str:
        """Whose deck it is: the first seat that is named and no House of its cards, or who is asked first."""
        only = self._only_words()
        named = (self._seat_at(at) for at in range(len(self.words)) if at not in only)
        asked = (seat for seats in self.line.soon.values() for seat in seats)
        return next(filter(None, named), "") or next(asked, next(iter(self.line.names.seats), ""))

    def _seat_at(self, at: int) -> str:
        """The seat that a word names; a single letter only where it is a capital."""
        word, letter = self.words[at], len(self.words[at].text) == 1
        if at in self.plot_words or (letter and not word.typed[:1].isupper()):
            return ""
        return self.line.names.seat(word.text) or ""

    def _plots(self) -> list[str]:
        """The plots that are named behind a word for plots, or from the first to the last."""
        for at in range(len(self.words)):
            for end in (at, at + 2):
                between = self._range(at, end)
                if between:
                    self.plot_words.update(range(at, end + 1))
                    return between
        for start in sorted(self._at(PLOTS)):
            named = [*self._listed(start + 1)]
            if len(named) > 1:
                self.plot_words.update(at for at, _ in named)
                return [name for _, name in named]
        return []

    def _range(self, at: int, end: int) -> list[str]:
        """The names from one to another: ``p1-p7``, ``a to g``."""
        if end >= len(self.words):
            return []
        first, last = self._name(at), self._name(end)
        if end == at:
            first, _, last = next(
                (first.partition(dash) for dash in DASHES if dash in first), (first, "", first)
            )
        elif self.words[at + 1].text not in keys_of(line_words(COMMON)["particles"]["up_to"]):
            return []
        if not (_is_short(first) and _is_short(last)) or len(first) != len(last):
            return []
        if len(first) == 1:
            return [chr(code) for code in range(ord(first), ord(last) + 1)] if first < last else []
        numbers = range(int(first[1:]), int(last[1:]) + 1)
        return [f"{first[0]}{number}" for number in numbers] if first[0] == last[0] and first != last else []

    def _name(self, at: int) -> str:
        name = self.words[at].typed.rstrip(ENDS)
        return alike if _is_short(alike := name.translate(ALIKE)) or any(d in name for d in DASHES) else name

    def _listed(self, start: int) -> Iterator[tuple[int, str]]:
        """The short names that follow each other from a word on, with little words between them."""
        names: list[str] = []
        strange = 0
        for at in range(start, len(self.words)):
            name = self._name(at)
            if names and self.words[at].after and not (_is_short(name) or self._is_little(at)):
                return
            if _is_short(name) and not self._is_little_beside(at, names):
                names.append(name)
                yield at, name
                strange = 0
            elif not self._goes_on(at, names):
                strange += 1
            if strange > 1 or (strange and at > start and self.words[at].after):
                return

    def _is_little_beside(self, at: int, names: list[str]) -> bool:
        """Whether a letter is a little word: between two names, or beside names that have numbers."""
        name = self._name(at)
        if len(name) > 1:
            return False
        follows = at + 1 < len(self.words) and _is_short(self._name(at + 1))
        return any(len(other) > 1 for other in names) or (name.lower() in AND and follows)

    def _goes_on(self, at: int, names: list[str]) -> bool:
        """Whether a name follows a word; behind others that have numbers, one of the same letter."""
        letters = {name[0] for name in names if name[1:]}
        for behind in range(at + 1, min(at + 1 + NEAR, len(self.words))):
            name = self._name(behind)
            if self.words[behind].after:
                return False
            if _is_short(name) and (behind == at + 1 or name[0] in letters):
                return True
            if self._number(behind) > 1 or not names:
                return False
        return False

    def _size_at(self) -> int | None:
        """The word that says how many cards the deck has."""
        cards = self._at(SIZE)
        large = [at for at in range(len(self.words)) if self._number(at) >= SMALLEST]
        beside = [at for at in large if {at - 1, at + 1} & cards]
        return next(iter(beside or large), None)

    def _number(self, at: int) -> int:
        """The number a word says, or nothing; ``x5`` is five."""
        text = self.words[at].text.removeprefix("x") if len(self.words[at].text) > 1 else self.words[at].text
        if text.isdecimal():
            return int(text)
        counts = line_words(COMMON)["counts"]
        return next(
            (int(number) for number, by_language in counts.items() if text in keys_of(by_language)), 0
        )

    def _copies(self) -> Iterator[tuple[str, int]]:
        """The titles of which the deck has several copies, each with its number."""
        for at in range(len(self.words)):
            number = self._number(at)
            if 1 < number < SMALLEST and at not in (self.size_at, *self.plot_words):
                title = next(filter(None, (self._title(position) for position in self._around(at))), "")
                yield title, number

    def _around(self, at: int) -> Iterator[int]:
        """The words behind a number and before it, up to the next signs."""
        for other in range(at + 1, min(at + 1 + NEAR, len(self.words))):
            if self.words[other].after:
                break
            yield other
        for other in range(at - 1, max(-1, at - 1 - NEAR), -1):
            if self.words[other + 1].after:
                break
            yield other

    def _title(self, at: int) -> str:
        """The title that a word is: a short name, or one that begins with a capital letter."""
        name = self._name(at)
        short = _is_short(name) and not name.isupper()
        little = len(name) == 1 and name.islower() and self._is_little(at)
        is_word = (
            little or at in self.plot_words or at in self._at(PLOTS) or self._number(at) or self._seat_at(at)
        )
        if is_word or not (short or (name[:1].isupper() and self.words[at].after not in (*ENDS,))):
            return ""
        plural = len(name) > 3 and name.isascii() and name.endswith("s")  # "three Robbs"
        return name[:-1] if plural and self.line.language == "en" else name

    def _is_little(self, at: int) -> bool:
        """Whether a word is a little one, as "in" is in Slavic languages."""
        known = terms(self.line.lexicon.game).by_word.get(self.words[at].text, ())
        return any(term.what in (FILLER, LEAD) and len(term.words) == 1 for term in known)

    def _only_words(self) -> frozenset[int]:
        """The words around one that says that cards are of one House only."""
        return frozenset(
            near for at in self._at(ONLY) for near in range(max(0, at - NEAR), at + NEAR + 1) if near != at
        )

    def _only_of(self) -> Iterator[str]:
        """The Houses of such cards."""
        for at in sorted(self._only_words() & set(range(len(self.words)))):
            text = self.words[at].text
            houses = (name for name, names in self.line.lexicon.houses.items() if _begins(text, names))
            yield from (house for house in (next(houses, ""),) if house)

    def _is_official(self) -> bool:
        """Whether it is told to be by the rules of tournaments, and not denied."""
        return bool(self._at_any_ending(OFFICIAL) - self._denied()) and not self._at_any_ending(FRIENDLY)

    def _denied(self) -> frozenset[int]:
        """The words behind a denial, up to the next sign."""
        nots = keys_of(line_words(COMMON)["particles"]["not"])
        denials = [at for at, word in enumerate(self.words) if word.text in nots]
        return frozenset(behind for at in denials for behind in range(at, self._end_behind(at)))

    def _end_behind(self, at: int) -> int:
        """Before which word a sign stands next."""
        ends = (behind for behind in range(at + 1, len(self.words)) if self.words[behind].after)
        return next(ends, len(self.words))

    def _at_any_ending(self, key: str) -> set[int]:
        """The words that say something, also with another ending."""
        phrases = keys_of(self.line.lexicon.words.listed.get(key, {}))
        return {
            at
            for at, word in enumerate(self.words)
            if any(_is_inflected(word.text, phrase) for phrase in phrases)
        }

    def _at(self, key: str) -> set[int]:
        """The words that say something."""
        listed, values = self.line.lexicon.words.listed, self.line.lexicon.values
        phrases = values.get(key) if key == DECK else keys_of(listed.get(key, {}))
        texts = [word.text for word in self.words]
        return {
            at
            for phrase in (text.split() for text in phrases or ())
            for start in range(len(texts))
            if texts[start : start + len(phrase)] == phrase
            for at in range(start, start + len(phrase))
        }


def _is_short(name: str) -> bool:
    """Whether a name is a letter, perhaps with a number."""
    letter = name[:1].isascii() and name[:1].isalpha()
    return letter and len(name) <= LONGEST_NAME and (len(name) == 1 or name[1:].isdecimal())


def _is_inflected(text: str, known: str) -> bool:
    """Whether a word is another, perhaps with another ending."""
    cost = spelt_likeness(text, known)
    return cost is not None and cost <= INFLECTED


def _begins(text: str, names: frozenset[str]) -> bool:
    """Whether a word is one of these, also with an ending."""
    return len(text) > NEAR and any(text.startswith(name) for name in names if len(name) > NEAR)
