"""The command `desk`: what is done at one tournament, or looked up in a saved game of it, and told."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from cards.messages import CardsError
from engine.kernel.errors import RefereeError
from referee.app.presenters.repair_words import fault_line, reconciliation_lines
from referee.app.presenters.ruling_tree import Node
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.window_words import WindowWords
from referee.app.presenters.wording import Wording
from referee.cli.command_types import DONE, NOT_MET, UNREADABLE, CommandResult, stop_listening
from referee.cli.desk import questions, tables
from referee.cli.desk.questions import DeskContext
from referee.cli.records.files import record_source
from referee.cli.saved_games import NoGameMeant, the_game
from referee.desk import tournament_actions
from referee.desk.policy.document import default_text
from referee.desk.tournament_journal import tournament_named
from referee.desk.tournament_rows import DeskRefusal
from referee.position.reconciliation import Reconciliation, reconcile
from referee.record.public_journal import session_at_start
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.files.named_files import bytes_given
from referee.session.log.ruled_history import OutcomeKind
from referee.session.log.window_ledger import LedgerWindow, window_ledger
from referee.session.persistence import resume
from referee.session.session import Session
from referee.storage.database import open_database
from referee.storage.errors import StorageError
from referee.words.ruling_text import RuleTitles
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
    """Carries out one use of the desk."""
    speech = Speech(options.lang)
    if not (options.use or options.prepare) or options.use == "open":
        return _screen(options)
    if options.use == "repair":
        from referee.cli.desk.repair import repair_command  # the other uses carry no move out

        return repair_command(options)
    if options.use == "provisional":
        from referee.cli.desk.repair import provisional_command

        return provisional_command(options)
    try:
        return CommandResult("".join(f"{line}\n" for line in _told(options, speech)), DONE)
    except DeskRefusal as refusal:
        return CommandResult("", NOT_MET, f"{speech.error(refusal)}\n")
    except NoGameMeant as unclear:
        return CommandResult("", NOT_MET, f"{unclear.sentence(speech)}\n")
    except (StorageError, RefereeError, CardsError) as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")


def _screen(options: Namespace) -> CommandResult:
    """Opens the screen of the desk, if this terminal can show it."""
    from referee.cli.application import no_screen

    if trouble := no_screen(options.lang):
        return CommandResult("", UNREADABLE, trouble)
    from referee.app.startup import run_app

    stop_listening()
    return CommandResult(code=run_app(desk=options.event, language=options.lang))


def _told(options: Namespace, speech: Speech) -> list[str]:
    if options.use == "policy" and options.file is None:
        return default_text().splitlines()
    if options.use == "window":
        return list(window_lines(options))
    if options.use == "reconcile":
        return list(reconcile_record(options))
    with closing(open_database()) as database:
        if options.prepare:
            from referee.desk.server import prepare

            return list(tables.server_instructions(prepare(database), speech))
        if options.use == "new":
            policy = text_of(options.policy) if options.policy else ""
            journal = tournament_actions.new_tournament(database, options.event, policy)
            context = DeskContext(journal, options, speech)
            return list(tables.begin(context))
        journal = tournament_named(database, options.event)
        journal.refresh()
        return list(USES[options.use](DeskContext(journal, options, speech)))


def text_of(file: str) -> str:
    """The content of a text file.

    Raises:
        Unreadable: it cannot be read.
    """
    return bytes_given(file if file == "-" else str(Path(file)), 256 * 1024).decode("utf-8", "replace")


def window_lines(options: Namespace) -> Iterator[str]:
    """The windows of the last moves, or of one entry, as everybody may know them.

    Raises:
        NoGameMeant: no game and no file is called so.
        DeskRefusal: there is no such entry.
    """
    source = record_source(options.game)
    session = session_at_start(source.journal.header)
    for entry in source.journal.entries:
        session.read(entry)
    if options.entry and options.entry > len(session.lines):
        raise DeskRefusal("no-entry", entry=options.entry, count=len(session.lines))
    windows = window_ledger(session, options.entry or None)
    if options.json:
        yield _in_json(source.name, len(session.lines), windows)
        return
    wording = _wording(session, options.lang)
    for node in WindowWords(session, wording).nodes(windows):
        yield from _lines(node, 0)


def _wording(session: Session, language: str) -> Wording:
    wording = Wording(language)
    game = session.adapter.game.id
    wording.of_game(game)
    wording.names = TableNames(GameController(session, OwnedCards(game)), wording)
    wording.texts, wording.book = session.texts, RuleTitles(language).book
    return wording


def _lines(node: Node, depth: int) -> Iterator[str]:
    """A node and the nodes under it, as lines."""
    mark = f"{node.mark} " if node.mark else ""
    cites = f" [{node.rule}: {node.cites}]" if node.rule else ""
    yield f"{'  ' * depth}{mark}{node.text}{cites}"
    for child in node.children:
        yield from _lines(child, depth + 1)


def _in_json(game: str, entries: int, windows: tuple[LedgerWindow, ...]) -> str:
    document = {"game": game, "entries": entries, "windows": windows}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


LARGEST = 256 * 1024


def reconcile_record(options: Namespace) -> Iterator[str]:
    """The entries and corrections; with a reason they are entered.

    Raises:
        NoGameMeant: no game is called so.
        DeskRefusal: the text tells no table, or one that cannot be.
    """
    text = bytes_given(options.file, LARGEST).decode("utf-8", "replace")
    with closing(open_database()) as database:
        game = the_game(database, options.game).id
        opened = resume(database, game, look=not options.because)
        try:
            session = opened.session
            controller = GameController(session, OwnedCards(session.adapter.game.id, database))
            wording = _table_wording(controller, options.lang)
            try:
                reconciliation = reconcile(controller, text, options.lang)
            except RefereeError as error:
                raise DeskRefusal("told", what=fault_line(error, wording)) from None
            lines = list(reconciliation_lines(reconciliation, session, wording))
            if reconciliation.cannot_be is not None:
                raise DeskRefusal("told", what="\n".join(lines))
            yield from lines
            if options.because and not reconciliation.agrees:
                yield wording.speech.say(
                    "desk/reconciled", count=_entered(controller, reconciliation, options.because)
                )
        finally:
            opened.close()


def _entered(controller: GameController, reconciliation: Reconciliation, because: str) -> int:
    """The number of entries made, all as one input."""
    before = len(controller.session.lines)
    with controller.session.one_input(), controller.session.entering("typed"):
        for move in reconciliation.moves(because):
            if controller.enter(move).kind is not OutcomeKind.DONE:
                controller.session.discard_after(before)
                return 0
    return len(controller.session.lines) - before


def _table_wording(controller: GameController, language: str) -> Wording:
    wording = Wording(language)
    wording.of_game(controller.session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    wording.texts, wording.book = controller.session.texts, RuleTitles(language).book
    return wording
