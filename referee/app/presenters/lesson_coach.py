"""What is told beside a lesson: what came of a try, hints, what was learned."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.decisions import Move
from engine.kernel.reasons import Ruling
from engine.kernel.state import Event
from referee.app.presenters.lesson_hints import (
    LessonHints,
    LessonWords,
    lesson_phrase,
    path_said,
    sentence_of,
    tally_at,
)
from referee.app.presenters.offered_moves import named_in
from referee.app.presenters.ruling_tree import Node, explained_nodes, ruling_nodes
from referee.app.presenters.wording import Wording
from referee.app.render.board_lines import rare_signs_on, signs_on
from referee.lessons.choices import learner_choices
from referee.lessons.model import (
    CHANGE,
    MORE_THAN,
    UNTOLD,
    BreakTask,
    DoTask,
    FactMissed,
    Lesson,
    OrderTask,
    PredictTask,
    SpotTask,
    is_test,
)
from referee.lessons.progress import MOST_STARS
from referee.lessons.reader import lessons_of
from referee.lessons.run import ScriptedAnswer, TryKind, TryResult
from referee.lessons.texts import LessonTexts
from referee.session.session import Session
from referee.words.speech import label

EARNED, OPEN = "★", "☆"
FILLED, EMPTY = "●", "○"
DONE_MARK, GOES_BACK, ASIDE = "✓", "↶", "“"
WENT_BACK = (TryKind.LOST, TryKind.DEAD_END)
"""Tries after which the board goes back."""
COST = "cost"
IN_LESSONS = {"sign-may": "sign-may-point"}
"""Signs that mean something else in a lesson, where nothing is judged before it is done."""
SIGNS_TOLD = 3
"""Lessons of a game that explain the signs on the board."""


def stars_of(stars: int) -> str:
    """The stars earned, out of all there are."""
    return EARNED * stars + OPEN * (MOST_STARS - stars)


def stages_of(done: int, count: int) -> str:
    """A sign for each stage, done or to come."""
    return FILLED * done + EMPTY * (count - done)


def where_left(lesson: Lesson, wording: Wording) -> str:
    """The lesson to go on with, in a line."""
    game = lesson.id.partition(".")[0]
    known = lessons_of(game)
    return lesson_phrase(
        wording,
        "where-left",
        game=wording.game(game, short=True),
        number=known.index(lesson) + 1,
        of=len(known),
        title=LessonTexts(wording.speech, game).title(lesson),
    )


class LessonCoach(LessonWords):
    """The words beside one lesson, in one language."""

    def text(self, part: str) -> str:
        """A message of the stage that is played."""
        return self._texts.of_stage(self._run.lesson, self._run.number + 1, part)

    # Before a try

    def begins(self) -> tuple[Node, ...]:
        """The purpose of the stage, how such a stage is solved, and the moves there are."""
        return (*self._about(), *self._kind(), *self._prices(), *self._moves_left())

    def _about(self) -> tuple[Node, ...]:
        """The purpose of the stage."""
        why = self.text("why")
        return (Node(why, ASIDE),) if why else ()

    def _kind(self) -> tuple[Node, ...]:
        """How a stage is solved whose goal alone may puzzle: a rule to break, an order to make."""
        stage = self._run.stage
        if isinstance(stage, BreakTask):
            return (Node(self._say("break-about")),)
        return (Node(self._say("order-about")),) if isinstance(stage, OrderTask) else ()

    def _prices(self) -> tuple[Node, ...]:
        """The costs of the cards that the learner may play now, where they are not asked for."""
        if not isinstance(self._run.stage, DoTask | BreakTask):
            return ()
        playable = {
            word for choice in learner_choices(self._run) for word in (*named_in(choice.move), *choice.among)
        }
        view = self._run.adapter.view(self._run.adapter.laid_open(self._run.board.state()))
        own = [area for area in view.areas if area.id == self._run.lesson.seat]
        cards = [piece for area in own for row in area.rows for piece in row.pieces]
        priced = [
            f"{self._wording.names(card.id)} {badge.value}"
            for card in cards
            for badge in card.badges
            if badge.key == COST and badge.value is not None and card.id in playable
        ]
        return (Node(f"{self._wording.field(COST)}: {', '.join(priced)}"),) if priced else ()

    def _moves_left(self) -> tuple[Node, ...]:
        left = self._run.moves_left
        return (Node(self._say("moves-left", count=left)),) if left > 1 else ()

    # After a try

    def tried(self, result: TryResult) -> tuple[Node, ...]:
        """The outcome of a move, and what the next one may cost."""
        missed = result.kind in (*WENT_BACK, TryKind.ALLOWED, TryKind.NOT_YOURS)
        return (*self._came_of(result), *(self._about() if missed else ()), *self._prices())

    def _came_of(self, result: TryResult) -> tuple[Node, ...]:
        rulings = (
            self._ruled(result.ruling)
            if result.ruling is not None and result.kind in (TryKind.REFUSED, TryKind.OTHER_RULE)
            else ()
        )
        answers = tuple(Node(self._wording.move(self._said_aloud(answer)), "»") for answer in result.answers)
        if result.kind is TryKind.GOES_ON:
            brought = self.came_about(result) if answers else ()
            return (Node(self._say("goes-on"), DONE_MARK), *answers, *brought, *self._moves_left())
        if result.kind in WENT_BACK:
            return (Node(self._say("went-back"), GOES_BACK), *self._lost(result), *answers)
        heads = {
            TryKind.REFUSED: "refused-again",
            TryKind.ALLOWED: "allowed",
            TryKind.OTHER_RULE: "other-rule",
            TryKind.NOT_YOURS: "not-yours",
        }
        return (Node(self._say(heads[result.kind]), "✗"), *rulings)

    def _said_aloud(self, answer: ScriptedAnswer) -> Move:
        """A move of another player as the learner hears it, without others' closed cards."""
        if self._run.may_move(answer.move):
            return answer.move
        return self._run.adapter.announced(answer.board.state(), answer.move)

    def _lost(self, result: TryResult) -> Iterator[Node]:
        """The reason why the goal has become impossible."""
        message = self.text(f"lost-{result.lost + 1}") if result.lost >= 0 else ""
        if message:
            yield Node(message)
        else:
            yield Node(self._say("dead-end" if result.kind is TryKind.DEAD_END else "moves-used-up"))
            yield from (Node(self._missed(fact)) for fact in result.missing[:3] if fact.path)

    def _missed(self, fact: FactMissed) -> str:
        """A fact of the goal that does not hold, in words."""
        field = fact.path.rpartition(".")[2]
        return self._say(
            "missed",
            what=path_said(fact.path, self._wording, self._texts),
            found=self._found(field, fact),
            wanted=self._wanted(field, fact),
        )

    def _found(self, field: str, missed: FactMissed) -> str:
        """The value in place of the one a goal asks for; where a change is asked for, its change."""
        first = self._run.at_first.fact(missed.path)
        if is_test(missed.wanted) and CHANGE in missed.wanted and isinstance(first, int):
            return self._changed(missed.found - first)
        return self._say("untold") if missed.found is UNTOLD else self._texts.value_at(field, missed.found)

    def _changed(self, by: int) -> str:
        kind = "more" if by > 0 else "fewer" if by < 0 else "same"
        return self._say(f"wanted-{kind}", than=abs(by))

    def _wanted(self, field: str, missed: FactMissed) -> str:
        """The value that a goal asks for, in words."""
        if not is_test(missed.wanted):
            return self._texts.value_at(field, missed.wanted)
        ((name, bound),) = missed.wanted.items()
        if name == MORE_THAN:
            return self._say("wanted-more_than", than=path_said(bound, self._wording, self._texts))
        if name == CHANGE:
            return self._changed(bound)
        return self._say(f"wanted-{name}", than=self._texts.value_at(field, bound))

    def done(self) -> tuple[Node, ...]:
        """What the learner has learned, and where it is printed."""
        stage = self._run.stage
        rule = stage.rule if stage is not None else ""
        cites = self._wording.cites(rule, *self._wording.printings(self._run.text))
        return (Node(self.text("done"), DONE_MARK, rule, cites), *self._print_cited())

    def came_about(self, result: TryResult) -> tuple[Node, ...]:
        """The events of the learner's move and of the others' moves after it."""
        boards = (*(answer.board for answer in result.answers), self._run.board)
        happenings = [board.state().events for board in boards]
        moments = [
            events for events, before in zip(happenings, [(), *happenings], strict=False) if events != before
        ]
        return tuple(Node(self._event(event), "·") for events in moments for event in events)

    def _event(self, event: Event) -> str:
        """An event; for an amount also the rule under which it was gained or lost."""
        sentence = self._wording.event(event)
        if not (event.rule and event.amount):
            return sentence
        why = self._wording.title(event.rule)
        return self._wording.speech.say("coach/again", what=sentence.rstrip("."), why=why)

    def signs(self) -> tuple[Node, ...]:
        """The signs on this board with their meanings: all in the first lessons of a game, else rare ones."""
        known = lessons_of(self._run.adapter.game.id)
        first = self._run.lesson in known[:SIGNS_TOLD] and not self._run.number
        view = self._run.adapter.view(self._run.adapter.laid_open(self._run.board.state()))
        meanings = (*signs_on(view), *rare_signs_on(view)) if first else tuple(rare_signs_on(view))
        return tuple(Node(f"{sign}  {label(IN_LESSONS.get(says, says))}") for sign, says in meanings)

    def _print_cited(self) -> tuple[Node, ...]:
        """Which printing is cited under another language than the reader's; said once in a game."""
        text, known = self._run.text, lessons_of(self._run.adapter.game.id)
        begun = self._run.lesson is not known[0] or self._run.number
        if begun or text.partition("-")[0] == self._wording.language:
            return ()
        return (Node(self._say("cites-about", text=self._wording.word(f"text-{text}"))),)

    def happened(self, stage: PredictTask, session: Session) -> tuple[Node, ...]:
        """How the number in question adds up, and what happened on the way."""
        tally = session.explain(tally_at(stage.path)) if stage.path else None
        explained = explained_nodes((tally,), self._wording, self._run.text) if tally is not None else ()
        events = self._run.board.state().events if stage.after else ()
        return (*explained, *(Node(self._event(event)) for event in events))

    def wrong(self) -> tuple[Node, ...]:
        """That another choice is right, with the rule on which the stage turns."""
        return (Node(self._say("wrong"), "✗"), *self._rule_of_stage(), *self._about())

    def _rule_of_stage(self) -> tuple[Node, ...]:
        stage = self._run.stage
        return (self._told_of(stage.rule),) if stage is not None else ()

    def _told_of(self, rule: str) -> Node:
        """A rule in a sentence, with where it is printed."""
        says = sentence_of(rule, self._wording, self._run.adapter.game.id)
        return Node(says, "", rule, self._wording.cites(rule, *self._wording.printings(self._run.text)))

    def misplaced(self) -> tuple[Node, ...]:
        """That something else comes first."""
        return (Node(self._say("misplaced"), "✗"),)

    def wrong_rule(self, rule: str) -> tuple[Node, ...]:
        """That another rule forbids the move, with what the chosen one says."""
        return (Node(self._say("wrong-rule"), "✗"), self._told_of(rule))

    def tried_before(self) -> tuple[Node, ...]:
        """That this choice was wrong already."""
        return (Node(self._say("tried-before"), "✗"),)

    def purpose(self, phase: str) -> str:
        """The purpose of a phase, behind its name."""
        key = f"coach.{self._run.adapter.game.id}/{phase}-for"
        speech = self._wording.speech
        return f": {speech.say(key)}" if speech.has(key) else ""

    def hint(self, level: int, placed: int = 0) -> tuple[Node, ...]:
        """A hint: 1 where to look, 2 the rule in a sentence, 3 the move or the answer."""
        return LessonHints(self._run, self._wording, self._texts).hint(level, placed)

    def ruling(self, stage: SpotTask) -> tuple[Node, ...]:
        """The whole ruling on a judged move."""
        return self._ruled(self._run.spotted(stage))

    def _ruled(self, ruling: Ruling) -> tuple[Node, ...]:
        """A ruling; its text is named only where the stage is about one text."""
        stage = self._run.stage
        return ruling_nodes((ruling,), self._wording, named=stage is not None and stage.text is not None)

    def move_to_judge(self, stage: SpotTask) -> str:
        """The move the learner judges, in words."""
        move = self._run.board.read(stage.move)
        return self._wording.move(move) if isinstance(move, Move) else ""
