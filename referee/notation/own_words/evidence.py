"""What speaks for each move that a line may mean, and against it."""

from __future__ import annotations

import msgspec

from engine.kernel.decisions import Move
from referee.notation.own_words.explanations.explanation import (
    EXPLAINS_MORE_BY,
    MOST_EXPLAINED,
    Explanation,
)
from referee.notation.own_words.explanations.parts_alone import ToldAlone, told_by_parts
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.remainder import UNTOLD, LeftOut, Remainder
from referee.notation.own_words.explanations.told_by_move import EMPTY, ToldByMove
from referee.notation.own_words.frames.line_doubts import asks_or_supposes, is_mostly_unknown
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary.known_names import CARD
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.terms import LEAD, NOT, VERB
from referee.notation.parser.line_readings import LineReading

TENTH = 0.1
"""Costs are told in tenths."""
ALONE = 2.0
"""How far the next is where there is none."""
MUCH = 8
"""What a remainder weighs that may well mean something."""

Weighed = tuple[LineReading, list[LeftOut], dict[str, float]]
"""A move, what it leaves out of the line, and what speaks for it and against it."""


def evidence(spoken: SpokenLine, taken: Move | None, *, asks: str) -> list[Weighed]:
    """Each move that a line may mean, with all that speaks for it and against it."""
    found = explanations(spoken)
    readings = [explanation.reading for explanation in found]
    if taken is not None and all(one.move != taken for one in readings):
        raw = msgspec.json.decode(msgspec.json.encode(taken))
        readings.append(LineReading(raw, taken, 0, (), (), taken.by, True))
    asides = [explanation.aside for explanation in found] + [frozenset[int]()] * (len(readings) - len(found))
    every = [_left(spoken, reading, found) for reading in readings]
    surely = bool(found) and readings[0].move == taken and not _weight_of(every[0], asides[0])
    parts = () if surely else told_by_parts(spoken)
    told = [alone.one.reading for alone in parts]
    told = [one for one in told if all(other.move != one.move for other in readings)]
    readings += told
    asides += [frozenset[int]()] * len(told)
    every += [_left(spoken, reading, found) for reading in told]
    left = [[o for o in some if o.start not in aside] for some, aside in zip(every, asides, strict=True)]
    beside = [[o for o in some if o.start in aside] for some, aside in zip(every, asides, strict=True)]
    weights = [sum(left_out.weight for left_out in left_out) for left_out in left]
    return [
        (
            reading,
            [left_out for left_out in left[at] if left_out.weight],
            {
                **(_explained(spoken, found[at], found) if at < len(found) else {}),
                **_left_over(weights, at),
                **_unknown(spoken, left[at], reading),
                **_told_beside(spoken, beside[at], asides[at]),
                **_at_the_table(spoken, reading, readings, asides[at]),
                **_as_taken(reading, taken, asks=asks, first=at == 0 and bool(found)),
                **_in_parts(reading, parts),
            },
        )
        for at, reading in enumerate(readings)
    ]


def _weight_of(left: list[LeftOut], aside: frozenset[int]) -> int:
    """What weighs of that which is left, without what stands aside."""
    return sum(left_out.weight for left_out in left if left_out.start not in aside)


def _left(spoken: SpokenLine, reading: LineReading, found: list[Explanation]) -> list[LeftOut]:
    """What a move leaves unexplained of the line."""
    grammar = spoken.line.lexicon.grammar
    raw = msgspec.json.decode(msgspec.json.encode(reading.move))
    meant = [explanation.meaning for explanation in found if explanation.reading.move == reading.move]
    return Remainder(spoken.line, spoken.words, spoken.said_senses).left(ToldByMove(grammar, [raw], meant))


