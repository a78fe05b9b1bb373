"""The command `desk`: what is asked for, done at one tournament, and told."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from cards.messages import CardsError
from engine.kernel.errors import RefereeError
from referee.cli.command import DONE, NOT_MET, UNREADABLE, CommandResult, stop_listening
from referee.cli.desk import questions, tables
from referee.cli.desk.questions import DeskContext
from referee.cli.saved_games import NoGameMeant
from referee.desk import acts
from referee.desk.journal import tournament_named
from referee.desk.policy.document import default_text
from referee.desk.rows import DeskRefusal
from referee.session.exchanged_files import bytes_given
from referee.storage.database import open_database
from referee.storage.errors import StorageError
from referee.words.speech import Speech

DeskUse = Callable[[DeskContext], Iterator[str]]
USES: dict[str, DeskUse] = {
    "add": tables.add_person,
    "policy": tables.policy,
    "erase": tables.erase,
    "over": tables.over,
    "add-table": tables.add,
    "seat": tables.seat,
    "start": tables.start,
    "extend": tables.extend,
    "note": tables.note,
    "takeover": tables.takeover,
    "call": tables.call,
    "take": tables.take,
    "close": tables.close,
    "ask": questions.ask,
    "rule": questions.rule,
    "appeal": questions.appeal,
    "settle": questions.settle,
    "show": questions.show,
    "penalty": questions.penalty,
    "lift": questions.lift,
    "status": tables.status,
    "export": tables.export,
}
"""What each use does; it yields the lines that are told."""


def desk_command(options: Namespace) -> CommandResult:
    """One use of the desk."""
    speech = Speech(options.lang)
    if not (options.use or options.prepare) or options.use == "open":
        return _screen(options)
    if options.use == "repair":
        from referee.cli.desk.repair import repair_told  # the other uses carry no move out

        return repair_told(options)
    if options.use == "provisional":
        from referee.cli.desk.repair import provisional_told

        return provisional_told(options)
    try:
        return CommandResult("".join(f"{line}\n" for line in _told(options, speech)), DONE)
    except DeskRefusal as refusal:
        return CommandResult("", NOT_MET, f"{speech.error(refusal)}\n")
    except NoGameMeant as unclear:
        return CommandResult("", NOT_MET, f"{unclear.said(speech)}\n")
    except (StorageError, RefereeError, CardsError) as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")


def _screen(options: Namespace) -> CommandResult:
    """The screen of the desk, if this terminal can show it."""
    from referee.cli.app import no_screen

    if trouble := no_screen(options.lang):
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.main import run

    stop_listening()
    return CommandResult(code=run(desk=options.event, language=options.lang))


def _told(options: Namespace, speech: Speech) -> list[str]:
    if options.use == "policy" and options.file is None:
        return default_text().splitlines()
    if options.use == "window":
        from referee.cli.desk.saved_game import windows_told

        return list(windows_told(options))
    if options.use == "reconcile":
        from referee.cli.desk.saved_game import reconciled

        return list(reconciled(options))
    with closing(open_database()) as database:
        if options.prepare:
            from referee.desk.server import prepare

            return list(tables.prepared(prepare(database), speech))
        if options.use == "new":
            policy = text_of(options.policy) if options.policy else ""
            journal = acts.new_tournament(database, options.event, policy)
            context = DeskContext(journal, options, speech)
            return list(tables.begun(context))
        journal = tournament_named(database, options.event)
        journal.refresh()
        return list(USES[options.use](DeskContext(journal, options, speech)))


def text_of(file: str) -> str:
    """A text file.

    Raises:
        Unreadable: it cannot be read.
    """
    return bytes_given(file if file == "-" else str(Path(file)), 256 * 1024).decode("utf-8", "replace")
