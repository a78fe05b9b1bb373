"""Moves that a line only speaks of: given up, put off, forbidden, wished, or made without what they cost."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

import msgspec

from engine.kernel.decisions import Move
from referee.notation.own_words.analysis.line_analysis import line_analysis
from referee.notation.own_words.explanations.told_by_move import EMPTY, every_value
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.objections.contrary_moves import DEFENDING
from referee.notation.own_words.objections.excluded_parts import phrases_of
from referee.notation.own_words.preferred_move import is_written
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.senses import Sense
from referee.notation.own_words.vocabulary.terms import FILLER, LEAD, NOT, UNSURE, VALUE, VERB
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.line_readings import TypedLine

UNPAID, FORBIDDING = "unpaid", "forbidding"
ANOTHER, SAVE = "another_move", "save"
KILLS = frozenset(("kill", "choose_victims", "lose"))
"""Verbs of those from which somebody may be saved."""
ONLY_SPOKEN_OF = ("renouncing", "wishing", FORBIDDING)
"""Words that speak of a move that is not made."""
NOTHING_DONE = ("decline", "pass", "keep", "end_turn", "skip", "pay_or_discard")
"""How the moves begin by which nothing is done."""
WHO = ("do", "by", "kind", "for")
"""Fields that tell nothing of what is done."""
CONDITIONAL = {"pl": re.compile(r"\w+(?:l|la|lo|li|ly)by")}
"""Words of which the ending says that something would be."""
WITHOUT = "without"
"""The kind of words that deny a thing, and no verb."""
FLAGS = {"leave_power_token": frozenset(("token", "leaves_there"))}
"""The words of what a move does besides."""
CLEARLY = 3
"""What a word may cost that clearly stands for something."""
NAMED = 6
"""What a word may cost that names a card in another script."""
DEFENDS = "declare_defenders"


def make_nothing_spoken_of(line: TypedLine, found: Move | Several) -> None:
    """Asks where a line only speaks of a move, or says that it costs nothing.

    Raises:
        ParseError: the words that say so.
    """
    spoken = UnmadeMoves(line)
    moves = found.moves if isinstance(found, Several) else (found,)
    words = [words for move in moves for words in spoken.words_against(move)]
    words += spoken.denied_defender(moves[0]) if len(moves) == 1 else ()
    words += spoken.another_move() if len(moves) == 1 else ()
    if words and not any(is_written(line, move) for move in moves):
        raise ParseError("words_not_placed", line=line.text.strip(), words=tuple(dict.fromkeys(words)))


class UnmadeMoves:
    """What a line says against its moves."""

    def __init__(self, line: TypedLine) -> None:
        self._line, spoken = line, SpokenLine(line)
        self._words, self._senses = spoken.words, spoken.said_senses

    def words_against(self, move: Move) -> tuple[str, ...]:
        """The words that say that a move is not made."""
        raw = msgspec.to_builtins(move)
        found = self._unpaid() or self._spoken_of(raw) or self._denied_flag(raw)
        found = found or self._denied_verb(raw)
        return tuple(self._words[at].typed for at in found)

    def another_move(self) -> tuple[str, ...]:
        """The words that tell of a second move, or the verb of what is done about the first."""
        talks = self._line.lexicon.grammar.remarks
        found = next(iter(self._said(ANOTHER) if talks else ()), None) or self._undone()
        return tuple(self._words[at].typed for at in found)

    def _undone(self) -> range:
        """The verb behind "but" by which somebody is saved whom the line before it kills."""
        starts = [clause for clause in self._clauses[1:] if self._exact(clause.start, UNSURE)]
        told = {one.key for at in self._clauses[0] for one in self._exact(at, VERB)}
        saved = (
            at
            for clause in starts
            for at in clause
            if told & KILLS and any(one.key == SAVE and not one.cost for one in self._exact(at, VERB))
        )
        return next((range(at, at + 1) for at in saved), range(0))

    def _unpaid(self) -> range:
        """The words that say that something costs nothing."""
        return next(iter(self._said(UNPAID)), range(0))

    def _spoken_of(self, raw: dict[str, Any]) -> range:
        """The words that speak of a move, where no other part of the line tells one."""
        nothing = self._does_nothing(raw)
        for kind in ONLY_SPOKEN_OF:
            for part in () if nothing and kind != FORBIDDING else self._said(kind):
                if not (self._is_value(part) or self._is_told_elsewhere(part)):
                    return part
        return range(0)

    def _does_nothing(self, raw: dict[str, Any]) -> bool:
        told = {name: value for name, value in raw.items() if name not in WHO}
        return raw["do"].startswith(NOTHING_DONE) or all(value in EMPTY for value in told.values())

    def _is_told_elsewhere(self, part: range) -> bool:
        """Whether another part of the line tells something, which may be the move."""
        clause = next(one for one in self._clauses if part.start in one)
        others = (at for at in range(len(self._words)) if at not in clause)
        talks = self._line.lexicon.grammar.remarks
        kinds = (VERB, known.CARD, known.FACE) if talks else (VERB, VALUE, known.CARD)
        return any(self._exact(at, *kinds) for at in others)

    def _is_value(self, part: range) -> bool:
        """Whether these words tell a value of the game: "next turn"."""
        return any(
            one.end - one.start > 1 and one.start < part.stop and one.end > part.start
            for at in range(part.stop)
            for one in self._exact(at, VALUE)
        )

    def denied_defender(self, move: Move) -> tuple[str, ...]:
        """The name of a card that a line denies a defence, where the move gives up all defence."""
        raw = msgspec.to_builtins(move)
        if raw["do"] != DEFENDS or raw["defenders"]:
            return ()
        for clause in self._clauses:
            denials = [at for at in clause if self._exact(at, NOT)]
            cards = [one for at in clause for one in self._senses[at] if one.what == known.CARD]
            named = [one for one in cards if one.cost <= NAMED and not self._going_on.intersection(one.ids)]
            defends = any(one.key in DEFENDING for at in clause for one in self._exact(at, VERB))
            if denials and named and defends and not self._is_denied_beside(clause):
                return tuple(self._words[at].typed for at in range(named[0].start, named[0].end))
        return ()

    def _is_denied_beside(self, clause: range) -> bool:
        """Whether another part of the line denies something: "Jon does not fight, Stark does not defend"."""
        return any(self._exact(at, NOT) for at in range(len(self._words)) if at not in clause)

    @cached_property
    def _going_on(self) -> frozenset[str]:
        """The cards that take part in what goes on."""
        return frozenset(line_analysis(self._line, self._words, self._senses).table.going_on)

    def _denied_flag(self, raw: dict[str, Any]) -> range:
        """The denial of something that a move does besides."""
        held = [one for one in every_value(raw) if isinstance(one, str) and raw.get(one) is True]
        keys = {key for flag in held for key in FLAGS.get(flag, ())}
        for at in range(1, len(self._words)):
            if self._exact(at - 1, NOT) and any(one.key in keys for one in self._exact(at, LEAD)):
                return range(at - 1, at + 1)
        return range(0)

    def _denied_verb(self, raw: dict[str, Any]) -> range:
        """The denial right before the only verb of a line, in games in which players tell only moves."""
        if self._line.lexicon.grammar.remarks or self._does_nothing(raw):
            return range(0)
        verbs = [at for at in range(len(self._words)) if any(not one.cost for one in self._exact(at, VERB))]
        verbs = [at for at in verbs if not self._exact(at, FILLER, LEAD)]
        things = phrases_of(WITHOUT, self._line.language)
        denied = [at for at in verbs[:1] if at and self._exact(at - 1, NOT) and not self._exact(at, NOT)]
        denied = [at for at in denied if (self._words[at - 1].text,) not in things]
        others = [at for at in verbs[1:] if not self._exact(at, VALUE, known.CARD)]
        part = range(denied[0] - 1, denied[0] + 1) if denied and not others else range(0)
        return range(0) if part and self._is_told_elsewhere(part) else part

    # The words of the line

    def _exact(self, at: int, *kinds: str) -> list[Sense]:
        """What a word clearly stands for, of some kinds."""
        return [sense for sense in self._senses[at] if sense.what in kinds and sense.cost <= CLEARLY]

    def _said(self, kind: str) -> list[range]:
        """Where words of a kind stand."""
        texts = tuple(word.text for word in self._words)
        found = [
            range(at, at + len(phrase))
            for phrase in phrases_of(kind, self._line.language)
            for at in range(len(texts) - len(phrase) + 1)
            if texts[at : at + len(phrase)] == phrase
        ]
        would = CONDITIONAL.get(self._line.language) if kind == "wishing" else None
        return found + [range(at, at + 1) for at, text in enumerate(texts) if would and would.fullmatch(text)]

    @cached_property
    def _clauses(self) -> tuple[range, ...]:
        """The parts of the line between its signs, and behind "but"."""
        turns = {at for at in range(len(self._words)) for one in self._exact(at, UNSURE) if one.key == "but"}
        starts = [at for at, word in enumerate(self._words) if not at or word.after or at in turns]
        return tuple(range(a, b) for a, b in zip(starts, [*starts[1:], len(self._words)], strict=True))
