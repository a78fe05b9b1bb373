"""A line in a player's own words, with what each word may stand for and the moves it may mean."""

from __future__ import annotations

from functools import cached_property

from referee.notation.own_words.frames.expected_moves import ExpectedMoves
from referee.notation.own_words.frames.frame_reader import FrameReader, UnfinishedMove
from referee.notation.own_words.frames.frame_words import FrameWords
from referee.notation.own_words.frames.line_senses import senses_at, words_beside
from referee.notation.own_words.frames.move_frames import frames, has_plots, is_outright
from referee.notation.own_words.frames.spoken_reading import SpokenReading, distinct
from referee.notation.own_words.frames.unknown_names import UnknownNames
from referee.notation.own_words.vocabulary.known_names import FACE, PLOT
from referee.notation.own_words.vocabulary.senses import MOST_WORDS, Senses
from referee.notation.own_words.vocabulary.spoken_words import SpokenWord, spoken_words
from referee.notation.own_words.vocabulary.terms import VERB, terms
from referee.notation.parser.line_readings import TypedLine

DECIDED = "decide"


class SpokenLine:
    """A line matched against every move that can be meant at this moment."""

    def __init__(self, line: TypedLine) -> None:
        self.line = line
        self.words: tuple[SpokenWord, ...] = spoken_words(line)
        self.frames = frames(line.lexicon.game)
        self._expected = ExpectedMoves(line)
        self.unfinished: list[UnfinishedMove] = []
        """Moves that are said but for something nobody can fill."""
        self.nearest: list[SpokenReading] | None = None
        """What it may mean, the nearest first, once that was asked for."""
        self.take(())

    def take(self, senses: Senses) -> None:
        """Takes what each word may stand for."""
        self.senses = senses
        self.asides = words_beside(self.words, senses) if senses else frozenset[int]()
        """The words of parts that talk of something else."""
        self.names = UnknownNames(self.words, senses)
        self._frame_words = FrameWords(self.line.lexicon.game, senses)

    def leaves_open(self) -> bool:
        """Whether a word says that what is told is not done, or not sure: "could", "maybe"."""
        return self._frame_words.leaves_open()

    def readings(self) -> list[SpokenReading]:
        """All that it may mean, the nearest first."""
        if not self.words or len(self.words) > MOST_WORDS or self.is_outright():
            return []
        self.take(self.said_senses)
        reader = FrameReader(self.line, self.words, self.senses, self.asides, self._expected)
        verbs, found = self._frame_words.verbs, list[SpokenReading]()
        for frame in self.frames:
            if frame.told and not self._frame_words.tells_part(frame):
                continue
            if self._expected.is_soon(frame) or verbs & (frame.words | frame.denied):
                if self.line.effort.left <= 0:
                    break
                found += reader.readings(frame)
        self.unfinished += reader.unfinished
        return sorted(distinct(found), key=lambda reading: reading.cost)

    @cached_property
    def said_senses(self) -> Senses:
        """What each word may stand for."""
        naming = [frame for frame in self.frames if has_plots(frame)]
        return senses_at(self.line, self.words, naming, plots=any(map(self._expected.is_soon, naming)))

    def is_outright(self) -> bool:
        """Whether it begins like something that is told in the words of its form alone."""
        return bool(self.told_outright)

    @cached_property
    def told_outright(self) -> str:
        """What such a line tells; nothing, where it begins otherwise."""
        texts = [word.text for word in self.words]
        starts = (0, 1) if texts and self.line.names.seat(texts[0]) else (0,)
        if any(self._begins_soon(" ".join(texts[start : start + 2])) for start in starts):
            return ""
        heads = (" ".join(texts[start : start + length]) for start in starts for length in (1, 2))
        return next(filter(None, map(self._form_outright, heads)), "")

    def _begins_soon(self, head: str) -> bool:
        """Whether two words together are the verb of a move that may be meant now."""
        return " " in head and self._is_expected_verb(head)

    def _form_outright(self, head: str) -> str:
        """What a form of that kind makes that these words begin, and nothing else that is waited for."""
        form = next(iter(self.line.lexicon.forms.get(head, ())), None)
        if form is None or not is_outright(self.line.lexicon, form):
            return ""
        if form.makes == DECIDED and not any("." in token.text.strip(".") for token in self.line.tokens):
            return ""  # what is decided by the table is named by its rule
        return "" if self._is_expected_verb(head) else form.makes

    def _is_expected_verb(self, head: str) -> bool:
        """Whether these words are a verb of a move that the table waits for."""
        candidates = terms(self.line.lexicon.game).by_word.get(head.split(" ", 1)[0], ())
        keys = {term.key for term in candidates if term.what == VERB and " ".join(term.words) == head}
        return any(keys & frame.words for frame in self.frames if self._expected.is_soon(frame))

    def names_what_is_not_here(self, reading: SpokenReading) -> bool:
        """Whether a word that found no place names a card that is not on the table, or may name a plot."""
        faces = any(sense.what in (FACE, PLOT) for at in reading.unknown for sense in self.senses[at])
        makes = reading.reading.raw["do"]
        plots = any(frame.makes == makes and has_plots(frame) for frame in self.frames)
        return bool(reading.unknown) and (faces or plots)

    def is_rather_unfinished(self, reading: SpokenReading) -> bool:
        """Whether the same kind of move, said but for something, is nearer than this one."""
        makes = reading.reading.raw["do"]
        return any(
            move.cost < reading.cost
            and move.frame.makes == makes
            and not move.frame.part
            and move.missing[0] not in reading.told
            for move in self.unfinished
        )
