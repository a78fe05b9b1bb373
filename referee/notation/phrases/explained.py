"""The move that explains the words of a line best, among all that a game can mean by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.meanings import MoveMeant
from referee.notation.parser.line_readings import TypedLine
from referee.notation.parser.reader import PartialReading
from referee.notation.phrases.coverage import Cost, Coverage
from referee.notation.phrases.line_senses import is_talk
from referee.notation.phrases.ranking import is_refused
from referee.notation.phrases.senses import MOST_WORDS, Sense, SenseFinder, SpokenWord

MOST_EXPLAINED = 22
"""What costs more, in tenths, is not understood."""
WORTH_ASKING = 34
LEADS_BY = 3
"""By how much the best must be better than the next to be taken."""
VERBLESS_LEADS = 9
"""The same where no verb is said, and the next is something else that is done."""
REFUSED = 4
LOOKED_AT = 6
"""So many of the best are tried against the rules."""


class Explanation(Struct, frozen=True):
    """A move that explains a line."""

    cost: int
    meaning: MoveMeant
    reading: Any
    open: bool
    """Something is left out that nobody can fill."""
    refused: bool = False
    doubtful: bool = False
    """The line asks something, is mostly unknown words, or says more, or another move, outright."""
    verbless: bool = False
    """No verb of the move is said."""


def explanations(line: TypedLine, words: tuple[SpokenWord, ...]) -> list[Explanation]:
    """The moves that explain a line, the best first."""
    meanings = line.lexicon.grammar.meanings
    if meanings is None or not words or len(words) > MOST_WORDS:
        return []
    senses: tuple[tuple[Sense, ...], ...] = SenseFinder(line, words, plots=False).senses()
    coverage = Coverage(line, words, senses)
    ranked = sorted(_ranked(line, coverage, meanings(line.state, coverage.said)), key=lambda one: one[0])
    found: list[Explanation] = []
    talk = is_talk(words, senses)
    for cost, meaning in ranked:
        if len(found) == LOOKED_AT or cost.tenths > WORTH_ASKING:
            break
        verbless = not coverage.says_verb(meaning)
        bare = verbless and not coverage.says_more(meaning)
        doubtful = cost.ignores or talk or bare or (verbless and coverage.says_another(meaning))
        found += _built(
            line,
            Explanation(cost.tenths, meaning, None, cost.open, doubtful=doubtful, verbless=verbless),
            found,
        )
    return sorted(found, key=lambda one: one.cost)


def _ranked(
    line: TypedLine, coverage: Coverage, meanings: Iterable[MoveMeant]
) -> Iterator[tuple[Cost, MoveMeant]]:
    for meaning in meanings:
        line.effort.spend(len(coverage.words))
        if line.effort.left <= 0:
            return
        yield coverage.cost(meaning), meaning


def _built(line: TypedLine, one: Explanation, found: list[Explanation]) -> Iterator[Explanation]:
    raw = dict(one.meaning.raw)
    seat = str(raw.get("by", ""))
    for reading in line.built(PartialReading(len(line.tokens), raw), seat, said=bool(seat)):
        if reading.move is None or any(other.reading.move == reading.move for other in found):
            continue
        refused = is_refused(line, reading)
        yield replace(one, reading=reading, cost=one.cost + REFUSED * refused, refused=refused)


def offered(found: list[Explanation]) -> list[Explanation]:
    """Those to choose from: about as good as the best, and allowed where any is."""
    near = [one for one in found if one.cost <= found[0].cost + REFUSED + LEADS_BY]
    return [one for one in near if not one.refused and one.cost <= found[0].cost + LEADS_BY] or near


def is_clear(found: list[Explanation]) -> bool:
    """Whether the best can be taken."""
    best = found[0]
    rivals = (one for one in found[1:] if not _says_less(one, best))
    alone = all(one.cost - best.cost >= (0 if one.open else LEADS_BY) for one in rivals)
    alone &= not (best.verbless and any(_does_else(one, best) for one in found[1:]))
    return best.cost <= MOST_EXPLAINED and alone and not best.open and not best.doubtful


def _says_less(one: Explanation, best: Explanation) -> bool:
    """Whether a move is the better one with something left out."""
    return one.meaning.raw.items() <= best.meaning.raw.items()


def _does_else(one: Explanation, best: Explanation) -> bool:
    """Whether a line that says no verb may as well tell of something else that is done."""
    return bool(one.meaning.raw["do"] != best.meaning.raw["do"] and one.cost - best.cost < VERBLESS_LEADS)
