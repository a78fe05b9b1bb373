"""The commands `learn` (lessons, and what was learned as a file) and `examples` (those of the booklets)."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.kernel.errors import RefereeError
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult, stop_listening
from referee.coach.rule_knowledge import Knowledge
from referee.lessons.model import Lesson, LessonFault
from referee.lessons.progress import MOST_STARS, LearnerProgress
from referee.lessons.reader import (
    base_rules,
    example_title,
    expansion_said,
    find_lesson,
    is_expansion,
    lessons_of,
    taught_games,
)
from referee.lessons.texts import LessonTexts, message_key
from referee.session.files.user_data import learning_file, rulebook_file
from referee.session.game_setup import DAMAGED, example_command, find_example, printed_examples
from referee.session.registry import ADAPTERS, adapter_of
from referee.words.messages import folders
from referee.words.speech import Speech


def learn_command(options: Namespace) -> CommandResult:
    """Lists the lessons, opens one, or audits them."""
    games = (options.game,) if options.game else taught_games()
    try:
        if options.check:
            return _audited(games, options.lesson, options.lang)
        if options.export:
            return _exported(Path(options.export), options.lang)
        if options.import_:
            return _imported(Path(options.import_), options.lang)
        if options.list or options.json:
            return _listed(games, options.lang, as_json=options.json)
        return _on_screen(options)
    except RefereeError as error:
        return CommandResult("", UNREADABLE, f"{error_text(error, options.lang)}\n")


def _on_screen(options: Namespace) -> CommandResult:
    """Opens the lessons in the application; without a game, all of them can be chosen from."""
    if options.game:
        _lessons(options.game)
    lesson = find_lesson(options.game, options.lesson).number if options.lesson else ""
    return opened((options.game, lesson) if options.game else None, options)


def opened(wanted: tuple[str, str] | None, options: Namespace) -> CommandResult:
    """Opens a lesson or a worked example on the screen, or in lines where nothing can be drawn."""
    from referee.cli.application import can_draw, too_small

    if options.plain or not can_draw():
        from referee.app.plain.application import talk  # the same deeds, without the screen

        return CommandResult(code=talk(language=options.lang, lesson=wanted or ("", "")))
    trouble = too_small(options.lang)
    if trouble:
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.startup import run_app  # 0.2 s: the screen

    stop_listening()
    return CommandResult(code=run_app(language=options.lang, lesson=wanted))


def error_text(error: RefereeError, language: str) -> str:
    from referee.library.fault_writer import FaultWriter  # 0.03 s, which a list does without

    return FaultWriter(language).error(error)


MOST_BYTES = 10_000_000
"""A file of progress is far smaller."""


class ListedLesson(Struct):
    """A lesson in the list."""

    id: str
    game: str
    title: str
    minutes: int
    teaches: tuple[str, ...]
    languages: tuple[str, ...]
    stars: int = 0


def _listed(games: tuple[str, ...], language: str, *, as_json: bool) -> CommandResult:
    progress = LearnerProgress(learning_file())
    lessons = [
        _entry(game, lesson, language, progress.stars(lesson)) for game in games for lesson in _lessons(game)
    ]
    if as_json:
        document = msgspec.json.encode({"lessons": lessons})
        return CommandResult(msgspec.json.format(document, indent=1).decode() + "\n")
    speech = Speech(language)
    lines = [_line(lesson, speech) for lesson in lessons] or [speech.say("learn/list-none")]
    before = [
        line
        for game in games
        if is_expansion(game)
        for line in (expansion_said(game, speech), *base_rules(game, speech), "")
    ]
    return CommandResult("\n".join((*(before if len(games) == 1 else ()), *lines)) + "\n")


def _lessons(game: str) -> tuple[Lesson, ...]:
    if game not in ADAPTERS:
        adapter_of(game)  # says which games there are; those that are known are not loaded for a list
    return lessons_of(game)


def _entry(game: str, lesson: Lesson, language: str, stars: int) -> ListedLesson:
    spoken = tuple(
        folder
        for folder in folders()
        if LessonTexts(Speech(folder), game).has(message_key(lesson, 0, "title"))
    )
    title = LessonTexts(Speech(language), game).title(lesson)
    return ListedLesson(lesson.id, game, title, lesson.minutes, lesson.teaches, spoken, stars)


def _exported(file: Path, language: str) -> CommandResult:
    """Writes all progress as one new file."""
    speech = Speech(language)
    try:
        with file.open("xb") as opened:
            known = Knowledge(learning_file()).exported()
            opened.write(LearnerProgress(learning_file()).exported(known))
    except OSError as error:
        refusal = speech.say("learn/not-exported", file=str(file), problem=error.strerror or str(error))
        return CommandResult("", UNREADABLE, refusal + "\n")
    return CommandResult(speech.say("learn/exported", file=str(file)) + "\n")


def _imported(file: Path, language: str) -> CommandResult:
    """Adds progress made elsewhere to the progress here."""
    from referee.coach.rule_knowledge import read_export  # its checks are built when it is imported

    speech, here = Speech(language), learning_file()
    try:
        with file.open("rb") as opened:
            export = read_export(opened.read(MOST_BYTES))
    except (OSError, msgspec.DecodeError) as error:
        why = getattr(error, "strerror", None) or speech.say("learn/no-export")
        refusal = speech.say("learn/not-imported", file=str(file), problem=why)
        return CommandResult("", UNREADABLE, f"{refusal}\n")
    if not (LearnerProgress(here).add(export.lessons) and Knowledge(here).add(export.rules)):
        return CommandResult("", UNREADABLE, speech.say("learn/not-kept-here", file=str(here)) + "\n")
    counts = {"lessons": len(export.lessons), "rules": len(export.rules)}
    return CommandResult(speech.say("learn/imported", file=str(file), **counts) + "\n")


def _line(lesson: ListedLesson, speech: Speech) -> str:
    text = speech.say("learn/list-lesson", lesson=lesson.id, title=lesson.title, minutes=lesson.minutes)
    stars = speech.say("learn/list-stars", stars=lesson.stars, most=MOST_STARS) if lesson.stars else ""
    return f"{text}  {stars}".rstrip()


def _audited(games: tuple[str, ...], lesson: str | None, language: str) -> CommandResult:
    """Audits the lessons; exit code 0: no fault, 1: some."""
    from referee.lessons.audit import lesson_faults
    from rulebook.database.store import Rulebook

    book, speech, lines, faulty = Rulebook(rulebook_file()), Speech(language), [], False
    for game in games:
        lessons = _lessons(game)
        wanted = find_lesson(game, lesson).id if lesson else None
        faults = [
            fault
            for fault in lesson_faults(lessons, adapter_of(game), book.has)
            if wanted in (None, fault.lesson)
        ]
        faulty = faulty or bool(faults)
        lines += list(dict.fromkeys(_fault(fault, speech, language) for fault in faults))
        texts = ", ".join(adapter_of(game).game.texts)
        facts = {"game": speech.say(f"games/{game}-short"), "lessons": len(lessons), "texts": texts}
        lines.append(speech.say("learn/audit-done", **facts, faults=len(faults)))
    return CommandResult("\n".join(lines) + "\n", NOT_MET if faulty else DONE)


def _fault(fault: LessonFault, speech: Speech, language: str) -> str:
    where = speech.say(
        "learn/at-stage" if fault.stage else "learn/at-lesson", lesson=fault.lesson, stage=fault.stage
    )
    if fault.text:
        where = speech.say("learn/under", where=where, text=fault.text)
    error = {"error": error_text(fault.error, language)} if fault.error is not None else {}
    sentence = speech.tell("learn", f"fault-{fault.key}", {**fault.facts, **error})
    return speech.say("learn/fault", where=where, fault=sentence)


class ListedExample(Struct):
    """A worked example in the list."""

    game: str
    id: str
    title: str
    about: str
    rules: tuple[str, ...]
    damaged: bool
    command: str


def examples_command(options: Namespace) -> CommandResult:
    """Lists the worked examples, or opens the table of one."""
    try:
        if options.game and options.game not in ADAPTERS:
            adapter_of(options.game)  # says which games there are
        if options.name and not options.json:
            return _example_on_screen(options)
        return _listed_examples(options)
    except RefereeError as error:
        return CommandResult("", UNREADABLE, f"{error_text(error, options.lang)}\n")


def _listed_examples(options: Namespace) -> CommandResult:
    games, speech = (options.game,) if options.game else tuple(ADAPTERS), Speech(options.lang)
    examples = [
        ListedExample(
            game,
            case.id,
            example_title(speech, game, case.id, case.title or case.id),
            example_title(speech, game, f"{case.id}-note", case.note or ""),
            case.rules,
            DAMAGED in case.tags,
            example_command(game, case),
        )
        for game in games
        for case in printed_examples(game)
        if options.name in (None, case.id)
    ]
    if options.json:
        document = msgspec.json.format(msgspec.json.encode({"examples": examples}), indent=1)
        return CommandResult(document.decode() + "\n")
    lines = (
        speech.say("examples/listed", game=example.game, example=example.id, title=example.title)
        for example in examples
    )
    return CommandResult("\n".join(lines) + "\n")


def _example_on_screen(options: Namespace) -> CommandResult:
    case = find_example(options.game, options.name)
    return opened((options.game, case.id), options)
