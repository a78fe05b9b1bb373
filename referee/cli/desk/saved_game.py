"""The uses of the desk that look into a saved game: its windows, and the table that is told whole."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing

import msgspec

from engine.kernel.errors import RefereeError
from referee.app.presenters.repair_lines import fault_line, reconciliation_lines
from referee.app.presenters.rulings import Node
from referee.app.presenters.window_lines import WindowWords
from referee.app.presenters.wording import TableNames, Wording
from referee.cli.records.files import record_source
from referee.cli.saved_games import the_game
from referee.desk.rows import DeskRefusal
from referee.position.reconciliation import Reconciliation, reconcile
from referee.record.public_journal import begun
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.exchanged_files import bytes_given
from referee.session.persistence import resume
from referee.session.replay import body_of
from referee.session.ruled_history import OutcomeKind
from referee.session.session import Session
from referee.session.window_ledger import LedgerWindow, window_ledger
from referee.storage.database import open_database
from referee.words.rulings import RuleTitles


def windows_told(options: Namespace) -> Iterator[str]:
    """The windows of the last acts, or of one entry, as everybody may know them.

    Raises:
        NoGameMeant: no game and no file is called so.
        DeskRefusal: there is no such entry.
    """
    source = record_source(options.game)
    session = begun(source.journal.header)
    for entry in source.journal.entries:
        session.replay(entry.kind, body_of(entry))
    if options.entry and options.entry > len(session.lines):
        raise DeskRefusal("no-entry", entry=options.entry, count=len(session.lines))
    found = window_ledger(session, options.entry or None)
    if options.json:
        yield _in_json(source.name, len(session.lines), found)
        return
    wording = _wording(session, options.lang)
    for node in WindowWords(session, wording).nodes(found):
        yield from _lines(node, 0)


def _wording(session: Session, language: str) -> Wording:
    wording = Wording(language)
    game = session.adapter.game.id
    wording.of_game(game)
    wording.names = TableNames(GameController(session, OwnedCards(game)), wording)
    wording.texts, wording.book = session.texts, RuleTitles(language).book
    return wording


def _lines(node: Node, depth: int) -> Iterator[str]:
    """A node and what stands under it."""
    mark = f"{node.mark} " if node.mark else ""
    cites = f" [{node.rule}: {node.cites}]" if node.rule else ""
    yield f"{'  ' * depth}{mark}{node.text}{cites}"
    for one in node.children:
        yield from _lines(one, depth + 1)


def _in_json(game: str, entries: int, found: tuple[LedgerWindow, ...]) -> str:
    told = {"game": game, "entries": entries, "windows": found}
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode()


LARGEST = 256 * 1024


def reconciled(options: Namespace) -> Iterator[str]:
    """The entries and corrections; with a reason they are entered.

    Raises:
        NoGameMeant: no game is called so.
        DeskRefusal: the text tells no table, or one that cannot be.
    """
    text = bytes_given(options.file, LARGEST).decode("utf-8", "replace")
    with closing(open_database()) as database:
        game = the_game(database, options.game).id
        kept = resume(database, game, look=not options.because)
        try:
            session = kept.session
            controller = GameController(session, OwnedCards(session.adapter.game.id, database))
            wording = _table_wording(controller, options.lang)
            try:
                found = reconcile(controller, text, options.lang)
            except RefereeError as error:
                raise DeskRefusal("told", what=fault_line(error, wording)) from None
            lines = list(reconciliation_lines(found, session, wording))
            if found.cannot_be is not None:
                raise DeskRefusal("told", what="\n".join(lines))
            yield from lines
            if options.because and not found.agrees:
                yield wording.speech.say(
                    "desk/reconciled", count=_entered(controller, found, options.because)
                )
        finally:
            kept.close()


def _entered(controller: GameController, found: Reconciliation, because: str) -> int:
    """How many entries were made, all as one input."""
    before = len(controller.session.lines)
    with controller.session.one_input(), controller.session.entering("typed"):
        for move in found.moves(because):
            if controller.enter(move).kind is not OutcomeKind.DONE:
                controller.session.discard(before)
                return 0
    return len(controller.session.lines) - before


def _table_wording(controller: GameController, language: str) -> Wording:
    wording = Wording(language)
    wording.of_game(controller.session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    wording.texts, wording.book = controller.session.texts, RuleTitles(language).book
    return wording
