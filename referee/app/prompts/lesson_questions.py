"""Questions of lessons and quizzes: the game, what a move is made with, the booklet that judges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.judge import picks_of
from engine.kernel.reasons import Verdict
from referee.app.dialogs.checklist import Checklist, Item
from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.app.presenters.lesson_hints import lesson_phrase
from referee.app.prompts.table_questions import TableQuestions
from referee.app.render.area_lines import piece_said
from referee.app.screens.lessons.list import LessonListScreen
from referee.coach.advice import Knowledge, today
from referee.coach.questions import QuestionStore, keep_saved_questions, questions_of
from referee.coach.quiz import quiz_of
from referee.lessons.reader import taught_games
from referee.session.registry import adapter_of

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.session.session import Session


if TYPE_CHECKING:
    from textual.app import App

    from engine.kernel.judge import Candidate
    from engine.kernel.moves import Move
    from referee.app.presenters.wording import Wording
    from referee.lessons.progress import LearnerProgress


async def open_lessons(app: App[Any], wording: Wording, progress: LearnerProgress) -> None:
    """The lessons of the game that is chosen; of the only one without asking."""
    games = taught_games()
    game: str | None = games[0]
    if len(games) > 1:
        choices = tuple(DialogChoice(one, wording.game(one)) for one in games)
        game = await app.push_screen_wait(ChooseOne(lesson_phrase(wording, "which-game"), choices))
    if game is not None:
        await app.push_screen(LessonListScreen(game, wording, progress))


class LessonQuestions(TableQuestions):
    """What a move is made with; what would come of it is for the learner to find out."""

    def _checklist(self, choice: Candidate, title: str, ticked: tuple[str, ...]) -> Checklist:
        items = tuple(self._item(choice, one) for one in choice.among)
        none = self._none_said(choice) if choice.least == 0 else ""
        return Checklist(title, items, self._unjudged, self._how_many(choice), ticked, none=none)

    def _unjudged(self, picks: tuple[str, ...]) -> tuple[str, bool | None]:  # noqa: ARG002 - a checklist gives them
        return lesson_phrase(self._wording, "judged-later"), None

    def _item(self, choice: Candidate, key: str) -> Item:  # noqa: ARG002 - other tables judge it
        piece = self._controller.piece(key)
        return Item(key, self._called(key) if piece is None else piece_said(piece, self._wording))

    async def _foreseen(self, choice: Candidate, title: str) -> Move | None:
        if known := self._known(choice):
            return choice.with_picks((known,))
        choices = tuple(DialogChoice(one, self._called(one)) for one in choice.among)
        taken = await self._ask(ChooseOne(title, choices))
        return None if taken is None else choice.with_picks((taken,))

    def _known(self, choice: Candidate) -> str:
        """What the board tells already of a hidden card: which one it is; nothing where there is a choice."""
        if any(self._controller.piece(one) is not None for one in choice.among):
            return ""
        session = self._controller.session
        each = picks_of(session.adapter.game, session.state, choice)
        legal = [one for one, ruling in each if ruling.verdict is Verdict.YES]
        return legal[0] if len(legal) == 1 else ""


def look_for_questions(app: Host, game: str) -> None:
    """Keeps the questions of the newest saved games."""
    if app.database is not None:
        store = QuestionStore(app.lessons.file())
        keep_saved_questions(app.database, store, game, today())


async def offer_quiz(app: Host, session: Session, table: str) -> None:
    """After a game: its questions are kept, and asked if the player likes."""
    game, store = session.adapter.game.id, QuestionStore(app.lessons.file())
    store.add(questions_of(session, table), today())
    say = app.wording.speech.say
    texts = session.texts
    knowledge = Knowledge(app.lessons.file())
    quiz = quiz_of(session.adapter, store, knowledge, texts[0], today())
    if quiz is None:
        return
    choices = (DialogChoice("now", say("quiz/now")), DialogChoice("later", say("quiz/later")))
    title = say("quiz/offer", count=len(quiz.questions))
    if await app.push_screen_wait(ChooseOne(title, choices)) == "now":
        await open_quiz(app, game, texts[0] if len(texts) == 1 else "")


async def open_quiz(app: Host, game: str, text: str = "") -> bool:
    """The questions due today; whether there are any. Of several printings the player names one."""
    adapter, speech = adapter_of(game), app.wording.speech
    store, knowledge = QuestionStore(app.lessons.file()), Knowledge(app.lessons.file())
    texts = adapter.game.texts
    if quiz_of(adapter, store, knowledge, text or texts[0], today()) is None:
        return False
    if not text and len(texts) > 1:
        choices = tuple(DialogChoice(one, app.wording.word(f"text-{one}")) for one in texts)
        chosen = await app.push_screen_wait(ChooseOne(speech.say("quiz/which-booklet"), choices))
        if chosen is None:
            return True
        text = chosen
    quiz = quiz_of(adapter, store, knowledge, text or texts[0], today())
    if quiz is None:
        return False
    from referee.app.screens.lessons.quiz import quiz_screen  # the tables, which a list does without

    await app.push_screen(quiz_screen(quiz, app.wording, store, knowledge))
    return True
