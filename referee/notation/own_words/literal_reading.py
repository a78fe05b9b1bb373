"""The move that the words of a line alone make, before it is weighed beside others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from engine.kernel.decisions import DecisionKind, Move
from referee.notation.formatter import Printer
from referee.notation.own_words.explanations.explanation import (
    EXPLAINS_MORE_BY,
    MOST_EXPLAINED,
    REFUSED_COSTS,
    Explanation,
    is_clear,
    offered,
)
from referee.notation.own_words.explanations.ranking import explanations
from referee.notation.own_words.frames.filled_frame import with_hosts
from referee.notation.own_words.frames.line_doubts import is_talk
from referee.notation.own_words.frames.nearest_readings import missing_from, nearest
from referee.notation.own_words.frames.spoken_line import SpokenLine
from referee.notation.own_words.frames.spoken_reading import SpokenReading, that_tell_most
from referee.notation.own_words.vocabulary.known_names import FACE, SEAT
from referee.notation.own_words.vocabulary.likeness import INFLECTED
from referee.notation.own_words.vocabulary.senses import UNSEEN
from referee.notation.parser.commands import Several
from referee.notation.parser.errors import MOST_OFFERS, ParseError, SuggestedLine
from referee.notation.parser.line_readings import OUTCOME, LineReading, TypedLine
from referee.notation.parser.several_moves import by_name, by_reading, several

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
CLEAR = 12
"""What a reading may cost, in tenths, before it is tried whether the line tells of two moves."""


class LiteralReading:
    """What the words of one line alone make of it."""

    def __init__(
        self,
        spoken: SpokenLine,
        divided: Callable[[TypedLine], Several | None],
        unfinished: Callable[[TypedLine], tuple[SuggestedLine, ...]],
    ) -> None:
        self.spoken, self.line = spoken, spoken.line
        self.divided, self.unfinished = divided, unfinished
        self.talks = spoken.line.lexicon.grammar.remarks
        """Whether players talk beside their moves."""

    def move(self) -> Move | Several | None:
        """The move that is clear from the words; nothing if nothing is near.

        Raises:
            ParseError: it may be several, or leaves something open.
        """
        if self.spoken.is_outright():
            return self._told_outright()
        explained = explanations(self.spoken)
        if not explained or explained[0].cost > MOST_EXPLAINED:
            return self._hardly_explained(explained)
        if self.talks and is_talk(self.spoken.words, self.spoken.senses):
            return self._framed(explained)
        return self._explained(explained)

    def _hardly_explained(self, explained: list[Explanation]) -> Move | Several | None:
        """What the frame means that a line fills best, where no move explains the line."""
        found = self._framed(explained)
        same = [explanation for explanation in explained if explanation.reading.move == found]
        if any(explanation.doubtful for explanation in same):
            raise which_one(self.line, explained)
        plain = not self.talks and isinstance(found, Move)
        if plain and explained and not same:
            raise which_one(self.line, explained)
        return None if plain and self.spoken.leaves_open() else found

    def _told_outright(self) -> Move | None:
        """The move that is told in the words of its form, not as the form has it, if it is clear."""
        grammar = self.line.lexicon.grammar
        explained = explanations(self.spoken)
        if grammar.remarks:
            return self._told_by_hand(explained)
        if not explained or explained[0].cost > MOST_EXPLAINED:
            return None
        if not is_clear(explained):
            raise which_one(self.line, explained)
        best = explained[0]
        plain = not best.verbless and best.cost - REFUSED_COSTS * best.refused <= CLEAR
        move: Move = best.reading.move
        return move if plain or best.meaning.raw["do"] in grammar.outright else None

    def _told_by_hand(self, explained: list[Explanation]) -> Move | None:
        """What is done by hand or by a text, of which a line tells outright; what is unclear is asked."""
        by_hand = [
            explanation
            for explanation in explained
            if explanation.meaning.raw["do"] == self.spoken.told_outright
        ]
        found = [
            explanation
            for explanation in by_hand
            if any(explanation.meaning.raw[name] for name in explanation.meaning.raw.keys() - WHO)
        ]
        unknown = any(all(sense.cost > FAR for sense in senses) for senses in self.spoken.senses)
        if (
            not found
            or found[0].cost > MOST_EXPLAINED
            or (unknown and self.spoken.told_outright != self.line.lexicon.grammar.bare)
        ):
            return None
        if unknown or not is_clear(found):
            raise which_one(self.line, found)
        move: Move = found[0].reading.move
        return move

    def _framed(self, explained: list[Explanation]) -> Move | Several | None:
        """What the frame that a line fills best means."""
        near = nearest(self.spoken)
        whole = bool(near) and not near[0].unknown and STEALTH in near[0].told
        if not whole and (not near or near[0].unknown or near[0].cost > CLEAR):
            several_moves = self.divided(self.line)
            if several_moves is not None:
                return several_moves
        if near and self.spoken.names_what_is_not_here(near[0]):
            return None
        follows = missing_from(self.spoken)
        if follows and (not near or near[0].unknown or self.spoken.is_rather_unfinished(near[0])):
            raise ParseError(
                "line_unfinished",
                partial(self.unfinished, self.line),
                line=self.line.text.strip(),
                follows=follows,
            )
        talk = self.talks and is_talk(self.spoken.words, self.spoken.senses)
        talk = talk or bool(explained and self.talks and explained[0].doubtful)
        if not near and explained and explained[0].cost <= FAIRLY and not talk:
            raise which_one(self.line, explained)
        alone = self.talks and not explained
        return self._taken(near, most=SURELY_FRAMED if alone else None) if near else None

    def _explained(self, found: list[Explanation]) -> Move | Several | None:
        """The move that explains a line, if it is clear."""
        several_moves = self.divided(self.line) if self._may_be_several(found) else None
        if several_moves is not None:
            return several_moves
        hosts = with_hosts(self.line, found[0].reading) if found[0].open and not found[0].doubtful else ()
        if len(hosts) == 1 and hosts[0].move is not None:
            return hosts[0].move
        if hosts:
            offers = partial(by_reading, self.line, list(hosts[:MOST_OFFERS]))
            raise ParseError("which_one", offers, line=self.line.text.strip())
        unsure = found[0].unsure and not self._is_filled_too(found[0])
        if found[0].tells_more or not is_clear(found) or unsure:
            return self._unclear(found)
        move: Move = found[0].reading.move
        return move

    def _may_be_several(self, found: list[Explanation]) -> bool:
        """Whether the best explains a line so badly that it may tell two moves."""
        best = found[0]
        if self.talks:
            return best.beside or (best.cost > CLEAR and not is_clear(found))
        return best.cost - REFUSED_COSTS * best.refused > CLEAR

    def _unclear(self, found: list[Explanation]) -> Move | Several | None:
        """What a frame makes of a line that nothing explains clearly; else it is asked.

        Raises:
            ParseError: the line may mean several moves.
        """
        near = self._filled_better(found) if self.talks else []
        if near:
            return self._taken(near)
        best = found[0]
        sure = not (best.open or best.doubtful or best.tells_more or best.unsure)
        alone = all(reading.doubtful for reading in nearest(self.spoken)[1:])
        if self.talks and sure and alone and self._is_filled_too(best):
            agreed: Move = best.reading.move
            return agreed
        if self.talks and not self._is_worth_asking(found):
            return None
        raise self._asked_about(found)

    def _filled_better(self, found: list[Explanation]) -> list[SpokenReading]:
        """The readings of a frame that places every word, where no explanation is as near."""
        near = nearest(self.spoken)
        if not near or near[0].doubtful or near[0].unknown or near[0].guessed or near[0].missing:
            return []
        first = near[0]
        explained = any(explanation.reading.move == first.reading.move for explanation in found)
        nearer = first.cost + FILLED_LEADS_BY <= found[0].cost
        priced = first.reading.raw.keys() & {EFFECTS, PAY}  # a price and an effect are said in the same words
        single = first.reading.move is not None and not first.reading.shows
        single &= first.reading.raw["do"] != OUTCOME
        single &= not self._leaves_seat_out(first.reading, found[0])
        return near if nearer and single and not (explained or priced) else []

    def _leaves_seat_out(self, reading: LineReading, best: Explanation) -> bool:
        """Whether a reading drops a seat that is said, and that has a part in the best explanation."""
        seats = [
            sense
            for senses in self.spoken.said_senses
            for sense in senses
            if sense.what == SEAT and not sense.cost
        ]
        values, explained = reading.raw.values(), best.meaning.raw.values()
        return any(sense.key in explained and sense.key not in values for sense in seats)

    def _is_filled_too(self, best: Explanation) -> bool:
        """Whether the frame that a line fills best is the same move, with nothing in doubt."""
        near = [] if best.strange else nearest(self.spoken)
        if not near or near[0].doubtful or near[0].unknown or near[0].guessed:
            return False
        if near[0].reading.unsure and any(
            _is_as_good(explanation, best) for explanation in explanations(self.spoken)
        ):
            return False
        return bool(near[0].reading.move == best.reading.move)

    def _is_worth_asking(self, found: list[Explanation]) -> bool:
        """Whether the moves are worth asking about; where a frame tells more of what is open, that is asked.

        Raises:
            ParseError: what the frame leaves open.
        """
        near = nearest(self.spoken)
        if near and self.spoken.names_what_is_not_here(near[0]):
            return False
        if near and (near[0].reading.raw["do"] == OUTCOME or found[0].open):
            self._framed(found)
        return bool(near) or found[0].cost < MOST_EXPLAINED

    def _asked_about(self, found: list[Explanation]) -> ParseError:
        """The words that nobody knows and that may be names, or the moves to choose from."""
        asked = which_one(self.line, found)
        unknown = tuple(dict.fromkeys(self.spoken.words[at].typed for at in found[0].strange))
        if not (unknown and (found[0].unsure or found[0].leads_by > EXPLAINS_MORE_BY)):
            return asked
        offers = partial(
            by_reading, self.line, [explanation.reading for explanation in offered(found)[:MOST_OFFERS]]
        )
        return ParseError("words_not_placed", offers, line=self.line.text.strip(), words=unknown)

    def _taken(self, near: list[SpokenReading], most: int | None = None) -> Move | Several:
        """The nearest, if it is clear; ``most``: what it may cost, and every word has found a place."""
        near = self._by_whom_is_asked(that_tell_most(near))
        first = near[0]
        chosen = first.reading
        far = most is not None and (first.cost > most or bool(first.unknown))
        asks = far and not chosen.shows  # a card nobody has seen is placed by its frame only
        asks |= bool(chosen.shows) and self._is_hardly_named(chosen)
        asks |= first.guessed or first.doubtful or bool(chosen.unsure)
        asks |= is_talk(self.spoken.words, self.spoken.senses)
        hosts = () if asks or len(near) > 1 else with_hosts(self.line, chosen)
        if len(hosts) > 1:
            offers = partial(by_reading, self.line, list(hosts[:MOST_OFFERS]))
            raise ParseError("which_one", offers, line=self.line.text.strip())
        chosen = hosts[0] if hosts else chosen
        if chosen.move is None and not asks:
            return several(_written(self.line, chosen), chosen)
        if asks or len(near) > 1:
            raise self._asked(near)
        return chosen.move if not chosen.shows and chosen.move is not None else several(self.line, chosen)

    def _is_hardly_named(self, chosen: LineReading) -> bool:
        """Whether a card nobody has seen is no more than a word like one of its name in another language."""
        shown = msgspec.json.encode(chosen.shows).decode()
        faces = (sense for senses in self.spoken.said_senses for sense in senses if sense.what == FACE)
        named = [sense for sense in faces if any(f'"{title}"' in shown for title in sense.ids)]
        return bool(named) and all(
            sense.end - sense.start == 1 and sense.cost > LIKE_A_TITLE for sense in named
        )

    def _by_whom_is_asked(self, near: list[SpokenReading]) -> list[SpokenReading]:
        """Of readings that differ in who does it only that of the seat which the table asks first."""
        moves = [{**reading.reading.raw, "by": ""} for reading in near]
        if len(near) < 2 or any(move != moves[0] for move in moves):
            return near
        asking = [
            decision for decision in self.line.session.waiting if near[0].reading.raw["do"] in decision.verbs
        ]
        if near[0].cost > PLAIN and all(decision.kind is DecisionKind.WINDOW for decision in asking):
            return near
        asked = [decision.seat for decision in asking]
        found = (reading for seat in asked for reading in near if reading.reading.raw.get("by") == seat)
        first = next(found, None)
        return near if first is None else [first]

    def _asked(self, near: list[SpokenReading]) -> ParseError:
        """The nearest of what a line may mean, to choose from."""
        text, chosen = self.line.text.strip(), near[0].reading
        if chosen.unsure:
            return ParseError("name_ambiguous", partial(by_name, self.line, chosen), line=text)
        offers = partial(by_reading, self.line, [reading.reading for reading in near[:MOST_OFFERS]])
        unknown = tuple(dict.fromkeys(self.spoken.words[at].typed for at in near[0].unknown))
        if unknown:
            return ParseError("words_not_placed", offers, line=text, words=unknown)
        return ParseError("which_one", offers, line=text)


def _is_as_good(explanation: Explanation, best: Explanation) -> bool:
    """Whether another move of this kind explains a line as well, so that a name leaves open which."""
    same = explanation.meaning.raw["do"] == best.meaning.raw["do"] and explanation is not best
    return same and not (explanation.refused or explanation.doubtful) and explanation.cost <= best.cost


def which_one(line: TypedLine, found: list[Explanation]) -> ParseError:
    """The moves that explain a line as well as others, to choose from."""
    offers = partial(by_reading, line, [explanation.reading for explanation in offered(found)[:MOST_OFFERS]])
    return ParseError("which_one", offers, line=line.text.strip())


def _written(line: TypedLine, chosen: LineReading) -> TypedLine:
    """The line as the grammar would read it, for what is offered goes on with it."""
    printer = Printer(line.session, line.state, line.language)
    for text in printer.lines(dict(chosen.raw)):
        written = line.other(text)
        if any(reading.raw == chosen.raw for reading in written.candidates()):
            return written
    return line
