"""Words that say nothing where they stand.

A denial in a turn of speech, a verb that only makes a passive, what has to be over before: "after dominance".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from referee.notation.own_words.vocabulary.senses import Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import CHATTER, NOT, VERB
from referee.notation.parser.lexicon import COMMON, folded, line_words
from referee.notation.parser.line_readings import TypedLine

AUXILIARY, AFTER = "auxiliary", "after"
"""The keys of words that make a passive with a verb behind them, and of those before what has to be over."""


@cache
def _particles(key: str, language: str) -> frozenset[str]:
    """The words of a kind, in this language alone: one that is spelt alike in another says something else."""
    return frozenset(map(folded, line_words(COMMON)["particles"].get(key, {}).get(language, ())))


def without_idle_words(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> Senses:
    """The senses of a line, of words that say nothing where they stand only that they are idle."""
    denials = _denials_in_turns(words, senses)
    passives = _passives(words, senses, _particles(AUXILIARY, line.language))
    over = _procedures_over(line, words, senses)
    if not (denials or passives or over):
        return senses
    idle = {**dict.fromkeys(denials, NOT), **dict.fromkeys((*passives, *over), VERB)}
    return tuple(_without(here, at, idle[at]) if at in idle else here for at, here in enumerate(senses))


def _without(senses: tuple[Sense, ...], at: int, what: str) -> tuple[Sense, ...]:
    """The senses of a word without those of a kind that are of this word alone."""
    kept = (sense for sense in senses if sense.what != what or sense.end > at + 1)
    return (*kept, Sense(CHATTER, CHATTER, at, at + 1))


def _denials_in_turns(words: Sequence[SpokenWord], senses: Senses) -> frozenset[int]:
    """The words of turns of speech that deny nothing, for nothing follows them: "why not", "no problem"."""
    turns = (sense for here in senses for sense in here if sense.what == CHATTER and not sense.cost)
    closed = [turn for turn in turns if turn.end - turn.start > 1 and _ends(words, turn.end)]
    return frozenset(at for turn in closed for at in range(turn.start, turn.end) if _says(NOT, senses[at]))


def _ends(words: Sequence[SpokenWord], end: int) -> bool:
    """Whether a sign stands before a word, or the line has ended."""
    return end >= len(words) or bool(words[end].after)


def _passives(words: Sequence[SpokenWord], senses: Senses, auxiliaries: frozenset[str]) -> list[int]:
    """The words that only make a passive with the verb behind them: "zostaje odkryty"."""
    return [
        at
        for at in range(len(words) - 1)
        if words[at].text in auxiliaries and not words[at + 1].after and _says(VERB, senses[at + 1])
    ]


def _says(what: str, senses: tuple[Sense, ...]) -> bool:
    """Whether a word is of a kind just so."""
    return any(sense.what == what and not sense.cost for sense in senses)


def _procedures_over(line: TypedLine, words: Sequence[SpokenWord], senses: Senses) -> list[int]:
    """The words for what tables do behind one like "after", where a verb says what is done then."""
    afters = _particles(AFTER, line.language)
    behind = [at for at in range(1, len(words)) if words[at - 1].text in afters and not words[at].after]
    if not (behind and line.lexicon.grammar.remarks):
        return []
    grammar = line.lexicon.grammar
    keys = {form.words for form in grammar.forms if form.makes in grammar.nobodys}
    over = [at for at in behind if any(s.what == VERB and s.key in keys for s in senses[at])]
    others = (at for at in range(len(words)) if at not in over and _says(VERB, senses[at]))
    return over if next(others, None) is not None else []
