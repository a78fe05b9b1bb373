"""The move a line means in the player's own words; what is not clear is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from referee.notation.own_words.cards_together import cards_played_together
from referee.notation.own_words.conclusion import concluded
from referee.notation.own_words.confidence import WeighedMove, likely
from referee.notation.own_words.deck_check import checked_deck
from referee.notation.own_words.explanations.explanation import offered
from referee.notation.own_words.explanations.parts_alone import PartsAlone, told_by_parts
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.remainder import leave_nothing_out
from referee.notation.own_words.frames.filled_frame import with_hosts
from referee.notation.own_words.frames.line_senses import seat_that_begins
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.listed_move import listed_move, told_without_names
from referee.notation.own_words.literal_reading import LiteralReading
from referee.notation.own_words.objections.contrary_moves import challenge_as_told, contrary_words
from referee.notation.own_words.objections.stated_results import compare_results
from referee.notation.own_words.preferred_move import with_seats_as_told
from referee.notation.own_words.vocabulary.known_names import CARD, SEAT
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import UNSURE, VERB
from referee.notation.parser.commands import Command, Several
from referee.notation.parser.errors import MOST_OFFERS, ParseError, SuggestedLine
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.notation.parser.several_moves import by_reading

SURE, SURE_AS_TAKEN = 0.7, 0.65
"""How sure a move must be to be made without asking: one of several, the one that the words alone make."""
SURE_THOUGH_BARRED = 0.85
"""The same of one that leaves words out, and that something speaks against, such as the rules."""
SURE_OF_ALL = 0.6
"""The same among all that may be meant, in a game in which players tell hardly anything beside moves."""
RIVAL = 0.3
"""How sure another move must be to be asked about beside it."""
FAR_SURER = 10
"""How many times the odds of another move those of the best must be, not to be asked about beside it."""
WORTH_TRYING = 0.05
"""How sure a move must be to be tried whether it leaves the same table as the surest."""
NEAR_ENOUGH = 0.3
"""What share of the surest others must have to be offered beside it."""
BEHIND_A_VERB = 2
"""How far behind a verb the card stands that it tells of."""


def in_own_words(
    line: TypedLine,
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
    alone: Callable[[str], Move | Command],
) -> Move | Several | None:
    """What a line means that the grammar does not read, if it is clear; nothing if nothing is near.

    Args:
        divided: the moves of a sentence that tells of two.
        unfinished: lines that may go on with one that says too little.
        alone: what a part of the line means as a line of its own.

    Raises:
        ParseError: it may mean several things, or leaves something open.
    """
    spoken = SpokenLine(line)
    try:
        played = cards_played_together(spoken, alone)
        found = played or _whole_line(line, spoken, divided, unfinished)
    except ParseError:
        found = concluded(spoken, alone)
        if found is None:
            raise
    found = found or concluded(spoken, alone)
    compare_results(spoken, found)
    return found


def _whole_line(
    line: TypedLine,
    spoken: SpokenLine,
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> Move | Several | None:
    """What all of a line means, if it is clear."""
    listed = checked_deck(line) or listed_move(spoken) if line.lexicon.grammar.outright else None
    if listed is not None:
        return listed
    taken = _taken_for(spoken, divided, unfinished)
    if isinstance(taken.found, Several):
        return taken.found
    found = _accepted(line, spoken, taken)
    unnamed = told_without_names(spoken) if found is None and line.lexicon.grammar.outright else None
    if unnamed is not None:
        raise unnamed
    found = None if found is None else challenge_as_told(spoken, with_seats_as_told(spoken, found))
    _leave_no_seat_out(line, spoken, found)
    _say_nothing_contrary(line, spoken, found)
    return found


class _TakenFor(Struct, frozen=True):
    """What the words of a line alone make of it."""

    found: Move | Several | None = None
    asked: ParseError | None = None


def _taken_for(
    spoken: SpokenLine,
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> _TakenFor:
    try:
        found = LiteralReading(spoken, divided, unfinished).move()
        leave_nothing_out(spoken, found)
    except ParseError as asked:
        return _TakenFor(asked=asked)
    return _TakenFor(found)


def _say_nothing_contrary(line: TypedLine, spoken: SpokenLine, found: Move | None) -> None:
    """Asks where a line says that a move is not made, or tells of a loss what would be a gain.

    Raises:
        ParseError: the words that say so, with the other moves to choose from.
    """
    words = () if found is None else contrary_words(spoken, found)
    if words:
        others = [one.reading for one in offered(explanations(spoken)) if one.reading.move != found]
        offers = partial(by_reading, line, others[:MOST_OFFERS])
        raise ParseError("words_not_placed", offers, line=line.text.strip(), words=words)


def _leave_no_seat_out(line: TypedLine, spoken: SpokenLine, found: Move | None) -> None:
    """Asks where a line begins with a seat that has no part in the move, or names the one that is asked.

    Raises:
        ParseError: the seat, with the moves to choose from.
    """
    if not isinstance(found, Move) or not found.by:
        return
    beginner = seat_that_begins(spoken.said_senses)
    if beginner is None or _has_part_in(found, beginner, spoken):
        beginner = _seat_asked_instead(line, spoken, found)
    if beginner is None:
        return
    offers = partial(
        by_reading, line, [explanation.reading for explanation in offered(explanations(spoken))[:MOST_OFFERS]]
    )
    words = (spoken.words[beginner.start].typed,)
    raise ParseError("words_not_placed", offers, line=line.text.strip(), words=words)


def _seat_asked_instead(line: TypedLine, spoken: SpokenLine, found: Move) -> Sense | None:
    """The only seat a line names, where the table asks it for such a move, and not who would make it."""
    asked = line.soon.get(msgspec.to_builtins(found)["do"], ())
    named = [
        sense for senses in spoken.said_senses for sense in senses if sense.what == SEAT and not sense.cost
    ]
    others = bool(named) and all(sense.key in asked for sense in named) and found.by not in asked
    return named[0] if others and not _has_part_in(found, named[0], spoken) else None


def _has_part_in(found: Move, beginner: Sense, spoken: SpokenLine) -> bool:
    """Whether the seat a line begins with does the move or is named in it, or who does it is said."""
    seats = {
        sense.key
        for senses in spoken.said_senses
        for sense in senses
        if sense.what == SEAT and not sense.cost
    }
    written = msgspec.json.encode(found).decode()
    return found.by in seats or any(f'"{id_}"' in written for id_ in (beginner.key, *beginner.ids))


def _accepted(line: TypedLine, spoken: SpokenLine, taken: _TakenFor) -> Move | None:
    """The surest move, if it is sure enough; what is not is asked.

    Raises:
        ParseError: the line may mean several moves, or leaves something open.
    """
    move = taken.found if isinstance(taken.found, Move) else None
    if taken.asked is None and move is None and not told_by_parts(spoken):
        return None
    ways = _one_of_equals(line, likely(spoken, move, asks=taken.asked.says if taken.asked else ""))
    best = ways[0] if ways else None
    if best is not None and (_joins_over_a_verb(spoken, best) or _tells_another(spoken, best)):
        raise taken.asked or _asked_which(line, spoken, ways)
    taken_first = best is not None and best.reading.move == move and _is_sure_as_taken(line, best)
    if best is not None and (_leaves_open_what_is_said(best, ways) or _concludes_otherwise(spoken, best)):
        raise taken.asked or _asked_which(line, spoken, ways)
    if best is not None and taken_first and not _is_told_otherwise(best, ways):
        rather = _by_who_is_asked(line, best, ways)
        return move if rather is None else rather.reading.move
    aside = best is not None and _is_told_otherwise(best, ways) and _names_beside_unknown(spoken, best)
    bare = len(spoken.words) == 1 and all(way.barred for way in ways[1:])
    bare = bare and best is not None and best.confidence >= SURE_OF_ALL
    if best is not None and not (best.barred or aside) and (bare or _is_alone(line, best, ways[1:])):
        return _with_its_host(line, best.reading)
    raise taken.asked or _asked_which(line, spoken, ways)


def _concludes_otherwise(spoken: SpokenLine, best: WeighedMove) -> bool:
    """Whether a line ends with "so" and what is meant: the table goes on, or a seat that acts not, passes."""
    grammar, do = spoken.line.lexicon.grammar, best.reading.raw["do"]
    waits = frozenset(grammar.denied.values())
    concluded = frozenset(grammar.nobodys) if do in waits else waits
    return grammar.remarks and PartsAlone(spoken).concludes_otherwise(do, concluded)


def _tells_another(spoken: SpokenLine, best: WeighedMove) -> bool:
    """Whether a verb stands behind "but" and the move is nobody's: "it is mine, but Stark goes first"."""
    exact = [sense for senses in spoken.said_senses for sense in senses if not sense.cost]
    verbs = [sense for sense in exact if sense.what == VERB]
    turns = [sense.end for sense in exact if sense.what == UNSURE and sense.key == "but"]
    nobodys = best.reading.raw["do"] in spoken.line.lexicon.grammar.nobodys
    return nobodys and any(sense.start >= turn for turn in turns for sense in verbs)


