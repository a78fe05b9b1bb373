"""Effects for which a line gives a ground of the rulebook, such as a claim, and names no card."""

from __future__ import annotations

from functools import partial

import msgspec

from engine.kernel.decisions import Move
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.objections.stated_amounts import ResultWords
from referee.notation.own_words.vocabulary.terms import LEAD, VALUE, VERB
from referee.notation.parser.errors import ParseError
from referee.notation.parser.several_moves import by_reading

GAINS = frozenset(("gain_power", "gain_power_on_card", "gain_gold"))
"""Effects that the rulebook brings about, too, and only by moves of their own."""
GROUNDS = frozenset(("claim", "renown", "unopposed", "rivalry", "dominance", "count_dominance"))
"""Words for what the rulebook gives power or gold for."""
EFFECT = frozenset(("effect", "apply_effect"))
"""Words that say that a text does it."""
WIN, BECAUSE = frozenset(("win",)), frozenset(("because",))


def ask_for_source(spoken: SpokenLine, moves: tuple[Move, ...]) -> None:
    """Asks whose text does it, where the rules give such a thing only by a move of their own.

    Raises:
        ParseError: the line, with the effect to choose.
    """
    bare = spoken.line.lexicon.grammar.bare
    raws = [msgspec.to_builtins(move) for move in moves]
    effects = [raw for raw in raws if bare and raw["do"] == bare and not raw.get("by_means")]
    kinds = {one.get("kind") for raw in effects for one in raw["effects"]}
    if not kinds & GAINS or not _gives_ground(ResultWords(spoken)):
        return
    found = [one.reading for one in explanations(spoken) if one.reading.move in moves]
    raise ParseError(
        "whose_effect", partial(by_reading, spoken.line, found[:1]), line=spoken.line.text.strip()
    )


def _gives_ground(words: ResultWords) -> bool:
    """Whether the line names what the rulebook gives it for, and no text."""
    if any(words.clear(VALUE, EFFECT)) or any(words.clear(VERB, EFFECT)):
        return False
    named = any(any(words.clear(kind, GROUNDS)) for kind in (LEAD, VALUE, VERB))
    won = any(words.clear(VERB, WIN)) and any(words.clear(LEAD, BECAUSE))
    return named or won or any(words.said("rulebook_grounds"))
