"""The three hints of a lesson: where to look, the rule, the move or the answer."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.kernel.cases.model import StepInput
from engine.kernel.decisions import Move
from engine.kernel.view import pieces
from referee.app.presenters.offered_moves import named_in
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording
from referee.lessons.board import table_of_board
from referee.lessons.choices import way_to_goal
from referee.lessons.model import BreakTask, DoTask, OrderTask, PredictTask, SpotTask, Task
from referee.lessons.run import LessonRun
from referee.lessons.texts import LessonTexts, nudge_key

BESIDE = " · "
"""Between a number and the cards it comes from: its own name has a comma."""
LONGEST = 140
"""Characters of a rule's own sentence that is told."""
SENTENCE = re.compile(r"(?<=[.!?;])\s")


def lesson_phrase(wording: Wording, key: str, **facts: object) -> str:
    """A phrase of the lessons."""
    return wording.speech.say(f"learn/{key}", **facts)


def list_note(game: str, wording: Wording) -> str:
    """The note above the lessons of a game; most games have none."""
    key = f"list-note-{game}"
    return lesson_phrase(wording, key) if wording.speech.has(f"learn/{key}") else ""


def tally_at(path: str) -> str:
    """The name of the number at a path: ``seat.NAME.income`` is ``income:NAME``."""
    kind, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    return f"{field}:{name}" if name else field or kind


def path_said(path: str, wording: Wording, texts: LessonTexts) -> str:
    """A path in words: ``card.jon.kneeling`` is "Jon Snow, kneeling"."""
    kind, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    if texts.names.has(field) and not texts.has_path_word(field):
        return f"{wording.names(field)}, {texts.path_word(kind, name)}"  # influence.red
    word = texts.path_word(kind, field)
    return f"{wording.names(name)}, {word}" if name else word


def choice_said(says: str, stage: Task | None, wording: Wording, texts: LessonTexts) -> str:
    """A choice as the list shows it; a number gets its unit, so that it is not read as a line number."""
    if not isinstance(stage, PredictTask) or not says.isdecimal():
        return says
    if not stage.path:
        return lesson_phrase(wording, "choice-number", number=says)
    what = path_said(stage.path, wording, texts)
    return lesson_phrase(wording, "choice-amount", what=what, number=says)


def sentence_of(rule: str, wording: Wording, game: str) -> str:
    """A rule in a sentence: of its lesson, or the first one of its section, or else its title."""
    lessons = LessonTexts(wording.speech, game)
    if lessons.has(nudge_key(rule)):
        return lessons.nudge(rule)
    if wording.book is None or not wording.book.has(rule):
        return wording.title(rule)
    first = SENTENCE.split(wording.book.section(rule, wording.language).rule, maxsplit=1)[0].strip()
    first = f"{first[:-1]}." if first.endswith(";") else first
    return first if 0 < len(first) <= LONGEST else wording.title(rule)


def _words_of(moves: Iterable[StepInput]) -> frozenset[str]:
    """The words in moves that may name something on the board."""
    return frozenset(word for move in moves if isinstance(move, Move) for word in named_in(move))


class LessonWords:
    """The words about one lesson, in one language."""

    def __init__(self, run: LessonRun, wording: Wording, texts: LessonTexts) -> None:
        self._run = run
        self._wording = wording
        self._texts = texts

    def _say(self, key: str, **facts: object) -> str:
        return lesson_phrase(self._wording, key, **facts)


