"""Lessons in lines: the list of a game, and a lesson whose board is said and whose answers are typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from engine.kernel.view import STEP, View, phase_of
from referee.app.plain.table import PlainTable
from referee.app.presenters.lesson_hints import lesson_phrase, list_note
from referee.app.presenters.offered_moves import may_be_chosen
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.wording import Wording, phase_title
from referee.app.render import glyphs
from referee.app.render.area_lines import BETWEEN, NEIGHBOURS, area_lines, is_owned, row_area
from referee.app.render.board_lines import area_facts
from referee.app.render.row_lines import cell_in_words, cells_of, heading
from referee.app.screens.lessons.lesson import KEYS, LessonParts
from referee.app.screens.lessons.lesson_table import LessonEntry
from referee.app.widgets.move_list import OfferedMove
from referee.lessons.progress import MOST_STARS
from referee.lessons.reader import base_rules, expansion_said, find_lesson, is_expansion, lessons_of
from referee.lessons.texts import LessonTexts
from referee.words.speech import label

if TYPE_CHECKING:
    from engine.kernel.view import ViewArea
    from referee.app.plain.application import PlainReferee
    from referee.lessons.model import Lesson

WIDE = 1000
"""Columns of a line that nothing has to fit into."""
BEFORE = "0"
"""The number that tells what an expansion takes from its base game."""


def board_in_lines(view: View, wording: Wording, able: frozenset[str]) -> Iterator[str]:
    """Every area of a table; ``able``: what may be chosen now, such as the ends of a row."""
    for area in view.areas:
        for line in _area_in_lines(area, view, wording, able):
            yield " ".join(line.split())


def _area_in_lines(area: ViewArea, view: View, wording: Wording, able: frozenset[str]) -> Iterator[str]:
    if area is row_area(view):
        for row in (row for row in area.rows if row.across):
            yield heading(area.badges, len(row.pieces), wording).plain
            yield from (cell_in_words(cell, wording) for cell in cells_of(row, able))
    elif any(row.key == NEIGHBOURS for row in area.rows):
        near = (wording.names(piece.id) for row in area.rows if row.key == NEIGHBOURS for piece in row.pieces)
        stands = area_facts(area, wording)
        yield f"{wording.names(area.name)}: {BETWEEN.join(fact for fact in stands if fact)}"
        yield f"{wording.word(NEIGHBOURS)}: {', '.join(near)}"
    else:
        lines = area_lines(area, wording, WIDE, frozenset())
        yield from (_without_signs(line.whole or line.content.plain) for line in lines)


def _without_signs(line: str) -> str:
    """A card's line with words for kneeling and for what lies under it."""
    text = line.replace(glyphs.KNEELING, "").replace(glyphs.STANDING, "").strip()
    beneath = text.removeprefix(glyphs.UNDER).strip()
    return text if beneath == text else label("row-under", cards=beneath)


