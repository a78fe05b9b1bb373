"""What a move leaves unexplained of a line, weighed by how much it can mean at this table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

import msgspec
from msgspec import Struct

from engine.kernel.decisions import Move
from engine.kernel.grammar import RawMove
from referee.notation.own_words.explanations.line_analysis import line_analysis
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.explanations.sense_filter import FUZZY, unlike
from referee.notation.own_words.explanations.told_by_move import SHOWN, ToldByMove, every_value
from referee.notation.own_words.explanations.whole_phrases import OPENING
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.vocabulary import known_names as known
from referee.notation.own_words.vocabulary.likeness import INFLECTED, SLIP
from referee.notation.own_words.vocabulary.senses import NUMBER, Sense, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord
from referee.notation.own_words.vocabulary.terms import CHATTER, COUNT, FILLER, LEAD, NOT, UNSURE, VALUE, VERB
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import ParseError
from referee.notation.parser.lexicon import folded
from referee.notation.parser.line_readings import LineReading, TypedLine
from referee.notation.parser.several_moves import by_reading

WEIGHS = {known.CARD: 9, known.PLOT: 9, known.FACE: 6, known.SEAT: 6, VALUE: 6, NUMBER: 6, COUNT: 6}
"""What a thing, a value or a number weighs that the move does not tell."""
WEIGHS_IF_SO = {known.CARD: 3, known.PLOT: 3, known.FACE: 3, known.SEAT: 3, VALUE: 0, NUMBER: 0, COUNT: 0}
"""What it weighs where it is so at the table: it takes part in what goes on, or stands on the card."""
OTHER_NOW, OTHER, OVER = 9, 2, 0
"""The verb of another move: of one the table waits for, of any; a word that is only like one."""
DENIAL, OPENS, OPEN, UNKNOWN = 2, 4, 9, 1
"""A denial; a word that opens a place; one that leaves open what is meant; a word nobody knows."""
UNTOLD, UNTOLD_UNAWAITED = 9, 3
"""What weighs as much is not left out in silence; beside a move that the table does not wait for."""
NAMES = (known.CARD, known.PLOT, known.FACE, known.SEAT, VALUE)
"""What a misspelt word may name."""
CLEARLY = 1
"""What a word may cost that is clearly what it is taken for."""
PRICE = "pay."
"""Where the places of a price lie in a move."""
LONGEST = 5
"""Words of the longest thing that is said."""
WORTH = 4
"""Letters of a word that may mean something, and of a verb that what has come about is called by."""


class LeftOut(Struct, frozen=True):
    """Words that a move does not explain."""

    start: int
    end: int
    weight: int
    what: str = ""


class Remainder:
    """The words of one line that a move leaves out."""

    def __init__(self, line: TypedLine, words: tuple[SpokenWord, ...], senses: Senses) -> None:
        self._analysis = line_analysis(line, words, senses)
        self._line = self._analysis.words
        self._typed = line

    def left(self, move: ToldByMove) -> list[LeftOut]:
        """What is left of a line, each part once."""
        found: list[LeftOut] = []
        for at in range(len(self._line)):
            if not (found and found[-1].end > at):
                found += self._left_at(at, move)
        return found

    def _left_at(self, at: int, move: ToldByMove) -> Iterator[LeftOut]:
        if self._is_excluded(at) or self._denies_other(at, move):
            return
        here = _without_words_of_names(list(filter(_is_sure, self._line.over(at, LONGEST))))
        if not here:
            if not self._is_guessed(at, move):
                yield from self._unknown(at, move)
            return
        weigh = self._beside_procedure if self._is_procedure(move) else self._weight
        weights = [(weigh(sense, move), sense) for sense in here]
        if all(weight for weight, _ in weights):
            weight, least = min(weights, key=lambda pair: (pair[0], pair[1].start - pair[1].end))
            yield LeftOut(least.start, least.end, weight, least.what)

    def _is_excluded(self, at: int) -> bool:
        """Whether a word is taken back, tells what is not done, or tells why."""
        exclusions, reasons = self._analysis.exclusions, self._analysis.clauses.reasons
        return at < exclusions.corrected or at in exclusions.words or at in reasons

    def _denies_other(self, at: int, move: ToldByMove) -> bool:
        """Whether a part of the line says what is not done, and no verb of the move: ``not Arya, ...``."""
        part = self._analysis.clauses.of(at)
        if not (self._analysis.clauses.are_several and self._line.has(part, NOT, exact=True)):
            return False
        return not any(self._says(verb, move) for verb in self._line.within(part, VERB, exact=True))

    def _is_guessed(self, at: int, move: ToldByMove) -> bool:
        """Whether a misspelt word is taken for a name of the move, and nothing is as near: ``Barratheon``."""
        names = [sense for sense in self._line.over(at, LONGEST) if sense.what in NAMES]
        least = min((unlike(sense) for sense in names), default=0)
        nearest = (sense for sense in names if unlike(sense) == least)
        return least <= SLIP and any(self._tells(sense, move) for sense in nearest)

    @staticmethod
    def _tells(name: Sense, move: ToldByMove) -> bool:
        """Whether a name is one of the move."""
        parts = {part for key in move.keys for part in key.split(".")}
        return not (move.keys | parts).isdisjoint((name.key, *name.ids))

    def _unknown(self, at: int, move: ToldByMove) -> Iterator[LeftOut]:
        word = self._line.words[at]
        named = {folded(part) for key in move.keys for part in key.replace(".", " ").split()}
        if move.shows or word.text in named:
            return
        weighs = UNKNOWN * (len(word.text) >= WORTH)
        if is_id(word.text) or (weighs and move.untold):
            weighs = UNTOLD
        yield LeftOut(at, at + 1, weighs, "unknown")

    def _weight(self, sense: Sense, move: ToldByMove) -> int:
        """What it weighs that a word with this sense is left out; nothing, if the move tells it."""
        if sense.what in (known.CARD, known.PLOT, known.FACE, known.SEAT):
            return 0 if self._tells(sense, move) else self._missing(sense, set(sense.ids), move)
        if sense.what in (NUMBER, COUNT):
            return self._number(sense, move)
        if sense.what == VERB:
            return 0 if self._says(sense, move) else self._verb(sense, move)
        if sense.what == VALUE:
            return 0 if move.says(sense.key) else self._missing(sense, {sense.key}, move)
        if sense.what == LEAD:
            return 0 if sense.key in OPENING or move.says(sense.key) else self._opens(sense, move)
        if sense.what == UNSURE:
            return 0 if sense.key == "but" else OPEN
        return DENIAL if sense.what == NOT and not move.denies else 0

    def _is_procedure(self, move: ToldByMove) -> bool:
        """Whether the move is what the table does next, whoever sits there."""
        waited = self._typed.soon.keys() & set(self._typed.lexicon.grammar.nobodys)
        return self._line.talks and move.makes <= waited

    def _beside_procedure(self, sense: Sense, move: ToldByMove) -> int:
        """What it weighs beside such a move: people tell what has led to it."""
        if sense.what == known.CARD:
            return 0 if self._analysis.table.going_on & set(sense.ids) else WEIGHS_IF_SO[known.CARD]
        return self._weight(sense, move) if sense.what in (VERB, UNSURE, known.FACE, known.PLOT) else 0

    def _missing(self, sense: Sense, keys: set[str], move: ToldByMove) -> int:
        weighs = (WEIGHS_IF_SO if keys & self._analysis.table.going_on else WEIGHS)[sense.what]
        return (
            weighs if unlike(sense) <= CLEARLY and not move.shows else min(weighs, WEIGHS_IF_SO[known.CARD])
        )

    def _opens(self, sense: Sense, move: ToldByMove) -> int:
        """What a word weighs that opens a place; a price is more than talk beside a move that has none."""
        denial = bool(move.makes & self._analysis.table.denying_verbs)
        return UNTOLD if denial and sense.key in self._price_leads else OPENS

    @cached_property
    def _price_leads(self) -> frozenset[str]:
        """The words that open the places of a price."""
        slots = (slot for form in self._typed.lexicon.grammar.forms for slot in form.slots)
        return frozenset(slot.lead for slot in slots if slot.lead and slot.at.startswith(PRICE))

    def _number(self, sense: Sense, move: ToldByMove) -> int:
        number = sense.key.lstrip("+-")
        if {number, sense.key} & (move.numbers | move.keys) or (sense.what == COUNT and number == "1"):
            return 0
        return (WEIGHS_IF_SO if number in self._printed(move) or sense.cost > INFLECTED else WEIGHS)[
            sense.what
        ]

    def _says(self, verb: Sense, move: ToldByMove) -> bool:
        """Whether a verb, or one inside it, says the move or what it answers."""
        inside = (sense for at in range(verb.start, verb.end) for sense in self._line.given[at])
        keys = {sense.key for sense in inside if sense.what == VERB and sense.end <= verb.end}
        if keys & move.verbs or verb.key in move.keys:
            return True
        return len(verb.key) >= WORTH and any(verb.key in key for key in move.keys)

    def _verb(self, verb: Sense, move: ToldByMove) -> int:
        if verb.cost > CLEARLY:
            return OVER
        grammar = self._typed.lexicon.grammar
        if verb.key in self._analysis.table.denying_verbs:
            return DENIAL
        effect = move.makes == {grammar.bare} and any(verb.key == form.makes for form in grammar.effects)
        return (
            OTHER_NOW if move.untold or effect or verb.key in self._analysis.table.expected_verbs else OTHER
        )

    def _printed(self, move: ToldByMove) -> frozenset[str]:
        """The numbers of the things that a move names."""
        state = self._typed.state
        held = (msgspec.to_builtins(getattr(state, name)) for name in state.__struct_fields__)
        things = (value[key] for value in held if isinstance(value, dict) for key in move.keys & value.keys())
        return frozenset(
            str(abs(number)) for value in things for number in every_value(value) if isinstance(number, int)
        )


def is_id(text: str) -> bool:
    """Whether a word looks like the short name of a card or a plot: a letter, perhaps with a number."""
    return text.isdecimal() or (text[:1].isalpha() and (len(text) == 1 or text[1:].isdecimal()))


def _is_sure(sense: Sense) -> bool:
    """Whether a word surely has a sense."""
    return sense.cost < FUZZY or (sense.what == known.CARD and unlike(sense) <= FUZZY + INFLECTED)


def _without_words_of_names(here: list[Sense]) -> list[Sense]:
    """What a word is a part of; a little word with which a card is described says nothing by itself."""
    described = [
        sense for sense in here if sense.what == known.CARD and sense.end - sense.start > 1 and not sense.cost
    ]
    return [
        sense
        for sense in here
        if sense.what not in (FILLER, CHATTER) or not any(sense.start >= card.start for card in described)
    ]


def leave_nothing_out(spoken: SpokenLine, found: Move | Several | None) -> None:
    """Asks where a move leaves out what may mean something.

    Raises:
        ParseError: the words that are left out, with the move to accept.
    """
    moves = found.moves if isinstance(found, Several) else () if found is None else (found,)
    *shown, move = moves or (None,)
    raws = [msgspec.json.decode(msgspec.json.encode(each)) for each in moves]
    if not isinstance(move, Move) or any(raw["do"] != SHOWN for raw in raws[:-1]):
        return  # the parts of a line are read one by one, and an outcome stands for moves nobody says
    words = _words_left(spoken, raws, move)
    if not words:
        return
    line = spoken.line
    reading = LineReading(raws[-1], move, 0, (), tuple(shown), move.by, True)
    offers = partial(by_reading, line, [reading])
    raise ParseError("words_not_placed", offers, line=line.text.strip(), words=words)


def _words_left(spoken: SpokenLine, raws: list[RawMove], move: Move) -> tuple[str, ...]:
    """The words that a move leaves out, if they weigh as much as is asked about.

    Args:
        raws: the move as a case has it, behind the cards that the line shows first.
    """
    line, makes = spoken.line, raws[-1]["do"]
    if makes in line.lexicon.words.listed:
        return ()  # a list of names is read as a whole
    meanings = [
        explanation.meaning for explanation in explanations(spoken) if explanation.reading.move == move
    ]
    remainder = Remainder(line, spoken.words, spoken.said_senses)
    left = remainder.left(ToldByMove(line.lexicon.grammar, raws, meanings))
    if sum(part.weight for part in left) < (UNTOLD if makes in line.soon else UNTOLD_UNAWAITED):
        return ()
    positions = (at for part in left if part.weight for at in range(part.start, part.end))
    return tuple(dict.fromkeys(spoken.words[at].typed for at in positions))