def _explained(spoken: SpokenLine, explanation: Explanation, found: list[Explanation]) -> dict[str, float]:
    """How well a move explains the words, beside the others that explain them."""
    others = [
        other
        for other in found
        if other.reading.move != explanation.reading.move
        and not other.meaning.raw.items() <= explanation.meaning.raw.items()
    ]
    unlike = [other for other in others if other.meaning.raw["do"] != explanation.meaning.raw["do"]]
    allowed = [other for other in others if not other.refused]
    return {
        "explained": 1,
        "first": explanation is found[0],
        "open": explanation.open,
        "refused": explanation.refused,
        "refused_unawaited": explanation.refused and explanation.meaning.raw["do"] not in spoken.line.soon,
        "doubtful": explanation.doubtful,
        "verbless": explanation.verbless,
        "denied": explanation.denied,
        "says_not": _says_not(spoken, explanation)
        and not (explanation.meaning.denied or explanation.meaning.may_deny),
        "hardly_explained": explanation.cost > MOST_EXPLAINED,
        "unsure": explanation.unsure,
        "unplaced": explanation.unplaced,
        "beside": explanation.beside,
        "tells_more": explanation.tells_more,
        "like_a_name": min(len(explanation.strange), 3),
        "only_like": explanation.leads_by > EXPLAINS_MORE_BY,
        "answers": explanation.meaning.answers,
        "cost": explanation.cost * TENTH,
        "far": explanation.meaning.far * TENTH,
        "silent": explanation.meaning.silent * TENTH,
        **_ahead("ahead", explanation, others),
        **_ahead("ahead_of_allowed", explanation, allowed),
        **_ahead("ahead_of_other_verbs", explanation, unlike),
    }


def _says_not(spoken: SpokenLine, explanation: Explanation) -> bool:
    """Whether something is denied in a part of the line that says the move, or anywhere if none does."""
    starts = [at for at, word in enumerate(spoken.words) if not at or word.after]
    parts = [range(a, b) for a, b in zip(starts, [*starts[1:], len(spoken.words)], strict=True)]
    said = [
        [sense for at in part if at not in explanation.aside for sense in spoken.said_senses[at]]
        for part in parts
    ]
    telling = [
        senses
        for senses in said
        if any(s.what == VERB and s.key in explanation.meaning.verbs and not s.cost for s in senses)
    ]
    return any(s.what == NOT and not s.cost for senses in telling or said for s in senses)


def _told_beside(spoken: SpokenLine, left: list[LeftOut], aside: frozenset[int]) -> dict[str, float]:
    """What the parts of the line tell that say nothing of the move."""
    return {
        "beside_share": len(aside) / max(len(spoken.words), 1),
        "beside_left": min(sum(left_out.weight for left_out in left), 30) * TENTH,
        "beside_unknown": min(sum(left_out.what == "unknown" for left_out in left), 5),
        "beside_much": sum(left_out.weight for left_out in left) > MUCH,
    }


def _ahead(name: str, explanation: Explanation, others: list[Explanation]) -> dict[str, float]:
    """By how much a move explains the line better than the best of others, in whole points."""
    by = min([(other.cost - explanation.cost) * TENTH for other in others] + [ALONE])
    return {name: max(by, -1), f"{name}_at_all": by > 0, f"{name}_clearly": by > EXPLAINS_MORE_BY * TENTH}


def _left_over(weights: list[int], at: int) -> dict[str, float]:
    """What is left of the line, and what others leave."""
    weight = weights[at]
    least = min([other for number, other in enumerate(weights) if number != at] + [30])
    return {
        "left": min(weight, 30) * TENTH,
        "left_something": weight > 0,
        "left_much": weight > MUCH,
        "others_leave_less": least < weight,
        "others_leave_more": max(-3, min(3, (least - weight) * TENTH)),
    }


