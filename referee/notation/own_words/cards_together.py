"""Several cards that one line plays: "Stark plays Robb and Jon" is two moves, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import Move
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import LEAD, VERB
from referee.notation.parser.commands import Command, Several
from referee.notation.parser.errors import ParseError

PLAYING, PLAYED = frozenset(("play", "lay")), "play_card"
"""The verbs of who plays a card, and the move."""
AND = "and"
NAMES = (known.CARD, known.FACE)


def cards_played_together(spoken: SpokenLine, alone: Callable[[str], Move | Command]) -> Several | None:
    """The plays of a line that names nothing but the cards that its seat plays; nothing of any other.

    Args:
        alone: what a part of the line means as a line of its own.

    Raises:
        ParseError: one of the cards is not clear.
    """
    if not spoken.line.lexicon.grammar.remarks or PLAYED not in spoken.line.soon:
        return None
    head = _behind_verb(spoken)
    names = tuple(_names(spoken, head)) if head else ()
    if len(names) < 2:
        return None
    begun = " ".join(word.typed for word in spoken.words[:head])
    lines = [f"{begun} {' '.join(spoken.words[at].typed for at in name)}" for name in names]
    moves = tuple(move for number in range(len(lines)) for move in _moves_of(lines, number, alone))
    plays = {msgspec.json.encode(move) for move in moves if _makes(move) == PLAYED}
    return Several(moves) if len(plays) == len(names) else None


def _moves_of(lines: list[str], number: int, alone: Callable[[str], Move | Command]) -> tuple[Move, ...]:
    """The moves of one of several lines.

    Raises:
        ParseError: it is not clear; what is offered are all lines.
    """
    try:
        return _moves(alone(lines[number]))
    except ParseError as unclear:
        whole = tuple(
            replace(offer, line="; ".join((*lines[:number], offer.line, *lines[number + 1 :])))
            for offer in unclear.offers
        )
        raise ParseError(unclear.says, whole, **unclear.facts) from None


def _moves(found: Move | Command) -> tuple[Move, ...]:
    if isinstance(found, Several):
        return found.moves
    return (found,) if isinstance(found, Move) else ()


def _makes(move: Move) -> str:
    return str(msgspec.to_builtins(move)["do"])


def _behind_verb(spoken: SpokenLine) -> int:
    """Behind the verb of a line that begins with who plays something; 0, where it begins otherwise."""
    at = 0
    for what, keys in ((known.SEAT, None), (VERB, PLAYING)):
        here = spoken.said_senses[at] if at < len(spoken.words) else ()
        clear = [s for s in here if s.what == what and not s.cost and (keys is None or s.key in keys)]
        if not clear:
            return 0
        at = clear[0].end
    return at


def _names(spoken: SpokenLine, at: int) -> Iterator[range]:
    """The names that follow each other to the end of the line; none, if anything else is said there."""
    found: list[range] = []
    while at < len(spoken.words):
        if found and _is_and(spoken, at):
            at += 1
        elif found and not spoken.words[at].after:
            return
        here = spoken.said_senses[at] if at < len(spoken.words) else ()
        name = max((sense for sense in here if sense.what in NAMES), key=_length, default=None)
        if name is None:
            return
        found.append(range(name.start, name.end))
        at = name.end
    yield from found


def _is_and(spoken: SpokenLine, at: int) -> bool:
    return any(sense.what == LEAD and sense.key == AND and not sense.cost for sense in spoken.said_senses[at])


def _length(name: Sense) -> tuple[int, int]:
    return (name.end - name.start, -name.cost)
