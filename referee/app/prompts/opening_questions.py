"""Questions before a game: which file, which saved game and how, which lesson or quiz."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.kernel.errors import RefereeError
from engine.kernel.judge import picks_of
from engine.kernel.reasons import Verdict
from referee.app.dialogs.checklist import Checklist, Item
from referee.app.dialogs.choices import ChooseOne, Confirm, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.host import NewGameWanted, Problem, RecordWanted
from referee.app.presenters.lesson_hints import lesson_phrase
from referee.app.prompts.table_questions import TableQuestions
from referee.app.render.area_lines import piece_line
from referee.app.screens.lessons.list import LessonListScreen
from referee.coach.played_questions import QuestionStore, keep_saved_questions, questions_of
from referee.coach.quiz import quiz_of
from referee.coach.rule_knowledge import Knowledge, today
from referee.desk.verification import read_tournament_record
from referee.lessons.reader import taught_games
from referee.record.record_file import SIZE_LIMIT, is_record, is_tournament_record
from referee.record.rejudgement import ImportedRecord, accept_record, import_record
from referee.session.files.named_files import bytes_of
from referee.session.files.table_files import path_and_case, start_and_name
from referee.session.game_setup import state_of
from referee.session.persistence import OpenGame, only_looked_at
from referee.session.registry import adapter_of
from referee.storage.errors import HeldElsewhere, JournalBroken, OlderCopy, StorageError
from referee.storage.games import remove, rename, saved_games
from referee.storage.recovery import Takeover
from referee.words.ruling_text import record_lines, tournament_record_report
from referee.words.speech import label

if TYPE_CHECKING:
    from textual.app import App

    from engine.kernel.decisions import Move
    from engine.kernel.judge import Candidate
    from referee.app.host import Host
    from referee.app.presenters.wording import Wording
    from referee.app.screens.start import StartScreen
    from referee.lessons.progress import LearnerProgress
    from referee.session.session import Session
    from referee.storage.database import Database
    from referee.storage.games import Summary


async def ask_record(host: Host, database: Database, file: Path) -> OpenGame | ImportedRecord | str | None:
    """Judges a record again, shows the result, and asks whether to look at it or keep it.

    Of the record of a tournament it is only told whether it is sound.

    Raises:
        RefereeError: it is not as it was written, or no game can be made of it.
        StorageError: it cannot be kept.
    """
    data = await to_thread(lambda: bytes_of(file.expanduser(), SIZE_LIMIT))
    if is_tournament_record(data):
        return tournament_record_report(read_tournament_record(data), host.wording.speech)[1]
    judged = await to_thread(lambda: accept_record(data))
    summary = "\n".join(record_lines(judged, host.wording.speech))
    deeds = [DialogChoice("look", label("look-at-record"))]
    if not database.read_only:
        deeds.append(DialogChoice("keep", label("keep-record")))
    name = judged.record.about.name
    how = await host.push_screen_wait(ChooseOne(name, tuple(deeds), summary))
    if how == "look":
        return only_looked_at(judged.again.session, name)
    return import_record(database, judged) if how == "keep" else None


async def open_file(start: StartScreen) -> None:
    """Asks for a file and opens it: a record, an export, a case or a position."""
    typed = await start.app.push_screen_wait(AskText(label("which-file"), label("which-file-about")))
    if not typed:
        return
    path, wanted = path_and_case(typed)
    if is_record(path):
        start.post_message(RecordWanted(path))
        return
    try:
        begun, title = start_and_name(path, start.text, wanted, strict=start.strict)
        state_of(begun)
    except RefereeError as error:
        start.remark(_told(error, start.referee.wording))
    else:
        start.post_message(NewGameWanted(title, begun))


def _told(error: RefereeError, wording: Wording) -> str:
    """The error in words; that of a position text with its line and column."""
    from referee.library.fault_writer import OF_TEXT, FaultWriter  # few files are position texts

    of_text = error.says.startswith(OF_TEXT)
    return FaultWriter(wording.language).error(error) if of_text else wording.error(error)


async def rename_game(start: StartScreen, game: Summary) -> None:
    """Asks for another name of a saved game and gives it."""
    name = await start.app.push_screen_wait(AskText(label("new-name"), value=game.name))
    if name and name != game.name:
        _change_games(start, lambda database: rename(database, game.id, name), label("renamed", name=name))


async def delete_game(start: StartScreen, game: Summary) -> None:
    """Asks whether to delete a saved game, which cannot be undone, and deletes it."""
    about = label("delete-about", count=game.count)
    if await start.app.push_screen_wait(Confirm(label("delete-game", name=game.name), about)):
        _change_games(start, lambda database: remove(database, game.id), label("deleted", name=game.name))


def _change_games(start: StartScreen, change: Callable[[Database], object], remark: str) -> None:
    """Changes the saved games and shows them anew with a remark, or with the error."""
    database = start.referee.database
    if database is None:
        return
    try:
        change(database)
    except Problem as error:
        start.remark(start.referee.wording.error(error))
        return
    start.show_games(saved_games(database))
    start.remark(remark)


async def ask_how(host: Host, name: str, error: StorageError) -> dict[str, Any] | None:
    """How to open a saved game that cannot be opened as usual; nothing: it is left alone.

    One held elsewhere can be looked at or taken over, an older copy gone on with, both for a reason;
    of a broken one the sound part is shown or gone on with.
    """
    title = f"{name}: {label('not-as-usual')}"
    if isinstance(error, HeldElsewhere | OlderCopy):
        return await _ask_reason(host, title, error)
    broken = isinstance(error, JournalBroken)
    choices = [DialogChoice("do", label("go-on-sound" if broken else "look-on"))]
    if broken:
        choices.append(DialogChoice("look", label("look-sound")))
    choices.append(DialogChoice("leave", label("leave-it")))
    taken = await host.push_screen_wait(ChooseOne(title, tuple(choices), host.wording.error(error)))
    if taken in (None, "leave"):
        return None
    return {"set_aside": True} if broken and taken == "do" else {"look": True}


async def _ask_reason(host: Host, title: str, error: HeldElsewhere | OlderCopy) -> dict[str, Any] | None:
    """The reason to open a game in spite of an error; looking at it needs none."""
    held = isinstance(error, HeldElsewhere)
    says = {
        "look": label("look-on"),
        "do": label("take-over" if held else "go-on-older"),
        "leave": label("leave-it"),
    }
    choices = tuple(DialogChoice(key, words) for key, words in says.items())
    error_text = host.wording.error(error)
    taken = await host.push_screen_wait(ChooseOne(title, choices, error_text))
    if taken != "do":
        return {"look": True} if taken == "look" else None
    because = await host.push_screen_wait(AskText(label("takeover-why" if held else "older-why"), error_text))
    if not because:
        return None
    return (
        {"takeover": Takeover(because, error.token)}
        if isinstance(error, HeldElsewhere)
        else {"restored": because}
    )


async def open_lessons(app: App[Any], wording: Wording, progress: LearnerProgress) -> None:
    """Opens the lessons of the chosen game; of the only one without asking."""
    games = taught_games()
    game: str | None = games[0]
    if len(games) > 1:
        choices = tuple(DialogChoice(game, wording.game(game)) for game in games)
        game = await app.push_screen_wait(ChooseOne(lesson_phrase(wording, "which-game"), choices))
    if game is not None:
        await app.push_screen(LessonListScreen(game, wording, progress))


class LessonQuestions(TableQuestions):
    """The questions of a lesson, which tell nothing of what would come of an answer."""

    def _checklist(self, choice: Candidate, title: str, ticked: tuple[str, ...]) -> Checklist:
        items = tuple(self._item(choice, id_) for id_ in choice.among)
        none = self._none_said(choice) if choice.least == 0 else ""
        about = self._how_many(choice)
        return Checklist(title, items, self._unjudged, about, ticked, none=none, most=choice.most)

    def _unjudged(self, picks: tuple[str, ...]) -> tuple[str, bool | None]:  # noqa: ARG002 - a checklist gives them
        return lesson_phrase(self._wording, "judged-later"), None

    def _item(self, choice: Candidate, key: str) -> Item:  # noqa: ARG002 - other tables judge it
        piece = self._controller.piece(key)
        return Item(key, self._called(key) if piece is None else piece_line(piece, self._wording))

    async def _foreseen(self, choice: Candidate, title: str) -> Move | None:
        if known := self._known(choice):
            return choice.with_picks((known,))
        choices = tuple(DialogChoice(id_, self._called(id_)) for id_ in choice.among)
        taken = await self._ask(ChooseOne(title, choices))
        return None if taken is None else choice.with_picks((taken,))

    def _known(self, choice: Candidate) -> str:
        """The only card that a hidden one can be; nothing where there is a choice."""
        if any(self._controller.piece(id_) is not None for id_ in choice.among):
            return ""
        session = self._controller.session
        each = picks_of(session.adapter.game, session.state, choice)
        legal = [id_ for id_, ruling in each if ruling.verdict is Verdict.YES]
        return legal[0] if len(legal) == 1 else ""


def look_for_questions(app: Host, game: str) -> None:
    """Keeps the questions of the newest saved games."""
    if app.database is not None:
        store = QuestionStore(app.lessons.file())
        keep_saved_questions(app.database, store, game, today())


async def offer_quiz(app: Host, session: Session, table: str) -> None:
    """Keeps the questions of a finished game, and offers to ask them."""
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
    """Opens the questions due today, of the printing the player names; whether there are any."""
    adapter, speech = adapter_of(game), app.wording.speech
    store, knowledge = QuestionStore(app.lessons.file()), Knowledge(app.lessons.file())
    texts = adapter.game.texts
    if quiz_of(adapter, store, knowledge, text or texts[0], today()) is None:
        return False
    if not text and len(texts) > 1:
        choices = tuple(DialogChoice(text_id, app.wording.word(f"text-{text_id}")) for text_id in texts)
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
