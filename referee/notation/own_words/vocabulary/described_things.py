"""Things that a line describes and does not name: "my only guy", "both", "the one with renown"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from referee.notation.own_words.vocabulary.known_names import CARD
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import CHATTER, COUNT, FILLER, LEAD, MINE
from referee.notation.parser.lexicon import folded, lexicon
from referee.notation.parser.line_readings import TypedLine

ONLY, BOTH, THAT = "only", "both", "that"
"""Words that say that there is one such thing, or two, or that point at it."""
EVENTS = "saving_events"
KINDS = ("characters", EVENTS)
"""Pools of what is called by its kind; the first is meant where no kind is said."""
QUALITIES = ("renowned", "sly", "uniques", "standing")
"""Pools of characters that are called by what they are like."""
STRENGTH = "strength"
"""The word beside the number of a character's strength."""
DESCRIBED = 1
"""What it costs, in tenths, that a thing is described and not named."""
PAIR = 2
HAND = "hand"
"""The value of the word for a hand, out of which events are played."""
NUMBERS = (COUNT, NUMBER)


@cache
def described_words(game: str, language: str) -> Mapping[str, frozenset[str]]:
    """The roles that a word has in a description, in this language and in English."""
    found: dict[str, set[str]] = {}
    for role, said in lexicon(game).words.described.items():
        for word in (*said.get(language, ()), *said.get("en", ())):
            found.setdefault(folded(word), set()).add(role)
    return {word: frozenset(roles) for word, roles in found.items()}


class DescribedThings:
    """The descriptions in one line."""

    def __init__(self, line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> None:
        self._line = line
        self._words = words
        self._senses = senses
        known = described_words(line.lexicon.game, line.language)
        self._roles = [self._roles_of(at, known) for at in range(len(words))]
        self._roles = self._with_strengths()
        self._from_hand = any(one.key == HAND for some in senses for one in some if not one.cost)
        self._named = {
            id_ for some in senses for one in some if one.what == CARD and not one.cost for id_ in one.ids
        }

    def _roles_of(self, at: int, known: Mapping[str, frozenset[str]]) -> frozenset[str]:
        roles = known.get(self._words[at].text, frozenset())
        mine = any(one.what == MINE and not one.cost for one in self._senses[at])
        return roles | ({MINE} if mine else frozenset())

    def _with_strengths(self) -> list[frozenset[str]]:
        """The roles of each word, numbers beside the word for strength among them."""
        said = [STRENGTH in roles for roles in self._roles]
        beside = [any(said[max(0, at - 1) : at + 2]) for at in range(len(said))]
        return [
            roles
            | {f"{STRENGTH}_{one.key}" for one in self._senses[at] if beside[at] and one.what in NUMBERS}
            for at, roles in enumerate(self._roles)
        ]

    def senses(self) -> Iterator[Sense]:
        """What the descriptions stand for."""
        at = 0
        while at < len(self._words):
            end = self._end(at)
            yield from self._described(at, end)
            at = max(end, at + 1)

    def _end(self, start: int) -> int:
        """Behind the words of a description that begins at a word."""
        end = start
        for at in range(start, len(self._words)):
            if at > start and self._words[at].after:
                break
            if self._roles[at]:
                end = at + 1
            elif end == start or self._is_led(at) or not self._is_idle(at):
                break
        return end

    def _is_idle(self, at: int) -> bool:
        return any(one.what in (FILLER, CHATTER) and not one.cost for one in self._senses[at])

    def _is_led(self, at: int) -> bool:
        """Whether a word opens a place, so that something else is told behind it."""
        return any(one.what == LEAD and not one.cost for one in self._senses[at])

    def _described(self, start: int, end: int) -> Iterator[Sense]:
        roles = frozenset(role for at in range(start, end) for role in self._roles[at])
        if BOTH in roles:
            yield from self._pair(start, end) if self._is_object(start) else ()
        elif self._describes(roles):
            fitting = self._fitting(roles).values()
            ids = tuple(id_ for some in fitting if len(some) == 1 for id_ in some)
            if ids and (ONLY in roles or all(len(some) <= 1 for some in fitting)):
                yield Sense(CARD, "|".join(ids), start, end, DESCRIBED, ids)

    def _is_object(self, at: int) -> bool:
        """Whether a word for two is said of those with whom something is done, and not of the players."""
        behind = at and not self._words[at].after and self._is_led(at - 1)
        return bool(behind) or not self._is_idle(at)

    def _describes(self, roles: frozenset[str]) -> bool:
        """Whether the words say enough: what kind of thing, and which."""
        kind = roles.intersection(KINDS)
        like = {role for role in roles if role in QUALITIES or role.startswith(f"{STRENGTH}_")}
        which = roles & {ONLY, MINE} or (EVENTS in kind and (THAT in roles or self._from_hand))
        return bool((kind and which) or (like and (kind or which)) or {ONLY, MINE} <= roles)

    def _pair(self, start: int, end: int) -> Iterator[Sense]:
        """Both characters of a seat that has two, with their number."""
        fitting = self._fitting(frozenset())
        ids = tuple(id_ for some in fitting.values() if len(some) == PAIR for id_ in some)
        if ids:
            yield Sense(CARD, "|".join(ids), start, end, 0, ids)
            yield Sense(COUNT, str(PAIR), start, end)

    def _fitting(self, roles: frozenset[str]) -> dict[str, frozenset[str]]:
        """Of each seat that the line names no such thing of: what fits a description."""
        names = self._line.names
        kind = next((one for one in reversed(KINDS) if one in roles), KINDS[0])
        pools = (kind, *(one for one in roles if one in QUALITIES or one.startswith(f"{STRENGTH}_")))
        found = {
            seat: frozenset.intersection(*(names.pool(seat, one) for one in pools)) for seat in names.seats
        }
        return {seat: some for seat, some in found.items() if not self._named & names.pool(seat, kind)}


def with_described(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> Senses:
    """The senses of a line with those of its descriptions."""
    if not line.lexicon.words.described:
        return senses
    more: dict[int, list[Sense]] = {}
    for one in DescribedThings(line, words, senses).senses():
        more.setdefault(one.start, []).append(one)
    return tuple((*some, *more.get(at, ())) for at, some in enumerate(senses))
