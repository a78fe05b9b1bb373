"""What is asked before a quiz: the booklet it is judged by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.app.dialogs.choose import ChooseOne, DialogChoice
from referee.coach.knowledge import Knowledge, today
from referee.coach.questions import QuestionStore, keep_saved_questions, questions_of
from referee.coach.quiz import quiz_of
from referee.session.registry import adapter_of

if TYPE_CHECKING:
    from referee.app.host import Host
    from referee.session.session import Session


def look_for_questions(app: Host, game: str) -> None:
    """Keeps the questions of the newest saved games."""
    if app.database is not None:
        store = QuestionStore(app.learning_file())
        keep_saved_questions(app.database, store, game, today())


async def offer_quiz(app: Host, session: Session, table: str) -> None:
    """After a game: its questions are kept, and asked if the player likes."""
    game, store = session.adapter.game.id, QuestionStore(app.learning_file())
    store.add(questions_of(session, table), today())
    say = app.wording.speech.say
    texts = session.texts
    knowledge = Knowledge(app.learning_file())
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
    store, knowledge = QuestionStore(app.learning_file()), Knowledge(app.learning_file())
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