def _joins_over_a_verb(spoken: SpokenLine, best: WeighedMove) -> bool:
    """Whether a verb of something else stands right before the later card of a list that the move names."""
    if not spoken.line.lexicon.grammar.remarks:
        return False
    verbs = [
        at
        for at in best.left
        if any(sense.what == VERB and not sense.cost for sense in spoken.said_senses[at])
    ]
    cards = [
        sense for senses in spoken.said_senses for sense in senses if sense.what == CARD and not sense.cost
    ]
    told = [value for value in best.reading.raw.values() if isinstance(value, list) and len(value) > 1]
    lists = [set(some) for some in told if all(isinstance(one, str) for one in some)]
    return any(
        some & set(later.ids) and any(sense.end <= at and some & set(sense.ids) for sense in cards)
        for at in verbs
        for later in cards
        if at < later.start <= at + BEHIND_A_VERB
        for some in lists
    )


def _names_beside_unknown(spoken: SpokenLine, best: WeighedMove) -> bool:
    """Whether a later part of the line names a card, and says of it what nobody knows."""
    starts = [at for at, word in enumerate(spoken.words) if at and word.after]
    parts = [range(a, b) for a, b in zip(starts, [*starts[1:], len(spoken.words)], strict=True)]
    return any(
        any(at in part for at in best.left)
        and any(sense.what == CARD and not sense.cost for at in part for sense in spoken.said_senses[at])
        for part in parts
    )


