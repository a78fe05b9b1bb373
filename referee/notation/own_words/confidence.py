"""How sure it is that a move is what a line means, by all that speaks for it and against it.

What each piece of evidence counts was learnt from lines other people wrote (``scripts/train_lines.py``) and
lies in ``confidence.json``; what the evidence is stands in ``evidence.py``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from referee.notation.own_words.evidence import evidence
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.remainder import LeftOut
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary.terms import VERB
from referee.notation.parser.line_readings import LineReading
from rulebook.asking.logistic_model import Logistic

FILE = Path(__file__).parent / "confidence.json"
BARS = (
    "denied", "says_not", "refused", "hardly_explained", "open", "left_much", "unknown_joined",
    "effect_unknown", "talk", "unplaced",
)  # fmt: skip
"""Evidence against which nothing counts: the line denies the move or thinks something of a card; the rules
forbid it; something is left open or out; what nobody knows stands in a list, is the effect of a card or
stands where something would be named that the move leaves unsaid."""


@cache
def learnt_weights() -> Logistic:
    """Those that were learnt."""
    return msgspec.json.decode(FILE.read_bytes(), type=Logistic)


class WeighedMove(Struct, frozen=True):
    """A move that a line may mean, and how sure that is."""

    reading: LineReading
    confidence: float
    left: tuple[int, ...] = ()
    """The words that it leaves out and that may mean something."""
    barred: bool = False
    """It is never made without asking, however sure it is."""
    alone: bool = False
    """A part of the line tells it by itself, and nothing else in the line belongs to it."""
    verbless: bool = False
    """No verb of it is said."""
    unplaced: bool = False
    """A word nobody knows stands where something would be named that it leaves unsaid."""
    denied: bool = False
    """No verb of it is said, and something is denied."""
    open: bool = False
    """Something is left open, in a game in which players tell hardly anything beside moves."""

    @property
    def odds(self) -> float:
        """How much rather it is meant than not."""
        return self.confidence / max(1 - self.confidence, 1e-6)


def likely(spoken: SpokenLine, taken: Move | None, *, asks: str) -> list[WeighedMove]:
    """The moves that a line may mean, the surest first.

    Args:
        taken: the move that the words alone make of it.
        asks: what they make to ask of it; empty, if they do not.
    """
    weights = learnt_weights()
    found = [
        WeighedMove(
            reading,
            weights.probability(facts),
            _words_of(left),
            barred=is_barred(facts) or _is_doubtful_denial(spoken, reading, facts),
            alone=bool(facts["part_tells_wholly"]),
            verbless=bool(facts.get("verbless")),
            unplaced=bool(facts.get("unplaced")),
            denied=bool(facts.get("verbless") and facts.get("says_not")),
            open=bool(facts.get("open")) and not spoken.line.lexicon.grammar.remarks,
        )
        for reading, left, facts in evidence(spoken, taken, asks=asks)
    ]
    return sorted(found, key=lambda one: -one.confidence)


def _is_doubtful_denial(spoken: SpokenLine, reading: LineReading, facts: dict[str, float]) -> bool:
    """Whether a move is told by no more than the denial of another, and a verb says something else."""
    if not facts.get("doubtful") or facts["part_tells_wholly"]:
        return False
    meant = [
        explanation.meaning
        for explanation in explanations(spoken)
        if explanation.reading.move == reading.move
    ]
    idle = set(spoken.line.lexicon.grammar.denied.values())
    every = [
        {sense.key for sense in senses if sense.what == VERB and not sense.cost}
        for senses in spoken.said_senses
    ]
    said = {key for some in every for key in some}
    own = [
        meaning.verbs | meaning.denied | meaning.also
        for meaning in meant
        if meaning.denied & said and not meaning.verbs & said
    ]
    return any(some and not some & (keys | idle) for keys in own for some in every)


def is_barred(facts: dict[str, float]) -> bool:
    """Whether a move is never made without asking; a part of the line that tells it alone outweighs this."""
    return any(facts.get(name) for name in BARS) and not facts.get("part_tells_wholly")


def _words_of(left: list[LeftOut]) -> tuple[int, ...]:
    return tuple(at for left_out in left for at in range(left_out.start, left_out.end))
