"""Names that a line joins, "plays Robb and Jon": a move with one of them alone leaves the other out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.errors import NOTHING_TO_ACT_ON
from referee.notation.own_words.explanations.told_by_move import ToldByMove, every_value
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import LEAD, VERB
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine

CLEARLY = {known.CARD: 4, known.SEAT: 4, known.FACE: 6}
"""What a word may cost that clearly names something, in any case of its language."""
AND = "and"
ORDER = ":"
"""A sign in the ids of orders, which are named by their areas."""
OneByOne = Callable[[tuple[str, ...], TypedLine], Several]


class JoinedPair(Struct, frozen=True):
    """Two names with "and" between them."""

    one: Sense
    other: Sense


def tell_all_joined(line: TypedLine, found: Move | Several, one_by_one: OneByOne) -> Move | Several:
    """The moves with each of two joined names, where the line tells one move after the other.

    Args:
        one_by_one: the moves of several lines, each allowed at the table that those before it leave.

    Raises:
        ParseError: a move has only one of the names, and there is no second one.
    """
    moves = found.moves if isinstance(found, Several) else (found,)
    joined = JoinedNames(line)
    pair = joined.parted_by(moves)
    if pair is None:
        return found
    try:
        told = one_by_one(joined.apart(pair), line)
    except NOTHING_TO_ACT_ON:
        raise joined.asking(pair) from None
    another = type(told.moves[-1]) is not type(moves[-1])
    if another or joined.parted_by(told.moves) is not None:
        raise joined.asking(pair)
    return told


class JoinedNames:
    """The names of one line that are joined."""

    def __init__(self, line: TypedLine) -> None:
        self._line, spoken = line, SpokenLine(line)
        self._words, self._senses = spoken.words, spoken.said_senses
        self.pairs = tuple(self._found())

    def parted_by(self, moves: tuple[Move, ...]) -> JoinedPair | None:
        """The first two names of which moves have one, and not the other."""
        raws = [msgspec.to_builtins(move) for move in moves]
        told = {one for raw in raws for one in every_value(raw) if isinstance(one, str)}
        verbs = ToldByMove(self._line.lexicon.grammar, raws, ()).verbs
        parted = (pair for pair in self.pairs if _is_in(pair.one, told) != _is_in(pair.other, told))
        parted = (pair for pair in parted if not self._is_told_anew(pair))
        return next((pair for pair in parted if self._is_told_beside(pair, verbs)), None)

    def _is_told_anew(self, pair: JoinedPair) -> bool:
        """Whether one of two names stands once more behind them: "Jon and Arya, no, only Jon"."""
        later = (one for here in self._senses[pair.other.end :] for one in here if one.what == pair.one.what)
        return any(one.key in (pair.one.key, pair.other.key) and not one.cost for one in later)

    def _is_told_beside(self, pair: JoinedPair, verbs: set[str]) -> bool:
        """Whether a verb of the moves stands in the part of the line with two names."""
        start = next((at for at in range(pair.one.start, 0, -1) if self._words[at].after), 0)
        rest = range(pair.other.end, len(self._words))
        end = next((at for at in rest if self._words[at].after), len(self._words))
        said = (one for at in range(start, end) for one in self._senses[at] if one.what == VERB)
        return any(one.key in verbs and one.cost <= CLEARLY[known.CARD] for one in said)

    def apart(self, pair: JoinedPair) -> tuple[str, str]:
        """The line with the one name, and with the other."""
        text, words = self._line.text, self._words
        middle, behind = words[pair.one.end - 1].end, words[pair.other.end - 1].end
        first, second = words[pair.one.start].start, words[pair.other.start].start
        return text[:middle] + text[behind:], text[:first] + text[second:]

    def asking(self, pair: JoinedPair) -> ParseError:
        """The question what is meant by two names."""
        words = tuple(self._words[at].typed for at in range(pair.one.start, pair.other.end))
        return ParseError("words_not_placed", line=self._line.text.strip(), words=words)

    def _found(self) -> Iterator[JoinedPair]:
        for at in range(1, len(self._words) - 1):
            if self._words[at].after or self._words[at + 1].after or not self._is_and(at):
                continue
            before = [one for start in range(at) for one in self._names(start) if one.end == at]
            pairs = [(a, b) for a in before for b in self._names(at + 1) if _are_alike(a, b)]
            yield from (JoinedPair(a, b) for a, b in pairs[:1])

    def _is_and(self, at: int) -> bool:
        return any(one.what == LEAD and one.key == AND and not one.cost for one in self._senses[at])

    def _names(self, at: int) -> list[Sense]:
        """What a word clearly names, the nearest alone."""
        if any(one.what == VERB and not one.cost for one in self._senses[at]):
            return []
        names = [one for one in self._senses[at] if one.cost <= CLEARLY.get(one.what, -1)]
        names = [one for one in names if not any(ORDER in id_ for id_ in one.ids)]
        least = min((one.cost for one in names), default=0)
        return [one for one in names if one.cost == least]


def _are_alike(one: Sense, other: Sense) -> bool:
    """Whether two names are two cards, or two seats."""
    seats = {one.what, other.what}
    return (known.SEAT in seats) == (seats == {known.SEAT}) and not set(one.ids or (one.key,)) & set(
        other.ids or (other.key,)
    )


def _is_in(name: Sense, told: set[str]) -> bool:
    return not told.isdisjoint((name.key, *name.ids))