class PlainLesson(LessonParts, PlainTable):
    """A lesson in lines."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *KEYS,
        Binding("y", "board", "Board"),
        Binding("q", "leave", "Leave"),
    ]
    DEEDS: ClassVar[tuple[str, ...]] = ("hint", "restart", "why", "board", "rulebook", "help", "leave")

    def __init__(self, lesson: Lesson, host: PlainReferee) -> None:
        super().__init__(lesson, host.wording, host.lessons.learner(), host=host)
        self._list_due = False
        """Whether there are other things to choose from than were said last."""

    # What is said

    def begin_stage(self) -> None:
        """Says the lesson, its board, the task of the stage, and the choices."""
        super().begin_stage()
        count, at = len(self.lesson.stages), self.run_of_lesson.number + 1
        self.notify(f"{self._title()}. {lesson_phrase(self.wording, 'stage', number=at, of=count)}")
        self.action_board()
        self._list_due = True

    def _told_first(self) -> tuple[Node, ...]:
        """The task without the signs, which are said in words here."""
        return self.coach.begins()

    def _title(self) -> str:
        known = lessons_of(self.game)
        place = next((at for at, lesson in enumerate(known, 1) if lesson.id == self.lesson.id), 0)
        game = self.wording.game(self.game, short=True)
        return lesson_phrase(
            self.wording,
            "head",
            game=game,
            number=place,
            of=len(known),
            title=self.texts.title(self.lesson),
        )

    def redraw(self) -> None:
        """Draws the list anew, and says other choices at once."""
        before, offers = self._moves.offers, self._offers()
        self._moves.show_offers(offers)
        self._list_due = self._list_due or bool(self._entries and offers != before)

    def _as_listed(self, entry: LessonEntry) -> str:
        """The choices; numbers to choose from have no line numbers."""
        return entry.says

    def _why_where(self) -> tuple[Node, ...]:
        """Nothing: there is no board to go to."""
        return ()

    def _to_list(self) -> None:
        """Does nothing: there is no cursor."""

    def _say_ruling(self) -> None:
        super()._say_ruling()
        if self._list_due and not self._finished():
            self._list()
        self._list_due = False

    def _list(self) -> None:
        """Says the choices, or the numbered moves."""
        if _are_numbers(self._moves.offers) and self._entries:
            self.notify(", ".join(offer.says for offer in self._moves.offers))
        else:
            self._say(self._moves.lines())

    def _asked(self) -> str:
        if self._finished():
            return label("plain-go-on")
        if self.run_of_lesson.stage is not None:
            return self._goal()
        stars = lesson_phrase(self.wording, "list-stars", stars=self.score.stars, most=MOST_STARS)
        return lesson_phrase(self.wording, "finished", stars=stars)

    def action_board(self) -> None:
        """Says the phase and everything on the table."""
        view, wording = self._seen(self.controller.view), self.wording
        if not any(is_owned(area) for area in view.areas):
            return
        phase = phase_of(view)
        purpose = self.coach.purpose(phase)
        if purpose:
            self.notify(phase_title(phase.partition(STEP)[0]) + purpose)
        self._say(board_in_lines(view, wording, may_be_chosen(self._moves.offers)))

    # What is typed

    async def take(self, typed: str) -> None:
        """Carries out a line; an empty one goes on where nothing else can be done."""
        if not typed and self._finished():
            self._entries[0].take()
        elif not typed:
            self._list()
        elif self._entries and typed.isdecimal():
            await self._typed(typed)
        else:
            await super().take(typed)

    def action_rulebook(self) -> None:
        """Says a rule; without a wish the one on which the stage turns."""
        stage = self.run_of_lesson.stage
        self._host.read_rule(stage.rule if stage is not None else "")

    def leave_for(self, lesson: Lesson) -> None:
        """Opens another lesson in place of this one."""
        self._host.leave_place()
        self._host.open_lesson_in_lines(lesson)

    def action_leave(self) -> None:
        """Goes back to the list; the stage is saved."""
        self._host.leave_place()


def _are_numbers(offers: tuple[OfferedMove, ...]) -> bool:
    return all(offer.says.isdecimal() for offer in offers)


class PlainLessons:
    """The lessons of a game, each with its number and its stars."""

    def __init__(self, game: str, host: PlainReferee) -> None:
        self._game = game
        self._host = host
        host.wording.of_game(game)

    def greet(self) -> None:
        """Says the lessons in their chapters."""
        wording, chapter = self._host.wording, ""
        texts = LessonTexts(wording.speech, self._game)
        self._host.lines.say(lesson_phrase(wording, "lessons", game=wording.game(self._game)))
        self._host.lines.say(list_note(self._game, wording))
        if is_expansion(self._game):
            self._host.lines.say(f"{BEFORE}. {expansion_said(self._game, wording.speech)}")
        for lesson in lessons_of(self._game):
            if lesson.chapter != chapter:
                chapter = lesson.chapter
                self._host.lines.say(texts.say(f"chapter-{chapter}"))
            self._host.lines.say(self._line(lesson, texts))

    def _line(self, lesson: Lesson, texts: LessonTexts) -> str:
        progress, wording = self._host.lessons.learner(), self._host.wording
        stars, stage = progress.stars(lesson), progress.stage(lesson)
        parts = [lesson_phrase(wording, "lesson-about", minutes=lesson.minutes)]
        parts += [lesson_phrase(wording, "list-stars", stars=stars, most=MOST_STARS)] if stars else []
        parts += [lesson_phrase(wording, "stage", number=stage + 1, of=len(lesson.stages))] if stage else []
        return f"{int(lesson.number)}. {texts.title(lesson)} ({', '.join(parts)})"

    def report(self) -> None:
        """Says what can be typed."""
        self._host.lines.say(label("plain-lessons"))

    async def take(self, typed: str) -> None:
        """Opens the lesson of a number; an empty line lists them, ``q`` leaves."""
        known = {str(int(lesson.number)): lesson.number for lesson in lessons_of(self._game)}
        number = typed.lstrip("0") or typed
        if not typed:
            self.greet()
        elif self._host.key_meant(typed, ("q",)) == "q":
            self._host.leave_place()
        elif typed == BEFORE and is_expansion(self._game):
            self._host.lines.say("\n".join(base_rules(self._game, self._host.wording.speech)))
        elif number in known:
            self._host.open_lesson_in_lines(find_lesson(self._game, known[number]))
        else:
            self._host.lines.say(label("plain-no-such", typed=typed))