def _by_who_is_asked(line: TypedLine, best: WeighedMove, ways: list[WeighedMove]) -> WeighedMove | None:
    """The same move by the seat that the table asks for it, where the rules forbid it to the other."""
    same = {**best.reading.raw, "by": ""}
    asked = line.soon.get(same["do"], ())
    if not best.barred or best.reading.raw.get("by", "") in asked:
        return None
    others = (way for way in ways if not way.barred and {**way.reading.raw, "by": ""} == same)
    return next((way for way in others if way.reading.raw.get("by") in asked), None)


def _is_told_otherwise(best: WeighedMove, ways: list[WeighedMove]) -> bool:
    """Whether a part of the line tells the same kind of move by itself, and of something else."""
    told = {**best.reading.raw, "by": ""}
    others = ({**way.reading.raw, "by": ""} for way in ways if way.alone)
    return not best.alone and any(one["do"] == told["do"] and one != told for one in others)


def _leaves_open_what_is_said(best: WeighedMove, ways: list[WeighedMove]) -> bool:
    """Whether words that a move leaves out say more of the same move, which then has to be asked."""
    told = best.reading.raw
    return bool(best.left) and any(
        way.barred and not way.alone and {*way.left} < {*best.left} and told.items() < way.reading.raw.items()
        for way in ways
    )


def _is_sure_as_taken(line: TypedLine, best: WeighedMove) -> bool:
    """Whether the move that the words alone make is sure enough."""
    barred = best.barred and bool(best.left) and not line.lexicon.grammar.remarks
    least = SURE_THOUGH_BARRED if barred else SURE_AS_TAKEN
    return best.confidence >= least and not (best.unplaced or best.denied or best.open)


def _is_alone(line: TypedLine, best: WeighedMove, others: list[WeighedMove]) -> bool:
    """Whether one move is sure enough, and no other may be meant instead."""
    if line.lexicon.grammar.remarks:
        return best.confidence >= SURE and all(
            way.confidence < RIVAL or best.odds >= FAR_SURER * way.odds or _says_less(way, best)
            for way in others
        )
    rivals = sum(way.odds for way in others if not (way.barred or _says_less(way, best)))
    if best.verbless and best.confidence < SURE:
        return False
    return best.odds >= SURE_OF_ALL * (1 + best.odds + rivals)


def _says_less(rival: WeighedMove, best: WeighedMove) -> bool:
    """Whether a move is another without some of what is said, and leaves out all that this leaves out."""
    return rival.reading.raw.items() < best.reading.raw.items() and {*best.left} <= {*rival.left}


def _one_of_equals(line: TypedLine, ways: list[WeighedMove]) -> list[WeighedMove]:
    """The moves with one in place of several that leave the same table, as sure as these are together."""
    near = [way for way in ways if not way.barred and way.confidence >= WORTH_TRYING]
    if not near or near[0].confidence >= SURE or sum(way.confidence for way in near) < SURE:
        return ways
    best, *others = near
    equals = [way for way in others if _leave_the_same(line, best, way)]
    if not equals:
        return ways
    together = min(1.0, sum(way.confidence for way in (best, *equals)))
    rest = [way for way in ways if way is not best and way not in equals]
    return [msgspec.structs.replace(best, confidence=together), *rest]


def _leave_the_same(line: TypedLine, best: WeighedMove, way: WeighedMove) -> bool:
    """Whether both are whole moves that leave the same table."""
    move, other = best.reading.move, way.reading.move
    return move is not None and other is not None and line.session.leave_the_same(move, other)


def _asked_which(line: TypedLine, spoken: SpokenLine, ways: list[WeighedMove]) -> ParseError:
    """The likely moves to choose from, with the words that the surest leaves out."""
    near = [way for way in ways if way.confidence >= ways[0].confidence * NEAR_ENOUGH]
    offers = partial(by_reading, line, [way.reading for way in near[:MOST_OFFERS]])
    words = tuple(dict.fromkeys(spoken.words[at].typed for at in ways[0].left))
    if words and len(near) == 1:
        return ParseError("words_not_placed", offers, line=line.text.strip(), words=words)
    return ParseError("which_one", offers, line=line.text.strip())


def _with_its_host(line: TypedLine, reading: LineReading) -> Move | None:
    """The move of a reading, with what it lies on where only that can be meant.

    Raises:
        ParseError: it may lie on several cards.
    """
    hosts = with_hosts(line, reading)
    if len(hosts) > 1:
        raise ParseError(
            "which_one", partial(by_reading, line, list(hosts[:MOST_OFFERS])), line=line.text.strip()
        )
    return hosts[0].move if hosts else reading.move