class LessonHints(LessonWords):
    """The hints of the stage that is played."""

    def hint(self, level: int, placed: int = 0) -> tuple[Node, ...]:
        """A hint: 1 where to look, 2 the rule in a sentence, 3 the move or the answer.

        ``placed``: how many things of an order stand in their place.
        """
        stage = self._run.stage
        if stage is None:
            return ()
        if level == 2:
            cites = self._wording.cites(stage.rule, *self._wording.printings(self._run.text))
            says = sentence_of(stage.rule, self._wording, self._run.adapter.game.id)
            return (Node(says, "2", stage.rule, cites),)
        return (Node(self._where(stage, placed) if level == 1 else self._answer(), str(level)),)

    def _where(self, stage: Task, placed: int) -> str:
        """The cards that matter, and the rule to think of where no move is asked for."""
        if isinstance(stage, OrderTask):
            item = self._texts.item(self._run.lesson, self._run.number + 1, stage.items[placed])
            return self._say("hint-next" if placed else "hint-first", item=item)
        names = self._looked_at(stage)
        look = self._say("hint-look", what=names) if names else ""
        if look and isinstance(stage, DoTask | BreakTask):
            return look
        rule = self._say("hint-rule", rule=self._wording.title(stage.rule))
        why = "" if look else self._texts.of_stage(self._run.lesson, self._run.number + 1, "why")
        return " ".join(filter(None, (look, rule, why)))

    def _looked_at(self, stage: Task) -> str:
        """The names of the cards that matter, or else the owner of the number."""
        if isinstance(stage, DoTask | BreakTask):
            return self._called(_words_of(self._way()[:1]))
        if isinstance(stage, SpotTask):
            return self._called(_words_of((self._run.board.read(stage.move),)))
        if isinstance(stage, PredictTask) and stage.path:
            return self._watched(stage)
        asked = stage.ask or {} if isinstance(stage, PredictTask) else {}
        return self._called(frozenset(value for value in asked.values() if isinstance(value, str)))

    def _watched(self, stage: PredictTask) -> str:
        """The paths from which the answer follows; never the question itself, which may give it away."""
        piece = stage.path.partition(".")[2].rpartition(".")[0]
        if isinstance(stage.answer, bool) and piece:
            return self._wording.names(piece)
        named = any(map(self._texts.names.has, stage.path.split(".")[1:]))
        number = (
            (path_said(stage.path, self._wording, self._texts),)
            if named and type(stage.answer) is int
            else ()
        )
        moved = _words_of(map(self._run.board.read, stage.after))
        table = table_of_board(self._run.board)
        cards = {card for card in self._added_up(stage) | moved if table.piece(card) is not None}
        return BESIDE.join((*number, *sorted({self._wording.names(card) for card in cards})))

    def _added_up(self, stage: PredictTask) -> frozenset[str]:
        """The parts of the number on the present board."""
        tally = table_of_board(self._run.board).session.explain(tally_at(stage.path))
        parts = tally.because if tally is not None else ()
        return frozenset(fact for part in parts for fact in part.facts.values() if isinstance(fact, str))

    def _way(self) -> tuple[StepInput, ...]:
        return way_to_goal(self._run) or self._run.solution()

    def _called(self, words: frozenset[str]) -> str:
        """The names of what lies on the table, without seats."""
        names, view = self._texts.names, table_of_board(self._run.board).view
        there = {area.id for area in view.areas} | {piece.id for piece in pieces(view)}
        on_table = {word for word in words if names.is_laid(word) or word in there}
        return ", ".join(sorted({self._wording.names(name) for name in on_table if not names.is_seat(name)}))

    def _answer(self) -> str:
        stage = self._run.stage
        if isinstance(stage, DoTask | BreakTask):
            moves = [step for step in self._way() if isinstance(step, Move)]
            return "; ".join(self._wording.move(move) for move in moves)
        if isinstance(stage, PredictTask):
            right = self._run.value(stage)
            place = next(at for at, choice in enumerate(stage.choices) if choice == right)
            answer = self._texts.choice(self._run.lesson, self._run.number + 1, place, right)
            listed = choice_said(answer, stage, self._wording, self._texts)
            return self._say("hint-answer", answer=listed)
        if isinstance(stage, SpotTask):
            return self._spotted(stage)
        items = stage.items if isinstance(stage, OrderTask) else ()
        return " › ".join(self._texts.item(self._run.lesson, self._run.number + 1, item) for item in items)

    def _spotted(self, stage: SpotTask) -> str:
        verdict = {True: "spot-legal", False: "spot-not_legal", None: "spot-cannot_tell"}[stage.legal]
        rule = f": {self._wording.title(stage.rule)}" if stage.legal is False else ""
        return self._say(verdict) + rule
