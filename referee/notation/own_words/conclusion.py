"""What a sentence comes to: "nobody of mine is left, so I do not defend"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from engine.kernel.decisions import Move
from engine.kernel.grammar import RawMove
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.told_by_move import EMPTY
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.parser.commands import Command
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import COMMON, folded, line_words

LONGEST_LINK = 3
"""Words that say together how two parts of a sentence hang together."""
SHORTEST = 2
"""Words of a part that says a move."""
WHO = {"do", "by"}
"""The fields of a move of which nothing is told but who makes it."""
EFFECTS = "effects"


def concluded(spoken: SpokenLine, read: Callable[[str], Move | Command]) -> Move | None:
    """The move that a line comes to, where its conclusion alone tells one and points to nothing before it.

    Args:
        read: what a line means.
    """
    part = conclusion_of(spoken)
    if not part:
        return None
    try:
        move = read(spoken.line.text[spoken.words[part.start].start : spoken.words[part.stop - 1].end])
    except ParseError:
        return None
    return move if isinstance(move, Move) and _is_told_by_all(spoken, move) else None


def conclusion_of(spoken: SpokenLine) -> range:
    """The words behind the last one like "so", without a reason behind them; none if there is no such."""
    words = spoken.words
    start = max((end for _, end in _links(spoken, "concluding")), default=0)
    end = min((at for at, _ in _links(spoken, "reasoning") if at > start), default=len(words))
    part = range(start, end)
    if "?" in spoken.line.text or not SHORTEST <= len(part) < len(words) or _points_back(spoken, part):
        return range(0)
    return part


def _links(spoken: SpokenLine, kind: str) -> Iterator[tuple[int, int]]:
    """Where words of a kind open a part of the sentence, and where they end."""
    texts = [word.text for word in spoken.words]
    phrases = _phrases(kind, spoken.line.language)
    for at in range(len(texts)):
        if not at or spoken.words[at].after:
            ends = (end for end in range(at + LONGEST_LINK, at, -1) if " ".join(texts[at:end]) in phrases)
            yield from ((at, end) for end in ends)


def _phrases(kind: str, language: str) -> frozenset[str]:
    by_language = line_words(COMMON)["particles"].get(kind, {})
    return frozenset(folded(phrase) for each in (language, "en") for phrase in by_language.get(each, ()))


def _points_back(spoken: SpokenLine, part: range) -> bool:
    """Whether a part says "he" or "there", so that it tells nothing by itself."""
    back = _phrases("pointing_back", spoken.line.language)
    return any(spoken.words[at].text in back for at in part)


def _is_told_by_all(spoken: SpokenLine, move: Move) -> bool:
    """Whether the whole line, if it tells anything, may tell this move, and nowhere more of it."""
    found, raw = explanations(spoken), msgspec.to_builtins(move)
    explained = not found or any(explanation.reading.move == move for explanation in found)
    return explained and not any(_holds(explanation.meaning.raw, raw) for explanation in found)


def _holds(more: RawMove, less: RawMove) -> bool:
    """Whether a move tells all that another tells, and more, or brings it about by a card."""
    fields = {name: value for name, value in less.items() if value not in EMPTY and name not in WHO}
    same_kind = more["do"] == less["do"]
    if same_kind and more.get("by", "") != less.get("by", ""):
        return False
    if not same_kind and not fields.keys() <= {EFFECTS}:
        return False
    every = all(_covers(more.get(name), value) for name, value in fields.items())
    further = {name for name, value in more.items() if value not in EMPTY and name not in WHO}
    longer = any(more.get(name) != value for name, value in fields.items())
    return every and bool(fields or same_kind) and (longer or bool(further - fields.keys()))


def _covers(more: object, less: object) -> bool:
    """Whether a value is another, or a list with all that is in another."""
    if isinstance(more, list | tuple) and isinstance(less, list | tuple):
        return all(part in more for part in less)
    return more == less
