"""Moves that turn round what a line says: of a denial, a wish or a report the move, of a loss a gain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kernel.decisions import Move
from engine.kernel.meanings import MoveMeant
from referee.notation.own_words.explanations.denied_beside import words_denied
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.told_better import words_told_better
from referee.notation.own_words.explanations.told_by_move import EMPTY
from referee.notation.own_words.frames.line_senses import seat_that_begins
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense
from referee.notation.own_words.vocabulary.terms import CHATTER, COUNT, FILLER, LEAD, NOT, UNSURE, VALUE, VERB
from referee.notation.parser.lexicon import COMMON, keys_of, line_words

GAINS = frozenset(("gain_power", "gain_power_on_card", "gain_gold"))
"""Effects by which somebody gets what a line may say that he loses."""
INCOME = "collect_income"
GETTING = frozenset(("gain_keyword", "receive"))
"""Verbs and values that say that something is gained."""
GIVING, TAKING = "give_gold", "steal_gold"
"""Verbs of what passes from one to another."""
FIGHTS = frozenset(("declare_challenge", "declare_defenders", "support_defend"))
"""Moves of those who fight, whom nobody else sends."""
CHALLENGE, POWER, DISCARD, PAY = "declare_challenge", "power", "discard_for_claim", "pay"
GOLD = frozenset(("gold", "gain_gold"))
DEFENDING = frozenset(("defend", "block", "support_defend"))
PASSIVE = "by_card"
"""The key of the word before who does what is told of another."""
NAMES = (known.CARD, known.SEAT, VALUE, NUMBER)
"""What stands between a denial and a verb only where something else is denied."""
IDLE = (CHATTER, FILLER)
WAITING = frozenset(("pass", "end_turn"))
"""Moves by which a seat does nothing."""
NO = frozenset(("no",))
"""Denials that stand behind the verb: "draws no card"."""
REACH = 3
"""So many words behind one that tells a report its verb may stand."""
WordPositions = tuple[int, ...]


def contrary_words(spoken: SpokenLine, move: Move) -> tuple[str, ...]:
    """The words by which a line says that a move is not made; none, where nothing speaks against it."""
    found = words_told_better(spoken, move) or (
        _ToldMove(spoken, move).contrary()
        if spoken.line.lexicon.grammar.remarks
        else words_denied(spoken, move)
    )
    return tuple(dict.fromkeys(spoken.words[at].typed for at in found))


def challenge_as_told(spoken: SpokenLine, move: Move) -> Move:
    """The move; a challenge with another's card is declared by the seat that a line says attacks."""
    if not spoken.line.lexicon.grammar.remarks:
        return move
    return _ToldMove(spoken, move).challenge_by_beginner() or move


@cache
def phrases(particle: str) -> frozenset[tuple[str, ...]]:
    """The words of a kind, in all languages."""
    return frozenset(tuple(one.split()) for one in keys_of(line_words(COMMON)["particles"][particle]))