def _unknown(spoken: SpokenLine, left: list[LeftOut], reading: LineReading) -> dict[str, float]:
    """What nobody knows, and whether it stands where a name would."""
    unknown = [left_out.start for left_out in left if left_out.what == "unknown"]
    lists = spoken.line.lexicon.grammar.remarks or any(isinstance(one, list) for one in reading.raw.values())
    return {
        "unknown": min(len(unknown), 5),
        "unknown_share": len(unknown) / max(len(spoken.words), 1),
        "unknown_capital": sum(spoken.words[at].typed[:1].isupper() for at in unknown) > 0,
        "unknown_joined": lists and any(_is_joined(spoken, at) for at in unknown),
        "unknown_led": any(_senses_of(spoken, at - 1, LEAD) for at in unknown),
        "unknown_before_verb": any(_senses_of(spoken, at + 1, VERB) for at in unknown),
        "unknown_behind_verb": any(_senses_of(spoken, at - 1, VERB) for at in unknown),
        "unknown_at_end": any(at + 1 == len(spoken.words) for at in unknown),
        "unknown_alone_at_end": any(at + 1 == len(spoken.words) for at in unknown) and len(unknown) == 1,
        "unknown_first": 0 in unknown,
        "effect_unknown": any(left_out.what == "unknown" and left_out.weight >= UNTOLD for left_out in left),
    }


def _senses_of(spoken: SpokenLine, at: int, what: str) -> bool:
    """Whether a word is surely of a kind."""
    if not 0 <= at < len(spoken.words):
        return False
    return any(sense.what == what and sense.cost <= INFLECTED for sense in spoken.said_senses[at])


def _is_joined(spoken: SpokenLine, at: int) -> bool:
    """Whether a word stands in a list with a card, or ends the line behind one: "jon and X", "jon X"."""
    before = [at - 1, at - 2] if _is_and(spoken, at - 1) or spoken.words[at].after == "," else []
    behind = [at + 1, at + 2] if _is_and(spoken, at + 1) or _comma_behind(spoken, at) else []
    ends = [at - 1] if at + 1 == len(spoken.words) and not spoken.words[at].after else []
    return any(_senses_of(spoken, position, CARD) for position in (*before, *behind, *ends))


def _is_and(spoken: SpokenLine, at: int) -> bool:
    if not 0 <= at < len(spoken.words):
        return False
    return any(sense.key == "and" and not sense.cost for sense in spoken.said_senses[at])


def _comma_behind(spoken: SpokenLine, at: int) -> bool:
    return at + 1 < len(spoken.words) and spoken.words[at + 1].after == ","


def _at_the_table(
    spoken: SpokenLine, reading: LineReading, readings: list[LineReading], aside: frozenset[int]
) -> dict[str, float]:
    """What the table waits for, and how the line is said."""
    raw = msgspec.json.decode(msgspec.json.encode(reading.move))
    soon = spoken.line.soon
    told = sum(value not in EMPTY for value in raw.values()) - 1
    return {
        "awaited": raw["do"] in soon,
        "of_asked_seat": raw.get("by", "") in soon.get(raw["do"], ()) and "by" in raw,
        "fields": min(told, 6),
        "words": min(len(spoken.words), 30) * TENTH,
        "talk": asks_or_supposes(spoken.words, spoken.said_senses, aside),
        "mostly_unknown": is_mostly_unknown(spoken.said_senses, aside),
        "asks": "?" in spoken.line.text,
        "leaves_open": spoken.leaves_open(),
        "same_verb": min(2, sum(other.raw["do"] == raw["do"] for other in readings if other is not reading)),
        spoken.line.lexicon.game: 1,
    }


def _as_taken(reading: LineReading, taken: Move | None, *, asks: str, first: bool) -> dict[str, float]:
    """Whether the words alone make this move of the line, another, or something to ask."""
    same = reading.move == taken
    return {
        "taken": same,
        "taken_first": same and first,
        "other_taken": taken is not None and not same,
        "asked": bool(asks),
        f"asked_{asks}": bool(asks),
        f"asked_{asks}_first": bool(asks) and first,
        "not_taken": taken is None and not asks,
    }


def _in_parts(reading: LineReading, parts: tuple[ToldAlone, ...]) -> dict[str, float]:
    """Whether a part of the line tells this move by itself, or another."""
    same = [alone for alone in parts if alone.one.reading.move == reading.move]
    return {
        "part_tells": bool(same),
        "part_tells_wholly": any(alone.whole for alone in same) and len(parts) == len(same),
        "part_tells_other": len(parts) > len(same),
    }
