"""The move a line rather means where the grammar reads another; what it lies on, and what it leaves open."""

from __future__ import annotations

from functools import partial

import msgspec

from engine.kernel.decisions import Move
from referee.notation.formatter import line_of
from referee.notation.own_words.explanations.explanation import (
    REFUSED_COSTS,
    Explanation,
    is_clear,
    swaps_seats,
)
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.told_by_move import EMPTY
from referee.notation.own_words.frames.filled_frame import with_hosts
from referee.notation.own_words.frames.line_senses import seat_that_begins
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.literal_reading import CLEAR, PLAIN, which_one
from referee.notation.parser.errors import MOST_OFFERS, ParseError
from referee.notation.parser.lexicon import folded
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.notation.parser.several_moves import by_reading
from referee.position.dispute import step_of
from referee.words.messages import folders

UNASKED = 6
"""What it may cost to say by its name something that nobody is asked for."""
NOBODY = "none"
"""The key of words for nobody and nothing: what is left empty is then said."""


def with_host(line: TypedLine, move: Move) -> Move:
    """A move that the grammar reads, with what it lies on where only that can be meant.

    Raises:
        ParseError: it may lie on several cards.
    """
    raw = msgspec.json.decode(msgspec.json.encode(move))
    hosts = with_hosts(line, LineReading(raw, move, 0, (), (), move.by, True))
    if not hosts or is_written(line, move):
        return move
    if len(hosts) > 1:
        offers = partial(by_reading, line, list(hosts[:MOST_OFFERS]))
        raise ParseError("which_one", offers, line=line.text.strip())
    return hosts[0].move or move


def preferred_move(line: TypedLine, move: Move) -> Move:
    """The move that the table waits for, where the same words also read as one it does not wait for."""
    spoken = SpokenLine(line)
    found = explanations(spoken)
    best = found[0] if found else None
    if best is None or best.cost > CLEAR or not is_clear(found) or is_written(line, move):
        return move
    if _is_of_who_begins(spoken, move) and best.reading.move.by not in ("", move.by):
        return move
    waited = best.meaning.raw["do"] in line.soon or not best.refused
    refused = any(explanation.refused for explanation in found if explanation.reading.move == move)
    better: Move = best.reading.move
    return better if refused or (waited and not isinstance(better, type(move))) else move


def _is_of_who_begins(spoken: SpokenLine, move: Move) -> bool:
    """Whether a line begins with the seat that makes a move."""
    beginner = seat_that_begins(spoken.said_senses)
    return beginner is not None and beginner.key == move.by


def with_seats_as_told(spoken: SpokenLine, found: Move) -> Move:
    """The move; where the words tell it the other way round, and only the rules forbid that, that one."""
    every = explanations(spoken)
    same = next((explanation for explanation in every if explanation.reading.move == found), None)
    swapped = (explanation for explanation in every if same is not None and swaps_seats(explanation, same))
    told: Move | None = next((explanation.reading.move for explanation in swapped), None)
    return found if told is None else told


def finished(line: TypedLine, move: Move) -> Move:
    """A move that the grammar reads; if it leaves something open, that is asked first.

    Raises:
        ParseError: something is left open.
    """
    spoken = SpokenLine(line)
    found = explanations(spoken)
    same = next((explanation for explanation in found if explanation.reading.move == move), None)
    if same is not None and same.meaning.open and found[0].open and not is_written(line, move):
        raise which_one(line, found)
    if same is not None and _is_rather_of_another(same, found) and not is_written(line, move):
        allowed: Move = found[0].reading.move
        return allowed
    if same is not None or not found:
        return move
    better: Move = found[0].reading.move
    clear, other = is_clear(found), not isinstance(better, type(move))
    outright = found[0].meaning.raw["do"] in line.lexicon.grammar.outright
    if clear and outright and found[0].cost <= UNASKED:
        return better
    if is_written(line, move):
        return move
    if clear and found[0].cost <= PLAIN and (other or _goes_on_with(move, found[0], line)):
        return better
    nobody = any(sense.key == NOBODY and not sense.cost for senses in spoken.senses for sense in senses)
    if (clear and other and found[0].cost <= CLEAR) or (not nobody and _is_unfinished(move, found, line)):
        raise which_one(line, found)
    return move


def _is_rather_of_another(same: Explanation, found: list[Explanation]) -> bool:
    """Whether a refused move is as well told of another thing by the same seat, and the rules allow that."""
    best, move = found[0], same.reading.move
    better: Move = best.reading.move
    alike = isinstance(better, type(move)) and better.by == move.by
    as_well = best.cost <= min(PLAIN, same.cost - REFUSED_COSTS)
    return same.refused and alike and not best.refused and as_well and is_clear(found)


def _is_unfinished(move: Move, found: list[Explanation], line: TypedLine) -> bool:
    """Whether a move goes on with something that has to be asked, however it goes on."""
    longer = [explanation for explanation in found if _goes_on_with(move, explanation, line)]
    return bool(longer) and all(explanation.open for explanation in longer)


def _goes_on_with(move: Move, explanation: Explanation, line: TypedLine) -> bool:
    """Whether an explanation tells all of a move, and more."""
    fields = {name: value for name, value in step_of(move, line.session).items() if value not in EMPTY}
    return bool(fields.items() < explanation.meaning.raw.items())


def is_written(line: TypedLine, move: Move) -> bool:
    """Whether a line is just what would be written for the move."""
    written = (line_of(move, line.session, None, language) for language in folders())
    return folded(line.text) in map(folded, written)
