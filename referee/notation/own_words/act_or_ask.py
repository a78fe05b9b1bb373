"""The move a line means in the player's own words; what is not clear is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct

from engine.kernel.decisions import DecisionKind, Move
from referee.notation.formatter import Printer
from referee.notation.own_words.conclusion import concluded
from referee.notation.own_words.deck_check import checked_deck
from referee.notation.own_words.explanations.parts_alone import PartsAlone, told_by_parts
from referee.notation.own_words.explanations.ranking import (
    EXPLAINS_MORE_BY,
    MOST_EXPLAINED,
    REFUSED_COSTS,
    Explanation,
    explanations,
    is_clear,
    missing_from,
    nearest,
    offered,
)
from referee.notation.own_words.explanations.remainder import leave_nothing_out
from referee.notation.own_words.frames.filled_frame import with_hosts
from referee.notation.own_words.frames.line_senses import is_talk, seat_that_begins
from referee.notation.own_words.frames.spoken_line import SpokenLine, SpokenReading
from referee.notation.own_words.listed_names import listed_move, told_without_names
from referee.notation.own_words.sureness import WeighedMove, likely
from referee.notation.own_words.vocabulary.known_names import CARD, FACE, SEAT
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import UNSEEN, Sense
from referee.notation.own_words.vocabulary.terms import UNSURE, VERB
from referee.notation.parser.commands import Command, Several
from referee.notation.parser.errors import MOST_OFFERS, ParseError, SuggestedLine
from referee.notation.parser.line_readings import OUTCOME, LineReading, TypedLine
from referee.notation.parser.several_moves import by_name, by_reading, several

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
NEAR_ENOUGH = 0.3
"""What share of the surest others must have to be offered beside it."""
WHO = {"do", "by"}
"""The fields of a move of which nothing is told but who makes it."""
FAR = 4
"""What a word costs that is hardly like what it is taken for."""
PLAIN = 4
"""What a move that any seat may make at any time may cost, to be taken for that of the seat asked first."""
STEALTH = "stealth"
"""The field of cards that the other side cannot defend with: they are its own, and it does not speak."""
FAIRLY = 28
"""What an explanation may cost to be offered where nothing else is near."""
EFFECTS, PAY = "effects", "pay"
SURELY_FRAMED = 11
"""What a frame may cost, in tenths, where no move explains the line."""
FILLED_LEADS_BY = 5
"""How much less a frame that places every word has to cost than an explanation that is not clear."""
LIKE_A_TITLE = UNSEEN + INFLECTED
"""What a single word may cost to name a card that nobody has seen."""
BEHIND_A_VERB = 2
"""How far behind a verb the card stands that it tells of."""
CLEAR = 12
"""What a reading may cost, in tenths, before it is tried whether the line tells of two moves."""


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
        found = _whole_line(line, spoken, divided, unfinished)
    except ParseError:
        found = concluded(spoken, alone)
        if found is None:
            raise
    return concluded(spoken, alone) if found is None else found


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
    taken = _taken_for(line, spoken, divided, unfinished)
    if isinstance(taken.found, Several):
        return taken.found
    found = _accepted(line, spoken, taken)
    unnamed = told_without_names(spoken) if found is None and line.lexicon.grammar.outright else None
    if unnamed is not None:
        raise unnamed
    _leave_no_seat_out(line, spoken, found)
    return found


class _TakenFor(Struct, frozen=True):
    """What the words of a line alone make of it."""

    found: Move | Several | None = None
    asked: ParseError | None = None


def _taken_for(
    line: TypedLine,
    spoken: SpokenLine,
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> _TakenFor:
    try:
        found = _in_own_words(line, spoken, divided, unfinished)
        leave_nothing_out(spoken, found)
    except ParseError as asked:
        return _TakenFor(asked=asked)
    return _TakenFor(found)


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
    offers = partial(by_reading, line, [one.reading for one in offered(explanations(spoken))[:MOST_OFFERS]])
    words = (spoken.words[beginner.start].typed,)
    raise ParseError("words_not_placed", offers, line=line.text.strip(), words=words)


def _seat_asked_instead(line: TypedLine, spoken: SpokenLine, found: Move) -> Sense | None:
    """The only seat a line names, where the table asks it for such a move, and not who would make it."""
    asked = line.soon.get(msgspec.to_builtins(found)["do"], ())
    named = [one for some in spoken.said_senses for one in some if one.what == SEAT and not one.cost]
    others = bool(named) and all(one.key in asked for one in named) and found.by not in asked
    return named[0] if others and not _has_part_in(found, named[0], spoken) else None


def _has_part_in(found: Move, beginner: Sense, spoken: SpokenLine) -> bool:
    """Whether the seat a line begins with does the move or is named in it, or who does it is said."""
    seats = {one.key for some in spoken.said_senses for one in some if one.what == SEAT and not one.cost}
    written = msgspec.json.encode(found).decode()
    return found.by in seats or any(f'"{one}"' in written for one in (beginner.key, *beginner.ids))


def _accepted(line: TypedLine, spoken: SpokenLine, taken: _TakenFor) -> Move | None:
    """The surest move, if it is sure enough; what is not is asked.

    Raises:
        ParseError: the line may mean several moves, or leaves something open.
    """
    move = taken.found if isinstance(taken.found, Move) else None
    if taken.asked is None and move is None and not told_by_parts(spoken):
        return None
    ways = likely(spoken, move, asks=taken.asked.says if taken.asked else "")
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
    bare = len(spoken.words) == 1 and all(one.barred for one in ways[1:])
    bare = bare and best is not None and best.sureness >= SURE_OF_ALL
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
    exact = [one for some in spoken.said_senses for one in some if not one.cost]
    verbs = [one for one in exact if one.what == VERB]
    turns = [one.end for one in exact if one.what == UNSURE and one.key == "but"]
    nobodys = best.reading.raw["do"] in spoken.line.lexicon.grammar.nobodys
    return nobodys and any(one.start >= turn for turn in turns for one in verbs)


def _joins_over_a_verb(spoken: SpokenLine, best: WeighedMove) -> bool:
    """Whether a verb of something else stands right before the later card of a list that the move names."""
    if not spoken.line.lexicon.grammar.remarks:
        return False
    verbs = [
        at for at in best.left if any(one.what == VERB and not one.cost for one in spoken.said_senses[at])
    ]
    cards = [one for some in spoken.said_senses for one in some if one.what == CARD and not one.cost]
    told = [value for value in best.reading.raw.values() if isinstance(value, list) and len(value) > 1]
    lists = [set(some) for some in told if all(isinstance(one, str) for one in some)]
    return any(
        some & set(later.ids) and any(one.end <= at and some & set(one.ids) for one in cards)
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
        and any(one.what == CARD and not one.cost for at in part for one in spoken.said_senses[at])
        for part in parts
    )


def _by_who_is_asked(line: TypedLine, best: WeighedMove, ways: list[WeighedMove]) -> WeighedMove | None:
    """The same move by the seat that the table asks for it, where the rules forbid it to the other."""
    same = {**best.reading.raw, "by": ""}
    asked = line.soon.get(same["do"], ())
    if not best.barred or best.reading.raw.get("by", "") in asked:
        return None
    others = (one for one in ways if not one.barred and {**one.reading.raw, "by": ""} == same)
    return next((one for one in others if one.reading.raw.get("by") in asked), None)


def _is_told_otherwise(best: WeighedMove, ways: list[WeighedMove]) -> bool:
    """Whether a part of the line tells the same kind of move by itself, and of something else."""
    told = {**best.reading.raw, "by": ""}
    others = ({**one.reading.raw, "by": ""} for one in ways if one.alone)
    return not best.alone and any(one["do"] == told["do"] and one != told for one in others)


def _leaves_open_what_is_said(best: WeighedMove, ways: list[WeighedMove]) -> bool:
    """Whether words that a move leaves out say more of the same move, which then has to be asked."""
    told = best.reading.raw
    return bool(best.left) and any(
        one.barred and not one.alone and {*one.left} < {*best.left} and told.items() < one.reading.raw.items()
        for one in ways
    )


def _is_sure_as_taken(line: TypedLine, best: WeighedMove) -> bool:
    """Whether the move that the words alone make is sure enough."""
    barred = best.barred and bool(best.left) and not line.lexicon.grammar.remarks
    least = SURE_THOUGH_BARRED if barred else SURE_AS_TAKEN
    return best.sureness >= least and not (best.unplaced or best.denied or best.open)


def _is_alone(line: TypedLine, best: WeighedMove, others: list[WeighedMove]) -> bool:
    """Whether one move is sure enough, and no other may be meant instead."""
    if line.lexicon.grammar.remarks:
        return best.sureness >= SURE and all(
            one.sureness < RIVAL or best.odds >= FAR_SURER * one.odds for one in others
        )
    rivals = sum(one.odds for one in others if not one.barred)
    if best.verbless and best.sureness < SURE:
        return False
    return best.odds >= SURE_OF_ALL * (1 + best.odds + rivals)


def _asked_which(line: TypedLine, spoken: SpokenLine, ways: list[WeighedMove]) -> ParseError:
    """The likely moves to choose from, with the words that the surest leaves out."""
    near = [one for one in ways if one.sureness >= ways[0].sureness * NEAR_ENOUGH]
    offers = partial(by_reading, line, [one.reading for one in near[:MOST_OFFERS]])
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


def _in_own_words(
    line: TypedLine,
    spoken: SpokenLine,
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> Move | Several | None:
    if spoken.is_outright():
        return _told_outright(line, spoken)
    explained = explanations(spoken)
    if not explained or explained[0].cost > MOST_EXPLAINED:
        found = _framed(line, spoken, explained, divided, unfinished)
        if any(one.doubtful and one.reading.move == found for one in explained):
            raise which_one(line, explained)
        plain = not line.lexicon.grammar.remarks and isinstance(found, Move)
        if plain and explained and not any(one.reading.move == found for one in explained):
            raise which_one(line, explained)
        if plain and spoken.leaves_open():
            return None
        return found
    if line.lexicon.grammar.remarks and is_talk(spoken.words, spoken.senses):
        return _framed(line, spoken, explained, divided, unfinished)
    return _explained(line, spoken, explained, divided, unfinished)


def _told_outright(line: TypedLine, spoken: SpokenLine) -> Move | None:
    """The move that is told in the words of its form, and otherwise than the form has it, if it is clear."""
    grammar = line.lexicon.grammar
    explained = explanations(spoken)
    if grammar.remarks:
        return _told_by_hand(line, spoken, explained)
    if not explained or explained[0].cost > MOST_EXPLAINED:
        return None
    if not is_clear(explained):
        raise which_one(line, explained)
    best = explained[0]
    plain = not best.verbless and best.cost - REFUSED_COSTS * best.refused <= CLEAR
    move: Move = best.reading.move
    return move if plain or best.meaning.raw["do"] in grammar.outright else None


def _told_by_hand(line: TypedLine, spoken: SpokenLine, explained: list[Explanation]) -> Move | None:
    """What is done by hand or by a text, of which a line tells outright; what is unclear is asked."""
    told = [one for one in explained if one.meaning.raw["do"] == spoken.told_outright]
    found = [one for one in told if any(one.meaning.raw[name] for name in one.meaning.raw.keys() - WHO)]
    unknown = any(all(one.cost > FAR for one in some) for some in spoken.senses)
    if (
        not found
        or found[0].cost > MOST_EXPLAINED
        or (unknown and spoken.told_outright != line.lexicon.grammar.bare)
    ):
        return None
    if unknown or not is_clear(found):
        raise which_one(line, found)
    move: Move = found[0].reading.move
    return move


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
    talk = line.lexicon.grammar.remarks and is_talk(spoken.words, spoken.senses)
    talk = talk or bool(explained and line.lexicon.grammar.remarks and explained[0].doubtful)
    if not near and explained and explained[0].cost <= FAIRLY and not talk:
        raise which_one(line, explained)
    alone = line.lexicon.grammar.remarks and not explained
    return _taken(line, spoken, near, most=SURELY_FRAMED if alone else None) if near else None


def _explained(
    line: TypedLine,
    spoken: SpokenLine,
    found: list[Explanation],
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> Move | Several | None:
    """The move that explains a line, if it is clear."""
    if line.lexicon.grammar.remarks:
        parted = found[0].beside or (found[0].cost > CLEAR and not is_clear(found))
    else:
        parted = found[0].cost - REFUSED_COSTS * found[0].refused > CLEAR
    told = divided(line) if parted else None
    if told is not None:
        return told
    hosts = with_hosts(line, found[0].reading) if found[0].open and not found[0].doubtful else ()
    if len(hosts) == 1 and hosts[0].move is not None:
        return hosts[0].move
    if hosts:
        offers = partial(by_reading, line, list(hosts[:MOST_OFFERS]))
        raise ParseError("which_one", offers, line=line.text.strip())
    if (
        found[0].tells_more
        or not is_clear(found)
        or (found[0].unsure and not _is_filled_too(spoken, found[0]))
    ):
        near = _filled_better(spoken, found) if line.lexicon.grammar.remarks else []
        if near:
            return _taken(line, spoken, near)
        best = found[0]
        sure = not (best.open or best.doubtful or best.tells_more or best.unsure)
        alone = all(one.doubtful for one in nearest(spoken)[1:])
        if line.lexicon.grammar.remarks and sure and alone and _is_filled_too(spoken, best):
            agreed: Move = found[0].reading.move
            return agreed
        talks = line.lexicon.grammar.remarks
        if talks and not _is_worth_asking(line, spoken, found, divided, unfinished):
            return None
        raise _asked_about(line, spoken, found)
    move: Move = found[0].reading.move
    return move


def _filled_better(spoken: SpokenLine, found: list[Explanation]) -> list[SpokenReading]:
    """The readings of a frame that places every word, where no explanation is as near."""
    near = nearest(spoken)
    if not near or near[0].doubtful or near[0].unknown or near[0].guessed or near[0].missing:
        return []
    first = near[0]
    explained = any(one.reading.move == first.reading.move for one in found)
    nearer = first.cost + FILLED_LEADS_BY <= found[0].cost
    priced = first.reading.raw.keys() & {EFFECTS, PAY}  # a price and an effect are said in the same words
    single = first.reading.move is not None and not first.reading.shows
    single &= first.reading.raw["do"] != OUTCOME
    single &= not _leaves_seat_out(spoken, first.reading, found[0])
    return near if nearer and single and not (explained or priced) else []


def _leaves_seat_out(spoken: SpokenLine, reading: LineReading, best: Explanation) -> bool:
    """Whether a reading drops a seat that is said, and that has a part in the best explanation."""
    seats = [one for some in spoken.said_senses for one in some if one.what == SEAT and not one.cost]
    told, explained = reading.raw.values(), best.meaning.raw.values()
    return any(one.key in explained and one.key not in told for one in seats)


def _is_filled_too(spoken: SpokenLine, best: Explanation) -> bool:
    """Whether the frame that a line fills best is the same move, with nothing in doubt."""
    near = [] if best.strange else nearest(spoken)
    if not near or near[0].doubtful or near[0].unknown or near[0].guessed:
        return False
    if near[0].reading.unsure and any(_is_as_good(one, best) for one in explanations(spoken)):
        return False
    return bool(near[0].reading.move == best.reading.move)


def _is_as_good(one: Explanation, best: Explanation) -> bool:
    """Whether another move of this kind explains a line as well, so that a name leaves open which."""
    same = one.meaning.raw["do"] == best.meaning.raw["do"] and one is not best
    return same and not (one.refused or one.doubtful) and one.cost <= best.cost


def _is_worth_asking(
    line: TypedLine,
    spoken: SpokenLine,
    found: list[Explanation],
    divided: Callable[[TypedLine], Several | None],
    unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
) -> bool:
    """Whether the moves are worth asking about; where a frame tells more of what is open, that is asked.

    Raises:
        ParseError: what the frame leaves open.
    """
    near = nearest(spoken)
    if near and spoken.names_what_is_not_here(near[0]):
        return False
    if near and (near[0].reading.raw["do"] == OUTCOME or found[0].open):
        _framed(line, spoken, found, divided, unfinished)
    return bool(near) or found[0].cost < MOST_EXPLAINED


def _asked_about(line: TypedLine, spoken: SpokenLine, found: list[Explanation]) -> ParseError:
    """The words that nobody knows and that may be names, or the moves to choose from."""
    asked = which_one(line, found)
    unknown = tuple(dict.fromkeys(spoken.words[at].typed for at in found[0].strange))
    if not (unknown and (found[0].unsure or found[0].leads_by > EXPLAINS_MORE_BY)):
        return asked
    offers = partial(by_reading, line, [one.reading for one in offered(found)[:MOST_OFFERS]])
    return ParseError("words_not_placed", offers, line=line.text.strip(), words=unknown)


def which_one(line: TypedLine, found: list[Explanation]) -> ParseError:
    """The moves that explain a line as well as others, to choose from."""
    offers = partial(by_reading, line, [one.reading for one in offered(found)[:MOST_OFFERS]])
    return ParseError("which_one", offers, line=line.text.strip())


def _taken(
    line: TypedLine, spoken: SpokenLine, near: list[SpokenReading], most: int | None = None
) -> Move | Several:
    """The nearest, if it is clear; ``most``: what it may cost, and every word has found a place."""
    near = _by_whom_is_asked(line, _that_tell_most(near))
    first = near[0]
    chosen = first.reading
    far = most is not None and (first.cost > most or bool(first.unknown))
    asks = far and not chosen.shows  # a card nobody has seen is placed by its frame only
    asks |= bool(chosen.shows) and _is_hardly_named(spoken, chosen)
    asks |= first.guessed or first.doubtful or bool(chosen.unsure) or is_talk(spoken.words, spoken.senses)
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


def _is_hardly_named(spoken: SpokenLine, chosen: LineReading) -> bool:
    """Whether a card nobody has seen is no more than a word like one of its name in another language."""
    shown = msgspec.json.encode(chosen.shows).decode()
    faces = (one for some in spoken.said_senses for one in some if one.what == FACE)
    named = [one for one in faces if any(f'"{title}"' in shown for title in one.ids)]
    return bool(named) and all(one.end - one.start == 1 and one.cost > LIKE_A_TITLE for one in named)


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
