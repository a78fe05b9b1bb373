"""The use `desk reconcile`: what makes a saved game agree with a table that is told whole."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing

from engine.kernel.errors import RefereeError
from referee.app.presenters.reconciliation_lines import fault_line, reconciliation_lines
from referee.app.presenters.table_names import TableNames
from referee.app.presenters.wording import Wording
from referee.cli.saved_games import the_game
from referee.desk.errors import DeskRefusal
from referee.position.reconciliation import Reconciliation, reconcile
from referee.session.card_catalogue import OwnedCards
from referee.session.controller import GameController
from referee.session.exchanged_files import bytes_given
from referee.session.persistence import resume
from referee.session.session import OutcomeKind
from referee.storage.database import open_database
from referee.words.rulings import RuleTitles

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
            wording = _wording(controller, options.lang)
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


def _wording(controller: GameController, language: str) -> Wording:
    wording = Wording(language)
    wording.of_game(controller.session.adapter.game.id)
    wording.names = TableNames(controller, wording)
    wording.texts, wording.book = controller.session.texts, RuleTitles(language).book
    return wording
