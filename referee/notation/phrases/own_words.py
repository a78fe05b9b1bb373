"""The move a line means in the player's own words; what is not clear is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from engine.kernel.moves import DecisionKind, Move
from referee.notation.formatter import Printer, line_of
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import MOST_OFFERS, ParseError, SuggestedLine
from referee.notation.parser.lexer import folded
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.notation.parser.several_moves import by_name, by_reading, several
from referee.notation.phrases.filled_frame import with_hosts
from referee.notation.phrases.line_senses import is_talk
from referee.notation.phrases.meant import SpokenLine, SpokenReading
from referee.notation.phrases.ranking import (
    MOST_EXPLAINED,
    REFUSED_COSTS,
    Explanation,
    explanations,
    is_clear,
    is_rival,
    missing_from,
    nearest,
    offered,
)
from referee.words.messages import folders

PLAIN = 4
"""What a move that any seat may make at any time may cost, to be taken for that of the seat asked first."""
STEALTH = "stealth"
"""The field of cards that the other side cannot defend with: they are its own, and it does not speak."""
WORTH_A_QUESTION = 17
"""What another move may cost that is asked about, where one is read that explains nothing."""
CLEAR = 12
"""What a reading may cost, in tenths, before it is tried whether the line tells of two moves."""


def in_own_words(
    line: TypedLine,
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> Move | Several | None:
    """What a line means that the grammar does not read, if it is clear; nothing if nothing is near.

    Args:
        divided: the moves of a sentence that tells of two.
        unfinished: lines that may go on with one that says too little.

    Raises:
        ParseError: it may mean several things, or leaves something open.
    """
    spoken = SpokenLine(line)
    if spoken.is_outright():
        return None
    explained = explanations(spoken)
    if not explained or explained[0].cost > MOST_EXPLAINED:
        return _framed(line, spoken, explained, divided, unfinished)
    if not line.lexicon.grammar.meanings_in_part:
        return _explained(line, explained, divided)
    best = explained[0]
    if not best.unsure and best.cost <= CLEAR and is_clear(explained):
        return _explained(line, explained, divided)
    near = nearest(spoken)
    same = not near or _is_same(near[0].reading.move, best.reading.move)
    if not best.unsure and same and is_clear(explained):
        return _explained(line, explained, divided)
    try:
        found = _framed(line, spoken, explained, divided, unfinished)
    except ParseError:
        if best.open or best.unsure or best.doubtful:
            raise
        raise _which_one(line, explained) from None
    if not _agrees(found, explained):
        raise _which_one(line, explained)
    return found


def _is_same(one: Move | None, other: Move) -> bool:
    """Whether two moves are one, whoever makes it."""
    return one is not None and replace(one, by=other.by) == other


def _agrees(found: Move | Several | None, explained: list[Explanation]) -> bool:
    """Whether no other move explains a line as well."""
    if not isinstance(found, Move):
        return explained[0].doubtful
    same = next((one for one in explained if one.reading.move == found), None)
    most = WORTH_A_QUESTION if same is None else CLEAR
    told = msgspec.to_builtins(found)
    near = (one for one in explained if one.cost <= most and one is not same)
    sure = (one for one in near if not one.doubtful or (same is None and one.cost <= CLEAR))
    rivals = (one for one in sure if not (one.open and one.meaning.raw.items() <= told.items()))
    return not any(is_rival(one, same) for one in rivals)


def _framed(
    line: TypedLine,
    spoken: SpokenLine,
    explained: list[Explanation],
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> Move | Several | None:
    """What the frame that a line fills best means."""
    near = nearest(spoken)
    whole = bool(near) and not near[0].unknown and STEALTH in near[0].told
    if not whole and (not near or near[0].unknown or near[0].cost > CLEAR):
        told = divided(line)
        if told is not None:
            return told
    if near and spoken.names_what_is_not_here(near[0]):
        return None
    follows = missing_from(spoken)
    if follows and (not near or near[0].unknown or spoken.is_rather_unfinished(near[0])):
        raise ParseError(
            "line_unfinished", partial(unfinished, line), line=line.text.strip(), follows=follows
        )
    if not near and explained and not line.lexicon.grammar.meanings_in_part:
        raise _which_one(line, explained)
    return _taken(line, spoken, near) if near else None


def _explained(
    line: TypedLine, found: list[Explanation], divided: Callable[[TypedLine], Several | None]
) -> Move | Several:
    """The move that explains a line, if it is clear."""
    told = divided(line) if found[0].cost - REFUSED_COSTS * found[0].refused > CLEAR else None
    if told is not None:
        return told
    if not is_clear(found):
        raise _which_one(line, found)
    move: Move = found[0].reading.move
    return move


def finished(line: TypedLine, move: Move) -> Move:
    """A move that the grammar reads; if it leaves something open, that is asked first.

    Raises:
        ParseError: something is left open.
    """
    found = explanations(SpokenLine(line))
    same = next((one for one in found if one.reading.move == move), None)
    if same is None or not found[0].open or _is_written(line, move):
        return move
    if same.meaning.open or (same.open and not line.lexicon.grammar.meanings_in_part):
        raise _which_one(line, found)
    return move


def _is_written(line: TypedLine, move: Move) -> bool:
    """Whether a line is just what would be written for the move."""
    written = (line_of(move, line.session, None, language) for language in folders())
    return folded(line.text) in map(folded, written)


def _which_one(line: TypedLine, found: list[Explanation]) -> ParseError:
    """The moves that explain a line as well as others, to choose from."""
    offers = partial(by_reading, line, [one.reading for one in offered(found)[:MOST_OFFERS]])
    return ParseError("which_one", offers, line=line.text.strip())


def _taken(line: TypedLine, spoken: SpokenLine, near: list[SpokenReading]) -> Move | Several:
    """The nearest, if it is clear."""
    near = _by_whom_is_asked(line, _that_tell_most(near))
    first = near[0]
    chosen = first.reading
    asks = first.guessed or first.doubtful or bool(chosen.unsure) or is_talk(spoken.words, spoken.senses)
    hosts = () if asks or len(near) > 1 else with_hosts(line, chosen)
    if len(hosts) > 1:
        offers = partial(by_reading, line, list(hosts[:MOST_OFFERS]))
        raise ParseError("which_one", offers, line=line.text.strip())
    chosen = hosts[0] if hosts else chosen
    if chosen.move is None and not asks:
        return several(_written(line, chosen), chosen)
    if asks or len(near) > 1:
        raise _asked(line, spoken, near)
    return chosen.move if not chosen.shows and chosen.move is not None else several(line, chosen)


def _that_tell_most(near: list[SpokenReading]) -> list[SpokenReading]:
    """Readings without those that tell less, and without doubtful ones behind a clear one."""
    first = near[0]
    best = max(near, key=lambda one: len(one.told) if _is_more(one, first) else -1)
    best = best if _is_more(best, first) else first
    rest = (one for one in near if one is not best and not _is_more(best, one))
    return [best, *(one for one in rest if best.doubtful or not one.doubtful)]


def _is_more(one: SpokenReading, other: SpokenReading) -> bool:
    """Whether a reading tells all that another tells, and more, at about the same cost."""
    same = all(one.reading.raw.get(name) == other.reading.raw.get(name) for name in ("do", "by"))
    return same and one.told > other.told and one.cost <= other.cost + 1


def _by_whom_is_asked(line: TypedLine, near: list[SpokenReading]) -> list[SpokenReading]:
    """Of readings that differ in who does it only that of the seat which the table asks first."""
    moves = [{**one.reading.raw, "by": ""} for one in near]
    if len(near) < 2 or any(move != moves[0] for move in moves):
        return near
    asking = [one for one in line.session.waiting if near[0].reading.raw["do"] in one.verbs]
    if near[0].cost > PLAIN and all(one.kind is DecisionKind.WINDOW for one in asking):
        return near
    asked = [one.seat for one in asking]
    found = (one for seat in asked for one in near if one.reading.raw.get("by") == seat)
    first = next(found, None)
    return near if first is None else [first]


def _written(line: TypedLine, chosen: LineReading) -> TypedLine:
    """The line as the grammar would read it, for what is offered goes on with it."""
    printer = Printer(line.session, line.state, line.language)
    for text in printer.lines(dict(chosen.raw)):
        written = line.other(text)
        if any(one.raw == chosen.raw for one in written.candidates()):
            return written
    return line


def _asked(line: TypedLine, spoken: SpokenLine, near: list[SpokenReading]) -> ParseError:
    """The nearest of what a line may mean, to choose from."""
    said, chosen = line.text.strip(), near[0].reading
    if chosen.unsure:
        return ParseError("name_ambiguous", partial(by_name, line, chosen), line=said)
    offers = partial(by_reading, line, [one.reading for one in near[:MOST_OFFERS]])
    unknown = tuple(dict.fromkeys(spoken.words[at].typed for at in near[0].unknown))
    if unknown:
        return ParseError("words_not_placed", offers, line=said, words=unknown)
    return ParseError("which_one", offers, line=said)