class _ToldMove:
    """A move and the line that is taken for it."""

    def __init__(self, spoken: SpokenLine, move: Move) -> None:
        self._words, self._senses = spoken.words, spoken.said_senses
        self._line, self._move = spoken.line, move
        self._raw: dict[str, Any] = msgspec.to_builtins(move)
        found = (one.meaning for one in explanations(spoken) if one.reading.move == move)
        self._meaning: MoveMeant | None = next(found, None)

    def contrary(self) -> WordPositions:
        """The words that speak against the move."""
        return self.loss() or self.price() or self.report() or self.denial() or self.other_actor()

    # What is lost

    def loss(self) -> WordPositions:
        """The words that say of what a move gains that it is lost, or goes from one to another."""
        if not self._gains() or any(self._clear(VALUE, VERB, keys=GETTING)) or self._gets_power():
            return ()
        lost = [at for part in self._said("not_gaining") for at in part]
        passed = [sense.start for sense in self._clear(VERB, keys=frozenset((TAKING,)))]
        own = {at for verb in self._own if verb.end - verb.start > 1 for at in range(verb.start, verb.end)}
        taken = [at for at in lost or passed if at not in own]  # "takes the income" is said of one's own
        return tuple(taken or self._given() or self._taken_from())

    def _gains(self) -> bool:
        kinds = {one.get("kind") for one in self._raw.get("effects", ())}
        return bool(kinds & GAINS) or self._raw["do"] == INCOME

    def _gets_power(self) -> bool:
        """Whether a verb of several words says that power is gained."""
        return any(sense.end - sense.start > 1 for sense in self._clear(VERB, keys=GAINS))

    def _given(self) -> list[int]:
        """The verb of a seat that gives what the move would have it gain."""
        seats = {sense.end for sense in self._clear(known.SEAT)}
        return [part.start for part in self._said("giving") if part.start in seats]

    def _taken_from(self) -> list[int]:
        """The word before a seat from which something is taken."""
        seats = {sense.start for sense in self._clear(known.SEAT)}
        return [s.start for s in self._clear(LEAD, keys=frozenset(("from",))) if s.end in seats]

    def price(self) -> WordPositions:
        """The words for gold or power that a move leaves out, or takes for something else."""
        do, kinds = self._raw["do"], {one.get("kind") for one in self._raw.get("effects", ())}
        if do == DISCARD and not self._raw.get("cards"):
            return tuple(sense.start for sense in self._clear(LEAD, VERB, keys=GOLD))
        if do == "apply_effect" and not kinds & {"gain_gold", TAKING} and self._tells_price():
            return tuple(sense.start for sense in self._clear(LEAD, keys=frozenset((PAY,))))
        return self._counted_power() if self._raw.get("kind") == POWER else ()

    def _counted_power(self) -> WordPositions:
        """The word for power behind a number, where no challenge is spoken of."""
        numbers = {sense.end for sense in self._clear(NUMBER, COUNT)}
        challenge = any(self._clear(VALUE, keys=frozenset(("challenge",))))
        power = [one for one in self._clear(VALUE, keys=frozenset((POWER,))) if one.start in numbers]
        return () if challenge else tuple(one.start for one in power if one.end - one.start == 1)

    # What was, or was wished

    def report(self) -> WordPositions:
        """The words that say of a move that it has been made, or that somebody wanted to make it."""
        own, seats = self._own, {sense.end for sense in self._clear(known.SEAT)}
        for part in self._said("reporting"):
            clause = next(one for one in self._clauses if part.start in one)
            within = [verb for verb in own if verb.start in clause]
            behind = any(part.start <= verb.start < part.stop + REACH for verb in within)
            covered = any(verb.start <= part.start and part.stop <= verb.end for verb in within)
            told_before = any(verb.start < part.start for verb in own)
            if not (covered or told_before or self._is_denied_at(part.stop)) and (
                behind or (not own and part.start in seats)
            ):
                return tuple(part)
        return ()

    def _is_denied_at(self, at: int) -> bool:
        """Whether a denial stands at a word: "no longer", "has already not"."""
        return any(sense.start == at for sense in self._clear(NOT))

    # What is denied

    def denial(self) -> WordPositions:
        """The words that deny a move which is told by no denial."""
        if self._names_nothing():
            return ()
        if self._raw["do"] in self._line.lexicon.grammar.denied.values() or self._is_told_by_denial():
            return self._beside_denial()
        denied = [self._denying(verb) for verb in self._own]
        return denied[0] if denied and all(denied) else ()

    def _beside_denial(self) -> WordPositions:
        """What speaks against a move that is told by a denial: it is denied itself, or more is told."""
        plain = [verb for verb in self._own_or_like if not self._is_denial(verb)]
        if plain and all(map(self._denying, plain)):
            return self._denying(plain[0])
        denials = [sense.start for sense in self._clear(NOT)]
        if plain or self._raw["do"] not in WAITING:
            return ()
        others = [sense.start for sense in self._verbs() if sense.key not in self._keys]
        makes = {form.makes for form in self._line.lexicon.grammar.forms if form.words in self._denied_said()}
        strange = bool(makes) and makes.isdisjoint(self._line.soon)
        return tuple(denials) if others or strange or self._tells_price() else ()

    def _tells_price(self) -> bool:
        pays = [*self._clear(VERB, keys=frozenset((GIVING,))), *self._clear(LEAD, keys=frozenset((PAY,)))]
        return bool(pays) and any(self._clear(NUMBER))

    def _is_told_by_denial(self) -> bool:
        meaning = self._meaning
        return meaning is not None and (meaning.may_deny or bool(self._denied_said()))

    def _denied_said(self) -> frozenset[str]:
        """The verbs that say the move by being denied, and that are denied."""
        keys = self._meaning.denied if self._meaning is not None else frozenset()
        return frozenset(sense.key for sense in self._clear(VERB, keys=keys) if self._denying(sense))

    def _names_nothing(self) -> bool:
        """Whether a move tells of nobody and nothing, as a denial does."""
        told = {name: value for name, value in self._raw.items() if name not in ("do", "by", "kind", "for")}
        return bool(told) and all(value in EMPTY for value in told.values())

    def _is_denial(self, verb: Sense) -> bool:
        """Whether a verb is a denial itself: "does not defend", "no"."""
        return any(sense.what == NOT for at in range(verb.start, verb.end) for sense in self._senses[at])

    def _denying(self, verb: Sense) -> WordPositions:
        """The denial before a verb in its part of a line, or right behind it; none, if it is not denied."""
        clause = next(one for one in self._clauses if verb.start in one)
        for denial in self._clear(NOT):
            before = denial.start in clause and denial.end <= verb.start
            if before and not any(map(self._tells, range(denial.end, verb.start))):
                return (denial.start,)
            behind = denial.start == verb.end and denial.start in clause
            if behind and self._words[denial.start].text in NO:
                return (denial.start,)
        return ()

    def _tells(self, at: int) -> bool:
        """Whether a word tells something, and does not only stand there."""
        sure = [sense for sense in self._senses[at] if sense.cost <= INFLECTED]
        if any(sense.what in IDLE for sense in sure):
            return False
        return any(sense.what in (*NAMES, VERB) for sense in sure)

    # Who it is

    def other_actor(self) -> WordPositions:
        """The seat with which a line begins, where another makes the move and is not named."""
        by, beginner = self._raw.get("by"), seat_that_begins(self._senses)
        if beginner is None or self._raw["do"] not in FIGHTS:
            return ()
        if by == beginner.key:
            return self._defence_at(beginner.end) if self._raw["do"] == CHALLENGE else ()
        named = {key for sense in self._clear(known.SEAT) for key in (sense.key, *sense.ids)}
        passive = any(self._clear(LEAD, keys=frozenset((PASSIVE,))))
        clause = next(one for one in self._clauses if beginner.start in one)
        active = any(verb.start >= beginner.end and verb.start in clause for verb in self._own)
        aimed = beginner.cost == 0 and self._raw.get("target") == beginner.key
        return (beginner.start,) if active and not passive and (aimed or by not in named) else ()

    def _defence_at(self, at: int) -> WordPositions:
        """The verb right behind a seat, where it is said to defend."""
        said = {sense.key for sense in self._clear(VERB) if sense.start == at}
        return (at,) if said & DEFENDING and "attack" not in said else ()

    def challenge_by_beginner(self) -> Move | None:
        """The challenge of the seat with which a line begins, where the move is another's."""
        beginner = seat_that_begins(self._senses)
        if beginner is None or self._raw["do"] != CHALLENGE or not self.other_actor():
            return None
        others = {sense.key for sense in self._clear(known.SEAT)} - {beginner.key}
        seats = {*self._line.names.seats} - {beginner.key}
        targets = others or seats
        if beginner.key == self._raw["by"] or len(targets) > 1:
            return None
        return replace(self._move, by=beginner.key, target=next(iter(targets)))

    # The words of the line

    @cached_property
    def _keys(self) -> frozenset[str]:
        """The verbs that say the move."""
        if self._meaning is not None:
            return self._meaning.verbs | self._meaning.denied | self._meaning.also
        grammar, kinds = self._line.lexicon.grammar, {one.get("kind") for one in self._raw.get("effects", ())}
        forms = (*grammar.forms, *grammar.effects)
        return frozenset(form.words for form in forms if form.makes in {self._raw["do"], *kinds})

    @cached_property
    def _own(self) -> tuple[Sense, ...]:
        """The verbs of the move that the line says."""
        meaning = self._meaning
        keys = meaning.verbs if meaning is not None else self._keys
        found = (sense for sense in self._verbs() if sense.key in keys)
        return tuple(found)

    @property
    def _own_or_like(self) -> tuple[Sense, ...]:
        """The verbs of the move that the line says, where none does the words that are like one."""
        keys = self._meaning.verbs if self._meaning is not None else self._keys
        like = (s for senses in self._senses for s in senses if s.what == VERB and s.key in keys)
        return self._own or tuple(like)

    def _verbs(self) -> Iterator[Sense]:
        """The verbs of the line, without words that only stand there."""
        for sense in self._clear(VERB):
            single = sense.end - sense.start == 1
            if not (single and any(one.what in IDLE and not one.cost for one in self._senses[sense.start])):
                yield sense

    def _clear(self, *kinds: str, keys: frozenset[str] | None = None) -> Iterator[Sense]:
        """What the words of the line clearly stand for, of some kinds."""
        for senses in self._senses:
            for sense in senses:
                if sense.what in kinds and sense.cost <= INFLECTED and (keys is None or sense.key in keys):
                    yield sense

    def _said(self, particle: str) -> Iterator[range]:
        """Where words of a kind stand."""
        texts = tuple(word.text for word in self._words)
        for phrase in phrases(particle):
            for at in range(len(texts) - len(phrase) + 1):
                if texts[at : at + len(phrase)] == phrase:
                    yield range(at, at + len(phrase))

    @cached_property
    def _clauses(self) -> tuple[range, ...]:
        """The parts of the line between its signs, and behind "but"."""
        turns = {sense.start for sense in self._clear(UNSURE) if sense.key == "but"}
        starts = [at for at, word in enumerate(self._words) if not at or word.after or at in turns]
        return tuple(range(a, b) for a, b in zip(starts, [*starts[1:], len(self._words)], strict=True))
