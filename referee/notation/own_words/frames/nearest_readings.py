"""The moves whose frames a line fills, the nearest first, with those that the rules forbid further off."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.grammar import RawMove
from engine.kernel.reasons import Verdict
from referee.notation.formatter import word_in
from referee.notation.own_words.frames.frame_reader import TOO_FAR
from referee.notation.own_words.frames.placement import CARDS
from referee.notation.own_words.frames.reading_doubts import TOO_DOUBTFUL
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.frames.spoken_reading import SpokenReading
from referee.notation.parser.lexicon import COMMON, line_words
from referee.notation.parser.line_readings import OUTCOME, LineReading, TypedLine

MOST_CARDS = 6
"""So many cards are named that may be said next."""
REFUSED = 6
"""What it costs that the rules forbid it, where something else may be meant."""
LEADS_BY = 5
"""By how much the nearest must be nearer than the next to be taken."""


def missing_from(spoken_line: SpokenLine) -> tuple[str, ...]:
    """What may be said next where a line says too little: names of the cards that are meant first."""
    if not spoken_line.unfinished:
        return ()
    move = min(spoken_line.unfinished, key=lambda move: move.cost)
    slot = next(place.slot for place in move.frame.places if place.slot.at == move.missing[0])
    if move.cost > TOO_DOUBTFUL:
        return ()
    line = spoken_line.line
    cards = () if slot.holds not in CARDS else sorted(line.names.pool(move.seat, slot.pool))
    titles = dict.fromkeys(
        line.names.title(card, line.language) or line.names.by_name[card] for card in cards
    )
    words = line_words(COMMON)["names"]["catalogue"] if slot.holds in CARDS else {}
    return (*tuple(titles)[:MOST_CARDS], *((word_in(words, line.language),) if words else ()))


def nearest(spoken_line: SpokenLine) -> list[SpokenReading]:
    """What a line may mean, the nearest first, with those that the rules forbid a little further off."""
    if spoken_line.nearest is None:
        spoken_line.nearest = _ruled(spoken_line)
    return spoken_line.nearest


def _ruled(spoken_line: SpokenLine) -> list[SpokenReading]:
    line = spoken_line.line
    found = _whole(reading for reading in spoken_line.readings() if reading.cost <= TOO_FAR)
    near = [reading for reading in found if reading.cost <= found[0].cost + LEADS_BY + REFUSED]
    if len(near) < 2:
        return near
    ruled = [
        (reading.cost + (REFUSED if is_refused(line, reading.reading) else 0), reading) for reading in near
    ]
    ruled.sort(key=lambda pair: pair[0])
    best = ruled[0][1]
    left_open = bool(best.missing) and not best.refused
    return [
        reading
        for cost, reading in ruled
        if cost < ruled[0][0] + LEADS_BY and not (left_open and reading.missing and reading.refused)
    ]


def _whole(found: Iterable[SpokenReading]) -> list[SpokenReading]:
    """Readings without those that leave out a card which a nearer one understands."""
    whole: list[SpokenReading] = []
    for reading in found:
        if not any(
            is_part_of(reading.reading.raw, nearer.reading.raw) for nearer in whole if not nearer.unknown
        ):
            whole.append(reading)
    return whole


def is_part_of(less: RawMove, more: RawMove) -> bool:
    """Whether a move is another with fewer of the same cards."""
    lists = [name for name, value in more.items() if isinstance(value, list) and value != less.get(name)]
    if not lists or any(less.get(name) != more.get(name) for name in more.keys() - lists):
        return False
    pairs = [(less.get(name), more[name]) for name in lists]
    return all(isinstance(few, list) and all(card in many for card in few) for few, many in pairs)


def is_refused(line: TypedLine, reading: LineReading) -> bool:
    """Whether the rules forbid a reading at this table."""
    move: Move | None = reading.move
    if move is None or reading.shows or reading.raw["do"] == OUTCOME:
        return False
    return is_forbidden(line, move)


def is_forbidden(line: TypedLine, move: Move) -> bool:
    """Whether the rules forbid a move at this table."""
    try:
        _, rulings = line.session.rule_on(move)
    except RefereeError:
        return True
    return any(ruling.verdict is Verdict.NO for ruling in rulings)
